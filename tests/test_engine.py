"""The engine: what is asked and answered, what may be taken back, and that a match is its record replayed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playing import check_imagine, check_json, check_replay, playout, record, two_worlds
from skeletons import (
    AllChosen,
    Ask,
    Bribes,
    Card,
    Choose,
    Corrupt,
    Corruption,
    Do,
    Exchange,
    Flag,
    Goods,
    Mark,
    Marked,
    No,
    Options,
    Phase,
    Privilege,
    Probe,
    Raise,
    Receive,
    Revealed,
    RollFirst,
    Side,
    Skeleton,
    Staked,
    Use,
    What,
)

from rules.engine.dice import Dice
from rules.engine.match import GameOver, Match, NotAsked, ReplayError, replay, start, unfold
from rules.engine.model import Kind, Refused, Told, one

PROBE: Any = Probe()  # a skeleton has no more of a game than the engine asks it for
SKELETONS = [(PROBE, 2), (Bribes(), 2), (Bribes(), 5), (Corruption(), 2)]
every_skeleton = pytest.mark.parametrize(("game", "seats"), SKELETONS, ids=lambda value: str(getattr(value, "NAME", value)))


def new(game: Any, seats: int = 2, **options: bool) -> Match:
    return start(game, record(game, seats, "engine", Options(**options)))[0]


def say(match: Match, *answers: tuple[int, Any]) -> Match:
    for seat, move in answers:
        match, _ = match.answer(seat, move)
    return match


def why(match: Match, seat: int, move: Any) -> Any:
    with pytest.raises(Refused) as refusal:
        match.answer(seat, move)
    return refusal.value.why


# -- all skeletons -----------------------------------------------------------


@every_skeleton
def test_random_games_replay_survive_json_and_look_the_same_when_imagined(game: Skeleton, seats: int) -> None:
    for seed in "abc":
        for match in playout(game, seats, seed):
            check_imagine(match, Dice(seed, match.ply))
            check_replay(match)
        check_json(match)
        assert game.sheet(match.state.table).winners == (0,)


@every_skeleton
def test_nobody_sees_a_difference_he_is_not_told_of(game: Skeleton, seats: int) -> None:
    same = [two_worlds(game, seats, f"worlds {n}", seat=n % seats) for n in range(10)]
    assert sum(same) > 30


def test_the_two_worlds_catch_a_leak_through_the_table() -> None:
    class Leaky(Bribes):
        """The stakes say who has chosen card 1."""

        def play(self, state: Any, answers: Any, dice: Dice) -> Any:
            step = super().play(state, answers, dice)
            stakes = tuple((1 in hand, right) for (_, right), hand in zip(step.state.table.stakes, step.state.hands, strict=True))
            return replace(step, state=replace(step.state, table=replace(step.state.table, stakes=stakes)))

    with pytest.raises(AssertionError, match="not told of"):
        for n in range(20):
            two_worlds(Leaky(), 2, str(n))


def test_the_two_worlds_catch_a_leak_by_who_is_asked() -> None:
    class Hasty(Corruption):
        """Whoever holds no Privilege card of 5 or more is not asked for the exchange."""

        def play(self, state: Any, answers: Any, dice: Dice) -> Any:
            step = super().play(state, answers, dice)
            table, hands = step.state.table, step.state.hands
            if table.tasks and table.tasks[-1].ask is Ask.EXCHANGE and max(hands[table.seat], default=0) < 5:
                auto = super().play(step.state, {table.seat: Exchange(table.sides[1 - table.seat][0])}, dice)
                return replace(auto, told=step.told + auto.told)
            return step

    with pytest.raises(AssertionError, match="in one world only"):
        for n in range(40):
            two_worlds(Hasty(), 2, str(n), seat=n % 2)


# -- who is asked ------------------------------------------------------------


def test_only_who_is_asked_may_answer() -> None:
    match = new(PROBE)
    assert match.waiting == {0} and match.legal(1) == ()
    assert why(match, 1, Do(What.SHOW)) == NotAsked(1)
    assert why(replace(match, decision=one(0, No(""))), 1, Do(What.SHOW)) == NotAsked(1, No.cite), "the paragraph of the open question"
    over = say(match, *((seat, Do(What.SHOW)) for seat in (0, 0, 1, 1, 0, 0)))
    assert over.decision is None and over.waiting == frozenset() and over.legal(0) == ()
    assert why(over, 0, Do(What.SHOW)) == GameOver()


def test_a_sealed_answer_waits_for_the_others_and_can_be_replaced() -> None:
    match = new(Bribes(), 3)
    first, told = match.answer(1, Choose(1, 2))
    assert told == () and first.waiting == {0, 2} and first.may(1) and first.ply == match.ply
    assert first.view(1).sealed == Choose(1, 2) and first.view(0).sealed is None
    second = say(first, (1, Choose(3, 4)), (0, Choose(1, 2)))
    assert [entry.move for entry in second.record.log] == [Choose(3, 4), Choose(1, 2)]
    done, told = second.answer(2, Choose(2, 1))
    assert told == (Told(AllChosen()),) and done.state.hands == ((1, 2), (3, 4), (2, 1))
    assert done.sealed == {} and replay(done.game, done.record) == done


def test_a_sealed_answer_can_be_withdrawn_alone() -> None:
    match = say(new(Bribes(), 3), (1, Choose(1, 2)), (0, Choose(3, 4)))
    place = match.own_step(1)
    assert place == 0 and match.own_step(2) is None
    without = match.without(place)
    assert without.waiting == {1, 2} and without.view(0).sealed == Choose(3, 4)


def test_a_live_decision_is_one_moment_and_every_answer_a_ply() -> None:
    match = say(new(Bribes(), 2), (0, Choose(1, 2)))
    assert match.moment == 1
    match = say(match, (1, Choose(1, 2)))
    assert (match.moment, match.ply) == (2, 2)
    match = say(match, (0, Raise(Side.LEFT, 1)), (0, Raise(Side.LEFT, 1)), (1, Mark(Flag.READY)))
    assert (match.moment, match.ply) == (2, 5)
    probe = say(new(PROBE), (0, Do(What.SHOW)), (0, Do(What.SHOW)))
    assert (probe.moment, probe.ply) == (3, 3)


# -- the barrier of undo -----------------------------------------------------


@pytest.mark.parametrize("what", What)
def test_what_can_be_taken_back_freely(what: What) -> None:
    """A ply that took chance, the box, another's drawer or a private word stands; the rest may go."""
    match = say(new(PROBE), (0, Do(what)))
    free = what in (What.SHOW, What.OWN)
    assert match.own_step(0) == (0 if free else None)
    assert match.barrier == (0 if free else 1)
    assert match.own_step(1) is None
    assert match.last_step(0) == 0 and match.last_step(1) is None


