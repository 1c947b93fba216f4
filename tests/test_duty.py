"""Several processes and one book: who is on duty, who answers a press, who may come in; and when one goes, hangs or is cut off."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import postgres
import pytest
from tables import with_rooms

from games import GAMES
from host import sharing
from host.book.postgres_line import Line
from host.book.store import BESIDE, Process, Store, StoreError, Unavailable, migrations
from host.duty import Claim, Duty
from host.play.rooms import Rooms
from host.shards import Shards, missing
from host.sharing import SharedDuty, check
from host.versions import MEMORY, Company, abilities
from lang.errors import Draining, HostError
from tools import doctor

ALL = Shards(0, 0, 1)


class House:
    """A process as far as its duty goes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gained = 0
        self.heard: list[tuple[int, int | None]] = []
        self.duty = SharedDuty(store, self._gain, lambda *said: self.heard.append(said), self._beat)

    async def _gain(self) -> None:
        self.gained += 1

    async def _beat(self) -> None:
        pass


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110  what it waits for comes from outside
            await asyncio.sleep(0.01)


Story = Callable[[Callable[..., Awaitable[House]]], Awaitable[None]]


def living(address: str, story: Story) -> None:
    """Lives through a story whose houses all share one book."""

    async def live() -> None:
        houses: list[House] = []

        async def come(shards: Shards = ALL, version: str = "1") -> House:
            house = House(await Store.open(address))
            houses.append(house)
            await house.duty.begin(shards, version)
            return house

        try:
            await story(come)
        finally:
            for house in houses:
                await house.duty.close()
                await house.store.close()

    asyncio.run(live())


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("BEAT", 0.05), ("RETRY", 0.05), ("HEAD_START", 0.2), ("STANDBY_DELAY", 0.1), ("DEAD", 0.5)):
        monkeypatch.setattr(sharing, name, seconds)


def test_one_is_on_duty_and_the_other_stands_by(empty_database: str) -> None:
    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first, second = await come(), await come()
        assert first.duty.holds(None) and first.duty.holds(7 << 22) and not second.duty.holds(None)
        assert (first.duty.speaks, second.duty.speaks) == (True, False)
        assert second.duty.where("guild") == (" AND 1 = 0", ())
        assert [await one.duty.claims(1) for one in (first, second)] == [Claim.OURS, Claim.OTHERS], "each press has one answer"
        both = await asyncio.gather(*(one.duty.claims(2) for one in (second, first)))
        assert both.count(Claim.OTHERS) == 1
        assert await second.duty.claims(3) is Claim.LATE, "if the first is silent"
        first.duty.tell(5, 9)
        await until(lambda: second.heard == [(5, 9)])
        assert not first.heard, "nobody hears themselves"

    living(empty_database, story)


def test_who_goes_is_followed_at_once(empty_database: str) -> None:
    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first, second = await come(), await come()
        assert await first.duty.drain() and await first.duty.claims(1) is Claim.OTHERS, "what comes now is the other's"
        await first.duty.close()
        await until(lambda: second.duty.holds(None))
        await until(lambda: second.gained == 1)
        assert not first.duty.holds(None) and await second.duty.claims(2) is Claim.OURS
        assert not await second.duty.drain(), "there is nobody else"
        assert await second.duty.claims(3) is Claim.OURS, "every press is answered to the end"

    living(empty_database, story)


def test_the_line_takes_one_question_after_the_other(empty_database: str) -> None:
    """Somebody asks while the heart beats: that is no line that is lost."""

    async def story(come: Callable[..., Awaitable[House]]) -> None:
        line = (await come()).duty._line
        assert [len(found) for found in await asyncio.gather(*(line.living() for _ in range(8)))] == [1] * 8

    living(empty_database, story)


