"""Whether luck comes to nothing in the long run: a thousand random games of each title that leaves something to chance, and what each
source of it gave the first seat a game, on the average, with how far off that may be.

Nothing is normalised: what is left of a source after so many games is chance, or a fault of how luck is counted. Positions are judged as
they stand, without looking ahead, so that a thousand games take minutes. `tests/test_review.py` plays some of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from operator import add

from ai import fate, review
from ai.fate import Ply, Shares, fates_of
from ai.model import Source
from ai.search import outcome
from ai.strategies import PLAYERS
from games import GAMES
from rules.engine.model import Position

from .games import matches
from .measure import Effort
from .report import Aim, Row

PLAYED, FEW = 1000, 10
SAMPLES = 2  # of what a source could have given instead, at every draw
USUAL = Aim(3.5, 2.0)  # errors of the mean that chance alone brings about
ROUNDING = 1e-9


@dataclass(frozen=True, slots=True)
class Mean:
    """What a source gave the first seat a game, in wins, and how far off that may be."""

    amount: float
    error: float

    @property
    def errors(self) -> float:
        """How many errors it lies from nothing."""
        return abs(self.amount) / self.error if self.error > ROUNDING else 0.0


def mean(found: Sequence[float]) -> Mean:
    amount = sum(found) / len(found)
    return Mean(amount, sqrt(sum((one - amount) ** 2 for one in found)) / len(found))


def evaluated(game: str) -> fate.Value:
    """A position as it stands. What is on offer is worth something only once it is bought: in Lutèce the round is played on, always in
    the same way."""
    mind, rules = PLAYERS[game].strategy, PLAYERS[game].rules
    if game == "lutece":
        return lambda state, seed: outcome(
            rules, mind, review.play_on(rules, mind, state, "always the same", mind.clock(state.table) + 1)
        )

    def value(state: Position, seed: str) -> tuple[float, ...]:
        return mind.evaluate(state) if rules.decision(state.table) is not None else outcome(rules, mind, state)

    return value


def plies(game: str, number: int) -> list[Ply]:
    """The plies of a random game (of the fewest players) that drew from some source of chance."""
    rules = GAMES[game].rules
    made = []
    for (before, _), (after, _) in pairwise(matches(rules, min(rules.SEATS), number)):
        if after.ply != before.ply:
            answers = {entry.seat: entry.move for entry in after.record.log if entry.ply == before.ply}
            made.append(Ply(before.state, answers, before.record.seed, before.ply))
    return [ply for ply in made if fate.touched(rules, ply)[0]]


def given(game: str, number: int) -> dict[Source, Shares]:
    """What each source gave each seat in one game."""
    rules, value = GAMES[game].rules, evaluated(game)
    sums: dict[Source, Shares] = {one.source: (0.0,) * min(rules.SEATS) for one in fates_of(rules)}
    for ply in plies(game, number):
        for source, shares in fate.luck(rules, ply, value, SAMPLES, f"{number} {ply.number}").items():
            sums[source] = tuple(map(add, sums[source], shares))
    return sums


def means(games: Sequence[dict[Source, Shares]]) -> dict[Source, Mean]:
    """The mean luck of the first seat, by source."""
    return {source: mean([one[source][0] for one in games]) for source in games[0]}


def rows(game: str, effort: Effort) -> Iterator[Row]:
    many = FEW if effort.quick else PLAYED
    for source, found in means([given(game, number) for number in range(many)]).items():
        note = f"{found.amount:+.4f} ± {found.error:.4f} wins a game; {many} games"
        yield Row("luck", f"{game}: {source.value}", found.errors, "errors from nothing", None if effort.quick else USUAL, note)


def run(effort: Effort) -> list[Row]:
    return [row for game, title in GAMES.items() if fates_of(title.rules) for row in rows(game, effort)]
