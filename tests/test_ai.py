"""Computer players: always a legal move, a reason where there is one, the same whatever is hidden, and never a stalled table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from itertools import count
from typing import Any

import pytest
from playing import choose_seat, imagined, playout, record

from ai import Busy, Level, Pool, player, search, think
from ai.chance import Chance
from ai.model import Thought, worth, worths
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import look

TABLES = [(game, seats) for game in ("cesar", "fortuna", "lutece", "triumvirat") for seats in player.rules(game).SEATS]
POSITIONS = 6  # looked at in a random game


def asked(game: str, seats: int, seed: str, count: int = POSITIONS) -> list[tuple[Match, int]]:
    """Positions from all of a random game, with a seat that is awaited in each."""
    chance, whole = Dice(seed, 1), list(playout(player.rules(game), seats, seed))[:-1]
    return [(match, choose_seat(match, chance)) for match in whole[:: max(1, len(whole) // count)]]


def check_thought(game: str, match: Match, seat: int, thought: Thought) -> None:
    assert thought.fault is None, thought.fault
    assert thought.move in match.legal(seat)
    if thought.why is not None:
        assert codec.loads(player.strategy(game).Why, codec.dumps(thought.why)) == thought.why


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games(game: str, seats: int) -> None:
    """Every seat, played at all levels in turn, reaches the end of the game by legal moves."""
    match, _ = start(player.rules(game), record(player.rules(game), seats, "whole game"))
    chance, levels = Dice("who speaks", 0), tuple(Level)
    while match.decision is not None:
        seat = choose_seat(match, chance)
        thought = think(game, match.view(seat), levels[chance.below(3)], f"{match.ply}", iterations=1)
        check_thought(game, match, seat, thought)
        match, _ = match.answer(seat, thought.move)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_position_can_be_thought_about(game: str, seats: int) -> None:
    """Also those that only odd play leads to."""
    for match, seat in asked(game, seats, "odd", 4 * POSITIONS):
        for level in Level:
            check_thought(game, match, seat, think(game, match.view(seat), level, "odd", iterations=1))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_hidden_never_shows(game: str, seats: int) -> None:
    """In another world that the seat cannot tell from this one it thinks the same, and thinking twice changes nothing."""
    for match, seat in asked(game, seats, "worlds"):
        twin = imagined(match, seat, Dice(f"{match.ply}", 2))
        for level in Level:
            thought = think(game, match.view(seat), level, "worlds", iterations=4)
            assert think(game, twin.view(seat), level, "worlds", iterations=4) == thought
            assert think(game, match.view(seat), level, "worlds", iterations=4) == thought


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chances_to_win_are_shared(game: str, seats: int) -> None:
    for match, seat in asked(game, seats, "chances"):
        mind = player.strategy(game)
        chances = mind.evaluate(mind.imagine(match.view(seat), Chance("world")))
        assert len(chances) == seats and sum(chances) == pytest.approx(1) and min(chances) >= 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_imagined_worlds_look_the_same(game: str, seats: int) -> None:
    """A player who thinks of what the others probably have still imagines nothing they know to be otherwise."""
    for match, seat in asked(game, seats, "imagined"):
        view = match.view(seat)
        assert look(player.strategy(game).imagine(view, Chance("world")), seat, view.sealed) == view


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_glance_sees_what_the_judge_says(game: str, seats: int) -> None:
    for match, seat in asked(game, seats, "fast_scores"):
        mind, moves, view = player.strategy(game), match.legal(seat), match.view(seat)
        judge = mind.judge(view)
        assert worths(mind, view, moves) == pytest.approx([worth(judge(move)) for move in moves])


def first_question(game: str = "cesar") -> Match:
    """The first decision of a game that one seat answers from a choice."""
    return next(match for match, seat in asked(game, 2, "first", 99) if match.ply > 3 and len(match.legal(seat)) > 3)


def question(match: Match) -> tuple[str, Any]:
    (seat,) = match.waiting
    return match.record.game, match.view(seat)


def test_a_time_limit_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock jumps by a second whenever it is read: a search without any other limit ends all the same."""
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    game, view = question(first_question())
    assert think(game, view, Level.STRONG, "limit", seconds=20).move in first_question().legal(view.seat)
    assert next(ticks) < 30


