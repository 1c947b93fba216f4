"""Who is likely to win an imagined game of Lutèce as it stands."""

from __future__ import annotations

from math import exp

from rules.lutece import scoring as score
from rules.lutece.state import State, Table

from .books import books

CLOSE, OPEN = 1.5, 5.0  # how many points of lead mean something at the end, and how many more at the beginning


def evaluate(state: State) -> tuple[float, ...]:
    points, left = _points(state.table), books(state.table).left
    best, scale = max(points), CLOSE + OPEN * left
    weights = [exp((one - best) / scale) for one in points]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def _points(table: Table) -> list[float]:
    """The points of each: majorities as they may end, all else as it stands, gold at what it still buys."""
    desk = books(table)
    majorities = [desk.majorities(place) for place in range(4)]
    return [
        sum(points[seat] for points in majorities)
        + score.mills(player) + score.families(player) + score.markets(player) + score.statues(player)
        + score.legionnaires(player) + desk.coin * (player.gold + bribes.left + bribes.right)
        for seat, (player, bribes) in enumerate(zip(table.players, table.bribes, strict=True))
    ]  # fmt: skip
