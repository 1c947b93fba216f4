"""Somebody learns a game in direct messages, leaves it, and takes it up again after a restart."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, choose, host_error, opened_hall, press, shown

from host.lessons import LESSONS
from lang.errors import OnlyInServers
from lang.lesson import lesson

hall = opened_hall()
WORDS = lesson("en", "triumvirat")


@at_table
async def test_a_lesson_in_direct_messages_outlives_a_restart(t: Table) -> None:
    (registered,) = [command for command in t.hall.world.commands[None] if command["name"] == "learn"]
    assert registered["integration_types"] == [0, 1] and registered["contexts"] == [0, 1, 2], "no server is needed, nor the bot in one"
    screen = shown(await t.alice.slash("learn", t.alice.dm))
    assert SAY.lessons_which() in screen.text
    screen = shown(await press(t.alice, screen, "learn", "triumvirat"))
    assert WORDS[0].say in screen.text
    screen = shown(await press(t.alice, screen, "learn"))
    assert WORDS[1].say in screen.text
    screen = shown(await choose(t.alice, screen, "CallRome/legions"))
    assert WORDS[1].say in screen.text and WORDS[1].instead in screen.text, "another move is answered, and not played"
    screen = shown(await choose(t.alice, screen, "CallRome/gold"))
    assert WORDS[2].say in screen.text
    assert await t.bot.stop(within=PATIENCE) == 0
    await t.bot.start(within=PATIENCE)
    screen = shown(await choose(t.alice, screen, "March/1"))
    assert WORDS[3].say in screen.text, "an old message still answers"
    screen = shown(await t.alice.slash("learn", t.alice.dm, game="triumvirat"))
    assert WORDS[3].say in screen.text, "and the lesson is taken up where it was"
    for said in WORDS[4:]:
        skip = next(part for part in screen.buttons if part["label"] == SAY.BUTTONS["learn_skip"])
        screen = shown(await t.alice.click(screen, skip["custom_id"]))
        assert said.say in screen.text
    assert t.hall.book("SELECT game, step FROM lessons WHERE user_id = ?", t.alice.id) == [("triumvirat", LESSONS["triumvirat"].last)]
    assert host_error(OnlyInServers()) in (await press(t.alice, screen, "newtable")).text
