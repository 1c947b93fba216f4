"""The words beside which the bot's own emoji stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang.emoji import counted, named
from lang.facts.emoji import FORTUNA

from .terms import NOUN, coins, term


def _said(thing: Any) -> Iterable[str]:
    return NOUN[thing] if thing in NOUN else (term(thing, 0),)


EMOJI = named(FORTUNA, _said) | {"coin": counted(coins)}
