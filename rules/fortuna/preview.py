"""What everybody can reckon before a move is confirmed."""

from __future__ import annotations

from dataclasses import dataclass

from .components import CAESAR, PURSE, Action, Building, Favour, Gift
from .moves import Advance, Bribe, Build, Buy, Claim, Command, Decline, Execute, Give, GiveWater, Move, Receive, Sell, TakeMoney
from .questions import ChooseFavour, HirePeople, SellGoods
from .state import Province, Table, View
from .steps.actions import BRIBE, DOWRY, HUSH_MONEY, WEDDING, price
from .steps.favour import steps, taxed


@dataclass(frozen=True, slots=True)
class Preview:
    """What a player will have after the move: coins and position; what is lost beyond their ends; tokens taken."""

    money: int
    position: int
    lost_money: int = 0
    lost_steps: int = 0
    tokens: int = 0
    tax: bool = False


def preview(view: View, move: Move) -> Preview | None:
    """None where a move tells all by itself, or chance decides."""
    table, own = view.table, view.table.provinces[view.seat]
    ask = table.tasks[-1] if table.tasks else None
    match move, ask:
        case Execute(Action.FAMILY) | Command(Action.FAMILY), _ if not own.married:
            return _after(own, -WEDDING)
        case Execute(Action.FORTUNA) | Command(Action.FORTUNA) | Advance(), _:
            return _after(own, walked=1)
        case Sell(count), SellGoods(_, each):
            return _after(own, count * each)
        case Buy(count), HirePeople(person):
            return _after(own, -price(person, own.pieces.of(person), count))
        case Receive(Gift.MONEY), _:
            return _after(own, DOWRY)
        case Build(building), _:
            return _after(own, -table.options.cost(building))
        case TakeMoney(), _:
            return _after(own, HUSH_MONEY)
        case Bribe(card), _:
            wedding = WEDDING if card is Action.FAMILY and not own.married else 0
            return _after(own, -BRIBE - wedding, int(card is Action.FORTUNA))
        case GiveWater(), _:
            return _favoured(table, own, Favour.WATER_SUPPLY, 1)
        case Give(favour, count), _:
            return _favoured(table, own, favour, count)
        case Claim(favour), _:
            return _favoured(table, own, favour, 0)
        case Decline(die), ChooseFavour():
            return _declined(table, own, die)
        case _:
            return None


def _after(own: Province, money: int = 0, walked: int = 0, tokens: int = 0) -> Preview:
    """F1.2: never above 20; F4.7: never beyond Caesar's Palace."""
    purse, place = own.money + money, own.position + walked
    return Preview(min(purse, PURSE), min(place, CAESAR), max(0, purse - PURSE), max(0, place - CAESAR), tokens)


def _favoured(table: Table, own: Province, favour: Favour, given: int) -> Preview:
    walked = steps(favour, given, own.pieces.vestals, Building.PALACE in own.buildings)
    return _after(own, walked=walked, tokens=table.favours.tokens[favour - 1])


def _declined(table: Table, own: Province, die: int) -> Preview:
    """F4.5."""
    if not taxed(table.favours, die):
        return Preview(own.money, own.position)
    if own.money:
        return Preview(own.money - 1, own.position, tax=True)
    return Preview(0, max(0, own.position - 1), tax=True)
