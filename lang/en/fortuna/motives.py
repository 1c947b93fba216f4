"""What decides a computer player of Fortuna."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang import Names
from lang.facts.fortuna import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

HIDDEN = "Reason hidden until the end."
ALOUD = {
    "advance": "Every space counts on the road to Rome.",
    "palace": "Caesar’s Palace is in sight.",
    "favour": "Wants a Favour this very turn.",
    "prospect": "Will pay off in the rounds to come.",
    "tokens": "Those tokens mean Privilege cards.",
    "goods": "Stocking up.",
    "money": "Needs the coins.",
    "card": "Wants that card next turn.",
    "stay": "Wants its other cards next turn.",
    "first": "Fortuna goes first next round.",
    "deny": "Keeps it from the others.",
}
FULL = {
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "advance": "A step closer to Rome.",
    "palace": "On the way to Caesar’s Palace.",
    "favour": "Better chances of a Favour this turn[: {about}].",
    "prospect": "Better chances of a Favour in later rounds[: {about}].",
    "tokens": "The tokens mean Privilege cards[: {about}].",
    "goods": "Stocks up for later turns[: {about}].",
    "money": "Brings in coins.",
    "score": "Makes a card in hand worth more[: {about}].",
    "hold": "The Privilege cards are better kept for later.",
    "keep": "A good card to hold[: {about}].",
    "card": "Will be useful next turn[: {about}].",
    "stay": "The other cards on that side will be useful next turn.",
    "first": "Fortuna goes first next round.",
    "deny": "Keeps something good from the others[: {about}].",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The motive in a sentence, with what it is about, if anything."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else term(member, seat)
