"""How strong the computer players are: leagues of fixed seeds, at a fixed number of imagined games a move, until the result is clear.

One seat is the hero's, going round from game to game; all others are the rivals'. A game counts by the hero's share of the victory.
"""

from __future__ import annotations

import random
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from math import log, sqrt
from multiprocessing import get_context

from ai import Level, think
from rules.engine.match import Record, start

from .games import games, pick
from .measure import Effort
from .report import Aim, Row

RANDOM = None  # a player who answers with any legal move
CORES = 2
ERROR = 0.05  # how often the sequential test may err on either side
SURE = 1.96  # standard deviations of the intervals shown
MARGIN = 0.08  # how far from the target a rate must be for the test to tell
LEAST = 10  # games before it may
IMAGINED = {  # games a move of a strong player, with two players and at the full table; a quick run takes a third
    "cesar": (60, 60), "fortuna": (240, 60), "lutece": (60, 60), "triumvirat": (18, 18),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class League:
    """A hero against rivals. `target` and `goal` are multiples of the fair share of a seat."""

    game: str
    seats: int
    hero: Level
    rivals: Level | None
    iterations: int
    most: int  # games

    @property
    def target(self) -> float:
        if self.hero is Level.STRONG:
            return 1.3
        return 1.9 if self.seats == 2 else 2.0

    @property
    def goal(self) -> float:
        if self.hero is Level.STRONG:
            return 1.5
        return 1.98 if self.seats == 2 else 0.8 * self.seats

    @property
    def name(self) -> str:
        against = self.rivals.value if self.rivals else "random"
        return f"{self.game}, {self.seats} players: {self.hero.value} against {against}"


def play(league: League, number: int) -> float | None:
    """One game: the hero's share of the victory; None if everybody shares it."""
    game, chance, hero = games()[league.game], random.Random(number), number % league.seats
    match, _ = start(game, Record(game.NAME, game.VERSION, game.DATA, league.seats, f"league {number}", game.Options()))
    while match.decision is not None:
        seat = pick(sorted(match.waiting), chance)
        level = league.hero if seat == hero else league.rivals
        if level is RANDOM:
            move = pick(match.legal(seat), chance)
        else:
            thought = think(league.game, match.view(seat), level, f"{number} {match.ply} {seat}", iterations=league.iterations)
            assert thought.fault is None, thought.fault
            move = thought.move
        match, _ = match.answer(seat, move)
    winners = game.sheet(match.state.table).winners
    return None if len(winners) == league.seats else float(hero in winners) / len(winners)


@dataclass(slots=True)
class Tally:
    """The results so far and what they prove."""

    games: int = 0
    won: float = 0.0
    clear: bool = False  # the test has told

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the rate."""
        n, z = max(1, self.games), SURE
        middle = (self.rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    def settled(self, low: float, high: float) -> bool:
        """Wald's test: whether it is clear that the rate is rather `high` than `low`, or the reverse."""
        evidence = self.won * log(high / low) + (self.games - self.won) * log((1 - high) / (1 - low))
        return abs(evidence) >= log((1 - ERROR) / ERROR)


def run(effort: Effort) -> list[Row]:
    with ProcessPoolExecutor(CORES, get_context("forkserver")) as workers:
        return [_row(league, _held(league, workers)) for league in leagues(effort.quick)]


def leagues(quick: bool) -> Iterator[League]:
    """Two players and the full table of every game: normal against random, then strong against normal."""
    for name, efforts in IMAGINED.items():
        game = games()[name]
        for seats, imagined in dict(zip((game.SEATS[0], game.SEATS[-1]), efforts, strict=True)).items():
            iterations = imagined // (3 if quick else 1)
            yield League(name, seats, Level.NORMAL, RANDOM, iterations, 12 if quick else 200)
            yield League(name, seats, Level.STRONG, Level.NORMAL, iterations, 4 if quick else 120)


def _held(league: League, workers: ProcessPoolExecutor) -> Tally:
    """Games in the order of their numbers until the result is clear: what is counted does not depend on which ends first."""
    print(f"  {league.name} ...", file=sys.stderr)
    tally, ahead = Tally(), deque[Future[float | None]]()
    fair = league.target / league.seats
    margin = min(MARGIN, 0.7 * (1 - fair))
    for number in range(league.most):
        while len(ahead) < 2 * CORES and number + len(ahead) < league.most:
            ahead.append(workers.submit(play, league, number + len(ahead)))
        share = ahead.popleft().result()
        if share is not None:
            tally.games, tally.won = tally.games + 1, tally.won + share
        if tally.games >= LEAST and tally.settled(fair - margin, fair + margin):
            tally.clear = True
            break
    for future in ahead:
        future.cancel()
    return tally


def _row(league: League, tally: Tally) -> Row:
    low, high = tally.interval()
    ahead = f", {league.iterations} imagined games a move" if league.hero is Level.STRONG else ""
    note = f"{tally.rate:.0%} of {tally.games} decided games ({low:.0%} to {high:.0%}){ahead}{'' if tally.clear else ', not settled'}"
    return Row("strength", league.name, tally.rate * league.seats, "fair shares", Aim(league.target, league.goal), note)
