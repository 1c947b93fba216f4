"""A game whose record is broken, over the wire: everybody is told, and with everybody's consent it goes on from its last turn."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, button, first, host_error, is_verb, offered, opened_hall, pick, press, shown

from lang.en.interface.ending import proof_since
from lang.errors import Frozen, NobodyHears
from lang.notices import AskResume, Resumed
from sandbox import Message
from sandbox.model import BOT_PERMISSIONS, VIEW

hall = opened_hall()
BREAK = "UPDATE log SET body = '{}' WHERE game = ? AND n = (SELECT min(n) FROM log WHERE game = ? AND kind = 'answer')"


async def broken(t: Table) -> None:
    """A game under way whose record does not replay any more."""
    t.hall.expected.add("a game does not replay")
    await t.turns()
    for _ in range(2):
        await t.delivered()
        await t.answer(t.awaited[0], first)
    await t.delivered()
    await t.bot.stop()
    t.hall.book(BREAK, t.game, t.game)
    await t.bot.start()


async def question_in_channel(t: Table) -> Message:
    await t.world.until(lambda: any(is_verb(part, "agree") for m in t.channel.messages.values() for part in m.buttons), PATIENCE)
    return next(m for m in t.channel.messages.values() if any(is_verb(part, "agree") for part in m.buttons))


@at_table
async def test_a_question_asked_in_a_direct_message_stands_in_the_channel(t: Table) -> None:
    """Who presses in their DM asks the whole table all the same; if its channel is shut, they are told that nobody hears."""
    await broken(t)
    letter = next(one for one in t.alice.dm.messages.values() if one.attachments)
    told = shown(await t.alice.forge_press(letter, f"a:play:{t.game}"))
    t.world.set_bot_permissions(t.channel, VIEW)
    refused = await press(t.alice, told, "resume")
    assert refused.text == host_error(NobodyHears(int(t.channel.id)))
    t.world.set_bot_permissions(t.channel, BOT_PERMISSIONS)
    asked = await t.alice.forge_press(letter, f"a:resume:{t.game}")
    question = await question_in_channel(t)
    assert question.content == SAY.proposal(AskResume(0), "Alice", [t.bob.mention]) and SAY.proposal_asked() in asked.text
    await t.bob.click(question, button(question, "agree"))
    await t.boarded(lambda latest: SAY.happened(Resumed(0, 0), ()) in latest.content)


@at_table
async def test_a_broken_game_goes_on_from_its_last_turn(t: Table) -> None:
    await broken(t)
    board, asked = t.board, t.awaited
    told = shown(await press(t.alice, board, "play"))
    assert told.content == host_error(Frozen("DecodeError", mendable=True))
    stranger = await press(t.carl, board, "play")
    assert stranger.message is None or not any(is_verb(part, "resume") for part in stranger.message.buttons)
    await press(t.alice, told, "resume")
    question = await question_in_channel(t)
    assert question.content == SAY.proposal(AskResume(0), "Alice", [t.bob.mention])
    await t.bob.click(question, button(question, "agree"))
    await t.boarded(lambda latest: SAY.happened(Resumed(0, 0), ()) in latest.content)
    assert t.awaited == asked and question.content == SAY.proposal_granted(AskResume(0))
    proof = (await t.alice.slash("game proof", t.channel)).content
    assert proof_since(1, False) in proof
    screen = await t.menu(asked[0])
    await pick(asked[0], screen, first(list(offered(screen))))
