"""When a computer player answers: at a time that public facts alone decide, so that it tells nothing about a hand.

Whether there is anything to think about often depends on a hidden card: who holds no Veto has nothing to decide (C4.8),
and who holds no card that may be played now has only to roll (F4.2). So an answer found at once waits as long as any other.
"""

from __future__ import annotations

from typing import Any

from rules.cesar.questions import Ask, Task
from rules.fortuna.questions import FinishTurn, RollDice, UseMight

from .chance import Chance
from .model import Level
from .player import SECONDS

SHORT = (0.5, 0.9)  # seconds, from and to: a step that seldom asks for thought, or a player who does not look ahead
LONG = (SECONDS + 0.2, SECONDS + 0.7)
FINISH = 0.15  # seconds between the end of a search and the answer
LATE = 0.5  # an answer that is late all the same waits for the next beat: what made it late must not be read off it

SLIGHT_KINDS = (RollDice, UseMight, FinishTurn)  # of Fortuna: hardly more than one answer, unless one holds the right card
SLIGHT_TASKS = {Ask.STACK, Ask.VETO, Ask.REFILL}  # of Caesar & Cleopatra


def is_slight(ask: Any) -> bool:
    """Whether a question seldom asks for thought."""
    return isinstance(ask, SLIGHT_KINDS) or (isinstance(ask, Task) and ask.ask in SLIGHT_TASKS)


def delay(level: Level, ask: Any, seed: str) -> float:
    """How many seconds after the question its answer is given. Level, question and seed decide, nothing else."""
    least, most = LONG if level is Level.STRONG and not is_slight(ask) else SHORT
    return least + (most - least) * Chance(f"{seed} delay").random()


def on_the_beat(due: float, now: float) -> float:
    """The moment at which an answer ready now is given: when it is due, or at the next beat after that."""
    if now <= due:
        return due
    return due + LATE * -(-(now - due) // LATE)
