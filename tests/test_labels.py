"""Labels that are too long: the fact that matters stays, whatever else goes."""

from __future__ import annotations

import pytest

from cogs.ui.labels import BUTTON, LINE, fitting
from host.telling.names import told_apart
from lang.shared import shortened

NAME = "Bartholomäus von der Rosenau (1)"


def test_the_choice_gives_way_before_what_should_be_known_of_it() -> None:
    known = "military, 2 points by sea, attack on Pompey: 33%"
    label = fitting(f"March with everything that can be carried from Hispania Ulterior to Africa nova · {known}", BUTTON)
    assert len(label) <= BUTTON and label.startswith("March") and label.endswith(f"nova · {known}")


@pytest.mark.parametrize("limit", [BUTTON, LINE])
def test_numbers_and_the_target_are_never_cut_out(limit: int) -> None:
    text = f"Pay 3 coins out of your purse, and another of the treasury if there is one, to carry out the Harvest card of {NAME}"
    label = shortened(text, limit)
    assert len(label) <= limit and label.startswith("Pay 3 coins") and label.endswith(NAME) and " … " in label


def test_one_long_word_is_cut_in_its_middle() -> None:
    assert shortened("x" * 50 + "1", 21) == "x" * 10 + "…" + "x" * 9 + "1"
    assert shortened("short", 5) == "short"
    assert all(len(fitting("y " * n + "· " + "z" * n, BUTTON)) <= BUTTON for n in range(1, 150))


def test_equal_names_are_told_apart() -> None:
    """Also those that differ by case and accents alone: a typed command could not tell them."""
    assert told_apart("Alex", ()) == told_apart("Alex", ("Alexa",)) == "Alex"
    assert told_apart("Alex", ("Alex",)) == told_apart("Alex", ("ALÉX",)) == "Alex (2)"
    assert told_apart("Alex", ("Alex", "alex (2)")) == "Alex (3)"
