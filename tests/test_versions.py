"""A rule may change while games run: each table goes on by the rules it was dealt by, new tables play the newest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fortuna_scenes import ERIC, player, scene
from playing import choose_move, choose_seat
from tables import ALICE, BOB, play_on, with_rooms
from toy import Add, OldToy, Toy

from ai.strategies import Player
from games import GAMES
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import exporting
from lang.notices import Started
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Record, ReplayError, replay, start
from rules.engine.versions import Changes
from rules.fortuna.components import Privilege as P
from rules.fortuna.moves import Advance, Keep
from rules.fortuna.questions import FinishTurn, KeepCards

Install = Callable[[Any], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Put another toy on the shelf: an upgrade of the bot."""
    title = next(iter(GAMES.values()))
    return lambda toy: monkeypatch.setitem(GAMES, "toy", replace(title, player=Player(toy, title.strategy)))


async def opened(rooms: Rooms) -> Room:
    room = await rooms.open("toy", 1, 7, ALICE, "Alice", 1, "en")
    await lobby.join(room, BOB, "Bob", 2)
    return room


# ---------------------------------------------------------------- versions


def test_changes_are_declared_with_the_version_they_came_in() -> None:
    changes = Changes({"a": 2, "b": 3, "c": 3})
    assert changes.newest == 3 and Changes({}).newest == 1
    two = start(Toy(), Record("toy", 2, 1, 2, "x", None))[0].state.table
    assert changes.since(two, "a") and not changes.since(two, "b")
    with pytest.raises(KeyError):
        changes.since(two, "d")
    with pytest.raises(ValueError, match="without a gap"):
        Changes({"a": 3})


@pytest.mark.parametrize(("version", "total"), [(1, 3), (2, 6)])
def test_every_version_is_played_by_its_own_rules(version: int, total: int) -> None:
    match, _ = start(Toy(), Record("toy", version, 1, 2, "seed", None))
    match, _ = match.answer(0, Add(3))
    assert match.state.table.total == total and replay(match.game, match.record) == match


@pytest.mark.parametrize("version", [0, 3])
def test_other_versions_are_not_played(version: int) -> None:
    with pytest.raises(ReplayError, match="toy 1 to 2"):
        start(Toy(), Record("toy", version, 1, 2, "seed", None))


@pytest.mark.parametrize("name", GAMES)
def test_the_version_stays_on_the_table(name: str) -> None:
    """In the text of a position the first version is not written: the positions of old games keep their digest."""
    game = GAMES[name].rules
    match, dice = start(game, Record(name, 1, game.DATA, min(game.SEATS), "deal", game.Options()))[0], Dice("play", 0)
    assert match.state.table.version == 1 and "version" not in codec.dump(match.state.table)
    later = game.setup(min(game.SEATS), game.Options(), game.DATA, Dice("deal", 0), 7)
    match = replace(match, state=later.state)
    for _ in range(12):
        assert match.state.table.version == codec.dump(match.state.table)["version"] == 7
        seat = choose_seat(match, dice)
        match, _ = match.answer(seat, choose_move(match.legal(seat), dice, match))


# ---------------------------------------------------------------- an upgrade


def test_a_table_goes_on_by_the_rules_it_was_dealt_by(tmp_path: Path, install: Install) -> None:
    """A running game is neither frozen nor changed by an upgrade; the export says by which rules it was played, and is verified by them."""
    path = tmp_path / "book"

    async def before(rooms: Rooms) -> None:
        room = await opened(rooms)
        await lobby.start(room, ALICE, 3)
        await room.answer(ALICE, Add(3))

    async def after(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        assert room.dealt().state.table.total == 3 and room.row.version == 1
        await room.answer(BOB, Add(2))
        assert room.dealt().state.table.total == 5
        await play_on(room, 100)
        assert room.row.phase == "over" and '"version": 1' in await exporting.export(room)
        assert exporting.verify(await exporting.export(room))

    install(OldToy())
    with_rooms(path, before)
    install(Toy())
    with_rooms(path, after)


def test_a_lobby_takes_the_rules_of_the_moment_it_starts(tmp_path: Path, install: Install) -> None:
    path = tmp_path / "book"

    async def before(rooms: Rooms) -> None:
        assert (await opened(rooms)).row.version == 1

    async def after(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        await lobby.start(room, ALICE, 3)
        await room.answer(ALICE, Add(3))
        assert room.row.version == 2 and room.dealt().state.table.total == 6
        assert room.recent[0].news[0] == Started(version=2), "the log says by which rules"
        assert (await Rooms(rooms.store).room(room.id)).match == room.match

    install(OldToy())
    with_rooms(path, before)
    install(Toy())
    with_rooms(path, after)


# ---------------------------------------------------------------- Fortuna, version 2


def test_the_first_of_two_draws_was_lost_at_a_table_of_version_one() -> None:
    """F5.5, F6.3: there the question about it can still be answered, with nothing; since version 2 both draws are chosen from."""
    draw = (P.PER_WHEAT, P.PER_VESTAL)
    facts: dict[str, Any] = {"hands": {ERIC: (P.ADVANCE,)}, "tasks": (FinishTurn(), KeepCards(2, 1)), "drawn": draw, "turn": ERIC}
    old, new = (scene(player(ERIC, position=14), version=version, **facts).do(Advance()) for version in (1, 2))
    assert len(old.state.hands[ERIC].drawn) == 3 and new.state.hands[ERIC].drawn[:2] == draw
    for game in (old, new):
        game.do(Keep(game.state.hands[ERIC].drawn[-1:]))
    keeps = [[move for move in game.legal() if isinstance(move, Keep)] for game in (old, new)]
    assert keeps == [[Keep(())], [Keep((card,)) for card in draw]]
    assert old.do(Keep(())).ask == FinishTurn() and new.do(Keep(draw[:1])).ask == FinishTurn()
