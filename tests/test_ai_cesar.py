"""A strong player of Caesar & Cleopatra does not starve: a hand of Manipulations alone lays nothing, and wins no vote."""

from __future__ import annotations

import pytest
from cesar_positions import AED, CEN, PRA, QUA, SEN, asked, position

from ai import Level, think
from rules.cesar.components import CLEOPATRA
from rules.cesar.moves import Passive
from rules.cesar.questions import Ask
from rules.engine.match import Match

TAKEN = {SEN: "10", PRA: "11", QUA: "01", AED: "11", CEN: "1"}  # seven to two
FORUM = {SEN: "4 3 5 | 3 3 1 2", PRA: "2 2 2 1 | 3", QUA: "4 |"}
GAMES = 120  # imagined, a tenth of what a hint is worth


def ahead(hand: str, ask: Ask, pile: str | None = None) -> Match:
    """Cleopatra leads by five patricians, and is asked."""
    return position(cleopatra=hand, forum=FORUM, taken=TAKEN, ask=ask, piles=(None, pile))


@pytest.mark.parametrize("hand", ["1 courtesan", "courtesan veto", "1 assassination veto", "assassination spy veto"])
def test_a_hand_is_refilled_with_influence(hand: str) -> None:
    for seed in range(3):
        match = ahead(hand, Ask.REFILL)
        while asked(match) == (Ask.REFILL, CLEOPATRA):
            match, _ = match.answer(CLEOPATRA, think("cesar", match.view(CLEOPATRA), Level.STRONG, f"{seed}", iterations=GAMES).move)
        assert match.state.table.sides[CLEOPATRA].influence >= 2, f"{match.state.hands[CLEOPATRA].cards}"


def test_who_cannot_lay_makes_room_for_influence() -> None:
    """With the Manipulations all drawn, each card that is discarded brings one that can be laid."""
    for seed in range(3):
        view = ahead("castling castling wrath veto veto", Ask.TURN, pile="").view(CLEOPATRA)
        move = think("cesar", view, Level.STRONG, f"{seed}", iterations=GAMES).move
        assert isinstance(move, Passive) and len(move.cards) >= 2
