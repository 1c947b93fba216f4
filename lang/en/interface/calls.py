"""The message that calls somebody, in English."""

from __future__ import annotations

from collections.abc import Sequence

from .words import names

BUTTONS = {"log": "Log"}


def thinking(who: Sequence[str]) -> str:
    """Computer players are at it."""
    return f"⏳ {names(who)} {'is' if len(who) == 1 else 'are'} thinking."


def have_chosen(who: Sequence[str]) -> str:
    """These have answered in secret."""
    return f"✓ {names(who)} {'has' if len(who) == 1 else 'have'} chosen."


def earlier_board() -> str:
    """Under a board that calls nobody any more."""
    return "-# An earlier position."


def more_happened(count: int) -> str:
    """Says how many lines did not fit."""
    return f"-# … and {count} more in the **Log**"
