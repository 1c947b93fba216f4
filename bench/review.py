"""How true a review is: said 70 %, won how often; Brier's score beside the trivial forecast, by tenths of the game; what luck comes to
on the average, which should be nothing, and how much of the results it explains; and how long a review takes.

The games are played by normal computer players, and none of them is among those by which `bench doubt` finds how far to trust a few
imagined games. One process; it stops by itself, after some forty minutes.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import covariance, variance
from typing import Any

from ai import Level, think
from ai import review as judge
from ai.fate import Ply, Shares, fates_of
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
TABLES = (  # games, and how many players
    ("cesar", 2), ("fortuna", 2), ("fortuna", 4), ("lutece", 2), ("lutece", 4), ("micatio", 2), ("triumvirat", 2), ("triumvirat", 3),
)  # fmt: skip
PLAYED, LUCKS, FEW = 60, 30, 2  # games of each kind; of those, games whose luck is added up; in a quick run
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

    def moment(self, tenth: int) -> Position:
        """The position after so many tenths of the game."""
        return self.positions[len(self.positions) * tenth // 10]


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


@dataclass(frozen=True, slots=True)
class Forecast:
    """What was said of a moment of a game, and what came."""

    number: int
    tenth: int
    shares: Shares
    result: Shares

    @property
    def error(self) -> float:
        return sum((share - won) ** 2 for share, won in zip(self.shares, self.result, strict=True))

    @property
    def trivial(self) -> float:
        """The error of who takes everybody for alike."""
        return sum((1 / len(self.result) - won) ** 2 for won in self.result)


def brier(made: Sequence[Forecast]) -> tuple[float, float]:
    """The squared error beside that of the trivial forecast, and how far off that may be. The moments of one game are no accidents
    apart from each other: they are added up first."""
    errors, trivials = defaultdict[int, float](float), defaultdict[int, float](float)
    for one in made:
        errors[one.number] += one.error
        trivials[one.number] += one.trivial
    whole = sum(trivials.values())
    ratio = sum(errors.values()) / whole
    return ratio, sqrt(sum((errors[number] - ratio * trivials[number]) ** 2 for number in errors)) / whole


def by_tenths(made: Sequence[Forecast]) -> str:
    parts = {tenth: brier([one for one in made if one.tenth == tenth]) for tenth in TENTHS}
    return ", ".join(f"{tenth}: {ratio:.2f} ± {off:.2f}" for tenth, (ratio, off) in parts.items())


def by_said(made: Sequence[Forecast]) -> str:
    said: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for one in made:
        for share, won in zip(one.shares, one.result, strict=True):
            said[min(BINS - 1, int(share * BINS))].append((share, won))
    told = []
    for _, pairs in sorted(said.items()):
        share, won = (100 * sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        told.append(f"said {share:.0f} %, won {won:.0f} % of {len(pairs)}")
    return "; ".join(told)


def forecasts(game: str, played: Sequence[Played]) -> list[Forecast]:
    found = []
    for number, one in enumerate(played):
        assert one.match is not None
        result = judge.chances(game, one.match.state, "")
        found += [Forecast(number, tenth, judge.chances(game, one.moment(tenth), f"bench {number} {tenth}"), result) for tenth in TENTHS]
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
        adjusted = [result - luck for result, luck in zip(self.results, self.lucky, strict=True)]
        return variance(adjusted) / spread if len(self.results) > 1 and (spread := variance(self.results)) else 1.0

    @property
    def lucky(self) -> list[float]:
        """What luck gave in all, game by game."""
        return [sum(column) for column in zip(*self.given.values(), strict=True)]

    @property
    def borne_out(self) -> float:
        """How much of the luck that is told of results bear out: times this, it explains most of them. 1 if it is told of rightly."""
        return covariance(self.results, self.lucky) / spread if len(self.results) > 1 and (spread := variance(self.lucky)) else 1.0

    def by_source(self) -> str:
        """The mean of each source a game, and how far off that may be."""
        many = len(self.results)
        return ", ".join(
            f"{source} {sum(found) / many:+.3f} ± {sqrt(variance(found) / many) if many > 1 else 1:.3f}"
            for source, found in sorted(self.given.items())
        )


def lucks(game: str, played: list[Played]) -> Lucks:
    """The luck of played games, source by source, as a review finds it."""
    made = Lucks()
    sources = [fate.source for fate in fates_of(GAMES[game].rules)]
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
    """How many seconds of one core a whole review takes, everybody taken for a person."""
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


def rows(game: str, seats: int, effort: Effort) -> Iterator[Row]:
    played = [play(game, seats, f"review {game} {number}") for number in range(FEW if effort.quick else PLAYED)]
    made, table = forecasts(game, played), f"{game}, {seats} players"
    ratio, off = brier(made)
    aim = None if effort.quick else TRUE  # two games say nothing
    yield Row("review", f"{table}: Brier", ratio, "of the trivial", aim, f"± {off:.2f}; by tenths of the game {by_tenths(made)}")
    yield Row("review", f"{table}: forecasts", float(len(made) * seats), "seats", None, by_said(made))
    if fates_of(GAMES[game].rules):
        given = lucks(game, played[:LUCKS])
        note = f"luck of the first seat a game: {given.by_source()}; {given.borne_out:.2f} of it borne out; {len(given.results)} games"
        yield Row("review", f"{table}: results less luck", given.left, "of their spread", None if effort.quick else EXPLAINED, note)
    if not effort.quick:
        yield Row("review", f"{table}: a review", seconds(game, played[0]), "s of one core")


def run(effort: Effort) -> list[Row]:
    return [row for game, seats in TABLES for row in rows(game, seats, effort)]
