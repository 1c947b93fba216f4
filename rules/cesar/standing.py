"""How things stand, by what everybody sees: what is left to win, to lay and to draw (C5)."""

from __future__ import annotations

from dataclasses import dataclass

from .components import SIZES
from .state import Table
from .steps.ending import IDLE_TURNS

FEW = 2  # patricians that a turn or two may bring


@dataclass(frozen=True, slots=True)
class FewLeft:
    """So many patricians are left; with the last the game ends (C5.1)."""

    patricians: int


@dataclass(frozen=True, slots=True)
class ReservesEmpty:
    """Nobody has Influence to draw; so many cards are left in each hand, and the game ends without them (C5.2)."""

    held: tuple[int, int]


@dataclass(frozen=True, slots=True)
class NearlyIdle:
    """So many more passive turns that change nothing end the game (C5.6)."""

    turns: int


Near = FewLeft | ReservesEmpty | NearlyIdle


def near(table: Table) -> tuple[Near, ...]:
    """What may end the game within a few turns."""
    if table.ending:
        return ()
    left = sum(size - len(forum.taken) for forum, size in zip(table.forum, SIZES, strict=True))
    found: list[Near] = [FewLeft(left)] if left <= FEW else []
    if not any(side.reserve for side in table.sides) and table.turn.number:
        found.append(ReservesEmpty((table.sides[0].influence, table.sides[1].influence)))
    if table.idle >= IDLE_TURNS - FEW:
        found.append(NearlyIdle(IDLE_TURNS - table.idle))
    return tuple(found)
