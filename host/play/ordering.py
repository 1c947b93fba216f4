"""Standing orders in a room: what was ordered, what it has answered, how it ended. When an answer comes is for `orders.py` to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from lang.errors import HostError, Stale
from rules.engine import codec
from rules.engine.blanks import offered
from rules.engine.match import Telling
from rules.engine.model import Seat

from ..book.store import OrderRow
from .facts import RoomFacts
from .standing import MEDIANS, USUAL, Ended, Standing

MOST_AT_ONCE = 12  # answers that orders give one after another, at most


def _instead(order: Any, before: Any) -> bool:
    """Whether an order takes the place of an earlier one: of a kind one stands, unless they differ in what tells them APART."""
    apart = getattr(order, "APART", ())
    return type(order) is type(before) and all(getattr(order, name) == getattr(before, name) for name in apart)


def planned(order: Any) -> bool:
    """Whether it was said together with a move: it answers as soon as it is asked, and ends with the turn."""
    return getattr(order, "PLANNED", False)


class Ordering(RoomFacts):
    """A room whose players may give standing orders. Whoever calls what begins with an underscore holds the lock."""

    async def _commit(self, seat: Seat, move: Any, click: int | None) -> Telling:
        raise NotImplementedError

    async def _load_orders(self) -> None:
        kinds = codec.one_of(self.game.ORDERS) if self.game.ORDERS else None
        rows = await self.store.orders(self.id)
        self.standing = [Standing(row.seat, codec.loads(kinds, row.body), *row[2:]) for row in rows]

    @property
    def _orders(self) -> list[OrderRow]:
        """All standing orders, as they stand in the book."""
        return sorted(one.row for one in self.standing)

    # ------------------------------------------------------------ giving and stopping them

    async def give_order(self, user: int, order: Any) -> None:
        """From now on. Who gives one while it has something to answer answers by this very press, as they would by any other."""
        async with self.lock:
            match, seat = self.open(), self.seat_of(user)
            if not offered(self.game.orders(match.view(seat)), order):
                raise HostError(Stale())
            if order not in self.orders_of(seat):
                median = self.median_of(seat)
                for one in [one for one in self.standing_of(seat) if _instead(order, one.order)]:
                    await self._drop(one)
                await self._keep(Standing(seat, order, median))
                await self._speak_on(seat)

    async def stop_order(self, user: int, mark: str) -> None:
        """Ends one of somebody's orders, at any time; one that has ended already is heard of no more."""
        async with self.lock:
            seat = self.seat_of(user)
            for one in [one for one in self.standing if (one.seat, one.mark) == (seat, mark)]:
                await self._drop(one)

    async def drop_orders(self, user: int) -> None:
        """Ends all of somebody's orders."""
        async with self.lock:
            await self.release(self.seat_of(user))

    async def release(self, seat: Seat) -> None:
        """Somebody else sits there now: what was ordered before binds them to nothing. The lock is held."""
        for one in [one for one in self.standing if one.seat == seat]:
            await self._drop(one)

    async def pace_orders(self, user: int, median: int) -> None:
        """How long somebody's orders let the table wait."""
        async with self.lock:
            seat = self.seat_of(user)
            if median not in MEDIANS:
                raise HostError(Stale())
            for one in self.standing_of(seat):
                await self._keep(replace(one, median=median))

    # ------------------------------------------------------------ what they say

    def median_of(self, seat: Seat) -> int:
        """How many seconds somebody's orders take to answer, in the middle, as they have chosen at this table."""
        return next((one.median for one in self.standing_of(seat)), USUAL)

    def would_obey(self, seat: Seat) -> bool:
        """Whether somebody's orders have an answer to what is asked now."""
        if self.match is None or seat not in self.waiting:
            return False
        view = self.match.view(seat)
        return any(self.game.obey(view, order) is not None for order in self.orders_of(seat) if not self.game.lapsed(view, order))

    async def obey(self, user: int, moment: int) -> bool:
        """The time has come for an order to answer what was asked at that moment; whether it did, or something has changed since."""
        async with self.lock:
            self.check_open()
            if self.row.phase != "playing" or self.row.paused or not self.sits(user) or self.playing().moment != moment:
                return False
            seat = self.seat_of(user)
            if self.user_at(seat) is None or await self._speaks(seat) is None:
                return False
            await self._speak_on(seat, note=True)
            return True

    async def _speak_on(self, seat: Seat, *, note: bool = False) -> None:
        """All that somebody's orders say to what is asked and to what that leads to at once, as they would say it in one breath.

        `note` it for them, unless they know because it comes of their own press."""
        for _ in range(MOST_AT_ONCE):
            if (answer := await self._speaks(seat)) is None:
                break
            one, move = answer
            await self._commit(seat, move, None)
            if note:
                await self._keep(replace(one, acted=one.acted + 1, acted_at=self.store.now()))
        await self._go_on(seat)

    async def _plan(self, seat: Seat, plans: Sequence[Any]) -> None:
        """Remember what was said for later in the turn."""
        for order in plans:
            await self._keep(Standing(seat, order, self.median_of(seat)))

    async def _drop_plans(self) -> None:
        """A step back: what was said with it counts no more."""
        for one in [one for one in self.standing if planned(one.order)]:
            await self._drop(one)

    async def _go_on(self, seat: Seat) -> Telling:
        """After an answer: orders that only go on with their owner's own turn do so in the same breath; those whose time is over end."""
        heard: list[Any] = []
        while (found := await self._unasked(seat)) is not None:
            heard += await self._commit(*found, None)
        return tuple(heard)

    async def _unasked(self, seat: Seat) -> tuple[Seat, Any] | None:
        """The next answer that comes at once, with its seat: by an order of who has just answered, by a plan, or for want of a choice."""
        if (answer := await self._speaks(seat, lambda order: planned(order) or getattr(order, "AT_ONCE", False))) is not None:
            return seat, answer[1]
        for who in sorted({one.seat for one in self.standing if planned(one.order)}):
            if (answer := await self._speaks(who, planned)) is not None:
                return who, answer[1]
        return await self._without_choice()

    async def _without_choice(self) -> tuple[Seat, Any] | None:
        """Somebody of whom everybody sees that there is but one answer, and who wants it to be given for them."""
        if self.row.phase != "playing":
            return None
        match = self.playing()
        asked = {seat: user for seat in sorted(match.waiting) if (user := self.user_at(seat)) and match.in_the_open(seat)}
        spared = await self.store.leave_only_answers(asked.values()) if asked else set()
        found = ((seat, match.only_answer(seat)) for seat, user in asked.items() if user in spared)
        return next(((seat, move) for seat, move in found if move is not None), None)

    async def _speaks(self, seat: Seat, among: Callable[[Any], bool] = lambda order: True) -> tuple[Standing, Any] | None:
        """The first of some of somebody's orders that has an answer now, and that answer."""
        if self.row.phase != "playing":
            return None
        match = self.playing()
        for one in [one for one in self.standing if not one.ended and self.game.lapsed(match.view(one.seat), one.order)]:
            await self._end(one, Ended.TERM)
        for one in self._in_turn(seat) if seat in match.waiting else ():
            view = match.view(seat)
            move = self.game.obey(view, one.order) if among(one.order) else None
            if move is not None and match.allows(view, move):
                return one, move
            if move is not None:
                await self._end(one, Ended.UNSURE)
        return None

    def _in_turn(self, seat: Seat) -> list[Standing]:
        """Somebody's orders in the order in which they are heard."""
        return sorted(self.standing_of(seat), key=lambda one: self.game.ORDERS.index(type(one.order)))

    async def _end(self, one: Standing, why: Ended) -> None:
        """End an order that has lapsed; its owner is told so unless it was but a plan for a turn."""
        await (self._drop(one) if planned(one.order) else self._keep(replace(one, ended=self.store.now(), why=why)))

    async def _tidy_orders(self, user: int, seat: Seat) -> None:
        """Somebody has answered in person: what their orders did before is no news to them any more."""
        if self.user_at(seat) != user:
            return
        for one in [one for one in self.standing if one.seat == seat and (one.ended or one.acted)]:
            await (self._drop(one) if one.ended else self._keep(replace(one, acted=0)))

    async def _keep(self, one: Standing) -> None:
        await self.store.keep_order(self.id, one.row)
        others = [other for other in self.standing if (other.seat, other.order) != (one.seat, one.order)]
        self.standing = [*others, one]

    async def _drop(self, one: Standing) -> None:
        await self.store.drop_order(self.id, one.seat, codec.dumps(one.order))
        self.standing.remove(one)
