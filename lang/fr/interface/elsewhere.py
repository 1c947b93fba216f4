"""A move that comes at another time, and a word that could mean several things, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import join

SHOWN = 6  # things a word could mean; more are not listed


def not_what_is_asked() -> str:
    return "Ce n’est pas le moment."


def belongs_elsewhere(chapter: str, later: bool) -> str:
    return f"Pas encore : ce sera pour plus tard (« {chapter} »)." if later else f"Pas maintenant : voyez « {chapter} »."


def ambiguous(text: str, choices: Sequence[str]) -> str:
    named = [*choices[:SHOWN], "…"] if len(choices) > SHOWN else list(choices)
    return f"« {text} » peut désigner {join(named, 'ou')}. Précisez, ou choisissez dans la liste."
