"""What one player cannot do alone: undo what was revealed, end a game, sit down on a free seat; and resigning."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import assert_never

from lang.happenings import AskEnd, AskSeat, AskUndo, Plea, Replaced, Resigned, Stopped, TookBack
from lang.troubles import AlreadyOver, NoFreeSeat, NoPetition, NothingToUndo, OwnPetition, PetitionPending, Trouble
from rules.engine import codec

from .room import Room
from .store import PetitionRow, now


async def undo(room: Room, user: int, click: int | None = None) -> bool:
    """Take back one's own last step at once if nothing was revealed since (True), else ask the others (False)."""
    async with room.lock:
        match, seat = room.playing(), room.seat_of(user)
        if (place := match.own_step(seat)) is not None:
            await room.take_back(place, TookBack(seat, consent=False), seat, click)
            return True
        if match.last_step(seat) is None:
            raise Trouble(NothingToUndo())
        return await _ask(room, user, AskUndo(seat, room.n), click)


async def end(room: Room, user: int, name: str, *, moderator: bool, click: int | None = None) -> bool:
    """A moderator ends a game at once (True), a player with the consent of the others."""
    async with room.lock:
        if room.row.phase == "lobby":
            if not moderator:
                room.seat_of(user)
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
    """Somebody offers to take a seat that was given up."""
    async with room.lock:
        match = room.playing()
        free = sorted(set(range(match.record.seats)) - {row.seat for row in room.seats})
        if not free or room.sits(user):
            raise Trouble(NoFreeSeat())
        return await _ask(room, user, AskSeat(free[0], name, click), click)


async def resign(room: Room, user: int, click: int | None = None) -> None:
    """With two players the other wins; with more the seat is free for a substitute."""
    async with room.lock:
        match, seat = room.playing(), room.seat_of(user)
        happening = Resigned(seat, room.names[seat])
        if match.record.seats == 2 or len(room.people) == 1:
            await room.happen(happening, seat, click, phase="over", ended=now())
        else:
            await room.happen(happening, seat, click)
            await room.store.rise(room.id, user)
            await room.reseat()


async def pending(room: Room) -> tuple[Plea, PetitionRow] | None:
    """The question before the table, unless the game has moved on."""
    row = await room.store.petition(room.id)
    if row is None or room.row.phase != "playing":
        return None
    plea: Plea = codec.loads(Plea, row.body)
    return None if isinstance(plea, AskUndo) and plea.n != room.n else (plea, row)


async def consent(room: Room, user: int, *, agree: bool, click: int | None = None) -> tuple[Plea, bool | None]:
    """A player's word on the pending question: the plea and its outcome, None while others are awaited."""
    async with room.lock:
        question = await pending(room)
        if question is None:
            raise Trouble(NoPetition())
        plea, row = question
        seat = room.seat_of(user)
        if user == row.user:
            raise Trouble(OwnPetition())
        if not agree:
            await room.store.keep_petition(room.id, None)
            return plea, False
        yes = sorted({*json.loads(row.yes), seat})
        if all(s.seat in yes or s.user == row.user for s in room.people):
            await _grant(room, plea, row.user, click)
            return plea, True
        await room.store.keep_petition(room.id, replace(row, yes=json.dumps(yes)))
        return plea, None


async def _ask(room: Room, user: int, plea: Plea, click: int | None) -> bool:
    """Put a question to all others; with nobody to ask it is granted (True)."""
    if (question := await pending(room)) and question[1].user != user:
        raise Trouble(PetitionPending())
    if all(row.user == user for row in room.people):
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
            await room.store.sit(room.id, seat, user, name, join)
            await room.reseat()
            await room.happen(Replaced(seat, name), seat, None)
        case _:
            assert_never(plea)
