"""C2.3: how many cards a side may have before a group, and so where there is a place left."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Seat

from .components import BOTH_LIMIT, OWN_LIMIT, SIZES
from .state import Forum, Table

MOST = [min(OWN_LIMIT, BOTH_LIMIT - theirs) for theirs in range(OWN_LIMIT + 1)]  # own cards beside so many of the enemy's
ROOM = [[most - mine for most in MOST] for mine in range(OWN_LIMIT + 1)]  # by own and enemy cards


def room(forum: Forum, size: int, seat: Seat) -> int:
    """How many cards this seat may still lay before a group of that size."""
    fronts = forum.fronts
    return ROOM[len(fronts[seat])][len(fronts[1 - seat])] if len(forum.taken) < size else 0


def rooms(forums: Sequence[Forum], seat: Seat) -> list[int]:
    """How many cards this seat may still lay before each group."""
    return [room(forum, size, seat) for forum, size in zip(forums, SIZES, strict=True)]


def has_room(forums: Sequence[Forum], seat: Seat) -> bool:
    """Whether this seat has a place left before any group; mostly the first one says so."""
    return room(forums[0], SIZES[0], seat) > 0 or any(rooms(forums, seat))


def can_lay(table: Table, seat: Seat) -> bool:
    """Whether this seat has Influence in hand and a place for it; both are public."""
    return table.sides[seat].influence > 0 and has_room(table.forum, seat)
