"""Carrying out what the players say, on to the next real decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rules.engine.dice import Dice
from rules.engine.model import Seat

from .acquire import attach
from .bribes import all_ready, bribe, lay_options
from .contest import hold_back, reinforce
from .desk import Desk
from .moves import Attach, Choose, Firm, Move, Raise, Ready, Reinforce, Withdraw
from .purchases import resolve, reveal
from .table import AttachApprentice, ChooseOptions, RaiseBribes, State, Step, UseLegionnaires


def play(state: State, answers: Mapping[Seat, Move], dice: Dice) -> Step:
    """All chance of Lutèce lies in the deal: no ply draws from the dice."""
    desk = Desk(state)
    match state.table.ask:
        case ChooseOptions():
            lay_options(desk, cast("Mapping[Seat, Choose]", answers))
        case RaiseBribes():
            ((seat, move),) = answers.items()
            bribe(desk, seat, cast("Raise | Ready | Firm | Withdraw", move))
            if all_ready(desk):
                reveal(desk)
                resolve(desk)
        case UseLegionnaires() as ask:
            move = answers[ask.seat]
            if isinstance(move, Reinforce):
                reinforce(desk, ask, int(move.bidder))
            else:
                hold_back(desk, ask)
            _go_on(desk)
        case AttachApprentice() as ask:
            move = cast("Attach", answers[ask.seat])
            attach(desk, ask.seat, ask.card, move.resource)
            desk.ask = None
            _go_on(desk)
        case None:
            raise ValueError("the game is over")
    return desk.step()


def _go_on(desk: Desk) -> None:
    """L2.5: the card is done; on to the next."""
    if desk.ask is None:
        resolve(desk)
