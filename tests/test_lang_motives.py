"""Why a computer player moved: told of it to anybody at the table, and to a player who asks for a hint. So it speaks to nobody."""

from __future__ import annotations

import re

import pytest

import games
import lang
from ai import player
from games import GAMES

TO_THE_READER = re.compile(r"\b(you|your|yours|vous|votre|vos|vôtre)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_motive_has_a_sentence_that_speaks_to_nobody(game: str, language: str) -> None:
    game_text = games.text(language, game)
    hidden = game_text.why({"motive": "nothing of the kind"}, 0, aloud=False)
    for motive in player.strategy(game).Motive:
        full, loud = (game_text.why({"motive": motive.value, "about": None}, 0, aloud=aloud) for aloud in (False, True))
        assert full != hidden and not TO_THE_READER.search(f"{full} {loud}"), full


def test_a_card_that_is_cancelled_has_the_name_of_its_own_side() -> None:
    vetoed = {"motive": "protect", "about": "castling"}
    assert "romain" in games.text("fr", "cesar").why(vetoed, 1, aloud=False)
    assert "égyptien" in games.text("fr", "cesar").why(vetoed, 0, aloud=False)
