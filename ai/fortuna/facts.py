"""What makes a motive true of a move: a fact of the position, of the game's `standing`; no other motive is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.fortuna.components import (
    CAESAR,
    CLOCK,
    CUBE_OF,
    FAMILY_CUBE,
    FREE,
    GIFTS_TO_CAESAR,
    PURSE,
    Action,
    Building,
    Cube,
    Die,
    Favour,
    Gift,
    Person,
    Piece,
    Privilege,
)
from rules.fortuna.moves import (
    Advance,
    Bribe,
    Build,
    Buy,
    Claim,
    Command,
    Convert,
    Draft,
    Exchange,
    Execute,
    Gather,
    Give,
    GiveWater,
    Keep,
    Lock,
    Pass,
    Receive,
    Recruit,
    Sell,
    Skip,
    TakeMoney,
    TurnDown,
)  # fmt: skip
from rules.fortuna.questions import ConvertWater, UseMight
from rules.fortuna.scoring import points
from rules.fortuna.standing import Fact, Held, Kept, Order, Purse, Remaining, Scored, Service, Shut, Site, Stock, Taken, Tokens, Walk
from rules.fortuna.state import Province, View
from rules.fortuna.steps.actions import DOWRY, HUSH_MONEY

from .reasons import Motive

USES: dict[Action, Piece | None] = {  # what an action uses or adds to; None: Argents
    Action.WATER_SUPPLY: Cube.WATER, Action.HARVEST: Cube.WATER, Action.VINTAGE: Cube.WATER, Action.WHEAT_TRADE: Cube.WHEAT,
    Action.WINE_TRADE: Cube.WINE, Action.CENTURIONS: None, Action.VESTALS: None, Action.CEREMONY: Person.VESTAL, Action.FAMILY: None,
    Action.CONSTRUCTION: None, Action.CORRUPTION: None,
}  # fmt: skip
MADE: dict[Action, Piece] = {
    Action.WATER_SUPPLY: Cube.WATER, Action.HARVEST: Cube.WHEAT, Action.VINTAGE: Cube.WINE,
    Action.CENTURIONS: Person.CENTURION, Action.VESTALS: Person.VESTAL, Action.CEREMONY: Die.DIE,
}  # fmt: skip
WEALTH, HOUSE, WEDDING = "money", "building", "wedding"  # what a move may bring besides pieces
TAKES: dict[Any, Favour] = {
    Cube.WATER: Favour.WATER_SUPPLY, Cube.WINE: Favour.ORGY, Cube.WHEAT: Favour.FOOD, Person.CENTURION: Favour.BATTLE,
    WEDDING: Favour.FORTUNA, Person.VESTAL: Favour.RELIGION,
}  # fmt: skip
COUNTS: dict[Privilege, Any] = {  # what a C card counts
    Privilege.PER_WATER: Cube.WATER, Privilege.PER_WHEAT: Cube.WHEAT, Privilege.PER_WINE: Cube.WINE,
    Privilege.PER_CENTURION: Person.CENTURION, Privilege.PER_VESTAL: Person.VESTAL, Privilege.PER_BUILDING: HOUSE,
    Privilege.MARRIAGE: WEDDING, Privilege.PER_THREE_MONEY: WEALTH, Privilege.PER_FIVE_MONEY: WEALTH,
}  # fmt: skip
LASTING = {Person.VESTAL, Die.DIE, WEDDING, HOUSE}  # what serves round after round


def fact(view: View, move: Any, motive: Motive, about: Any) -> Fact | None:
    """The fact behind this motive for this move; None if there is none."""
    found = FACTS.get(motive)
    return found(view, move) if found else None


def _own(view: View) -> Province:
    return view.table.provinces[view.seat]


def _ask(view: View) -> Any:
    """The question that the move answers: its type goes with the move's."""
    return view.table.tasks[-1]


def _action(move: Any) -> Action | None:
    """The action that a move carries out."""
    return move.card if isinstance(move, (Execute, Command, Bribe)) else None


# -- what a move brings ------------------------------------------------------


def _brings(view: View, move: Any) -> set[Any]:
    """What there will be more of."""
    own, action = _own(view), _action(move)
    if action is not None:
        return _made(own, action)
    match move:
        case Convert(reservoir, aqueduct):
            return {_ask(view).into} if reservoir or aqueduct else set()
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
        case _:
            return {MADE[action]}


def _person(view: View, move: Buy | Recruit) -> Person:
    person: Person = _ask(view).person if isinstance(move, Buy) else move.person
    return person


def _change(view: View, move: Any) -> Service | Stock | Purse | Site | None:
    """What the move does to one's province."""
    own, action = _own(view), _action(move)
    if action is not None:
        return service(own, action)
    match move:
        case Convert(reservoir, aqueduct):
            return _more(own, _ask(view).into, reservoir + aqueduct)
        case Sell(count):
            return _richer(own, _ask(view).price * count)
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
    return Service(action, piece, have, price + (Building.MARKET in own.buildings) if price else 0)


def _more(own: Province, piece: Piece, count: int) -> Stock | None:
    has = own.pieces.of(piece)
    return Stock(piece, has, has + count) if count else None


