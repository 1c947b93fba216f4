"""What imagined games say of a move: figures that a computer player found by looking ahead, for reasons and hints to tell."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weighed:
    """What imagining found: the chances to win with the move and with the best other one, in percent, by `games` imagined games each."""

    games: int
    percent: int
    other: int


@dataclass(frozen=True, slots=True)
class End:
    """How the game may end by a move: in `ended` of `worlds` imagined games before this turn (or round, where rounds count) is over.

    `won` of these the seat wins, alone or with others; in `alone` it is the only one. `surely`: in all of them the move itself ends it.
    `known`: neither chance nor anything hidden has a part in it. `score` is the seat's final score and the best of the others', if they
    are the same in all.
    """

    worlds: int
    ended: int
    won: int
    alone: int
    surely: bool
    in_rounds: bool
    known: bool = False
    score: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class LastRound:
    """With this move the last round begins, whatever is hidden."""


Outlook = End | LastRound
