"""Who gave which answers: the log says when one followed another on a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lang.notices import Automated, Replaced, Returned, SatIn
from rules.engine.model import Seat

from ..book.rows import LogRow
from .reading import happening


@dataclass(slots=True)
class _Sitter:
    """A person on a seat, and the rows of their answers."""

    name: str = ""  # known once a bot has followed them
    rows: set[int] = field(default_factory=set)


def own_rows(rows: Sequence[LogRow], seat: Seat) -> set[int]:
    """The rows that the person who sits here at the end answered themselves: no bot in their stead, nor anybody before them."""
    now: _Sitter | None = _Sitter()  # None: a bot
    gone: list[_Sitter] = []
    for row in rows:
        match happening(row):
            case None if row.seat == seat and now:
                now.rows.add(row.n)
            case Automated(at, before=name) | SatIn(at, before=name) if at == seat and now:
                now.name = name
                gone.append(now)
                now = None
            case Returned(at, name) if at == seat and gone:
                now = next((one for one in reversed(gone) if one.name == name), gone[-1])  # who is called otherwise by now was the last
            case Replaced(at) if at == seat:
                now = _Sitter()
            case _:
                pass
    return now.rows if now else set()
