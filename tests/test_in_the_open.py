"""What everybody sees that somebody may answer: the same in every world, whatever hands are imagined."""

from __future__ import annotations

import pytest
from playing import playout

from games import GAMES
from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.match import Match


@pytest.mark.parametrize("name", GAMES)
def test_what_is_in_the_open_is_the_same_in_every_world_that_anybody_can_imagine(name: str) -> None:
    """Whoever sits elsewhere and imagines the hidden cards otherwise finds the very same answers."""
    rules, found = GAMES[name].rules, 0
    for match in _positions(name):
        for seat in sorted(match.waiting):
            if not rules.in_the_open(match.state.table, seat):
                continue
            legal, found = list(match.legal(seat)), found + 1
            for other in (one for one in range(match.record.seats) if one != seat):
                world = rules.imagine(match.view(other), Dice(f"{name} {other}", match.ply))
                assert model.legal(rules, model.look(world, seat)) == legal
    assert found > 10


def _positions(name: str) -> list[Match]:
    """All of a game and of half another."""
    seats = max(GAMES[name].rules.SEATS)
    return [*playout(GAMES[name].rules, seats, "open"), *list(playout(GAMES[name].rules, min(GAMES[name].rules.SEATS), "open too"))[::2]]
