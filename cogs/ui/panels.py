"""The panels that are open: one a player and game. An older one is closed when a newer opens; one that is out of date is redrawn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
from discord import ComponentType

import lang
from host.play.room import Room
from host.telling import posts, recap, turns
from host.telling.posts import Picture
from rules.engine.model import Seat

from ..failures import FAILURES
from ..interaction import Interaction
from . import panel
from .menu import Path
from .prompt import Prompt
from .reply import drawn
from .screens import Asked, Screen, asked

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.panels")
LIFE = 14 * 60  # seconds for which Discord lets an answer be edited, with a little to spare
ATTENTION = 120  # seconds after a press for which somebody still looks at their panel
MEMORY = 1024  # panels remembered


@dataclass(frozen=True, slots=True)
class Open:
    """A panel: the message, the last press on it, by which it can be edited, and what it shows."""

    message: int
    interaction: Interaction
    followup: bool
    at: float
    asked: Asked  # nothing else may make it change by itself: not that somebody answers under seal
    row: int  # the last row that its owner knew of: what came later stands above, however often it is redrawn
    choices: Any = None  # what can be pressed and what is said of it: while that stays, a press means what it did
    path: Path = ()  # how far a move was said that is not yet complete
    heard: str = ""  # what the last press told its owner alone: it stands above what happened since
    stale: bool = False  # its owner has answered elsewhere since: with less in the purse it offers what they can no longer do

    @property
    def alive(self) -> bool:
        return time.monotonic() - self.at < LIFE


class Panels:
    """Kept in memory alone. After a restart a press on an old panel counts where the same is still asked, and else puts a fresh one
    in its place: that is worth no token in the book, which is a secret and lives for a quarter of an hour."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot
        self._open: OrderedDict[tuple[int, int], Open] = OrderedDict()  # by game and user
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by game
        self._news: set[int] = set()  # the games in which something has changed since their panels were looked at

    async def opened(self, interaction: Interaction, screen: Screen, message: int | None, *, followup: bool = False) -> None:
        """A screen is shown: if it is a panel, an older one of the same game is closed."""
        if screen.shows is None or message is None:
            return
        room = await self.bot.rooms.room(screen.shows.game)
        key = (room.id, interaction.user.id)
        row = room.heard.last if screen.since is None else screen.since
        older = self._open.get(key)
        shown = Open(message, interaction, followup, time.monotonic(), screen.shows, row, _choices(screen), screen.path, screen.heard)
        if older and older.interaction.id > interaction.id:  # a later press was answered first: what has come last is the older
            older, shown = shown, older
        self._open[key] = shown
        self._open.move_to_end(key)
        if shown.asked != _asked(room, interaction.user.id, shown):  # something has happened while it was on its way
            self.touch(room)
        if len(self._open) > MEMORY:
            self._open.popitem(last=False)
        if older and older.message != shown.message and older.alive:
            await _edit(older, panel.closed(lang.language(str(interaction.locale))), ())

    def half_said(self, room: Room, user: int) -> Path:
        """Where somebody's panel stands in a move that they have not said to the end, if that is still asked."""
        shown = self._open.get((room.id, user))
        return shown.path if shown and shown.asked == _asked(room, user, shown) else ()

    def untouched(self, room: Room, interaction: Interaction) -> bool:
        """Whether this press was the last on its player's panel, and what it shows is still asked."""
        shown = self._open.get((room.id, interaction.user.id))
        return shown is not None and shown.interaction is interaction and shown.asked == _asked(room, interaction.user.id, shown)

    def answered(self, room: Room, user: int) -> None:
        """Somebody has answered by a public button: their own panel, and nobody else's, is out of date by that."""
        if shown := self._open.get((room.id, user)):
            self._open[room.id, user] = replace(shown, stale=True)

    def in_use(self, room: Room, user: int) -> bool:
        """Whether somebody has just pressed something in their panel, and so has it before their eyes."""
        shown = self._open.get((room.id, user))
        return shown is not None and time.monotonic() - shown.at < ATTENTION

    def last_press(self, room: Room, user: int) -> Interaction | None:
        """The press that somebody's panel last answered."""
        shown = self._open.get((room.id, user))
        return shown.interaction if shown else None

    def shows(self, game: int) -> bool:
        """Whether a panel of this game is open here."""
        return any(one == game for one, _ in self._open)

    def touch(self, room: Room) -> None:
        """Something has changed at a table: its panels that are out of date are redrawn soon."""
        if not self.shows(room.id):
            return
        self._news.add(room.id)
        if room.id not in self._tasks:
            self._tasks[room.id] = asyncio.create_task(self._serve(room), name=f"panels-{room.id}")

    async def _serve(self, room: Room) -> None:
        try:
            while room.id in self._news:
                self._news.discard(room.id)
                await self._refresh(room)
        except Exception:
            log.exception("a panel could not be redrawn", extra={"game": room.id})
        finally:
            del self._tasks[room.id]

    async def _refresh(self, room: Room) -> None:
        """First the channel hears what has happened, and computer players answer; then whoever has a panel open sees it there."""
        await self.bot.announcer.settled(room)
        if room.thinking:
            await self.bot.computers.settled(room)
            await self.bot.announcer.settled(room)
        for (game, user), shown in list(self._open.items()):
            if game == room.id and (shown.stale or shown.asked != _asked(room, user, shown)) and self._free(shown):
                await self._redraw(room, user, shown)

    def _free(self, shown: Open) -> bool:
        """Whether it can be edited, and nobody's press on it is being answered: that answer shows the present by itself."""
        return shown.alive and not self.bot.presses.held(shown.message)

    async def _redraw(self, room: Room, user: int, shown: Open) -> None:
        """What has happened since, and what is asked now; where the same is still asked, the board has told what its owner did."""
        if not room.sits(user) or room.match is None:
            return
        key, language = (room.id, user), lang.language(str(shown.interaction.locale))
        same = replace(shown.asked, stakes="") == asked(room, room.seat_of(user))
        above = "" if same else "\n".join(filter(None, (shown.heard, news(room, room.seat_of(user), shown.row, language))))
        screen = present(room, room.seat_of(user), language, above)
        if screen.layout is not None:
            self.bot.emoji.dress(screen.layout, language, room.row.game)
        after = replace(shown, asked=screen.shows or shown.asked, choices=_choices(screen), path=(), stale=False)
        files = await drawn(screen.pictures)
        if self._open.get(key) is shown and self._free(shown):
            self._open[key] = after
            if await _edit(shown, screen, files) and after.choices != shown.choices:
                self.bot.presses.redrawn(shown.interaction, shown.message, by_others=True)

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def _choices(screen: Screen) -> Any:
    """All of a panel but its pictures, and where its owner stands."""
    parts: list[Any] = screen.layout.to_components() if screen.layout else []  # type: ignore[no-untyped-call]
    return [part for part in parts if part["type"] != ComponentType.media_gallery.value][1:]


