"""How a computer player of Caesar & Cleopatra words its reasons; `test_reasons.py` looks whether they are so."""

from __future__ import annotations

import re

import pytest

import games
import lang
from ai.cesar import Motive

SECRET = {Motive.COVERED_VOTE, Motive.COVERED_MISSION, Motive.COVERED_PHILOSOPHER, Motive.HIDE, Motive.STAKE, Motive.SMALL_GROUPS}


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_of_cards_laid_face_down_nothing_is_said_aloud(language: str) -> None:
    """Not even why, which would tell a Philosopher from the others; after the end it is told."""
    game_text = games.text(language, "cesar")
    assert len({game_text.why({"motive": motive.value, "about": "senators"}, 0, aloud=True) for motive in SECRET}) == 1
    assert len({game_text.why({"motive": motive.value, "about": "senators"}, 0, aloud=False) for motive in SECRET}) == len(SECRET)


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_a_computer_player_is_it(language: str) -> None:
    """One pronoun everywhere: "it", in French "il" or none."""
    game_text = games.text(language, "cesar")
    said = [game_text.why({"motive": motive.value, "about": None}, 0, aloud=aloud) for motive in Motive for aloud in (True, False)]
    assert not re.search(r"\b(he|she|him|her|his|they|them|their|elle|leur)\b", " ".join(said), re.IGNORECASE)
