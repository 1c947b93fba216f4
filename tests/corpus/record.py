"""Plays and writes the corpus: games as a database holds them, with what every ply led to and told.

    PYTHONPATH=<a checkout>:<its tests> python tests/corpus/record.py tests/corpus/<its commit>.jsonl.gz [game …]

A corpus is recorded once, by the code whose games it keeps; it is never renewed, another is put beside it: of a new game, or of one
whose rules have a new version.
"""

from __future__ import annotations

import asyncio
import gzip
import importlib
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from itertools import product
from pathlib import Path
from typing import Any, get_args

from clock import HandClock
from rare import by_weight
from test_fortuna_rare import hoarder

from ai import Level, think
from games import GAMES
from host.book.store import Store
from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.record.reading import read
from rules.cesar.moves import Passive
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import unfold
from rules.engine.model import Kind
from rules.fortuna.components import Side
from rules.fortuna.moves import Forgo
from rules.lutece.moves import Withdraw
from rules.triumvirat.moves import EndTurn

NAMES = ("Livia", "Marcus", "Julia", "Titus", "Silvia")
SOON = {"micatio": 8}  # after how many answers a game is broken off
LOG = ("n", "kind", "ply", "seat", "body", "digest", "fate", "why")


@dataclass(frozen=True)
class Plan:
    """A game to be recorded: who sits there, by which options, how they play, and how it ends."""

    game: str
    seats: int
    options: dict[str, Any]
    taste: str  # computers, random, eager, lazy, or a hoarder with a number
    end: str = "finished"  # or resigned, stopped, or after how many answers it is left as it is

    @property
    def title(self) -> str:
        chosen = ",".join(f"{name}={codec.dump(value)}" for name, value in self.options.items())
        return f"{self.game} for {self.seats} ({chosen}), {self.taste}, {self.end}"


def plans() -> Iterator[Plan]:
    """Every title with every number of players and every option that matters, each way of playing and of ending."""
    for n, (ordered, leaves, fewer) in enumerate(product((False, True), repeat=3)):
        chosen = {"ordered": ordered, "orgy_leaves": leaves, "fewer_orgies": fewer}
        yield Plan("cesar", 2, chosen, "eager" if n % 2 else "computers")
        yield Plan("cesar", 2, chosen, "computers" if n % 2 else "lazy")
    prices = {"market": 1, "aqueduct": 10, "palace": 3, "basilica": 1}
    sides = {2: (Side.VIOLET, Side.GREY), 3: (None, Side.BLUE), 4: (Side.GREY, None, None, Side.VIOLET)}
    for seats, experts in product((2, 3, 4), (False, True)):
        yield Plan("fortuna", seats, {"experts": experts}, "computers")
        yield Plan("fortuna", seats, {"experts": experts, "sides": sides[seats], **prices}, "random")
    for n in (0, 1, 2, 15):  # the first has a draw under a draw (F5.5), the last forgoes an action
        yield Plan("fortuna", 2 + n % 3, {}, f"hoarder {n}")
    for seats in (2, 3, 4, 5):
        yield Plan("micatio", seats, {}, "computers")
        yield Plan("lutece", seats, {}, "computers")
        yield Plan("lutece", seats, {}, "random")
        yield Plan("lutece", seats, {"sealed": True}, "computers" if seats % 2 else "random")
        yield Plan("lutece", seats, {"closing": 12}, "random" if seats % 2 else "computers")
    for seats, years in product((2, 3), (0, 2)):
        yield Plan("triumvirat", seats, {"years": years}, "computers")
        yield Plan("triumvirat", seats, {"years": years}, "random")
    for game, rules in ((name, title.rules) for name, title in GAMES.items()):
        for seats in {min(rules.SEATS), max(rules.SEATS)}:
            if game != "triumvirat":
                yield Plan(game, seats, {}, "random", "finished")
            yield Plan(game, seats, {}, "random", "resigned")
            yield Plan(game, seats, {}, "random", "stopped")
            for answers in (0, 1, 7, 40):
                yield Plan(game, seats, {}, "random", str(answers))


def choose(plan: Plan, table: Room, seat: int, dice: Dice) -> Any:
    match = table.playing()
    if plan.taste == "computers":
        return think(plan.game, match.view(seat), Level.NORMAL, f"corpus {table.n}")
    moves = match.legal(seat)
    if plan.taste.startswith("hoarder"):
        return by_weight(hoarder)(moves, dice, match)
    if rare := [move for move in moves if isinstance(move, (Forgo, Withdraw))]:
        return rare[0]
    if plan.taste == "eager":
        moves = tuple(move for move in moves if not isinstance(move, (Passive, EndTurn))) or moves
    if plan.taste == "lazy" and Passive(()) in moves and dice.below(5):
        return Passive(())
    if match.decision and match.decision.kind is not Kind.LIVE and dice.below(2):  # the kind first: rare moves are seen
        kinds = list(dict.fromkeys(map(type, moves)))
        kind = kinds[dice.below(len(kinds))]
        moves = tuple(move for move in moves if type(move) is kind)
    return moves[dice.below(len(moves))]


async def besides(table: Room, dice: Dice) -> None:
    """Now and then something else than a move: a hint, a standing order, a step taken back."""
    what, seat = dice.below(60), dice.below(table.row.seats)
    user, match = table.user_at(seat), table.playing()
    if user is None:
        return
    if what == 0:
        await table.note_hint(user)
    elif what == 1 and (orders := table.game.orders(match.view(seat))):
        await table.give_order(user, orders[dice.below(len(orders))].filled())
    elif what == 2:
        await table.drop_orders(user)
    elif what in (3, 4) and match.own_step(seat) is not None:
        await consent.undo(table, user)
    elif what == 5 and match.last_step(seat) is not None and not table.computers:
        if not await consent.undo(table, user):
            for other in table.people:
                if other.user != user:
                    await consent.vote(table, other.user, agree=True)
    elif what < 12 and seat in match.sealed:  # another answer under the same seal
        moves = match.legal(seat)
        await table.answer(user, moves[dice.below(len(moves))])


