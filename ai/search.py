"""How a strong player looks ahead: every promising move is tried in the same imagined worlds, and the field narrows as time goes by.

The worlds are dealt from what the seat knows, so what is hidden cannot guide the choice. After the move the heuristic
plays on for everybody, and where that is broken off the evaluation says who stands better.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from rules.engine.foresight import Weighed
from rules.engine.model import Decision, Game, Kind, Seat, State, View, look

from .chance import Chance
from .model import Strategy
from .policy import Stuck, answers, reply

TRUST = 6.0  # so many imagined games the heuristic's first impression is worth
ENOUGH, SURE = 10, 4.0  # after so many worlds a lead of so many standard deviations is enough
PLIES = 200  # of an imagined game at most
LONGEST = 1200  # of one that is played to its end
MARGIN = 0.005  # a share of the victory that must speak against the first impression: in a game that is won nothing else should
FLOOR = 8  # less than this part of the games a move is worth is guessing
POINT = 0.06  # what a victory point of that impression means for the chance to win


@dataclass(slots=True, eq=False)
class Line:
    """A move under consideration: what the imagined games brought it, on top of the first impression."""

    move: Any
    hunch: float
    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    lead: float = 0.0  # over the first impression, in the same worlds

    def add(self, share: float, first: float) -> None:
        """A world in which this move brought so much, and the first impression so much."""
        self.games += 1
        self.won += share
        self.squares += share * share
        self.lead += share - first

    @property
    def overrules(self) -> bool:
        """Whether the imagined games speak noticeably for this move and against the first impression."""
        return self.lead > MARGIN * self.games

    @property
    def promise(self) -> float:
        return (self.won + TRUST * self.hunch) / (self.games + TRUST)

    @property
    def doubt(self) -> float:
        """The variance of what the imagined games say."""
        mean = self.won / self.games
        return max(0.0, self.squares / self.games - mean * mean) / self.games


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a search may take: so many seconds, so many imagined games; whichever is up first."""

    seconds: float | None
    games: int | None

    def meter(self) -> Callable[[int], float]:
        """Tells which share of the effort is spent after so many games."""
        began = time.monotonic()

        def spent(games: int) -> float:
            by_games = games / self.games if self.games else 0.0
            by_clock = (time.monotonic() - began) / self.seconds if self.seconds else 0.0
            return max(by_games, by_clock)

        return spent


@dataclass(frozen=True, slots=True)
class Found:
    """The move that did best, whether too few games were imagined for that to mean much, and what they said of it."""

    move: Any
    hasty: bool
    weighed: Weighed | None = None
    near: bool = True  # whether the game may be over soon: some imagined game was, or too few were looked at


def search(
    game: Game, strategy: Strategy, view: View[Any, Any], moves: Sequence[Any], worths: Sequence[float], seed: str, effort: Effort
) -> Found:
    """The move that does best, or the first impression where none is clearly better.

    The field narrows from BREADTH moves to two as the effort is spent; the first impression stays in it.
    """
    field, trial = _field(strategy, moves, worths, Chance(f"{seed} field")), Trial(game, strategy, view)
    del field[max(2, effort.games or strategy.BREADTH) :]
    breadth, games, sweep, spent, first = len(field), 0, 0, effort.meter(), field[0]
    while (share := spent(games)) < 1:
        del field[max(2, round(breadth ** (1 - share))) :]
        if first not in field:
            field[-1] = first
        world = strategy.imagine(view, Chance(f"{seed} world {sweep}"))
        shares = [trial.share(world, line.move, f"{seed} game {sweep}") for line in field]
        expected = shares[field.index(first)]
        for line, won in zip(field, shares, strict=True):
            line.add(won, expected)
        games, sweep = games + len(field), sweep + 1
        field.sort(key=lambda line: -line.promise)
        if sweep >= ENOUGH and clear(field[0], field[1]):
            break
    best = field[0]
    if effort.seconds and games < strategy.GAMES / FLOOR and share >= 1:
        return Found(first.move, True)
    chosen = best if best is first or best.overrules else first
    return Found(chosen.move, False, weighed(chosen, field), trial.over)


