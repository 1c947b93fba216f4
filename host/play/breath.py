"""Which answers of the log came of one press. Only the first of them carries its number; the others follow in the same breath."""

from __future__ import annotations

from collections.abc import Sequence

from ..book.store import LogRow

SAME_PRESS = 10  # seconds, at most, between two answers of one press; a standing order lets more pass before it answers


def begins(rows: Sequence[LogRow | None]) -> int | None:
    """The place of the row by which the press began that led to the last of these; None if no press is known to have."""
    for place in range(len(rows) - 1, -1, -1):
        row, before = rows[place], rows[place - 1] if place else None
        if row is None or row.click is not None:
            return None if row is None else place
        if before is None or row.at - before.at > SAME_PRESS:
            return None
    return None
