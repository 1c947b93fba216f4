"""How each person fared in a finished game: a pure reading of its log. What counts for the ranking is decided here, and nowhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from lang.notices import Advised, Automated, Replaced, Resigned, Returned, SatIn, Stopped
from rules.engine.model import HOUSE, Seat, Sheet

from ..play.lobby import LEVELS
from ..record.archive import Archive
from ..record.reading import Played, happening
from . import deeds

OWN = 0.75  # so large a share of a seat's answers must be somebody's own; a bot, or somebody before them, gave the rest


@dataclass(frozen=True, slots=True)
class Holder:
    """Who sat on a seat, in the order in which they sat down there."""

    seat: Seat
    user: int
    name: str
    level: str | None  # of a bot
    sits_for: int | None = None  # whom it will give the seat back to


@dataclass(frozen=True, slots=True)
class Result:
    """One person's game: the place they came in, and whether that counts for the ranking."""

    user: int
    seat: Seat
    place: int
    points: int | None
    rated: bool
    resigned: bool
    level: str | None  # how strong the strongest bot was, where they met bots alone
    deeds: tuple[str, ...]

    @property
    def won(self) -> bool:
        return self.place == 1


@dataclass(frozen=True, slots=True)
class _Part:
    """What one holder of a seat did in a game."""

    holder: Holder
    answers: int
    of: int  # answers of the seat in all
    resigned: bool
    stayed: bool  # until the end

    @property
    def own(self) -> bool:
        return self.answers >= OWN * self.of


def results(written: Archive, played: Played, holders: Sequence[Holder]) -> list[Result]:
    """A result for everybody who stayed to the end or resigned; none of a game that was ended by consent, or by a moderator, nor of
    one that went on from a turn of another."""
    if isinstance(played.ended_by, Stopped) or written.row.onward:
        return []
    sheet, parts = played.match.game.sheet(played.match.state.table), _parts(written, holders)
    people = [part for part in parts if part.holder.level is None and (part.stayed or part.resigned)]
    if not sheet.ending and written.row.seats > 2:  # everybody has resigned: there is nothing to compare
        return []
    made = [_result(part, sheet, written.row.game, written.row.seats) for part in people]
    rated = {result.user for part, result in zip(people, made, strict=True) if part.resigned or part.own}
    counts = len(rated) > 1 and not written.row.friendly and not _advised(written)
    level = _strongest(parts) if len(people) == 1 else None
    return [replace(result, rated=counts and result.user in rated, level=level) for result in made]


def _result(part: _Part, sheet: Sheet, game: str, seats: int) -> Result:
    seat = part.holder.seat
    if part.resigned:
        place = seats
    elif sheet.ending is None:  # the other of two has resigned
        place = 1
    else:
        place = sheet.ranks[seat]
    earned = deeds.of_game(game, sheet, seat) if sheet.ending and not part.resigned else ()
    return Result(part.holder.user, seat, place, None if part.resigned else sheet.totals[seat], False, part.resigned, None, earned)


def _parts(written: Archive, holders: Sequence[Holder]) -> list[_Part]:
    """What everybody did who sat at the table to the end, or resigned."""
    parts = []
    queues = [[holder for holder in holders if holder.seat == seat] for seat in range(written.row.seats)]
    for queue, seat in zip(queues, _followed(written, queues), strict=True):
        kept = queue[seat.now].sits_for  # whose seat it still is, though a bot sits in for them
        ends = max((place for place, holder in enumerate(queue) if holder.user == kept), default=seat.now)
        for place, holder in enumerate(queue):
            gone = place in seat.left and (place == ends or holder.user != queue[ends].user)  # unless they came back
            if place == ends or gone:
                own = sum(seat.answers[other] for other, it in enumerate(queue) if it.user == holder.user)
                parts.append(_Part(holder, own, seat.answers.total(), gone, not gone))
    return parts


@dataclass(slots=True)
class _Chair:
    """A seat through a game, its holders by their place in the queue: who sits there now, who has resigned, who gave how many answers."""

    now: int = 0
    left: set[int] = field(default_factory=set)
    answers: Counter[int] = field(default_factory=Counter)


def _followed(written: Archive, queues: Sequence[Sequence[Holder]]) -> list[_Chair]:
    """The log says when one followed another."""
    chairs = [_Chair() for _ in queues]
    for row in written.rows:
        match happening(row):
            case None if row.fate == "stands" and row.seat != HOUSE:
                chair = chairs[row.seat or 0]
                chair.answers[chair.now] += 1
            case Resigned(seat):
                chairs[seat].left.add(chairs[seat].now)
            case Automated(seat) | SatIn(seat) | Returned(seat) | Replaced(seat):
                chairs[seat].now = min(chairs[seat].now + 1, len(queues[seat]) - 1)
            case _:
                pass
    return chairs


def _advised(written: Archive) -> bool:
    return any(isinstance(happening(row), Advised) for row in written.rows)


def _strongest(parts: Sequence[_Part]) -> str | None:
    levels = [part.holder.level for part in parts if part.holder.level]
    return max(levels, key=LEVELS.index, default=None)
