"""Deeds that earn a title, read off score sheets made by hand."""

from __future__ import annotations

from typing import Any

import pytest

from host.after import deeds
from rules.cesar.components import ScoreLine
from rules.engine.model import Cite, Line, Sheet
from rules.fortuna.state import Tally
from rules.lutece.components import Resource
from rules.lutece.scoring import Score
from rules.triumvirat.components import Ending


def scored(points: dict[Any, tuple[int, ...]], ranks: tuple[int, ...], ending: Any = "over", totals: tuple[int, ...] = ()) -> Sheet:
    """A score sheet with these lines."""
    return Sheet(tuple(Line(what, Cite("X1.1"), line) for what, line in points.items()), totals or (0,) * len(ranks), ranks, ending)


BEER, POTION, SWORD, _ = Resource
EARNED: list[tuple[str, Sheet, list[tuple[str, ...]]]] = [  # of two players, what each has earned
    ("cesar", scored({ScoreLine.WHOLE_GROUPS: (5, 0), ScoreLine.MISSION: (3, 3)}, (2, 1)), [("patronus",), ("legatus",)]),
    ("fortuna", scored({Tally.POSITION: (7, 3)}, (1, 2)), [("princeps",), ()]),
    ("fortuna", scored({Tally.POSITION: (7, 7)}, (1, 2)), [("cunctator",), ()]),
    ("lutece", scored({Score.MARKETS: (12, 11)}, (2, 1)), [("mercator",), ()]),
    ("lutece", scored({BEER: (1, 0), POTION: (4, 3), SWORD: (2, 1)}, (2, 1)), [("dominus",), ()]),
    ("lutece", scored({BEER: (1, 0), POTION: (4, 3), SWORD: (1, 1)}, (2, 1)), [(), ()]),
    ("micatio", scored({}, (1, 2), totals=(5, 0)), [("intactus",), ()]),
    ("micatio", scored({}, (1, 2), totals=(5, 1)), [(), ()]),
    ("triumvirat", scored({}, (1, 2), Ending.PROVINCES), [("imperator",), ()]),
    ("triumvirat", scored({}, (1, 2), Ending.CONSUL_TWICE), [("tribunus",), ()]),
    ("triumvirat", scored({}, (2, 1), Ending.CITIZENS), [(), ("tribunus",)]),
    ("triumvirat", scored({}, (1, 2), Ending.COMPETENCE), [("auctor",), ()]),
    ("triumvirat", scored({}, (1, 1), Ending.PROVINCES), [(), ()]),
]


@pytest.mark.parametrize(("game", "sheet", "earned"), EARNED)
def test_a_deed_is_read_off_the_score(game: str, sheet: Sheet, earned: list[tuple[str, ...]]) -> None:
    assert [deeds.of_game(game, sheet, seat) for seat in (0, 1)] == earned


def test_every_deed_of_a_game_is_earned_above() -> None:
    assert {name for _, _, earned in EARNED for some in earned for name in some} == {name for own in deeds.OF_GAME.values() for name in own}
