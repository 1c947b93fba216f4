"""What players are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.facts.lutece import live as buttons
from lang.shared import join, upper_first
from rules.lutece import moves as m
from rules.lutece.components import REINFORCEMENT
from rules.lutece.questions import Ask, AttachApprentice, ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires

from .events import offered
from .moves import KIND
from .terms import RESOURCE, SIDE, the


def asked(ask: Ask, who: str) -> str:
    """For the channel: the call to whoever has to decide."""
    match ask:
        case ChooseOptions():
            return f"{who}, secretly choose two Action cards."
        case RaiseBribes():
            return f"Bribes are open. {who}, raise, or say you’re ready."
        case SealBribes():
            return f"{who}, secretly name your two bribes."
        case UseLegionnaires(tile=tile, card=fought):
            return f"{who}, use a Legionary for {the(tile, fought)}?"
        case AttachApprentice():
            return f"{who}, choose what your Apprentice learns."
        case _:
            assert_never(ask)


def ask(ask: Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case ChooseOptions():
            return "Choose two Action cards, one left and one right: the sides only tell your bribes apart."
        case RaiseBribes():
            return f"More gold on your left or right card? You can’t take it off again. If not, press {KIND[m.Ready]}."
        case SealBribes():
            return "Name both bribes, left and right. Nobody sees them before the reveal."
        case UseLegionnaires(seat, tile, fought, bids):
            return f"{upper_first(the(tile, fought))} is contested ({offered(bids, seat, names)}). Each Legionary you use adds {REINFORCEMENT} to a bribe and leaves the game."
        case AttachApprentice(resources=resources):
            return f"What does your Apprentice learn? It gives 1 more {_either([RESOURCE[one] for one in resources])} for the rest of the game."
        case _:
            assert_never(ask)


def _either(parts: list[str]) -> str:
    return join(parts, "or")


def live(ask: Ask) -> tuple[tuple[m.Move, str], ...]:
    """The public buttons of the bribes."""
    return buttons(ask, SIDE, KIND)
