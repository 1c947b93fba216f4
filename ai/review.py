"""A finished game looked at again: how good each seat's chances were, what luck gave, and which decisions cost most.

Every function here is one small piece of work for a process that thinks; whoever asks puts the pieces together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from rules.engine.model import Game, Position, Seat, View, legal

from . import fate
from .chance import Chance
from .fate import Ply, Shares
from .model import Source, Strategy, worth
from .player import deciding, rules, strategy
from .policy import Stuck, answers
from .search import LONGEST, PLIES, Trial, outcome

IN_SHARES = {"triumvirat"}  # games in which a decision is judged by winning chances: points decide nothing
CURVE = 32  # imagined games for a point of the curve
USUAL = 2.0  # doubt, in games that nobody wins more often than anybody: of a game half-way through whose lead gathers evenly
DOUBT = {"cesar": 1.0, "fortuna": 2.5, "lutece": 6.0, "triumvirat": 0.5}  # of games decided sooner, or later; found by `bench doubt`
SAMPLES = 16  # of what chance might have given
SETTLED = {"cesar": 4, "fortuna": 2, "lutece": 3}  # turns or rounds after which it shows what luck was good for; else one
TRUST = {"lutece": 0.4}  # of the luck that is measured, as much as results bear out; else all of it; found by `bench review`
TEMPER = {"cesar": 0.3, "fortuna": 0.8, "lutece": 0.4, "triumvirat": 0.6}  # evaluations that are too sure of themselves; see `bench review`
FIRST_LOOK = 3, 4  # worlds, and moves besides the one that was played
CHOICE, MEASURE = 12, 40  # worlds in which the better move is chosen, and others in which it is measured
SHARE, POINTS = 0.10, 1.0  # the least loss worth a word: in winning chances, and in points
NEAR_SHARE, NEAR_POINTS = 0.04, 0.5  # as good as the best
SURE = 2.0  # times its own error a loss must be


# ---------------------------------------------------------------- the curve


@dataclass(frozen=True, slots=True)
class Imagined:
    """What came of some imagined games: how many each seat has won, and which part of the whole game lay behind when they began."""

    won: Shares
    games: int
    progress: float

    def shares(self, doubt: float) -> Shares:
        """How likely each seat is to win, as far as so few games can tell.

        Before any game is imagined, chances are to be expected that lie as far apart as if some games had been seen that nobody wins more
        often than anybody. Where a lead gathers evenly these are two half-way (any chance is then as likely as any other), eighteen after
        a tenth, hardly any at the end. What was imagined is added to them, lest a run of luck in a few games be taken for a lead.
        """
        before, seats = doubt * (1 - self.progress) / self.progress, len(self.won)
        return tuple((won + before / seats) / (self.games + before) for won in self.won)


def chances(game: str, state: Position, seed: str, games: int = CURVE) -> Shares:
    """How likely each seat was to win, all hands being known, had everybody played on as computer players do."""
    book, mind = rules(game), strategy(game)
    if book.decision(state.table) is None:
        return outcome(book, mind, state)
    return imagined(game, state, seed, games).shares(DOUBT.get(game, USUAL))


def imagined(game: str, state: Position, seed: str, games: int) -> Imagined:
    """Games played on from here. What nobody had seen is dealt anew for each: what was still to come did not count yet."""
    book, mind = rules(game), strategy(game)
    ends = [play_on(book, mind, fate.reopened(book, state, f"{seed} {n}"), f"{seed} {n}", None) for n in range(games)]
    won = tuple(sum(column) for column in zip(*(outcome(book, mind, end) for end in ends), strict=True))
    now, last = mind.clock(state.table), sum(mind.clock(end.table) for end in ends) / games
    return Imagined(won, games, max(0.5, now - 0.5) / max(1.0, last))  # in the middle of the turn under way


def play_on(book: Game, mind: Strategy, state: Position, seed: str, until: int | None) -> Position:
    """An imagined game from here to its end, or until so many turns have begun."""
    minds, dice = Chance(seed), Chance(f"{seed} dice")
    try:
        for _ in range(LONGEST if until is None else PLIES):
            if (asked := book.decision(state.table)) is None or (until is not None and mind.clock(state.table) >= until):
                break
            state = book.play(state, answers(book, mind, state, asked, minds), dice).state
    except Stuck:
        pass  # as far as it went
    return state


# ---------------------------------------------------------------- luck


def settled(game: str) -> fate.Value:
    """A position as it is judged a turn, or some rounds, later: what a roll is good for shows only when it has been used."""
    book, mind = rules(game), strategy(game)

    def value(state: Position, seed: str) -> Shares:
        end = play_on(book, mind, state, seed, mind.clock(state.table) + SETTLED.get(game, 1))
        shares = outcome(book, mind, end)
        return shares if book.decision(end.table) is None else _tempered(shares, TEMPER.get(game, 1.0))

    return value


def _tempered(shares: Shares, by: float) -> Shares:
    """Chances brought nearer to each other; 1 leaves them as they are."""
    weights = [max(share, 1e-9) ** by for share in shares]
    return tuple(weight / sum(weights) for weight in weights)


def fortune(game: str, ply: Ply, seed: str, samples: int = SAMPLES) -> dict[Source, Shares]:
    """What each source of chance gave in a ply, as far as that can be trusted."""
    return {source: _trusted(game, shares) for source, shares in fate.luck(rules(game), ply, settled(game), samples, seed).items()}


def deal(game: str, state: Position, seats: int, options: Any, data: int, version: int, seed: str, samples: int = SAMPLES) -> Shares:
    """What the deal gave, as far as that can be trusted."""
    return _trusted(game, fate.dealt(rules(game), state, seats, options, data, version, settled(game), samples, seed))


def _trusted(game: str, luck: Shares) -> Shares:
    return tuple(TRUST.get(game, 1.0) * share for share in luck)


# ---------------------------------------------------------------- decisions


@dataclass(frozen=True, slots=True)
class Lost:
    """What a decision cost beside a better one: in points or in winning chances, how far off that may be, and why the other is better."""

    better: Any
    loss: float
    error: float
    in_points: bool
    why: Any = None

    @property
    def counts(self) -> bool:
        """Whether it is worth a word, and surely more than the search's own error."""
        return self.loss >= (POINTS if self.in_points else SHARE) and self.loss >= SURE * self.error

    @property
    def near(self) -> bool:
        """Whether it is as good as the better one: within a small margin, or within what the search can be sure of."""
        return self.loss <= (NEAR_POINTS if self.in_points else NEAR_SHARE) or self.loss < SURE * self.error


