"""A channel that is shut or gone, in French."""

from __future__ import annotations

from collections.abc import Sequence

from .words import names


def unheard(where: str, lacking: Sequence[str]) -> str:
    missing = f" (il me manque : {names(lacking)})" if lacking else ""
    return f"⚠️ Je ne peux pas écrire dans {where}{missing}. Votre coup compte, mais le plateau ne le montre peut-être pas encore. Je préviens en privé qui doit jouer et j’écris dès que possible."
