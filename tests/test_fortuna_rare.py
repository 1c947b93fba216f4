"""Fortuna played by people who save their A and B cards and play them at every odd moment."""

from __future__ import annotations

from typing import Any

import pytest
from playing import check_imagine, playout
from rare import by_weight, games, rare_game
from test_fortuna_playouts import whole

from rules import fortuna
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.fortuna.components import CUBE_OF, Privilege
from rules.fortuna.moves import Advance, Decline, EndTurn, Forgo, Gather, Keep, Recruit, Roll, Skip
from rules.fortuna.questions import ChooseCard, KeepCards, KeepPalace, RollDice

CARDS = (Recruit, Gather, Advance)
PLAYABLE = {Privilege.ADVANCE, Privilege.VESTAL_OR_CENTURION, *CUBE_OF}


def hoarder(move: Any, match: Match) -> int:
    """Keeps what can be played, and plays it late and in the middle of something else."""
    ask = match.state.table.tasks[-1]
    match move:
        case Keep(cards):
            return 1 + 20 * sum(card in PLAYABLE for card in cards)
        case Advance() | Recruit() | Gather():
            late = max(own.position for own in match.state.table.provinces) >= 14
            return 0 if isinstance(ask, (ChooseCard, RollDice)) else 4 if late else 1
        case Skip() | Decline():
            return 3
        case Roll() | EndTurn() | Forgo():
            return 30
    return 10


@pytest.mark.parametrize("seats", fortuna.SEATS)
def test_a_card_in_the_middle_of_anything_leaves_an_answer_and_loses_nothing(seats: int) -> None:
    """F5.3, F5.5, F6.3."""
    for n in games(12):
        match = rare_game(fortuna, seats, f"hoarders {n}", hoarder, whole, CARDS)
        assert match.decision is None


def test_whatever_is_chosen_from_everybody_can_imagine_the_rest() -> None:
    """F5.1, F6.3: also with two draws to choose from, or cards laid beside Caesar's Palace and taken since."""
    chance, twice = Dice("imagined", 0), 0
    for n in games(40):
        for match in playout(fortuna, 2 + n % 3, f"two draws {n}", choose=by_weight(hoarder)):
            drawing = [ask for ask in match.state.table.tasks if isinstance(ask, (KeepCards, KeepPalace))]
            twice += len(drawing) > 1
            if drawing or match.state.table.palace.reached:
                check_imagine(match, chance)
                for seat in range(match.record.seats):
                    whole(fortuna.imagine(match.view(seat), chance))
    assert twice
