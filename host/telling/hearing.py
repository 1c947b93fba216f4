"""What of the log the public may know: not that somebody answers again under seal, nor that they withdraw an answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from lang.notices import LogEvent, TookBack, Withdrew
from rules.engine import codec
from rules.engine.match import Match
from rules.engine.model import Seat

from ..book.store import LogRow


@dataclass(frozen=True, slots=True)
class Heard:
    """How far the public has heard a log. A number that anybody else can read is made of `rows`, never of a row's own number."""

    rows: int = 0  # how many rows the public knows of
    last: int = 0  # the number of the last of them
    answered: frozenset[Seat] = frozenset()  # who has answered the present question under seal, be it withdrawn since

    def hears(self, row: LogRow) -> bool:
        """Whether the public hears of this row, coming next. A row with a digest has opened the seal, or lies under none."""
        if row.kind == "answer":
            return row.digest is not None or row.seat not in self.answered
        return not isinstance(_happening(row), Withdrew)

    def after(self, row: LogRow) -> Heard:
        """What has been heard with this row, coming next."""
        if not self.hears(row):
            return self
        heard = replace(self, rows=self.rows + 1, last=row.n)
        if row.kind == "answer":
            return replace(heard, answered=self.answered | {row.seat or 0} if row.digest is None else frozenset())
        return replace(heard, answered=frozenset()) if isinstance(_happening(row), TookBack) else heard


def _happening(row: LogRow) -> LogEvent:
    happening: LogEvent = codec.loads(LogEvent, row.body)
    return happening


def awaited(match: Match, heard: Heard) -> tuple[Seat, ...]:
    """Whom the table is told a match is waiting for.

    Who withdraws an answer under seal is awaited again, but nobody else learns it while others have not answered
    yet. Once all the others have, nothing else could explain why the seal stays shut: then the call names them.
    """
    waiting = tuple(sorted(match.waiting))
    return tuple(seat for seat in waiting if seat not in heard.answered) or waiting


def listen(rows: Iterable[LogRow]) -> dict[int, Heard]:
    """What had been heard after each row of a log that the public heard of, by its number."""
    found, heard = {}, Heard()
    for row in rows:
        if heard.hears(row):
            found[row.n] = heard = heard.after(row)
    return found
