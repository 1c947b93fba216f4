"""Whether hints can be trusted: somebody who plays every hint, against strong players who look as far ahead, and against normal ones on a
machine so busy that no hint has time to look ahead. Either must be an even match: then no hint throws away what its player has.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass

from ai import Level, Thought, think
from rules.engine.match import Record, start
from rules.engine.model import View

from .games import games, pick
from .measure import Effort
from .report import Aim, Row
from .strength import IMAGINED, Tally

EVEN = Aim(0.8, 0.95)  # fair shares of the victory: less than an even match means bad hints
NO_TIME = 1e-6  # seconds
MANY, FEW = 40, 4  # games a match


@dataclass(frozen=True, slots=True)
class Duel:
    """Whoever follows hints against equals who do not. `iterations`: how many games both imagine a move; 0 on the busy machine."""

    game: str
    iterations: int

    @property
    def name(self) -> str:
        return f"{self.game}: hints against {'strong' if self.iterations else 'normal, on a busy machine'}"

    def hint(self, view: View[object, object], seed: str) -> Thought:
        """What `/game hint` says here."""
        if self.iterations:
            return think(self.game, view, Level.STRONG, seed, iterations=self.iterations)
        return think(self.game, view, Level.STRONG, seed, seconds=NO_TIME)

    def rival(self, view: View[object, object], seed: str) -> Thought:
        level = Level.STRONG if self.iterations else Level.NORMAL
        return think(self.game, view, level, seed, iterations=self.iterations or 1)


def play(duel: Duel, number: int) -> float | None:
    """One game for two: the share of who follows hints, whose seat goes round; None if it is shared."""
    game, chance = games()[duel.game], random.Random(number)
    seats = game.SEATS[0]
    match, _ = start(game, Record(game.NAME, game.VERSION, game.DATA, seats, f"hints {number}", game.Options()))
    while match.decision is not None:
        seat = pick(sorted(match.waiting), chance)
        thinks = duel.hint if seat == number % seats else duel.rival
        thought = thinks(match.view(seat), f"{number} {match.ply} {seat}")
        assert thought.fault is None, thought.fault
        match, _ = match.answer(seat, thought.move)
    winners = game.sheet(match.state.table).winners
    return None if len(winners) == seats else float(number % seats in winners)


def run(effort: Effort) -> list[Row]:
    duels = (duel for name, (imagined, _) in IMAGINED.items() for duel in (Duel(name, imagined // 3), Duel(name, 0)))
    return [_row(duel, FEW if effort.quick else MANY) for duel in duels]


def _row(duel: Duel, count: int) -> Row:
    print(f"  {duel.name} ...", file=sys.stderr)
    shares = [share for number in range(count) if (share := play(duel, number)) is not None]
    tally = Tally(len(shares), sum(shares))
    low, high = tally.interval()
    seats = games()[duel.game].SEATS[0]
    ahead = f", {duel.iterations} imagined games a move" if duel.iterations else ""
    note = f"{tally.rate:.0%} of {tally.games} decided games ({low:.0%} to {high:.0%}){ahead}"
    return Row("hints", duel.name, tally.rate * seats, "fair shares", EVEN, note)
