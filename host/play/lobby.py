"""Before the game: who joins, where they sit, by which options, and whether it can start."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import combinations
from typing import Any

from games import GAMES
from lang.errors import (
    AlreadyOver,
    AlreadySeated,
    AlreadyStarted,
    BadOption,
    HostError,
    NoComputer,
    NoSuchSeat,
    NotPlaying,
    OpenerOnly,
    OptionsFixed,
    TableFull,
    TooFew,
)
from rules.engine import codec
from rules.engine.box import name_of
from rules.engine.model import Seat

from ..book.store import Conflict, GameRow, SeatRow
from ..telling.names import legible, sitting_down
from .boxes import box_of
from .room import Room

COMPUTERS = ("Ennius", "Terentia", "Plautus", "Sulpicia", "Naevius")  # what computer players are called
LEVELS = ("easy", "normal", "strong")
WORDS = 40  # characters that somebody may add to the shuffle
PATIENCE = 3600  # after an hour anybody who has joined may start or cancel


def places(room: Room) -> range:
    """The seats of the lobby; a table that goes on from another has as many as that."""
    return range(room.row.seats if room.row.onward else max(room.game.SEATS))


def missing(room: Room) -> int:
    """How many players are wanted before it can start."""
    return missing_at(room.row, len(room.seats))


def missing_at(row: GameRow, seated: int) -> int:
    """How many players a lobby still wants, by its row in the book; 0 for a game this bot does not know."""
    least = row.seats if row.onward else min(GAMES[row.game].rules.SEATS) if row.game in GAMES else 0
    return max(0, least - seated)


def free(room: Room) -> int:
    """How many seats nobody has taken yet."""
    return len(places(room)) - len(room.seats)


async def join(room: Room, user: int, name: str, click: int) -> None:
    async with room.lock:
        gathering(room)
        if room.sits(user):
            raise HostError(AlreadySeated())
        taken = {row.seat for row in room.seats}
        free = next((seat for seat in places(room) if seat not in taken), None)
        if free is None:
            raise HostError(TableFull(len(places(room))))
        try:
            await room.store.sit(room.id, free, user, sitting_down(room, name), click)
        except Conflict as error:
            raise HostError(AlreadySeated()) from error
        await room.reseat()


async def add_words(room: Room, user: int, text: str) -> str:
    """Somebody adds words of their own to the shuffle, or takes them back (""); what counts of them: one line, not too long."""
    words = legible(text).replace("`", "’")[:WORDS].strip() if text.strip() else ""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        await room.store.give_words(room.id, user, words)
        await room.reseat()
    return words


async def add_computer(room: Room, user: int, level: str, click: int) -> None:
    """A computer player on the next free seat; those at the table may add them."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        taken = {row.seat for row in room.seats}
        free = next((seat for seat in places(room) if seat not in taken), None)
        if free is None:
            raise HostError(TableFull(len(places(room))))
        name = computer_name(room)
        await room.store.sit(room.id, free, number(room), name, click, level)
        await room.reseat()


def computer_name(room: Room) -> str:
    """The first name for a computer player that nobody bears here."""
    return next(name for name in COMPUTERS if sitting_down(room, name) == name)


def number(room: Room) -> int:
    """What a new computer player goes by where people have the number Discord gave them: below zero, and nobody else's here."""
    return min(0, *(row.user for row in room.seats)) - 1


async def repeat(room: Room, before: Room, click: int) -> None:
    """A new table as an old one was at its end: options, its opener in their seat, computer players in theirs; people join themselves."""
    async with room.lock:
        gathering(room)
        kept = before.row
        await room.mark(options=kept.options, hints=kept.hints, friendly=kept.friendly, patience=kept.patience, pace=kept.pace)
        where, opener = chairs(before), room.row.opener
        taken = {row.seat for row in room.seats if row.user != opener}
        if (mine := where[before.seat_of(opener)]) not in taken:
            await room.store.place(room.id, [(opener, mine)])
            await room.reseat()
        for seat, row in before.computers.items():
            if where[seat] not in {other.seat for other in room.seats}:
                await room.store.sit(room.id, where[seat], number(room), sitting_down(room, row.name), click, row.level)
                await room.reseat()


def chairs(room: Room) -> tuple[Seat, ...]:
    """The places of the lobby from which the seats of a game were taken, as far as its options remember."""
    chosen = options(room)
    found = (some for some in combinations(range(max(room.game.SEATS)), room.row.seats) if room.game.seated(chosen, some) == chosen)
    return next(found, tuple(range(room.row.seats)))


