"""Standing orders: when they answer, what nobody may learn from it, and what ends them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from clock import HandClock
from discord import ui
from house import House, Story, lived
from playing import playout
from shelf import both_engines
from tables import ALICE, BOB, play_on

import games
from cogs.ui import ids
from cogs.ui.ids import Verb
from cogs.ui.orders_screen import draft_screen, filled_in, order_of, orders_screen
from games import GAMES
from host.days.timers import TimerKind
from host.play import consent, lobby
from host.play.orders import LEAST, MOST, delay
from host.play.room import Room
from host.play.standing import MEDIANS, USUAL
from host.telling import posts
from lang import LANGUAGES
from lang.errors import HostError, Stale
from rules.cesar.components import HAND_SIZE, Group, Manipulation
from rules.cesar.moves import LayDown, LayUp, LetAllPass, LetPass, LetPassBut, Refill, Veto, VetoThese
from rules.cesar.questions import Ask
from rules.engine.codec import tag_of
from rules.engine.dice import Dice

pytestmark = both_engines

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
        if room.playing().state.table.tasks[-1].ask is Ask.VETO and seat in (None, mover):
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
            timer = await h.timers.find(TimerKind.ORDER, room.id, user)
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
        timer = await h.timers.find(TimerKind.ORDER, room.id, user)
        assert timer is not None and timer.due >= h.clock.now() + LEAST and room.awaited == (seat,)
        rows = room.n
        h.clock.time = timer.due - 1
        await h.timers.fire()
        assert room.n == rows and h.changes == []
        h.clock.time = timer.due
        await h.timers.fire()
        last = (await h.store.log(room.id))[rows]
        assert (last.seat, last.kind) == (seat, "answer") and "LetPass" in last.body and h.changes == [room.id]
        assert await h.timers.find(TimerKind.ORDER, room.id, user) is None
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
        for wrong in (LetAllPass(0), LetAllPass(None, (Manipulation.VETO,)), LetPassBut(Manipulation.SPY)):
            with pytest.raises(HostError) as refused:
                await room.give_order(room.user_at(seat) or 0, wrong)
            assert refused.value.why == Stale()

    lived(tmp_path, story)


# ---------------------------------------------------------------- what may come between


def test_it_survives_a_restart(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, user = await ordered(h)
        timer, rows = await h.timers.find(TimerKind.ORDER, room.id, user), room.n
        h.restart()
        again = await h.rooms.room(room.id)
        assert again is not room and again.orders == [(seat, LetAllPass(None))]
        await h.called(again)
        assert await h.timers.find(TimerKind.ORDER, room.id, user) == timer, "a visit does not draw anew"
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
        timer = await h.timers.find(TimerKind.ORDER, room.id, user)
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
            timer = await h.timers.find(TimerKind.ORDER, room.id, user)
            assert timer is not None
            dues.append(timer.due)
        screen = orders_screen(room, seat, "en", await h.people.of(user))
        assert screen.view is not None
        pace = next(item for item in screen.view.children if isinstance(item, ui.Select) and "orderpace" in item.custom_id)
        assert [choice.default for choice in pace.options] == [False] * 4 + [True] and "within 24 hours" in screen.text
        assert dues == sorted(set(dues)) and (await h.store.orders(room.id))[0].median == MEDIANS[-1]
        with pytest.raises(HostError):
            await h.orders.pace(room, user, 7)

    lived(tmp_path, story, HandClock())


def test_it_rests_in_quiet_hours_only_if_its_owner_chose_so(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, _, user = await ordered(h)
        hour = h.clock.now() % 86400 // 3600
        await h.people.change(user, zone="UTC", quiet_start=hour, quiet_end=(hour + 8) % 24)
        assert not (await h.people.of(user)).orders_rest
        await h.orders.pace(room, user, MEDIANS[0])
        soon = await h.timers.find(TimerKind.ORDER, room.id, user)
        assert soon is not None and (await h.people.of(user)).asleep(soon.due)
        assert await h.orders.rest(room, user)
        later = await h.timers.find(TimerKind.ORDER, room.id, user)
        assert later is not None and later.due > soon.due and not (await h.people.of(user)).asleep(later.due)
        seat = room.seat_of(user)
        for wanted in (True, False):
            screen = orders_screen(room, seat, "en", await h.people.of(user))
            assert ("They rest" in screen.text) is wanted
            assert await h.orders.rest(room, user) is not wanted

    lived(tmp_path, story)


def test_one_is_stopped_at_any_time_and_the_others_stay(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        user, seat, kills = ALICE, room.seat_of(ALICE), VetoThese((Manipulation.ASSASSINATION,), (Group.SENATORS,), None)
        while room.waiting == (seat,):
            await play_on(room, 1)
        await room.give_order(user, kills)
        await room.give_order(user, LetAllPass(None))
        assert room.waiting != (seat,) and set(room.orders_of(seat)) == {kills, LetAllPass(None)}, "nothing is asked of them"
        assert not await room.obey(user, room.playing().moment), "so nothing is answered either"
        first = next(one for one in room.standing_of(seat) if one.order == kills)
        await room.stop_order(BOB, first.mark)
        assert kills in room.orders_of(seat), "others cannot stop it"
        await room.stop_order(user, first.mark)
        assert room.orders_of(seat) == (LetAllPass(None),)
        h.restart()
        assert (await h.rooms.room(room.id)).orders_of(seat) == (LetAllPass(None),)

    lived(tmp_path, story)


def test_a_new_one_takes_the_place_of_one_like_it_and_the_exception_is_heard_first(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        user, seat = ALICE, room.seat_of(ALICE)
        here, there = (VetoThese((), (group,), None) for group in (Group.SENATORS, Group.CENSORS))
        for order in (LetAllPass(None), here, there, LetAllPass(None, (Manipulation.SPY,))):
            await room.give_order(user, order)
        assert set(room.orders_of(seat)) == {here, there, LetAllPass(None, (Manipulation.SPY,))}
        assert [type(one.order) for one in room._in_turn(seat)] == [VetoThese, VetoThese, LetAllPass]

    lived(tmp_path, story)


def test_an_order_is_filled_in_list_by_list(tmp_path: Path) -> None:
    """Every blank of every game: its lists fit under a message, and what was chosen in them is what is given."""

    async def story(h: House) -> None:
        room = await h.table()
        seat, turn = room.seat_of(ALICE), room.playing().state.table.turn.number
        screen = draft_screen(room, seat, "en", ("LetAllPass",))
        assert screen.view is not None and f"until the end of turn {turn}" in screen.text
        words = filled_in(("LetAllPass", "0", "b0", "b0", "@1"), ("0", "1"))
        words = filled_in((*words, "@2"), ("4",))
        words = filled_in((*words, "@0"), ("5",))
        assert order_of(room, seat, words) == LetAllPass(None, (Manipulation.ASSASSINATION, Manipulation.SPY), (Group.CENSORS,))
        assert filled_in((*words, "@2"), ()) == (*words[:3], "b0")
        for wrong in (("Nonsense",), ("LetAllPass", "77"), ("LetAllPass", "x"), ()):
            with pytest.raises(HostError):
                draft_screen(room, seat, "en", wrong)
        with pytest.raises(HostError):
            filled_in(("LetAllPass", "0", "@7"), ("0",))

    lived(tmp_path, story)


@pytest.mark.parametrize("name", GAMES)
def test_every_order_has_its_words_and_fits(name: str) -> None:
    """In both languages: the kind, its fields, every choice, the order with the first and the last of them; four lists at most."""
    rules = GAMES[name].rules
    matches = [match for match in islice(playout(rules, max(rules.SEATS), f"orders {name}"), 0, 200, 20) if match.decision]
    seen = {blank.kind: (blank, match.view(0)) for match in matches for blank in rules.orders(match.view(0))}
    for language, (blank, view) in product(LANGUAGES, seen.values()):
        text = games.text(language, name)
        full = blank.filled([field.values if field.many else field.values[-1] for field in blank.fields])
        assert blank.takes(blank.filled()) and blank.takes(full) and len(blank.fields) <= 4
        said = {text.order(blank.filled()), text.order(full)}
        assert all(said) and len(text.order_name(blank.kind)) <= 100
        if max(len(field.values) for field in blank.fields) > 1:
            assert len(said) == 2
        for field in blank.fields:
            labels = [text.order_choice(view, blank.kind, field.name, value) for value in field.values]
            assert len(set(labels)) == len(labels) <= 25
            assert len(labels) == 1 or text.order_field(blank.kind, field.name)
        ids.write(Verb.DRAFT, 10**17, 0, (tag_of(blank.kind), *("b1023" for _ in blank.fields), "@3"))


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
        assert "Its time was up" in posts.hand(room, seat, "en").text
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


# ---------------------------------------------------------------- what was said for later in a turn


async def planning(h: House) -> tuple[Room, int, tuple[Any, ...]]:
    """A table where somebody may play a Manipulation after their Influence, the other could veto it, and what they would say at once."""
    room, dice = await h.table(), Dice("plans", 0)
    while room.waiting:
        match, seat = room.playing(), room.waiting[0]
        if match.decision and match.decision.ask.ask is Ask.AFTER and match.state.table.sides[1 - seat].manipulation:
            ways = [way for line in room.game.shortlist(match, seat) for way in line if isinstance(way[-1], Refill)]
            if ways:
                return room, seat, ways[0]
        legal = match.legal(seat)
        laid = [move for move in legal if isinstance(move, (LayDown, LayUp))] or legal
        await room.answer(room.user_at(seat) or 0, laid[dice.below(len(laid))])
    raise AssertionError("nobody had a Manipulation left")


def test_a_hand_is_refilled_as_planned_as_soon_as_the_other_has_answered(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, (trick, plan) = await planning(h)
        user = room.user_at(seat)
        assert user is not None
        before, turn = room.playing().state.table.sides[seat], room.playing().state.table.turn.number
        (done,) = await room.answer_all(user, (trick, plan))
        assert done.move == trick and room.waiting == (1 - seat,) and room.orders_of(seat) == (plan,)
        assert await h.timers.find(TimerKind.ORDER, room.id, user) is None
        while room.playing().state.table.turn.number == turn:
            match, mover = room.playing(), room.waiting[0]
            assert match.decision and match.decision.ask.ask is not Ask.REFILL, "what was said is not asked"
            await room.answer(room.user_at(mover) or 0, match.legal(mover)[-1])
        side = room.playing().state.table.sides[seat]
        assert side.held == HAND_SIZE and side.influence == before.influence + plan.influence
        assert room.standing == [] and await h.store.orders(room.id) == []

    lived(tmp_path, story)


def test_who_takes_back_a_manipulation_takes_back_the_plan(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, (trick, plan) = await planning(h)
        user = room.user_at(seat) or 0
        await room.answer_all(user, (trick, plan))
        await consent.undo(room, user)
        assert room.waiting == (seat,) and room.standing == [] and await h.store.orders(room.id) == []

    lived(tmp_path, story)


def test_a_rematch_begins_without_any(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room, seat, user = await ordered(h)
        assert room.standing_of(seat)
        await consent.end(room, user, "Alice", moderator=True)
        again = await h.rooms.open("cesar", 2, 7, user, "Alice", 901, "en")
        await lobby.repeat(again, room, 902)
        await lobby.join(again, ALICE if user == BOB else BOB, "Bob", 903)
        await lobby.start(again, user, 904)
        assert again.standing == [] and await h.store.orders(again.id) == []

    lived(tmp_path, story)
