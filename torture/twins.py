"""Two worlds: the same games, but for what one player and the strangers cannot see; whatever they send, they get the same in both.

Two bots, each with its own book and its own Discord, begin as copies. In one of the books every game goes on from another position that
its spy cannot tell from the real one.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from games import GAMES
from host.record.reading import packed
from host.telling.hidden import hides
from lang.notices import Resumed
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import Kind, Seat
from sandbox import Interaction, Message, load, save
from sandbox.model import EVERY_PERMISSION

from .book import Book
from .ears import imagined
from .hall import Hall, described, public
from .hostile import polite, warm_up
from .mutations import Mutator
from .plans import Plan, plan
from .tables import Table, new_table
from .tally import Tally, Wrong

FINAL = {"resign", "end", "agree", "close", "cancel", "takeseat", "sitin"}  # what may end a game: then its hands are open
CHANGES = {"game": {"resign", "end", "join", "start", "new", "rematch"}}  # commands that do
MOST = 40  # moves until somebody at a table is not asked
IDS, TIMES, ADDRESSES = re.compile(r"\d{15,}"), re.compile(r"<t:\d+(:\w)?>"), re.compile(r'"(proxy_)?url": "[^"]*"')


@dataclass(frozen=True, slots=True)
class Spied:
    """A table, and who tries to learn what the others hold there."""

    id: int
    channel: str
    spy: str
    seat: Seat


async def twins(folder: Path, tally: Tally, count: int, seed: str, patience: float, tables: int) -> None:
    """Sends this many hostile interactions to both worlds, one after the other, and compares the answers to the byte."""
    real, other = folder / "real", folder / "other"
    async with Hall(real, tally, seed=seed, patience=patience) as hall:
        spied, attackers = await _prepared(hall, [name for name in GAMES if hides(name)][:tables])
        pool = {press: (None, values) for press, (_, values) in hall.ears.presses.items()}
    for person in hall.world.people.values():
        hall.world.dm_of(person.id)  # the same number in both
    save(hall.world, folder / "world")
    shutil.copytree(real, other)
    differ = [_take_up(path, one, twin=path is other) for path in (real, other) for one in spied]
    tally.tried["tables whose twin differs in what is hidden"] += sum(differ)
    halls = [Hall(path, tally, seed=seed, patience=patience, world=load(folder / "world")) for path in (real, other)]
    async with halls[0], halls[1]:
        for one in halls:
            await one.world.until(partial(_all_told, one, spied), 60.0)
        mutator, channels = Mutator(Random(seed), halls[0].world), [halls[0].world.channels[one.channel] for one in spied]
        lasting = {channel.id: list(channel.messages) for channel in halls[0].world.channels.values()}
        for _ in range(count):
            person = halls[0].world.people[mutator.chance.choice(attackers)]
            places = channels if any(person.id in channel.guild.members for channel in channels if channel.guild) else [person.dm]
            attack = plan(pool, person, places, [one.id for one in spied], mutator, lasting)
            if not _final(attack):
                await _compare(halls, attack, tally)
        for table in spied:
            _compare_channels(halls, table, tally)


# ---------------------------------------------------------------- before


async def _prepared(hall: Hall, games: Sequence[str]) -> tuple[list[Spied], list[str]]:
    """Tables at which somebody is not asked just now; and the attackers."""
    tables = [await new_table(hall, name) for name in games]
    strangers = [hall.person("Stranger", hall.guild()) for _ in range(2)]
    elsewhere = hall.person("Moderator", hall.world.add_guild("Agora"), permissions=EVERY_PERMISSION)
    await warm_up(tables, Random(2), 2)
    spied = [one for table in tables if (one := await _spied(table))]
    attackers = [one.spy for one in spied]
    for table in tables:
        await table.told()
    return spied, [*attackers, *attackers, *(one.id for one in strangers), elsewhere.id]


async def _spied(table: Table) -> Spied | None:
    chance = Random(3)
    for _ in range(MOST):
        game = table.game()
        if game.row.phase != "playing":
            return None
        match = game.played().match
        idle = [row for row in game.seats if row.seat not in match.waiting]
        if idle and match.decision and match.decision.kind is Kind.ONE:
            return Spied(table.id, table.channel.id, str(idle[0].user), idle[0].seat)
        if act := table.act(chance, match, game):
            await act.sent.outcome(60.0)
    return None


def _take_up(folder: Path, spied: Spied, *, twin: bool) -> bool:
    """Let the game go on from its present position, or from one that the spy cannot tell from it; whether that is another."""
    path = folder / "arbiter.sqlite3"
    game = Book(path).game(spied.id)
    match = game.played().match
    state = imagined(match, spied.seat, Dice(f"twin {spied.id}", 0)).state if twin else match.state
    row, n = packed(game.rows[-1].n, match, codec.dumps(state)), game.rows[-1].n
    with closing(sqlite3.connect(path)) as book, book:
        book.execute("DELETE FROM snapshots WHERE game = ?", (spied.id,))
        kept = "INSERT INTO snapshots (game, n, version, ply, moment, state) VALUES (?, ?, ?, ?, ?, ?)"
        book.execute(kept, (spied.id, row.n, row.version, row.ply, row.moment, row.state))
        resumed = "INSERT INTO log (game, n, kind, body, at, fate) VALUES (?, ?, 'happening', ?, ?, 'stands')"
        book.execute(resumed, (spied.id, n + 1, codec.dumps(Resumed(n, 0)), game.rows[-1].at))
    return _differs(match, state)


def _differs(match: Match, state: Any) -> bool:
    return codec.dumps(state) != codec.dumps(match.state)


def _all_told(hall: Hall, spied: Sequence[Spied]) -> bool:
    games = [hall.book.game(table.id) for table in spied]
    return all(game.row.shown >= game.played().heard.last for game in games)


def _final(attack: Plan) -> bool:
    """Whether it might end a game, whose hands are open then."""
    verb = str(attack.data.get("custom_id", "")).split(":")[1:2]
    branches = {option["name"] for option in attack.data.get("options", ())}
    return bool(FINAL & set(verb) or CHANGES.get(attack.data.get("name", ""), set()) & branches)


# ---------------------------------------------------------------- comparing


async def _compare(halls: Sequence[Hall], attack: Plan, tally: Tally) -> None:
    """Send it in both worlds: who sent it gets the same."""
    tally.tried["hostile interactions sent in two worlds"] += 1
    acts = [attack.send(hall.world) for hall in halls]
    answered = await asyncio.gather(*(hall.answered(act) for hall, act in zip(halls, acts, strict=True)))
    if not all(answered):
        return
    await asyncio.gather(*(polite(hall, act) for hall, act in zip(halls, acts, strict=True)))
    one, two = (_got(act) for act in acts)
    tally.check(one == two, Wrong.LEAKED, f"{described(acts[0])} gets {one} in one world, {two} in the other")


def _got(act: Interaction) -> str:
    """All that somebody got for it, without what is another each time."""
    messages = [act.message, *act.followups]
    plain = {
        "response": act.response, "choices": act.choices, "messages": [_shown(one) for one in messages if one is not None],
        "modal": act.modal and (act.modal.title, act.modal.custom_id, act.modal.components),
    }  # fmt: skip
    return _bare(json.dumps(plain, ensure_ascii=False, default=str))


def _shown(message: Message) -> Any:
    files = [(file.filename, file.alt, hashlib.sha256(file.data).hexdigest()) for file in message.attachments]
    return message.content, message.components, files, message.deleted


def _bare(text: str) -> str:
    return ADDRESSES.sub("", TIMES.sub("<t>", IDS.sub("#", text)))


def _compare_channels(halls: Sequence[Hall], table: Spied, tally: Tally) -> None:
    """What everybody sees at the table, and the spy in their letters."""
    for channel in (halls[0].world.channels[table.channel], halls[0].world.people[table.spy].dm):
        twin = halls[1].world.channels[channel.id]
        one, two = ([_bare(json.dumps(_shown(message), ensure_ascii=False)) for message in public(some)] for some in (channel, twin))
        tally.tried["channels and letters compared in two worlds"] += 1
        differ = [pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]]
        tally.check(one == two, Wrong.LEAKED, f"game {table.id}, {len(one)} and {len(two)} messages: {differ[:1]}")
