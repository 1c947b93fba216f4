"""Who answers for what, if several processes share a book: each holds its shards, and a second one with the same stands by.

Both are told of every press by Discord; each press is claimed in the book, so one answers. Whoever is on duty claims at once, the
other after a moment: then the first is gone. What is nobody's press (telling channels, timers, computer players) is done on duty alone.
A process is on duty while its line to the database stands and its heart beats; `host/book/postgres_line.py` knows how.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from .book.store import BESIDE, Process, Store, StoreError, Unavailable, migrations
from .duty import Claim, Duty
from .shards import Condition, Shards, missing
from .versions import Company, Deal, abilities, reads

log = logging.getLogger("arbiter.duty")
BEAT = 2.0  # seconds between two heartbeats
FRESH = 8.0  # seconds after which a process no longer trusts its own last heartbeat
DEAD = 20.0  # seconds without a heartbeat after which the others act
RETRY = 0.5  # seconds between two tries to reach the database
HEAD_START = 3.0  # seconds by which whoever was on duty is ahead of the others when the database is back
STANDBY_DELAY = 1.0  # seconds after which a process that stands by takes a press that nobody has claimed; Discord waits for three
LONGEST_QUEUE = 120.0  # seconds: a queue of shards that seems longer was written by a clock that is wrong
BEATS = 30  # between two times at which old claims are swept out
EPOCH, CLAIMED = 1_420_070_400, 900  # the beginning of Discord's time; seconds for which claims are kept
GIVE_UP = 4.0  # seconds after which nobody waits for an answer to a press any more
CLAIM = "INSERT INTO claims (press, process) VALUES (?, ?) ON CONFLICT (press) DO NOTHING RETURNING press"


def check(me: Process, others: Sequence[Process], *, back: bool = False) -> None:
    """StoreError in a sentence if a process may not run beside the others. `back`: it did so before its line was lost."""
    for other in others:
        if other.shards.total != me.shards.total:
            raise StoreError(
                f"Another process runs shards {other.shards}, so there are {other.shards.total} in all; {me.shards} says otherwise. "
                "Give all processes the same total."
            )
        if other.shards != me.shards and other.shards.overlap(me.shards):
            raise StoreError(
                f"Shards {me.shards} overlap with {other.shards}, which another process runs. "
                "Name the same ones, to stand by for it, or others."
            )
        if other.newest < BESIDE or not (reads(me.rules, other.rules) or (back and reads(other.rules, me.rules))):
            raise StoreError(
                f"Version {other.version} is running, and version {me.version} can’t run beside it. "
                "Stop it first; I left everything as it is."
            )


class SharedDuty(Duty):
    """What one of several processes answers for. `gained` is called when it comes on duty, `heard` when others tell of a table's news."""

    shared = True

    def __init__(
        self,
        store: Store,
        gained: Callable[[], Awaitable[None]],
        heard: Callable[[int, int | None], None],
        beaten: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__()
        self._store, self._on_gained, self._on_heard, self._on_beat = store, gained, heard, beaten
        self._line = store.line(self._hear, self._cut)
        self._me: Process | None = None
        self._others: list[Process] = []
        self._company = Company()
        self._active, self._turned = asyncio.Event(), asyncio.Event()  # whether it is on duty; that this has changed, or that it goes
        self._last = False  # whether it was on duty last, as far as it knows
        self._draining = False
        self._woken = asyncio.Event()
        self._beaten, self._earliest = 0.0, 0.0
        self._entered = 0.0  # since when the line stands
        self._beats = 0
        self._hearts: dict[str, tuple[int, float]] = {}  # of the others: how far they have come, and since when
        self._task: asyncio.Task[None] | None = None
        self._small: set[asyncio.Task[Any]] = set()
        self._warned: list[Shards] = []

    # ------------------------------------------------------------ what others ask

    @property
    def active(self) -> bool:
        return self._active.is_set() and time.monotonic() - self._beaten < FRESH

    def holds(self, guild: int | None) -> bool:
        return self.active and self.shards is not None and self.shards.hold(guild)

    def where(self, guild: str) -> Condition:
        return self.shards.where(guild) if self.active and self.shards else (" AND 1 = 0", ())

    @property
    def speaks(self) -> bool:
        return self.active or self._last

    async def claims(self, press: int) -> Claim:
        if self._draining:
            return Claim.OTHERS
        first, came = self.active or self._last, time.monotonic()
        if not first:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._active.wait(), STANDBY_DELAY)
            if self._line.closed or self._entered > came:  # the database was away, and whoever is first has said so
                return Claim.OTHERS
        try:
            if await self._store.put(CLAIM, (press, self.name)):
                return Claim.OURS if first else Claim.LATE
            return await self._inherit(press, came + GIVE_UP)
        except Unavailable:
            if self._last:
                raise
            return Claim.OTHERS

    async def _inherit(self, press: int, until: float) -> Claim:
        """Another has claimed it: ours if that one goes while there is time, and we come on duty. Then it cannot come back before us."""
        with contextlib.suppress(TimeoutError):
            if not self.active:
                await asyncio.wait_for(self._turned.wait(), max(0.0, until - time.monotonic()))
        if self.active and not self._draining and await self._line.inherit(press, self.name):
            return Claim.LEFT
        return Claim.OTHERS

    def deals(self, game: str) -> Deal:
        return self._company.deal(game)

    @property
    def everybody(self) -> list[str]:
        return [self.name, *(one.name for one in self._others)]

    def tell(self, game: int, guild: int | None) -> None:
        if self._others:
            self._soon(self._say(f"{self.name} {game} {guild or 0}"))

    async def _say(self, text: str) -> None:
        with contextlib.suppress(Unavailable):  # they find it by themselves, a little later
            await self._store.read("SELECT pg_notify(?, ?)", (self._line.channel, text))

    def status(self) -> list[str]:
        others = [f"{one.shards} ({'on duty' if one.on_duty else 'stands by'}, {one.version})" for one in self._others]
        return [
            f"shards {self.shards}: {'on duty' if self.active else 'stands by'}; others: {', '.join(others) or 'none'}",
            *(f"shards {some} run nowhere" for some in self.missing()),
        ]

    def missing(self) -> list[Shards]:
        """The shards that no living process runs."""
        return missing(self.shards.total, [self.shards, *(one.shards for one in self._others)]) if self.shards else []

    async def turn(self, queue: int, pause: float) -> float:
        key, now = f"identify {queue}", time.time()
        try:
            async with self._store.alone("identify"):
                last = float(await self._store.setting(key) or 0)
                due = max(now, min(last, now + LONGEST_QUEUE) + pause)
                await self._store.keep_setting(key, f"{due:.3f}")
        except Unavailable:  # Discord minds its own gate
            return 0.0
        return due - now

    # ------------------------------------------------------------ coming and going

    async def total(self) -> int | None:
        """How many shards there are in all, if other processes run some; what is not given is asked of them."""
        await self._line.open()
        living = await self._line.living()
        return living[0].shards.total if living else None

    async def begin(self, shards: Shards, version: str) -> None:
        """Come in beside the others, and on duty unless another is; StoreError in a sentence if that cannot be."""
        self.shards = shards
        self._me = Process(self.name, shards, version, migrations()[-1][0], abilities())
        await self._enter()
        await self._beat()
        if not self._active.is_set():
            log.info("standing by", extra={"shards": str(shards)})
        self._task = asyncio.create_task(self._run(), name="duty")

    async def _enter(self) -> None:
        me = self._me
        assert me is not None
        if self._line.closed:
            await self._line.open()
        back = self._entered > 0
        await self._line.enter(me, lambda others: check(me, others, back=back))
        self._entered = time.monotonic()

    async def drain(self) -> bool:
        with contextlib.suppress(Unavailable):
            self._others = [one for one in await self._line.living() if one.name != self.name]
            self._draining = any(one.shards == self.shards for one in self._others)
        if self._draining:
            self._turned.set()
        return self._draining

    async def close(self) -> None:
        while self._task and not self._task.done():
            self._task.cancel()  # again, if a wait that was just over has swallowed it
            await asyncio.wait({self._task}, timeout=1)
        self._active.clear()
        await asyncio.gather(*self._small, return_exceptions=True)
        if self._me:
            await self._line.leave(self.name)
        await self._line.close()

    # ------------------------------------------------------------ the heart

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), BEAT)
            self._woken.clear()
            try:
                if self._line.closed:
                    await self._return()
                await self._beat()
            except Unavailable:
                self._lose()
                await asyncio.sleep(RETRY)
            except StoreError as error:
                self._lose()
                log.error("no place beside the others", extra={"why": str(error)})
                await self._line.close()
            except Exception:
                log.exception("the heart stumbled")

    async def _return(self) -> None:
        """The line was lost; whoever was on duty may be so again before the others try."""
        await self._enter()
        self._earliest = 0.0 if self._last else time.monotonic() + HEAD_START

    async def _beat(self) -> None:
        assert self.shards is not None
        if not self._active.is_set() and time.monotonic() >= self._earliest and await self._line.seize(self.shards):
            self._last = True
            self._beaten = time.monotonic()
            self._active.set()
            self._turned.set()  # wakes who waits for it now
            self._turned.clear()
            log.info("on duty", extra={"shards": str(self.shards)})
            self._soon(self._come())
        await self._line.beat(self.name, on_duty=self._active.is_set())
        self._beaten = time.monotonic()
        self._others = [one for one in await self._line.living() if one.name != self.name]
        self._company.meet(one.rules for one in self._others)
        if any(one.on_duty and one.shards == self.shards for one in self._others):
            self._last = self._active.is_set()
        await self._watch()
        self._warn()
        self._beats += 1
        with contextlib.suppress(Unavailable):  # that line stands all the same
            await self._on_beat()
            if self._beats % BEATS == 0 and self.holds(None):
                await self._store.write(("DELETE FROM claims WHERE press < ?", ((self._store.now() - EPOCH - CLAIMED) * 1000 << 22,)))

    async def _come(self) -> None:
        """Do what is to be done on coming on duty, as soon as the database lets us."""
        while self._active.is_set():
            try:
                return await self._on_gained()
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("on duty, but something is left undone")
                return

    async def _watch(self) -> None:
        """A process whose line stands though its heart does not beat hangs: whoever stands by for it takes over."""
        now = time.monotonic()
        self._hearts = {one.name: self._seen(one, now) for one in self._others}
        for one in self._others:
            if one.on_duty and one.shards == self.shards and now - self._hearts[one.name][1] > DEAD:
                log.warning("a process hangs", extra={"which": one.name})
                await self._line.put_down(one)
                self._woken.set()

    def _seen(self, one: Process, now: float) -> tuple[int, float]:
        known = self._hearts.get(one.name)
        return known if known and known[0] == one.heart else (one.heart, now)

    def _warn(self) -> None:
        """Say so once when shards run nowhere, and do not come within a while."""
        gaps = self.missing() if self._beats > BEATS / 2 else []
        if gaps and gaps != self._warned:
            log.warning("shards run nowhere", extra={"shards": ", ".join(map(str, gaps))})
        self._warned = gaps

    def _lose(self) -> None:
        if self._active.is_set():
            log.warning("off duty: the line to the database is lost", extra={"shards": str(self.shards)})
        self._active.clear()

    def _cut(self) -> None:
        self._lose()
        self._woken.set()

    def _hear(self, said: str) -> None:
        sender, *rest = said.split()
        if sender == self.name:
            return
        if len(rest) == 2:
            self._on_heard(int(rest[0]), int(rest[1]) or None)
        else:  # somebody has gone
            self._woken.set()

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._small.add(task)
        task.add_done_callback(self._small.discard)
