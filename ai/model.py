"""What the computer players share: levels, thoughts, and what a game must know to be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from rules.engine.dice import Dice
from rules.engine.foresight import Outlook
from rules.engine.model import State, View

Part = tuple[Any, float, Any]
"""One reason for or against a move: its motive, its worth (about a victory point is 1), and what it is about, if anything.

A part without a motive counts like any other but is never told as the reason: it would not be true of the move."""

Judge = Callable[[Any], Sequence[Part]]
"""Weighs the moves of one position: each is worth the sum of its parts."""


class Level(Enum):
    """How well a computer player plays."""

    EASY = "easy"  # plausible moves, with mistakes
    NORMAL = "normal"  # what the heuristic of the game likes best
    STRONG = "strong"  # looks ahead in many imagined worlds


@dataclass(frozen=True, slots=True)
class Thought:
    """A move, what decided it (a `Why` of its game, None where nothing in particular did), and the traceback of a fault if the player
    had to fall back on any legal move."""

    move: Any
    why: Any = None
    fault: str | None = None
    hasty: bool = False  # whether a strong player had no time to look ahead far enough
    outlook: Outlook | None = None  # how the move may end the game, as far as a strong player sees


class Source(Enum):
    """Where luck comes from."""

    DEAL = "deal"
    DICE = "dice"
    DRAWS = "draws"  # cards drawn into a hand
    OFFERS = "offers"  # cards laid out for all
    VOTES = "votes"
    BATTLES = "battles"  # weapons from the bag


@dataclass(frozen=True, slots=True)
class Fate:
    """A source: what it is drawn from, and how that is dealt anew. `dice`: whether the dice of the ply belong to it too."""

    source: Source
    drawn_from: Callable[[Any], Any] = lambda state: None
    anew: Callable[[Any, Dice], Any] = lambda state, dice: state
    dice: bool = False


class Strategy(Protocol):
    """What a game must know to be played: a module of this package with these names."""

    @property
    def Motive(self) -> type[Enum]:
        """What may decide a move; FORCED and SEARCH are always among them."""

    @property
    def Why(self) -> type:
        """A frozen dataclass (motive, about, ahead, and where the game has `standing` facts, fact) that the codec can write and read."""

    @property
    def SPREAD(self) -> float:
        """How far apart, in victory points, two moves may seem and still be about as good."""

    @property
    def BREADTH(self) -> int:
        """How many of the moves that seem best a strong player looks at."""

    @property
    def GAMES(self) -> int:
        """How many games a strong player imagines for a move."""

    @property
    def FATES(self) -> tuple[Fate, ...]:
        """Where luck comes from, in the order in which it is told; none if nothing is drawn or rolled."""

    @property
    def IN_ROUNDS(self) -> bool:
        """Whether its clock counts rounds, in which everybody plays, and not turns."""

    def horizon(self, table: Any) -> int:
        """How many turns, this one included, an imagined game is played on before it is evaluated."""

    def clock(self, table: Any) -> int:
        """How many turns (where all play at once: rounds) have begun."""

    def same_as(self, move: Any) -> object:
        """Equal for moves that come to the same."""

    def judge(self, view: View[Any, Any]) -> Judge:
        """Read a position once, then weigh its moves. It must bear any candidate, legal or not."""

    def imagine(self, view: View[Any, Any], dice: Dice) -> State[Any, Any, Any]:
        """A world this seat cannot tell from the real one, with what the others plausibly have in it."""

    def evaluate(self, state: State[Any, Any, Any]) -> tuple[float, ...]:
        """How likely each seat is to win an imagined game as it stands; 1 in all."""


def worth(parts: Sequence[Part]) -> float:
    """What a move is worth in all."""
    total = 0.0
    for part in parts:
        total += part[1]
    return total


def worths(strategy: Strategy, view: View[Any, Any], moves: Sequence[Any]) -> list[float]:
    """What each of these moves is worth in all. A strategy may have a quicker way to the same sums, its `fast_scores`."""
    fast_scores: Callable[[View[Any, Any], Sequence[Any]], list[float]] | None = getattr(strategy, "fast_scores", None)
    if fast_scores is not None:
        return fast_scores(view, moves)
    judge = strategy.judge(view)
    return [worth(judge(move)) for move in moves]


def told(strategy: Strategy, view: View[Any, Any], move: Any, motive: Any, about: Any) -> Any | None:
    """The `Why` for a move and a motive, with the fact of the position that makes it true; None if it is not true.

    A strategy finds that fact in its `fact`, of the types of its game's `standing`; one without has motives that need none.
    """
    fact: Callable[[View[Any, Any], Any, Any, Any], Any | None] | None = getattr(strategy, "fact", None)
    if fact is None:
        return strategy.Why(motive, about)
    found = fact(view, move, motive, about)
    return None if found is None else strategy.Why(motive, about, fact=found)


def decides(strategy: Strategy, view: View[Any, Any], move: Any) -> bool:
    """Whether, as everybody sees it, there was anything to decide; else the move has no reason. A strategy may say so in its `decides`."""
    fact: Callable[[View[Any, Any], Any], bool] | None = getattr(strategy, "decides", None)
    return fact is None or fact(view, move)
