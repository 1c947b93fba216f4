"""What is kept of one person: handed out to them, or forgotten.

Whoever is forgotten becomes a number that is nobody's and a name that means nothing, everywhere: seats, results, happenings in logs.
Games stay whole: the log knows seats, the shuffle knows the ids of presses, and a fingerprint knows no names, so proofs still hold.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from .book.games import drop_game
from .book.store import FIRST_ID, Statement, Store
from .days.people import People
from .play import consent, lobby
from .play.room import Room
from .play.rooms import Rooms
from .record.fingerprint import NAMES

OWN_TABLES = ("people", "preferences", "presence", "waits", "letters", "petitions", "stocks", "timers", "watchers", "lessons")  # their own
PSEUDONYMOUS = ("seats", "results", "ratings", "regulars")  # what belongs to games too, and is kept under a number
OF_GAMES = (  # what belongs to a game
    "snapshots", "orders", "letters", "petitions", "waits", "stocks", "timers", "watchers", "results", "reviews", "log", "seats",
)  # fmt: skip
NO_REST = "board_rest = '', past_rest = ''"  # what boards are to say once they call nobody: text with names in it
DAY = 24 * 3600


# ---------------------------------------------------------------- handing out


async def everything(store: Store, people: People, user: int) -> dict[str, Any]:
    """All that the book holds of somebody. Of games under way only what is their own: a log would show the others' cards."""
    person = await store.person(user)
    return {
        "user": user,
        "known": asdict(person) if person else None,
        "settings": asdict(await people.of(user)),
        **{name: await _rows(store, sql, columns, (user,)) for name, (sql, columns) in KEPT.items()},
        "games": [await _game(store, *row) for row in await store.read(SEATS, (user,))],
    }


KEPT: dict[str, tuple[str, tuple[str, ...]]] = {  # by what it is called in the file: the query, and what its columns are called there
    "presence": ("SELECT seen, hours FROM presence WHERE user_id = ?", ("last_seen", "presses_by_hour")),
    "reminders": ("SELECT kind, game, due FROM timers WHERE user_id = ?", ("kind", "game", "due")),
    "awaited": ("SELECT game, since, reminded FROM waits WHERE user_id = ?", ("game", "since", "reminders")),
    "hands_sent": ("SELECT game, channel, message, at FROM letters WHERE user_id = ?", ("game", "channel", "message", "at")),
    "asked_of_a_table": ("SELECT game, at, body FROM petitions WHERE user_id = ?", ("game", "at", "what")),
    "extra_time_taken": ("SELECT game, spent FROM stocks WHERE user_id = ?", ("game", "seconds")),
    "followed": ("SELECT game, turns FROM watchers WHERE user_id = ?", ("game", "every_turn")),
    "opened": ("SELECT id, opened FROM games WHERE opener = ?", ("game", "at")),
    "standing_orders": (
        "SELECT orders.game, orders.body FROM orders JOIN seats ON seats.game = orders.game AND seats.seat = orders.seat "
        "WHERE seats.user_id = ? AND seats.until IS NULL",
        ("game", "order"),
    ),
    "lessons": ("SELECT game, step FROM lessons WHERE user_id = ?", ("game", "step")),
    "results": (
        "SELECT game, title, guild, channel, ended, place, seats, points, rated, resigned, deeds FROM results WHERE user_id = ? "
        "ORDER BY ended",
        ("game", "title", "guild", "channel", "ended", "place", "players", "points", "rated", "resigned", "deeds"),
    ),
    "ratings": (
        "SELECT title, mu, sigma, games FROM ratings WHERE user_id = ?", ("title", "mu_millionths", "sigma_millionths", "games"),
    ),
    "games_by_server": ("SELECT guild, title, games FROM regulars WHERE user_id = ?", ("guild", "title", "games")),
    "blocked": ("SELECT since FROM blocked WHERE kind = 'user' AND number = ?", ("since",)),
}  # fmt: skip
SEATS = (
    "SELECT games.id, games.game, games.guild, games.channel, games.phase, seats.seat, seats.name, seats.words, seats.since, "
    "seats.until "
    "FROM seats JOIN games ON games.id = seats.game WHERE seats.user_id = ? ORDER BY seats.id"
)


async def _rows(store: Store, sql: str, names: tuple[str, ...], values: tuple[Any, ...]) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in await store.read(sql, values)]


async def _game(
    store: Store, game: int, title: str, guild: int | None, channel: int, phase: str, seat: int, name: str, words: str,
    since: int, until: int | None,
) -> dict[str, Any]:
    sql = "SELECT n, at, fate, body FROM log WHERE game = ? AND seat = ? AND kind = 'answer' AND at >= ? AND at <= ? ORDER BY n"
    rows = await store.read(sql, (game, seat, since, until if until is not None else store.now()))
    own = [{"n": n, "at": at, "fate": fate, "move": json.loads(body)} for n, at, fate, body in rows]
    told = {"game": game, "title": title, "guild": guild, "channel": channel, "phase": phase, "seat": seat, "name": name}
    return told | {"words": words, "since": since, "until": until, "moves": own}


