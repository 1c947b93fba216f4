"""What players are asked and what they can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Command, Names
from lang.lutece import LIVE
from lang.shared import first_fit
from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece.table import REINFORCEMENT, Ask, AttachApprentice, ChooseOptions, RaiseBribes, UseLegionnaires

from .events import offered
from .terms import RESOURCE, SIDE, at, both, coins, term, whom

COMMANDS = {
    m.Choose: Command(
        "choose",
        "Lay two Action cards in secret, one on the left and one on the right",
        {
            "left": ("left", "The card to lay on the left: a tile or Income"),
            "right": ("right", "The card to lay on the right: a tile or Income"),
        },
    ),
    m.Raise: Command(
        "raise",
        "Add gold to the bribe on your left or right card",
        {"side": ("side", "Left or right"), "gold": ("gold", "How much gold to add")},
    ),
    m.Ready: Command("agree", "Agree to close the bribes, as long as nobody raises", {}),
    m.Firm: Command("agree-firmly", "Agree to close the bribes, whatever the others raise", {}),
    m.Withdraw: Command("take-back", "Take back your agreement, plain or firm", {}),
    m.Reinforce: Command(
        "legionary",
        "Remove one of your Legionaries from the game: 2 more for a bribe on the contested card",
        {"bidder": ("player", "The bidder to support")},
    ),
    m.HoldBack: Command("pass", "Use no Legionary, or none more", {}),
    m.Attach: Command("apprentice", "Attach your Apprentice to a character", {"resource": ("resource", "The resource it will give")}),
}

KIND = {
    m.Choose: "Choose two Action cards",
    m.Raise: "Raise a bribe",
    m.Ready: "Agree to close",
    m.Firm: "Agree whatever happens",
    m.Withdraw: "Take back my agreement",
    m.Reinforce: "Sacrifice a Legionary",
    m.HoldBack: "Pass, no Legionary",
    m.Attach: "Attach the Apprentice",
}

FIELD = {
    (m.Choose, "left"): "Which card do you lay on the left?",
    (m.Choose, "right"): "And on the right?",
    (m.Raise, "side"): "On which side?",
    (m.Raise, "gold"): "How much gold do you add?",
    (m.Reinforce, "bidder"): "For whose bribe?",
    (m.Attach, "resource"): "Which resource will your Apprentice give?",
}


def asked(ask: Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case ChooseOptions():
            return f"{who} to choose two Action cards in secret."
        case RaiseBribes():
            return f"Bribes are open: {who} to raise or to agree to close."
        case UseLegionnaires(tile=tile, card=fought):
            return f"{who} to pass, or to sacrifice a Legionary for {at(tile, fought)}."
        case AttachApprentice():
            return f"{who} to choose the resource of their Apprentice."
        case _:
            assert_never(ask)


def ask(ask: Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case ChooseOptions(number):
            return f"Round {number}: lay two Action cards, one on the left and one on the right. You may change your mind until the last choice is in."
        case RaiseBribes():
            return "Add gold on the left or on the right, never to be lowered, or agree to close and go on to the purchases."
        case UseLegionnaires(seat, tile, fought, bids):
            return f"{at(tile, fought)} is contested ({offered(bids, seat, names)}). Each Legionary sacrificed adds {REINFORCEMENT} to one bribe."
        case AttachApprentice(resources=resources):
            return f"Your Apprentice may learn: {both([RESOURCE[one] for one in resources])}. It will never change."
        case _:
            assert_never(ask)


def kind(move: type) -> str:
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
        case m.Reinforce(bidder):
            return first_fit(f"Sacrifice a Legionary for {whom(bidder, seat, 'yourself', names)}")
        case m.Attach(resource):
            return f"Attach the Apprentice: {RESOURCE[resource]}"
        case m.Ready() | m.Firm() | m.Withdraw() | m.HoldBack():
            return KIND[type(move)]
        case _:
            assert_never(move)


def live(ask: Ask) -> tuple[tuple[m.Move, str], ...]:
    """The public buttons of the bribes."""
    return tuple((move, _short(move)) for move in LIVE) if isinstance(ask, RaiseBribes) else ()


def _short(move: m.Move) -> str:
    return f"{SIDE[move.side].capitalize()} +{move.gold}" if isinstance(move, m.Raise) else KIND[type(move)]


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.KeepLegionnaires(None):
            return "Keep my Legionaries until the end of the game"
        case m.KeepLegionnaires(until):
            return f"Keep my Legionaries until the end of round {until}"
        case _:
            assert_never(order)
