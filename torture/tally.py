"""What was tried, and what went wrong."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum

SHOWN = 40  # wrongs told in full
BEGIN, END = 300, 900  # characters told of one: an error ends with what it is


class Wrong(StrEnum):
    """The ways in which a bot can fail its players."""

    LOST = "lost"  # something acknowledged is not in the book, or the book does not replay
    LEAKED = "leaked"  # somebody got what they must not know
    UNANSWERED = "left unanswered"  # no answer in time, two answers, or one without a word
    BROKEN = "broken"  # an error of the bot's own, or something done that nobody had a right to


@dataclass(slots=True)
class Tally:
    """Counts, by the words they are printed with."""

    quiet: bool = False
    tried: Counter[str] = field(default_factory=Counter)
    wrongs: list[tuple[Wrong, str]] = field(default_factory=list)

    def wrong(self, kind: Wrong, what: str) -> None:
        self.wrongs.append((kind, what))
        if not self.quiet and len(self.wrongs) <= SHOWN:
            told = what if len(what) <= BEGIN + END else f"{what[:BEGIN]} … {what[-END:]}"
            print(f"!! {kind}: {told}", file=sys.stderr, flush=True)

    def check(self, sound: bool, kind: Wrong, what: str) -> bool:
        """Note it if it is not sound; whether it is."""
        if not sound:
            self.wrong(kind, what)
        return sound

    def say(self, what: str) -> None:
        """How far it has come."""
        if not self.quiet:
            print(what, file=sys.stderr, flush=True)

    def report(self) -> str:
        width = max((len(f"{count:,}") for count in self.tried.values()), default=1)
        lines = [f"  {count:>{width},}  {what}" for what, count in self.tried.items()]
        found = Counter(kind for kind, _ in self.wrongs)
        verdicts = [f"  {found[kind] or 'nothing'} {kind}" for kind in Wrong]
        return "\n".join(["Tried:", *lines, "Found:", *verdicts])
