"""The bot of today at the tables of an earlier one: its games go on, its lobbies start, its buttons are answered."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest
from old_hall import Button, OldHall, old_book, old_hall
from test_wire_games import play_on
from wire import PATIENCE, SAY, Hall, Table, Taste, at_random, is_verb, offered, pick, public

from host.record import exporting

LOOKS = ("play", "hand", "rules", "why", "n", "no", "options", "computer")  # what changes nothing


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> OldHall:
    return old_hall(tmp_path_factory.mktemp("world"))


@pytest.fixture(scope="module")
def hall(old: OldHall, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    data = tmp_path_factory.mktemp("data")
    with closing(sqlite3.connect(old_book(data))) as book, book:
        book.execute("DELETE FROM settings")  # the server has forgotten its commands
    with Hall(data, world=old.world) as hall:
        yield hall


def table(hall: Hall, old: OldHall, name: str) -> Table:
    """The old table of this name, with its people."""
    found = Table(hall, old.world.channels[old.tables[name]["channel"]])
    found.people = [old.world.people[person] for person in old.tables[name]["people"]]
    found.alice, found.bob, found.carl = found.people
    return found


async def pressed(t: Table, one: Button) -> str:
    """What the bot answers to an old button."""
    message = t.board if one.message is None else t.channel.messages[one.message]
    act = t.world.people[one.person].forge_press(message, one.custom_id, one.values[: one.least] or None)
    await act.outcome()
    await t.done(act)
    return act.content


def verb(one: Button) -> str:
    return one.custom_id.split(":")[1]


def buttons(old: OldHall, name: str, *verbs: str) -> list[Button]:
    return [one for one in old.buttons if one.channel == old.tables[name]["channel"] and verb(one) in verbs and not one.disabled]


async def one_move(t: Table, taste: Taste) -> None:
    """Somebody who is awaited makes a move by the buttons of today."""
    before = len(t.answers)
    live = [part["custom_id"] for part in t.board.buttons if is_verb(part, "live") and part["custom_id"].endswith("Ready")]
    if live:
        await t.awaited[0].click(t.board, live[0])
    else:
        screen = await t.menu(t.awaited[0])
        while len(t.answers) == before:
            screen = await pick(t.awaited[0], screen, taste(list(offered(screen))))
    await t.world.until(lambda: len(t.answers) > before, PATIENCE)


def test_nothing_is_frozen_and_looking_is_answered(hall: Hall, old: OldHall) -> None:
    """Play, hand, rules and pages of menus: no old button has expired."""

    async def story(t: Table) -> None:
        for name in old.tables:
            there = table(hall, old, name)
            looks = [one for one in old.buttons if one.channel == there.channel.id and verb(one) in LOOKS and not one.disabled]
            for one in looks:
                if there.boards or one.message:
                    said = await pressed(there, one)
                    assert said != SAY.expired_form(), one
        assert hall.book("SELECT count(*) FROM games WHERE phase = 'playing'") == [(4,)]

    hall.live(story)


@pytest.mark.parametrize("name", ["cesar", "fortuna", "lutece", "triumvirat"])
def test_an_old_menu_makes_its_move(hall: Hall, old: OldHall, name: str) -> None:
    """Some old button leads to a move, and then the game goes on by new ones."""

    async def story(_: Table) -> None:
        t = table(hall, old, name)
        before, moves = len(t.answers), buttons(old, name, "m", "s", "t", "live")
        while len(t.answers) == before:
            one = moves.pop(0)
            assert await pressed(t, one) != SAY.expired_form(), one
        made = len(t.answers)
        await pressed(t, one)
        assert len(t.answers) == made or verb(one) == "live", "the moment has passed"
        for n in range(3):
            await t.delivered()
            await t.boarded(lambda _: bool(t.awaited))
            await one_move(t, at_random(n))

    hall.live(story)


def test_an_old_proposal_is_declined(hall: Hall, old: OldHall) -> None:
    async def story(_: Table) -> None:
        t = table(hall, old, "cesar")
        (decline,) = buttons(old, "cesar", "decline")
        await pressed(t, decline)
        assert hall.book("SELECT count(*) FROM petitions WHERE game = ?", t.game) == [(0,)]

    hall.live(story)


def test_old_lobbies_fill_and_start(hall: Hall, old: OldHall) -> None:
    """By the options chosen there before."""

    async def story(_: Table) -> None:
        t = table(hall, old, "lobby")
        (start,) = buttons(old, "lobby", "start")
        await pressed(t, start)
        await t.boarded(lambda _: bool(t.awaited))
        assert '"ordered":true' in hall.book("SELECT options FROM games WHERE id = ?", t.game)[0][0]
        t = table(hall, old, "empty_lobby")
        (join,) = buttons(old, "empty_lobby", "join")
        await t.bob.forge_press(t.channel.messages[join.message or ""], join.custom_id)
        await t.alice.forge_press(t.channel.messages[join.message or ""], join.custom_id.replace("join", "start"))
        await t.boarded(lambda _: True)
        await t.delivered()

    hall.live(story)


def test_a_finished_game_is_played_again(hall: Hall, old: OldHall) -> None:
    async def story(_: Table) -> None:
        t = table(hall, old, "finished")
        exported = await t.alice.slash("game export", t.channel)
        assert exported.message and exported.message.attachments
        (rematch,) = buttons(old, "finished", "rematch")
        message = t.channel.messages[rematch.message or ""]
        again = public(await t.alice.forge_press(message, rematch.custom_id))
        assert any(part["custom_id"].startswith("a:join:") for part in again.buttons)

    hall.live(story)


@pytest.mark.parametrize("name", ["cesar", "fortuna", "lutece", "triumvirat"])
def test_an_old_game_is_played_to_its_end_and_is_sound(hall: Hall, old: OldHall, name: str) -> None:
    """By the buttons of today; what the first release wrote of it verifies together with the rest."""

    async def story(_: Table) -> None:
        t, chance = table(hall, old, name), Random(11)
        seated = hall.book("SELECT user_id FROM seats WHERE game = ? AND level IS NULL AND until IS NULL", t.game)
        sitting = {str(user) for (user,) in seated}
        people = [person for person in t.people if person.id in sitting]
        while not t.over:
            await play_on(t, people, chance)
        exported = t.alice.slash("game export", t.channel)
        await t.done(exported)
        assert exported.message and exporting.verify(exported.message.attachments[0].data.decode())

    hall.live(story, within=500)
