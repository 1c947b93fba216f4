"""How far a few imagined games are to be trusted: the DOUBT of `ai.review`, one number a game.

At moments of games that `bench review` has not, half of the imagined games tell what to expect of the other half: the doubt with which they
do so best is the one. Who has won those games does not matter, so that hardly anything is left to chance; whether the chances are true
is then for `bench review` to say.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ai import review as judge
from ai.review import CURVE, Imagined

from .measure import Effort
from .report import Row
from .review import FEW, TABLES, play

PLAYED = 12
TENTHS = (1, 3, 5, 7, 9)
DOUBTS = (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 6.0, 8.0, 12.0)
Halves = tuple[Imagined, Imagined]


def halves(game: str, seats: int, games: int) -> list[Halves]:
    """What was imagined at moments of so many games, by halves."""
    found = []
    for number in range(games):
        one = play(game, seats, f"doubt {game} {number}")
        for tenth in TENTHS:
            first, second = (judge.imagined(game, one.moment(tenth), f"{half} {number} {tenth}", CURVE // 2) for half in "ab")
            found.append((first, second))
    return found


def missed(moments: Sequence[Halves], doubt: float) -> float:
    """How far the halves are from what each says of the other: the mean square."""
    squares = [
        (share - won / other.games) ** 2
        for pair in moments for one, other in (pair, pair[::-1]) for share, won in zip(one.shares(doubt), other.won, strict=True)
    ]  # fmt: skip
    return sum(squares) / len(squares)


def row(game: str, effort: Effort) -> Row:
    """Whatever the number of players."""
    print(f"  {game} ...", file=sys.stderr)
    moments = [pair for name, seats in TABLES if name == game for pair in halves(game, seats, FEW if effort.quick else PLAYED)]
    found = {doubt: missed(moments, doubt) for doubt in DOUBTS}
    note = "mean square by doubt " + ", ".join(f"{doubt:g}: {one:.4f}" for doubt, one in found.items())
    return Row("doubt", game, min(found, key=found.__getitem__), "games half-way", None, f"{len(moments)} moments; {note}")


def run(effort: Effort) -> list[Row]:
    return [row(game, effort) for game in dict(TABLES)]
