"""From the end of a lesson into a game: the same position, alone against gentle bots, and nothing counts but the fun of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine import codec
from rules.engine.dice import Dice

from ..play import lobby
from ..play.onward import Opener, begin_with
from ..play.room import Room
from ..play.rooms import Rooms
from ..telling.names import sitting_down
from . import NUMBER, OTHERS, Place, position

LEVEL = "easy"


async def play_on(rooms: Rooms, at: Place, channel: int, opener: Opener, language: str) -> Room:
    """A game under way in somebody's direct messages. What they cannot see from their seat is dealt anew: others' hands, and every pile."""
    lesson, (match, _), (user, name, click) = at.lesson, position(at), opener
    as_it_was: dict[str, Any] = {
        "onward": -NUMBER[at.game], "onward_turn": at.step + 1, "seats": lesson.seats, "friendly": 1,
        "options": codec.dumps(lesson.options), "version": lesson.version, "data": lesson.data,
    }  # fmt: skip
    room = await rooms.open(at.game, channel, None, user, name, click, language, **as_it_was)
    unseen = match.game.imagine(match.view(lesson.seat), Dice(room.row.secret, 0))
    await begin_with(room, replace(match, state=unseen))
    await room.store.place(room.id, [(user, lesson.seat)])
    await room.reseat()
    others = (seat for seat in range(lesson.seats) if seat != lesson.seat)
    for seat, other in zip(others, OTHERS, strict=False):
        await room.store.sit(room.id, seat, lobby.number(room), sitting_down(room, other), click, LEVEL)
        await room.reseat()
    await lobby.start(room, user, click)
    return room