# ---------------------------------------------------------------- forgetting


async def forget(rooms: Rooms, people: People, user: int) -> list[Room]:
    """Forget somebody: bots take their open seats, and nothing tells who they were. Returns the rooms in which something has changed."""
    changed = []
    for room in await rooms.rooms_of(user):
        await _leave(room, user)
        changed.append(room)
    await _rename(rooms.store, user, _stranger())
    people.forget(user)
    for room in rooms.warm():
        if any(user in (row.user, row.sits_for) for row in room.seats):
            await room.reseat()
    return changed


async def _leave(room: Room, user: int) -> None:
    if room.row.phase == "lobby":
        await lobby.leave(room, user)
    elif room.row.phase == "playing":
        await consent.vacate(room, user)


def _stranger() -> int:
    """A number that is nobody's."""
    return 1 + secrets.randbelow(FIRST_ID - 1)


async def _rename(store: Store, user: int, stranger: int) -> None:
    name = f"player-{stranger % 10_000:04}"
    statements: list[Statement] = [(f"DELETE FROM {table} WHERE user_id = ?", (user,)) for table in OWN_TABLES]
    for game, known in await store.read("SELECT DISTINCT game, name FROM seats WHERE user_id = ?", (user,)):
        statements += await _nameless_logs(store, game, {known: name})
        questions = await store.read("SELECT body FROM petitions WHERE game = ?", (game,))
        if any(json.loads(body).get("name") == known for (body,) in questions):
            statements.append(("DELETE FROM petitions WHERE game = ?", (game,)))  # it asks for somebody in their place
    statements.append((f"UPDATE games SET {NO_REST} WHERE id IN (SELECT game FROM seats WHERE user_id = ?)", (user,)))
    statements.append(("UPDATE seats SET name = ?, words = '' WHERE user_id = ?", (name, user)))
    statements += [(f"UPDATE {table} SET user_id = ? WHERE user_id = ?", (stranger, user)) for table in PSEUDONYMOUS]
    statements += [
        ("UPDATE games SET opener = ? WHERE opener = ?", (stranger, user)),
        ("UPDATE seats SET sits_for = NULL WHERE sits_for = ?", (user,)),
        ("INSERT INTO preferences (user_id, hidden) VALUES (?, 1)", (stranger,)),
    ]
    await store.write(*statements)


async def _nameless_logs(store: Store, game: int, names: Mapping[str, str], others: str | None = None) -> list[Statement]:
    """Happenings that say who it was (resigned, replaced, returned …) with other names; whoever is not among them stays, or is `others`."""
    found: list[Statement] = []
    for n, body in await store.read("SELECT n, body FROM log WHERE game = ? AND kind = 'happening'", (game,)):
        told = json.loads(body)
        named = {field: names.get(said, others) for field in NAMES if (said := told.get(field))}
        if new := {field: name for field, name in named.items() if name is not None}:
            found.append(("UPDATE log SET body = ? WHERE game = ? AND n = ?", (json.dumps(told | new, sort_keys=True), game, n)))
    return found


# ---------------------------------------------------------------- how long things are kept


async def let_fade(store: Store, days: int) -> int:
    """Names go from games that ended so many days ago; how many games there were."""
    sql = "SELECT id FROM games WHERE ended < ? AND nameless = 0 AND channel <> 0 AND phase IN ('over', 'cancelled', 'expired') ORDER BY id"
    found = [int(game) for (game,) in await store.read(sql, (store.now() - days * DAY,))]
    for game in found:
        seats = await store.read("SELECT id, seat, name, level FROM seats WHERE game = ? ORDER BY id", (game,))
        known = {str(name): str(name) if level else f"player-{seat + 1}" for _, seat, name, level in seats}  # bots keep theirs
        statements: list[Statement] = await _nameless_logs(store, game, known, others="moderator")
        people = [(f"player-{seat + 1}", row) for row, seat, _, level in seats if not level]
        statements += [("UPDATE seats SET name = ?, words = '' WHERE id = ?", one) for one in people]
        statements.append((f"UPDATE games SET nameless = ?, {NO_REST} WHERE id = ?", (store.now(), game)))
        await store.write(*statements)
    return len(found)


async def guilds(store: Store) -> list[int]:
    """The servers in which something was played."""
    return [int(guild) for (guild,) in await store.read("SELECT DISTINCT guild FROM games WHERE guild IS NOT NULL")]


async def drop_guild(store: Store, guild: int) -> int:
    """Everything that was played in a server, for good; how many games there were."""
    games = [int(game) for (game,) in await store.read("SELECT id FROM games WHERE guild = ?", (guild,))]
    for game in games:
        dropped = [(f"DELETE FROM {table} WHERE game = ?", (game,)) for table in OF_GAMES]
        await store.write(*dropped, *drop_game(game))
    await store.write(*((f"DELETE FROM {table} WHERE guild = ?", (guild,)) for table in ("regulars", "servers")))
    return len(games)
