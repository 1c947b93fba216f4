"""All chance in the house: a keyed stream of integers that never changes with Python.

`random.Random` only promises a stable `random()`; shuffles may differ between releases
and would corrupt stored games, so the stream is spelled out here.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

X = TypeVar("X")

WORD = 1 << 64


class Dice:
    """The chance of one ply: the same seed and ply always roll the same."""

    __slots__ = ("_key", "_ply", "_seed", "drawn")

    def __init__(self, seed: str, ply: int) -> None:
        self._seed, self._ply = seed, ply
        self._key = b""  # made at the first draw: most plies take none
        self.drawn = 0  # numbers taken so far: a ply that took any cannot be undone freely

    def below(self, n: int) -> int:
        """A fair integer in range(n)."""
        if not 0 < n <= WORD:
            raise ValueError(f"no die has {n} sides")
        self._key = self._key or sha256(self._seed.encode()).digest()
        ceiling = WORD - WORD % n
        while True:
            block = blake2b(f"{self._ply}.{self.drawn}".encode(), key=self._key, digest_size=8)
            self.drawn += 1
            if (roll := int.from_bytes(block.digest(), "big")) < ceiling:
                return roll % n

    def roll(self, dice: int) -> tuple[int, ...]:
        """Rolls this many six-sided dice."""
        return tuple(self.below(6) + 1 for _ in range(dice))

    def shuffled(self, items: Sequence[X]) -> tuple[X, ...]:
        """Fisher-Yates."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)
