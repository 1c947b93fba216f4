"""Standing orders: when they answer, what nobody may learn from it, and what ends them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from clock import HandClock
from house import House, Story, lived
from test_rooms import ALICE, BOB

from cogs.ui.orders_screen import hand_view
from host import consent, posts
from host.orders import LEAST, MOST, delay
from host.room import Room
from host.standing import MEDIANS, USUAL
from host.timers import Kind
from lang.errors import HostError, Stale
from rules.cesar.moves import LetAllPass, LetPass, Veto
from rules.engine.dice import Dice

TRICKS = ("Assassinate", "Spy", "Castle", "Courtesan", "Wrath")
DAY = 24
FOR_GOOD = LetAllPass(None)
LATE = next(Random(n) for n in range(99) if delay(MEDIANS[-1], Random(n)) > 3 * DAY * 3600)  # somebody's order that takes its time


def on_purpose(moves: Sequence[Any], dice: Dice) -> Any:
    """Rather a Manipulation than anything else, and nobody vetoes: that way everybody is soon asked."""
    tricks = [move for move in moves if type(move).__name__ in TRICKS]
    meek = [move for move in moves if not isinstance(move, Veto)]
    choice = tricks or meek or moves
    return choice[dice.below(len(choice))]


async def asked(room: Room, seat: int | None = None) -> int:
    """Play on until somebody, or this seat, is asked for a Veto; which seat."""
    dice = Dice("asked", room.n)
    while room.waiting:
        mover = room.waiting[0]
        if room.game.orders(room.playing().view(mover)) and seat in (None, mover):
            return mover
        await room.answer(room.user_at(mover) or 0, on_purpose(room.playing().legal(mover), dice))
    raise AssertionError("nobody was asked")


async def ordered(h: House, order: LetAllPass | None = FOR_GOOD) -> tuple[Room, int, int]:
    """A table where somebody has let a first Manipulation pass, by an order or, without one, by hand, and is asked for the second time."""
    room = await h.table()
    seat = await asked(room)
    user = room.user_at(seat) or 0
    if order:
        await room.give_order(user, order)
    else:
        await room.answer(user, LetPass())
    await asked(room, seat)
    await h.called(room)
    return room, seat, user


def shown(room: Room) -> tuple[Any, ...]:
    """All that the public is given of a table: the board, the position, who is called and awaited, and what it has heard."""
    texts = [posts.board(room, 0).text, *(posts.position(room, language) for language in ("en", "fr"))]
    return *texts, room.called, room.awaited, room.heard, tuple(room.recent), room.thinking, room.step_mark(0), room.step_mark(1)


# ---------------------------------------------------------------- nobody may learn that one stands


def test_until_it_answers_nothing_public_tells_that_an_order_stands(tmp_path: Path) -> None:
    """The same game with and without: the same call at the same time, the same reminders and words, for as long as nobody answers."""
    worlds: list[list[Any]] = []

    def world(order: LetAllPass | None) -> Story:
        async def story(h: House) -> None:
            room, seat, user = await ordered(h, order)
            if order:
                h.orders._chance = LATE
                await h.orders.pace(room, user, MEDIANS[-1])
            seen: list[Any] = [seat, shown(room), await h.waits(room), await h.store.log(room.id)]
            timer = await h.timers.find(Kind.ORDER, room.id, user)
            assert (timer is not None) == (order is not None)
            for _ in range(60):
                seen += [await h.pass_by(1), shown(room), await h.waits(room), list(h.changes)]
            assert timer is None or timer.due > h.clock.now(), "nothing was answered yet"
            assert any(line[0] == "reminder" for lines in seen if isinstance(lines, list) for line in lines if isinstance(line, tuple))
            worlds.append(seen)

        return story

    for n, order in enumerate((None, LetAllPass(None))):
        (tmp_path / str(n)).mkdir()
        lived(tmp_path / str(n), world(order))
    assert worlds[0] == worlds[1]


def test_an_order_never_answers_at_once_and_as_often_before_as_after_its_median() -> None:
    chance = Random("delays")
    for median in MEDIANS:
        drawn = sorted(delay(median, chance) for _ in range(2001))
        assert drawn[0] >= LEAST and drawn[-1] <= LEAST + MOST * median * 60
        assert 0.9 < drawn[1000] / (LEAST + median * 60) < 1.1


def test_it_answers_later_by_the_same_door_and_once(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, user = await ordered(h)
        timer = await h.timers.find(Kind.ORDER, room.id, user)
        assert timer is not None and timer.due >= h.clock.now() + LEAST and room.awaited == (seat,)
        rows = room.n
        h.clock.time = timer.due - 1
        await h.timers.fire()
        assert room.n == rows and h.changes == []
        h.clock.time = timer.due
        await h.timers.fire()
        last = (await h.store.log(room.id))[rows]
        assert (last.seat, last.kind) == (seat, "answer") and "LetPass" in last.body and h.changes == [room.id]
        assert await h.timers.find(Kind.ORDER, room.id, user) is None
        (one,) = room.standing_of(seat)
        assert (one.acted, one.acted_at) == (1, h.clock.now())
        for language, said in (("en", "answered once"), ("fr", "appliquée une\N{NO-BREAK SPACE}fois")):
            assert said in posts.hand(room, seat, language).text and f"<t:{one.acted_at}:R>" in posts.hand(room, seat, language).text
            assert said in "".join(posts.orders_told(room, seat, language, news=True))
            assert said not in posts.hand(room, 1 - seat, language).text

    lived(tmp_path, story)


def test_who_gives_an_order_while_asked_has_answered_by_that_press(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        seat = await asked(room)
        rows = room.n
        await room.give_order(room.user_at(seat) or 0, LetAllPass(None))
        assert room.n == rows + 1 and not room.would_obey(seat)
        with pytest.raises(HostError) as refused:
            await room.give_order(room.user_at(seat) or 0, LetAllPass(None))
        assert refused.value.why == Stale()

    lived(tmp_path, story)


# ---------------------------------------------------------------- what may come between


def test_it_survives_a_restart(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, user = await ordered(h)
        timer, rows = await h.timers.find(Kind.ORDER, room.id, user), room.n
        h.restart()
        again = await h.rooms.room(room.id)
        assert again is not room and again.orders == [(seat, LetAllPass(None))]
        await h.called(again)
        assert await h.timers.find(Kind.ORDER, room.id, user) == timer, "a visit does not draw anew"
        await h.pass_by(1)
        assert again.n == rows + 1

    lived(tmp_path, story)


def test_a_press_before_it_wins(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, user = await ordered(h)
        legal = room.playing().legal(seat)
        await room.answer(user, next((move for move in legal if isinstance(move, Veto)), LetPass()))
        rows = room.n
        await h.pass_by(2)
        assert room.n == rows, "the question it was set for is gone"

    lived(tmp_path, story)


def test_a_pause_holds_it_and_its_end_begins_anew(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, _, user = await ordered(h)
        rows = room.n
        await consent.pause(room, 99, "Maud", moderator=True)
        await h.pass_by(DAY, step=1)
        assert room.n == rows + 1, "only the pause itself"
        await consent.unpause(room, 99, "Maud", moderator=True)
        await h.called(room)
        timer = await h.timers.find(Kind.ORDER, room.id, user)
        assert timer is not None and timer.due >= h.clock.now() + LEAST
        await h.pass_by(1)
        assert room.n == rows + 3

    lived(tmp_path, story)


def test_while_a_bot_sits_in_it_rests_and_on_return_it_goes_on(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, user = await ordered(h)
        async with room.lock:
            await consent.sit_in(room, seat, 0)
        rows = room.n
        await h.called(room)
        await h.pass_by(2)
        assert room.n == rows and room.orders_of(seat)
        assert await h.away.come_back(room, user)
        await h.called(room)
        await h.pass_by(1)
        assert room.n == rows + 2

    lived(tmp_path, story)


def test_a_new_owner_of_the_seat_is_bound_to_nothing(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, _ = await ordered(h)
        async with room.lock:
            await consent.sit_in(room, seat, 0)
        await consent.take_seat(room, 77, "Dora", 7001)
        await consent.vote(room, room.user_at(1 - seat) or 0, agree=True)
        assert room.seat_of(77) == seat and room.orders == [] and await h.store.orders(room.id) == []

    lived(tmp_path, story)


# ---------------------------------------------------------------- its owner


def test_its_owner_chooses_for_how_long_it_waits(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, user = await ordered(h)
        assert room.median_of(seat) == USUAL
        dues = []
        for median in MEDIANS:
            h.orders._chance = Random("the same")
            await h.orders.pace(room, user, median)
            timer = await h.timers.find(Kind.ORDER, room.id, user)
            assert timer is not None
            dues.append(timer.due)
        shown = hand_view(room, seat, "en")
        assert shown is not None and [choice.default for choice in shown.children[-1].options] == [False] * 4 + [True]  # type: ignore[attr-defined]
        assert dues == sorted(set(dues)) and (await h.store.orders(room.id))[0].median == MEDIANS[-1]
        with pytest.raises(HostError):
            await h.orders.pace(room, user, 7)

    lived(tmp_path, story, HandClock())


def test_one_is_stopped_at_any_time_and_the_others_stay(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        seat = await asked(room)
        user, turn = room.user_at(seat) or 0, room.playing().state.table.turn.number
        await room.give_order(user, LetAllPass(turn))
        (first,) = room.standing_of(seat)
        await asked(room, seat)
        await room.give_order(user, LetAllPass(None))
        assert user in (ALICE, BOB) and room.awaited != (seat,), "nothing is asked of them"
        await room.stop_order(ALICE + BOB - user, room.standing_of(seat)[0].mark)
        assert LetAllPass(None) in room.orders_of(seat), "others cannot stop it"
        await room.stop_order(user, first.mark)
        assert room.orders_of(seat) == (LetAllPass(None),)
        assert (await (await _reopened(h)).room(room.id)).orders_of(seat) == (LetAllPass(None),)

    async def _reopened(h: House) -> Any:
        h.restart()
        return h.rooms

    lived(tmp_path, story)


def test_one_that_is_over_says_so_until_its_owner_has_answered(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        seat = await asked(room)
        user, turn = room.user_at(seat) or 0, room.playing().state.table.turn.number
        await room.give_order(user, LetAllPass(turn))
        dice = Dice("on", room.n)
        while room.playing().state.table.turn.number == turn or room.waiting[0] != seat:
            mover = room.waiting[0]
            await room.answer(room.user_at(mover) or 0, on_purpose(room.playing().legal(mover), dice))
        (one,) = room.standing
        assert room.orders == [] and one.ended == h.clock.now() and one.why == "term"
        assert "its time is up" in posts.hand(room, seat, "en").text and hand_view(room, seat, "en") is None
        assert posts.orders_told(room, 1 - seat, "en") == []
        await room.answer(user, on_purpose(room.playing().legal(seat), dice))
        assert room.standing == [] and await h.store.orders(room.id) == []

    lived(tmp_path, story)


def test_an_answer_that_does_not_fit_ends_it_and_its_owner_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(h: House) -> None:
        room, seat, _ = await ordered(h)
        rows = room.n
        trick = next(entry.move for entry in reversed(room.playing().record.log) if type(entry.move).__name__ in TRICKS)
        monkeypatch.setattr(room.game, "obey", lambda view, order: trick)
        await h.pass_by(1)
        (one,) = room.standing
        assert room.n == rows and room.awaited == (seat,) and (one.why, room.orders) == ("unsure", [])

    lived(tmp_path, story)
