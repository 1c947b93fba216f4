"""What a holding is worth in spaces of the path, as long as the game still lasts."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from rules.fortuna.components import CAESAR, ROME, Action, Building, Privilege, Side
from rules.fortuna.scoring import points
from rules.fortuna.state import Pieces, Province

from .holding import Costs, Holding, outcomes

PACE = 1.7  # spaces a round
GATE = 0.8  # a space that will be missing at the gate of Rome
LASTING = 1.5  # rounds from which on goods are worth all they can be
FIRM = 0.7  # how much less sure points of C cards are, a round

WATER = (0.5, 0.4, 0.35, 0.25, 0.2)
WHEAT = (0.55, 0.5, 0.35, 0.3, 0.2)
WINE = (0.65, 0.6, 0.5, 0.4, 0.3)
CENTURIONS = (0.8, 0.75, 0.7)
VESTALS = (0.6, 0.5, 0.5)
MONEY = (0.3,) * 4 + (0.24,) * 4 + (0.16,) * 4 + (0.08,) * 8
STORED = 0.1  # what each beyond those is worth
ON_AQUEDUCT = 0.2
DRAWN = (0.0, 1.2, 1.7, 2.1)  # what Privilege cards are worth, by tokens
COIN = 0.01  # ties (F6.5)

SERVED = (0.3, 0.5, 0.5, 0.4)  # what Favours 1-4 bring a turn beyond the goods they cost
OPEN = {2: 0.85, 3: 0.7, 4: 0.6}  # how likely a Favour card is still face up, by players
BUILT = {  # what a building brings at once, and a round; the Palace serves Favour 5
    Building.MARKET: (0.2, 0.05), Building.AQUEDUCT: (0.6, 0.36), Building.PALACE: (0.2, 0.0), Building.BASILICA: (0.1, 0.1),
}  # fmt: skip
BRIBED = 0.8  # Bribery in a turn to come: some card will be worth it

HOPE = {  # what cards may be worth in the end while nothing is decided
    Privilege.VESTAL_OR_CENTURION: 0.8, Privilege.WATER_AND_CUBE: 0.85, Privilege.WHEAT_AND_CUBE: 0.95, Privilege.WINE_AND_CUBE: 1.0,
    Privilege.ADVANCE: 0.95,
    Privilege.PER_BUILDING: 1.3, Privilege.PER_CENTURION: 1.4, Privilege.PER_VESTAL: 2.0, Privilege.MARRIAGE: 1.6,
    Privilege.PER_WHEAT: 0.9, Privilege.PER_WATER: 1.0, Privilege.PER_WINE: 0.9,
    Privilege.PER_THREE_MONEY: 1.2, Privilege.PER_FIVE_MONEY: 1.3,
}  # fmt: skip
PLAYED = frozenset(tuple(HOPE)[:5])  # the A and B cards
MOST = 64  # more cubes than anybody will ever have


@lru_cache(maxsize=64)
def highest(dice: int) -> tuple[float, ...]:
    """How likely the highest of these dice shows 1, 2 ... 6."""
    return tuple([(m / 6) ** dice - ((m - 1) / 6) ** dice for m in range(1, 7)])


@lru_cache(maxsize=1024)
def audience(dice: int, vestals: int, married: bool, palace: bool, seats: int) -> float:
    """What the emperor's favour brings in a round to come (F4.3), the goods given deducted."""
    gains = [*SERVED, float(married) * (1 + palace), float(vestals)]
    chance = OPEN[seats]
    total = 0.0
    for most, likely in enumerate(highest(dice), 1):
        missed = likely
        for gain in sorted(gains[:most], reverse=True):
            total += missed * chance * gain
            missed *= 1 - chance
    return total


class Age:
    """What things are worth while the game lasts `left` rounds after this one."""

    __slots__ = ("barracks", "cellar", "drawn", "firm", "granary", "lasting", "left", "path", "purse", "reservoir", "seats", "temple")

    def __init__(self, left: float, seats: int) -> None:
        self.left, self.seats = left, seats
        self.lasting = min(1.0, left / LASTING)  # which part of their worth goods still have
        self.firm = 1 / (1 + FIRM * left)  # how sure the points of C cards are as they stand
        self.path = tuple([space - GATE * max(0.0, ROME - space - PACE * left) for space in range(CAESAR + 1)])
        self.granary, self.cellar, self.reservoir = self._stores(WHEAT), self._stores(WINE), self._stores(WATER)
        self.barracks, self.temple, self.purse = self._stores(CENTURIONS), self._stores(VESTALS), self._stores(MONEY)
        self.drawn = tuple([(0.5 + 0.5 * self.lasting) * cards for cards in DRAWN])

    def _stores(self, values: tuple[float, ...]) -> tuple[float, ...]:
        """What 0, 1, 2 ... of a kind are worth in all."""
        return (0.0, *accumulate([self.lasting * one for one in (*values, *(STORED,) * MOST)]))

    def goods(self, own: Holding) -> float:
        people = self.barracks[own.centurions] + self.temple[own.vestals]
        cubes = self.granary[own.wheat] + self.cellar[own.wine] + self.reservoir[own.water]
        return people + cubes + (self.lasting * ON_AQUEDUCT if own.aqueduct else 0.0)

    def money(self, own: Holding) -> float:
        return self.purse[own.money] + COIN * own.money

    def prospect(self, own: Holding) -> float:
        """What Vestals, dice, a marriage and buildings will bring."""
        buildings = own.buildings
        total = self.left * audience(own.dice, own.vestals, own.married, Building.PALACE in buildings, self.seats)
        for building in buildings:
            once, often = BUILT[building]
            total += self.lasting * once + self.left * often
        return total

    def scored(self, own: Holding) -> float:
        """The points of the C cards: as they stand, and as one may hope."""
        total, seen = 0.0, None
        for card in own.cards:
            if card not in PLAYED:
                seen = seen or _province(own)
                total += self.firm * points(card, seen) + (1 - self.firm) * HOPE[card]
        return total

    def held(self, own: Holding) -> float:
        """What A and B cards are worth, unplayed."""
        total = 0.0
        for card in own.cards:
            if card in PLAYED:
                total += self.lasting * HOPE[card]
        return total


def _province(own: Holding) -> Province:
    pieces = Pieces(own.water, own.wheat, own.wine, own.vestals, own.centurions, own.dice)
    return Province(Side.BLUE, own.position, own.money, pieces, own.aqueduct, own.married, own.buildings)


@lru_cache(maxsize=512)
def _age(left: float, seats: int) -> Age:
    return Age(left, seats)


def age(lead: int, over: bool, seats: int) -> Age:
    """How far on the game is: by the space of the first on the path, and whether this is the last round."""
    return _age(0.0 if over else max(0.4, (CAESAR - lead) / PACE - 0.5), seats)


@lru_cache(maxsize=8192)
def standing(own: Holding, time: Age) -> tuple[float, ...]:
    """A holding: the path, prospects, goods, coins, points in hand, cards to play."""
    return time.path[own.position], time.prospect(own), time.goods(own), time.money(own), time.scored(own), time.held(own)


@lru_cache(maxsize=2048)
def services(own: Holding, time: Age, prices: Costs) -> dict[Action, float]:
    """What each Action card would bring in a turn to come."""
    before = sum(standing(own, time))
    found: dict[Action, float] = {}
    for action in Action:
        best = before
        for after in outcomes(own, action, prices):
            best = max(best, sum(standing(after, time)))
        found[action] = best - before
    found[Action.CORRUPTION] = max(found[Action.CORRUPTION], BRIBED)
    return found
