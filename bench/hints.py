"""Whether hints can be trusted: somebody who plays every hint, against strong players who look as far ahead, and against normal ones on a
machine so busy that no hint has time to look ahead. Either must be an even match: then no hint throws away what its player has.

Every deal is played twice, once from each seat: what the deal gives is given to both.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ai import Level, Thought, think
from rules.engine.match import Record, start
from rules.engine.model import View

from .games import games, pick
from .measure import Effort
from .report import Aim, Row
from .strength import IMAGINED, SURE

EVEN = Aim(0.8, 0.95)  # fair shares of the victory: less than an even match means bad hints
NO_TIME = 1e-6  # seconds
AHEAD = {**{name: imagined // 3 for name, (imagined, _) in IMAGINED.items()}, "micatio": 30}  # games both imagine a move
DEALS = {"cesar": 40, "fortuna": 30, "lutece": 40, "micatio": 100, "triumvirat": 30}
BUSY, FEW = 200, 2  # deals on the busy machine, where nobody looks ahead; in a quick run


@dataclass(frozen=True, slots=True)
class Duel:
    """Whoever follows hints against an equal who does not. `iterations`: how many games both imagine a move; 0 on the busy machine."""

    game: str
    iterations: int

    @property
    def name(self) -> str:
        return f"{self.game}: hints against {'strong' if self.iterations else 'normal, on a busy machine'}"

    def hint(self, view: View[object, object], seed: str) -> Thought:
        """What `/game hint` says here."""
        if self.iterations:
            return think(self.game, view, Level.STRONG, f"hint {seed}", iterations=self.iterations)
        return think(self.game, view, Level.STRONG, f"hint {seed}", seconds=NO_TIME)

    def rival(self, view: View[object, object], seed: str) -> Thought:
        level = Level.STRONG if self.iterations else Level.NORMAL
        return think(self.game, view, level, f"rival {seed}", iterations=self.iterations or 1)


def play(duel: Duel, deal: int, hinted: int) -> float:
    """One game for two: the share of who follows hints, in that seat."""
    game, chance = games()[duel.game], random.Random(deal)
    match, _ = start(game, Record(game.NAME, game.VERSION, game.DATA, 2, f"hints {deal}", game.Options()))
    while match.decision is not None:
        seat = pick(sorted(match.waiting), chance)
        thinks = duel.hint if seat == hinted else duel.rival
        thought = thinks(match.view(seat), f"{deal} {match.ply} {seat}")
        assert thought.fault is None, thought.fault
        match, _ = match.answer(seat, thought.move)
    winners = game.sheet(match.state.table).winners
    return float(hinted in winners) / max(1, len(winners))


def both(duel: Duel, deal: int) -> float:
    """The share of who follows hints, the deal being played from each seat."""
    return (play(duel, deal, 0) + play(duel, deal, 1)) / 2


def off(shares: Sequence[float]) -> float:
    """Half the interval of their mean."""
    mean = sum(shares) / len(shares)
    return SURE * sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))


def run(effort: Effort) -> list[Row]:
    duels = ((duel, deals) for name, ahead in AHEAD.items() for duel, deals in ((Duel(name, ahead), DEALS[name]), (Duel(name, 0), BUSY)))
    return [_row(duel, FEW if effort.quick else deals) for duel, deals in duels]


def _row(duel: Duel, deals: int) -> Row:
    print(f"  {duel.name} ...", file=sys.stderr)
    shares = [both(duel, deal) for deal in range(deals)]
    mean, half = sum(shares) / deals, off(shares)
    ahead = f", {duel.iterations} imagined games a move" if duel.iterations else ""
    note = f"{mean:.1%} of {2 * deals} games ({mean - half:.0%} to {mean + half:.0%}){ahead}"
    return Row("hints", duel.name, 2 * mean, "fair shares", EVEN, note)
