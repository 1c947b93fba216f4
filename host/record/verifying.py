"""The check of an exported game, offline: everything it claims follows from the secret, the joins and the moves.

What a file cannot show by itself, it is compared with the channel for: the hash in the lobby, the joins, the fingerprint at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ai.model import Level
from lang.notices import Automated, Replaced, Resigned, Returned, SatIn, Started, Stopped
from rules.engine import codec
from rules.engine.match import unfold

from ..book.rows import LogRow
from ..play import shuffle
from . import reading
from .archive import Archive
from .fingerprint import fingerprint
from .reading import Played

KINDS, FATES = {"answer", "happening"}, {"stands", "replaced", "undone"}


class VerifyError(Exception):
    """A file that is no export, or does not replay as it says."""


def verified(data: dict[str, Any], archive: Archive) -> list[str]:
    """What was checked, a line each, then what to compare with Discord; VerifyError if anything is wrong."""
    _shuffle(data)
    _rows(archive.rows, data["version"])
    _names(archive.rows, data["players"], _levels(data))
    played = reading.read(archive.row, archive.rows, archive.kept, every=True)
    report = [
        f"the secret matches its hash, and the seed follows from it and the players’ numbers{_and_words(data)}",
        f"{len(played.entries)} moves are legal, and every one of {_positions(archive, played)} positions is the one that was played",
    ]
    if played.origin:
        _origin(archive, played)
        before = "is another game" if _taken_over(archive) else "cannot be replayed"
        report.append(f"the game continued from the position saved after row {played.origin}: what came before {before}")
    report.append(_result(data, played))
    return [*report, *_to_compare(data, archive), *LIMITS]


LIMITS = (
    "what no file can show: whether this game was played at all. If hash, numbers and fingerprint above stand in the channel, it was",
    "nor when: its times are its own word",
    "nor whether the host looked into the database while it was played",
)


def _shuffle(data: dict[str, Any]) -> None:
    secret, joins = data["secret"], data["joins"]
    if shuffle.commitment(secret) != data["commitment"]:
        raise VerifyError("the secret doesn’t match the hash shown in the lobby")
    words, hashes = data.get("words", []), data.get("word_hashes", [])
    if len(words) != len(hashes) or any(said and shuffle.words_hash(said) != known for said, known in zip(words, hashes, strict=True)):
        raise VerifyError("the words in the file are not those that went into the shuffle")
    if shuffle.seed(secret, joins, hashes) != data["seed"]:
        raise VerifyError("the seed doesn’t follow from the secret, the players’ numbers and their words")
    if not len(joins) == len(data["players"]) == data["seats"] or len(hashes) not in (0, data["seats"]):
        raise VerifyError(f"{data['seats']} seats, but {len(data['players'])} players and {len(joins)} joins")


def _and_words(data: dict[str, Any]) -> str:
    hashes = data.get("word_hashes", [])
    if not any(hashes):
        return ""
    forgotten = sum(bool(known) and not said for said, known in zip(data["words"], hashes, strict=True))
    return " and words" + (f" ({forgotten} of them forgotten since: only their hash is known)" if forgotten else "")


def _rows(rows: Sequence[LogRow], version: int) -> None:
    """The rows are numbered without a gap, of known kinds, and begin with the deal by these rules; a happening names its own seat."""
    for place, row in enumerate(rows, 1):
        if row.n != place:
            raise VerifyError(f"row {place} of the log is missing")
        if row.kind not in KINDS or row.fate not in FATES:
            raise VerifyError(f"row {row.n} is of no known kind")
        if type(row.at) is not int:
            raise VerifyError(f"row {row.n} has no time")
        event = reading.happening(row)
        if event is not None and (row.fate != "stands" or row.digest is not None or row.ply is not None):
            raise VerifyError(f"row {row.n} is no move, but is told like one")
        if row.seat is not None and getattr(event, "seat", row.seat) != row.seat:
            raise VerifyError(f"row {row.n} happens to one seat and is told of another")
        if isinstance(event, Started) != (place == 1) or (isinstance(event, Started) and event.version != version):
            raise VerifyError("the log doesn’t begin with the deal by these rules")


def _levels(data: dict[str, Any]) -> Sequence[str | None] | None:
    """The levels of the bots by seat, None for people; None of all in older files."""
    levels: Sequence[str | None] | None = data.get("levels")
    if levels is not None and (len(levels) != data["seats"] or not set(levels) <= {None, *(level.value for level in Level)}):
        raise VerifyError("the file doesn’t say of each seat whether a person or a bot holds it")
    return levels


def _names(rows: Sequence[LogRow], players: Sequence[str], levels: Sequence[str | None] | None) -> None:
    """Whoever leaves a seat is who held it, as far as the log has said, and who sits there at the end is who came last."""
    held: dict[int, str] = {}
    computers: dict[int, bool] = {}
    for row in rows:
        match reading.happening(row):
            case Resigned(seat, name):
                before = name
            case Automated(seat, name, before) | SatIn(seat, name, before):
                computers[seat] = True
            case Returned(seat, name) | Replaced(seat, name):
                before, computers[seat] = held.get(seat, name), False
            case _:
                continue
        if held.setdefault(seat, before) != before:
            raise VerifyError(f"row {row.n} names somebody who did not sit there")
        held[seat] = name
    for seat, name in held.items():
        if not 0 <= seat < len(players) or players[seat] != name:
            raise VerifyError(f"the log says that {name} held seat {seat} at the end, the file names somebody else")
    for seat, computer in computers.items():
        if levels and (levels[seat] is not None) != computer:
            raise VerifyError(f"the file is wrong about who is a computer player at seat {seat}")


def _positions(archive: Archive, played: Played) -> int:
    """How many positions there were; each must have its digest, or a move could have been put in the place of another."""
    plies = list(_played_plies(played))
    for row in plies:
        if row.digest is None:
            raise VerifyError(f"the position after row {row.n} is not told")
    if spare := [row.n for row in played.entries if row.digest is not None and row not in plies]:
        raise VerifyError(f"row {spare[0]} tells a position before everyone has answered")
    return len(plies)


def _played_plies(played: Played) -> Iterator[LogRow]:
    """The rows with which a ply was played: the last answer to each decision."""
    steps = islice(unfold(played.match.game, played.match.record), 1, None)
    for (entry, match, _), row in zip(steps, played.entries, strict=True):
        if entry is not None and match.ply > entry.ply:
            yield row


def _taken_over(archive: Archive) -> bool:
    """Whether it began with a turn of another game."""
    event = reading.happening(archive.rows[0])
    return isinstance(event, Started) and bool(event.digest)


def _origin(archive: Archive, played: Played) -> None:
    began, row = played.match.record.origin, next(one for one in archive.rows if one.n == played.origin)
    event = reading.happening(row)
    told = event.digest if isinstance(event, Started) else row.digest
    if began and codec.digest(began.state) != told:
        raise VerifyError(f"the position after row {played.origin} is not the one that was played")


# ---------------------------------------------------------------- the result


def _result(data: dict[str, Any], played: Played) -> str:
    """The score, the number of moves and the winner are those of the game, and it is over."""
    match = played.match
    if codec.dump(match.game.sheet(match.state.table).totals) != data["score"]:
        raise VerifyError("the score in the file is not the score of the game")
    if data["plies"] != len(match.record.log):
        raise VerifyError(f"the file claims {data['plies']} moves and has {len(match.record.log)}")
    if match.decision is not None and not any(_ends(event, data) for event in (played.said[-1].news if played.said else ())):
        raise VerifyError("the game isn’t over: its last moves are missing")
    if list(reading.winners(match, played.ended_by)) != data.get("winners", list(reading.winners(match, played.ended_by))):
        raise VerifyError("the winner in the file is not the winner of the game")
    how = "was played to its end" if match.decision is None else _cut_short(played, data["players"])
    return f"the score is right; the game {how}"


def _cut_short(played: Played, players: Sequence[str]) -> str:
    """How a game ended before its end. Whom the others followed must have sat there; a moderator is known to the channel alone."""
    match played.ended_by:
        case Stopped(name, moderator=True):
            return f"was ended by {name}, a moderator"
        case Stopped(""):
            return "ended because it had lost its channel"
        case Stopped(name):
            if name not in players:
                raise VerifyError(f"{name} cannot have asked for the end: nobody of that name sat there")
            return f"was ended by common consent, as {name} had asked"
        case _:
            return "was ended by a resignation"


def _ends(event: object, data: dict[str, Any]) -> bool:
    """Whether a game is over by what happened last: where more than two play, a resignation ends it only if it leaves no person."""
    match event:
        case Stopped():
            return True
        case Resigned(seat):
            levels = data.get("levels") or [None] * data["seats"]
            return data["seats"] == 2 or all(level for other, level in enumerate(levels) if other != seat)
        case _:
            return False


def _to_compare(data: dict[str, Any], archive: Archive) -> Iterator[str]:
    print_ = fingerprint(archive.row, archive.rows)
    if data.get("fingerprint", print_) != print_:
        raise VerifyError("the fingerprint in the file is not that of its log")
    names, won = data["players"], data.get("winners", [])
    yield f"compare with the lobby: hash {data['commitment']}"
    words = [f" “{said}”" if said else "" for said in data.get("words", [])] or [""] * len(names)
    joined = (f"{name} {join}{said}" for name, join, said in zip(names, data["joins"], words, strict=True))
    yield "compare with the message at the start: " + ", ".join(joined)
    yield f"compare with the message at the end: fingerprint {print_}"
    levels = data.get("levels") or [None] * len(names)
    held = (f"{name} ({level} bot)" if level else name for name, level in zip(names, levels, strict=True))
    yield "at the end the seats were held by " + ", ".join(held)
    yield "winner: " + (", ".join(names[seat] for seat in won) or "nobody")
