"""A game as a file: export after the end, and the check that replays it offline."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, TypeVar

import games
import lang
from games import GAMES
from lang.notices import TableEvent
from rules.engine import codec
from rules.engine.match import ReplayError
from rules.engine.model import Seat

from . import posts, reading, shuffle
from .archive import Archive
from .reading import Played, Said
from .room import Room
from .store import GameRow, LogRow, SeatRow, SnapshotRow

X = TypeVar("X")
FORMAT = 1
ROW = ("n", "kind", "ply", "seat", "body", "digest", "at", "fate")


class VerifyError(Exception):
    """A file that is no export, or does not replay as it says."""


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
    }  # fmt: skip
    if origin := next((one for one in kept if one.n == room.origin), None):
        data["origin"] = asdict(origin) | {"state": json.loads(reading.unpacked(origin.state))}
    return json.dumps(data, ensure_ascii=False, indent=1)


def verify(text: str) -> list[str]:
    """Check an exported game from nothing but the file: what was checked, a line each; VerifyError if anything is wrong."""
    return _read(text, _verified)


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


def _verified(data: dict[str, Any]) -> list[str]:
    secret, joins = data["secret"], data["joins"]
    if shuffle.commitment(secret) != data["commitment"]:
        raise VerifyError("the secret doesn’t match the hash shown in the lobby")
    if shuffle.seed(secret, joins) != data["seed"]:
        raise VerifyError("the seed doesn’t follow from the secret and the players’ numbers")
    report = ["the secret matches the hash shown in the lobby", f"the seed follows from the secret and {len(joins)} players’ numbers"]
    return report + _replay(_archive(data), data["score"])


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


def _replay(archive: Archive, score: Any) -> list[str]:
    rows = archive.rows
    played = reading.read(archive.row, rows, archive.kept, every=True)
    if codec.dump(played.match.game.sheet(played.match.state.table).totals) != score:
        raise VerifyError("the score in the file is not the score of the game")
    report = [f"{len(played.entries)} moves are legal, and {played.checked} positions are those that were played"]
    if began := played.match.record.origin:
        if codec.digest(began.state) != next((one.digest for one in rows if one.n == played.origin), None):
            raise VerifyError(f"the position after row {played.origin} is not the one that was played")
        report.insert(0, f"the game continued from the position saved after row {played.origin}: what came before cannot be replayed")
    return [*report, "the score is right"]


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
    heard = (await _played(room, rows)).said if over else room.recent
    return reasons(room, rows, heard)


async def _played(room: Room, rows: Sequence[LogRow]) -> Played:
    """The whole game read again, for all that was told in it."""
    kept = await room.store.snapshots(room.id) if room.origin else ()
    return await asyncio.to_thread(reading.read, room.row, rows, kept)


def reasons(room: Room, rows: Sequence[LogRow], heard: Sequence[Said]) -> list[Motive]:
    """What decided the computer players' answers among these rows; `heard` is what the public heard of them."""
    moves, told = codec.one_of(room.game.MOVES), {said.n: said for said in heard}
    answers, found = Counter(entry.ply for entry in room.dealt().record.log), []
    for row in rows:
        if row.why and row.fate == "stands":
            alone = told.get(row.n) if answers[row.ply or 0] == 1 else None
            found.append(Motive(row.n, row.seat or 0, codec.loads(moves, row.body), alone, json.loads(row.why)))
    return found


def reason(room: Room, motive: Motive, language: str) -> str:
    """The move and under it what decided it; before the end nothing that only its player may know."""
    return _because(room, motive, language, _own_line(room, motive, language))


def _own_line(room: Room, motive: Motive, language: str) -> str:
    """What the public heard of the move itself; "" if only what followed was told: a roll, the next turn, the end."""
    said = motive.told
    if said is None or not said.news or getattr(motive.move, "UNTOLD", False):
        return ""
    own, game_text = said.news[0], games.text(language, room.row.game)
    if not isinstance(own, TableEvent) and game_text.heading(own, posts.callnames(room)):
        return ""
    return next(iter(posts.sentences(room, replace(said, news=(own,)), language)), "")


def _because(room: Room, motive: Motive, language: str, line: str) -> str:
    """A line about the move, or else its name, with the reason under it."""
    game_text, names, aloud = games.text(language, room.row.game), posts.callnames(room), room.row.phase == "playing"
    silent = game_text.kind(type(motive.move), motive.seat) if aloud else game_text.move(motive.move, motive.seat, names)
    what = line or f"**{names[motive.seat]}** · {silent}"
    return str(lang.interface(language).reason(what, game_text.why(motive.why, motive.seat, aloud=aloud)))


async def story(room: Room, language: str) -> list[Turn]:
    """Everything the public heard, turn by turn; steps that were taken back are not told again.

    After the end each move of a computer player has its reason under it, and the result comes last.
    """
    rows = await room.store.log(room.id)
    played = await _played(room, rows)
    return await asyncio.to_thread(told, room, rows, played.said, language)


def told(room: Room, rows: Sequence[LogRow], heard: Sequence[Said], language: str) -> list[Turn]:
    """The story, from what was read back."""
    over = room.row.phase == "over"
    turns = chapters(room, heard, {motive.n: motive for motive in reasons(room, rows, heard)} if over else {}, language)
    if over:
        turns.append(Turn(f"**__{lang.interface(language).LOG_END}__**", posts.result(room, language, posts.TEXT - 100)))
    return [turn for turn in turns if str(turn)]


def chapters(room: Room, heard: Sequence[Said], motives: Mapping[int, Motive], language: str) -> list[Turn]:
    """What was heard, turn by turn; under a move what decided it, where a row of the log has its motive."""
    turns = [Turn("", [])]
    for said in heard:
        motive, news = motives.get(said.n), said.news
        if motive:
            own = _own_line(room, motive, language)
            turns[-1].lines.append(_because(room, motive, language, own))
            news = news[1:] if own else news
        for one in news:
            lines = _lines(room, replace(said, news=(one,)), language, turns)
            turns[-1].lines.extend(lines)
    return turns


def _lines(room: Room, said: Said, language: str, turns: list[Turn]) -> list[str]:
    """A piece of news in words; where it begins a turn, under a new heading, which it need not repeat."""
    news, lines = said.news[0], posts.sentences(room, said, language)
    heading = "" if isinstance(news, TableEvent) else games.text(language, room.row.game).heading(news, posts.callnames(room))
    if not heading:
        return lines
    turns.append(Turn(f"**__{heading}__**", []))
    again = re.compile(rf"(▸ )?\*\*{re.escape(heading.partition(' · ')[0])}\.\*\* ")
    return [again.sub("", line, count=1) for line in lines]


def written(turns: Sequence[Turn]) -> str:
    """The log as a plain text, without marks of type."""
    text = "\n\n".join(str(turn) for turn in turns)
    return unmarked(text) + "\n"


def unmarked(text: str) -> str:
    """A text without marks of type."""
    return re.sub(r"\\(\W)", r"\1", re.sub(r"(?<!\\)(\*\*|__|`)|^-# ", "", text, flags=re.MULTILINE))


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
