"""A game as a file: export after the end, and the check that replays it offline."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import lang
from lang.happenings import Happening
from rules.engine import codec
from rules.engine.match import unfold
from rules.engine.model import Seat

from . import deal, posts
from .games import GAMES
from .room import Room, Said, read_record
from .store import GameRow, LogRow

FORMAT = 1
ROW = ("n", "kind", "ply", "seat", "body", "digest", "at", "fate")


class Unsound(Exception):
    """A file that is no export, or does not replay as it says."""


async def export(room: Room) -> str:
    """The whole game: seats, options, seed with its parts, every row of the log with its fate."""
    row, rows = room.row, await room.store.log(room.id)
    record, _ = read_record(row, rows)
    data = {
        "arbiter": FORMAT,
        "game": row.game, "version": row.version, "data": row.data, "seats": row.seats, "options": json.loads(row.options),
        "players": list(room.names),
        "commitment": deal.commitment(row.secret), "secret": row.secret, "joins": json.loads(row.joins), "seed": row.seed,
        "log": [{name: getattr(r, name) for name in ROW} | {"body": json.loads(r.body)} for r in rows],
        "score": codec.dump(room.sheet().totals), "ended": row.ended, "plies": len(record.log),
    }  # fmt: skip
    return json.dumps(data, ensure_ascii=False, indent=1)


def verify(text: str) -> list[str]:
    """Check an exported game from nothing but the file: what was checked, a line each; Unsound if anything is wrong."""
    try:
        data = json.loads(text)
        rows = [LogRow(**{name: r[name] for name in ROW} | {"body": json.dumps(r["body"]), "click": None}) for r in data["log"]]
        secret, joins, seed = data["secret"], data["joins"], data["seed"]
        if data["arbiter"] != FORMAT:
            raise Unsound(f"a file of format {data['arbiter']!r}; this program reads format {FORMAT}")
        if deal.commitment(secret) != data["commitment"]:
            raise Unsound("the secret does not belong to the seal shown in the lobby")
        if deal.seed(secret, joins) != seed:
            raise Unsound("the seed is not made of the secret and the joins")
        report = ["the secret fits the seal", f"the seed is made of the secret and {len(joins)} joins"]
        return report + _replay(_row(data), rows, data["score"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unsound(f"not an exported game ({type(error).__name__}: {error})") from error


def _row(data: dict[str, Any]) -> GameRow:
    if data["game"] not in GAMES:
        raise Unsound(f"an unknown game: {data['game']!r}")
    return GameRow(
        0, 0, None, data["game"], data["version"], data["data"], "en", json.dumps(data["options"]), "over", 0, 1, data["seats"],
        data["secret"], json.dumps(data["joins"]), data["seed"], 0, 0, 0, 0, None, 0, 0, 0,
    )  # fmt: skip


def _replay(row: GameRow, rows: list[LogRow], score: Any) -> list[str]:
    game = GAMES[row.game]
    record, standing = read_record(row, rows)
    checked, match = 0, None
    for place, (_, after, _) in enumerate(unfold(game, record)):
        match = after
        wanted = standing[place - 1].digest if place else None
        if wanted is not None:
            checked += 1
            if wanted != after.digest():
                raise Unsound(f"the position after row {standing[place - 1].n} is not the one that was played")
    assert match is not None
    if codec.dump(game.sheet(match.state.table).totals) != score:
        raise Unsound("the score does not come out as written")
    return [f"{len(standing)} answers are legal, {checked} positions are the ones that were played", "the score comes out as written"]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn or a round in the log: whose it was, and what the public heard, a line each."""

    heading: str
    lines: list[str]

    def __str__(self) -> str:
        return "\n".join(line for line in (self.heading, *self.lines) if line)


@dataclass(frozen=True, slots=True)
class Motive:
    """What decided a computer player: the move, and what the public heard of it, unless it was given under seal."""

    seat: Seat
    move: Any
    told: Said | None
    why: dict[str, Any]


async def motives(room: Room) -> list[Motive]:
    """What decided the computer players' moves that the present board tells."""
    moves, heard = codec.one_of(room.game.MOVES), {said.n: said for said in room.recent}
    answers = Counter(entry.ply for entry in room.dealt().record.log)
    found = []
    for row in await room.store.log(room.id, room.row.board_from):
        if row.why and row.fate == "stands":
            told = heard.get(row.n) if answers[row.ply or 0] == 1 else None
            found.append(Motive(row.seat or 0, codec.loads(moves, row.body), told, json.loads(row.why)))
    return found


async def story(room: Room, language: str) -> list[Turn]:
    """Everything the public heard, turn by turn; steps that were taken back are not told again."""
    rows = await room.store.log(room.id)
    return await asyncio.to_thread(_story, room, rows, language)


def _story(room: Room, rows: list[LogRow], language: str) -> list[Turn]:
    record, standing = read_record(room.row, rows)
    places = [0, *(r.n for r in standing)]
    told = {n: telling for n, (_, _, telling) in zip(places, unfold(room.game, record), strict=True)}
    turns, tongue, names = [Turn("", [])], lang.game(language, room.row.game), posts.callnames(room)
    for row in rows:
        if row.fate != "stands":
            continue
        key = row.n if row.kind == "answer" else 0 if row.n == 1 else None
        news = [t.event for t in told.get(key, ()) if t.to is None] if key is not None else []
        happening = [codec.loads(Happening, row.body)] if row.kind == "happening" else []
        for heard in (*happening, *news):
            lines = posts.sentences(room, Said(row.n, row.seat, (heard,)), language)
            if not isinstance(heard, Happening) and (heading := tongue.heading(heard, names)):
                turns.append(Turn(f"**__{heading}__**", []))
            turns[-1].lines.extend(lines)
    return [turn for turn in turns if str(turn)]


def pages(turns: Sequence[Turn], size: int) -> list[str]:
    """The log in messages of so many characters, cut between turns where that is possible."""
    found: list[str] = []
    for turn in turns:
        for part in _parts(turn, size):
            if found and len(found[-1]) + 2 + len(part) <= size:
                found[-1] += f"\n\n{part}"
            else:
                found.append(part)
    return found or [""]


def _parts(turn: Turn, size: int) -> list[str]:
    """A turn too long for one message is cut between its lines, each part under the heading."""
    parts = [turn.heading]
    for line in turn.lines:
        if len(parts[-1]) + 1 + len(line) > size:
            parts.append(f"{turn.heading} …" if turn.heading else "")
        parts[-1] += f"\n{line}"
    return [part.strip("\n")[:size] for part in parts if part]
