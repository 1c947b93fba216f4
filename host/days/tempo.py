"""How long a table waits for somebody before the others may act, and what they may do then. Nothing here reads a clock."""

from __future__ import annotations

from .hours import DAY, HOUR, Quiet
from .waits import Wait

PATIENCE = (24, 48, 96, 168, 0)  # hours of waiting after which a bot may sit in, to choose from; 0: never
USUAL_PATIENCE = 48
PACES = (0, 8, 24, 72)  # hours for a decision, to choose from; 0: no clock
STOCK = {0: 0, 8: 2, 24: 5, 72: 10}  # the stock of extra days that goes with each
GRACE, GRACES = 2 * DAY, 3  # what the others may give, and how often
OFFER, REST = 14 * DAY, 30 * DAY  # of silence: a pause or the end is offered; the table rests


def overdue_at(wait: Wait, patience: int, pace: int, spent: int, quiet: Quiet | None) -> int | None:
    """When the others may let a bot sit in for somebody; None if never."""
    if wait.gone:
        return wait.since
    ends = [end for end in (_patience_ends(wait, patience), _clock_ends(wait, pace, spent, quiet)) if end is not None]
    return max(min(ends), wait.grace) if ends else None


def _patience_ends(wait: Wait, patience: int) -> int | None:
    return wait.start + patience * HOUR if patience else None


def _clock_ends(wait: Wait, pace: int, spent: int, quiet: Quiet | None) -> int | None:
    """When the time for the decision and all that is left of the stock are used up; nights do not count."""
    if not pace:
        return None
    left = pace * HOUR + max(0, STOCK.get(pace, 0) * DAY - spent)
    return quiet.after(wait.start, left) if quiet else wait.start + left


def taken(wait: Wait, now: int, pace: int, quiet: Quiet | None) -> int:
    """How many seconds a decision took from the stock."""
    used = quiet.counted(wait.start, now) if quiet else now - wait.start
    return max(0, used - pace * HOUR) if pace else 0


def silent_since(waits: list[Wait]) -> int:
    """Since when nobody has moved, as far as that counts."""
    return max(wait.start for wait in waits)
