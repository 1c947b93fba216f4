"""Which of Discord's shards something belongs to: `0-3/8` are the first four of eight."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

FORM = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)

Condition = tuple[str, tuple[Any, ...]]  # a piece of SQL that begins with AND, or nothing; and its values


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of a bot's shards."""

    first: int
    last: int
    total: int

    @property
    def numbers(self) -> list[int]:
        return list(range(self.first, self.last + 1))

    @property
    def whole(self) -> bool:
        """Whether these are all there are."""
        return (self.first, self.last) == (0, self.total - 1)

    def hold(self, guild: int | None) -> bool:
        """Whether Discord tells one of these of a guild; direct messages (None) go to the first of all."""
        return self.first <= ((guild >> 22) % self.total if guild else 0) <= self.last

    def overlap(self, other: Shards) -> bool:
        return self.first <= other.last and other.first <= self.last

    def where(self, guild: str) -> Condition:
        """`hold` as a condition of an SQL query, to be added to its WHERE: `guild` is the name of the column, which may be NULL."""
        return f" AND (coalesce({guild}, 0) >> 22) % ? BETWEEN ? AND ?", (self.total, self.first, self.last)

    def __str__(self) -> str:
        return f"{self.first}/{self.total}" if self.first == self.last else f"{self.first}-{self.last}/{self.total}"


def shards(text: str) -> Shards:
    """What `--shards` says; ValueError in a sentence if it cannot be."""
    found = FORM.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"“{text}” doesn’t name shards: write 0-3/8 for the first four of eight, or 2/8 for the third.")
    first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < total:
        raise ValueError(f"“{text}”: of {total} shards the numbers go from 0 to {total - 1}, the smaller first.")
    return Shards(first, last, total)


def missing(total: int, running: Iterable[Shards]) -> list[Shards]:
    """The shards that run nowhere, those beside each other as one."""
    there = {number for some in running for number in some.numbers}
    gaps: list[Shards] = []
    for number in range(total):
        if number in there:
            continue
        if gaps and gaps[-1].last == number - 1:
            gaps[-1] = Shards(gaps[-1].first, number, total)
        else:
            gaps.append(Shards(number, number, total))
    return gaps
