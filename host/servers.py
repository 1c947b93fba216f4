"""What those who manage a server have chosen for it: where tables may be opened, which games, in which language."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from games import GAMES
from lang import LANGUAGES
from lang.errors import BoardForPlayers, GameNotOffered, HostError, OtherChannels

from .book.store import Store
from .recent import Recent

REMEMBERED = 1024  # servers


@dataclass(frozen=True, slots=True)
class Server:
    """The wishes of a server; as they are, everything goes."""

    channels: tuple[int, ...] = ()  # in which tables may be opened, threads of theirs included; none: in all
    games: tuple[str, ...] = ()  # that are offered; none: all
    language: str = ""  # of new tables; "": that of who opens one
    threads: bool = False  # whether new tables get a thread of their own unless somebody says otherwise
    strangers: bool = True  # whether people who don't play may ask for a board

    def check_opening(self, game: str, *places: int | None) -> None:
        """HostError where this game may not be opened; `places` are the channel and, if it is a thread, the one it hangs on."""
        if self.channels and not set(self.channels) & set(places):
            raise HostError(OtherChannels(self.channels))
        if self.games and game not in self.games:
            raise HostError(GameNotOffered())

    def check_board(self, *, plays: bool) -> None:
        """HostError for somebody who may not ask for a board."""
        if not (plays or self.strangers):
            raise HostError(BoardForPlayers())


class Servers:
    """The wishes of all servers, read once each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: Recent[int, Server] = Recent(REMEMBERED)
        self._changing = asyncio.Lock()  # wishes are kept as one whole: two at a time would lose one

    async def of(self, guild: int | None) -> Server:
        if guild is None:
            return Server()
        if guild not in self._known or self._store.shared:  # another process may have been told otherwise
            rows = await self._store.read("SELECT body FROM servers WHERE guild = ?", (guild,))
            self._known[guild] = _read(rows[0][0]) if rows else Server()
        return self._known[guild]

    async def change(self, guild: int, **changes: Any) -> Server:
        """Keep new wishes; the book has only those that differ from the usual."""
        async with self._changing:
            server = replace(await self.of(guild), **changes)
            sql = "INSERT INTO servers (guild, body) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET body = excluded.body"
            chosen = {name: value for name, value in asdict(server).items() if value != getattr(Server(), name)}
            await self._store.write((sql, (guild, json.dumps(chosen))))
            self._known[guild] = server
            return server


def _read(body: str) -> Server:
    """What was written, without a game or a language that this bot has not."""
    raw = json.loads(body)
    games = tuple(game for game in raw.pop("games", ()) if game in GAMES)
    language = raw.pop("language", "")
    return Server(channels=tuple(raw.pop("channels", ())), games=games, language=language if language in LANGUAGES else "", **raw)
