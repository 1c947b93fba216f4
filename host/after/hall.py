"""The hall of fame: everybody's results and ratings, made from the logs of finished games and kept in tables that can be made again."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from games import GAMES
from rules.engine.match import ReplayError

from ..book.store import GameRow, Statement, Store
from ..record.archive import Archive
from ..record.reading import resumed_from
from . import deeds, ratings
from .ratings import MICRO, Rating
from .results import Holder, Result, results
from .review import read

log = logging.getLogger("arbiter.hall")
FOLD = 2  # the version of what is made of a log: when it changes, all is made anew
PATIENCE = 60.0  # seconds to wait while another process is at it
BATCH = 20  # games settled before others have their turn
PAGE = 10
REVIEWED = 100  # games whose luck is added up

KEEP_RESULT = (
    "INSERT INTO results (game, user_id, seat, title, guild, channel, ended, place, seats, points, rated, resigned, level, deeds) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
KEEP_RATING = (
    "INSERT INTO ratings (title, user_id, mu, sigma, games) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (title, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)
COUNT_REGULAR = (
    "INSERT INTO regulars (guild, title, user_id, games) VALUES (?, ?, ?, 1) "
    "ON CONFLICT (guild, title, user_id) DO UPDATE SET games = regulars.games + 1"
)
LATER = "SELECT 1 FROM results WHERE title = ? AND rated = 1 AND (ended > ? OR (ended = ? AND game > ?)) LIMIT 1"


@dataclass(frozen=True, slots=True)
class Entry:
    """One person's game, as it stands in the hall."""

    game: int
    title: str
    ended: int
    place: int
    seats: int
    points: int | None
    level: str | None
    deeds: tuple[str, ...]

    @property
    def won(self) -> bool:
        return self.place == 1


@dataclass(frozen=True, slots=True)
class AtGame:
    """How somebody fares at one game of the house."""

    title: str
    games: int
    wins: int
    best: int | None  # points
    rating: Rating


@dataclass(frozen=True, slots=True)
class Profile:
    """All that is told of a person."""

    games: int
    wins: int
    titles: tuple[AtGame, ...]  # the favourite first
    streak: int  # wins in a row up to now
    longest: int
    against: tuple[tuple[str, int, int], ...]  # how strong the bots were, games won, games played
    deeds: tuple[tuple[str, int], ...]  # and how often
    luck: tuple[int, int] = (0, 0)  # in how many games that were reviewed, and what it came to in all, in thousandths of a win

    @property
    def favourites(self) -> tuple[str, ...]:
        """What they play most; nothing where they play several alike, and no other less."""
        most = tuple(one.title for one in self.titles if one.games == self.titles[0].games)
        return most if len(most) == 1 or len(most) < len(self.titles) else ()


@dataclass(frozen=True, slots=True)
class Past:
    """A finished game in somebody's or a channel's history."""

    row: GameRow
    names: tuple[str, ...]
    users: tuple[int, ...]
    winners: tuple[str, ...]
    mine: Entry | None  # how the one who is asked about fared


