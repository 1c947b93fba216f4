"""Battles to come: how they are likely to end."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from rules.triumvirat.odds import clash, weapons_drawn


class Prospect(NamedTuple):
    """What an attack promises."""

    chance: float  # of conquest
    left: int  # attackers, if it succeeds
    lost: float  # attackers
    killed: float  # defenders


@lru_cache(maxsize=65536)
def prospect(weapons: int, theirs: int, neutral: int, attackers: int, defenders: int, guarded: bool) -> Prospect:
    """T4.7: over all draws, from the weapons of both and of nobody in the bag."""
    drawn = weapons_drawn(attackers, defenders, (weapons, theirs, neutral))
    won = left = killed = 0
    for own in range(min(drawn, weapons) + 1):
        for enemy in range(max(0, drawn - own - neutral), min(drawn - own, theirs) + 1):
            ways = comb(weapons, own) * comb(theirs, enemy) * comb(neutral, drawn - own - enemy)
            result = clash(attackers, defenders, own, enemy, guarded)
            won += ways * result.conquered
            left += ways * result.attackers_left
            killed += ways * (defenders - result.defenders_left)
    whole = comb(weapons + theirs + neutral, drawn)
    return Prospect(won / whole, round(left / won) if won else 0, attackers - left / whole, killed / whole)
