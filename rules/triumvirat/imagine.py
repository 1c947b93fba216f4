"""A full position that a seat cannot tell from the real one."""

from __future__ import annotations

from rules.engine import model
from rules.engine.dice import Dice

from .state import Box, Hand, State, View


def imagine(view: View, dice: Dice) -> State:
    """Nothing is hidden: it is the real one."""
    return model.State(view.table, (Hand(),) * view.table.seats, Box())
