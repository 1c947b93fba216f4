"""The computer player of Fortuna: whole games at every level, and motives that betray no hand."""

from __future__ import annotations

from typing import Any

import pytest
from playing import choose_seat, playout, record

import games
from ai import Level, Thought, think
from ai.chance import Chance
from ai.fortuna import Motive, Why, evaluate, imagine
from rules import fortuna
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import Seat
from rules.fortuna.components import CAESAR, PIECES, Action
from rules.fortuna.moves import (
    Advance,
    Build,
    Buy,
    Claim,
    Convert,
    Draft,
    EndTurn,
    Exchange,
    Execute,
    Gather,
    Give,
    GiveWater,
    Keep,
    Lock,
    Receive,
    Recruit,
    Roll,
    RollEarly,
    Sell,
    Skip,
    TakeMoney,
    TurnDown,
)

LEVELS = (Level.STRONG, Level.EASY, Level.NORMAL, Level.NORMAL)


def ponder(match: Match, seat: Seat, level: Level) -> Any:
    """What a player of this level answers: legal, with a reason that can be stored and read again."""
    thought = think("fortuna", match.view(seat), level, f"{match.ply}", iterations=2)
    assert thought.fault is None, thought.fault
    assert thought.move in match.legal(seat)
    assert codec.loads(Why | None, codec.dumps(thought.why)) == thought.why
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
    """All are told to whoever asks for a hint; aloud nothing is said of cards in hand."""
    game_text = games.text(language, "fortuna")
    secret = game_text.why({"motive": Motive.SCORE.value, "about": "per wine"}, 0, aloud=True)
    for motive in Motive:
        assert game_text.why({"motive": motive.value, "about": None}, 0, aloud=False) != secret
        assert "(" not in game_text.why({"motive": motive.value, "about": None}, 0, aloud=False)
    for hidden in (Motive.SCORE, Motive.HOLD, Motive.KEEP, Motive.SEARCH, Motive.FORCED):
        assert game_text.why({"motive": hidden.value, "about": "per wine"}, 0, aloud=True) == secret


TOLD_AT_ONCE = (Give, GiveWater, Claim, Advance, Sell, Buy, Build, Receive, TakeMoney, Convert, Recruit, Gather)


def check_reason(before: Match, thought: Thought, after: Match) -> None:
    """What a motive says is a fact: what grew, what was there, what is to come."""
    if thought.why is None:
        return
    assert not isinstance(thought.move, (Roll, RollEarly, EndTurn)), "no decision, no reason"
    table, seat, move = before.state.table, before.state.table.turn.seat, thought.move
    own, then = table.provinces[seat], after.state.table.provinces[seat]
    last, motive = bool(table.palace.reached), thought.why.motive
    match motive:
        case Motive.ADVANCE | Motive.PALACE if isinstance(move, TOLD_AT_ONCE):
            assert then.position > own.position and (motive is Motive.ADVANCE or then.position == CAESAR)
        case Motive.MONEY if isinstance(move, TOLD_AT_ONCE):
            assert then.money > own.money
        case Motive.GOODS if isinstance(move, TOLD_AT_ONCE):
            assert any(then.pieces.of(piece) > own.pieces.of(piece) for piece in PIECES)
        case Motive.TOKENS:
            assert table.favours.tokens[thought.why.about - 1]
        case Motive.CARD:
            assert isinstance(move, (Draft, Lock, Exchange)) and thought.why.about is move.card and not last
        case Motive.STAY:
            assert isinstance(move, (Execute, Skip)) and not last
        case Motive.FIRST:
            assert move == Exchange(Action.FORTUNA) and not last
        case Motive.KEEP | Motive.HOLD:
            assert isinstance(move, Keep)
        case Motive.DENY:
            assert isinstance(move, (Exchange, Give, GiveWater, Claim, TurnDown))


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_reasons_are_true_and_only_for_decisions(level: Level) -> None:
    """F5.6: also a lone answer of a player who holds cards is no decision."""
    told = 0
    for n in range(8):
        match, _ = start(fortuna, record(fortuna, 2 + n % 3, f"reasons {n}", fortuna.Options(experts=n % 2 == 0)))
        chance = Dice("who speaks", n)
        while match.decision is not None:
            seat = choose_seat(match, chance)
            thought = think("fortuna", match.view(seat), level, f"{match.ply}")
            after, _ = match.answer(seat, thought.move)
            if not match.sealed and not after.sealed:
                check_reason(match, thought, after)
            told += thought.why is not None
            match = after
    assert told > 300
