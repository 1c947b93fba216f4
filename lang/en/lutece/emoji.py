"""The words beside which the bot's own emoji stand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from lang.emoji import counted, named
from lang.facts.emoji import LUTECE
from rules.lutece.components import Resource

from .terms import CARD, coins, units


def _said(thing: Any) -> Iterable[str]:
    return counted(partial(units, thing)) if isinstance(thing, Resource) else (CARD[thing],)


EMOJI = named(LUTECE, _said) | {"gold": counted(coins)}
