"""Computer players at the table: whenever one is awaited it thinks, elsewhere, and answers through the same door as everybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from ai import Level, Pool, Thought
from lang.troubles import Trouble
from rules.engine import codec
from rules.engine.model import Refused, Seat

from .room import Room

log = logging.getLogger("arbiter.computers")
FAULTS = 5  # in a row: then the table waits for a person to replace it


class Computers:
    """One worker a room in which a computer player is awaited."""

    def __init__(self, pool: Pool, changed: Callable[[Room], None]) -> None:
        self.pool, self._changed = pool, changed
        self._workers: dict[int, asyncio.Task[None]] = {}

    def touch(self, room: Room) -> None:
        """Something has changed in this room: perhaps a computer player is awaited now."""
        if room.id not in self._workers and self._next(room) is not None:
            self._workers[room.id] = asyncio.create_task(self._serve(room), name=f"computers-{room.id}")

    async def settled(self, room: Room, within: float = 30.0) -> bool:
        """Wait until no computer player is awaited any more; False if that takes too long."""
        worker = self._workers.get(room.id)
        if worker is not None:
            await asyncio.wait({worker}, timeout=within)
        return not room.thinking

    async def close(self) -> None:
        for worker in self._workers.values():
            worker.cancel()
        await self.pool.close()

    async def advise(self, room: Room, seat: Seat) -> Thought:
        """What a strong player would do in this seat, from its view alone."""
        return await self.pool.choose(room.row.game, room.playing().view(seat), Level.STRONG, secrets.token_hex(8))

    @staticmethod
    def _next(room: Room) -> Seat | None:
        if room.row.phase != "playing" or room.closing or room.stumped == room.n:
            return None
        return next((seat for seat in room.waiting if seat in room.computers), None)

    async def _serve(self, room: Room) -> None:
        faults = 0
        try:
            while faults < FAULTS and (seat := self._next(room)) is not None:
                if await self._answer(room, seat):
                    faults = 0
                    self._changed(room)
                else:
                    faults += 1
            if faults == FAULTS:
                self._give_up(room)
        except Exception:
            log.exception("a computer player failed", extra={"game": room.id})
            self._give_up(room)
        finally:
            del self._workers[room.id]
            self._changed(room)

    @staticmethod
    def _give_up(room: Room) -> None:
        """Until something else happens here, or the bot starts again: trying at once would only fail again."""
        room.stumped = room.n
        log.error("a computer player gives up", extra={"game": room.id})

    async def _answer(self, room: Room, seat: Seat) -> bool:
        """Think without the lock; if the game has moved on meanwhile, the thought is void."""
        match, player = room.playing(), room.computers[seat]
        thought = await self.pool.choose(room.row.game, match.view(seat), Level(player.level), secrets.token_hex(8))
        if thought.fault:
            log.error("a computer player fell back", extra={"game": room.id, "fault": thought.fault[-500:]})
        why = codec.dumps(thought.why) if thought.why is not None else None
        try:
            await room.answer(player.user, thought.move, moment=match.moment, why=why)
        except (Refused, Trouble) as error:
            log.info("a thought came too late", extra={"game": room.id, "why": type(error).__name__})
            return False
        return True
