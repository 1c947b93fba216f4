"""What a holding is worth in spaces of the path, as long as the game still lasts."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from rules.fortuna.pieces import CAESAR, ROME, Action, Building, Privilege, Side
from rules.fortuna.play.ending import points
from rules.fortuna.table import Pieces, Province

from .holding import Costs, Holding, outcomes

PACE = 1.7  # spaces a round
GATE = 0.8  # a space that will be missing at the gate of Rome
LASTING = 1.5  # rounds from which on goods are worth all they can be
FIRM = 0.3  # how much less sure points of C cards are, a round

WATER = (0.4, 0.35, 0.3, 0.2, 0.15)
WHEAT = (0.55, 0.5, 0.35, 0.3, 0.2)
WINE = (0.6, 0.55, 0.45, 0.35, 0.3)
CENTURIONS = (0.75, 0.65, 0.55)
VESTALS = (0.15, 0.1, 0.05)
MONEY = (0.3,) * 4 + (0.24,) * 4 + (0.16,) * 4 + (0.08,) * 8
STORED = 0.1  # what a cube beyond those is worth

SERVED = (0.5, 0.8, 0.8, 1.0)  # what Favours 1-4 bring a turn beyond the goods they cost
OPEN = {2: 0.85, 3: 0.7, 4: 0.6}  # how likely a Favour card is still face up, by players
BUILT = {  # what a building brings at once, and a round; the Palais serves Favour 5
    Building.MARKET: (0.2, 0.2), Building.AQUEDUCT: (0.1, 0.32), Building.PALACE: (0.0, 0.0), Building.BASILICA: (0.2, 0.3),
}  # fmt: skip

HOPE = {  # what cards may be worth in the end while nothing is decided
    Privilege.VESTAL_OR_CENTURION: 0.8, Privilege.WATER_AND_CUBE: 0.85, Privilege.WHEAT_AND_CUBE: 0.95, Privilege.WINE_AND_CUBE: 1.0,
    Privilege.ADVANCE: 0.95,
    Privilege.PER_BUILDING: 2.4, Privilege.PER_CENTURION: 2.6, Privilege.PER_VESTAL: 3.6, Privilege.MARRIAGE: 2.6,
    Privilege.PER_WHEAT: 1.6, Privilege.PER_WATER: 1.6, Privilege.PER_WINE: 1.6,
    Privilege.PER_THREE_MONEY: 2.0, Privilege.PER_FIVE_MONEY: 2.2,
}  # fmt: skip
PLAYED = frozenset(tuple(HOPE)[:5])  # the A and B cards


def stores(values: tuple[float, ...], most: int = 64) -> tuple[float, ...]:
    """What so many are worth in all."""
    return (0.0, *accumulate((*values, *(STORED,) * most)))


GRANARY, CELLAR, RESERVOIR = stores(WHEAT), stores(WINE), stores(WATER)
BARRACKS, TEMPLE, PURSES = stores(CENTURIONS), stores(VESTALS), stores(MONEY, 1)


@lru_cache(maxsize=64)
def highest(dice: int) -> tuple[float, ...]:
    """How likely the highest of so many dice shows 1, 2 ... 6."""
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


def rounds(lead: int, over: bool) -> float:
    """How many rounds the game may last after this one."""
    return 0.0 if over else round(max(0.4, (CAESAR - lead) / PACE - 0.5), 1)


def lasting(left: float) -> float:
    """Which part of their worth goods still have."""
    return min(1.0, left / LASTING)


def path(position: int, left: float) -> float:
    """Spaces; those that will be missing at the gate of Rome count more (F6.5)."""
    return position - GATE * max(0.0, ROME - position - PACE * left)


def goods(own: Holding, left: float) -> float:
    stored = GRANARY[own.wheat] + CELLAR[own.wine] + RESERVOIR[own.water] + 0.2 * own.aqueduct
    return lasting(left) * (stored + BARRACKS[own.centurions] + TEMPLE[own.vestals])


def money(own: Holding, left: float) -> float:
    return lasting(left) * PURSES[own.money] + 0.01 * own.money


def prospect(own: Holding, left: float, seats: int) -> float:
    """What vestals, dice, a marriage and buildings will bring."""
    total = left * audience(own.dice, own.vestals, own.married, Building.PALACE in own.buildings, seats)
    for building in own.buildings:
        once, often = BUILT[building]
        total += lasting(left) * once + left * often
    return total


def firm(left: float) -> float:
    """How sure the points of C cards are as they stand."""
    return 1 / (1 + FIRM * left)


def scored(own: Holding, left: float) -> float:
    """The points of the C cards: as they stand, and as one may hope."""
    sure, total, seen = firm(left), 0.0, None
    for card in own.cards:
        if card not in PLAYED:
            seen = seen or _province(own)
            total += sure * points(card, seen) + (1 - sure) * HOPE[card]
    return total


def _province(own: Holding) -> Province:
    pieces = Pieces(own.water, own.wheat, own.wine, own.vestals, own.centurions, own.dice)
    return Province(Side.BLUE, own.position, own.money, pieces, own.aqueduct, own.married, own.buildings)


def held(own: Holding, left: float) -> float:
    """What A and B cards are worth, unplayed."""
    return sum([lasting(left) * HOPE[card] for card in own.cards if card in PLAYED])


def worth(own: Holding, left: float, seats: int) -> float:
    """All of it but the path."""
    return goods(own, left) + money(own, left) + prospect(own, left, seats) + scored(own, left) + held(own, left)


@lru_cache(maxsize=16384)
def services(own: Holding, left: float, seats: int, prices: Costs) -> dict[Action, float]:
    """What each Action card would bring in a turn to come."""
    before = path(own.position, left) + worth(own, left, seats)
    found: dict[Action, float] = {}
    for action in Action:
        gains = [path(after.position, left) + worth(after, left, seats) - before for after in outcomes(own, action, prices)]
        found[action] = max(0.0, *gains) if gains else 0.0
    found[Action.CORRUPTION] = max(found[Action.CORRUPTION], 0.8)
    return found


