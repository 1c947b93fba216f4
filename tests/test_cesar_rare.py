"""Caesar & Cleopatra by people with odd tastes: whatever card comes at whatever moment, somebody can answer and no card is lost."""

from __future__ import annotations

from typing import Any

import pytest
from cesar_positions import assert_whole
from rare import games, rare_game

from rules import cesar
from rules.cesar.components import Pile
from rules.cesar.moves import (
    Assassinate,
    Castle,
    Courtesan,
    Draw,
    Finish,
    LayDown,
    LayUp,
    LetPass,
    Passive,
    Restack,
    Split,
    Spy,
    Veto,
    Wrath,
)
from rules.cesar.state import Options
from rules.engine.match import Match

TRICKS = (Assassinate, Spy, Castle, Courtesan, Wrath)
LATE = 24  # turns: the groups are filling and the piles run out


def tricks_drawn(move: Any, match: Match) -> int:
    """Manipulations are what everybody draws."""
    return 9 if isinstance(move, Draw) and move.pile is Pile.MANIPULATION else 1


def vetoes(move: Any, match: Match) -> int:
    """Every Manipulation is played, and every one is vetoed that can be."""
    if isinstance(move, LetPass | Finish):
        return 0
    return 30 if isinstance(move, (*TRICKS, Veto)) else tricks_drawn(move, match)


def strikes(move: Any, match: Match) -> int:
    """Every Manipulation is played and let pass, before the Influence or after it."""
    return 0 if isinstance(move, Veto | Finish) else 20 if isinstance(move, (*TRICKS, LetPass)) else tricks_drawn(move, match)


def hoards(move: Any, match: Match) -> int:
    """Manipulations are kept for the end of the game; then one after the other is played."""
    late: bool = match.state.table.turn.number > LATE
    if isinstance(move, TRICKS):
        return 30 * late
    if isinstance(move, Passive):
        return int(not late and not move.cards)
    return 20 if isinstance(move, Finish | LayUp | LayDown) else tricks_drawn(move, match)


def castles(move: Any, match: Match) -> int:
    """Roques, with all cards on one side wherever there is room for them."""
    return 40 if isinstance(move, Castle | LetPass) else 1 + len(move.first) ** 3 if isinstance(move, Split) else tricks_drawn(move, match)


def runs_dry(move: Any, match: Match) -> int:
    """Everything is discarded: empty hands and piles, and the last cards of all are laid."""
    late = match.state.table.turn.number > LATE
    return 1 + len(move.cards) ** 3 if isinstance(move, Passive) and not late else 3 if isinstance(move, LayUp | LayDown) else 1


def stops_and_starts(move: Any, match: Match) -> int:
    """The order of the pile is taken up again, though not for ever."""
    return int(match.ply < 60) * 3 if isinstance(move, Restack) else 1


@pytest.mark.parametrize("weight", [vetoes, strikes, hoards, castles, runs_dry, stops_and_starts], ids=lambda weight: weight.__name__)
def test_odd_tastes(weight: Any) -> None:
    """C2.4, C4.1 to C4.9: after every answer each awaited seat has a legal one, and all cards are in their places."""
    for n in games(4):
        options = Options(ordered=weight is stops_and_starts, orgy_leaves=n % 2 == 0, fewer_orgies=n % 3 == 0)
        rare_game(cesar, 2, f"{weight.__name__} {n}", weight, assert_whole, (*TRICKS, Veto, LetPass), options)
