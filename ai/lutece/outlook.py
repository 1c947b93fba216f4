"""Who is likely to win an imagined game of Lutèce as it stands."""

from __future__ import annotations

from math import exp

from rules.lutece import score
from rules.lutece.table import State

from .estate import Books, books

CLOSE, OPEN = 1.5, 5.0  # how many points of lead mean something at the end, and how many more at the beginning


def evaluate(state: State) -> tuple[float, ...]:
    desk = books(state.table)
    points = _points(desk)
    best, scale = max(points), CLOSE + OPEN * desk.left
    weights = [exp((one - best) / scale) for one in points]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def _points(desk: Books) -> list[float]:
    """The points of each: majorities as they may end, all else as it stands, gold at what it still buys."""
    majorities = [desk.majorities(place) for place in range(4)]
    return [
        sum(points[seat] for points in majorities)
        + score.mills(player) + score.families(player) + score.markets(player) + score.statues(player)
        + score.legionnaires(player) + desk.coin * desk.estates[seat].gold
        for seat, player in enumerate(desk.table.players)
    ]  # fmt: skip
