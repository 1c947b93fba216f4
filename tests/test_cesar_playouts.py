"""Caesar & Cleopatra played at random: it ends, no card is lost, and nobody sees what they may not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from cesar_positions import assert_whole
from playing import check_imagine, check_json, check_replay, choose_move, imagined, playout, two_worlds
from test_cesar_refusals import SAMPLES

from rules import cesar
from rules.cesar.components import Ending, Manipulation
from rules.cesar.moves import LetPass, Passive
from rules.cesar.questions import Ask
from rules.cesar.state import Options
from rules.engine.dice import Dice
from rules.engine.match import Match

OPTIONS = [Options(*chosen) for chosen in product((False, True), repeat=3)]


def eager(moves: tuple[Any, ...], chance: Dice, match: Match) -> Any:
    """A taste for action: passive only when nothing else is left."""
    active = tuple(move for move in moves if not isinstance(move, Passive))
    return choose_move(active or moves, chance, match)


def lazy(moves: tuple[Any, ...], chance: Dice, match: Match) -> Any:
    """Once in a while something is done."""
    return Passive(()) if Passive(()) in moves and chance.below(6) else choose_move(moves, chance, match)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_end_and_lose_no_card(options: Options) -> None:
    for n, taste in product(range(2), (choose_move, eager, lazy)):
        seed = f"{taste.__name__} {n}"
        for match in playout(cesar, 2, seed, options, choose=taste):
            assert_whole(match.state)
            if match.ply % 20 == 0:
                check_imagine(match, Dice(seed, match.ply))
                assert_whole(imagined(match, match.ply // 20 % 2, Dice(seed, match.ply)).state)
            if match.ply % 80 == 0:
                check_replay(match)
        check_replay(match)
        check_json(match)
        sheet = cesar.sheet(match.state.table)
        assert sheet.winners and sheet.ending is match.state.table.ending


def test_the_candidates_are_exactly_the_legal_moves() -> None:
    """None is missing, none is refused: so nobody has to ask the law about each."""
    assert cesar.EXACT
    for n, options in enumerate(OPTIONS):
        for match in playout(cesar, 2, f"exact {n}", options, choose=(choose_move, eager)[n % 2]):
            for seat in match.decision.may if match.decision else ():
                view = match.view(seat)
                offered = tuple(cesar.candidates(view))
                assert offered == tuple(move for move in offered if match.allows(view, move))
                assert {move for move in SAMPLES if match.allows(view, move)} <= set(offered)


def test_every_ending_is_reached() -> None:
    endings: Counter[Ending] = Counter()
    for n, taste in product(range(24), (eager, lazy)):
        *_, last = playout(cesar, 2, f"ending {n}", choose=taste)
        endings[last.state.table.ending] += 1
    assert set(endings) == set(Ending)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_a_difference_he_is_not_told_of(seat: int) -> None:
    same = [two_worlds(cesar, 2, f"worlds {n}", OPTIONS[n % 8], seat) for n in range(12)]
    assert min(same) > 20


def leaky(**leaks: Any) -> Any:
    """A copy of the game with other parts."""
    return SimpleNamespace(**vars(cesar) | leaks)


def counts_the_reserve(state: Any, answers: Any, dice: Dice) -> Any:
    """Leaves the value of Caesar's next Influence card on the table."""
    step = cesar.play(state, answers, dice)
    top = step.state.box.reserves[0][:1]
    return replace(step, state=replace(step.state, table=replace(step.state.table, idle=int(sum(top)))))


def asks_only_who_holds_a_veto(state: Any, answers: Any, dice: Dice) -> Any:
    """What C4.8 is there to prevent."""
    step = cesar.play(state, answers, dice)
    task = step.state.table.tasks[-1] if step.state.table.tasks else None
    if task and task.ask is Ask.VETO and Manipulation.VETO not in step.state.hands[task.seat].cards:
        after = cesar.play(step.state, {task.seat: LetPass()}, dice)
        return replace(after, told=step.told + after.told)
    return step


@pytest.mark.parametrize("play", [counts_the_reserve, asks_only_who_holds_a_veto])
def test_the_two_worlds_catch_a_leak(play: Any) -> None:
    with pytest.raises(AssertionError, match=r"not told of|one world"):
        for n in range(8):
            two_worlds(leaky(play=play), 2, f"leak {n}", seat=n % 2)
