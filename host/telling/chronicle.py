"""The chronicle of a game: what the public heard, turn by turn, and what decided the computer players."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any

import games
import lang
from lang.notices import TableEvent
from rules.engine import codec
from rules.engine.match import unfold
from rules.engine.model import Seat, View

from ..book.store import LogRow
from ..play.room import Room
from ..record import reading
from ..record.reading import Played, Said
from . import posts


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
    view: Callable[[], View[Any, Any]] = field(compare=False)  # what its player saw then, from the log played again

    @property
    def heard(self) -> bool:
        """Whether it was not given under seal: before the end there is nothing to say of such a move."""
        return self.told is not None


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
    moves, told, match = codec.one_of(room.game.MOVES), {said.n: said for said in heard}, room.dealt()
    answers, found = Counter(entry.ply for entry in match.record.log), []
    answers.update([match.ply] * 2 if match.sealed else ())  # more will come under that seal
    views = cache(partial(_views, room, rows))  # only if somebody wants one: it plays the whole game again
    for row in rows:
        if row.why and row.fate == "stands":
            alone = told.get(row.n) if answers[row.ply or 0] == 1 else None
            move, seen = codec.loads(moves, row.body), partial(_seen, views, row.n)
            found.append(Motive(row.n, row.seat or 0, move, alone, json.loads(row.why), seen))
    return found


def _views(room: Room, rows: Sequence[LogRow]) -> dict[int, View[Any, Any]]:
    """What whoever gave the answer of a row saw when they did."""
    match = room.dealt()
    entries = reading.standing(rows, reading.resumed_from(rows))
    return {row.n: before.view(row.seat or 0) for row, (_, before, _) in zip(entries, unfold(match.game, match.record), strict=False)}


def _seen(views: Callable[[], dict[int, View[Any, Any]]], n: int) -> View[Any, Any]:
    return views()[n]


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
    if not line:
        silent = game_text.kind(type(motive.move), motive.seat) if aloud else lang.move_in(game_text, motive.view(), motive.move, names)
        line = f"**{names[motive.seat]}** · {silent}"
    return lang.interface(language).reason(line, game_text.why(motive.why, motive.seat, aloud=aloud, names=names))


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
