"""A room: one channel's game, its players, and the one way in which an answer is given: `Room.answer`."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from lang.errors import Draining, HostError, NoSuchGame, Stale, Twice
from lang.notices import Advised, Resigned, Resumed, Started, Stopped, TableEvent, TookBack, Withdrew
from rules.engine import codec
from rules.engine.match import Telling
from rules.engine.model import HOUSE, Seat

from ..book.store import Conflict, GameRow, LogRow, OrderRow, SeatRow, SnapshotRow, Store, Unavailable
from ..record import reading
from ..record.fingerprint import fingerprint
from ..record.reading import Played, Said, public
from ..telling.turns import kept_from
from . import shuffle
from .answers import Answered as Answered
from .answers import Tried as Tried
from .ordering import Ordering, planned

log = logging.getLogger("arbiter.room")


class Room(Ordering):
    """One game. The lock is held for load, check and commit; drawing and sending come after."""

    @classmethod
    def reopened(cls, row: GameRow, seats: Sequence[SeatRow], played: Played) -> Room:
        """A room whose game is over, without the book: to tell of it in another process, or from a file. Nobody writes there any more."""
        room = cls(cast(Store, None), row)
        room.seats = tuple(seats)
        room._take_up(played)
        return room

    # ------------------------------------------------------------ loading

    async def load(self) -> Room:
        """Read the game back from the book; a game that does not replay is frozen, not lost."""
        await self.reseat()
        if self.row.seed is None:
            return self
        rows = await self.store.log(self.id)
        if not rows and await self.store.game(self.id) is None:
            raise HostError(NoSuchGame())  # it was dropped while it was read
        self.n = rows[-1].n if rows else 0
        try:
            kept = await self.store.snapshots(self.id) if reading.resumed_from(rows) else ()
            self._take_up(await asyncio.to_thread(reading.read, self.row, rows, kept))
            await self._load_orders()
        except Unavailable:
            raise
        except Exception as error:  # whatever it is, the table must hear of it and the rows stay untouched
            log.exception("a game does not replay", extra={"game": self.id})
            self.match, self.frozen = None, type(error).__name__  # its text might name a hidden card
            self.rescue = await asyncio.to_thread(reading.rescue, self.row, rows, await self.store.snapshots(self.id))
        return self

    async def catch_up(self) -> None:
        """Read the game again: the book knows more than this room."""
        if (row := await self.store.game(self.id)) is None:
            raise HostError(NoSuchGame())
        self.row, self.frozen, self.rescue = row, None, None
        await self.load()

    async def compare(self) -> None:
        """Brings the room up to date with the book, since another process may have played; the lock is held."""
        while True:
            known, now, seats, orders = await self._present()
            if self.row is known:  # else the announcer has marked something meanwhile
                break
        if now[1] != self.n:
            await self.catch_up()
            return
        self.row = now[0]
        if seats != self.seats:
            await self.reseat()
        if orders != self._orders and self.match is not None:
            await self._load_orders()

    async def look(self) -> Room:
        """Brings the room up to date with the book without taking its lock, if nothing but the channel's cursors is new; else takes it."""
        if self.lock.locked():  # who is inside has looked
            return self
        n = self.n
        known, now, seats, orders = await self._present()
        if self.lock.locked() or self.row is not known:
            return self
        if (now[1], seats, orders) == (n, self.seats, self._orders) and self.n == n:
            self.row = now[0]
        else:
            async with self.lock:
                pass
        return self

    async def _present(self) -> tuple[GameRow, tuple[GameRow, int], tuple[SeatRow, ...], list[OrderRow]]:
        """What this room knew of its game before, and what stands in the book."""
        known = self.row
        if (now := await self.store.game_now(self.id)) is None:
            raise HostError(NoSuchGame())
        seats = tuple(await self.store.seats(self.id))
        return known, now, seats, await self.store.orders(self.id) if self.row.seed is not None else []

    def _take_up(self, played: Played) -> None:
        """Takes over what was read from the log."""
        self.match, self.entry_rows, self.origin = played.match, [row.n for row in played.entries], played.origin
        self.rows = {row.n: row for row in played.entries}
        self.heard, self.asked_at, self.since, self.ended_by = played.heard, played.asked_at, dict(played.since), played.ended_by
        self.recent = list(played.said)
        self._forget()

    def _forget(self) -> None:
        """Keep of what was told only what may be told again."""
        first = kept_from(self)
        self.recent = [said for said in self.recent if said.n > first]

    async def resume(self, click: int | None) -> None:
        """Go on from the newest position that could be read: the table has agreed and the lock is held."""
        assert self.rescue is not None
        event = Resumed(self.rescue.n, len(self.rescue.lost))
        row = LogRow(self.n + 1, "happening", None, None, codec.dumps(event), None, click, self.store.now())
        await self.store.supersede(self.id, "undone", self.rescue.lost, row)
        await self.store.drop_orders(self.id)
        self.frozen, self.rescue, self.standing = None, None, []
        await self.load()

    # ------------------------------------------------------------ the start

    async def start(self, click: int, **moved: Any) -> None:
        """Deal, and say where it is played from now on if it has `moved`; the lobby holds the lock and has checked that it may."""
        joins, words = [row.click for row in self.seats], [shuffle.words_hash(row.words) for row in self.seats]
        kept = await self.store.snapshots(self.id) if self.row.onward else []
        version, data = self.deals(self.row.game)
        if not version:
            raise HostError(Draining())
        started, data = (self._taken_over(kept[-1]), self.row.data) if kept else (Started(version), data)
        row = LogRow(1, "happening", None, None, codec.dumps(started), None, click, self.store.now())
        changes: dict[str, Any] = {
            "phase": "playing", "version": started.version, "data": data, "seats": len(self.seats),
            "started": self.store.now(), "shown": 0, "board_from": 0,
            "joins": json.dumps(joins), "seed": shuffle.seed(self.row.secret, joins, words), "board": None,
            "words": json.dumps(words if any(words) else []), **moved,
        }  # fmt: skip
        await self.store.append(self.id, row, **changes)
        self.row, self.n = replace(self.row, **changes), 1
        self._take_up(reading.read(self.row, [row], kept))

    def _taken_over(self, origin: SnapshotRow) -> Started:
        """The start of a game that goes on from a turn of another."""
        return Started(origin.version, self.row.onward, self.row.onward_turn, codec.fingerprint(reading.unpacked(origin.state)))

    # ------------------------------------------------------------ answering

    async def answer(
        self,
        user: int,
        move: Any,
        *,
        click: int | None = None,
        moment: int | None = None,
        why: str | None = None,
        tried: Tried | None = None,
    ) -> Answered:
        """A player's answer: refused by the rules (Refused) or the house (HostError), or played and in the book."""
        async with self.lock:
            match, seat = self.open(), self.seat_of(user)
            if moment is not None and moment != match.moment:
                raise HostError(Stale())
            telling = (*await self._commit(seat, move, click, why, tried), *await self._go_on(seat))
            await self._tidy_orders(user, seat)
            return Answered.of(seat, move, telling)

    async def answer_all(
        self, user: int, moves: Sequence[Any], *, click: int | None = None, moment: int | None = None
    ) -> tuple[Answered, ...]:
        """Several answers in one breath, each a ply of its own, and perhaps a plan for what is asked later in the turn.

        It stops before one that is not legal any more, and once something was revealed that the next was said without knowing.
        """
        async with self.lock:
            match, seat = self.open(), self.seat_of(user)
            if moment is not None and moment != match.moment:
                raise HostError(Stale())
            given: list[Answered] = []
            plans = [move for move in moves if planned(move)]
            for move in moves[: len(moves) - len(plans)]:
                if given and not self._goes_on(given[-1], move):
                    break
                telling = await self._commit(seat, move, None if given else click)
                if len(given) + 1 + len(plans) == len(moves):
                    await self._plan(seat, plans)
                given.append(Answered.of(seat, move, (*telling, *await self._go_on(seat))))
            await self._tidy_orders(user, seat)
            return tuple(given)

    def _goes_on(self, last: Answered, move: Any) -> bool:
        """Whether the next of several answers can be given as it was said."""
        if self.row.phase != "playing":
            return False
        match, seat = self.playing(), last.seat
        known = match.own_step(seat) is not None or getattr(last.move, "GOES_ON", False)
        return known and match.may(seat) and match.allows(match.view(seat), move)

    async def close_question(self, since: int) -> bool:
        """The time of a question that runs from this row on is over: the house answers it, unless something has changed meanwhile."""
        async with self.lock:
            self.check_open()
            expiry = self.expiry
            if expiry is None or self.row.paused or self.timed_from != since:
                return False
            await self._commit(HOUSE, expiry.move, None)
            await self._go_on(HOUSE)
            return True

    async def _commit(self, seat: Seat, move: Any, click: int | None, why: str | None = None, tried: Tried | None = None) -> Telling:
        """Check, write, and only then believe it."""
        match = self.playing()
        if tried is None or not tried.holds(match, seat, move):
            tried = Tried.of(match, seat, move)
        after, telling = tried.after, tried.telling
        text = codec.dumps(after.state) if after.ply != match.ply else ""
        digest = codec.fingerprint(text) if text else None
        row = LogRow(self.n + 1, "answer", match.ply, seat, codec.dumps(move), digest, click, self.store.now(), why=why)
        replaced = [n for n, e in zip(self.entry_rows, match.record.log, strict=True) if (e.ply, e.seat) == (match.ply, seat)]
        changes: dict[str, Any] = {} if after.decision else {"phase": "over", "ended": self.store.now()}
        try:
            if replaced:
                await self.store.supersede(self.id, "replaced", replaced, row, **changes)
            else:
                turned = text and after.waiting != match.waiting
                await self.store.append(self.id, row, reading.packed(row.n, after, text) if turned else None, self.origin, **changes)
        except Conflict as error:
            raise HostError(Twice()) from error
        if after.moment != match.moment:
            self.asked_at = row.n
        self.match, self.row = after, replace(self.row, **changes)
        self.entry_rows = [*(n for n in self.entry_rows if n not in replaced), row.n]
        self.rows[row.n] = row
        self._hear(row, public(telling))
        return telling

    def _hear(self, row: LogRow, news: tuple[Any, ...]) -> None:
        """Count a row that is in the book now; the board tells it unless nobody may hear of it."""
        self.n = row.n
        if self.heard.hears(row):
            self.heard = self.heard.after(row)
            self.recent.append(Said(row.n, row.seat, news))
            self.since = {seat: self.since.get(seat, row.n) for seat in self.awaited}

    async def fingerprint(self) -> str:
        """The hash of the whole log of a finished game; "" before the end."""
        return fingerprint(self.row, await self.store.log(self.id)) if self.row.phase == "over" else ""

    async def note_hint(self, user: int) -> None:
        """A hint was asked for: that is public."""
        async with self.lock:
            self.open()
            seat = self.seat_of(user)
            await self.happen(Advised(seat), seat, None)

    # ------------------------------------------------------------ what happens besides (the lock is held by the caller)

    async def happen(self, happening: TableEvent, seat: Seat | None, click: int | None, **changes: Any) -> None:
        row = LogRow(self.n + 1, "happening", None, seat, codec.dumps(happening), None, click, self.store.now())
        await self.store.append(self.id, row, **changes)
        self.row = replace(self.row, **changes)
        self._hear(row, (happening,))
        if isinstance(happening, (Resigned, Stopped)):
            self.ended_by = happening

    async def take_back(self, place: int, seat: Seat, click: int | None, *, consent: bool) -> None:
        """Undo the answer at this place of the match's log; its rows stay in the book as undone. One under seal goes unheard."""
        match = self.playing()
        sealed = match.record.log[place].ply == match.ply
        after = await asyncio.to_thread(match.without, place)
        gone = self.entry_rows[place : place + 1] if sealed else self.entry_rows[place:]
        happening = Withdrew(seat) if sealed else TookBack(seat, consent)
        row = LogRow(self.n + 1, "happening", None, seat, codec.dumps(happening), None, click, self.store.now())
        await self.store.supersede(self.id, "undone", gone, row)
        recent = [said for said in self.recent if said.n not in gone] if sealed else await self._told_before(row.n)
        self.match, self.entry_rows, self.recent = after, [n for n in self.entry_rows if n not in gone], recent
        if not sealed:
            self.asked_at = row.n
            await self._drop_plans()
        self._hear(row, (happening,))

    async def _told_before(self, n: int) -> list[Said]:
        """All that stands of what was told before this row: after a step back more of it may have to be told again."""
        kept = await self.store.snapshots(self.id) if self.origin else ()
        played = await asyncio.to_thread(reading.read, self.row, await self.store.log(self.id), kept)
        return [said for said in played.said if said.n < n]

    async def reseat(self) -> None:
        """Read again who sits where."""
        self.seats = tuple(await self.store.seats(self.id))
        self.players = tuple(await self.store.players(self.id))
        bots = [row.seat for row in self.seats if row.level is not None and row.sits_for is None]
        self.given_up = tuple([seat for seat in sorted(bots) if await self.store.held_by_person(self.id, seat)])

    async def mark(self, **cursor: Any) -> None:
        """Remember how far the channel has been told, and by which message."""
        await self.store.change(self.id, **cursor)
        self.row = replace(self.row, **cursor)
        if self.match is not None:
            self._forget()
