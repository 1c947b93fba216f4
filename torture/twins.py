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
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from games import GAMES
from host.record.reading import packed
from host.telling.hidden import hides, somebody_holds
from host.telling.untold import LEFT
from lang.notices import Resumed
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import Kind, Seat
from sandbox import Interaction, Message, load, save
from sandbox.model import EVERY_PERMISSION

from .book import Book
from .ears import imagined
from .hall import MEMORY, SLOW, Hall, described, public
from .hostile import polite, warm_up
from .mutations import Mutator
from .plans import Plan, plan
from .tables import SETTLING, Table, new_table
from .tally import Tally, Wrong

FINAL = {"resign", "end", "agree", "close", "cancel", "takeseat", "sitin"}  # what may end a game: then its hands are open
LEAVING = "forget"  # and this, by who sits there
CHANGES = {"game": {"resign", "end", "join", "start", "new", "rematch"}}  # commands that do
COMPARED = "hostile interactions sent in two worlds"
MOST = 40  # moves until there is something to spy on at a table
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
    halls = [Hall(path, tally, seed=seed, patience=patience, world=load(folder / "world", memory=MEMORY)) for path in (real, other)]
    async with halls[0], halls[1]:
        for one in halls:
            await one.world.until(partial(_all_told, one, spied), SETTLING)
        mutator, channels = Mutator(Random(seed), halls[0].world), [halls[0].world.channels[one.channel] for one in spied]
        await _at_rest(halls, spied, tally)
        lasting = {channel.id: [message.id for message in public(channel)] for channel in halls[0].world.channels.values()}
        twin = {one.id: two.id for id in lasting for one, two in zip(*(public(hall.world.channels[id]) for hall in halls), strict=True)}
        while tally.tried[COMPARED] < count:
            person = halls[0].world.people[mutator.chance.choice(attackers)]
            places = channels if any(person.id in channel.guild.members for channel in channels if channel.guild) else [person.dm]
            attack = plan(pool, person, places, [one.id for one in spied], mutator, lasting)
            if not _final(attack, spied):
                await _compare(halls, attack, replace(attack, message=twin.get(attack.message or "")), tally)
                await _at_rest(halls, spied, tally)
                for one in halls:
                    one.check_refusals()
                    one.tidy()
                if tally.tried[COMPARED] % 1000 == 0:
                    tally.say(f"{tally.tried[COMPARED]} of {count} in two worlds")
        for table in spied:
            over = [hall.book.game(table.id).row.phase for hall in halls if hall.book.game(table.id).row.phase != "playing"]
            tally.check(not over, Wrong.BROKEN, f"game {table.id} has come to an end, and its hands are open: {over}")


# ---------------------------------------------------------------- before


async def _prepared(hall: Hall, games: Sequence[str]) -> tuple[list[Spied], list[str]]:
    """Tables at which somebody is not asked alone just now; and the attackers."""
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
        if spy := next((row for row in game.seats if _may_spy(match, row.seat)), None):
            return Spied(table.id, table.channel.id, str(spy.user), spy.seat)
        if act := table.act(chance, match, game):
            await act.sent.outcome(60.0)
    return None


def _may_spy(match: Match, seat: Seat) -> bool:
    """Whether something is hidden, and nothing of it can come to light by what this seat does while the others do nothing."""
    alone = match.decision is not None and match.decision.kind is Kind.ONE
    return somebody_holds(match) and not match.sealed and bool(match.waiting - {seat}) and not (alone and seat in match.waiting)


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


def _final(attack: Plan, spied: Sequence[Spied]) -> bool:
    """Whether it might end a game, whose hands are open then."""
    verb = str(attack.data.get("custom_id", "")).split(":")[1:2]
    branches = {option["name"] for option in attack.data.get("options", ())}
    leaving = LEAVING in verb and attack.person in {one.spy for one in spied}
    return bool(leaving or FINAL & set(verb) or CHANGES.get(attack.data.get("name", ""), set()) & branches)


# ---------------------------------------------------------------- comparing


async def _compare(halls: Sequence[Hall], attack: Plan, twin: Plan, tally: Tally) -> None:
    """Send it in both worlds, on the message that is the same there: who sent it gets the same, once each bot is done with it."""
    tally.tried[COMPARED] += 1
    acts = [one.send(hall.world) for one, hall in zip((attack, twin), halls, strict=True)]
    answered = await asyncio.gather(*(hall.answered(act) for hall, act in zip(halls, acts, strict=True)))
    if not all(answered):
        return
    await asyncio.gather(*(hall.ended(act) for hall, act in zip(halls, acts, strict=True)))
    await asyncio.gather(*(polite(hall, act) for hall, act in zip(halls, acts, strict=True)))
    if not await _alike(halls, lambda: [_got(act) for act in acts]):
        one, two = (_got(act) for act in acts)
        tally.wrong(Wrong.LEAKED, f"{described(acts[0])} gets {one} in one world, {two} in the other")


async def _alike(halls: Sequence[Hall], look: Callable[[], Sequence[Any]]) -> bool:
    """Whether both worlds come to look the same: a panel is redrawn, and a board edited, a moment later in one of them."""

    def same() -> bool:
        one, two = look()
        return bool(one == two)

    try:
        return await halls[0].world.until(same, SETTLING)
    except TimeoutError:
        return False


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


async def _at_rest(halls: Sequence[Hall], spied: Sequence[Spied], tally: Tally) -> None:
    """Wait until nothing is left to tell in either world; then everybody sees the same at the tables, and the spies in their letters."""
    for hall in halls:
        try:
            await hall.world.until(lambda: not hall.book.ask(f"SELECT 1 FROM games WHERE {LEFT}"), SLOW)  # noqa: B023  at once
        except TimeoutError:
            tally.wrong(Wrong.LOST, "a table is never told all there is to tell")
    for channel in sorted({place for one in spied for place in (one.channel, halls[0].world.dm_of(one.spy).id)}):
        tally.tried["channels and letters compared in two worlds"] += 1
        if not await _alike(halls, lambda: [_seen(hall, channel) for hall in halls]):  # noqa: B023  at once
            one, two = (_seen(hall, channel) for hall in halls)
            differ = [pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]]
            tally.wrong(Wrong.LEAKED, f"in {channel} are {len(one)} and {len(two)} messages: {differ[:1]}")


def _seen(hall: Hall, channel: str) -> list[str]:
    """What stands in a channel for everybody."""
    return [_bare(json.dumps(_shown(message), ensure_ascii=False)) for message in public(hall.world.channels[channel])]
