"""Whom the channel calls, and how: by a new board, by a short reply to the present one, or not at all."""

from __future__ import annotations

from dataclasses import dataclass

from lang.notices import Advised, TableEvent, TookBack
from rules.engine.model import Kind, Seat

from ..play.room import Room
from . import turns

OLD = 50 * 60  # seconds; Discord is sparing with edits of messages older than an hour


@dataclass(frozen=True, slots=True)
class Calls:
    """The people to be called now."""

    board: tuple[Seat, ...] = ()  # by a new board
    aside: tuple[Seat, ...] = ()  # by a short reply to the present one, since an edit calls nobody


def calls(room: Room, *, looking: bool = False) -> Calls:
    """Who is awaited and has not been told so. In a turn its own player is called once; who decides in between is called aside.

    `looking`: the only person at the table has their panel before their eyes. It goes on by itself, and a new message would push it away.
    """
    decision = room.match.decision if room.match and not looking else None
    knows = _undid(room)
    fresh = tuple(seat for seat in room.called if seat in room.awaited_people and seat != knows)
    if not fresh or decision is None:
        return Calls()
    if decision.kind is not Kind.ONE:
        return Calls(board=fresh)
    now = turns.turn(room)
    if now is None or now[1] not in fresh:
        return Calls(aside=tuple(seat for seat in fresh if room.since[seat] > room.row.aside_n))
    return Calls() if now[0] == room.row.turn_called else Calls(board=fresh)


def turn_called(room: Room) -> int:
    """The turn whose player knows that it is theirs, once what the board says now is told."""
    now = turns.turn(room)
    return now[0] if now is not None and now[1] in room.awaited else room.row.turn_called


def turn_begins(room: Room) -> bool:
    """Whether the turn of somebody who is awaited has begun since the board was last told."""
    return turn_called(room) != room.row.turn_called


def wants_board(room: Room, *, looking: bool = False) -> bool:
    """Whether a new message is wanted rather than an edit of the present one."""
    row = room.row
    if row.board is None or row.phase == "over" or row.board_at + OLD < room.store.now():
        return True
    if _turned(room):
        return True
    if room.match and room.match.decision and room.match.decision.kind is Kind.LIVE and row.board_moment == room.match.moment:
        return False  # its buttons are pressed there: it stays in its place
    return bool(calls(room, looking=looking).board)


def aside_is_done(room: Room) -> bool:
    """Whether nobody that the short message called is awaited still."""
    return not any(room.since[seat] <= room.row.aside_n for seat in room.awaited_people)


def _fresh(room: Room) -> list[TableEvent]:
    """What happened besides the game and has not been told."""
    return [news for said in room.recent if said.n > room.row.shown for news in said.news if isinstance(news, TableEvent)]


def _turned(room: Room) -> bool:
    """Whether somebody left, came or stopped the game: a hint or a step back is none of that."""
    return any(not isinstance(news, Advised | TookBack) for news in _fresh(room))


def _undid(room: Room) -> Seat | None:
    """Who has just taken back a step alone, and so knows that it is their turn."""
    last = next(iter(room.recent[-1].news), None) if room.recent and room.recent[-1].n > room.row.shown else None
    return last.seat if isinstance(last, TookBack) and not last.consent else None
