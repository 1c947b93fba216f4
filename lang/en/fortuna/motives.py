"""What decides a computer player of Fortuna."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.fortuna import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

HIDDEN = "It keeps its reason to itself until the end."
ALOUD = {
    "advance": "Every space counts on the road to Rome.",
    "palace": "It has its eye on Caesar's Palace.",
    "favour": "It wants the emperor's favour this very turn.",
    "prospect": "It will pay off with the emperor in the rounds to come.",
    "tokens": "The tokens on that card bring Privilege cards.",
    "goods": "It lays in stores for later turns.",
    "money": "It looks after its purse.",
    "card": "That Action card will serve it next turn.",
    "stay": "The other cards of its side will serve it next turn.",
    "first": "Fortuna plays first in the next round.",
    "deny": "It would rather nobody else had that.",
}
FULL = {
    "forced": "There is no other legal move.",
    "search": "Looking ahead favours it.",
    "advance": "It is a step on along the road to Rome.",
    "palace": "It leads to Caesar's Palace.",
    "favour": "It improves the chances with the emperor this turn{about}.",
    "prospect": "It improves the chances with the emperor in the rounds to come{about}.",
    "tokens": "The tokens bring Privilege cards{about}.",
    "goods": "It lays in stores for later turns{about}.",
    "money": "It is good for the purse.",
    "score": "It makes a card in hand worth more{about}.",
    "hold": "The Privilege cards in hand can be played later.",
    "keep": "It is worth having in hand{about}.",
    "card": "That Action card will serve next turn{about}.",
    "stay": "The other cards of the side will serve next turn.",
    "first": "Whoever has Fortuna plays first in the next round.",
    "deny": "It keeps something good from the others{about}.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; in brackets what it is about, if anything."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else f" ({term(member, seat)})"
