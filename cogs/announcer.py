"""The herald: brings every change of a room to its channel and to the players' direct messages.

It reads only the book and its cursors, so it resumes after a crash where it was; a nonce keeps a message
from being sent twice. One worker a game; within a turn the board message is edited, at most every two seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

import games
import lang
from host import posts, reminders, waits
from host.gathering import gathering
from host.hidden import holds
from host.posts import Post
from host.room import Room
from host.store import LetterRow, Statement
from host.timers import Timer
from host.waits import Wait
from lang.notices import TableEvent
from rules.engine import codec
from rules.engine.model import Seat

from .messenger import ARCHIVED, CLOSED, shut
from .threads import tell_line
from .ui import lobby_screens, screens
from .ui.reply import drawn, link

if TYPE_CHECKING:
    from bot import Arbiter

log = logging.getLogger("arbiter.announcer")
OLD = 50 * 60  # Discord is sparing with edits of messages older than an hour
PATIENCE = (1, 5, 20, 60, 180)  # seconds before trying again what Discord would not take


class Announcer:
    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._news: dict[int, asyncio.Event] = {}
        self._edited: dict[int, float] = {}
        self._closed = False

    def touch(self, room: Room) -> None:
        """Something has changed in this room."""
        if self._closed:
            return
        self._news.setdefault(room.id, asyncio.Event()).set()
        if room.id not in self._workers:
            worker = asyncio.create_task(self._serve(room), name=f"announcer-{room.id}")
            self._workers[room.id] = worker

    async def recover(self) -> None:
        """After a start: deliver what was left, post nothing else."""
        for row in await self.bot.rooms.unfinished():
            room = await self.bot.rooms.room(row.id)
            if room.match is not None or room.row.seed is None:
                self.bot.changed(room)

    async def close(self) -> None:
        """Let the deliveries under way finish, a few seconds at most; the rest is told after the next start."""
        self._closed = True
        tasks = list(self._workers.values())
        if self._workers:
            await asyncio.wait(self._workers.values(), timeout=5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, room: Room) -> None:
        news, failures = self._news[room.id], 0
        try:
            while news.is_set():
                news.clear()
                try:
                    await self._deliver(room)
                    failures = 0
                except (discord.HTTPException, OSError) as error:
                    if _hopeless(error) or failures == len(PATIENCE):
                        log.error("undelivered", extra={"game": room.id, "error": str(error)})
                        return
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), PATIENCE[failures])
                    failures += 1
                    news.set()
                except Exception:
                    log.exception("delivery failed", extra={"game": room.id})
                    return
        finally:
            del self._workers[room.id], self._news[room.id]

    async def _deliver(self, room: Room) -> None:
        if room.row.seed is None:
            await self._lobby(room)
            await tell_line(self.bot, room)
            return
        if room.match is None:
            return
        if room.thinking:  # its moves are told together with what they lead to
            return
        if room.row.shown < room.heard.last:
            await reminders.arm(self.bot.timers, room)
            room.deadline = await self.bot.absence.deadline(room)
        try:
            await self._board(room)
        except discord.HTTPException as error:
            if shut(error):  # that keeps nobody from their cards, nor from hearing that it is their turn
                await self._letters(room, shut=True)
                for wait in await self._waits(room):
                    await self.bot.messenger.call_by_dm(room, wait.user)
            raise
        await tell_line(self.bot, room)
        new = await self._waits(room)
        await self._letters(room)
        await self.bot.messenger.tell_watchers(room, turned=bool(new))

    async def _waits(self, room: Room) -> list[Wait]:
        """Write down who is awaited now: they will be reminded, and their absence noticed. Those of whom that is new."""
        changes = await waits.renew(room)
        await self.bot.reminders.called(room, changes.new)
        await self.bot.absence.called(room, changes)
        return changes.new

    # ------------------------------------------------------------ the channel

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel)

    async def _lobby(self, room: Room) -> None:
        """Bring the lobby message up to date."""
        if room.row.board is None:
            return
        post = gathering(room, self.bot.settings.lobby_hours * 3600)
        message = self._channel(room.row.channel).get_partial_message(room.row.board)
        try:
            await message.edit(content=post.text, view=lobby_screens.lobby_view(room))
        except discord.NotFound:
            await room.mark(board=None)  # somebody deleted it; `/game board` shows it again

    async def _board(self, room: Room, *, anew: bool = False) -> None:
        """Show the position: a new message when somebody new is awaited, else an edit of the present one."""
        if anew:
            await self._send(room, anew=True)
        elif room.row.shown < room.heard.last and (await self._turns(room) or not await self._edit(room)):
            await self._send(room)

    async def _turns(self, room: Room) -> bool:
        """Whether a new message is wanted, now or by what happens until the next edit is due."""
        news = self._news[room.id]
        while not self._wants_new(room) and (left := self._edited.get(room.id, 0.0) + self.bot.settings.pace - time.monotonic()) > 0:
            news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), left)
        return self._wants_new(room)

    async def call_again(self, timer: Timer) -> Sequence[Statement]:
        """A decision open to all has gone quiet: call those whose flag was cleared."""
        room = await self.bot.rooms.room(timer.game)
        if seats := reminders.call_again(room, timer):
            await self._send(room, anew=True, called=seats, nonce=timer.nonce)
        return ()

    def _wants_new(self, room: Room) -> bool:
        if room.row.board is not None and posts.is_live(room) and room.row.board_moment == room.dealt().moment:
            return room.row.board_at + OLD < room.store.now()  # its buttons are pressed there: it stays in its place
        fresh = [said for said in room.recent if said.n > room.row.shown]
        turned = any(isinstance(news, TableEvent) for said in fresh for news in said.news)
        old = room.row.board_at + OLD < room.store.now()
        return room.row.board is None or turned or bool(room.called) or room.row.phase == "over" or old

    async def _send(self, room: Room, *, anew: bool = False, called: Sequence[Seat] | None = None, nonce: str = "") -> None:
        """A new board message; the buttons of the old one go if that succeeds."""
        since, n, old = room.row.shown, room.heard.last, room.row.board
        post, view, moment = posts.board(room, min(since, n), await room.fingerprint()), screens.board_view(room), room.dealt().moment
        awake, asleep = await self._awake(room, room.called if called is None else called)
        once: dict[str, Any] = {"nonce": nonce or f"{room.id}-{room.heard.rows}"[:25]} if nonce or not anew else {}  # asked for, it is new
        calls, silent = _only(awake or asleep), bool(asleep and not awake)
        sent = await self._channel(room.row.channel).send(
            self._adorned(room, post), files=await drawn(post.pictures), view=view, allowed_mentions=calls, silent=silent, **once
        )
        await room.mark(board=sent.id, board_at=room.store.now(), board_from=min(since, n), board_moment=moment, shown=n)
        self._edited[room.id] = time.monotonic()
        if awake and asleep:
            await self.bot.messenger.call_silently(room, asleep)
        if old and old != sent.id:
            try:
                await self._channel(room.row.channel).get_partial_message(old).edit(view=None)
            except discord.HTTPException as error:
                log.info("old buttons stay", extra={"game": room.id, "code": error.code})

    async def _awake(self, room: Room, seats: Sequence[Seat]) -> tuple[list[int], list[int]]:
        """The people to be called who are awake, and those whose quiet hours it is or who are away."""
        awake, asleep, now = list[int](), list[int](), room.store.now()
        for user in (user for seat in seats if (user := room.user_at(seat)) is not None):
            (asleep if (await self.bot.people.of(user)).resting(now) else awake).append(user)
        return awake, asleep

    async def _edit(self, room: Room) -> bool:
        """The present message with everything since it was sent; False if it is gone or too old to edit."""
        n, moment = room.heard.last, room.dealt().moment
        assert room.row.board is not None
        post, view = posts.board(room, room.row.board_from, await room.fingerprint()), screens.board_view(room)
        message = self._channel(room.row.channel).get_partial_message(room.row.board)
        files = await drawn(post.pictures)
        try:
            await message.edit(content=self._adorned(room, post), view=view, allowed_mentions=_nobody(), attachments=files)
        except discord.HTTPException as error:
            if error.code in (10008, 30046, ARCHIVED):
                return False
            raise
        self._edited[room.id] = time.monotonic()
        await room.mark(shown=n, board_moment=moment)
        return True

    def _adorned(self, room: Room, post: Post) -> str:
        """A board's text with the bot's own emoji."""
        return self.bot.emoji.text(post.text, room.row.lang)

    async def board_again(self, room: Room) -> None:
        """The board in a new message, on request."""
        await self._board(room, anew=True)

    # ------------------------------------------------------------ direct messages

    async def _letters(self, room: Room, *, shut: bool = False) -> None:
        """Everybody's hand; never before the channel, unless that is shut, has heard what changed it."""
        for row in room.people:
            if shut or room.row.shown >= room.heard.last:
                await self._letter(room, row.seat, row.user)

    async def _letter(self, room: Room, seat: Seat, user: int) -> None:
        """The player's hand, kept up to date in one message: at the end of his own turn, or when another changed it."""
        person = await self.bot.rooms.store.person(user)
        if person is None or person.closed:
            return
        match = room.dealt()
        letter = await self.bot.rooms.store.letter(room.id, user)
        if letter and seat in room.waiting and match.record.log and match.record.log[-1].seat == seat:
            return  # he is still at it
        empty = not holds(match.view(seat)) and not room.orders_of(seat)
        if letter is None and empty:
            return  # nobody is sent word that there is nothing
        language = lang.language(person.locale)
        post = posts.hand(room, seat, language)
        digest = codec.digest(post.text)
        if letter and letter.digest == digest:
            return
        title = lang.interface(language).letter_head(games.text(language, room.row.game).TITLE, link(room))
        text = f"{title}\n{self.bot.emoji.text(post.text, language, posts.TEXT)}"
        try:
            await self._write(room, user, letter, text, post, digest, anew=not empty)
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await self.bot.rooms.store.set_dms_closed(user, closed=True)
            elif _hopeless(error):
                log.warning("no letter", extra={"game": room.id, "code": error.code})
            else:
                raise

    async def _write(self, room: Room, user: int, letter: LetterRow | None, text: str, post: Post, digest: str, *, anew: bool) -> None:
        """The letter as it should read: edited while that is allowed, else, if it may be sent `anew`, in a new message."""
        files = await drawn(post.pictures)
        keep = self.bot.rooms.store.keep_letter
        if letter and (letter.at + OLD > room.store.now() or not anew):
            try:
                await self._channel(letter.channel).get_partial_message(letter.message).edit(content=text, attachments=files)
                await keep(room.id, user, LetterRow(letter.channel, letter.message, letter.at, digest))
                return
            except discord.NotFound:
                if not anew:
                    return
                files = await drawn(post.pictures)
        dm = await self.bot.create_dm(discord.Object(user))
        nonce = f"{room.id}-{room.heard.rows}-{digest}"[:25]
        sent = await dm.send(text, files=files, silent=letter is not None, nonce=nonce)
        await keep(room.id, user, LetterRow(dm.id, sent.id, room.store.now(), digest))
        if letter:
            try:
                await self._channel(letter.channel).get_partial_message(letter.message).delete()
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


def _only(users: Sequence[int]) -> discord.AllowedMentions:
    """Call these people, and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


def _nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()


def _hopeless(error: Any) -> bool:
    """No permission, no channel, or a post Discord will never take: trying again would not help."""
    return isinstance(error, (discord.Forbidden, discord.NotFound)) or getattr(error, "status", 0) == 400
