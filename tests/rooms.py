"""Rooms without a book: a match of any game as the house sees it, to look at its posts and screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from discord import ui

from host.after.replaying import Reel, scenes
from host.book.store import GameRow, LogRow, SeatRow
from host.play.room import Room
from host.record.reading import Played, Said, public
from host.telling.hearing import Heard
from lang.notices import Started
from rules.engine import codec
from rules.engine.match import Match, unfold

GAME, FIRST_USER = 9_999_999, 10**18  # as long as such numbers get


def room_of(match: Match, names: Sequence[str] | None = None, language: str = "en", recent: Sequence[Said] = ()) -> Room:
    """The room of this match; nothing of it has been told yet."""
    record, over = match.record, match.decision is None
    plain: dict[str, Any] = {field.name: 0 for field in fields(GameRow)} | {
        "id": GAME, "game": record.game, "version": record.version, "data": record.data, "lang": language, "seats": record.seats,
        "options": codec.dumps(record.options), "phase": "over" if over else "playing", "secret": "ab" * 32, "joins": "[]",
        "seed": record.seed, "board": None, "hints": 1,
    }  # fmt: skip
    room = Room(None, GameRow(**plain))  # type: ignore[arg-type]
    seated: dict[str, Any] = {field.name: None for field in fields(SeatRow)} | {"click": 0}
    called = names or [f"Player {seat}" for seat in range(record.seats)]
    room.seats = tuple(SeatRow(**seated | {"seat": n, "user": FIRST_USER + n, "name": name}) for n, name in enumerate(called))
    room.match, room.recent, room.n = match, list(recent), len(record.log) + 1
    room.entry_rows = list(range(2, room.n + 1))
    room.heard = Heard(room.n, room.n, frozenset(match.sealed))
    room.since = dict.fromkeys(room.waiting, room.n)
    return room


def components_of(layout: ui.LayoutView | None) -> list[dict[str, Any]]:
    """The components of a panel, as Discord gets them."""
    assert layout is not None
    found: list[dict[str, Any]] = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py says nothing of it
    return found


def rooms_of(match: Match, names: Sequence[str] | None = None, language: str = "en", since: int = 8) -> Iterator[Room]:
    """The room after every ply of a match, with the news of the last few."""
    news: list[Said] = []
    for place, (entry, after, telling) in enumerate(unfold(match.game, match.record)):
        news.append(Said(place + 1, entry.seat if entry else None, tuple(told.event for told in telling if told.to is None)))
        yield room_of(after, names, language, news[-since:])


def in_another_world(room: Room, match: Match) -> Room:
    """A copy of a room with the same news but another match."""
    return room_of(match, [row.name for row in room.seats], room.row.lang, room.recent)


def played_of(match: Match) -> Played:
    """A match as its rows would be read back: the start, then a row an answer."""
    rows, said = [], []
    for place, (entry, _, telling) in enumerate(unfold(match.game, match.record)):
        seat, news = entry.seat if entry else None, public(telling)
        said.append(Said(place + 1, seat, (Started(match.record.version), *news) if entry is None else news))
        if entry:
            rows.append(LogRow(place + 1, "answer", entry.ply, entry.seat, codec.dumps(entry.move), None, None, 0))
    return Played(match, tuple(rows), tuple(said), Heard(), 0, {}, None, 0)


def reel_of(match: Match) -> Reel:
    """A match to look back at."""
    played = played_of(match)
    return Reel(played.entries, played.said, scenes(played))