def test_live_and_resolved_sealed_answers_stand() -> None:
    match = say(new(Bribes()), (0, Choose(1, 2)), (1, Choose(1, 2)))
    assert match.barrier == 2 and match.own_step(0) is match.own_step(1) is None
    match = say(match, (0, Raise(Side.LEFT, 1)))
    assert match.barrier == 3 and match.own_step(0) is None


def test_own_steps_are_taken_back_one_by_one_down_to_the_barrier() -> None:
    match = say(new(PROBE), (0, Do(What.DIG)), (0, Do(What.SHOW)))
    assert match.own_step(0) == 1 and match.own_step(1) is None
    back = match.without(1)
    assert back == say(new(PROBE), (0, Do(What.DIG)))
    assert back.own_step(0) is None
    later = say(match, (1, Do(What.SHOW)))
    assert later.own_step(0) is None  # the last step is somebody else's
    assert later.last_step(0) == 1 and later.without(1) == back  # by consent, with all that followed


# -- Lutèce's bribes ---------------------------------------------------------


def test_a_raise_clears_the_ready_flags_of_the_others_but_not_firm_ones() -> None:
    match = say(new(Bribes(), 4), *((seat, Choose(1, 2)) for seat in range(4)))
    match = say(match, (0, Mark(Flag.READY)), (1, Mark(Flag.FIRM)), (2, Mark(Flag.READY)))
    assert match.waiting == {3} and match.decision is not None and match.decision.may == {0, 1, 2, 3}
    match, told = match.answer(2, Raise(Side.RIGHT, 3))
    assert told == (Told(Staked(2, Side.RIGHT, 3, cleared=(0,))),)
    assert match.state.table.flags == (Flag.NONE, Flag.FIRM, Flag.READY, Flag.NONE)
    assert match.waiting == {0, 3} and match.state.table.gold[2] == 2


def test_several_raises_count_together_up_to_the_purse() -> None:
    match = say(new(Bribes(), 2), (0, Choose(1, 2)), (1, Choose(1, 2)))
    match = say(match, (0, Raise(Side.LEFT, 2)), (0, Raise(Side.LEFT, 2)), (0, Raise(Side.RIGHT, 1)))
    assert match.state.table.stakes[0] == (4, 1) and match.state.table.gold[0] == 0
    assert why(match, 0, Raise(Side.LEFT, 1)).text == "gold he has"


