"""How a seat is played: from its view to a move, with what decided it. Any fault ends in a legal move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from traceback import format_exc
from typing import Any

from rules.engine.model import Game, Kind, View, allows, legal

from .chance import Chance
from .ending import Ends, won
from .model import Level, Part, Strategy, Thought, decides, told, worth
from .search import Effort, search
from .strategies import PLAYERS

SECONDS = 2.5  # about what a strong player's move takes
CEILING = 10.0  # and at most, on a machine that has much else to do
NOTICEABLE = 1e-9  # a difference that is more than rounding
CARELESS, CLUMSY = 5.0, 0.12  # an easy player: how many times the spread they overlook, how often they play just anything


def rules(game: str) -> Game:
    return PLAYERS[game].rules


def strategy(game: str) -> Strategy:
    return PLAYERS[game].strategy


def think(
    game: str, view: View[Any, Any], level: Level, seed: str, *, seconds: float | None = None, iterations: int | None = None
) -> Thought:
    """A legal move for the seat of this view, which must be asked.

    The same view, level, seed and number of iterations always give the same move. Without either limit a strong player looks at as many
    imagined games as its game is worth, for CEILING seconds at most: a busy machine makes it slower, not worse. What it has seen too
    little of, in whatever time there was, it plays as a normal player would.
    """
    if iterations is None:
        iterations, seconds = strategy(game).GAMES, CEILING if seconds is None else seconds
    try:
        thought = _thought(game, view, level, f"{seed} seat {view.seat}", Effort(seconds, iterations))
        return thought if decides(strategy(game), view, thought.move) else replace(thought, why=None)
    except Exception:  # whatever it is, the table must not wait for it
        return Thought(first_legal(game, view), None, format_exc())


def first_legal(game: str, view: View[Any, Any]) -> Any:
    """The last resort: the first move the law allows."""
    return next(move for move in rules(game).candidates(view) if allows(rules(game), view, move))


def _thought(game: str, view: View[Any, Any], level: Level, seed: str, effort: Effort) -> Thought:
    book, mind = rules(game), strategy(game)
    moves = legal(book, view)
    ends = Ends(book, mind, view, seed)
    if len(moves) == 1:
        return Thought(moves[0], forced(mind, view, moves[0]), outlook=ends.outlook(moves[0]) if level is Level.STRONG else None)
    judge = mind.judge(view)
    parts = [judge(move) for move in moves]
    worths = [worth(each) for each in parts]
    first = _impression(book, mind, view, level, worths, Chance(f"{seed} impression"))
    if level is not Level.STRONG:
        return Thought(moves[first], _in_time(ends, moves[first], deciding(mind, view, moves[first], parts, first)))
    found = search(book, mind, view, moves, worths, seed, effort)
    liked = [moves[place] for place in sorted(range(len(moves)), key=lambda place: -worths[place])]
    winning = ends.winning([found.move, *liked])
    move = winning if winning is not None else _sound(mind, ends, found.move, liked) if found.near else found.move
    chosen = moves.index(move)
    why = deciding(mind, view, move, parts, chosen)
    if why is None and found.weighed and move == found.move:
        why = plainly(mind, view, move) or mind.Why(mind.Motive["SEARCH"], fact=found.weighed)
    why = _in_time(ends, move, why and replace(why, ahead=worths[chosen] < max(worths)))
    outlook = ends.outlook(move) if found.near or winning is not None else None
    return Thought(move, why, hasty=found.hasty and not won(outlook), outlook=outlook)


def _in_time(ends: Ends, move: Any, why: Any | None) -> Any | None:
    """The reason, unless it speaks of later turns and the move ends the game. A strategy names such motives in its `LATER`."""
    later: Collection[Any] = getattr(ends.strategy, "LATER", ())
    return None if why is not None and why.motive in later and ends.closes(move) else why


def _sound(mind: Strategy, ends: Ends, found: Any, liked: Sequence[Any]) -> Any:
    """The move that was found, if it does not hand the victory to others while one of those that seem best does not."""
    if not ends.doomed(found):
        return found
    return next((move for move in liked[: mind.BREADTH] if not ends.doomed(move)), found)


def _impression(book: Game, mind: Strategy, view: View[Any, Any], level: Level, worths: Sequence[float], chance: Chance) -> int:
    """Which move one would make without looking ahead. What is chosen in secret is chosen unpredictably."""
    asked = book.decision(view.table)
    if level is Level.EASY:
        return _careless(worths, mind.SPREAD, asked is not None and asked.kind is Kind.LIVE, chance)
    if asked is not None and asked.kind is Kind.SEALED:
        return chance.leaning(worths, mind.SPREAD)
    best = max(worths)
    return chance.pick([place for place, one in enumerate(worths) if one == best])


def _careless(worths: Sequence[float], spread: float, live: bool, chance: Chance) -> int:
    """An easy player's move. What is open to all is asked again after each answer: whoever erred every time would stake all they have."""
    if live:
        return chance.leaning(worths, spread / CARELESS)
    return chance.below(len(worths)) if chance.random() < CLUMSY else chance.leaning(worths, CARELESS * spread)


def deciding(mind: Strategy, view: View[Any, Any], move: Any, parts: Sequence[Sequence[Part]], chosen: int) -> Any | None:
    """The `Why` of the motive that speaks for the chosen move most, compared with the average move.

    Only a motive that is a fact of the position counts; if none stands out, any that speaks for the move; None if there is none.
    """
    average: dict[Any, float] = {}
    for each in parts:
        for motive, value, _ in each:
            average[motive] = average.get(motive, 0.0) + value / len(parts)
    own: dict[Any, float] = {}
    about: dict[Any, tuple[float, Any]] = {}
    for motive, value, fact in parts[chosen]:
        if motive is not None:
            own[motive] = own.get(motive, 0.0) + value
            about[motive] = max(about.get(motive, (value, fact)), (value, fact), key=lambda part: part[0])
    standing_out = [motive for motive in own if own[motive] - average[motive] > NOTICEABLE]
    speaking = [motive for motive in own if own[motive] > NOTICEABLE and motive not in standing_out]
    ranked = [*sorted(standing_out, key=lambda motive: average[motive] - own[motive]), *sorted(speaking, key=lambda motive: -own[motive])]
    return next((why for motive in ranked if (why := told(mind, view, move, motive, about[motive][1]))), None)


def forced(mind: Strategy, view: View[Any, Any], move: Any) -> Any:
    """The `Why` of the only legal move, with what one has, where the game can tell."""
    return told(mind, view, move, mind.Motive["FORCED"], None) or mind.Why(mind.Motive["FORCED"])


def plainly(mind: Strategy, view: View[Any, Any], move: Any) -> Any | None:
    """The `Why` of a move that was found by looking ahead, by a fact that is so whatever the first impression makes of it.

    A strategy may name such motives, each with what it is about, in its `plain`.
    """
    plain: Callable[[View[Any, Any], Any], list[tuple[Any, Any]]] | None = getattr(mind, "plain", None)
    named = plain(view, move) if plain else []
    return next((why for motive, about in named if (why := told(mind, view, move, motive, about))), None)