def impressions(game: str, view: View[Any, Any], played: Any) -> float:
    """By how many points another move seems better at first sight; below zero where there was nothing to decide."""
    moves = legal(rules(game), view)
    if len(moves) < 2:
        return -1.0
    judge = strategy(game).judge(view)
    return max(worth(judge(move)) for move in moves) - worth(judge(played))


def first_look(game: str, view: View[Any, Any], played: Any, seed: str) -> float:
    """By how much the best of a few moves does better than the one that was played, in a few imagined worlds."""
    worlds, few = FIRST_LOOK
    found = _tried(game, view, [played, *_others(game, view, played, few)], worlds, f"{seed} look")
    return max(found[1:], default=found[0]) - found[0]


def measured(game: str, view: View[Any, Any], played: Any, seed: str) -> Lost:
    """What a decision cost. The better move is chosen in some worlds and measured in others, lest luck be taken for merit."""
    others = _others(game, view, played, FIRST_LOOK[1])
    found = _tried(game, view, others, CHOICE, f"{seed} choice")
    better = others[found.index(max(found))]
    return compared(game, view, played, better, f"{seed} measure")


def compared(game: str, view: View[Any, Any], played: Any, better: Any, seed: str) -> Lost:
    """By how much one move does better than another, both in the same worlds with the same dice."""
    book, mind = rules(game), strategy(game)
    trial, points, apart = Trial(book, mind, view), game not in IN_SHARES, []
    for n in range(MEASURE):
        world, dice = mind.imagine(view, Chance(f"{seed} world {n}")), f"{seed} game {n}"
        one, other = (_worth(trial, world, move, dice, points) for move in (better, played))
        apart.append(one - other)
    mean = sum(apart) / MEASURE
    spread = sum((one - mean) ** 2 for one in apart) / (MEASURE - 1)
    return Lost(better, mean, sqrt(spread / MEASURE), points, _reason(mind, view, better, legal(book, view)))


def _worth(trial: Trial, world: Position, move: Any, seed: str, points: bool) -> float:
    """What a move comes to in a world: the lead in points at the end, or the chance to win after some turns."""
    if not points:
        return trial.share(world, move, seed)
    end = trial.ended(world, move, seed)
    return lead(trial.game, end, trial.seat)


def lead(book: Game, state: Position, seat: Seat) -> float:
    """By how many points a seat is ahead of the best of the others."""
    sheet = book.sheet(state.table)
    counted = [
        sum(line.points[one] or 0 for line in sheet.lines) if total is None else total for one, total in enumerate(sheet.totals)
    ]
    return float(counted[seat] - max(total for one, total in enumerate(counted) if one != seat))


def _others(game: str, view: View[Any, Any], played: Any, few: int) -> list[Any]:
    """The moves that seem best besides the one that was played; of those that come to the same any one."""
    book, mind = rules(game), strategy(game)
    judge, seen, found = mind.judge(view), {mind.same_as(played)}, []
    for move in sorted(legal(book, view), key=lambda move: -worth(judge(move))):
        if mind.same_as(move) not in seen:
            seen.add(mind.same_as(move))
            found.append(move)
    return found[:few] or [played]


def _tried(game: str, view: View[Any, Any], moves: Sequence[Any], worlds: int, seed: str) -> list[float]:
    """How these moves do, all in the same worlds."""
    mind = strategy(game)
    trial, sums = Trial(rules(game), mind, view), [0.0] * len(moves)
    for n in range(worlds):
        world = mind.imagine(view, Chance(f"{seed} world {n}"))
        for place, move in enumerate(moves):
            sums[place] += trial.share(world, move, f"{seed} game {n}")
    return [one / worlds for one in sums]


def _reason(mind: Strategy, view: View[Any, Any], better: Any, moves: Sequence[Any]) -> Any:
    judge = mind.judge(view)
    return deciding(mind, view, better, [judge(move) for move in moves], list(moves).index(better))