def test_the_phase_ends_with_the_last_flag() -> None:
    match = say(new(Bribes(), 2), (0, Choose(3, 1)), (1, Choose(1, 2)), (0, Mark(Flag.READY)), (0, Mark(Flag.NONE)), (1, Mark(Flag.FIRM)))
    assert match.waiting == {0}
    match, told = match.answer(0, Mark(Flag.READY))
    assert told == (Told(Marked(0, Flag.READY)), Told(Revealed(((3, 1), (1, 2)))))
    assert match.state.table.phase is Phase.OVER
    assert why(match, 1, Raise(Side.LEFT, 1)) == GameOver()


# -- Fortuna's Bribery ----------------------------------------------------


def test_a_corrupted_action_asks_its_own_questions_before_the_exchange() -> None:
    match = say(new(Corruption(), rich=True), (0, Use(Card.CORRUPTION)))
    assert asks(match) == [Ask.EXCHANGE, Ask.BRIBE]
    match = say(match, (0, Corrupt(Card.FAMILY)))
    assert asks(match) == [Ask.EXCHANGE, Ask.FAMILY] and match.state.table.money == (8, 10)
    match = say(match, (0, RollFirst()))
    assert asks(match) == [Ask.EXCHANGE, Ask.FAMILY] and len(match.state.table.rolled) == 2
    assert why(match, 0, RollFirst()).text == "once a turn"
    assert match.own_step(0) is None  # dice were thrown
    match = say(match, (0, Receive(Goods.WINE)))
    assert asks(match) == [Ask.EXCHANGE] and match.own_step(0) == 3
    match = say(match, (0, Exchange(Card.FAMILY)))
    assert match.state.table.sides == ((Card.FAMILY, Card.FORTUNE, Card.FORTUNE), (Card.CORRUPTION, Card.FORTUNE, Card.FAMILY))
    assert match.waiting == {1}


def test_a_privilege_card_comes_in_between_at_any_question_and_leaves_it_asked() -> None:
    path = [Use(Card.CORRUPTION), Corrupt(Card.FAMILY), Receive(Goods.GRAIN), Exchange(Card.FORTUNE)]
    match = new(Corruption())
    worth = match.state.hands[0][0]
    for done in range(len(path)):
        before = say(match, *((0, move) for move in path[:done]))
        after = say(before, (0, Privilege(worth)))
        assert asks(after) == asks(before) and after.waiting == {0}
        assert after.state.table.money[0] == before.state.table.money[0] + worth
        assert after.state.table.held[0] == 1 and after.own_step(0) == done
        assert say(after, *((0, move) for move in path[done:])).waiting == {1}
    assert why(match, 1, Privilege(worth)) == NotAsked(1)


def asks(match: Match) -> list[Ask]:
    return [task.ask for task in match.state.table.tasks]


# -- records -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"version": 2}, "rules probe 2; this bot has probe 1"),
        ({"game": "go"}, "rules go 1"),
        ({"data": 2}, "component data 2"),
        ({"seats": 3}, "with 3 seats"),
    ],
)
def test_an_unknown_record_is_unplayable(change: dict[str, Any], text: str) -> None:
    with pytest.raises(ReplayError, match=text):
        start(PROBE, replace(record(PROBE, 2, "x"), **change))


def test_a_record_with_a_refused_answer_is_unplayable() -> None:
    match = say(new(Bribes()), (0, Choose(1, 2)))
    entry = match.record.log[0]
    with pytest.raises(ReplayError, match=r"answer 0 of the record.*two different cards"):
        replay(match.game, replace(match.record, log=(replace(entry, move=Choose(1, 1)),)))


def test_unfolding_tells_everything_again() -> None:
    match, dealt = start(PROBE, record(PROBE, 2, "x"))
    tellings = [dealt]
    for seat in (0, 0, 1):
        match, told = match.answer(seat, Do(What.WHISPER))
        tellings.append(told)
    again = list(unfold(match.game, match.record))
    assert [told for _, _, told in again] == tellings
    assert [entry and entry.seat for entry, _, _ in again] == [None, 0, 0, 1]


def test_digests_are_stable_and_see_every_drawer() -> None:
    match = new(PROBE)
    assert match.digest() == "7c82e8bf023573b3f750a3977cf3effe"
    ways = {say(match, (0, Do(what))).digest() for what in (What.SHOW, What.OWN, What.THEIRS, What.DIG)}
    assert len(ways) == 4 and match.digest() not in ways
    assert match.decision is not None and match.decision.kind is Kind.ONE
