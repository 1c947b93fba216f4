"""How true a review is: said 70 %, won how often; Brier's score beside the trivial forecast, by tenths of the game; what luck comes to
on the average, which should be nothing, and how much of the results it explains; and how long a review takes.

The games are played by normal computer players. One process; it stops by itself, after some twenty minutes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import variance
from typing import Any

from ai import Level, think
from ai import review as judge
from ai.fate import FATES, Ply
from games import GAMES
from host.after import review
from host.book.rows import GameRow, LogRow, SeatRow
from host.record.archive import Archive
from lang.notices import Started
from rules.engine import codec
from rules.engine.match import Match, Record, start
from rules.engine.model import Position

from .measure import Effort, cpu
from .report import Aim, Row

TRUE = Aim(1.0, 0.8)  # Brier's score beside that of the trivial forecast
EXPLAINED = Aim(1.0, 0.8)  # how far results lie apart once luck is taken off, beside how far they lie apart
PLAYED, FEW = 60, 2  # games of each kind; in a quick run
TENTHS = range(1, 10)
BINS = 10


@dataclass(slots=True)
class Played:
    """A game of normal computer players: its positions and plies, and who won."""

    seats: int
    log: list[LogRow] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    match: Match | None = None


def play(game: str, seats: int, seed: str) -> Played:
    rules = GAMES[game].rules
    match, _ = start(rules, Record(game, rules.VERSION, rules.DATA, seats, seed, rules.Options()))
    made, given = Played(seats), dict[int, Any]()
    made.log.append(LogRow(1, "happening", None, None, codec.dumps(Started(rules.VERSION)), None, None, 0))
    while match.decision is not None:
        seat = min(match.waiting)
        thought = think(game, match.view(seat), Level.NORMAL, f"{seed} {match.ply} {seat}")
        after, _ = match.answer(seat, thought.move)
        given[seat] = thought.move
        digest = after.digest() if after.ply != match.ply else None
        made.log.append(LogRow(len(made.log) + 1, "answer", match.ply, seat, codec.dumps(thought.move), digest, None, 0))
        if after.ply != match.ply:
            made.positions.append(match.state)
            made.plies.append(Ply(match.state, given, seed, match.ply))
            given = {}
        match = after
    made.match = match
    return made


# ---------------------------------------------------------------- how true the chances are


@dataclass(slots=True)
class Forecasts:
    """What was said, and what came: by tenths of the game, the squared error and that of the trivial forecast; by what was said, wins."""

    tenths: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    said: dict[int, list[tuple[float, float]]] = field(default_factory=dict)

    def add(self, tenth: int, shares: tuple[float, ...], result: tuple[float, ...]) -> None:
        error = sum((share - won) ** 2 for share, won in zip(shares, result, strict=True))
        trivial = sum((1 / len(result) - won) ** 2 for won in result)
        self.tenths.setdefault(tenth, []).append((error, trivial))
        for share, won in zip(shares, result, strict=True):
            self.said.setdefault(min(BINS - 1, int(share * BINS)), []).append((share, won))

    @property
    def ratio(self) -> float:
        pairs = [pair for found in self.tenths.values() for pair in found]
        return sum(error for error, _ in pairs) / sum(trivial for _, trivial in pairs)

    def by_tenths(self) -> str:
        return ", ".join(
            f"{tenth}: {sum(e for e, _ in found) / sum(t for _, t in found):.2f}" for tenth, found in sorted(self.tenths.items())
        )

    def by_said(self) -> str:
        told = []
        for _, pairs in sorted(self.said.items()):
            share, won = (100 * sum(column) / len(pairs) for column in zip(*pairs, strict=True))
            told.append(f"said {share:.0f} %, won {won:.0f} % of {len(pairs)}")
        return "; ".join(told)


def forecasts(game: str, played: list[Played]) -> Forecasts:
    found = Forecasts()
    for number, one in enumerate(played):
        assert one.match is not None
        result = judge.chances(game, one.match.state, "")
        for tenth in TENTHS:
            state = one.positions[len(one.positions) * tenth // 10]
            found.add(tenth, judge.chances(game, state, f"bench {number} {tenth}"), result)
    return found


# ---------------------------------------------------------------- luck, and time


@dataclass(slots=True)
class Lucks:
    """What the first seat's games came to, and what each source of luck gave it in each."""

    results: list[float] = field(default_factory=list)
    given: dict[str, list[float]] = field(default_factory=dict)

    @property
    def left(self) -> float:
        """The spread of results once luck is taken off, beside the spread of results."""
        lucky = [sum(column) for column in zip(*self.given.values(), strict=True)]
        adjusted = [result - luck for result, luck in zip(self.results, lucky, strict=True)]
        return variance(adjusted) / spread if len(self.results) > 1 and (spread := variance(self.results)) else 1.0

    def by_source(self) -> str:
        """The mean of each source a game, and how far off that may be."""
        many = len(self.results)
        return ", ".join(
            f"{source} {sum(found) / many:+.3f} ± {sqrt(variance(found) / many) if many > 1 else 1:.3f}"
            for source, found in sorted(self.given.items())
        )


def lucks(game: str, played: list[Played]) -> Lucks:
    """As a review finds it."""
    made = Lucks()
    sources = [fate.source for fate in FATES[game]]
    for number, one in enumerate(played):
        assert one.match is not None
        sums = dict.fromkeys(sources, 0.0)
        for ply in one.plies:
            for source, shares in judge.fortune(game, ply, f"luck {number} {ply.number}").items():
                sums[source] += shares[0]
        made.results.append(judge.chances(game, one.match.state, "")[0])
        for source, amount in sums.items():
            made.given.setdefault(source.value, []).append(amount)
    return made


def seconds(game: str, one: Played) -> float:
    """Of one core, for a whole review, everybody taken for a person."""
    assert one.match is not None
    record = one.match.record
    row = GameRow(
        0, 0, None, game, record.version, record.data, "en", codec.dumps(record.options), "over", 0, 1, record.seats, "", "[]",
        record.seed, 0, 0, 0, 0, None, 0, 0, 0,
    )  # fmt: skip
    people = tuple(SeatRow(seat, 1 + seat, str(seat), None, None, 0) for seat in range(record.seats))
    written = Archive(row, tuple(one.log), (), people)

    async def here(work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    def whole() -> None:
        run: Callable[..., Awaitable[Any]] = here
        asyncio.run(review.reviewed(written, run, lambda done, of: None))

    return cpu(whole)


def rows(game: str, effort: Effort) -> Iterator[Row]:
    seats = min(GAMES[game].rules.SEATS)
    played = [play(game, seats, f"review {game} {number}") for number in range(FEW if effort.quick else PLAYED)]
    found, table = forecasts(game, played), f"{game}, {seats} players"
    aim = None if effort.quick else TRUE  # two games say nothing
    yield Row("review", f"{table}: Brier", found.ratio, "of the trivial", aim, f"by tenths of the game {found.by_tenths()}")
    yield Row("review", f"{table}: forecasts", float(sum(map(len, found.said.values()))), "seats", None, found.by_said())
    if FATES[game]:
        given = lucks(game, played)
        note = f"luck of the first seat a game: {given.by_source()}; {len(played)} games"
        yield Row("review", f"{table}: results less luck", given.left, "of their spread", None if effort.quick else EXPLAINED, note)
    if not effort.quick:
        yield Row("review", f"{table}: a review", seconds(game, played[0]), "s of one core")


def run(effort: Effort) -> list[Row]:
    return [row for game in GAMES for row in rows(game, effort)]
