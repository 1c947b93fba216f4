"""A game as a file: export after the end, and the check that replays it offline."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, TypeVar

from games import GAMES
from rules.engine import codec
from rules.engine.match import ReplayError

from ..book.store import GameRow, LogRow, SeatRow, SnapshotRow
from ..play import shuffle
from ..play.room import Room
from . import reading
from .archive import Archive
from .fingerprint import fingerprint
from .verifying import VerifyError as VerifyError
from .verifying import verified

X = TypeVar("X")
FORMAT = 1
ROW = ("n", "kind", "ply", "seat", "body", "digest", "at", "fate")


async def export(room: Room) -> str:
    """The whole game: seats, options, seed with its parts, every row of the log with its fate."""
    row, rows = room.row, await room.store.log(room.id)
    kept = await room.store.snapshots(room.id) if room.origin else []
    data = {
        "arbiter": FORMAT,
        "game": row.game, "version": row.version, "data": row.data, "seats": row.seats, "options": json.loads(row.options),
        "players": list(room.names), "levels": [seat.level for seat in sorted(room.seats, key=lambda seat: seat.seat)],
        "commitment": shuffle.commitment(row.secret), "secret": row.secret, "joins": json.loads(row.joins), "seed": row.seed,
        "log": [{name: getattr(r, name) for name in ROW} | {"body": json.loads(r.body)} for r in rows],
        "score": codec.dump(room.sheet().totals), "ended": row.ended, "plies": len(room.dealt().record.log),
        "winners": list(room.winners), "fingerprint": fingerprint(row, rows),
    }  # fmt: skip
    if any(hashes := json.loads(row.words)):
        given = await room.store.words(room.id)
        data |= {"words": [given.get(seat, "") for seat in range(row.seats)], "word_hashes": hashes}
    if origin := next((one for one in kept if one.n == room.origin), None):
        data["origin"] = asdict(origin) | {"state": json.loads(reading.unpacked(origin.state))}
    return json.dumps(data, ensure_ascii=False, indent=1)


def verify(text: str) -> list[str]:
    """Check an exported game from nothing but the file: what was checked, a line each; VerifyError if anything is wrong."""
    return _read(text, lambda data: verified(data, _archive(data)))


def archived(text: str) -> Archive:
    """An exported game, to tell, draw or review it; VerifyError if it cannot be read."""
    return _read(text, _archive)


def _read(text: str, work: Callable[[dict[str, Any]], X]) -> X:
    try:
        data = json.loads(text)
        if data["arbiter"] != FORMAT:
            raise VerifyError(f"this file has format {data['arbiter']!r}; this version of the bot reads format {FORMAT}")
        return work(data)
    except ReplayError as error:
        raise VerifyError(str(error)) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise VerifyError(f"not an exported game ({type(error).__name__}: {error})") from error


def _archive(data: dict[str, Any]) -> Archive:
    rows = (LogRow(**{name: r[name] for name in ROW} | {"body": json.dumps(r["body"]), "click": None}) for r in data["log"])
    levels = data.get("levels") or [None] * data["seats"]
    named = enumerate(zip(data["players"], levels, strict=True))
    seats = (SeatRow(seat, -1 - seat if level else seat, name, level, None, 0) for seat, (name, level) in named)
    return Archive(_row(data), tuple(rows), tuple(_origin(data.get("origin"))), tuple(seats))


def _row(data: dict[str, Any]) -> GameRow:
    if data["game"] not in GAMES:
        raise VerifyError(f"unknown game: {data['game']!r}")
    return GameRow(
        0, 0, None, data["game"], data["version"], data["data"], "en", json.dumps(data["options"]), "over", 0, 1, data["seats"],
        data["secret"], json.dumps(data["joins"]), data["seed"], 0, 0, 0, 0, None, 0, 0, 0,
    )  # fmt: skip


def _origin(data: dict[str, Any] | None) -> list[SnapshotRow]:
    """The position that the game went on from, if it did."""
    return [SnapshotRow(**data | {"state": zlib.compress(codec.CANONICAL.encode(data["state"]).encode())})] if data else []
