"""Who controls how much of each resource, who leads and who trails, and why (L5.1). Anybody may ask at any time: all of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest

from rules.engine.model import Seat

from .components import Resource
from .state import Player, Table

LEAD, MIDDLE, LAST = 10, 4, 0  # L5.1


class Cause(Enum):
    """Why somebody has the majority or the minority."""

    UNITS = "units"  # most or fewest
    TALENT = "talent"  # as many as another, and the highest or smallest Talent
    NONE = "none"  # none of it: minority


@dataclass(frozen=True, slots=True)
class Majority:
    """The state of one resource. `high` and `low` are the Talents that broke a tie."""

    resource: Resource
    units: tuple[int, ...]  # by seat
    points: tuple[int, ...]
    leader: Seat | None = None  # nobody has any: nobody scores
    led_by: Cause | None = None
    high: int | None = None
    minority: tuple[Seat, ...] = ()
    trails_by: Cause | None = None
    low: int | None = None


def units(player: Player, resource: Resource) -> int:
    """What a player controls of a resource: on their cards, and from their Apprentices (L3.1)."""
    own = sum(card.units for card in player.cards if card.kind.resource is resource)
    return own + sum(apprentice.card.units for apprentice in player.apprentices if apprentice.resource is resource)


def talents(player: Player, resource: Resource) -> list[int]:
    """The Talents of a player's cards that give a resource, smallest first; Apprentices count their own, 0."""
    own = [card.talent for card in player.cards if card.units and card.kind.resource is resource]
    return sorted(own + [apprentice.card.talent for apprentice in player.apprentices if apprentice.resource is resource])


def majorities(table: Table) -> tuple[Majority, ...]:
    """All four resources, in the order of L5.1."""
    return tuple(majority(table.players, resource) for resource in Resource)


def majority(players: Sequence[Player], resource: Resource) -> Majority:
    """L5.1: the majority is settled first, the minority sought among the others."""
    counts = tuple(units(player, resource) for player in players)
    if not any(counts):
        return Majority(resource, counts, (0,) * len(counts))
    ranked = [talents(player, resource) for player in players]
    leader, led_by, high = _leader(counts, ranked)
    minority, trails_by, low = _minority(counts, ranked, leader)
    points = tuple(LEAD if seat == leader else LAST if seat in minority else MIDDLE for seat in range(len(counts)))
    return Majority(resource, counts, points, leader, led_by, high, minority, trails_by, low)


def _leader(counts: Sequence[int], ranked: Sequence[list[int]]) -> tuple[Seat, Cause, int | None]:
    """Most units; among equals, the highest Talent."""
    tied = [seat for seat, count in enumerate(counts) if count == max(counts)]
    first = max(tied, key=lambda seat: ranked[seat][::-1])
    return (first, Cause.UNITS, None) if len(tied) == 1 else (first, Cause.TALENT, ranked[first][-1])


def _minority(counts: Sequence[int], ranked: Sequence[list[int]], leader: Seat) -> tuple[tuple[Seat, ...], Cause, int | None]:
    """All who have none; else the fewest units; among equals, the smallest Talent, or the next where they differ."""
    if without := tuple(seat for seat, count in enumerate(counts) if not count):
        return without, Cause.NONE, None
    others = [seat for seat in range(len(counts)) if seat != leader]
    fewest = min(counts[seat] for seat in others)
    tied = sorted((seat for seat in others if counts[seat] == fewest), key=lambda seat: ranked[seat])
    if len(tied) == 1:
        return (tied[0],), Cause.UNITS, None
    pairs = zip_longest(ranked[tied[0]], ranked[tied[1]])
    return (tied[0],), Cause.TALENT, next((mine for mine, theirs in pairs if mine != theirs), None)
