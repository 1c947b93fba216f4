"""Playing on from a turn of a finished game: a new table with its own record, which counts for nothing but the fun of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ai.fate import fates_of
from lang.errors import AlreadyOver, HostError, NotOverYet
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match

from ..after.replaying import Reel
from ..record import reading
from .room import Room
from .rooms import Rooms

FIRST = 1  # the row after which the position stands: the start
Opener = tuple[int, str, int]  # who opens a table: their number, name, and the press


async def play_on(rooms: Rooms, source: Room, whole: Reel, turn: int, channel: int, guild: int | None, opener: Opener) -> Room:
    """A new lobby for as many as sat there, by its options; who opens it sits where they sat. Everybody else joins, or is a bot."""
    match = whole.scenes[turn].match
    if source.row.phase != "over":
        raise HostError(NotOverYet())
    if match.decision is None:
        raise HostError(AlreadyOver())
    user, name, click = opener
    as_it_was: dict[str, Any] = {
        "onward": source.id, "onward_turn": turn, "seats": source.row.seats, "friendly": 1,
        "options": source.row.options, "version": match.record.version, "data": source.row.data,
    }  # fmt: skip
    room = await rooms.open(source.row.game, channel, guild, user, name, click, source.row.lang, **as_it_was)
    await begin_with(room, _dealt_anew(match, room.row.secret))
    if source.sits(user):
        await room.store.place(room.id, [(user, source.seat_of(user))])
        await room.reseat()
    return room


async def begin_with(room: Room, dealt: Match) -> None:
    """The position that a lobby's game will begin with."""
    await room.store.keep_snapshot(room.id, reading.packed(FIRST, dealt, codec.dumps(dealt.state)))


def _dealt_anew(match: Match, secret: str) -> Match:
    """The position with what nobody had seen dealt anew: who has looked at all cards since knows no more of it than the others."""
    state, dice = match.state, Dice(secret, 0)
    for fate in fates_of(match.game):
        state = fate.anew(state, dice)
    return replace(match, state=state)
