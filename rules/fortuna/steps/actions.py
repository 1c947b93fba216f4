"""F3: the twelve actions; when they can do nothing (F2.5), and what they ask for."""

from __future__ import annotations

from typing import assert_never

from rules.engine.model import Seat

from .. import paragraphs as p
from ..components import (
    BUILDINGS,
    CAESAR,
    CLOCK,
    LIMIT,
    PLOT,
    PURSE,
    RANKS,
    Action,
    Building,
    Cube,
    Die,
    Gift,
    Person,
)
from ..desk import Desk
from ..events import Cause, DieGained, Executed, Married, Means, Took
from ..questions import ChooseBribe, ChooseBuilding, ChooseGift, ConvertWater, HirePeople, SellGoods
from ..refusals import (
    BribeOnOwnSide,
    BuiltAlready,
    CannotExecute,
    Hindrance,
    NoBribeMoney,
    NoCopyLeft,
    PalaceNeedsMarriage,
    Reason,
    ThreeBuildings,
    TooExpensive,
)
from ..state import Pieces, Province, Table
from .privileges import arrive, walk

WEDDING, DOWRY, HUSH_MONEY, BRIBE = 3, 3, 2, 1  # coins of F3.9 and F3.11


def price_each(cube: Cube, buildings: tuple[Building, ...]) -> int:
    """How many coins a cube is sold for: Wheat 2, Wine 3, with a Market one more (F3.4, F3.5)."""
    return (2 if cube is Cube.WHEAT else 3) + (Building.MARKET in buildings)


def price(person: Person, owned: int, count: int) -> int:
    """What hiring this many costs, by the ranks filled (F3.6, F3.7)."""
    return sum(RANKS[person][owned : owned + count])


def hindrance(table: Table, seat: Seat, action: Action, paid: int = 0, lent: int = 0) -> Hindrance | None:
    """Why an action could do nothing (F2.5) once coins are `paid` and Centurions are `lent`; None if it can."""
    own, stock = table.provinces[seat], table.stock
    has, money = own.pieces, own.money - paid
    match action:
        case Action.WATER_SUPPLY:
            return None if stock.water else Hindrance.NO_STOCK
        case Action.HARVEST:
            return None if stock.wheat else Hindrance.NO_STOCK
        case Action.VINTAGE:
            return None if stock.wine else Hindrance.NO_STOCK
        case Action.WHEAT_TRADE:
            return None if has.wheat else Hindrance.NOTHING_TO_SELL
        case Action.WINE_TRADE:
            return None if has.wine else Hindrance.NOTHING_TO_SELL
        case Action.CENTURIONS:
            return _no_hire(Person.CENTURION, has.centurions - lent, stock.centurions + lent, money)
        case Action.VESTALS:
            return _no_hire(Person.VESTAL, has.vestals, stock.vestals, money)
        case Action.CEREMONY:
            return _no_ceremony(has, stock)
        case Action.FAMILY:
            return _no_family(own, stock, money)
        case Action.CONSTRUCTION:
            buildable = any(unbuildable(table, seat, building, paid) is None for building in BUILDINGS)
            return None if buildable else Hindrance.NO_BUILDING
        case Action.CORRUPTION:
            possible = money < PURSE or any(unbribable(table, seat, card, lent) is None for card in Action)
            return None if possible else Hindrance.NO_BRIBE
        case Action.FORTUNA:
            return None if own.position < CAESAR else Hindrance.NO_STEP
        case _:
            assert_never(action)


def _no_hire(person: Person, owned: int, stock: int, money: int) -> Hindrance | None:
    """F3.6, F3.7: room, one in the stock, the price of the next rank."""
    if owned >= LIMIT:
        return Hindrance.NO_ROOM
    if not stock:
        return Hindrance.NO_STOCK
    return None if money >= RANKS[person][owned] else Hindrance.NO_MONEY


def _no_ceremony(has: Pieces, stock: Pieces) -> Hindrance | None:
    """F3.8: a Vestal to give, room for a die, a die in the stock (F1.4)."""
    if not has.vestals:
        return Hindrance.NO_VESTAL
    if has.dice >= LIMIT:
        return Hindrance.NO_ROOM
    return None if stock.dice else Hindrance.NO_DIE


