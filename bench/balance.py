"""How even the seats of The End of the Triumvirate are, and how well its provinces are defended, where normal computer players meet.

Its characters begin differently, so the seat itself may win or lose games. One process; it stops by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ai import Level, think
from rules import triumvirat
from rules.engine.match import Record, start
from rules.triumvirat.events import Battle
from rules.triumvirat.state import Table

from .measure import Effort
from .report import Row

GAMES, FEW = 600, 6  # a player count; in a quick run


@dataclass(slots=True)
class Tally:
    """What some games of so many players came to."""

    seats: int
    wins: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    provinces: int = 0  # counted at the beginning of every turn
    empty: int = 0
    battles: int = 0
    unopposed: int = 0

    def look(self, table: Table) -> None:
        """A turn begins: how many provinces stand empty?"""
        garrisons = [table.lands.legions[place] for place in table.board.in_play]
        self.provinces += len(garrisons)
        self.empty += garrisons.count(0)

    def play(self, number: int) -> None:
        """One more game, of normal players on every seat."""
        key = f"balance {number}"
        match, _ = start(triumvirat, Record(triumvirat.NAME, triumvirat.VERSION, triumvirat.DATA, self.seats, key, triumvirat.Options()))
        turn = 0
        while match.decision is not None:
            if turn != (turn := match.state.table.time.turn):
                self.look(match.state.table)
            (seat,) = match.waiting
            thought = think("triumvirat", match.view(seat), Level.NORMAL, f"{key} {match.ply}")
            assert thought.fault is None, thought.fault
            match, told = match.answer(seat, thought.move)
            fought = [said.event.defenders for said in told if isinstance(said.event, Battle)]
            self.battles, self.unopposed = self.battles + len(fought), self.unopposed + fought.count(0)
        victory = match.state.table.victory
        assert victory is not None
        self.turns += turn
        self.wins.update(victory.winners)
        self.endings[victory.ending.value] += 1

    def rows(self) -> Iterator[Row]:
        played, table = self.wins.total(), f"triumvirat, {self.seats} players"
        by_seat = [self.wins[seat] for seat in range(self.seats)]
        wins = ", ".join(f"{name} {won}" for name, won in zip(("César", "Pompée", "Crassus"), by_seat, strict=False))
        ended = ", ".join(f"{ending} {count}" for ending, count in self.endings.most_common())
        note = f"{wins} of {played} games; {self.turns / played:.1f} turns; {ended}"
        yield Row("balance", f"{table}: the luckiest seat", max(by_seat) / played * self.seats, "fair shares", None, note)
        yield Row("balance", f"{table}: provinces without a legion", 100 * self.empty / self.provinces, "%", None, "as turns begin")
        unopposed = f"{self.unopposed} of {self.battles} battles"
        yield Row("balance", f"{table}: attacks that meet nobody", 100 * self.unopposed / max(1, self.battles), "%", None, unopposed)


def run(effort: Effort) -> list[Row]:
    rows: list[Row] = []
    for seats in triumvirat.SEATS:
        tally = Tally(seats)
        for number in range(FEW if effort.quick else GAMES):
            tally.play(number)
        rows += tally.rows()
    return rows
