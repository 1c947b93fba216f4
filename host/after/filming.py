"""The film and the still of a finished game: what they show, and the studio, which has them drawn in another process."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import assert_never

import games
import lang
from ai.wire import LENGTH, pack
from games import GAMES, Shot

from ..play.room import Room
from ..recent import Recent
from ..record.archive import Archive
from ..telling import chronicle, posts, recap
from . import replaying
from .replaying import Reel

ROOT = Path(__file__).parent.parent.parent
MODULE = "host.after.camera"
KEPT = 4  # pictures that may be asked for again
SECONDS = 120.0  # more than any film takes

Told = Callable[[int, int], None]  # how many turns of how many are drawn


class Format(Enum):
    """What is made of a game."""

    FILM = "film"
    STILL = "still"

    @property
    def file(self) -> str:
        return {"film": "film.webp", "still": "still.png"}[self.value]


@dataclass(frozen=True, slots=True)
class Order:
    """A picture of a game, in the words of a language."""

    kind: Format
    archive: Archive
    language: str


class CannotFilm(Exception):
    """The process that draws broke, or took too long."""


# ---------------------------------------------------------------- what is shown


def shoot(order: Order, told: Told) -> bytes:
    """Draw it, here and now."""
    played = order.archive.played()
    room, whole = order.archive.room(played), replaying.wound(order.archive, played)
    paint, game_text = GAMES[room.row.game].painter, games.text(order.language, room.row.game)
    match order.kind:
        case Format.FILM:
            return paint.film(shots(room, whole, order.language), room.names, game_text, told)
        case Format.STILL:
            *turns, last = shots(room, whole, order.language)
            moment = replaying.decisive(whole)
            decided = None if moment is None else _turning_point(turns[moment], order.language)
            return paint.still(last, decided, room.sheet(), room.names, game_text)
        case _:
            assert_never(order.kind)


def shots(room: Room, whole: Reel, language: str) -> list[Shot]:
    """Every turn, and at last the end."""
    made = [_shot(room, whole, turn, language) for turn in range(len(whole.scenes))]
    verdict = chronicle.unmarked(posts.result(room, language, posts.TEXT)[0])
    return [*made, Shot(made[-1].table, (), lang.interface(language).LOG_END, verdict)]


def _turning_point(shot: Shot, language: str) -> Shot:
    return replace(shot, heading=lang.interface(language).turning_point(shot.heading))


def _shot(room: Room, whole: Reel, turn: int, language: str) -> Shot:
    scene = whole.scenes[turn]
    told = chronicle.chapters(room, scene.said, {}, language)
    heading = next((one.heading for one in told if one.heading), "")
    words = " ".join(recap.scene(room, scene.said, language) or [line for one in told for line in one.lines])
    return Shot(scene.match.state.table, scene.news, chronicle.unmarked(heading), chronicle.unmarked(words), sorted(scene.match.waiting))


# ---------------------------------------------------------------- the process


class Studio:
    """Where films are made: one at a time, in a process of its own; the last few are kept."""

    def __init__(self) -> None:
        self._busy = asyncio.Lock()
        self._kept: Recent[tuple[Format, int, str], bytes] = Recent(KEPT)

    async def make(self, order: Order, told: Told) -> bytes:
        """The picture; CannotFilm if it cannot be made."""
        key = (order.kind, order.archive.row.id, order.language)
        async with self._busy:
            if key not in self._kept:
                try:
                    self._kept[key] = await asyncio.wait_for(_elsewhere(order, told), SECONDS)
                except (OSError, EOFError, TimeoutError, pickle.PickleError) as error:
                    raise CannotFilm(f"{type(error).__name__}: {error}") from error
            return self._kept[key]


async def _elsewhere(order: Order, told: Told) -> bytes:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", MODULE, stdin=PIPE, stdout=PIPE, cwd=ROOT)
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(pack(order))
        await process.stdin.drain()
        while True:
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            said = pickle.loads(await process.stdout.readexactly(length))
            if isinstance(said, bytes):
                return said
            told(*said)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
