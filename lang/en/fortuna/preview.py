"""What is known before a move is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import en_count
from rules.engine.model import Seat
from rules.fortuna.components import PURSE
from rules.fortuna.preview import Preview

from .terms import coins, space, tokens


def preview(seen: Preview, seat: Seat, names: Sequence[str] = ()) -> str:
    """Coins and position after the move, and what it takes or wastes."""
    parts = (
        "No Favour: you pay the tax." if seen.tax else "",
        f"You’ll be on {space(seen.position)} with {coins(seen.money)}.",
        f"You’ll take {tokens(seen.tokens)}." if seen.tokens else "",
        f"{coins(seen.lost_money)} lost: {PURSE} is the limit." if seen.lost_money else "",
        f"{en_count(seen.lost_steps, 'space')} lost beyond Caesar’s Palace." if seen.lost_steps else "",
    )
    return " ".join(part for part in parts if part)