def test_what_somebody_leaves_behind_is_inherited_once(empty_database: str) -> None:
    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first, second, third = await come(), await come(), await come()
        press = (int(time.time()) - sharing.EPOCH) * 1000 << 22  # of now: old ones are swept out
        heart, line = first.duty._task, cast(Line, first.duty._line)
        assert await first.duty.claims(press) is Claim.OURS and heart is not None
        others = [asyncio.create_task(house.duty.claims(press)) for house in (second, third)]
        heart.cancel()
        assert line._connection is not None
        line._connection.terminate()
        claims = [await one for one in others]
        assert sorted(claim.value for claim in claims) == ["left", "others"]
        heir, other = (second, third) if claims[0] is Claim.LEFT else (third, second)
        assert await other.duty.claims(press) is Claim.OTHERS and await heir.duty.claims(press) is Claim.OTHERS

    living(empty_database, story)


def test_who_leaves_in_order_leaves_nothing_behind(empty_database: str) -> None:
    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first, second = await come(), await come()
        assert await first.duty.claims(1) is Claim.OURS
        other = asyncio.create_task(second.duty.claims(1))
        await first.duty.drain()
        await first.duty.close()
        assert await other is Claim.OTHERS and second.duty.holds(None), "it was answered"

    living(empty_database, story)


def cut(address: str) -> None:
    """The line of whoever is on duty is cut."""
    sql = "SELECT pg_terminate_backend(split_part(backend, ' ', 1)::int) FROM processes WHERE on_duty = 1"
    assert postgres.asked(address, sql) == [(True,)]


def test_who_is_cut_off_is_not_on_duty(empty_database: str) -> None:
    """And is again when the line is back, before the other thinks of it."""

    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first = await come()
        await until(lambda: first.gained == 1)
        await asyncio.to_thread(cut, empty_database)
        await until(lambda: first.duty.holds(None) and first.gained == 2)

    living(empty_database, story)


def test_who_hangs_is_put_down(empty_database: str) -> None:
    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first, second = await come(), await come()
        heart = first.duty._task
        assert heart is not None
        heart.cancel()
        await until(lambda: second.duty.holds(None))
        await until(lambda: not first.duty.holds(None))
        assert second.gained == 1

    living(empty_database, story)


def test_shards_beside_each_other(empty_database: str) -> None:
    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first, second = await come(Shards(0, 1, 4)), await come(Shards(2, 2, 4))
        assert first.duty.holds(None) and not second.duty.holds(None)
        assert second.duty.holds(2 << 22) and not first.duty.holds(2 << 22)
        await until(lambda: second.duty.missing() == [Shards(3, 3, 4)])
        assert "shards 3/4 run nowhere" in second.duty.status()
        found = [str(one) for one in await doctor._server(empty_database)]
        assert any("0-1/4 (on duty, 1)" in one and "2/4" in one for one in found) and any("--shards 3/4" in one for one in found)
        for wrong, word in ((Shards(1, 2, 4), "overlap"), (Shards(0, 0, 1), "same total")):
            before = postgres.asked(empty_database, "SELECT name FROM processes ORDER BY name")
            with pytest.raises(StoreError, match=word):
                await come(wrong)
            assert postgres.asked(empty_database, "SELECT name FROM processes ORDER BY name") == before, "nothing was touched"
        assert await SharedDuty(first.store, first._gain, lambda *_: None, first._beat).total() == 4

    living(empty_database, story)


def test_sessions_of_one_queue_begin_after_one_another(empty_database: str) -> None:
    """Whichever process they are of."""

    async def story(come: Callable[..., Awaitable[House]]) -> None:
        first, second = await come(Shards(0, 0, 2)), await come(Shards(1, 1, 2))
        waits = [await house.duty.turn(queue, 100.0) for house, queue in ((first, 0), (second, 0), (second, 1))]
        assert waits[0] == waits[2] == 0 and 0 < waits[1] <= 100

    living(empty_database, story)


def knowing(**other: int) -> str:
    """What a program knows whose rules of some games have another version, or which lacks them (0)."""
    return json.dumps({name: version for name, version in (json.loads(abilities()) | other).items() if version})


