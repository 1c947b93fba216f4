"""A room: one channel's game, its players, and the one door through which every answer comes."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from dataclasses import dataclass, replace
from typing import Any

from lang.happenings import Advised, Happening, Resigned, Started, Stopped
from lang.troubles import AlreadyOver, Closing, Frozen, NotPlaying, NotStarted, Stale, Trouble, Twice
from rules.engine import codec
from rules.engine.match import Entry, Match, Record, Telling, unfold
from rules.engine.model import Game, Seat, Sheet, View

from . import deal
from .games import GAMES
from .store import GameRow, LogRow, SeatRow, Store, now

log = logging.getLogger("arbiter.room")


@dataclass(frozen=True, slots=True)
class Said:
    """A row of the log in the room's memory, with what the public heard of it."""

    n: int
    seat: Seat | None
    news: tuple[Any, ...]  # public events, or a happening and what it told


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of an answer, for the one who gave it."""

    seat: Seat
    move: Any
    heard: tuple[Any, ...]  # the private events told to him


class Room:
    """One game. The lock is held for load, check and commit; drawing and sending come after."""

    def __init__(self, store: Store, row: GameRow) -> None:
        self.store, self.row = store, row
        self.lock = asyncio.Lock()
        self.seats: tuple[SeatRow, ...] = ()
        self.given_up: tuple[Seat, ...] = ()  # where a computer player goes on for somebody
        self.match: Match | None = None
        self.places: list[int] = []  # the log rows of the match's entries
        self.recent: list[Said] = []  # the rows the present board message tells, and later ones
        self.n = 0  # the last row of the log
        self.asked_at = 0  # the row that led to the present decision
        self.since: dict[Seat, int] = {}  # the row of the log from which on each awaited seat has been awaited
        self.orders: list[tuple[Seat, Any]] = []
        self.ended_by: Resigned | Stopped | None = None  # the last who left or stopped it
        self.stumped = 0  # the row of the log at which its computer players gave up
        self.frozen: str | None = None
        self.closing = False

    # ------------------------------------------------------------ loading

    async def load(self) -> Room:
        """Read the game back from the book; a game that does not replay is frozen, not lost."""
        await self.reseat()
        if self.row.seed is None:
            return self
        rows = await self.store.log(self.id)
        self.n = rows[-1].n if rows else 0
        try:
            await asyncio.to_thread(self._replay, rows)
            kinds = codec.one_of(self.game.ORDERS) if self.game.ORDERS else None
            self.orders = [(seat, codec.loads(kinds, body)) for seat, body in await self.store.orders(self.id)]
        except Exception as error:  # whatever it is, the table must hear of it and the rows stay untouched
            log.exception("a game does not replay", extra={"game": self.id})
            self.frozen = type(error).__name__  # its text might name a hidden card
        return self

    def _replay(self, rows: list[LogRow]) -> None:
        record, standing = read_record(self.row, rows)
        told: dict[int, Telling] = {}
        for place, (_, match, telling) in enumerate(unfold(self.game, record)):
            n = standing[place - 1].n if place else 0
            told[n] = telling
            if self.match is None or match.moment != self.match.moment:
                self.asked_at = n
            self.match = match
            self._await(standing[place - 1].n if place else 1)
        assert self.match is not None
        last = next((row.digest for row in reversed(standing) if row.digest), None)
        if last is not None and last != self.match.digest():
            self.match = None
            raise ValueError("the position differs from the one that was played")
        happened = [codec.loads(Happening, row.body) for row in rows if row.kind == "happening"]
        self.ended_by = next((news for news in reversed(happened) if isinstance(news, (Resigned, Stopped))), None)
        self.places = [row.n for row in standing]
        self.recent = [_said(row, told) for row in rows if row.n > self.row.board_from and row.fate == "stands"]

    # ------------------------------------------------------------ who and what

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game(self) -> Game:
        return GAMES[self.row.game]

    @property
    def names(self) -> tuple[str, ...]:
        """By seat; a free seat has an empty name."""
        held = {row.seat: row.name for row in self.seats}
        return tuple(held.get(seat, "") for seat in range(self.row.seats))

    def seat_of(self, user: int) -> Seat:
        for row in self.seats:
            if row.user == user:
                return row.seat
        raise Trouble(NotPlaying())

    def sits(self, user: int) -> bool:
        return any(row.user == user for row in self.seats)

    def user_at(self, seat: Seat) -> int | None:
        """The person on a seat; None if it is free or a computer's."""
        return next((row.user for row in self.seats if row.seat == seat and row.level is None), None)

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The seats of people; those of computer players are not among them."""
        return tuple(row for row in self.seats if row.level is None)

    @property
    def computers(self) -> dict[Seat, SeatRow]:
        return {row.seat: row for row in self.seats if row.level is not None}

    @property
    def thinking(self) -> bool:
        """Whether only computer players are awaited."""
        return bool(self.waiting) and self.waiting_people == () and self.stumped != self.n

    @property
    def waiting_people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.waiting if seat not in self.computers)

    def playing(self) -> Match:
        """The match under way, or why there is none."""
        if self.closing:
            raise Trouble(Closing())
        if self.row.phase == "playing":
            return self.dealt()
        raise Trouble(NotStarted() if self.row.phase == "lobby" else AlreadyOver())

    def dealt(self) -> Match:
        """The match, be it over."""
        if self.row.seed is None:
            raise Trouble(NotStarted())
        if self.match is None:
            raise Trouble(Frozen(self.frozen or ""))
        return self.match

    def view(self, user: int) -> View[Any, Any]:
        match, seat = self.dealt(), self.seat_of(user)
        return match.view(seat)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game is waiting for: the one source of every mention."""
        return tuple(sorted(self.match.waiting)) if self.match and self.row.phase == "playing" else ()

    @property
    def called(self) -> tuple[Seat, ...]:
        """Who is awaited and has not been told so in the channel yet."""
        return tuple(seat for seat in self.waiting if self.since[seat] > self.row.shown)

    def _await(self, n: int) -> None:
        self.since = {seat: self.since.get(seat, n) for seat in self.waiting}

    def sheet(self) -> Sheet:
        return self.game.sheet(self.dealt().state.table)

    def orders_of(self, seat: Seat) -> tuple[Any, ...]:
        return tuple(order for owner, order in self.orders if owner == seat)

    @property
    def stopped(self) -> Resigned | Stopped | None:
        """How a game ended that was not played to its end."""
        return self.ended_by if self.row.phase == "over" and self.match and self.match.decision is not None else None

    # ------------------------------------------------------------ the start

    async def start(self, click: int) -> None:
        """Deal; the lobby holds the lock and has checked that it may."""
        joins = [row.click for row in self.seats]
        row = LogRow(1, "happening", None, None, codec.dumps(Started()), None, click, now())
        changes: dict[str, Any] = {
            "phase": "playing", "seats": len(self.seats), "started": now(), "shown": 0, "board_from": 0,
            "joins": json.dumps(joins), "seed": deal.seed(self.row.secret, joins),
        }  # fmt: skip
        await self.store.append(self.id, row, **changes)
        self.row, self.n = replace(self.row, **changes), 1
        self._replay([row])

    # ------------------------------------------------------------ the door

    async def answer(
        self, user: int, move: Any, *, click: int | None = None, moment: int | None = None, why: str | None = None
    ) -> Answered:
        """A player's answer: refused by the rules (Refused) or the house (Trouble), or played and in the book."""
        async with self.lock:
            match, seat = self.playing(), self.seat_of(user)
            if moment is not None and moment != match.moment:
                raise Trouble(Stale())
            telling = [*await self._commit(seat, move, click, why), *await self.obey()]
            return Answered(seat, move, tuple(told.event for told in telling if told.to == seat))

    async def _commit(self, seat: Seat, move: Any, click: int | None, why: str | None = None) -> Telling:
        """Check, write, and only then believe it."""
        match = self.playing()
        after, telling = match.answer(seat, move)
        digest = after.digest() if after.ply != match.ply else None
        row = LogRow(self.n + 1, "answer", match.ply, seat, codec.dumps(move), digest, click, now(), why=why)
        replaced = [n for n, e in zip(self.places, match.record.log, strict=True) if (e.ply, e.seat) == (match.ply, seat)]
        changes: dict[str, Any] = {} if after.decision else {"phase": "over", "ended": now()}
        try:
            if replaced:
                await self.store.supersede(self.id, "replaced", replaced, row, **changes)
            else:
                await self.store.append(self.id, row, **changes)
        except sqlite3.IntegrityError as error:
            raise Trouble(Twice()) from error
        if after.moment != match.moment:
            self.asked_at = row.n
        self.match, self.n, self.row = after, row.n, replace(self.row, **changes)
        self.places = [*(n for n in self.places if n not in replaced), row.n]
        self.recent.append(Said(row.n, seat, _public(telling)))
        self._await(row.n)
        return telling

    # ------------------------------------------------------------ standing orders

    async def obey(self) -> Telling:
        """Let standing orders answer, through the same door, until none speaks."""
        heard: list[Any] = []
        while self.row.phase == "playing" and (answer := await self._ordered()):
            heard += await self._commit(*answer, None)
        return tuple(heard)

    async def _ordered(self) -> tuple[Seat, Any] | None:
        match = self.playing()
        for seat, order in list(self.orders):
            view = match.view(seat)
            if self.game.lapsed(view, order):
                await self._drop(seat, order)
            elif seat in match.waiting and (move := self.game.obey(view, order)) is not None and match.allows(view, move):
                return seat, move
        return None

    async def give_order(self, user: int, order: Any) -> None:
        async with self.lock:
            match, seat = self.playing(), self.seat_of(user)
            if order not in self.game.orders(match.view(seat)):
                raise Trouble(Stale())
            if (seat, order) not in self.orders:
                await self.store.give_order(self.id, seat, codec.dumps(order))
                self.orders.append((seat, order))
            await self.obey()

    async def drop_orders(self, user: int) -> None:
        async with self.lock:
            seat = self.seat_of(user)
            for order in self.orders_of(seat):
                await self._drop(seat, order)

    async def _drop(self, seat: Seat, order: Any) -> None:
        await self.store.drop_order(self.id, seat, codec.dumps(order))
        self.orders.remove((seat, order))

    async def note_hint(self, user: int) -> None:
        """A hint was asked for: that is public."""
        async with self.lock:
            self.playing()
            seat = self.seat_of(user)
            await self.happen(Advised(seat), seat, None)

    # ------------------------------------------------------------ what happens besides (the lock is held by the caller)

    async def happen(self, happening: Happening, seat: Seat | None, click: int | None, **changes: Any) -> None:
        row = LogRow(self.n + 1, "happening", None, seat, codec.dumps(happening), None, click, now())
        await self.store.append(self.id, row, **changes)
        self.n, self.row = row.n, replace(self.row, **changes)
        self.recent.append(Said(row.n, seat, (happening,)))
        self._await(row.n)
        if isinstance(happening, (Resigned, Stopped)):
            self.ended_by = happening

    async def take_back(self, place: int, happening: Happening, seat: Seat, click: int | None) -> None:
        """Undo the answer at this place of the match's log; its rows stay in the book as undone."""
        match = self.playing()
        alone = match.record.log[place].ply == match.ply
        after = await asyncio.to_thread(match.without, place)
        gone = self.places[place : place + 1] if alone else self.places[place:]
        row = LogRow(self.n + 1, "happening", None, seat, codec.dumps(happening), None, click, now())
        await self.store.supersede(self.id, "undone", gone, row)
        self.match, self.n, self.asked_at = after, row.n, row.n
        self.places = [n for n in self.places if n not in gone]
        self.recent = [*(said for said in self.recent if said.n not in gone), Said(row.n, seat, (happening,))]
        self._await(row.n)

    async def reseat(self) -> None:
        """Read again who sits where."""
        self.seats = tuple(await self.store.seats(self.id))
        self.given_up = tuple([seat for seat in sorted(self.computers) if await self.store.held_by_person(self.id, seat)])

    async def mark(self, **cursor: Any) -> None:
        """Remember how far the channel has been told, and by which message."""
        await self.store.change(self.id, **cursor)
        self.row = replace(self.row, **cursor)
        self.recent = [said for said in self.recent if said.n > self.row.board_from]


