"""The computer player of Fortuna: whole games at every level, and motives that betray no hand."""

from __future__ import annotations

from typing import Any

import pytest
from playing import choose_seat, playout, record

import lang
from ai import Level, think
from ai.chance import Chance
from ai.fortuna import Motive, Why, evaluate, imagine
from rules import fortuna
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import Seat

LEVELS = (Level.STRONG, Level.EASY, Level.NORMAL, Level.NORMAL)


def ponder(match: Match, seat: Seat, level: Level) -> Any:
    """What a player of this level answers: legal, with a reason that can be stored and read again."""
    thought = think("fortuna", match.view(seat), level, f"{match.ply}", iterations=2)
    assert thought.fault is None, thought.fault
    assert thought.move in match.legal(seat)
    assert codec.loads(Why, codec.dumps(thought.why)) == thought.why
    return thought.move


@pytest.mark.parametrize("seats", fortuna.SEATS)
@pytest.mark.parametrize("experts", [False, True])
def test_whole_games(seats: int, experts: bool) -> None:
    """Players of all levels reach Caesar's Palace by legal moves, dealt or picked the Action cards."""
    match, _ = start(fortuna, record(fortuna, seats, "whole", fortuna.Options(experts=experts)))
    chance = Dice("who speaks", 0)
    while match.decision is not None:
        seat = choose_seat(match, chance)
        match, _ = match.answer(seat, ponder(match, seat, LEVELS[seat]))
    assert fortuna.sheet(match.state.table).winners


@pytest.mark.parametrize("seats", fortuna.SEATS)
def test_odd_positions(seats: int) -> None:
    """Also where only random play leads, every level finds a move and the chances to win are shared."""
    for match in playout(fortuna, seats, "odd"):
        if match.decision is None or match.ply % 11:
            continue
        seat = min(match.waiting)
        for level in Level:
            ponder(match, seat, level)
        chances = evaluate(imagine(match.view(seat), Chance("world")))
        assert sum(chances) == pytest.approx(1) and min(chances) >= 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_motive_has_its_sentence(language: str) -> None:
    """All are told to the player himself; aloud nothing is said of the cards he holds."""
    tongue = lang.game(language, "fortuna")
    secret = tongue.why({"motive": Motive.SCORE.value, "about": "per wine"}, 0, aloud=True)
    for motive in Motive:
        assert tongue.why({"motive": motive.value, "about": None}, 0, aloud=False) != secret
        assert "(" not in tongue.why({"motive": motive.value, "about": None}, 0, aloud=False)
    for hidden in (Motive.SCORE, Motive.HOLD, Motive.SEARCH, Motive.FORCED):
        assert tongue.why({"motive": hidden.value, "about": "per wine"}, 0, aloud=True) == secret
