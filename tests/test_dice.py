"""Chance: the stream is pinned for good, since stored games are replayed with it, and it is fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rules.engine.dice import WORD, Dice


def test_the_stream_never_changes() -> None:
    dice = Dice("alea iacta est", 1)
    assert [dice.below(100) for _ in range(8)] == [57, 99, 13, 87, 64, 41, 87, 66]
    assert Dice("alea iacta est", 2).shuffled("ABCDEFGH") == tuple("FGDCEBAH")
    assert Dice("", 0).roll(6) == (2, 4, 6, 6, 2, 5)
    assert Dice("rubicon", 7).below(WORD) == 877366028756194731


def test_seed_and_ply_both_count() -> None:
    rolls = {Dice(seed, ply).below(WORD) for seed in ("a", "b", "a1") for ply in (1, 2, 11)}
    assert len(rolls) == 9


def test_numbers_taken_are_counted() -> None:
    dice = Dice("x", 0)
    assert dice.drawn == 0
    dice.roll(3)
    dice.shuffled(range(5))
    assert dice.drawn == 3 + 4
    assert Dice("x", 0).shuffled("A") == ("A",) and Dice("x", 0).shuffled(()) == ()


@pytest.mark.parametrize("sides", [0, -1, WORD + 1])
def test_there_is_no_such_die(sides: int) -> None:
    with pytest.raises(ValueError, match="no die"):
        Dice("x", 0).below(sides)


def test_dice_are_fair() -> None:
    """Within five standard deviations, for every face and for every order of three cards."""
    dice, rolls = Dice("fair", 0), 30_000
    for count in Counter(dice.below(6) for _ in range(rolls)).values():
        assert abs(count - rolls / 6) < 5 * (rolls * 5 / 36) ** 0.5
    orders = Counter(dice.shuffled("ABC") for _ in range(6_000))
    assert set(orders) == set(permutations("ABC"))
    assert all(abs(count - 1_000) < 5 * (6_000 * 5 / 36) ** 0.5 for count in orders.values())


def test_a_huge_die_is_rolled_again_rather_than_bent() -> None:
    """Two thirds of 2**64 as sides: a plain remainder would favour the lower half."""
    sides, rolls = WORD // 3 * 2, 4_000
    dice = Dice("bent", 0)
    low = sum(dice.below(sides) < sides // 2 for _ in range(rolls))
    assert dice.drawn > rolls
    assert abs(low - rolls / 2) < 5 * (rolls / 4) ** 0.5
