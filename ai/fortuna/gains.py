"""What a move brings to one's province, and how that changes it."""

from __future__ import annotations

from typing import Any, assert_never

from rules.fortuna.components import (
    CUBE_OF,
    FAMILY_CUBE,
    PURSE,
    Action,
    Building,
    Cube,
    Die,
    Gift,
    Person,
    Piece,
)
from rules.fortuna.moves import (
    Bribe,
    Build,
    Buy,
    Command,
    Convert,
    Execute,
    Gather,
    Receive,
    Recruit,
    Sell,
    TakeMoney,
)  # fmt: skip
from rules.fortuna.standing import Purse, Service, Site, Stock
from rules.fortuna.state import Province, View
from rules.fortuna.steps.actions import DOWRY, HUSH_MONEY

USES: dict[Action, Piece | None] = {  # what an action but Fortuna uses or adds to; None: coins
    Action.WATER_SUPPLY: Cube.WATER, Action.HARVEST: Cube.WATER, Action.VINTAGE: Cube.WATER, Action.WHEAT_TRADE: Cube.WHEAT,
    Action.WINE_TRADE: Cube.WINE, Action.CENTURIONS: None, Action.VESTALS: None, Action.CEREMONY: Person.VESTAL, Action.FAMILY: None,
    Action.CONSTRUCTION: None, Action.CORRUPTION: None,
}  # fmt: skip
MADE: dict[Action, Piece] = {  # what an action adds, where it is a piece
    Action.WATER_SUPPLY: Cube.WATER, Action.HARVEST: Cube.WHEAT, Action.VINTAGE: Cube.WINE,
    Action.CENTURIONS: Person.CENTURION, Action.VESTALS: Person.VESTAL, Action.CEREMONY: Die.DIE,
}  # fmt: skip
WEALTH, HOUSE, WEDDING = "money", "building", "wedding"  # what a move may bring besides pieces


def own_of(view: View) -> Province:
    return view.table.provinces[view.seat]


def ask_of(view: View) -> Any:
    """The question that the move answers: its type goes with the move's."""
    return view.table.tasks[-1]


def action_of(move: Any) -> Action | None:
    """The action that a move carries out."""
    return move.card if isinstance(move, (Execute, Command, Bribe)) else None


def brings(view: View, move: Any) -> set[Any]:
    """What there will be more of."""
    own, action = own_of(view), action_of(move)
    if action is not None:
        return _made(own, action)
    match move:
        case Convert(reservoir, aqueduct):
            return {ask_of(view).into} if reservoir or aqueduct else set()
        case Sell() | TakeMoney():
            return {WEALTH}
        case Buy() | Recruit():
            return {_person(view, move)}
        case Receive(gift):
            return {WEALTH if gift is Gift.MONEY else FAMILY_CUBE[gift]}
        case Build():
            return {HOUSE}
        case Gather(card, cube):
            return {CUBE_OF[card], cube}
        case _:
            return set()


def _made(own: Province, action: Action) -> set[Any]:
    match action:
        case Action.WHEAT_TRADE | Action.WINE_TRADE | Action.CORRUPTION:
            return {WEALTH}
        case Action.FAMILY:
            return {Cube.WHEAT, Cube.WINE, WEALTH} if own.married else {WEDDING}
        case Action.CONSTRUCTION:
            return {HOUSE}
        case Action.FORTUNA:
            return set()
        case (
            Action.WATER_SUPPLY | Action.HARVEST | Action.VINTAGE | Action.CENTURIONS | Action.VESTALS | Action.CEREMONY
        ):  # fmt: skip
            return {MADE[action]}
        case _:
            assert_never(action)


def _person(view: View, move: Buy | Recruit) -> Person:
    person: Person = ask_of(view).person if isinstance(move, Buy) else move.person
    return person


def change(view: View, move: Any) -> Service | Stock | Purse | Site | None:
    """What the move does to one's province."""
    own, action = own_of(view), action_of(move)
    if action is not None:
        return service(own, action)
    match move:
        case Convert(reservoir, aqueduct):
            return _more(own, ask_of(view).into, reservoir + aqueduct)
        case Sell(count):
            return _richer(own, ask_of(view).price * count)
        case TakeMoney():
            return _richer(own, HUSH_MONEY)
        case Buy() | Recruit():
            return _more(own, _person(view, move), move.count if isinstance(move, Buy) else 1)
        case Receive(gift):
            return _richer(own, DOWRY) if gift is Gift.MONEY else _more(own, FAMILY_CUBE[gift], 1)
        case Build(building):
            return Site(building, view.table.options.cost(building), own.money)
        case Gather(card, cube):
            return _more(own, cube, 1 + (CUBE_OF[card] is cube))
        case _:
            return None


def service(own: Province, action: Action) -> Service | None:
    """An action with what one has for it."""
    if action is Action.FORTUNA:
        return None
    piece = USES[action]
    have = own.pieces.of(piece) + (own.aqueduct if piece is Cube.WATER else 0) if piece else own.money
    price = {Action.WHEAT_TRADE: 2, Action.WINE_TRADE: 3}.get(action, 0)
    wed = action is Action.FAMILY and own.married
    return Service(action, piece, have, price + (Building.MARKET in own.buildings) if price else 0, wed)


def _more(own: Province, piece: Piece, count: int) -> Stock | None:
    has = own.pieces.of(piece)
    return Stock(piece, has, has + count) if count else None


def _richer(own: Province, money: int) -> Purse | None:
    after = min(PURSE, own.money + money)
    return Purse(own.money, after) if after > own.money else None
