"""What the emperor's favour may bring in the turn under way."""

from __future__ import annotations

from collections import Counter

from rules.fortuna.asks import ChooseFavour, RollDice
from rules.fortuna.pieces import CAESAR, Building, Privilege
from rules.fortuna.table import Favours, Table

from .holding import Holding
from .worth import BARRACKS, CELLAR, GRANARY, RESERVOIR, firm, highest, lasting, path

DRAWN = (0.0, 1.5, 2.1, 2.5)  # what Privilège cards are worth, by tokens
TAX = 0.25  # an Argent


class Emperor:
    """Phase 4 as one player may expect it: his C cards, the Favour cards that are face up, and their tokens."""

    __slots__ = ("favours", "left", "scored")

    def __init__(self, favours: Favours, cards: tuple[Privilege, ...], left: float) -> None:
        self.favours, self.left = favours, left
        counted, sure = Counter(cards), firm(left)
        self.scored = (
            sure * counted[Privilege.PER_WATER], sure * counted[Privilege.PER_WINE], sure * counted[Privilege.PER_WHEAT],
            2 * sure * counted[Privilege.PER_CENTURION],
        )  # fmt: skip

    def gains(self, own: Holding) -> list[float | None]:
        """The best that each Favour card may bring, what is given deducted (F4.3); None if it is out of reach."""
        palace = Building.PALACE in own.buildings
        found = [
            self._free(own, 0.0 if own.aqueduct else self._cost(0, RESERVOIR, own.water, 1), own.aqueduct or own.water > 0),
            self._given(own, 1, CELLAR, own.wine, 2),
            self._given(own, 2, GRANARY, own.wheat, 2),
            self._given(own, 3, BARRACKS, own.centurions, 3),
            self._step(own, 1 + palace) if own.married else None,
            self._step(own, own.vestals) if own.vestals else None,
        ]
        return [
            None if gain is None or not is_open else gain + self.drawn(place)
            for place, (gain, is_open) in enumerate(zip(found, self.favours.open, strict=True))
        ]

    def drawn(self, place: int) -> float:
        """F5.1: the cards for the tokens."""
        return DRAWN[self.favours.tokens[place]] * (0.5 + 0.5 * lasting(self.left))

    def _step(self, own: Holding, steps: int) -> float:
        return path(min(CAESAR, own.position + steps), self.left) - path(own.position, self.left)

    def _cost(self, place: int, stored: tuple[float, ...], has: int, count: int) -> float:
        return lasting(self.left) * (stored[has] - stored[has - count]) + self.scored[place] * count

    def _free(self, own: Holding, cost: float, able: bool) -> float | None:
        return self._step(own, 1) - cost if able else None

    def _given(self, own: Holding, place: int, stored: tuple[float, ...], has: int, most: int) -> float | None:
        counts = range(1, min(has, most) + 1)
        return max((self._step(own, count) - self._cost(place, stored, has, count) for count in counts), default=None)

    def expected(self, own: Holding, dice: tuple[int, ...] = ()) -> float:
        """With these dice, or before the roll."""
        if own.position >= CAESAR:
            return 0.0
        gains, is_open = self.gains(own), self.favours.open
        tax = -TAX if own.money else -1.0 * (own.position > 0)
        best, bests, owes = -9.0, list[float](), False
        for place in range(6):
            owes = owes or is_open[place]
            if (gain := gains[place]) is not None and gain > best:
                best = gain
            bests.append(max(best, tax if owes else 0.0))
        if dice:
            return max(bests[die - 1] for die in dice)
        return sum([likely * each for likely, each in zip(highest(own.dice), bests, strict=True)])


def ahead(table: Table) -> bool:
    """Whether phase 4 of the turn under way is still to come."""
    return any(isinstance(task, (RollDice, ChooseFavour)) for task in table.tasks)
