"""The chance of imagined games: as fair as that of real ones and much faster, since nobody has to be able to prove it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

from rules.engine.dice import Dice

X = TypeVar("X")


class Chance(Dice):
    """Dice for imagined games. The same seed always rolls the same."""

    __slots__ = ("random",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed, 0)
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        self.drawn += 1
        return int(self.random() * n)

    def pick(self, items: Sequence[X]) -> X:
        return items[int(self.random() * len(items))]

    def leaning(self, worths: Sequence[float], spread: float) -> int:
        """A place, the likelier the more it is worth; a `spread` less is e times less likely."""
        best = max(worths)
        weights = [exp((one - best) / spread) for one in worths]
        mark = self.random() * sum(weights)
        for place, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return place
        return max(range(len(worths)), key=worths.__getitem__)
