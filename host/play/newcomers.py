"""Who is new to a game: somebody's first games of a title come with advice, and with a word for gentle opponents."""

from __future__ import annotations

from ..days.people import People
from .room import Room

FIRST = 2  # so many games of a title are somebody's first
FINISHED = "SELECT COUNT(*) FROM results WHERE user_id = ? AND title = ?"


class Newcomers:
    def __init__(self, people: People) -> None:
        self.people = people

    async def is_new(self, user: int, title: str) -> bool:
        """Whether somebody has not finished their first games of a title yet."""
        ((finished,),) = await self.people.store.read(FINISHED, (user, title))
        return int(finished) < FIRST

    async def meet(self, room: Room, user: int) -> None:
        """Somebody is at a table: note there whether they are given advice. How new they are is looked up once, what they want always."""
        if room.row.phase != "playing" or not room.sits(user):
            return
        if user not in room.newcomers:
            room.newcomers[user] = await self.is_new(user, room.row.game)
        wants = (await self.people.of(user)).tips
        (room.advised.add if room.newcomers[user] and wants else room.advised.discard)(user)