def weighed(chosen: Line, field: Sequence[Line]) -> Weighed | None:
    """What the imagined games say of the chosen move and of the best other one: all that are left were tried in the same worlds."""
    other = max((line for line in field if line is not chosen), key=lambda line: line.won, default=None)
    if other is None or not chosen.games or other.games != chosen.games:
        return None
    return Weighed(chosen.games, percent(chosen.won / chosen.games), percent(other.won / other.games))


def percent(chance: float) -> int:
    """0 and 100 are kept for what is sure."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def clear(first: Line, second: Line) -> bool:
    """Whether more imagined games would hardly change which is better."""
    return first.promise - second.promise > SURE * sqrt(first.doubt + second.doubt)


def _field(strategy: Strategy, moves: Sequence[Any], worths: Sequence[float], chance: Chance) -> list[Line]:
    """The moves that seem best, the best first; of those that come to the same any one."""
    best, lines = max(worths), dict[object, Line]()
    pairs = chance.shuffled(tuple(zip(moves, worths, strict=True)))
    for move, one in sorted(pairs, key=lambda pair: -pair[1]):
        lines.setdefault(strategy.same_as(move), Line(move, 0.5 + POINT * (one - best)))
    return list(lines.values())[: strategy.BREADTH]


class Trial:
    """Imagined games from one position: all of them are broken off at the same turn, whatever was played on the way."""

    def __init__(self, game: Game, strategy: Strategy, view: View[Any, Any]) -> None:
        self.game, self.strategy, self.seat = game, strategy, view.seat
        self.until = strategy.clock(view.table) + strategy.horizon(view.table)
        self.over = False  # whether any game was over before it was broken off

    def share(self, state: State[Any, Any, Any], move: Any, seed: str) -> float:
        """How the seat fares in an imagined game that begins with this move. The dice are the same whatever the players think."""
        end = self.played(state, move, seed, PLIES, self.until)
        self.over = self.over or self.game.decision(end.table) is None
        return outcome(self.game, self.strategy, end)[self.seat]

    def ended(self, state: State[Any, Any, Any], move: Any, seed: str) -> State[Any, Any, Any]:
        """The end of an imagined game that begins with this move."""
        return self.played(state, move, seed, LONGEST, None)

    def played(self, state: State[Any, Any, Any], move: Any, seed: str, plies: int, until: int | None) -> State[Any, Any, Any]:
        """What a game comes to that begins with this move, after so many plies more or when so many turns have begun."""
        game, minds, dice = self.game, Chance(seed), Chance(f"{seed} dice")
        asked = game.decision(state.table)
        assert asked is not None
        try:
            state = game.play(state, self._opening(state, asked, move, minds), dice).state
            for _ in range(plies):
                if (asked := game.decision(state.table)) is None or (until is not None and self.strategy.clock(state.table) >= until):
                    break
                state = game.play(state, answers(game, self.strategy, state, asked, minds), dice).state
        except Stuck:
            pass  # an imagined game that cannot go on counts as far as it went
        return state

    def _opening(self, state: State[Any, Any, Any], asked: Decision, move: Any, minds: Chance) -> dict[Seat, Any]:
        """The move; a sealed one together with what the others may have chosen."""
        others = sorted(asked.waits - {self.seat}) if asked.kind is Kind.SEALED else ()
        return {self.seat: move, **{other: reply(self.game, self.strategy, look(state, other), minds, True) for other in others}}


def outcome(game: Game, strategy: Strategy, state: State[Any, Any, Any]) -> tuple[float, ...]:
    """Who has won, shared by those who are first; or, before the end, who is likely to."""
    winners = game.sheet(state.table).winners if game.decision(state.table) is None else ()
    if not winners:
        return strategy.evaluate(state)
    return tuple(float(seat in winners) / len(winners) for seat in range(len(state.hands)))
