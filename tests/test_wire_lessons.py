"""Somebody learns a game in direct messages, leaves it, and takes it up again after a restart."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, choose, first, opened_hall, press, public, shown

from host.lessons import LESSONS
from lang.lesson import lesson
from rules.triumvirat.components import RomeForm
from rules.triumvirat.moves import CallRome
from sandbox import Interaction, Message

hall = opened_hall()


async def told(t: Table, act: Interaction, *words: str) -> Message:
    """The private message once it says this: its picture may take a while to draw."""
    await t.world.until(lambda: act.message is not None and all(word in act.message.text for word in words), PATIENCE)
    return shown(act)


WORDS = lesson("en", "triumvirat")


@at_table
async def test_a_lesson_in_direct_messages_outlives_a_restart(t: Table) -> None:
    (registered,) = [command for command in t.hall.world.commands[None] if command["name"] == "learn"]
    assert registered["integration_types"] == [0, 1] and registered["contexts"] == [0, 1, 2], "no server is needed, nor the bot in one"
    screen = shown(await t.alice.slash("learn", t.alice.dm))
    assert SAY.lessons_which() in screen.text
    screen = await told(t, press(t.alice, screen, "learn", "triumvirat"), WORDS[0].say)
    screen = await told(t, press(t.alice, screen, "learn"), WORDS[1].say)
    answer = WORDS[1].answer(CallRome(RomeForm.LEGIONS))  # another move is answered, and not played
    screen = await told(t, choose(t.alice, screen, "CallRome/legions"), WORDS[1].say, answer)
    screen = await told(t, choose(t.alice, screen, "CallRome/gold"), WORDS[2].say)
    assert await t.bot.stop(within=PATIENCE) == 0
    await t.bot.start(within=PATIENCE)
    screen = await told(t, choose(t.alice, screen, "Load/3/&/March/1"), WORDS[3].say)  # an old message still answers
    screen = await told(t, t.alice.slash("learn", t.alice.dm, game="triumvirat"), WORDS[3].say)  # and it is taken up where it was
    assert screen.attachments, "a step is never without its picture"
    for said in WORDS[4:]:
        skip = next(part for part in screen.buttons if part["label"] == SAY.BUTTONS["learn_skip"])
        screen = await told(t, t.alice.click(screen, skip["custom_id"]), said.say)
    assert t.hall.book("SELECT game, step FROM lessons WHERE user_id = ?", t.alice.id) == [("triumvirat", LESSONS["triumvirat"].last)]
    lobby = public(await press(t.alice, screen, "newtable"))
    assert lobby.channel is t.alice.dm and SAY.BUTTONS["computer"] in {part["label"] for part in lobby.buttons}


@at_table
async def test_the_game_of_a_channel_is_offered_first_and_forced_on_nobody(t: Table) -> None:
    await t.open()
    screen = shown(await t.bob.slash("learn", t.channel))
    games = [part["custom_id"].rpartition(":")[2] for part in screen.buttons]
    assert SAY.lessons_which() in screen.text and games[0] == "cesar" and set(games) == set(LESSONS)


@at_table
async def test_a_lesson_is_played_on_alone_in_direct_messages(t: Table) -> None:
    """The table stands in the learner's direct messages wherever they pressed; it is played, ended and replaced there."""
    for command in ("game", "rules", "help", "learn"):
        (registered,) = [one for one in t.hall.world.commands[None] if one["name"] == command]
        assert registered["integration_types"] == [0, 1], "who has the bot for themselves may play in its direct messages"
    mine = Table(t.hall, t.bob.dm)
    first_step, *steps = lesson("en", "cesar")
    screen = await told(t, t.bob.slash("learn", t.channel, game="cesar"), first_step.say)
    for said in steps:
        onward = next(part for part in screen.buttons if part["label"] in (SAY.BUTTONS["learn_skip"], SAY.BUTTONS["next"]))
        screen = await told(t, t.bob.click(screen, onward["custom_id"]), said.say)
    await told(t, press(t.bob, screen, "playon"), "/@me/")
    board = await mine.boarded(lambda board: t.bob.mention in board.content)
    assert not t.boards, "nothing of it in the channel"
    assert len(mine.boards) == 1, "nor a second copy of the hand"
    await told(t, press(t.bob, screen, "playon"), f"/@me/{mine.channel.id}/{board.id}")
    await mine.answer(t.bob, first)
    await mine.delivered()
    assert len(mine.hall.book("SELECT n FROM log WHERE game = ? AND kind = 'answer'", mine.game)) > 1
    assert (await t.bob.slash("game hand", t.bob.dm)).message is not None
    sure = shown(await t.bob.slash("game end", t.bob.dm))
    await press(t.bob, sure, "end")
    await mine.boarded(lambda _: mine.over)
    again = public(await t.bob.slash("game rematch", t.bob.dm))
    assert "Livia" in again.text and again.channel is t.bob.dm
