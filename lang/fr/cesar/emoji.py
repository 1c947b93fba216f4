"""The words beside which the bot's own emoji stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang.emoji import named
from lang.facts.emoji import CESAR
from rules.cesar.components import CAESAR, CLEOPATRA

from .terms import INFLUENCE, term


def _said(thing: Any) -> Iterable[str]:
    """Each side's box prints its own names; one that an Influence card has, too, would mislead."""
    return [name for seat in (CAESAR, CLEOPATRA) if (name := term(thing, seat)) not in INFLUENCE[seat]]


EMOJI = named(CESAR, _said)