async def remove_computer(room: Room, user: int) -> None:
    """The computer player added last leaves."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        if not room.computers:
            raise HostError(NoComputer())
        await room.store.rise(room.id, room.computers[max(room.computers)].user)
        await room.reseat()


async def leave(room: Room, user: int) -> bool:
    """Leave the lobby; False if that empties and so cancels it."""
    async with room.lock:
        gathering(room)
        if not await room.store.rise(room.id, user):
            raise HostError(NotPlaying())
        await room.reseat()
        if not room.people:
            await room.mark(phase="cancelled", ended=room.store.now())
            return False
        if room.row.opener == user:
            await room.mark(opener=room.people[0].user)
        return True


async def move(room: Room, user: int, seat: Seat) -> bool:
    """Take a free seat, or change with its holder once both wish it; False while the wish is open."""
    async with room.lock:
        gathering(room)
        mine, holder = room.seat_of(user), _row(room, seat)
        if seat not in places(room):
            raise HostError(NoSuchSeat())
        if holder is None or holder.user == user:
            await room.store.place(room.id, [(user, seat)])
        elif holder.wish == mine or holder.level is not None:
            await room.store.place(room.id, [(user, seat), (holder.user, mine)])
        else:
            await room.store.wish(room.id, user, seat)
            await room.reseat()
            return False
        await room.reseat()
        return True


def _row(room: Room, seat: Seat) -> SeatRow | None:
    return next((row for row in room.seats if row.seat == seat), None)


def options(room: Room) -> Any:
    return codec.loads(room.game.Options, room.row.options)


async def choose(room: Room, user: int, name: str, value: Any) -> None:
    """Set an option; the value must be of the option's own type."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        if room.row.onward:
            raise HostError(OptionsFixed())
        if name not in {field.name for field in fields(room.game.Options)} - {"box"}:
            raise HostError(BadOption(name))
        try:
            data = codec.dump(replace(options(room), **{name: value}))
            chosen = codec.load(room.game.Options, data)
        except (ValueError, TypeError) as error:
            raise HostError(BadOption(name)) from error
        await room.mark(options=codec.dumps(chosen))


def box_name(room: Room) -> str:
    """The box by whose figures this table plays; "" for those the bot assumes."""
    text = getattr(options(room), "box", "")
    return name_of(text) if text else ""


async def choose_box(room: Room, user: int, text: str) -> None:
    """Play by the figures of somebody's box, or ("") by those that the bot assumes."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        box = box_of(room.row.game)
        if box is None:
            raise HostError(BadOption("box"))
        if room.row.onward:
            raise HostError(OptionsFixed())
        await room.mark(options=codec.dumps(box.chosen(options(room), text)))


async def speak(room: Room, user: int, lang: str) -> None:
    """Set the language of the channel's texts."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        await room.mark(lang=lang)


async def choose_tempo(room: Room, user: int, *, patience: int | None = None, pace: int | None = None) -> None:
    """For how long this table waits for somebody, and how long a decision may take, in hours."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        changes = {name: hours for name, hours in (("patience", patience), ("pace", pace)) if hours is not None}
        await room.mark(**changes)


async def allow_hints(room: Room, user: int, *, allowed: bool) -> None:
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        await room.mark(hints=int(allowed))


async def play_friendly(room: Room, user: int, *, friendly: bool) -> None:
    """Whether the game does not count for the ranking."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        await room.mark(friendly=int(friendly))


async def want_thread(room: Room, user: int, *, wanted: bool) -> None:
    """Whether the game moves to a thread of its own when it starts."""
    async with room.lock:
        gathering(room)
        room.seat_of(user)
        await room.mark(in_thread=int(wanted))


def check_start(room: Room, user: int) -> None:
    """Whether this player may start now."""
    gathering(room)
    in_charge(room, user)
    if lacking := missing(room):
        raise HostError(TooFew(lacking))


async def start(room: Room, user: int, click: int, thread: int | None = None) -> None:
    """Close up the seats and deal; in a `thread` that hangs on the lobby's message, if there is one."""
    async with room.lock:
        room.check_open()
        check_start(room, user)
        if not room.row.onward:
            chosen = room.game.seated(options(room), [row.seat for row in room.seats])
            await room.mark(options=codec.dumps(chosen))
        await room.store.place(room.id, [(row.user, seat) for seat, row in enumerate(room.seats)])
        await room.reseat()
        row = room.row
        moved = {"channel": thread, "parent": row.channel, "line": row.board, "line_phase": "lobby"} if thread else {}
        await room.start(click, **moved)


async def cancel(room: Room, user: int) -> None:
    async with room.lock:
        check_close(room, user)
        await room.mark(phase="cancelled", ended=room.store.now())


def gathering(room: Room) -> None:
    """Whether this is still a lobby."""
    if room.row.phase == "playing":
        raise HostError(AlreadyStarted())
    if room.row.phase != "lobby":
        raise HostError(AlreadyOver())


def waits_for_opener(room: Room) -> bool:
    """Whether Start and Close are still the opener's alone; after an hour they are anybody's at the table."""
    return room.store.now() < room.row.opened + PATIENCE


def may_start(room: Room, user: int) -> bool:
    """Whether it is for this player to start or to close the table."""
    return room.sits(user) and (user == room.row.opener or not waits_for_opener(room))


def in_charge(room: Room, user: int) -> None:
    """Refuse who may not start or close the table."""
    if not may_start(room, user):
        raise HostError(OpenerOnly(room.row.opener))


def check_close(room: Room, user: int) -> None:
    """Whether this player may close the table now."""
    gathering(room)
    in_charge(room, user)
