"""What one player cannot do alone: undo what was revealed, end a game, sit down on a free seat; and resigning."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import assert_never

from lang.happenings import AskEnd, AskReplace, AskSeat, AskUndo, Automated, Plea, Replaced, Resigned, Returned, Stopped, TookBack
from lang.troubles import (
    AlreadyOver,
    AlreadySeated,
    AskedAlready,
    Bar,
    NoConsent,
    NoFreeSeat,
    NoPetition,
    NotAway,
    NothingToUndo,
    OwnPetition,
    PetitionPending,
    Stale,
    Trouble,
)
from rules.engine import codec
from rules.engine.match import Match
from rules.engine.model import Kind, Seat

from .lobby import COMPUTERS, in_charge, number
from .room import Room
from .store import PetitionRow, now

NAGGING = 600  # seconds before the same question may be put to the table again


async def undo(room: Room, user: int, click: int | None = None, *, at: int | None = None) -> bool:
    """Take back one's own last step at once if nothing was revealed since (True), else ask the others (False).

    `at` is the row of the log the player was looking at: a second click must not take back a second step.
    """
    async with room.lock:
        match, seat = room.playing(), room.seat_of(user)
        if at is not None and at != room.n:
            raise Trouble(Stale())
        if (place := match.own_step(seat)) is not None:
            await room.take_back(place, TookBack(seat, consent=False), seat, click)
            return True
        if (last := match.last_step(seat)) is None:
            raise Trouble(NothingToUndo())
        if room.computers:
            raise Trouble(NoConsent(await asyncio.to_thread(_bar, match, last)))
        return await _ask(room, user, AskUndo(seat, room.n), click)


def _bar(match: Match, place: int) -> Bar:
    """What keeps the answer at this place of the log from being taken back alone."""
    asked = match.without(place).decision
    if asked is not None and asked.kind is Kind.LIVE:
        return Bar.OPEN
    return Bar.SHOWN if place == len(match.record.log) - 1 else Bar.PLAYED


async def end(room: Room, user: int, name: str, *, moderator: bool, click: int | None = None) -> bool:
    """A moderator ends a game at once (True), a player with the consent of the others."""
    async with room.lock:
        if room.row.phase == "lobby":
            if not moderator:
                in_charge(room, user)
            changes = {"phase": "cancelled", "ended": now()}
            await room.store.change(room.id, **changes)
            room.row = replace(room.row, **changes)  # type: ignore[arg-type]
            return True
        if room.row.phase != "playing":
            raise Trouble(AlreadyOver())
        if moderator:
            await room.happen(Stopped(name, moderator=True), None, click, phase="over", ended=now())
            return True
        return await _ask(room, user, AskEnd(room.seat_of(user)), click)


async def take_seat(room: Room, user: int, name: str, click: int) -> bool:
    """Take one's own seat back from a computer player at once (True), or offer to take another's that was given up."""
    async with room.lock:
        room.playing()
        if room.sits(user):
            raise Trouble(AlreadySeated())
        mine = await room.store.sat_at(room.id, user)
        if mine is not None and mine in room.computers:
            await room.store.succeed(room.id, mine, user, name, click)
            await room.reseat()
            await room.happen(Returned(mine, name), mine, None)
            return True
        if not room.given_up:
            raise Trouble(NoFreeSeat())
        return await _ask(room, user, AskSeat(room.given_up[0], name, click), click)


async def replace_absent(room: Room, user: int, hours: int, click: int | None = None) -> bool:
    """Ask the others to let a computer player go on for whoever has been awaited too long."""
    async with room.lock:
        room.playing()
        room.seat_of(user)
        absent = next((seat for seat in room.waiting_people if room.user_at(seat) != user), None)
        last = await room.store.last_at(room.id)
        if absent is None or now() - last < hours * 3600:
            raise Trouble(NotAway(hours))
        return await _ask(room, user, AskReplace(absent, room.names[absent]), click)


async def _automate(room: Room, seat: Seat, click: int) -> None:
    """A computer player goes on from here."""
    before, used = room.names[seat], {row.name for row in room.seats}
    name = next(name for name in COMPUTERS if name not in used)
    await room.store.succeed(room.id, seat, number(room), name, click, "normal")
    await room.reseat()
    await room.happen(Automated(seat, name, before), seat, None)


async def resign(room: Room, user: int, click: int | None = None) -> None:
    """With two players the other wins; with more a computer player goes on, until somebody takes the seat."""
    async with room.lock:
        match, seat = room.playing(), room.seat_of(user)
        happening = Resigned(seat, room.names[seat])
        if match.record.seats == 2 or len(room.people) == 1:
            await room.happen(happening, seat, click, phase="over", ended=now())
        else:
            await room.happen(happening, seat, click)
            await _automate(room, seat, click or 0)


async def pending(room: Room) -> tuple[Plea, PetitionRow] | None:
    """The question before the table, unless the game has moved on."""
    row = await room.store.petition(room.id)
    if row is None or room.row.phase != "playing":
        return None
    plea: Plea = codec.loads(Plea, row.body)
    return None if await _overtaken(room, plea, row) else (plea, row)


async def _overtaken(room: Room, plea: Plea, row: PetitionRow) -> bool:
    """Whether what has happened since makes the question void."""
    match plea:
        case AskUndo(n=n):
            return n != room.n
        case AskSeat(seat):
            return seat not in room.computers or room.sits(row.user)
        case AskReplace(seat):
            return seat not in room.waiting_people or await room.store.answered_since(room.id, seat, row.at)
        case AskEnd():
            return False
        case _:
            assert_never(plea)


async def consent(room: Room, user: int, *, agree: bool, click: int | None = None, seal: int | None = None) -> tuple[Plea, bool | None]:
    """A player's word on the pending question: the plea and its outcome, None while others are awaited."""
    async with room.lock:
        question = await pending(room)
        if question is None or seal not in (None, question[1].seal):
            raise Trouble(NoPetition())
        plea, row = question
        seat = room.seat_of(user)
        if user == row.user:
            raise Trouble(OwnPetition())
        if not agree:
            await room.store.keep_petition(room.id, None)
            return plea, False
        yes = sorted({*json.loads(row.yes), seat})
        absent = plea.seat if isinstance(plea, AskReplace) else None
        if all(s.seat in yes or s.user == row.user or s.seat == absent for s in room.people):
            await _grant(room, plea, row.user, click)
            return plea, True
        await room.store.keep_petition(room.id, replace(row, yes=json.dumps(yes)))
        return plea, None


