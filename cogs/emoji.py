"""The bot's own emoji: uploaded in the background, remembered in the book, put beside their words when a message leaves.

Nothing waits for them: until one is there, and wherever Discord will not have it, the same message goes out in words alone.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import discord
from discord import PartialEmoji, SelectOption, ui

import games
from lang import LANGUAGES
from lang.emoji import Beside

from .failures import FAILURES

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.emoji")
SETTING = "emoji"
LONGEST, LAYOUT = 2000, 4000  # characters of a message, and of all texts of one of the newer kind
INVALID = 50035  # Discord's code for a message that it will not take
OWN = re.compile(r"<:\w+:\d+>\u00a0")


@dataclass(frozen=True, slots=True)
class Kept:
    """An emoji that was uploaded, and which picture it shows."""

    id: int
    digest: str


@cache
def beside(language: str, game: str) -> Beside:
    """Where the emoji of a game go in a language; of all games where it is not known which ("")."""
    return Beside(games.emoji_words(language, game))


class EmojiShelf:
    """What is there of the bot's emoji."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot
        self.ids: dict[str, int] = {}

    # ------------------------------------------------------------ using them

    def text(self, text: str, language: str, game: str = "", limit: int = LONGEST) -> str:
        """A text with an emoji beside the words that have one, as far as there is room."""
        if not self.ids:
            return text
        return beside(language, game).text(text, {name: f"<:{name}:{one}>" for name, one in self.ids.items()}, limit)

    def dress(self, view: ui.View | ui.LayoutView, language: str, game: str = "") -> None:
        """Puts the emoji into what hangs on a message: its texts, buttons and lists."""
        if not self.ids:
            return
        room = LAYOUT - (view.content_length() if isinstance(view, ui.LayoutView) else 0)
        for item in view.walk_children():
            if isinstance(item, ui.TextDisplay):
                plain, item.content = item.content, self.text(item.content, language, game, len(item.content) + room)
                room -= len(item.content) - len(plain)
        for thing, label in _labelled(view):
            if thing.emoji is None:
                thing.emoji = self._of(label, language, game)

    def _of(self, label: str, language: str, game: str) -> PartialEmoji | None:
        name = beside(language, game).label(label)
        return PartialEmoji(name=name, id=self.ids[name]) if name in self.ids else None

    def refused(self, error: BaseException, *views: ui.View | ui.LayoutView) -> bool:
        """Whether Discord took offence at an emoji, one deleted by hand perhaps; then they are given up, and taken off these views."""
        if not isinstance(error, discord.HTTPException) or error.code != INVALID or "emoji" not in error.text.lower():
            return False
        log.warning("emoji refused", extra={"known": len(self.ids)})
        self.ids.clear()
        for view in views:
            _undress(view)
        return True

    # ------------------------------------------------------------ keeping them

    async def learn(self) -> None:
        """Takes over which emoji are uploaded, where another process keeps them up."""
        if self.bot.settings.emoji:
            self.ids = {name: one.id for name, one in (await self._remembered()).items()}

    async def keep_up(self) -> None:
        """Brings Discord's emoji up to date with the pictures: uploads what is missing or changed, deletes what is no longer ours."""
        kept = await self._remembered()
        self.ids = {name: one.id for name, one in kept.items()}
        try:
            await self._update(kept)
        except FAILURES as error:
            log.warning("emoji stay as they are", extra={"known": len(self.ids), "error": str(error)})

    async def _update(self, kept: dict[str, Kept]) -> None:
        listed = {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}
        for name in [name for name, one in kept.items() if name not in listed or listed[name].id != one.id]:
            del kept[name], self.ids[name]  # somebody deleted it
        wanted = sorted({name for language in LANGUAGES for name in games.emoji_words(language)})
        for name in [name for name in kept if name not in wanted]:
            del self.ids[name]
            await listed[name].delete()
            del kept[name]
            await self._remember(kept)
        for name in wanted:
            await self._upload(name, kept, listed.get(name))

    async def _upload(self, name: str, kept: dict[str, Kept], listed: discord.Emoji | None) -> None:
        """Uploads an emoji, unless it is there with the picture that it should have."""
        digest = await asyncio.to_thread(games.emoji_digest, name)
        if name in kept and kept[name].digest == digest:
            return
        if listed is not None:  # a name is free only once
            self.ids.pop(name, None)
            await listed.delete()
        made = await self.bot.create_application_emoji(name=name, image=await asyncio.to_thread(games.emoji_picture, name))
        kept[name] = Kept(made.id, digest)
        self.ids[name] = made.id
        await self._remember(kept)

    async def _remembered(self) -> dict[str, Kept]:
        """What this application has uploaded, as the book says."""
        told: Any = json.loads(await self.bot.rooms.store.setting(SETTING) or "{}")
        mine = told.get("emoji", {}) if told.get("application") == self.bot.application_id else {}
        return {name: Kept(**one) for name, one in mine.items()}

    async def _remember(self, kept: dict[str, Kept]) -> None:
        told = {"application": self.bot.application_id, "emoji": {name: asdict(one) for name, one in kept.items()}}
        await self.bot.rooms.store.keep_setting(SETTING, json.dumps(told))


def _labelled(view: ui.View | ui.LayoutView) -> Iterator[tuple[ui.Button[Any] | SelectOption, str]]:
    """Everything that may carry an emoji before its label."""
    for item in view.walk_children():
        if isinstance(item, ui.Button) and item.label:
            yield item, item.label
        elif isinstance(item, ui.Select):
            yield from ((option, option.label) for option in item.options)


def _undress(view: ui.View | ui.LayoutView) -> None:
    for thing, _ in _labelled(view):
        if thing.emoji is not None and thing.emoji.id is not None:
            thing.emoji = None
    for item in view.walk_children():
        if isinstance(item, ui.TextDisplay):
            item.content = OWN.sub("", item.content)
