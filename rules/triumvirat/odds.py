"""How a battle goes (T4.1-T4.3), and how it may go: the bag is public (T4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from rules.engine.model import Seat

MOST_WEAPONS, PROTECTION = 3, 2  # T4.1, T4.2


@dataclass(frozen=True, slots=True)
class Clash:
    """The losses of a battle in order, and who is left."""

    attackers_struck: int
    defenders_struck: int
    guard: int
    duels: int
    attackers_left: int
    defenders_left: int

    @property
    def conquered(self) -> bool:
        """Attackers left: conquered; otherwise failed, also if both have none (T4.3)."""
        return self.attackers_left > 0


@dataclass(frozen=True, slots=True)
class Odds:
    """What can be known before an attack."""

    attackers: int
    defenders: int
    guarded: bool  # the defender's triumvir is there (T4.2)
    weapons: int  # so many are drawn
    bag: tuple[int, ...]
    chance: Fraction  # of conquest
    attackers_lost: Fraction  # expected
    defenders_lost: Fraction  # expected


def weapons_drawn(attackers: int, defenders: int, bag: Sequence[int]) -> int:
    """Three at most, never more than either side has legions or the bag weapons (T4.1)."""
    return min(MOST_WEAPONS, attackers, defenders, sum(bag))


def clash(attackers: int, defenders: int, own: int, enemy: int, guarded: bool) -> Clash:
    """`own` weapons kill defenders, `enemy` ones attackers (T4.1); the triumvir's protection kills 2 (T4.2); then one for one
    (T4.3)."""
    guard = min(PROTECTION, attackers - enemy) if guarded else 0
    attackers_left, defenders_left = attackers - enemy - guard, defenders - own
    duels = min(attackers_left, defenders_left)
    return Clash(enemy, own, guard, duels, attackers_left - duels, defenders_left - duels)


@lru_cache(maxsize=1024)
def odds(bag: tuple[int, ...], seat: Seat, defender: Seat, attackers: int, defenders: int, guarded: bool) -> Odds:
    """Exact, over all draws the bag allows."""
    drawn = weapons_drawn(attackers, defenders, bag)
    neutral = sum(bag) - bag[seat] - bag[defender]
    won = attackers_lost = defenders_lost = 0
    for own in range(drawn + 1):
        for enemy in range(drawn - own + 1):
            ways = comb(bag[seat], own) * comb(bag[defender], enemy) * comb(neutral, drawn - own - enemy)
            result = clash(attackers, defenders, own, enemy, guarded)
            won += ways * result.conquered
            attackers_lost += ways * (attackers - result.attackers_left)
            defenders_lost += ways * (defenders - result.defenders_left)
    total = comb(sum(bag), drawn)
    return Odds(
        attackers, defenders, guarded, drawn, bag, Fraction(won, total), Fraction(attackers_lost, total), Fraction(defenders_lost, total)
    )  # fmt: skip


def percent(chance: Fraction) -> int:
    """Rounded, but 0 and 100 only for what is sure."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
