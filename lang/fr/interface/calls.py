"""The message that calls somebody, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count

from .words import names

BUTTONS = {"log": "Journal"}


def thinking(who: Sequence[str]) -> str:
    """Computer players are at it."""
    return f"⏳ {names(who)} {'réfléchit' if len(who) == 1 else 'réfléchissent'}."


def have_chosen(who: Sequence[str]) -> str:
    """These have answered in secret."""
    return f"✓ {names(who)} {'a choisi' if len(who) == 1 else 'ont choisi'}."


def earlier_board() -> str:
    """Under a board that calls nobody any more."""
    return "-# Position antérieure."


def more_happened(count: int) -> str:
    """Says how many lines did not fit."""
    return f"-# … et {fr_count(count, 'ligne')} de plus au **Journal**"
