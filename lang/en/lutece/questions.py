"""What players are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.facts.lutece import live as buttons
from rules.lutece import moves as m
from rules.lutece.components import REINFORCEMENT
from rules.lutece.questions import Ask, AttachApprentice, ChooseOptions, RaiseBribes, UseLegionnaires

from .events import offered
from .moves import KIND
from .terms import RESOURCE, SIDE, at, both


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


def live(ask: Ask) -> tuple[tuple[m.Move, str], ...]:
    """The public buttons of the bribes."""
    return buttons(ask, SIDE, KIND)
