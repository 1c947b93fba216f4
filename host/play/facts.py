"""How a room stands: who sits there, what is asked, who is awaited, how it ended. Nothing here changes anything."""

from __future__ import annotations

import logging
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from games import GAMES
from lang.errors import AlreadyOver, Closing, Frozen, GamePaused, Homeless, HostError, NotPlaying, NotStarted
from lang.notices import Moved, Resigned, Stopped, Unpaused
from rules.engine.match import Match
from rules.engine.model import Expiry, Game, Seat, Sheet, View

from ..book.store import GameRow, LogRow, SeatRow, Store
from ..record import reading
from ..record.reading import Rescue, Said
from ..telling.hearing import Heard, awaited
from ..versions import Deal, newest
from . import breath
from .lock import RoomLock
from .standing import Standing

log = logging.getLogger("arbiter.room")


class RoomFacts:
    """What is known of one game; a `Room` also changes it."""

    def __init__(self, store: Store, row: GameRow) -> None:
        self.store, self.row = store, row
        shared = store is not None and store.shared  # a room of a finished game may do without a book
        self.lock = RoomLock(self.catch_up, self.compare, (lambda: store.alone(f"game {row.id}")) if shared else None)
        self.seats: tuple[SeatRow, ...] = ()
        self.given_up: tuple[Seat, ...] = ()  # where a computer player goes on for somebody
        self.match: Match | None = None
        self.entry_rows: list[int] = []  # the log rows of the match's entries
        self.rows: dict[int, LogRow] = {}  # those rows, by number
        self.recent: list[Said] = []  # the rows since everybody's last turn, and all that the present board message tells
        self.players: tuple[int, ...] = ()  # the people who play or played here, be it that another has their seat now
        self.n = 0  # the last row of the log; no number for others' eyes, see `heard`
        self.heard = Heard()  # how far the public has heard the log
        self.asked_at = 0  # the row that led to the present decision
        self.since: dict[Seat, int] = {}  # the row of the log from which on each awaited seat has been awaited
        self.standing: list[Standing] = []  # the orders of its players, and those that ended since they last answered
        self.ended_by: Resigned | Stopped | None = None  # the last who left or stopped it
        self.stumped = 0  # how many rows the public had heard of when its computer players gave up
        self._stuck: tuple[Seat, ...] = ()
        self._looked_at: Match | None = None  # the position of which `_stuck` speaks
        self.frozen: str | None = None  # what went wrong, if it cannot be replayed
        self.rescue: Rescue | None = None  # and how it could go on all the same
        self.origin = 0  # the row after whose stored position it was taken up again
        self.newcomers: dict[int, bool] = {}  # whether somebody who has come by was new to the game
        self.advised: set[int] = set()  # who is given advice: newcomers who want it
        self.closing = False
        self.deals: Callable[[str], Deal] = newest  # by which versions it is dealt if it starts now
        self.closes_at = 0  # when the house answers the present question itself; 0: never
        self.deadline = 0  # at a table with a clock: when the first who is awaited has no time left

    async def catch_up(self) -> None:
        """Read everything again; a `Room` knows how."""
        raise NotImplementedError

    async def compare(self) -> None:
        """See whether the book knows more; a `Room` knows how."""
        raise NotImplementedError

    # ------------------------------------------------------------ who sits there

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game(self) -> Game:
        return GAMES[self.row.game].rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; a free seat has an empty name."""
        held = {row.seat: row.name for row in self.seats}
        return tuple(held.get(seat, "") for seat in range(self.row.seats))

    def seat_of(self, user: int) -> Seat:
        for row in self.seats:
            if row.user == user:
                return row.seat
        raise HostError(NotPlaying())

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
        """Whether only computer players are awaited, as far as the public knows."""
        if self.row.paused:
            return False
        return bool(self.awaited) and self.awaited_people == () and self.stumped != self.heard.rows and not self.stuck

    @property
    def rated(self) -> bool:
        """Whether the game counts for the ranking as it stands: people meet, and the table was not opened as friendly."""
        return not self.row.friendly and len(self.people) > 1

    @property
    def awaited_people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.awaited if seat not in self.computers)

    def kept_for(self, user: int) -> Seat | None:
        """The seat in which a computer player sits in for somebody."""
        return next((row.seat for row in self.seats if row.sits_for == user), None)

    def playing(self) -> Match:
        """The match under way, or why there is none."""
        if self.row.phase == "playing":
            return self.dealt()
        raise HostError(NotStarted() if self.row.phase == "lobby" else AlreadyOver())

    def open(self) -> Match:
        """The match under way, for somebody who would change it; not while it rests, nor while the bot closes and only tells."""
        self.check_open()
        self.check_unpaused()
        return self.playing()

    def check_unpaused(self) -> None:
        if self.row.homeless and self.row.phase == "playing":
            raise HostError(Homeless())
        if self.row.paused and self.row.phase == "playing":
            raise HostError(GamePaused(self.row.paused_by == "moderator"))

    def check_open(self) -> None:
        """Closing while the bot goes down: nothing new is begun."""
        if self.closing:
            raise HostError(Closing())

    def dealt(self) -> Match:
        """The match, be it over."""
        if self.row.seed is None:
            raise HostError(NotStarted())
        if self.match is None:
            raise HostError(Frozen(self.frozen or "", mendable=self.rescue is not None and self.row.phase == "playing"))
        return self.match

    def view(self, user: int) -> View[Any, Any]:
        match, seat = self.dealt(), self.seat_of(user)
        return match.view(seat)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game is waiting for. Only they themselves may be told: see `awaited`."""
        return tuple(sorted(self.match.waiting)) if self.match and self.row.phase == "playing" else ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom the table is told the game is waiting for: the one source of every mention."""
        return awaited(self.match, self.heard) if self.match and self.row.phase == "playing" else ()

    @property
    def stuck(self) -> tuple[Seat, ...]:
        """The awaited seats without a legal answer: a fault of ours, from which only taking back leads on. The log has it once."""
        if self._looked_at is not self.match:
            self._looked_at, self._stuck = self.match, tuple(seat for seat in self.waiting if not self.dealt().can_answer(seat))
            if self._stuck:
                asked = self.dealt().decision
                told = {"game": self.id, "seats": self._stuck, "ply": self.dealt().ply, "asked": type(asked.ask).__name__ if asked else ""}
                log.error("a seat without an answer", extra=told)
        return self._stuck

    @property
    def called(self) -> tuple[Seat, ...]:
        """Who is awaited and has not been told so in the channel yet, or is to be told again: a pause is over, the game has moved."""
        if self.row.paused:
            return ()
        fresh = (news for said in self.recent if said.n > self.row.shown for news in said.news)
        since = 0 if any(isinstance(news, Moved | Unpaused) for news in fresh) else self.row.shown
        return tuple(seat for seat in self.awaited if self.since[seat] > since)

    @property
    def expiry(self) -> Expiry | None:
        """How the house answers the present question once its time is over; None if it waits for its players."""
        return self.game.closing(self.match.state.table) if self.match and self.row.phase == "playing" else None

    @property
    def timed_from(self) -> int:
        """The row of the log from which on that time runs: the last answer that gave it anew, else the one that led to the question."""
        expiry, log = self.expiry, self.match.record.log if self.match else ()
        kinds = expiry.renewed_by if expiry else ()
        renewed = (n for n, entry in zip(self.entry_rows, log, strict=True) if n > self.asked_at and isinstance(entry.move, kinds))
        return max(renewed, default=self.asked_at)

    def step_mark(self, seat: Seat) -> int:
        """A number for the step this seat may take back alone; 0 if there is none. It tells nobody how long the log is."""
        place = self.dealt().own_step(seat)
        if place is None:
            return 0
        drawn = blake2b(str(self.entry_rows[place]).encode(), key=self.row.secret.encode()[:64], digest_size=6)
        return int.from_bytes(drawn.digest(), "big") | 1

    def last_press(self, seat: Seat) -> range:
        """The places in the log of what this seat's last press played; all may go with consent, those among its own steps without."""
        match = self.dealt()
        if seat in match.sealed:
            return match.own_steps(seat)
        last = match.last_step(seat)
        if last is None:
            return range(0)
        begun = breath.begins([self.rows.get(n) for n in self.entry_rows[: last + 1]])
        return range(last if begun is None or match.record.log[begun].seat != seat else begun, last + 1)

    def undoable(self, seat: Seat) -> range:
        """The places in the log of what this seat takes back alone by one press: what its last press played, as far as that goes."""
        steps = self.dealt().own_steps(seat)
        return range(max(steps.start, self.last_press(seat).start), steps.stop) if steps else steps

    def sheet(self) -> Sheet:
        return self.game.sheet(self.dealt().state.table)

    def orders_of(self, seat: Seat) -> tuple[Any, ...]:
        return tuple(one.order for one in self.standing_of(seat))

    def standing_of(self, seat: Seat) -> tuple[Standing, ...]:
        """The standing orders of one seat that have not ended."""
        return tuple(one for one in self.standing if one.seat == seat and not one.ended)

    @property
    def orders(self) -> list[tuple[Seat, Any]]:
        """All standing orders that have not ended, each with its seat."""
        return [(one.seat, one.order) for one in self.standing if not one.ended]

    @property
    def stopped(self) -> Resigned | Stopped | None:
        """How a game ended that was not played to its end."""
        return self.ended_by if self.row.phase == "over" and self.match and self.match.decision is not None else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody before the end."""
        return reading.winners(self.dealt(), self.stopped)