async def _ask(room: Room, user: int, plea: Plea, click: int | None) -> bool:
    """Put a question to all others; with nobody to ask it is granted (True)."""
    if question := await pending(room):
        if question[1].user != user:
            raise Trouble(PetitionPending())
        if type(question[0]) is type(plea) and now() - question[1].at < NAGGING:
            raise Trouble(AskedAlready())
    absent = plea.seat if isinstance(plea, AskReplace) else None
    if all(row.user == user or row.seat == absent for row in room.people):
        await _grant(room, plea, user, click)
        return True
    await room.store.keep_petition(room.id, PetitionRow(codec.dumps(plea), user, "[]", now()))
    return False


async def _grant(room: Room, plea: Plea, user: int, click: int | None) -> None:
    await room.store.keep_petition(room.id, None)
    match plea:
        case AskUndo(seat):
            place = room.playing().last_step(seat)
            assert place is not None
            await room.take_back(place, TookBack(seat, consent=True), seat, click)
        case AskEnd(seat):
            await room.happen(Stopped(room.names[seat], moderator=False), None, click, phase="over", ended=now())
        case AskSeat(seat, name, join):
            await room.store.succeed(room.id, seat, user, name, join)
            await room.reseat()
            await room.happen(Replaced(seat, name), seat, None)
        case AskReplace(seat):
            await _automate(room, seat, click or 0)
        case _:
            assert_never(plea)
