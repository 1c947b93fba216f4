"""Whether hints keep a lead in Caesar & Cleopatra: normal players play until one is five patricians ahead, who from then on follows hints.

What is counted besides: turns begun without Influence in hand although some could have been drawn, and turns passed although a card could
have been laid: with some use, and twice running.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from ai import Level, think
from ai.cesar import GAMES, judge
from ai.cesar.heuristic import REST
from ai.model import worth
from ai.search import FLOOR
from rules.cesar.moves import LayDown, LayUp, Passive
from rules.cesar.questions import Ask
from rules.cesar.state import Table
from rules.engine.match import Match, Record, start
from rules.engine.model import Seat

from .games import games
from .measure import Effort
from .report import Aim, Row

LEAD = 5
KEPT = Aim(0.85, 0.95)  # of the leads
FULL: dict[str, Any] = {"iterations": GAMES}  # as `/game hint` thinks
LEAST: dict[str, Any] = {"iterations": GAMES // FLOOR}  # the least it may think and still look ahead
NO_TIME: dict[str, Any] = {"seconds": 1e-6}
KINDS = (  # how far hints look ahead, against whom, how many leads
    ("no time", NO_TIME, Level.NORMAL, 200), ("the floor", LEAST, Level.NORMAL, 60), ("full strength", FULL, Level.NORMAL, 40),
    ("the floor", LEAST, Level.STRONG, 30), ("full strength", FULL, Level.STRONG, 20),
)  # fmt: skip
FEW = 2


@dataclass(slots=True)
class Followed:
    """How leads ended under hints, and what was odd on the way."""

    ends: Counter[str] = field(default_factory=Counter)
    odd: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    def note(self, match: Match, seat: Seat, move: Any, passed: bool) -> bool:
        """A turn begins with this move, the one before was passed or not; whether this one is, although a card could be laid."""
        side, weigh = match.state.table.sides[seat], judge(match.view(seat))
        lays = [worth(weigh(one)) for one in match.legal(seat) if isinstance(one, (LayDown, LayUp))]
        passes = bool(lays) and isinstance(move, Passive)
        self.turns += 1
        self.odd["without Influence"] += not side.influence and side.reserve > 0
        self.odd["passed with a useful card"] += passes and max(lays) > REST / 2
        self.odd["passed twice running"] += passes and passed
        return passes


def lead(table: Table) -> int:
    """By how many patricians the first seat is ahead."""
    return sum(forum.taken.count(0) - forum.taken.count(1) for forum in table.forum)


def led(number: int) -> Match | None:
    """A game of normal players up to the first great lead."""
    rules = games()["cesar"]
    match, _ = start(rules, Record("cesar", rules.VERSION, rules.DATA, 2, f"lead {number}", rules.Options()))
    while match.decision is not None:
        if abs(lead(match.state.table)) >= LEAD:
            return match
        seat = min(match.waiting)
        match, _ = match.answer(seat, think("cesar", match.view(seat), Level.NORMAL, f"lead {number} {match.ply} {seat}").move)
    return None


def follow(match: Match, how: dict[str, Any], rival: Level, seed: str, found: Followed) -> None:
    """The leader plays hints to the end."""
    leader, passed = int(lead(match.state.table) < 0), False
    while match.decision is not None:
        seat = min(match.waiting)
        level, limits = (Level.STRONG, how) if seat == leader else (rival, LEAST)
        thought = think("cesar", match.view(seat), level, f"{seed} {'hint' if seat == leader else 'rival'} {match.ply}", **limits)
        assert thought.fault is None, thought.fault
        if seat == leader and match.state.table.tasks[-1].ask is Ask.TURN:
            passed = found.note(match, seat, thought.move, passed)
        match, _ = match.answer(seat, thought.move)
    totals = match.game.sheet(match.state.table).totals
    ahead = (totals[leader] or 0) - (totals[1 - leader] or 0)
    found.ends["won" if ahead > 0 else "lost" if ahead < 0 else "drawn"] += 1


def run(effort: Effort) -> list[Row]:
    return [_row(*kind[:3], FEW if effort.quick else kind[3]) for kind in KINDS]


def _row(name: str, how: dict[str, Any], rival: Level, leads: int) -> Row:
    what = f"hints with {name} against {rival.value}"
    print(f"  {what} ...", file=sys.stderr)
    found = Followed()
    numbers = count()
    while found.ends.total() < leads:
        number = next(numbers)
        if (match := led(number)) is not None:
            follow(match, how, rival, f"{number}", found)
    odd = ", ".join(f"{often} {name}" for name, often in found.odd.items())
    note = f"{', '.join(f'{found.ends[end]} {end}' for end in ('won', 'drawn', 'lost'))}; of {found.turns} turns {odd}"
    return Row("leads", what, found.ends["won"] / leads, "of the leads won", KEPT, note)