async def play(plan: Plan, rooms: Rooms, channel: int) -> Room:
    table = await rooms.open(plan.game, channel, 7, 101, NAMES[0], channel * 100, "fr")
    for n in range(1, plan.seats):
        if plan.taste == "computers":
            await lobby.add_computer(table, 101, "normal", channel * 100 + n)
        else:
            await lobby.join(table, 101 + n, NAMES[n], channel * 100 + n)
    for name, value in plan.options.items():
        await lobby.choose(table, 101, name, value)
    await lobby.start(table, 101, channel * 100 + 99)
    broken_off = 10_000 if plan.end == "finished" else SOON.get(plan.game, 40)
    dice, limit = Dice(plan.title, 0), int(plan.end) if plan.end.isdigit() else broken_off
    answers = 0
    while table.waiting and answers < limit:
        if plan.taste != "computers":
            await besides(table, dice)
        if table.expiry and not dice.below(12):  # the time of the bribes is over
            await table.close_question(table.timed_from)
        if not table.waiting:
            break
        decision = table.playing().decision
        assert decision is not None
        asked = table.waiting if plan.taste == "computers" or dice.below(12) else sorted(decision.may)
        seat = asked[dice.below(len(asked))]
        chosen, why = choose(plan, table, seat, dice), None
        if plan.taste == "computers":
            chosen, why = chosen.move, codec.dumps(chosen.why) if seat and chosen.why is not None else None
        await table.answer(table.seats[seat].user, chosen, why=why)
        answers += 1
    if plan.end == "resigned":
        await consent.resign(table, 101 + plan.seats - 1, channel * 100 + 98)
        for _ in range(12 if table.waiting else 0):
            seat = table.waiting[0]
            await table.answer(table.seats[seat].user, table.playing().legal(seat)[0])
    if plan.end == "stopped":
        await consent.end(table, 101, NAMES[0], moderator=plan.seats > 2)
        if plan.seats == 2:
            await consent.vote(table, 102, agree=True)
    return table


def telling(told: Any) -> str:
    """A short hash of what was told, and to whom."""
    text = codec.CANONICAL.encode([[one.to, codec.dump(one.event)] for one in told])
    return blake2b(text.encode(), digest_size=3).hexdigest()


def _plain(name: str, value: Any) -> Any:
    return json.loads(value) if name in ("body", "why") and value else value


async def written(plan: Plan, table: Room) -> dict[str, Any]:
    """The game's line: its rows, and what the fold of them must give."""
    row, rows = table.row, await table.store.log(table.id)
    played = read(row, rows, every=True)
    steps, standing = list(unfold(table.game, played.match.record)), played.entries
    for (_, before, _), (_, after, _), kept in zip(steps, steps[1:], standing, strict=False):
        assert kept.digest == (after.digest() if after.ply != before.ply else None)
    sheet = table.sheet()
    return {
        "title": f"{plan.title}, version {row.version}",
        "game": row.game, "version": row.version, "data": row.data, "seats": row.seats, "options": json.loads(row.options),
        "phase": row.phase, "secret": row.secret, "joins": json.loads(row.joins), "seed": row.seed,
        "players": [(one.seat, one.user, one.name, one.level) for one in table.seats],
        "orders": [(seat, codec.dump(order)) for seat, order in table.orders],
        "log": [[_plain(name, getattr(r, name)) for name in LOG] for r in rows],
        "deal": steps[0][1].digest(), "told": [telling(told) for _, _, told in steps],
        "waiting": table.waiting, "moment": table.playing().moment if table.waiting else None,
        "events": {type(one.event).__name__ for _, _, said in steps for one in said},
        "totals": sheet.totals, "ranks": sheet.ranks, "ending": codec.dump(sheet.ending),
    }  # fmt: skip


class Ticking(HandClock):
    """Every look at it is a second later."""

    def now(self) -> int:
        self.move(1)
        return super().now()


async def record(games: Sequence[str]) -> bytes:
    """All games of these titles, a line each."""
    lines, seen, told = [], dict[str, set[str]](), dict[str, set[str]]()
    with tempfile.TemporaryDirectory() as folder:
        book = await Store.open(Path(folder) / "book", Ticking())
        for channel, plan in enumerate((plan for plan in plans() if plan.game in games), 1):
            rooms = Rooms(book, sha256(f"corpus {channel - 1}".encode()).hexdigest)
            line = await written(plan, await play(plan, rooms, channel))
            seen.setdefault(plan.game, set()).update(body["is"] for _, kind, _, _, body, *_ in line["log"] if kind == "answer")
            print(len(line["log"]), "rows", line["phase"], plan.title)
            told.setdefault(plan.game, set()).update(line.pop("events"))
            lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
        await book.close()
    for game, rules in ((name, GAMES[name].rules) for name in games):
        print(game, "never played:", {kind.__name__ for kind in rules.MOVES} - seen.get(game, set()))
        events = getattr(importlib.import_module(f"rules.{game}"), "Event", None) or importlib.import_module(f"rules.{game}.events").Event
        print(game, "never told:", {kind.__name__ for kind in get_args(events)} - told.get(game, set()))
    return "\n".join(lines).encode() + b"\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(gzip.compress(asyncio.run(record(sys.argv[2:] or list(GAMES))), mtime=0))