def test_who_may_run_side_by_side() -> None:
    """A newer program comes in beside an older one, which may return if its line was lost; an older one, or a stranger, may not."""
    me = Process("a", ALL, "2.0", migrations()[-1][0], abilities())
    older, newer = (replace(me, name="b", version="1.9", rules=rules) for rules in (knowing(micatio=0), knowing(cesar=99)))
    check(me, [replace(older, newest=BESIDE, rules=me.rules), older])
    check(me, [newer], back=True)
    stranger = replace(newer, rules=knowing(cesar=99, micatio=0))
    for other, back in ((replace(me, newest=BESIDE - 1), True), (newer, False), (stranger, False), (stranger, True)):
        with pytest.raises(StoreError, match=r"Version 1\.9 is running, and version 2\.0 can’t run beside it"):
            check(me, [replace(other, version="1.9")], back=back)


def test_a_table_is_dealt_by_what_all_can_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As long as an older program is there, or was a moment ago; a game that it does not know waits."""
    company, now = Company(), [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(GAMES["cesar"].rules, "VERSION", 2)
    monkeypatch.setattr(GAMES["cesar"].rules, "DATA", 3)
    assert company.deal("cesar") == (2, 3) and json.loads(abilities())["cesar figures"] == 3
    company.meet([knowing(), knowing(**{"cesar": 1, "cesar figures": 2, "micatio": 0})])
    assert company.deal("cesar") == (1, 2) and company.deal("micatio")[0] == 0
    now[0] += MEMORY - 1
    company.meet([])
    assert company.deal("cesar") == (1, 2), "it may come back"

    async def story(rooms: Rooms) -> None:
        rooms.deals = company.deal
        with pytest.raises(HostError) as refused:
            await rooms.open("micatio", 1, 7, 11, "Alice", 1, "en")
        assert refused.value.why == Draining()
        room = await rooms.open("cesar", 1, 7, 11, "Alice", 1, "en")
        assert (room.row.version, room.row.data) == (1, 2)
        now[0] += 2
        company.meet([])
        assert room.deals("cesar") == (2, 3), "alone"

    with_rooms(tmp_path / "book", story)


def test_a_step_that_older_programs_can_live_with(empty_database: str) -> None:
    """A newer program has taken a step further: an older one may go on if the newer says so."""

    async def story(come: Callable[..., Awaitable[House]]) -> None:
        await come()
        newest = migrations()[-1][0]
        postgres.asked(empty_database, "UPDATE arbiter SET schema = $1, beside = $2", newest + 1, newest)
        assert not (await come()).duty.holds(None)
        postgres.asked(empty_database, "UPDATE arbiter SET beside = schema")
        with pytest.raises(StoreError, match="newer version"):
            await come()

    living(empty_database, story)


def test_an_older_program_that_cannot_share(empty_database: str) -> None:
    """It is running: then nothing is migrated under its hands."""

    async def story(come: Callable[..., Awaitable[House]]) -> None:
        await come()
        postgres.asked(empty_database, "UPDATE arbiter SET schema = $1", BESIDE - 1)
        with pytest.raises(StoreError, match="can’t run side by side"):
            await come()
        assert postgres.asked(empty_database, "SELECT schema FROM arbiter") == [(BESIDE - 1,)]

    living(empty_database, story)


def test_while_the_database_is_away_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "STANDBY_DELAY", 2.0)  # the database is back before the other looks
    with postgres.served() as server:

        async def story(come: Callable[..., Awaitable[House]]) -> None:
            first, second = await come(), await come()
            await asyncio.to_thread(server.stop)
            await until(lambda: not first.duty.holds(None))
            with pytest.raises(Unavailable):
                await first.duty.claims(1)
            late = asyncio.create_task(second.duty.claims(1))
            await asyncio.to_thread(server.start)
            assert await late is Claim.OTHERS, "though the database is back: who pressed has been told"
            await until(lambda: first.duty.holds(None))
            assert not second.duty.holds(None)

        living(server.address, story)


def test_alone_with_a_file() -> None:
    assert Duty().holds(None) and Duty().speaks and asyncio.run(Duty().claims(1)) is Claim.OURS and not asyncio.run(Duty().drain())


def test_shards_that_are_missing() -> None:
    assert missing(8, [Shards(0, 1, 8), Shards(4, 4, 8)]) == [Shards(2, 3, 8), Shards(5, 7, 8)]
    assert missing(2, [Shards(0, 1, 2)]) == []
