"""A game whose record is broken, over the wire: everybody is told, and with everybody's consent it goes on from its last turn."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, button, first, host_error, is_verb, offered, opened_hall, pick, press, shown

from lang.errors import Frozen
from lang.notices import AskResume, Resumed

hall = opened_hall()
BREAK = "UPDATE log SET body = '{}' WHERE game = ? AND n = (SELECT min(n) FROM log WHERE game = ? AND kind = 'answer')"


@at_table
async def test_a_broken_game_goes_on_from_its_last_turn(t: Table) -> None:
    t.hall.expected.add("a game does not replay")
    await t.turns()
    for _ in range(2):
        await t.delivered()
        await t.answer(t.awaited[0], first)
    await t.delivered()
    game, board, asked = t.game, t.board, t.awaited
    await t.bot.stop()
    t.hall.book(BREAK, game, game)
    await t.bot.start()
    told = shown(await press(t.alice, board, "play"))
    assert told.content == host_error(Frozen("DecodeError", mendable=True))
    stranger = await press(t.carl, board, "play")
    assert stranger.message is None or not any(is_verb(part, "resume") for part in stranger.message.buttons)
    await press(t.alice, told, "resume")
    await t.world.until(lambda: any(is_verb(part, "agree") for m in t.channel.messages.values() for part in m.buttons), PATIENCE)
    question = next(m for m in t.channel.messages.values() if any(is_verb(part, "agree") for part in m.buttons))
    assert question.content == SAY.proposal(AskResume(0), "Alice", [t.bob.mention])
    await t.bob.click(question, button(question, "agree"))
    await t.boarded(lambda latest: SAY.happened(Resumed(0, 0), ()) in latest.content)
    assert t.awaited == asked and question.content == SAY.proposal_granted(AskResume(0))
    proof = (await t.alice.slash("game proof", t.channel)).content
    assert SAY.proof_since(1, False) in proof
    screen = await t.menu(asked[0])
    await pick(asked[0], screen, first(list(offered(screen))))