def _richer(own: Province, money: int) -> Purse | None:
    after = min(PURSE, own.money + money)
    return Purse(own.money, after) if after > own.money else None


# -- the motives -------------------------------------------------------------


def _walks(view: View, move: Any) -> Walk | None:
    own = _own(view)
    match move:
        case Give(_, count):
            steps = count
        case GiveWater() | Advance():
            steps = 1
        case Claim(favour):
            steps = 1 + (Building.PALACE in own.buildings) if favour is Favour.FORTUNA else own.pieces.vestals
        case _:
            steps = int(_action(move) is Action.FORTUNA)
    end = min(CAESAR, own.position + steps)
    return Walk(own.position, end) if end > own.position else None


def _arrives(view: View, move: Any) -> Walk | None:
    walk = _walks(view, move)
    return walk if walk and walk.end == CAESAR else None


def _pleases(view: View, move: Any) -> Fact | None:
    """What it brings, a Favour that is still face up takes, more than one has; or another die may reach one."""
    brought, is_open, own = _brings(view, move), view.table.favours.open, _own(view)
    taken = [TAKES[one] for one in brought if one in TAKES]
    lacking = [favour for favour in taken if favour in FREE or own.pieces.of(GIFTS_TO_CAESAR[favour][0]) < GIFTS_TO_CAESAR[favour][1]]
    useful = any(is_open[favour - 1] for favour in lacking) or (Die.DIE in brought and any(is_open))
    return _change(view, move) if useful else None


def _lasts(view: View, move: Any) -> Fact | None:
    return _change(view, move) if _brings(view, move) & LASTING else None


def _held(view: View, move: Any) -> Held | None:
    """Water that is not converted, Centurions who are not given for Military Power."""
    own, ask = _own(view), _ask(view)
    match move:
        case Convert(0, False) if isinstance(ask, ConvertWater) and (water := own.pieces.water + own.aqueduct):
            return Held(Cube.WATER, water)
        case Pass() if isinstance(ask, UseMight) and own.pieces.centurions:
            return Held(Person.CENTURION, own.pieces.centurions)
        case _:
            return None


def _stores(view: View, move: Any) -> Fact | None:
    if held := _held(view, move):
        return held
    return _change(view, move) if any(isinstance(one, (Cube, Person)) for one in _brings(view, move)) else None


def _earns(view: View, move: Any) -> Fact | None:
    return _change(view, move) if WEALTH in _brings(view, move) else None


def _scores(view: View, move: Any) -> Scored | None:
    brought = _brings(view, move)
    card = next((card for card in view.hand.cards if COUNTS.get(card) in brought), None)
    return Scored(card, points(card, _own(view))) if card else None


def _keeps(view: View, move: Any) -> Kept | None:
    if not isinstance(move, Keep) or not move.cards:
        return None
    return Kept(move.cards, tuple(points(card, _own(view)) for card in move.cards))


def _tokens(view: View, move: Any) -> Tokens | None:
    favour = _favour(move)
    tokens = view.table.favours.tokens[favour - 1] if favour else 0
    return Tokens(favour, tokens) if favour and tokens else None


def _favour(move: Any) -> Favour | None:
    if isinstance(move, GiveWater):
        return Favour.WATER_SUPPLY
    return move.favour if isinstance(move, (Give, Claim, TurnDown)) else None


def _denies(view: View, move: Any) -> Shut | Taken | None:
    if isinstance(move, Exchange):
        owner = next((edge.owner for edge in view.table.board if move.card in edge.cards), None)
        return Taken(move.card, owner) if owner is not None and owner != view.seat else None
    favour, podium = _favour(move), view.table.podium
    others = len(podium) - 1 - podium.index(view.table.turn.seat)
    return Shut(favour, others) if favour and others else None


def _wanted(view: View, move: Any) -> Service | Order | None:
    if not isinstance(move, (Draft, Lock, Exchange)):
        return None
    return _first(view) if move.card is Action.FORTUNA else service(_own(view), move.card)


def _first(view: View) -> Order:
    return Order(view.table.podium.index(view.seat) + 1, len(view.table.podium))


def _stays(view: View, move: Any) -> Remaining | None:
    cards = view.table.board[CLOCK[_own(view).side]].cards
    return Remaining(tuple(card for card in cards if card is not move.card)) if isinstance(move, (Execute, Skip)) else None


def plain(view: View, move: Any) -> list[tuple[Motive, Any]]:
    """What is so whatever it weighs: what the move brings, and what it closes."""
    return [(Motive.GOODS, None), (Motive.MONEY, None), (Motive.DENY, _favour(move))]


FACTS: dict[Motive, Callable[[View, Any], Fact | None]] = {
    Motive.ADVANCE: _walks,
    Motive.PALACE: _arrives,
    Motive.FAVOUR: _pleases,
    Motive.PROSPECT: _lasts,
    Motive.TOKENS: _tokens,
    Motive.GOODS: _stores,
    Motive.MONEY: _earns,
    Motive.SCORE: _scores,
    Motive.KEEP: _keeps,
    Motive.CARD: _wanted,
    Motive.STAY: _stays,
    Motive.FIRST: lambda view, move: _first(view) if isinstance(move, Exchange) else None,
    Motive.DENY: _denies,
}
