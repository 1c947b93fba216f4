"""What the emperor's favour may bring in the turn under way."""

from __future__ import annotations

from functools import lru_cache

from rules.fortuna.components import CAESAR, Building, Privilege
from rules.fortuna.questions import ChooseFavour, RollDice
from rules.fortuna.state import Favours, Table

from .holding import Holding
from .worth import Age, highest

TAX = 0.25  # a coin
OUT_OF_REACH = -9.0


class Emperor:
    """Phase 4 as one player may expect it: the C cards in hand, the Favour cards that are face up, and their tokens."""

    __slots__ = ("_known", "favours", "scored", "time")

    def __init__(self, favours: Favours, cards: tuple[Privilege, ...], time: Age) -> None:
        self.favours, self.time = favours, time
        self._known: dict[tuple[Holding, tuple[int, ...]], float] = {}
        count = cards.count
        self.scored = (
            time.firm * count(Privilege.PER_WATER), time.firm * count(Privilege.PER_WINE), time.firm * count(Privilege.PER_WHEAT),
            2 * time.firm * count(Privilege.PER_CENTURION),
        ) if cards else (0.0, 0.0, 0.0, 0.0)  # fmt: skip

    def _gain(self, own: Holding, place: int) -> float:
        """The best that a Favour card may bring, what is given deducted (F4.3)."""
        match place:
            case 0:
                if own.aqueduct:
                    return self._step(own, 1) - self.scored[0]
                return self._given(own, 0, self.time.reservoir, own.water, 1)
            case 1:
                return self._given(own, 1, self.time.cellar, own.wine, 2)
            case 2:
                return self._given(own, 2, self.time.granary, own.wheat, 2)
            case 3:
                return self._given(own, 3, self.time.barracks, own.centurions, 3)
            case 4:
                return self._step(own, 1 + (Building.PALACE in own.buildings)) if own.married else OUT_OF_REACH
            case _:
                return self._step(own, own.vestals) if own.vestals else OUT_OF_REACH

    def _step(self, own: Holding, steps: int) -> float:
        path, position = self.time.path, own.position
        return path[min(CAESAR, position + steps)] - path[position]

    def _given(self, own: Holding, place: int, stored: tuple[float, ...], has: int, most: int) -> float:
        best, path, position, each = OUT_OF_REACH, self.time.path, own.position, self.scored[place]
        base = path[position] + stored[has]
        for count in range(1, min(has, most) + 1):
            gain = path[min(CAESAR, position + count)] - base + stored[has - count] - each * count
            if gain > best:
                best = gain
        return best

    def drawn(self, place: int) -> float:
        """F5.1: the cards for the tokens."""
        return self.time.drawn[self.favours.tokens[place]]

    def expected(self, own: Holding, dice: tuple[int, ...] = ()) -> float:
        """With these dice, or before the roll."""
        found = self._known.get((own, dice))
        if found is None:
            found = self._known[own, dice] = self._expect(own, dice)
        return found

    def _expect(self, own: Holding, dice: tuple[int, ...]) -> float:
        if own.position >= CAESAR:
            return 0.0
        tax = -TAX if own.money else -float(own.position > 0)
        best, bests = 0.0, list[float]()
        owes = False
        for place, is_open in enumerate(self.favours.open):
            if is_open:
                gain = self._gain(own, place) + self.drawn(place)
                best = max(best if owes else tax, gain)
                owes = True
            bests.append(best)
        if dice:
            return max([bests[die - 1] for die in dice])
        total = 0.0
        for likely, each in zip(highest(own.dice), bests, strict=True):
            total += likely * each
        return total


@lru_cache(maxsize=128)
def emperor(favours: Favours, cards: tuple[Privilege, ...], time: Age) -> Emperor:
    """What the Favours are worth to this hand; kept as long as neither the Favour cards nor the hand change."""
    return Emperor(favours, cards, time)


def ahead(table: Table) -> bool:
    """Whether phase 4 of the turn under way is still to come."""
    return any(isinstance(task, (RollDice, ChooseFavour)) for task in table.tasks)