def _no_family(own: Province, stock: Pieces, money: int) -> Hindrance | None:
    """F3.9: 3 coins to marry; once married, something to receive."""
    if not own.married:
        return None if money >= WEDDING else Hindrance.NO_MONEY
    return None if any(brings(gift, stock, money) for gift in Gift) else Hindrance.NO_GIFT


def brings(gift: Gift, stock: Pieces, money: int) -> bool:
    """Whether the Family can bring this (F3.9, F2.5)."""
    match gift:
        case Gift.WHEAT:
            return stock.wheat > 0
        case Gift.WINE:
            return stock.wine > 0
        case Gift.MONEY:
            return money < PURSE
        case _:
            assert_never(gift)


def unbuildable(table: Table, seat: Seat, building: Building, paid: int = 0) -> Reason | None:
    """Why this building cannot be built (F3.10); None if it can."""
    own = table.provinces[seat]
    if building in own.buildings:
        return BuiltAlready(building)
    if len(own.buildings) >= LIMIT:
        return ThreeBuildings()
    if not table.copies[PLOT[building]]:
        return NoCopyLeft(building)
    if building is Building.PALACE and not own.married:
        return PalaceNeedsMarriage()
    cost, money = table.options.cost(building), own.money - paid
    return TooExpensive(cost, money, p.F3_10) if cost > money else None


def unbribable(table: Table, seat: Seat, card: Action, lent: int = 0) -> Reason | None:
    """Why Bribery cannot execute this card (F3.11): on one's own side, no coins, or nothing to do with what is left."""
    own = table.provinces[seat]
    if card in table.board[CLOCK[own.side]].cards:
        return BribeOnOwnSide(card)
    if own.money < BRIBE:
        return NoBribeMoney()
    why = hindrance(table, seat, card, BRIBE, lent)
    return CannotExecute(card, why) if why else None


def execute(desk: Desk, action: Action, means: Means) -> None:
    """Carry out an action, or ask for what its player must say."""
    me, tasks = desk.me, desk.tasks
    desk.tell(Executed(desk.seat, action, means))
    match action:
        case Action.WATER_SUPPLY:
            desk.tell(Took(desk.seat, Cube.WATER, desk.take(Cube.WATER, 2)))
        case Action.HARVEST:
            _harvest(desk, Cube.WHEAT)
        case Action.VINTAGE:
            _harvest(desk, Cube.WINE)
        case Action.WHEAT_TRADE:
            tasks.append(SellGoods(Cube.WHEAT, price_each(Cube.WHEAT, me.buildings)))
        case Action.WINE_TRADE:
            tasks.append(SellGoods(Cube.WINE, price_each(Cube.WINE, me.buildings)))
        case Action.CENTURIONS:
            tasks.append(HirePeople(Person.CENTURION))
        case Action.VESTALS:
            tasks.append(HirePeople(Person.VESTAL))
        case Action.CEREMONY:
            _hold_ceremony(desk)
        case Action.FAMILY:
            _visit_family(desk)
        case Action.CONSTRUCTION:
            tasks.append(ChooseBuilding())
        case Action.CORRUPTION:
            tasks.append(ChooseBribe())
        case Action.FORTUNA:
            walk(desk, 1, Cause.FORTUNA)
            arrive(desk)
        case _:
            assert_never(action)


def _harvest(desk: Desk, cube: Cube) -> None:
    """Two cubes, then as much Water into more of them as the player likes (F3.2, F3.3)."""
    desk.tell(Took(desk.seat, cube, desk.take(cube, 2)))
    desk.tasks.append(ConvertWater(cube))


def _hold_ceremony(desk: Desk) -> None:
    """One Vestal for one die (F3.8)."""
    desk.give(Person.VESTAL, 1)
    desk.take(Die.DIE, 1)
    desk.tell(DieGained(desk.seat, desk.me.has(Die.DIE)))


def _visit_family(desk: Desk) -> None:
    """Marry, or once married choose a gift, after an early roll if there was none this turn (F3.9, F3.13)."""
    if desk.me.married:
        desk.tasks.append(ChooseGift(roll=not desk.rolled))
    else:
        desk.me.money -= WEDDING
        desk.me.married = True
        desk.tell(Married(desk.seat))