class Hall:
    """What is known of everybody. A ranking or a history reads one page; a profile reads all results of one person in one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._settling = asyncio.Lock()

    # ------------------------------------------------------------ settling

    async def catch_up(self, most: int | None = None) -> int:
        """Settle the finished games that are not in the hall yet, the oldest first; how many."""
        done = 0
        async with self._settling, self.store.alone("hall", PATIENCE):
            if await self.store.setting("hall") != str(FOLD):
                await self._empty()
            while most is None or done < most:
                sql = "SELECT id FROM games WHERE phase = 'over' AND settled = 0 ORDER BY ended, id LIMIT ?"
                found = await self.store.read(sql, (BATCH if most is None else min(BATCH, most - done),))
                for (game,) in found:
                    await self._settle(int(game))
                done += len(found)
                if not found:
                    break
        return done

    async def _empty(self) -> None:
        await self.store.write(
            *((f"DELETE FROM {table}", ()) for table in ("results", "ratings", "regulars")),
            ("UPDATE games SET settled = 0 WHERE settled = 1", ()),
        )
        await self.store.keep_setting("hall", str(FOLD))

    async def _settle(self, game: int) -> None:
        row = await self.store.game(game)
        assert row is not None
        found = await self._results(row)
        ended, guild = row.ended or 0, row.guild or 0
        late = bool(await self.store.read(LATER, (row.game, ended, ended, game)))
        statements: list[Statement] = [("UPDATE games SET settled = 1 WHERE id = ?", (game,))]
        for one in found:
            values = (game, one.user, one.seat, row.game, guild, row.channel, ended, one.place, row.seats, one.points)
            statements += [
                (KEEP_RESULT, (*values, int(one.rated), int(one.resigned), one.level, json.dumps(one.deeds))),
                (COUNT_REGULAR, (guild, row.game, one.user)),
            ]
        places = {one.user: _ranked(one.place, one.resigned) for one in found if one.rated}
        if places and not late:
            before = await self._ratings(row.game, places)
            statements += _kept(row.game, ratings.after(before, places))
        await self.store.write(*statements)
        if places and late:
            await self._refold(row.game)

    async def _results(self, row: GameRow) -> list[Result]:
        rows = await self.store.log(row.id)
        kept = await self.store.snapshots(row.id) if resumed_from(rows) else ()
        sat = await self.store.read("SELECT seat, user_id, name, level, sits_for FROM seats WHERE game = ? ORDER BY id", (row.id,))
        holders = [Holder(*one) for one in sat]
        written = Archive(row, tuple(rows), tuple(kept), ())
        try:
            return await asyncio.to_thread(lambda: results(written, written.played(), holders))
        except ReplayError as error:
            log.warning("no result", extra={"game": row.id, "why": type(error).__name__})
            return []
        except Exception:  # a game that cannot be read any more has no result; the others have
            log.exception("no result", extra={"game": row.id})
            return []

    async def _ratings(self, title: str, users: Iterable[int]) -> dict[int, Rating]:
        wanted = list(users)
        marks = ", ".join("?" * len(wanted))
        sql = f"SELECT user_id, mu, sigma, games FROM ratings WHERE title = ? AND user_id IN ({marks})"
        return {user: Rating(mu / MICRO, sigma / MICRO, games) for user, mu, sigma, games in await self.store.read(sql, (title, *wanted))}

    async def _refold(self, title: str) -> None:
        """All ratings of a game from its results: one has come in that ended before others that are in already."""
        sql = "SELECT game, user_id, place, resigned FROM results WHERE title = ? AND rated = 1 ORDER BY ended, game, seat"
        known: dict[int, Rating] = {}
        for _, met in groupby(await self.store.read(sql, (title,)), key=lambda row: row[0]):
            known |= ratings.after(known, {user: _ranked(place, resigned) for _, user, place, resigned in met})
        await self.store.write(("DELETE FROM ratings WHERE title = ?", (title,)), *_kept(title, known))

    # ------------------------------------------------------------ reading

    async def hidden(self, *users: int) -> set[int]:
        """Those of these people who do not want to be named in lists."""
        if not users:
            return set()
        marks = ", ".join("?" * len(users))
        sql = f"SELECT user_id FROM preferences WHERE hidden = 1 AND user_id IN ({marks})"
        return {int(user) for (user,) in await self.store.read(sql, users)}

    async def profile(self, user: int, guild: int) -> Profile:
        """One person's games in a server, with their ratings, which are made of all their games."""
        entries = [entry for _, entry in await self._entries("user_id = ? AND guild = ?", (user, guild), "ended, game")]
        wins = [entry.won for entry in entries]
        played = Counter(entry.title for entry in entries)
        titles = [await self._at_game(user, title, [e for e in entries if e.title == title]) for title, _ in played.most_common()]
        lone = [entry for entry in entries if entry.level]
        against = [(level, [entry.won for entry in lone if entry.level == level]) for level in ("easy", "normal", "strong")]
        done = Counter(deed for entry in entries for deed in entry.deeds)
        of_life = deeds.of_life(wins, set(played), set(GAMES))
        streak = next((n for n, won in enumerate(reversed(wins)) if not won), len(wins))
        return Profile(
            len(entries), sum(wins), tuple(titles), streak, deeds.longest(wins),
            tuple((level, sum(won), len(won)) for level, won in against if won),
            (*((name, 1) for name in of_life), *done.most_common()), await self._luck(user, guild),
        )  # fmt: skip

    async def _luck(self, user: int, guild: int) -> tuple[int, int]:
        """What luck gave somebody in their newest games that were reviewed."""
        sql = (
            "SELECT results.seat, reviews.body FROM results JOIN reviews ON reviews.game = results.game "
            "WHERE results.user_id = ? AND results.guild = ? ORDER BY results.ended DESC LIMIT ?"
        )
        found = [(int(seat), read(body)) for seat, body in await self.store.read(sql, (user, guild, REVIEWED))]
        lucks = [review.lucky(seat) for seat, review in found if review]
        return len(lucks), sum(lucks)

    async def _at_game(self, user: int, title: str, entries: Sequence[Entry]) -> AtGame:
        rating = (await self._ratings(title, (user,))).get(user, Rating())
        best = max((entry.points for entry in entries if entry.points is not None), default=None)
        return AtGame(title, len(entries), sum(entry.won for entry in entries), best, rating)

    async def _entries(self, where: str, values: Sequence[int], order: str, limit: str = "") -> list[tuple[int, Entry]]:
        """Results with whose they are."""
        sql = (
            "SELECT user_id, game, title, ended, place, seats, points, level, deeds FROM results "
            f"WHERE {where} ORDER BY {order} {limit}"
        )
        rows = await self.store.read(sql, values)
        return [
            (int(user), Entry(game, title, ended, place, seats, points, level, tuple(json.loads(earned))))
            for user, game, title, ended, place, seats, points, level, earned in rows
        ]

    async def ranking(self, title: str, guild: int, page: int = 0) -> tuple[list[tuple[int, Rating]], int]:
        """A page of the ladder of a server, the strongest first, and how many there are on it in all."""
        rest = (
            "FROM regulars JOIN ratings ON ratings.title = regulars.title AND ratings.user_id = regulars.user_id "
            "WHERE regulars.guild = ? AND regulars.title = ? AND ratings.games >= ? "
            "AND regulars.user_id NOT IN (SELECT user_id FROM preferences WHERE hidden = 1)"
        )
        values = (guild, title, ratings.SHOWN)
        columns = "ratings.user_id, ratings.mu, ratings.sigma, ratings.games"
        # the strongest is whoever is most likely at least this good
        order = "ORDER BY ratings.mu - 2 * ratings.sigma DESC, ratings.user_id LIMIT ? OFFSET ?"
        ((count,),) = await self.store.read(f"SELECT count(*) {rest}", values)
        rows = await self.store.read(f"SELECT {columns} {rest} {order}", (*values, PAGE, page * PAGE))
        return [(int(user), Rating(mu / MICRO, sigma / MICRO, games)) for user, mu, sigma, games in rows], int(count)

    async def history(self, guild: int, page: int = 0, *, user: int | None = None, channel: int | None = None) -> tuple[list[Past], int]:
        """A page of the finished games of a person in a server, or of a channel, the newest first, and how many there are."""
        if user is not None:
            where, values = "user_id = ? AND guild = ?", (user, guild)
            ((count,),) = await self.store.read(f"SELECT count(*) FROM results WHERE {where}", values)
            found = await self._entries(where, values, "ended DESC, game DESC", f"LIMIT {PAGE} OFFSET {page * PAGE}")
            return [await self._past(entry.game, entry) for _, entry in found], int(count)
        rest, here = "FROM games WHERE (channel = ? OR parent = ?) AND phase = 'over'", (channel or 0, channel or 0)  # in its threads too
        ((count,),) = await self.store.read(f"SELECT count(*) {rest}", here)
        rows = await self.store.read(f"SELECT id {rest} ORDER BY ended DESC, id DESC LIMIT ? OFFSET ?", (*here, PAGE, page * PAGE))
        return [await self._past(int(game), None) for (game,) in rows], int(count)

    async def _past(self, game: int, mine: Entry | None) -> Past:
        row, seats = await self.store.game(game), await self.store.seats(game)
        assert row is not None
        won = {int(seat) for (seat,) in await self.store.read("SELECT seat FROM results WHERE game = ? AND place = 1", (game,))}
        names, users = tuple(seat.name for seat in seats), tuple(seat.user for seat in seats)
        return Past(row, names, users, tuple(seat.name for seat in seats if seat.seat in won), mine)


def _ranked(place: int, resigned: int) -> int:
    """Whoever resigned is behind everybody who played on, even behind who came in last."""
    return place + int(resigned)


def _kept(title: str, known: dict[int, Rating]) -> list[Statement]:
    return [
        (KEEP_RATING, (title, user, round(one.mu * MICRO), round(one.sigma * MICRO), one.games)) for user, one in sorted(known.items())
    ]
