"""The words beside which the bot's own emoji stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang.emoji import named
from lang.facts.emoji import CESAR
from rules.cesar.components import CAESAR, CLEOPATRA

from .terms import term


def _said(thing: Any) -> Iterable[str]:
    """Each side's box prints its own names."""
    return [term(thing, seat) for seat in (CAESAR, CLEOPATRA)]


EMOJI = named(CESAR, _said)
