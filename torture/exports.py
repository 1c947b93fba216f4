"""Tampered exports: whatever is changed in a file, `verify` refuses it, or shows something else to compare with the channel."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import count as counted
from pathlib import Path
from random import Random
from typing import Any

from games import GAMES
from host.book.store import Store
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.record.exporting import VerifyError, export, verify

from .tally import Tally, Wrong

UNPROVEN = {"at", "ended", "levels"}  # a file tells when and against which bots; nothing follows from it
CLAIMS = {"fingerprint", "winners"}  # that files of earlier releases do not make
Place = tuple[Any, ...]


async def exports(folder: Path, tally: Tally, count: int, seed: str) -> None:
    """Export a game of each title, and tamper with the files so many times."""
    chance, files = Random(seed), [await _exported(folder, name, seed) for name in GAMES]
    reports = [verify(text) for text in files]
    for _ in range(count):
        n = chance.randrange(len(files))
        place, text = tampered(files[n], chance)
        tally.tried["tampered exports"] += 1
        try:
            found = verify(text)
        except VerifyError:
            tally.tried["… refused"] += 1
            continue
        except Exception as error:
            tally.wrong(Wrong.BROKEN, f"verify breaks ({error!r}) on a change of {place}")
            continue
        if found != reports[n]:
            tally.tried["… shown to be another game"] += 1
        elif place[0] in CLAIMS and place[0] not in json.loads(text):
            tally.tried["… with one claim less, all others true"] += 1
        elif UNPROVEN & set(place) or json.loads(text) == json.loads(files[n]):
            tally.tried["… changed only in what a file cannot prove (times, levels)"] += 1
        else:
            tally.wrong(Wrong.BROKEN, f"verify calls sound a change of {place}")


async def _exported(folder: Path, name: str, seed: str) -> str:
    """A random game to its end, as a file."""
    store, numbers = await Store.open(folder / f"{name}.sqlite3"), counted(1)
    try:
        rooms = Rooms(store, lambda: sha256(f"{seed} {next(numbers)}".encode()).hexdigest())
        room = await rooms.open(name, 1, 1, 1, "Player 1", 1, "en")
        for user in range(2, min(GAMES[name].rules.SEATS) + 1):
            await lobby.join(room, user, f"Player {user}", user)
        await lobby.start(room, 1, 99)
        await _played_out(room, Random(seed))
        return await export(room)
    finally:
        await store.close()


async def _played_out(room: Room, chance: Random) -> None:
    while room.row.phase == "playing":
        seat = chance.choice(sorted(room.waiting))
        user = room.user_at(seat)
        assert user is not None
        await room.answer(user, chance.choice(room.playing().legal(seat)))


# ---------------------------------------------------------------- tampering


def tampered(text: str, chance: Random) -> tuple[Place, str]:
    """The file with one thing changed, left out, doubled or moved; and where."""
    data = json.loads(text)
    place = chance.choice(list(_places(data)) if chance.random() < 0.5 else [(key,) for key in data])
    holder = data
    for step in place[:-1]:
        holder = holder[step]
    last = place[-1]
    if isinstance(holder, list) and chance.random() < 0.4:
        _moved(holder, last, chance)
    elif chance.random() < 0.15:
        del holder[last]
    else:
        holder[last] = _changed(holder[last], chance)
    return place, json.dumps(data, ensure_ascii=False)


def _places(data: Any, before: Place = ()) -> Iterator[Place]:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield (*before, key)
        if isinstance(value, dict | list):
            yield from _places(value, (*before, key))


def _moved(some: list[Any], n: int, chance: Random) -> None:
    match chance.randint(1, 3):
        case 1:
            some.insert(n, copy.deepcopy(some[n]))
        case 2:
            other = chance.randrange(len(some))
            some[n], some[other] = some[other], some[n]
        case _:
            del some[n:]


def _changed(value: Any, chance: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + chance.choice((-1, 1, 7, -(10**12)))
        case str() if value:
            n = chance.randrange(len(value))
            return value[:n] + chance.choice("0123456789abcxyzÀ") + value[n + 1 :]
        case list() | dict():
            return chance.choice((None, [], {}, 7, "x"))
        case _:
            return chance.choice((0, "x", [], {}, -1))
