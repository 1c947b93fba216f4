"""Who is writing or editing what everybody sees: one hand at a time, so that no older text arrives last."""

from __future__ import annotations

from asyncio import Lock
from weakref import WeakValueDictionary


class Edits:
    """A press is answered by an edit of its message, unless another edit of it is on its way; the announcer waits for its turn."""

    def __init__(self) -> None:
        self._hands: WeakValueDictionary[int, Lock] = WeakValueDictionary()

    def of(self, number: int) -> Lock:
        """Held by whoever edits this message, or posts for this game."""
        return self._hands.setdefault(number, Lock())