def test_a_busy_machine_makes_a_strong_player_slower_not_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many games are imagined as the move is worth, however long each takes; past the ceiling it plays as a normal player."""
    game, view = question(first_question())
    quick = think(game, view, Level.STRONG, "busy")
    ticks = count()
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks) * player.CEILING / 1e6)
    assert think(game, view, Level.STRONG, "busy") == quick and not quick.hasty
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks) * player.CEILING)
    slow, normal = think(game, view, Level.STRONG, "busy"), think(game, view, Level.NORMAL, "busy")
    assert slow.hasty and slow.move == normal.move


def test_in_a_game_that_is_won_the_first_impression_holds() -> None:
    """Where every move wins in every imagined game, looking ahead has nothing against the move the heuristic likes best."""
    match = first_question()
    game, view = question(match)
    moves = match.legal(view.seat)
    worths = [float(-place) for place in range(len(moves))]
    sure = _Sure(player.strategy(game), view.seat)
    found = search.search(player.rules(game), sure, view, moves, worths, "won", search.Effort(None, 60))
    assert found.move == moves[0] and not found.hasty


class _Sure:
    """A strategy to whom the game is won, whatever happens."""

    def __init__(self, strategy: Any, seat: int) -> None:
        self._strategy, self._seat = strategy, seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self._strategy, name)

    def evaluate(self, state: Any) -> tuple[float, ...]:
        return tuple(float(seat == self._seat) for seat in range(len(state.hands)))


def test_an_imagined_game_that_cannot_go_on_breaks_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival without any answer, as a mistake in a game's rules would leave one: the imagined game counts as far as it went."""
    book = player.rules("triumvirat")
    match, _ = start(book, record(book, 2, "stuck"))
    offers = book.candidates
    monkeypatch.setattr(book, "candidates", lambda view: offers(view) if view.seat == 0 else ())
    check_thought("triumvirat", match, 0, think("triumvirat", match.view(0), Level.STRONG, "stuck", iterations=6))


def test_a_fault_falls_back_on_a_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(view: Any) -> Any:
        raise ZeroDivisionError("a broken heuristic")

    match = first_question()
    game, view = question(match)
    monkeypatch.setattr(player.strategy(game), "judge", broken)
    for level in Level:
        thought = think(game, view, level, "fault", iterations=5)
        assert thought.move in match.legal(view.seat)
        assert thought.fault is not None and "a broken heuristic" in thought.fault


async def in_pool(pool: Pool, *steps: Any) -> list[Thought]:
    """Ask the pool before each step and after the last."""
    game, view = question(first_question())
    thoughts = []
    try:
        for step in (*steps, None):
            thoughts.append(await pool.choose(game, view, Level.STRONG, "pool", iterations=20))
            if step is not None:
                step(pool)
    finally:
        await pool.close()
    return thoughts


def pid(pool: Pool) -> int:
    (worker,) = pool.workers
    assert worker.pid is not None
    return worker.pid


def test_another_process_thinks_the_same() -> None:
    game, view = question(first_question())
    assert asyncio.run(in_pool(Pool())) == [think(game, view, Level.STRONG, "pool", iterations=20)]


def test_a_crashed_process_is_started_again() -> None:
    before, after = asyncio.run(in_pool(Pool(), lambda pool: os.kill(pid(pool), signal.SIGKILL)))
    assert before == after and after.fault is None


def test_a_process_that_hangs_is_not_waited_for() -> None:
    def hang(pool: Pool) -> None:
        os.kill(pid(pool), signal.SIGSTOP)
        pool.grace = 1.0  # its start on a busy machine may take longer

    before, after = asyncio.run(in_pool(Pool(), hang))
    assert before.fault is None
    assert after.fault is not None and "no answer" in after.fault
    game, view = question(first_question())
    assert after.move == think(game, view, Level.NORMAL, "pool").move


def test_a_process_that_cannot_start_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.pool.MODULE", "ai.nowhere")
    (thought,) = asyncio.run(in_pool(Pool()))
    assert thought.fault is not None and thought.move in first_question().legal(question(first_question())[1].seat)


def test_quick_answers_have_a_lane_of_their_own() -> None:
    """While everybody who looks ahead is busy, easy and normal players answer all the same; who would wait too long is told so."""
    game, view = question(first_question())

    async def story() -> None:
        pool = Pool(2)
        try:
            for _ in range(2):
                await pool._deep.acquire(1)
            assert await pool.choose(game, view, Level.NORMAL, "lane") == think(game, view, Level.NORMAL, "lane")
            places: list[int] = []
            with pytest.raises(Busy):
                await pool.choose(game, view, Level.STRONG, "lane", within=0.01, told=places.append)
            assert places == [1]
        finally:
            await pool.close()

    asyncio.run(story())
