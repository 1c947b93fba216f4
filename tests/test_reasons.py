"""What computer players say of their moves, and hints say with them, is so: see `tests/reasons.py`.

`python -m bench reasons` does the same over hundreds of games.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
import reasons
import reasons_cesar
import reasons_fortuna
import reasons_lutece
import reasons_micatio
import reasons_triumvirat

CHECKS: dict[str, reasons.Check] = {
    "cesar": reasons_cesar.holds, "fortuna": reasons_fortuna.holds, "lutece": reasons_lutece.holds, "micatio": reasons_micatio.holds,
    "triumvirat": reasons_triumvirat.holds,
}  # fmt: skip
GAMES = [
    ("cesar", 2, 5),
    ("fortuna", 2, 2),
    ("fortuna", 4, 1),
    ("lutece", 2, 2),
    ("lutece", 5, 1),
    ("micatio", 2, 2),
    ("micatio", 3, 1),
    ("triumvirat", 2, 2),
    ("triumvirat", 3, 2),
]  # title, players, how many games
STRONG = [("cesar", 2, 1), ("fortuna", 3, 1), ("lutece", 3, 1), ("micatio", 2, 1), ("triumvirat", 2, 4)]  # every so many answers
KINDS = {"cesar": 17, "fortuna": 12, "lutece": 10, "micatio": 1, "triumvirat": 9}  # so many different motives are told at least


@pytest.mark.parametrize(("game", "seats", "count"), GAMES)
def test_every_reason_is_a_fact_of_the_position(game: str, seats: int, count: int) -> None:
    told: Counter[Any] = reasons.check(game, seats, count, CHECKS[game])
    assert len(told) >= KINDS[game], told


@pytest.mark.parametrize(("game", "seats", "ahead"), STRONG)
def test_so_is_every_reason_of_strong_players(game: str, seats: int, ahead: int) -> None:
    """And seldom have they no other than the chances that they found."""
    told: Counter[Any] = reasons.check(game, seats, 1, CHECKS[game], ahead)
    assert sum(count for motive, count in told.items() if motive.name == "SEARCH") < sum(told.values()) / 8, told