def _asked(room: Room, user: int, shown: Open) -> Asked:
    """What somebody's panel is about now; what everybody has staked only if it says so."""
    return asked(room, room.seat_of(user) if room.sits(user) else None, staked=bool(shown.asked.stakes))


def present(
    room: Room, seat: Seat, language: str, above: str, brought: Sequence[Picture] = (), hint: panel.Hint | None = None
) -> Screen:
    """What is asked of a seat now, or who is awaited; above it what has happened, and the cards that came with it."""
    if seat in room.waiting:
        return panel.moves(Prompt(room, room.playing(), seat, language), above=above, hint=hint, brought=brought)
    say, names = lang.interface(language), posts.callnames(room)
    if room.row.phase == "playing":
        waits = say.awaited([names[one] for one in room.awaited])
    else:
        waits = f"{say.over(won=posts.won(room, seat))}\n{posts.verdict(room, language)}"
    return panel.finished(room, seat, language, "\n".join(part for part in (above, waits) if part), brought)


def news(room: Room, seat: Seat, since: int, language: str) -> str:
    """What has happened after a row of the log, for one player: within their own turn word for word, else since their last turn."""
    present = turns.turn(room)
    if present is None or present[1] != seat or present[0] > since:
        return recap.since(room, seat, language)
    lines = [line for said in room.recent if said.n > since for line in posts.sentences(room, said, language)]
    return posts.cut(lines, lang.interface(language), posts.OUTCOME)


async def _edit(shown: Open, screen: Screen, files: Sequence[discord.File]) -> bool:
    """Whether the panel could still be edited."""
    with contextlib.suppress(*FAILURES):
        if shown.followup:
            await shown.interaction.followup.edit_message(shown.message, view=screen.layout, attachments=list(files))
        else:
            await shown.interaction.edit_original_response(view=screen.layout, attachments=list(files))
        return True
    log.info("a panel stays as it is", extra={"interaction": shown.interaction.id})
    return False
