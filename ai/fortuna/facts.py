"""What makes a motive true of a move: a fact of the position, of the game's `standing`; no other motive is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.fortuna.components import (
    CAESAR,
    CLOCK,
    FREE,
    GIFTS_TO_CAESAR,
    Action,
    Building,
    Cube,
    Die,
    Favour,
    Person,
    Privilege,
)
from rules.fortuna.moves import (
    Advance,
    Claim,
    Convert,
    Draft,
    Exchange,
    Execute,
    Give,
    GiveWater,
    Keep,
    Lock,
    Pass,
    Skip,
    TurnDown,
)  # fmt: skip
from rules.fortuna.questions import ConvertWater, UseMight
from rules.fortuna.scoring import points
from rules.fortuna.standing import Fact, Held, Kept, Order, Remaining, Scored, Service, Shut, Taken, Tokens, Walk
from rules.fortuna.state import View

from .gains import HOUSE, WEALTH, WEDDING, action_of, ask_of, brings, change, own_of, service
from .reasons import Motive

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


# -- the motives -------------------------------------------------------------


def _walks(view: View, move: Any) -> Walk | None:
    own = own_of(view)
    match move:
        case Give(_, count):
            steps = count
        case GiveWater() | Advance():
            steps = 1
        case Claim(favour):
            steps = 1 + (Building.PALACE in own.buildings) if favour is Favour.FORTUNA else own.pieces.vestals
        case _:
            steps = int(action_of(move) is Action.FORTUNA)
    end = min(CAESAR, own.position + steps)
    return Walk(own.position, end) if end > own.position else None


def _arrives(view: View, move: Any) -> Walk | None:
    walk = _walks(view, move)
    return walk if walk and walk.end == CAESAR else None


def _pleases(view: View, move: Any) -> Fact | None:
    """The change a move brings, if a Favour still face up takes more of that than one has, or another die may reach a Favour."""
    brought, is_open, own = brings(view, move), view.table.favours.open, own_of(view)
    taken = [TAKES[one] for one in brought if one in TAKES]
    lacking = [favour for favour in taken if favour in FREE or own.pieces.of(GIFTS_TO_CAESAR[favour][0]) < GIFTS_TO_CAESAR[favour][1]]
    useful = any(is_open[favour - 1] for favour in lacking) or (Die.DIE in brought and any(is_open))
    return change(view, move) if useful else None


def _lasts(view: View, move: Any) -> Fact | None:
    return change(view, move) if brings(view, move) & LASTING else None


def _held(view: View, move: Any) -> Held | None:
    """Water that is not converted, Centurions who are not given for Military Power."""
    own, ask = own_of(view), ask_of(view)
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
    return change(view, move) if any(isinstance(one, (Cube, Person)) for one in brings(view, move)) else None


def _earns(view: View, move: Any) -> Fact | None:
    return change(view, move) if WEALTH in brings(view, move) else None


def _scores(view: View, move: Any) -> Scored | None:
    brought = brings(view, move)
    card = next((card for card in view.hand.cards if COUNTS.get(card) in brought), None)
    return Scored(card, points(card, own_of(view))) if card else None


def _keeps(view: View, move: Any) -> Kept | None:
    if not isinstance(move, Keep) or not move.cards:
        return None
    return Kept(move.cards, tuple(points(card, own_of(view)) for card in move.cards))


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
    return _first(view) if move.card is Action.FORTUNA else service(own_of(view), move.card)


def _first(view: View) -> Order:
    return Order(view.table.podium.index(view.seat) + 1, len(view.table.podium))


def _stays(view: View, move: Any) -> Remaining | None:
    cards = view.table.board[CLOCK[own_of(view).side]].cards
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
