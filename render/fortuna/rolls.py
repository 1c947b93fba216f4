"""The dice on the table: what was rolled last, by whom, and which die was chosen. From the table and the public events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.engine.model import Seat
from rules.fortuna.events import Event, FavourUsed, Rolled, Taxed, TurnBegan, Untaxed
from rules.fortuna.state import Table


@dataclass(frozen=True, slots=True)
class Roll:
    """The faces of a player's dice; `chosen`: the place among them of the one used (F4.2)."""

    faces: tuple[int, ...]
    chosen: int | None = None


def rolls(table: Table, events: Iterable[Event]) -> dict[Seat, Roll]:
    """By seat: the roll of this turn, and of the turns since the last picture."""
    found: dict[Seat, Roll] = {}
    for event in events:
        match event:
            case TurnBegan(seat):
                found.pop(seat, None)
            case Rolled(seat, dice=dice):
                found[seat] = Roll(dice)
            case FavourUsed(seat, die) | Taxed(seat, die) | Untaxed(seat, die):
                faces = found[seat].faces if seat in found else table.turn.dice if seat == table.turn.seat else ()
                found[seat] = Roll(faces, faces.index(die) if die in faces else None)
    if table.turn.dice and table.turn.seat not in found:
        found[table.turn.seat] = Roll(table.turn.dice)
    return found
