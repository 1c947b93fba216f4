"""A game as a file: export after the end, and the check that replays it offline."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
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

    n: int  # its row of the log
    seat: Seat
    move: Any
    told: Said | None
    why: dict[str, Any]


async def motives(room: Room) -> list[Motive]:
    """What decided the computer players: of the moves that the present board tells, and after the end of all."""
    over = room.row.phase == "over"
    rows = await room.store.log(room.id, 0 if over else room.row.board_from)
    heard = (await asyncio.to_thread(_heard, room, rows)) if over else room.recent
    return _motives(room, rows, heard)


def _motives(room: Room, rows: Sequence[LogRow], heard: Sequence[Said]) -> list[Motive]:
    moves, told = codec.one_of(room.game.MOVES), {said.n: said for said in heard}
    answers, found = Counter(entry.ply for entry in room.dealt().record.log), []
    for row in rows:
        if row.why and row.fate == "stands":
            alone = told.get(row.n) if answers[row.ply or 0] == 1 else None
            found.append(Motive(row.n, row.seat or 0, codec.loads(moves, row.body), alone, json.loads(row.why)))
    return found


def reason(room: Room, motive: Motive, language: str) -> str:
    """The move and under it what decided it; before the end nothing that only its player may know."""
    told = posts.sentences(room, motive.told, language)[:1] if motive.told else []
    return _because(room, motive, language, told[0] if told else "")


def _because(room: Room, motive: Motive, language: str, line: str) -> str:
    """A line about the move, or else its name, with the reason under it."""
    tongue, names, aloud = lang.game(language, room.row.game), posts.callnames(room), room.row.phase == "playing"
    silent = tongue.kind(type(motive.move)) if aloud else tongue.move(motive.move, motive.seat, names)
    what = line or f"**{names[motive.seat]}** · {silent}"
    return str(lang.house(language).reason(what, tongue.why(motive.why, motive.seat, aloud=aloud)))


async def story(room: Room, language: str) -> list[Turn]:
    """Everything the public heard, turn by turn; steps that were taken back are not told again.

    After the end each move of a computer player has its reason under it, and the result comes last.
    """
    rows = await room.store.log(room.id)
    return await asyncio.to_thread(_story, room, rows, language)


def _heard(room: Room, rows: Sequence[LogRow]) -> list[Said]:
    """What the public heard of each row that stands; the deal belongs to the first."""
    record, standing = read_record(room.row, list(rows))
    places = [1, *(row.n for row in standing)]
    told = {n: telling for n, (_, _, telling) in zip(places, unfold(room.game, record), strict=True)}
    happened = {row.n: (codec.loads(Happening, row.body),) for row in rows if row.kind == "happening"}
    public = {n: tuple(one.event for one in telling if one.to is None) for n, telling in told.items()}
    return [Said(row.n, row.seat, (*happened.get(row.n, ()), *public.get(row.n, ()))) for row in rows if row.fate == "stands"]


def _story(room: Room, rows: list[LogRow], language: str) -> list[Turn]:
    turns, heard, over = [Turn("", [])], _heard(room, rows), room.row.phase == "over"
    reasons = {motive.n: motive for motive in _motives(room, rows, heard)} if over else {}
    for said in heard:
        motive = reasons.get(said.n)
        if motive and motive.told is None:  # given under seal: the public heard of it together with the others'
            turns[-1].lines.append(_because(room, motive, language, ""))
            motive = None
        for news in said.news:
            lines = _lines(room, replace(said, news=(news,)), language, turns)
            if lines and motive:
                lines[0], motive = _because(room, motive, language, lines[0]), None
            turns[-1].lines.extend(lines)
        if motive:
            turns[-1].lines.append(_because(room, motive, language, ""))
    if over:
        turns.append(Turn(f"**__{lang.house(language).LOG_END}__**", posts.result(room, language, posts.TEXT - 100)))
    return [turn for turn in turns if str(turn)]


def _lines(room: Room, said: Said, language: str, turns: list[Turn]) -> list[str]:
    """A piece of news in words; where it begins a turn, under a new heading, which it need not repeat."""
    news, lines = said.news[0], posts.sentences(room, said, language)
    heading = "" if isinstance(news, Happening) else lang.game(language, room.row.game).heading(news, posts.callnames(room))
    if not heading:
        return lines
    turns.append(Turn(f"**__{heading}__**", []))
    again = re.compile(rf"(▸ )?\*\*{re.escape(heading.partition(' · ')[0])}\.\*\* ")
    return [again.sub("", line, count=1) for line in lines]


def written(turns: Sequence[Turn]) -> str:
    """The log as a plain text, without marks of type."""
    text = "\n\n".join(str(turn) for turn in turns)
    return re.sub(r"\\(\W)", r"\1", re.sub(r"(?<!\\)(\*\*|__|`)|^-# ", "", text, flags=re.MULTILINE)) + "\n"


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
