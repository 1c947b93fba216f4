"""A channel that is shut or gone, in English."""

from __future__ import annotations

from collections.abc import Sequence

from .words import names


def unheard(where: str, lacking: Sequence[str]) -> str:
    missing = f" (missing: {names(lacking)})" if lacking else ""
    return f"⚠️ I can’t write in {where}{missing}. Your move counts, but the board there may not show it yet. I’ll DM whoever is next and post as soon as I can."