def read_record(row: GameRow, rows: list[LogRow]) -> tuple[Record, list[LogRow]]:
    """The record of the answers that stand, and their rows; ValueError for one this house cannot replay."""
    game = GAMES.get(row.game)
    if game is None or row.version != game.VERSION or row.data > game.DATA:
        known = f"{game.VERSION} and data {game.DATA}" if game else "none"
        raise ValueError(f"{row.game} by rules {row.version} and data {row.data}; this bot knows rules {known}")
    standing = [r for r in rows if r.kind == "answer" and r.fate == "stands"]
    moves = codec.one_of(game.MOVES)
    log = tuple(Entry(r.ply or 0, r.seat or 0, codec.loads(moves, r.body)) for r in standing)
    options = codec.loads(game.Options, row.options)
    return Record(row.game, row.version, row.data, row.seats, row.seed or "", options, log), standing


def _said(row: LogRow, told: dict[int, Telling]) -> Said:
    if row.kind == "answer":
        return Said(row.n, row.seat, _public(told.get(row.n, ())))
    happening = codec.loads(Happening, row.body)
    dealt = _public(told[0]) if isinstance(happening, Started) else ()
    return Said(row.n, row.seat, (happening, *dealt))


def _public(telling: Telling) -> tuple[Any, ...]:
    return tuple(told.event for told in telling if told.to is None)
