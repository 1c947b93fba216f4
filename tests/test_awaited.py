"""Who is awaited is known in one place: pictures show whom the table is told it waits for, and work out nothing of it themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playing import playout
from rooms import room_of

from games import GAMES
from host.play.room import Room
from host.telling import posts
from lang.notices import Stopped
from rules.engine.match import Match
from rules.engine.model import Kind

RENDER = Path(__file__).resolve().parent.parent / "render"
SEALED = [name for name in GAMES if name != "triumvirat"]  # the games in which several answer in secret


def told(monkeypatch: pytest.MonkeyPatch, room: Room) -> list[int]:
    """The seats that the picture of a room's board shows as awaited."""
    drawn: list[list[int]] = []
    title = GAMES[room.row.game]

    class Watched:
        def board(self, table: Any, names: Any, marks: Any, text: Any, awaited: Any) -> bytes:
            drawn.append(list(awaited))
            return title.painter.board(table, names, marks, text, awaited)

    monkeypatch.setattr(posts, "painter", lambda room: Watched())
    assert posts.board(room, 0, "ab" * 32).pictures[0].draw()
    return drawn[0]


def first_sealed(name: str) -> Match:
    seats = max(GAMES[name].rules.SEATS)
    return next(match for match in playout(GAMES[name].rules, seats, "sealed") if match.decision and match.decision.kind is Kind.SEALED)


@pytest.mark.parametrize("name", SEALED)
def test_whoever_has_answered_under_seal_is_not_shown_as_awaited(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = first_sealed(name)
    first, *others = sorted(match.waiting)
    after = match.answer(first, match.legal(first)[0])[0]
    assert told(monkeypatch, room_of(match)) == [first, *others]
    assert told(monkeypatch, room_of(after)) == others


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_awaited_once_a_game_is_over_finished_or_not(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = list(playout(GAMES[name].rules, 2, "over"))
    for match in (played[len(played) // 2], played[-1]):
        room = room_of(match)
        room.row = replace(room.row, phase="over")
        room.ended_by = Stopped("Alice", moderator=True)
        assert told(monkeypatch, room) == []


def _asks(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        if isinstance(node, ast.expr) and name in ("decision", "waits"):
            yield f"{path.relative_to(RENDER)}:{node.lineno}"


def test_no_picture_asks_the_rules_whose_turn_it_is() -> None:
    assert [where for path in sorted(RENDER.rglob("*.py")) for where in _asks(path)] == []
