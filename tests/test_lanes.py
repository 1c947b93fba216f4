"""The line before those who think: fair to tables, told truly, and left without a trace."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ai.lanes import Busy, Lane

GREEDY, MODEST, THIRD = 1, 2, 3


def live(story: Callable[[Lane[str]], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(Lane(["the only one"]))

    asyncio.run(run())


def test_thirty_questions_of_one_table_keep_another_waiting_for_one() -> None:
    async def story(lane: Lane[str]) -> None:
        worker, served = await lane.acquire(GREEDY), list[int]()

        async def ask(table: int) -> None:
            mine = await lane.acquire(table)
            served.append(table)
            lane.release(mine)

        asked = [asyncio.create_task(ask(GREEDY)) for _ in range(30)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(ask(MODEST)))
        await asyncio.sleep(0)
        assert lane.waiting == 31
        lane.release(worker)
        await asyncio.gather(*asked)
        assert served.index(MODEST) == 1 and len(served) == 31 and not lane.waiting

    live(story)


def test_everybody_is_told_their_true_place() -> None:
    """Whoever asks next is served exactly when their place said; nobody waits while somebody is free."""

    async def story(lane: Lane[str]) -> None:
        assert lane.place(GREEDY) == 0
        worker, promised, served = await lane.acquire(THIRD), dict[int, int](), list[int]()

        async def ask(n: int, table: int) -> None:
            promised[n] = lane.place(table)
            await lane.acquire(table)
            served.append(n)

        tables = (GREEDY, GREEDY, MODEST, GREEDY, THIRD, MODEST, THIRD)
        asked = []
        for n, table in enumerate(tables):
            asked.append(asyncio.create_task(ask(n, table)))
            await asyncio.sleep(0)
        assert promised == {0: 1, 1: 2, 2: 2, 3: 4, 4: 3, 5: 5, 6: 6}, "as the line stood when they asked"
        while lane.waiting:
            lane.release(worker)
            await asyncio.wait(asked, timeout=5, return_when=asyncio.FIRST_COMPLETED)
            asked = [one for one in asked if not one.done()]
        assert served == [0, 2, 4, 1, 5, 6, 3]

    live(story)


@pytest.mark.parametrize("late", [False, True], ids=["while they wait", "when their turn has just come"])
def test_who_gives_up_leaves_the_turn_to_others(late: bool) -> None:
    async def story(lane: Lane[str]) -> None:
        worker = await lane.acquire(GREEDY)
        with pytest.raises(Busy):
            await lane.acquire(MODEST, within=0.01)
        asked = asyncio.create_task(lane.acquire(MODEST))
        await asyncio.sleep(0)
        assert lane.waiting == 1
        if late:
            lane.release(worker)
        asked.cancel()
        await asyncio.wait({asked})
        assert asked.cancelled() and not lane.waiting
        if not late:
            lane.release(worker)
        assert lane.place(THIRD) == 0 and await lane.acquire(THIRD) == worker

    live(story)
