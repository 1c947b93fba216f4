"""Games that earlier commits stored: they load, lead to the same positions ply by ply, tell the same, and end alike.

A change that fails here changes the rules of games under way: give it a version instead (`since`), or if only names have
changed, keep the stored ones (`codec.stored_as`) and note the new names of events below. A corpus is never recorded anew.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from old_hall import old_book
from tables import with_rooms

from games import GAMES
from host.book.store import GameRow, LogRow
from host.play.rooms import Rooms
from host.record import exporting
from host.record.reading import record, standing
from lang.notices import LogEvent
from rules.engine import codec
from rules.engine.match import Match, Telling, unfold

CORPUS = Path(__file__).parent / "corpus"
LOG = ("n", "kind", "ply", "seat", "body", "digest", "fate", "why")

# Events are told, not stored: they may change. What the corpora call otherwise, and what they do not know, by game.
RENAMED: dict[str, dict[str, str]] = {}  # {"fortuna": {"the name of today": "the name then"}}; of a field "Event.field"
UNKNOWN: dict[str, set[str]] = {"lutece": {"Revealed.cards", "Valorised.cards"}}  # {"fortuna": {"Event.field"}}, by the names of today


def lines() -> Iterator[dict[str, Any]]:
    for path in sorted(CORPUS.glob("*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield from map(json.loads, file)


GAMES_KEPT = {line["title"]: line for line in lines()}


def game_row(line: dict[str, Any]) -> GameRow:
    return GameRow(
        1, 1, None, line["game"], line["version"], line["data"], "fr", json.dumps(line["options"]), line["phase"], 101, 1, line["seats"],
        line["secret"], json.dumps(line["joins"]), line["seed"], 0, 0, None, 0, None, 0, 0, 0,
    )  # fmt: skip


def log_rows(line: dict[str, Any]) -> list[LogRow]:
    found = [dict(zip(LOG, row, strict=True)) for row in line["log"]]
    texts = ({name: json.dumps(row[name]) for name in ("body", "why") if row[name] is not None} for row in found)
    return [LogRow(**row | text, click=None, at=row["n"]) for row, text in zip(found, texts, strict=True)]


def as_then(game: str, told: Any) -> Any:
    """What was told in the words of the corpora."""
    match told:
        case list():
            return [as_then(game, one) for one in told]
        case {"is": kind, **facts}:
            renamed, unknown = RENAMED.get(game, {}), UNKNOWN.get(game, set())
            kept = {
                renamed.get(f"{kind}.{name}", name): as_then(game, fact) for name, fact in facts.items() if f"{kind}.{name}" not in unknown
            }
            return dict(sorted({"is": renamed.get(kind, kind), **kept}.items()))
        case _:
            return told


def telling(game: str, told: Telling) -> str:
    """A short hash of what was told, and to whom."""
    text = codec.CANONICAL.encode(as_then(game, [[one.to, codec.dump(one.event)] for one in told]))
    return blake2b(text.encode(), digest_size=3).hexdigest()


def differs(line: dict[str, Any], n: int, match: Match) -> str:
    return f"row {n} of {line['title']}: the position differs, {codec.dumps(match.state)[:2000]}"


@pytest.mark.parametrize("title", GAMES_KEPT)
def test_a_game_replays_as_it_was_played(title: str) -> None:
    line = GAMES_KEPT[title]
    game, rows = GAMES[line["game"]].rules, log_rows(line)
    entries = standing(rows)
    steps = list(unfold(game, record(game_row(line), entries)))
    assert steps[0][1].digest() == line["deal"], "the deal differs"
    for row, (_, match, _) in zip(entries, steps[1:], strict=True):
        assert row.digest in (None, match.digest()), differs(line, row.n, match)
    assert [telling(game.NAME, told) for _, _, told in steps] == line["told"]
    match = steps[-1][1]
    waiting = sorted(match.waiting) if line["phase"] == "playing" else []
    assert waiting == line["waiting"] and line["moment"] in (None, match.moment)
    sheet = game.sheet(match.state.table)
    assert json.loads(json.dumps([sheet.totals, sheet.ranks, codec.dump(sheet.ending)])) == [line["totals"], line["ranks"], line["ending"]]


@pytest.mark.parametrize("title", GAMES_KEPT)
def test_all_that_was_stored_is_read_and_written_the_same(title: str) -> None:
    """Moves, orders, options and what happened besides come back to the very text that was stored."""
    line = GAMES_KEPT[title]
    game = GAMES[line["game"]].rules
    kinds = {"answer": codec.one_of(game.MOVES), "happening": LogEvent}
    texts = [(kinds[kind], body) for _, kind, _, _, body, *_ in line["log"]]
    texts += [(codec.one_of(game.ORDERS), order) for _, order in line["orders"]]
    for hint, data in [*texts, (game.Options, line["options"])]:
        assert codec.dump(codec.load(hint, data)) == data


def test_the_corpus_has_every_title_and_number_of_players() -> None:
    kept = {(line["game"], line["seats"], line["phase"]) for line in GAMES_KEPT.values()}
    assert kept >= {(name, seats, "over") for name in GAMES for seats in GAMES[name].rules.SEATS}
    assert kept >= {(name, pick(GAMES[name].rules.SEATS), "playing") for name in GAMES for pick in (min, max)}


def test_the_corpus_has_every_version_of_the_rules() -> None:
    """A new version, or a new game, is recorded by tests/corpus/record.py and put beside the others."""
    kept = {(line["game"], line["version"]) for line in GAMES_KEPT.values()}
    assert kept >= {(name, version) for name in GAMES for version in range(1, GAMES[name].rules.VERSION + 1)}


@pytest.mark.parametrize("name", GAMES)
def test_the_corpus_has_every_kind_of_move(name: str) -> None:
    rows = (row for line in GAMES_KEPT.values() if line["game"] == name for row in line["log"])
    assert {body["is"] for _, kind, _, _, body, *_ in rows if kind == "answer"} == {codec.tag_of(kind) for kind in GAMES[name].rules.MOVES}


@pytest.mark.parametrize("name", GAMES)
def test_the_corpus_has_options_and_resignations(name: str) -> None:
    """Of every title: tables by other options than the usual ones, every option among them, and players who gave up."""
    kept = [line for line in GAMES_KEPT.values() if line["game"] == name]
    usual = codec.dump(GAMES[name].rules.Options())
    chosen = {option for line in kept for option, value in line["options"].items() if value != usual.get(option)}
    assert chosen >= set(usual) - {"is"}
    assert any(row[4]["is"] == "Resigned" for line in kept for row in line["log"])


def test_the_database_of_an_earlier_bot_is_opened_and_played_on(tmp_path: Path) -> None:
    """Running games go on, finished ones are read and can be verified, lobbies are still lobbies."""

    async def story(rooms: Rooms) -> None:
        found = {row.id: await rooms.room(row.id) for row in await rooms.store.games("lobby", "playing", "over")}
        assert sorted(room.row.phase for room in found.values()) == ["lobby"] * 2 + ["over"] * 2 + ["playing"] * 4
        for room in found.values():
            assert room.frozen is None
            if room.row.phase == "playing":
                before = room.n
                for _ in range(10):
                    seat = room.waiting[0]
                    await room.answer(room.seats[seat].user, room.playing().legal(seat)[0])
                assert room.n > before
                assert (await Rooms(rooms.store).room(room.id)).match == room.match, "what was added is read back as well"
            elif room.row.phase == "over":
                assert exporting.verify(await exporting.export(room))

    with_rooms(old_book(tmp_path), story)
