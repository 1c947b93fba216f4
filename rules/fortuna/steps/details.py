"""F3: the answers that the actions ask for."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Refused

from .. import paragraphs as p
from ..components import BUILDINGS, FAMILY_CUBE, LIMIT, PLOT, PURSE, SIDES, Action, Cube, Die, Gift, Source
from ..desk import Desk, find
from ..events import Bribed, Built, Converted, Forwent, GiftReceived, Hired, Means, MoneyTaken, Rolled, Sold
from ..moves import Bribe, Build, Buy, Convert, Forgo, Move, Receive, RollEarly, Sell, TakeMoney
from ..questions import Ask, ChooseGift, ConvertWater, HirePeople, SellGoods, action_of
from ..refusals import (
    NoRoom,
    NoSuchGift,
    NotEnough,
    NoWater,
    PurseFull,
    RolledAlready,
    StillPossible,
    StockShort,
    TooExpensive,
    TooFew,
)
from ..state import View
from .actions import BRIBE, DOWRY, HUSH_MONEY, brings, execute, hindrance, price, unbribable, unbuildable

FORGO, ROLL_EARLY, TAKE_MONEY = Forgo(), RollEarly(), TakeMoney()
FORGONE: Sequence[Move] = (FORGO,)  # what is left when an action can do nothing any more (F2.5)
RECEIVE = tuple(map(Receive, Gift))
BUILD = tuple(map(Build, BUILDINGS))
BRIBES = {card: Bribe(card) for card in Action}


# Harvest and Grape Harvest (F3.2, F3.3)


def offers_convert(view: View, ask: ConvertWater) -> Sequence[Move]:
    own = view.table.provinces[view.seat]
    left = view.table.stock.of(ask.into)
    poured = range(1 + min(own.aqueduct, left))
    return [Convert(count, bool(aqueduct)) for aqueduct in poured for count in range(min(own.pieces.water, left - aqueduct) + 1)]


def check_convert(view: View, ask: ConvertWater, move: Convert) -> None:
    """Any number of Water, never more than the cubes left in the stock (F3.2)."""
    own, left = view.table.provinces[view.seat], view.table.stock.of(ask.into)
    if move.reservoir < 0:
        raise Refused(TooFew(0, ask.cite))
    if move.reservoir > own.pieces.water:
        raise Refused(NotEnough(Cube.WATER, own.pieces.water, ask.cite))
    if move.aqueduct and not own.aqueduct:
        raise Refused(NoWater(Source.AQUEDUCT, ask.cite))
    if move.reservoir + move.aqueduct > left:
        raise Refused(StockShort(ask.into, left, ask.cite))


def play_convert(desk: Desk, ask: ConvertWater, move: Convert) -> None:
    if not move.reservoir and not move.aqueduct:
        return
    desk.take(ask.into, move.reservoir + move.aqueduct)
    desk.give(Cube.WATER, move.reservoir)
    if move.aqueduct:
        desk.give_aqueduct()
    desk.tell(Converted(desk.seat, ask.into, move.reservoir, move.aqueduct))


# Commerce (F3.4, F3.5)


def offers_sell(view: View, ask: SellGoods) -> Sequence[Move]:
    has = view.table.provinces[view.seat].pieces.of(ask.cube)
    return [Sell(count) for count in range(1, has + 1)] or FORGONE


def check_sell(view: View, ask: SellGoods, move: Sell) -> None:
    has = view.table.provinces[view.seat].pieces.of(ask.cube)
    if move.count < 1:
        raise Refused(TooFew(1, ask.cite))
    if move.count > has:
        raise Refused(NotEnough(ask.cube, has, ask.cite))


def play_sell(desk: Desk, ask: SellGoods, move: Sell) -> None:
    """What exceeds 20 coins is lost (F1.2)."""
    desk.give(ask.cube, move.count)
    money = move.count * ask.price
    desk.tell(Sold(desk.seat, ask.cube, move.count, money, desk.me.earn(money)))


# Hire Centurions, Hire Vestals (F3.6, F3.7)


def offers_buy(view: View, ask: HirePeople) -> Sequence[Move]:
    own = view.table.provinces[view.seat]
    owned, left = own.pieces.of(ask.person), view.table.stock.of(ask.person)
    counts = range(1, min(LIMIT - owned, left) + 1)
    return [Buy(count) for count in counts if price(ask.person, owned, count) <= own.money] or FORGONE


def check_buy(view: View, ask: HirePeople, move: Buy) -> None:
    own = view.table.provinces[view.seat]
    owned, left = own.pieces.of(ask.person), view.table.stock.of(ask.person)
    if move.count < 1:
        raise Refused(TooFew(1, ask.cite))
    if owned + move.count > LIMIT:
        raise Refused(NoRoom(ask.person, LIMIT - owned))
    if move.count > left:
        raise Refused(StockShort(ask.person, left, p.F1_4))
    if (cost := price(ask.person, owned, move.count)) > own.money:
        raise Refused(TooExpensive(cost, own.money, ask.cite))


def play_buy(desk: Desk, ask: HirePeople, move: Buy) -> None:
    cost = price(ask.person, desk.me.has(ask.person), move.count)
    desk.me.money -= cost
    desk.take(ask.person, move.count)
    desk.tell(Hired(desk.seat, ask.person, move.count, cost))


# Family of a married player (F3.9)


def offers_gift(view: View, ask: ChooseGift) -> Sequence[Move]:
    stock, money = view.table.stock, view.table.provinces[view.seat].money
    found = [move for move in RECEIVE if brings(move.gift, stock, money)] or FORGONE
    return [ROLL_EARLY, *found] if ask.roll else found


def check_roll_early(view: View, ask: ChooseGift, move: RollEarly) -> None:
    """At most once a turn (F3.13)."""
    if not ask.roll:
        raise Refused(RolledAlready())


def play_roll_early(desk: Desk, ask: ChooseGift, move: RollEarly) -> None:
    """Before choosing; the roll then stands in phase 4 (F3.9)."""
    desk.rolled = desk.dice.roll(desk.me.has(Die.DIE))
    desk.tell(Rolled(desk.seat, desk.rolled, desk.rolled, early=True))
    desk.tasks.append(ChooseGift(roll=False))


def check_receive(view: View, ask: ChooseGift, move: Receive) -> None:
    if not brings(move.gift, view.table.stock, view.table.provinces[view.seat].money):
        raise Refused(NoSuchGift(move.gift))


def play_receive(desk: Desk, ask: ChooseGift, move: Receive) -> None:
    count = DOWRY - desk.me.earn(DOWRY) if move.gift is Gift.MONEY else desk.take(FAMILY_CUBE[move.gift], 1)
    desk.tell(GiftReceived(desk.seat, move.gift, count))


# Construction (F3.10)


def offers_build(view: View, ask: Ask) -> Sequence[Move]:
    return [move for move in BUILD if unbuildable(view.table, view.seat, move.building) is None] or FORGONE


def check_build(view: View, ask: Ask, move: Build) -> None:
    if why := unbuildable(view.table, view.seat, move.building):
        raise Refused(why)


def play_build(desk: Desk, ask: Ask, move: Build) -> None:
    cost, plot = desk.state.table.options.cost(move.building), PLOT[move.building]
    desk.me.money -= cost
    desk.me.buildings = (*desk.me.buildings, move.building)
    desk.copies = (*desk.copies[:plot], desk.copies[plot] - 1, *desk.copies[plot + 1 :])
    desk.tell(Built(desk.seat, move.building, cost))


# Bribery (F3.11)


def offers_bribe(view: View, ask: Ask) -> Sequence[Move]:
    table, seat = view.table, view.seat
    others = [card for edge in table.board if edge.owner != seat for card in edge.cards]
    found: list[Move] = [BRIBES[card] for card in others if unbribable(table, seat, card) is None]
    return [TAKE_MONEY, *found] if table.provinces[seat].money < PURSE else found or FORGONE


def check_take_money(view: View, ask: Ask, move: TakeMoney) -> None:
    if view.table.provinces[view.seat].money == PURSE:
        raise Refused(PurseFull())


def play_take_money(desk: Desk, ask: Ask, move: TakeMoney) -> None:
    desk.tell(MoneyTaken(desk.seat, HUSH_MONEY - desk.me.earn(HUSH_MONEY)))


def check_bribe(view: View, ask: Ask, move: Bribe) -> None:
    if why := unbribable(view.table, view.seat, move.card):
        raise Refused(why)


def play_bribe(desk: Desk, ask: Ask, move: Bribe) -> None:
    """Pay the player of that side, or the stock; the card neither moves nor turns (F3.11)."""
    hour = find(desk.board, move.card)
    owner = desk.board[hour].owner
    desk.me.money -= BRIBE
    lost = owner is not None and desk.player(owner).earn(BRIBE) > 0
    desk.tell(Bribed(desk.seat, move.card, SIDES[hour], owner, lost))
    execute(desk, move.card, Means.BRIBE)


# An action begun that a card played meanwhile has left without effect (F2.5)


def check_forgo(view: View, ask: Ask, move: Forgo) -> None:
    action = action_of(ask)
    assert action is not None
    if hindrance(view.table, view.seat, action) is None:
        raise Refused(StillPossible(action))


def play_forgo(desk: Desk, ask: Ask, move: Forgo) -> None:
    action = action_of(ask)
    assert action is not None
    desk.tell(Forwent(desk.seat, action))
