"""Timers: each is done once, whatever happens to the bot or to the clock meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from clock import DAY, HOUR, MONDAY, HandClock, QuickClock
from shelf import at, both_engines

from host.book.store import Statement, Store
from host.days.timers import AT_ONCE, CAP, PATIENCE, Timer, TimerKind, Timers
from lang.errors import GamePaused, HostError, NoSuchGame

pytestmark = both_engines

Story = Callable[["Tower"], Awaitable[None]]
NOTED = "INSERT INTO settings (key, value) VALUES (?, '') ON CONFLICT (key) DO NOTHING"


class Tower:
    """Timers with a bell: every stroke is noted in the transaction that deletes the timer, and heard in `strokes`."""

    def __init__(self, store: Store, clock: HandClock) -> None:
        self.store, self.clock = store, clock
        self.strokes: list[tuple[int, int]] = []
        self.fault: Exception | None = None
        self.again: list[Timer] = []  # what the work itself sets
        self.timers = self.restarted()

    def restarted(self) -> Timers:
        """The timers of a bot that has just started, over the same book."""
        self.timers = Timers(self.store)
        self.timers.answer_for(TimerKind.CALL_AGAIN, self.strike)
        return self.timers

    async def strike(self, timer: Timer) -> Sequence[Statement]:
        if self.fault:
            raise self.fault
        self.strokes.append((timer.game, self.clock.now() - MONDAY))
        again, self.again = self.again, []
        return [(NOTED, (f"done {timer.game}",)), *(one.kept() for one in again)]

    async def set(self, game: int, after: int, kind: TimerKind = TimerKind.CALL_AGAIN) -> None:
        await self.timers.put(Timer(self.clock.now() + after, kind, game))

    async def left(self) -> list[tuple[int, int]]:
        return [(game, due - MONDAY) for game, due in await self.store.read("SELECT game, due FROM timers ORDER BY due")]

    async def noted(self) -> list[str]:
        return [key for (key,) in await self.store.read("SELECT key FROM settings WHERE key LIKE 'done %' ORDER BY key")]


def lived(path: Path, story: Story, clock: HandClock | None = None) -> None:
    async def live() -> None:
        hands = clock or HandClock()
        store = await Store.open(at(path / "book"), hands)
        try:
            await story(Tower(store, hands))
        finally:
            await store.close()

    asyncio.run(live())


def test_a_timer_is_done_once_it_is_due_and_then_gone(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        await t.set(1, HOUR)
        t.clock.move(HOUR - 1)
        assert await t.timers.fire() == 0 and t.strokes == []
        t.clock.move(1)
        assert await t.timers.fire() == 1
        assert t.strokes == [(1, HOUR)] and await t.noted() == ["done 1"] and await t.left() == []
        t.clock.move(days=1)
        assert await t.timers.fire() == 0

    lived(tmp_path, story)


def test_setting_it_again_replaces_it(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        await t.set(1, HOUR)
        t.clock.move(60)
        await t.set(1, HOUR)
        await t.set(2, HOUR)
        assert await t.left() == [(1, HOUR + 60), (2, HOUR + 60)]
        await t.timers.drop(TimerKind.CALL_AGAIN, 2)
        assert await t.timers.find(TimerKind.CALL_AGAIN, 2) is None
        found = await t.timers.find(TimerKind.CALL_AGAIN, 1)
        assert found is not None and found.due == t.clock.now() + HOUR

    lived(tmp_path, story)


def test_a_restart_forgets_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        await t.set(1, HOUR)
        await t.set(2, 2 * HOUR)
        t.restarted()
        t.clock.move(HOUR)
        await t.timers.fire()
        t.restarted()
        t.clock.move(HOUR)
        await t.timers.fire()
        t.restarted()
        await t.timers.fire()
        assert t.strokes == [(1, HOUR), (2, 2 * HOUR)]

    lived(tmp_path, story)


def test_after_a_week_without_the_bot_each_is_late_once_and_they_do_not_come_all_together(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        for game in range(3 * AT_ONCE):
            await t.set(game, HOUR + game)
        t.clock.move(days=7)
        t.restarted()
        await t.timers.fire()
        assert [game for game, _ in t.strokes] == list(range(3 * AT_ONCE)), "the oldest first, each once"
        at = [moment for _, moment in t.strokes]
        assert all(at.count(moment) <= AT_ONCE for moment in at)
        assert await t.left() == []

    lived(tmp_path, story, QuickClock())


def test_a_clock_that_jumps_back_does_nothing_again(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        await t.set(1, HOUR)
        await t.set(2, 3 * DAY)
        t.clock.move(days=1)  # somebody sets the machine's clock wrong
        await t.timers.fire()
        t.clock.move(days=-1)  # and right again
        for _ in range(3):
            await t.timers.fire()
            t.clock.move(hours=1)
        assert t.strokes == [(1, DAY)]
        t.clock.move(days=3)
        await t.timers.fire()
        assert [game for game, _ in t.strokes] == [1, 2]

    lived(tmp_path, story)


@pytest.mark.parametrize("fault", [RuntimeError("no way"), HostError(GamePaused(moderator=False))], ids=["a fault", "a refusal"])
def test_what_fails_is_tried_again_later_and_the_others_do_not_wait(tmp_path: Path, fault: Exception) -> None:
    async def story(t: Tower) -> None:
        await t.set(1, 0)
        t.fault = fault
        for patience in PATIENCE:
            await t.timers.fire()
            assert await t.left() == [(1, t.clock.now() - MONDAY + patience)] and await t.noted() == []
            assert await t.timers.fire() == 0
            t.clock.move(patience)
        t.fault = None
        await t.set(2, 0)
        await t.timers.fire()
        assert sorted(game for game, _ in t.strokes) == [1, 2] and await t.left() == []

    lived(tmp_path, story)


def test_a_timer_of_a_game_that_is_gone_goes_too(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        await t.set(1, 0)
        t.fault = HostError(NoSuchGame())
        await t.timers.fire()
        assert await t.left() == []

    lived(tmp_path, story)


def test_the_work_may_set_the_next_one_in_the_same_transaction(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        await t.set(1, HOUR)
        t.clock.move(HOUR)
        t.again = [Timer(t.clock.now() + DAY, TimerKind.CALL_AGAIN, 1)]
        await t.timers.fire()
        assert await t.left() == [(1, HOUR + DAY)], "not deleted with the one that was done"

    lived(tmp_path, story)


def test_a_kind_that_nobody_answers_for_waits(tmp_path: Path) -> None:
    """Such as one that a newer version has set."""

    async def story(t: Tower) -> None:
        await t.store.write(("INSERT INTO timers (kind, due) VALUES ('of tomorrow', ?)", (t.clock.now(),)))
        await t.set(1, 0, TimerKind.ORDER)
        assert await t.timers.fire() == 0 and t.strokes == []
        assert len(await t.left()) == 2

    lived(tmp_path, story)


def test_the_task_sleeps_until_the_earliest_and_wakes_when_an_earlier_one_is_set(tmp_path: Path) -> None:
    async def story(t: Tower) -> None:
        t.timers.start()
        await until(lambda: t.clock.sleepers)
        assert [due - MONDAY for due, _ in t.clock.sleepers] == [CAP], "with nothing to do it looks up now and then"
        await t.set(1, 2 * CAP)
        await t.set(2, 60)
        await until(lambda: [due - MONDAY for due, woken in t.clock.sleepers if not woken.cancelled()] == [60])
        t.clock.move(60)
        await until(lambda: t.strokes == [(2, 60)])
        t.clock.move(2 * CAP)
        await until(lambda: [game for game, _ in t.strokes] == [2, 1])
        await t.timers.close()

    lived(tmp_path, story)


async def until(true: Callable[[], Any]) -> None:
    """Lets the tasks and the thread that has the book work until then."""
    for _ in range(20_000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not happen")
