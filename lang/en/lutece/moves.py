"""What players can answer."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.facts.lutece import chosen, displayed
from lang.shared import first_fit
from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece.components import REINFORCEMENT, Income, Side, Tile
from rules.lutece.components import REVENUES as INCOME
from rules.lutece.questions import UseLegionnaires
from rules.lutece.state import View

from .orders import order
from .terms import RESOURCE, REVENUES, SIDE, coins, for_, short, term, whom

KIND = {
    m.Choose: "Choose two Action cards",
    m.Raise: "Raise a bribe",
    m.Ready: "Ready",
    m.Firm: "Ready for good",
    m.Withdraw: "Not ready",
    m.Close: "Close the bribes",
    m.Bribe: "Name both bribes",
    m.Reinforce: "Use a Legionary",
    m.HoldBack: "Use no Legionary",
    m.Attach: "Teach the Apprentice",
}

FIELD = {
    (m.Choose, "left"): "Which card on the left?",
    (m.Choose, "right"): "And on the right?",
    (m.Raise, "side"): "Left or right?",
    (m.Raise, "gold"): "How much gold?",
    (m.Bribe, "left"): "How much gold on the left?",
    (m.Bribe, "right"): "And on the right?",
    (m.Reinforce, "bidder"): "For whose bribe?",
    (m.Attach, "resource"): "What does your Apprentice learn?",
}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.Choose(left, right):
            return f"{term(left, seat)} on the left, {term(right, seat)} on the right"
        case m.Raise(side, gold):
            return f"Add {coins(gold)} on the {SIDE[side]}"
        case m.Bribe(left, right):
            return f"{coins(left)} on the left, {coins(right)} on the right"
        case m.Reinforce(bidder):
            helped = whom(bidder, seat, "yourself", names)
            return first_fit(f"Use a Legionary for {helped}", f"+{REINFORCEMENT} for {helped}")
        case m.Attach(resource):
            return f"Teach the Apprentice: {RESOURCE[resource]}"
        case m.Ready() | m.Firm() | m.Withdraw() | m.Close() | m.HoldBack():
            return KIND[type(move)]
        case _:
            assert_never(move)


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field: Income with what it brings, oneself by name; the card of a tile stands beside it."""
    if move is m.Choose and isinstance(value, Income):
        return f"{REVENUES} · {coins(INCOME)}"
    if move is m.Bribe:
        return f"{value} on the {SIDE[Side[field.upper()]]}"
    if move is m.Reinforce:
        return f"For {whom(value, seat, 'yourself', names)}"
    return term(value, seat)


def named(view: View, said: m.Move | m.Order, names: Names) -> str:
    """The move with the cards it is about; "" where its plain words say it all."""
    match said, view.table.ask:
        case m.Choose(left, right), _:
            shown = displayed(view.table)
            return f"{for_(left, shown)} on the left, {for_(right, shown)} on the right"
        case (m.Raise(side), _) if chosen(view):
            return f"{move(said, view.seat, names)}, {on_card(view, side)}"
        case (m.Bribe(left, right), _) if chosen(view):
            return f"{coins(left)} {on_card(view, Side.LEFT)}, {coins(right)} {on_card(view, Side.RIGHT)}"
        case m.Reinforce(), UseLegionnaires(tile=tile, card=fought):
            return f"{move(said, view.seat, names)}, on the {short(tile, fought)}"
        case m.RaiseTo() | m.ReadyAgain() | m.BribeAhead() | m.SendLegionnaires() | m.KeepLegionnaires(), _:
            return order(said, view)
        case _:
            return ""


def on_card(view: View, side: Side) -> str:
    """`on the Baker (A)`, `on Income`: one's own card on a side."""
    pair = chosen(view)
    assert pair is not None
    return f"on {'the ' if isinstance(pair[side], Tile) else ''}{for_(pair[side], displayed(view.table))}"
