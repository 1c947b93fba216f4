"""Turns in what the public heard: whose it is now, what came after whose last one, and which of it a board tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import games
import lang
from lang.notices import TableEvent
from lang.recap import NOBODY, Reader, Turn
from rules.engine.model import Seat

from ..record.reading import Said

if TYPE_CHECKING:
    from ..play.room import Room


@dataclass(frozen=True, slots=True)
class Stretch:
    """A turn, and the row of the log in which it began."""

    first: int
    turn: Turn


@dataclass(frozen=True, slots=True)
class Account:
    """What is told: for whom, the rows after which one, the turns in them."""

    reader: Reader
    since: int
    turns: tuple[Turn, ...]
    upshot: Turn | None = None  # what the reader's own last turn came to, before all these

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for turn in self.turns for event in turn.events)


def stretches(said: Sequence[Said], game: str) -> list[Stretch]:
    """The events of these rows, turn by turn; what comes before the first turn is nobody's."""
    begins, found = games.text(lang.LANGUAGES[0], game).turn, list[tuple[int, Seat | None, list[Any]]]()
    for row in said:
        for event in row.news:
            if isinstance(event, TableEvent):
                continue
            seat = begins(event)
            if seat is not None or not found:
                found.append((row.n, seat, []))
            found[-1][2].append(event)
    return [Stretch(first, Turn(seat, tuple(events))) for first, seat, events in found]


def turn(room: Room) -> tuple[int, Seat] | None:
    """The row in which the present turn began, and whose it is; None while nobody has a turn of their own."""
    last = next(reversed(stretches(room.recent, room.row.game)), None)
    return None if last is None or last.turn.seat is None else (last.first, last.turn.seat)


def kept_from(room: Room) -> int:
    """The row after which everything is needed to tell anybody what happened since their last turn, that turn included."""
    told, row = stretches(room.recent, room.row.game), room.row
    if _all_at_once(told):
        return min(row.board_from, row.board_n, *(_untold(room, seat) - 1 for seat in range(row.seats)))
    return min(row.board_from, *(told[max(0, _after_own(told, seat) - 1)].first - 1 for seat in range(row.seats)))


def board(room: Room, since: int) -> Account:
    """What the board tells now: everything since the last turn of the one who is awaited.

    If several are, or nobody has turns in this game, what is new after row `since`; while computer players think, and at the end,
    everything since the last turn of a person.
    """
    told, people = stretches(room.recent, room.row.game), room.awaited_people
    reader = Reader(people[0]) if len(people) == 1 else NOBODY
    if len(people) > 1 or _all_at_once(told):
        return Account(reader, since, _after(room, since))
    persons = [place for place, one in enumerate(told) if one.turn.seat is not None and one.turn.seat not in room.computers]
    start = _after_own(told, people[0]) if people else persons[-1] if persons else 0
    mine = _upshot(room, told[start - 1]) if people and start else None
    return Account(reader, told[start].first - 1, tuple(one.turn for one in told[start:]), mine)


def own(room: Room, seat: Seat) -> Account:
    """What happened since this seat's last turn, for that player alone; where nobody has turns, what came of the round in which they
    answered last."""
    told = stretches(room.recent, room.row.game)
    if _all_at_once(told):
        since = _untold(room, seat)
        return Account(Reader(seat, you=True), since, _after(room, since))
    start = _after_own(told, seat)
    rest, mine = told[start:], _upshot(room, told[start - 1]) if start else None
    turns = tuple(one.turn for one in rest if one.turn.seat != seat)
    return Account(Reader(seat, you=True), rest[0].first - 1, turns, mine)


def all_at_once(room: Room) -> bool:
    """Whether nobody has a turn of their own."""
    told = stretches(room.recent, room.row.game)
    return bool(told) and _all_at_once(told)


def _all_at_once(told: Sequence[Stretch]) -> bool:
    return all(one.turn.seat is None for one in told)


def _after(room: Room, since: int) -> tuple[Turn, ...]:
    return tuple(one.turn for one in stretches([said for said in room.recent if said.n > since], room.row.game))


def _after_own(told: Sequence[Stretch], seat: Seat) -> int:
    """Where in these turns those after this seat's last finished one begin."""
    own = [place for place, one in enumerate(told[:-1]) if one.turn.seat == seat]
    return own[-1] + 1 if own else 0


def _upshot(room: Room, ended: Stretch) -> Turn:
    """What a finished turn came to: whoever played it had no more to decide, and may have seen nothing of it."""
    of_game = games.text(lang.LANGUAGES[0], room.row.game)
    return Turn(ended.turn.seat, tuple(event for event in ended.turn.events if of_game.upshot(event)))


def _untold(room: Room, seat: Seat) -> int:
    """Where all play at once, the row after which a seat is to be told what happened: the one in which the round began that they last
    answered in, once that round is over; while it goes on, the one before their last answer, for that may have led to something."""
    answered, rounds = _answered(room, seat), [said.n for said in room.recent if any(opens(room, event) for event in said.news)]
    if not rounds or answered > rounds[-1]:
        return max(answered - 1, 0)
    return max((n for n in rounds if n < answered), default=0)


def opens(room: Room, event: Any) -> bool:
    """Whether an event begins a round: a new heading in the log."""
    of_game = games.text(lang.LANGUAGES[0], room.row.game)
    return not isinstance(event, TableEvent) and bool(of_game.heading(event, room.names))


def _answered(room: Room, seat: Seat) -> int:
    """The row of a seat's last answer that the public heard of."""
    answers = (said for said in room.recent if said.seat == seat and not any(isinstance(one, TableEvent) for one in said.news))
    return max((said.n for said in answers), default=0)
