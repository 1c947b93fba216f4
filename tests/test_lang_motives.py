"""Why a computer player moved: told of it to anybody at the table, and to a player who asks for a hint. So it speaks to nobody."""

from __future__ import annotations

import re

import pytest

import lang
from ai import player
from host.games import GAMES

TO_THE_READER = re.compile(r"\b(you|your|yours|vous|votre|vos|vôtre)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_motive_has_a_sentence_that_speaks_to_nobody(game: str, language: str) -> None:
    tongue = lang.game(language, game)
    hidden = tongue.why({"motive": "nothing of the kind"}, 0, aloud=False)
    for motive in player.brain(game).Motive:
        full, loud = (tongue.why({"motive": motive.value, "about": None}, 0, aloud=aloud) for aloud in (False, True))
        assert full != hidden and not TO_THE_READER.search(f"{full} {loud}"), full


def test_a_card_that_is_cancelled_has_the_name_of_its_own_side() -> None:
    vetoed = {"motive": "protect", "about": "castling"}
    assert "Roman" in lang.game("en", "cesar").why(vetoed, 1, aloud=False)
    assert "Egyptian" in lang.game("en", "cesar").why(vetoed, 0, aloud=False)
