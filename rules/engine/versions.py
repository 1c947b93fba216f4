"""How a rule is mended while games are under way: every table goes on by the rules it was dealt by.

A game declares its changes by name, each with the version it came in. The version lies on the table, so that a rule may ask
`since(table, "F5.5-two-draws")` and keep the few lines of the old way for tables dealt before. New tables play the newest version.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Versioned(Protocol):
    """A table that knows by which version of the rules it was dealt."""

    @property
    def version(self) -> int: ...


class Changes:
    """The changes of a game's rules by name, a name beginning with the paragraph: `Changes({"F5.5-two-draws": 2})`."""

    def __init__(self, came_in: Mapping[str, int]) -> None:
        self._came_in = dict(came_in)
        self.newest = max(self._came_in.values(), default=1)
        if {1, *self._came_in.values()} != set(range(1, self.newest + 1)):
            raise ValueError(f"versions are counted from 1 without a gap: {self._came_in}")

    def since(self, table: Versioned, change: str) -> bool:
        """Whether this table plays by a change; KeyError for one the game does not declare."""
        return table.version >= self._came_in[change]
