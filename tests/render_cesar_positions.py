"""Positions of Caesar & Cleopatra worth a picture, and how pictures are compared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import games
from rules import cesar
from rules.cesar.components import CAESAR, CLEOPATRA, GROUPS, SERIES, SIZE, Ending, Group, Influence, Manipulation, Pile, Vote
from rules.cesar.events import (
    Cause,
    Drew,
    Event,
    LaidUp,
    TurnBegan,
    Voted,
    VoteDrawn,
)
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Forum, Hand, Options, Side, Table, Turn, Votes
from rules.engine.dice import Dice

FR, EN = (games.text(language, "cesar") for language in ("fr", "en"))
BOTH = pytest.mark.parametrize("game_text", [FR, EN], ids=["fr", "en"])
NAMES = ("Marc-Antoine", "Livia")
NIL, ONE, TWO, THREE, FOUR, FIVE = Influence
SENATORS, PRAETORS, QUAESTORS, AEDILES, CENSORS = GROUPS
SPY, CASTLING = Manipulation.SPY, Manipulation.CASTLING

MIDDLE = Table(
    Options(),
    Turn(14, CLEOPATRA),
    (Task(Ask.TURN, CLEOPATRA),),
    (
        Forum((1, 0, 1), ((FIVE, None), (THREE, None, ONE))),
        Forum((0,), ((None, None, FOUR, TWO), (None, FOUR))),
        Forum((1, 1), ((THREE, ONE, None, FIVE, TWO), (TWO, NIL))),
        Forum((0, 1), ((None,), (None,))),
        Forum((0, 1, 1)),
    ),
    (Side(4, 1, 12, 10, (ONE,) * 9), Side(3, 2, 14, 9, (TWO,) * 7)),
    Votes(4, (Vote.PRAETORS, Vote.ORGY, Vote.QUAESTORS), (Vote.CENSORS,)),
)
TURN_OF_CAESAR: tuple[Event, ...] = (
    LaidUp(CAESAR, PRAETORS, FOUR),
    LaidUp(CAESAR, PRAETORS, TWO),
    Drew(CAESAR, Pile.INFLUENCE, 2),
    VoteDrawn(CAESAR, Vote.QUAESTORS),
    Voted(QUAESTORS, Cause.CARD, ((), ()), (11, 12), False, CLEOPATRA, ((), ())),
    TurnBegan(CLEOPATRA, 14),
)
FULL = replace(
    MIDDLE,
    turn=Turn(128, CAESAR),
    forum=(
        Forum((1, 0, 1, 0), (SERIES, (FIVE, None, ONE))),
        Forum((0,) * 4, ((None,) * 4, (FOUR, TWO, NIL, None)), settled=True),
        Forum((1,) * 4, ((NIL, None, ONE), (FIVE,) * 5)),
        Forum((0, 1), ((None,) * 5, (None,) * 3)),
        Forum((0, 1), ((FIVE,) * 4, (FOUR,) * 4)),
    ),
    sides=(Side(5, 0, 27, 13, (ONE,) * 45), Side(0, 5, 0, 0, (TWO,) * 50)),
    votes=Votes(1, (*tuple(Vote)[:6], Vote.ORGY)),
)
TAKEN = replace(
    MIDDLE,
    tasks=(),
    forum=tuple(Forum((0, 1, 1, 0, 1)[: SIZE[group]]) for group in GROUPS),
    votes=Votes(3, (), (*tuple(Vote)[:5],)),
    missions=(SENATORS, QUAESTORS),
    ending=Ending.ALL_TAKEN,
)
MINE = Hand(
    (NIL, THREE, FIVE, SPY, CASTLING),
    ((FOUR,), (FIVE, TWO), (), (TWO, ONE, FOUR, FIVE, FIVE), (ONE, TWO, THREE)),
    QUAESTORS,
    knows=(FIVE, TWO, Manipulation.VETO, Manipulation.WRATH),
)


def announced(trick: Manipulation, *groups: Group, card: Influence | None = None) -> Table:
    """Caesar plays a Manipulation in the middle of the game; Cleopatra may veto it."""
    veto = Task(Ask.VETO, CLEOPATRA, groups, card, trick)
    return replace(MIDDLE, turn=Turn(15, CAESAR), tasks=(Task(Ask.LAY, CAESAR), veto))


ANNOUNCED = {
    Manipulation.ASSASSINATION: announced(Manipulation.ASSASSINATION, PRAETORS, card=FOUR),
    SPY: announced(SPY),
    CASTLING: announced(CASTLING, SENATORS, QUAESTORS),
    Manipulation.COURTESAN: announced(Manipulation.COURTESAN, SENATORS),
    Manipulation.WRATH: announced(Manipulation.WRATH, AEDILES),
}


def setting_up(ordered: bool = False) -> Any:
    return cesar.setup(2, Options(ordered=ordered), cesar.DATA, Dice("the look of it", 0)).state
