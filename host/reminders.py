"""Calling people once more: whom, when and how often. What is told, and where, is the announcer's."""

from __future__ import annotations

import json

from rules.engine.model import Seat

from . import posts
from .room import Room
from .timers import Kind, Timer, Timers

QUIET = 30 * 60  # seconds of silence in a decision open to all, after which those whose flag was cleared are called


# ---------------------------------------------------------------- a decision open to all


def cleared(room: Room) -> dict[Seat, int]:
    """The people of whom an answer open to all is awaited once more because of what another did, by the row that did it.

    Who has answered in any way since then, by a raise of their own for one, is at the table and needs no call.
    """
    if not posts.is_live(room):
        return {}
    spoke = {entry.seat: n for n, entry in zip(room.places, room.dealt().record.log, strict=True)}
    rows = ((seat, room.since[seat]) for seat in room.awaited_people)
    return {seat: n for seat, n in rows if n > room.asked_at and spoke.get(seat, 0) < n}


async def arm(timers: Timers, room: Room) -> None:
    """Before the channel is told what is new: after a long silence call those whose flag it cleared, each once a clearing."""
    before, told, now = await timers.find(Kind.CALL_AGAIN, room.id), room.row.shown, timers.clock.now()
    waiting = dict(json.loads(before.body)) if before else {}
    due = {seat: n for seat, n in cleared(room).items() if n > told or waiting.get(str(seat)) == n}
    if due:
        await timers.put(Timer(now + QUIET, Kind.CALL_AGAIN, room.id, body=json.dumps(due)))
    elif before:
        await timers.drop(Kind.CALL_AGAIN, room.id)


def call_again(room: Room, timer: Timer) -> tuple[Seat, ...]:
    """Who of those it was set for has still not answered."""
    set_for, still = json.loads(timer.body), cleared(room)
    return tuple(seat for seat, n in still.items() if set_for.get(str(seat)) == n)
