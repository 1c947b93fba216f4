"""One ply: checked answers carried out, then on to the next question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.cesar.moves import (
    Assassinate,
    Banish,
    Castle,
    Courtesan,
    Draw,
    Finish,
    LayDown,
    LayUp,
    LetPass,
    Move,
    Passive,
    Restack,
    Split,
    Spy,
    Stack,
    Veto,
    Wrath,
)
from rules.cesar.table import Ask, State, Step, View
from rules.engine.dice import Dice
from rules.engine.model import Seat

from .desk import Desk
from .setup import place, stack
from .tricks import announce, banish, let_pass, split, veto
from .turn import draw, finish, lay_down, lay_up, run_on, stay_passive

DEEDS: dict[type, Callable[[Desk, Seat, Any], None]] = {
    Stack: stack, Restack: stack,
    Passive: stay_passive, LayDown: lay_down, LayUp: lay_up, Finish: finish, Draw: draw,
    Assassinate: announce, Spy: announce, Castle: announce, Courtesan: announce, Wrath: announce,
    Veto: veto, LetPass: let_pass, Banish: banish, Split: split,
}  # fmt: skip


def play(state: State, answers: Mapping[Seat, Move], dice: Dice) -> Step:
    desk = Desk(state, dice)
    if desk.tasks[-1].ask is Ask.PLACE:
        place(desk, answers)
    else:
        for seat, move in answers.items():
            DEEDS[type(move)](desk, seat, move)
    run_on(desk)
    return desk.freeze()


def preview(view: View, move: Move) -> None:
    """Nothing: no move of this game has a cost or odds that the table does not show."""
