"""Direct messages: every player's hand, kept up to date in one message, and the first word that shows whether they are open."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

import games
import lang
from host.book.store import LetterRow
from host.play.room import Room
from host.telling import posts
from host.telling.calls import OLD
from host.telling.hidden import MARK, holds
from host.telling.hidden import digest as digest_of
from host.telling.posts import Post
from rules.engine.model import Seat

from .messenger import CLOSED
from .posting import nonce_of
from .ui.links import link
from .ui.reply import drawn

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.announcer")


class Letters:
    """Brings hands to players; the announcer says when."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    async def _letters(self, room: Room, *, shut: bool = False, news: bool = True) -> None:
        """Everybody's hand; never before the channel, unless that is shut, has heard what changed it. Who plays in direct messages has
        it there already, behind a button."""
        if room.row.guild is None:
            return
        for row in room.people:
            if shut or room.row.shown >= room.heard.last:
                await self._letter(room, row.seat, row.user, news=news)

    async def _letter(self, room: Room, seat: Seat, user: int, *, news: bool = True) -> None:
        """The player's hand, kept up to date in one message: at the end of their own turn, or when another changed it.

        `news`: whether the channel has just been told something. A letter that an earlier release has marked by its words is
        taken for what it shows until then, so that an upgrade writes to nobody.
        """
        person = await self.bot.rooms.store.person(user)
        if person is None or person.closed:
            return
        letter, match = await self.bot.rooms.store.letter(room.id, user), room.dealt()
        if letter and seat in room.waiting and match.record.log and match.record.log[-1].seat == seat:
            return  # they are still at it
        empty = not holds(match.view(seat)) and not room.orders_of(seat)
        if letter is None and empty:
            return  # nobody is sent word that there is nothing
        language = lang.language(person.locale)
        standing = tuple(one.row for one in room.standing if one.seat == seat)
        digest = digest_of(room.row.game, match.view(seat), language, standing)
        if letter and letter.digest == digest:
            return
        if letter and not letter.digest.startswith(MARK) and not news:
            await self.bot.rooms.store.keep_letter(room.id, user, replace(letter, digest=digest))
            return
        post = posts.hand(room, seat, language)
        title = lang.interface(language).letter_head(games.text(language, room.row.game).TITLE, link(room))
        text = f"{title}\n{self.bot.emoji.text(post.text, language, room.row.game, posts.TEXT)}"
        try:
            await self._write(room, user, letter, text, post, digest, anew=not empty)
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await self.bot.rooms.store.set_dms_closed(user, closed=True)
            elif hopeless(error):
                log.warning("no letter", extra={"game": room.id, "code": error.code})
            else:
                raise

    async def _write(self, room: Room, user: int, letter: LetterRow | None, text: str, post: Post, digest: str, *, anew: bool) -> None:
        """The letter as it should read: edited while that is allowed, else, if it may be sent `anew`, in a new message."""
        files = await drawn(post.pictures)
        keep = self.bot.rooms.store.keep_letter
        if letter and (letter.at + OLD > room.store.now() or not anew):
            try:
                before = self.bot.get_partial_messageable(letter.channel).get_partial_message(letter.message)
                await before.edit(content=text, attachments=files)
                await keep(room.id, user, LetterRow(letter.channel, letter.message, letter.at, digest))
                return
            except discord.NotFound:
                if not anew:
                    return
                files = await drawn(post.pictures)
        dm = await self.bot.create_dm(discord.Object(user))
        nonce = nonce_of(room.id, room.heard.rows, digest.removeprefix(MARK))
        sent = await dm.send(text, files=files, silent=letter is not None, nonce=nonce)
        await keep(room.id, user, LetterRow(dm.id, sent.id, room.store.now(), digest))
        if letter:
            try:
                await self.bot.get_partial_messageable(letter.channel).get_partial_message(letter.message).delete()
            except discord.HTTPException as error:
                log.info("old letter stays", extra={"game": room.id, "code": error.code})

    async def welcome(self, room: Room, user: int, language: str) -> bool:
        """The first direct message, which shows whether they are open."""
        text = lang.interface(language).joined(games.text(language, room.row.game).TITLE, f"<#{room.row.channel}>")
        try:
            dm = await self.bot.create_dm(discord.Object(user))
            await dm.send(lang.quoting(text, language, room.row.lang))
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                log.warning("no welcome", extra={"game": room.id, "code": error.code})
                return True
            return False
        await self.bot.rooms.store.set_dms_closed(user, closed=False)
        return True


def hopeless(error: Any) -> bool:
    """No permission, no channel, or a post Discord will never take: trying again would not help."""
    return isinstance(error, (discord.Forbidden, discord.NotFound)) or getattr(error, "status", 0) == 400
