"""One press, counted: what is legal is asked once in a position, and a move is played once."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord import InteractionType
from tables import ALICE, BOB, CARL, with_rooms

from cogs.handlers import play
from cogs.ui import ids
from cogs.ui.excuses import explain
from cogs.ui.ids import Verb
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms
from lang.errors import HostError
from rules.engine.match import Match
from rules.engine.model import Refused
from sandbox.component_kinds import walk

GAMES = {"fortuna": (ALICE, BOB), "lutece": (ALICE, BOB), "cesar": (ALICE, BOB), "triumvirat": (ALICE, BOB, CARL)}
BOT: Any = SimpleNamespace(changed=lambda room: None, panels=SimpleNamespace(half_said=lambda room, user: ()))


class NoPanels:
    """Nobody keeps the panels that are shown here."""

    async def opened(self, *shown: Any, **how: Any) -> None:
        pass


class NoEmoji:
    """None has been uploaded."""

    def dress(self, view: Any, language: str, game: str) -> None:
        pass

    def text(self, text: str, language: str, game: str) -> str:
        return text


class Finger:
    """Somebody who presses: an interaction as far as handlers look at it, and the menu it was answered with."""

    numbers = count(10_000)

    def __init__(self, user: int, values: list[str]) -> None:
        self.user, self.id, self.extras = SimpleNamespace(id=user), next(self.numbers), dict[str, Any]()
        self.type, self.message, self.locale, self.data = InteractionType.component, None, "en-GB", {"values": values}
        self.response, self.parts, self.message_id = self, list[dict[str, Any]](), 1
        self.client = SimpleNamespace(panels=NoPanels(), emoji=NoEmoji())

    def is_done(self) -> bool:
        return False

    async def send_message(self, view: Any, **_: Any) -> Finger:
        self.parts = [part for _, part in walk(view.to_components(), ()) if "custom_id" in part]
        return self


async def pressed(room: Room, user: int, custom_id: str, values: list[str]) -> list[dict[str, Any]]:
    """The parts of the menu that answers this press."""
    finger: Any = Finger(user, values)
    press = ids.read(custom_id)
    assert press is not None
    try:
        await play.HANDLERS[press.verb](BOT, finger, room, press)
    except (Refused, HostError) as error:
        await explain(finger, error, room)
    return list(finger.parts)


class Tally:
    """In which positions the legal moves were asked for, and in which a move was played."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.legal, self.answer = list[Match](), list[Match]()
        for name in ("legal", "answer"):
            patch.setattr(Match, name, _counting(getattr(Match, name), getattr(self, name)))

    def press(self, before: Match, after: Match | None) -> tuple[list[int], int]:
        """Since the press before: the inquiries by real position, and how often a move was played in the one that was there.
        What is tried out in an imagined world is not counted."""
        real = {id(match) for match in (before, after) if match is not None}
        asked, played = Counter(map(id, self.legal)), sum(match is before for match in self.answer)
        self.legal.clear()
        self.answer.clear()
        return [count for match, count in asked.items() if match in real], played


def _counting(method: Any, seen: list[Match]) -> Any:
    def counted(match: Match, *given: Any) -> Any:
        seen.append(match)
        return method(match, *given)

    return counted


@pytest.mark.parametrize("game", GAMES)
def test_a_press_asks_once_what_is_legal_and_plays_a_move_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """At most once before the answer and once after it; walking, confirming and being refused alike."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open(game, 1, 7, ALICE, "Alice", 1, "en")
        for other in GAMES[game][1:]:
            await lobby.join(room, other, str(other), other)
        await lobby.start(room, ALICE, 2)
        tally, chance, seen = Tally(monkeypatch), Random(5), Counter[tuple[int, int]]()
        while len(room.entry_rows) < 25:
            user = room.user_at(room.waiting[0])
            assert user is not None
            parts = await pressed(room, user, ids.write(Verb.PLAY, room.id), [])
            assert tally.press(room.playing(), None) == ([1], 0)
            while ways := [part for part in parts if part["custom_id"].split(":")[1] in ("m", "p", "t", "go", "all", "n")]:
                way, before = chance.choice(ways), room.playing()
                values = [option["value"] for option in way.get("options", ())]
                some = chance.sample(values, chance.randint(way["min_values"], way["max_values"])) if values else []
                parts = await pressed(room, user, way["custom_id"], some)
                asked, played = tally.press(before, room.match)
                assert set(asked) <= {1} and played <= 1, (way, some, asked, played)
                seen[len(asked), played] += 1
        assert {played for _, played in seen} >= {1} and (game == "fortuna" or {played for _, played in seen} == {0, 1}), seen

    with_rooms(tmp_path / "book", story)


def test_what_is_pressed_while_the_bot_goes_down_can_be_pressed_again(tmp_path: Path) -> None:
    """Its panel is still there under the sentence: after the restart the same button counts."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        await lobby.start(room, ALICE, 2)
        panel = await pressed(room, ALICE, ids.write(Verb.PLAY, room.id), [])
        walk = next(part["custom_id"] for part in panel if part["custom_id"].startswith("a:m:"))
        move = next(part["custom_id"] for part in await pressed(room, ALICE, walk, []) if part["custom_id"].startswith("a:go:"))
        await rooms.close()
        assert await pressed(room, ALICE, move, []) == panel and not room.dealt().sealed
        room.closing = False
        await pressed(room, ALICE, move, [])
        assert list(room.dealt().sealed) == [room.seat_of(ALICE)]

    with_rooms(tmp_path / "book", story)
