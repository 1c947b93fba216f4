"""What a player of Fortuna has, and what an action may make of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from rules.fortuna.components import BUILDINGS, CAESAR, LIMIT, PURSE, RANKS, Action, Building, Gift, Person, Privilege
from rules.fortuna.state import Province, Table
from rules.fortuna.steps.actions import DOWRY, HUSH_MONEY, WEDDING

Costs = tuple[int, ...]  # of the buildings, in their order
CROP = 2  # cubes that Water Supply, Harvest and Grape Harvest bring


class Holding(NamedTuple):
    """A province with the Privilege cards in hand, as far as they are known."""

    position: int
    money: int
    water: int
    wheat: int
    wine: int
    vestals: int
    centurions: int
    dice: int
    aqueduct: bool
    married: bool
    buildings: tuple[Building, ...]
    cards: tuple[Privilege, ...]

    def earn(self, money: int) -> Holding:
        """What exceeds 20 is lost (F1.2)."""
        return self._replace(money=min(PURSE, self.money + money))

    def advance(self, steps: int) -> Holding:
        return self._replace(position=min(CAESAR, self.position + steps))

    def pour(self, count: int) -> Holding:
        """Less Water by `count`, that of the Aqueduct first: it comes again (F2.2)."""
        first = count > 0 and self.aqueduct
        return self._replace(aqueduct=self.aqueduct and not first, water=self.water - count + first)


def holding(own: Province, cards: tuple[Privilege, ...] = ()) -> Holding:
    has = own.pieces
    return Holding(
        own.position, own.money, has.water, has.wheat, has.wine, has.vestals, has.centurions, has.dice,
        own.aqueduct, own.married, own.buildings, cards,
    )  # fmt: skip


def costs(table: Table) -> Costs:
    return tuple([table.options.cost(building) for building in BUILDINGS])


def outcomes(own: Holding, action: Action, prices: Costs) -> Iterator[Holding]:
    """What an action may lead to (F3), the stock aside; nothing if it can do nothing."""
    match action:
        case Action.WATER_SUPPLY:
            yield own._replace(water=own.water + CROP)
        case Action.HARVEST | Action.VINTAGE:
            yield from _crops(own, action)
        case Action.WHEAT_TRADE:
            yield from (sold(own, False, count) for count in range(1, own.wheat + 1))
        case Action.WINE_TRADE:
            yield from (sold(own, True, count) for count in range(1, own.wine + 1))
        case Action.CENTURIONS:
            yield from _hires(own, Person.CENTURION, own.centurions)
        case Action.VESTALS:
            yield from _hires(own, Person.VESTAL, own.vestals)
        case Action.CEREMONY:
            if own.vestals and own.dice < LIMIT:
                yield own._replace(vestals=own.vestals - 1, dice=own.dice + 1)
        case Action.FAMILY:
            yield from _family(own)
        case Action.CONSTRUCTION:
            sites = zip(BUILDINGS, prices, strict=True)
            yield from (built(own, building, cost) for building, cost in sites if buildable(own, building, cost))
        case Action.CORRUPTION:
            yield own.earn(HUSH_MONEY)
        case Action.FORTUNA:
            if own.position < CAESAR:
                yield own.advance(1)
        case _:
            assert_never(action)


def _crops(own: Holding, action: Action) -> Iterator[Holding]:
    """F3.2, F3.3."""
    for water in range(own.water + own.aqueduct + 1):
        yield reaped(own.pour(water), action is Action.VINTAGE, CROP + water)


def reaped(own: Holding, wine: bool, count: int) -> Holding:
    return own._replace(wine=own.wine + count) if wine else own._replace(wheat=own.wheat + count)


def sold(own: Holding, wine: bool, count: int) -> Holding:
    """F3.4, F3.5."""
    price = (3 if wine else 2) + (Building.MARKET in own.buildings)
    return reaped(own, wine, -count).earn(price * count)


def _hires(own: Holding, person: Person, owned: int) -> Iterator[Holding]:
    """F3.6, F3.7."""
    for count in range(1, LIMIT - owned + 1):
        if (after := hired(own, person, count)).money < 0:
            return
        yield after


def hired(own: Holding, person: Person, count: int, *, free: bool = False) -> Holding:
    if person is Person.VESTAL:
        cost = 0 if free else sum(RANKS[person][own.vestals : own.vestals + count])
        return own._replace(vestals=own.vestals + count, money=own.money - cost)
    cost = 0 if free else sum(RANKS[person][own.centurions : own.centurions + count])
    return own._replace(centurions=own.centurions + count, money=own.money - cost)


def _family(own: Holding) -> Iterator[Holding]:
    """F3.9."""
    if own.married:
        yield from (received(own, gift) for gift in Gift)
    elif own.money >= WEDDING:
        yield own._replace(married=True, money=own.money - WEDDING)


def received(own: Holding, gift: Gift) -> Holding:
    return own.earn(DOWRY) if gift is Gift.MONEY else reaped(own, gift is Gift.WINE, 1)


def buildable(own: Holding, building: Building, cost: int) -> bool:
    """F3.10."""
    if building in own.buildings or len(own.buildings) >= LIMIT or cost > own.money:
        return False
    return own.married or building is not Building.PALACE


def built(own: Holding, building: Building, cost: int) -> Holding:
    return own._replace(buildings=(*own.buildings, building), money=own.money - cost)
