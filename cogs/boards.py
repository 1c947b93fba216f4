"""The messages of a table in its channel: the lobby, one board a turn that is edited within it, and the short calls in between."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord

from host.book.store import Statement
from host.days import reminders
from host.days.timers import Timer
from host.play.room import Room
from host.recent import Recent
from host.telling import calls, posts
from host.telling.gathering import gathering
from rules.engine.model import Seat

from .edits import Edits
from .letters import Letters
from .messenger import ARCHIVED
from .posting import nonce_of, only
from .sweep import Debts
from .ui import lobby_screens, screens
from .ui.reply import drawn

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.announcer")
CANNOT_REPLY = (50013, 160002)  # without the permission to read the channel's history
RECENTLY = timedelta(days=1)
REMEMBERED = 4096  # games


class Boards(Letters):
    """Posts and edits them; the announcer says when."""

    def __init__(self, bot: Arbiter, every: float) -> None:
        super().__init__(bot)
        self._news: dict[int, asyncio.Event] = {}  # by game: something has happened since it was last looked at
        self._edited: Recent[int, float] = Recent(REMEMBERED)
        self._posting = Edits()  # by game: one board at a time
        self.debts = Debts(every)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel)

    async def _lobby(self, room: Room) -> None:
        """Bring the lobby message up to date."""
        if room.row.board is None:
            return
        message = self._channel(room.row.channel).get_partial_message(room.row.board)
        try:
            async with self.bot.edits.of(message.id):
                post = gathering(room, self.bot.settings.lobby_hours * 3600)
                await message.edit(content=post.text, view=lobby_screens.lobby_view(room))
        except discord.NotFound:
            await room.mark(board=None)  # somebody deleted it; `/game board` shows it again

    async def _board(self, room: Room) -> None:
        """Show the position and call whoever is asked: by a new message, or an edit of the present one and a short reply to it."""
        untold = room.row.shown < room.heard.last
        if untold and (await self._turns(room) or not await self._change(room)):
            await self._send(room)

    async def _turns(self, room: Room) -> bool:
        """Whether a new message is wanted, now or by what happens until the next edit is due; while computers think a moment longer."""
        news, pace = self._news[room.id], self.bot.settings.pace
        began = time.monotonic()
        while not calls.wants_board(room, looking=self._looking(room)):
            due = max(self._edited.get(room.id, 0.0) + pace, began + pace / 2 if room.thinking else 0.0)
            if (left := due - time.monotonic()) <= 0:
                return False
            news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), left)
        return True

    def _looking(self, room: Room) -> bool:
        """Whether the only person at a table has just pressed something in their panel, and so sees there what comes."""
        return len(room.people) == 1 and self.bot.panels.in_use(room, room.people[0].user or 0)

    async def call_again(self, timer: Timer) -> Sequence[Statement]:
        """A decision open to all has gone quiet: call those whose flag was cleared."""
        room = await self.bot.rooms.room(timer.game)
        if seats := reminders.call_again(room, timer):
            await self._send(room, anew=True, called=seats, nonce=timer.nonce)
            await self._tidy(room)
        return ()

    async def _send(self, room: Room, *, anew: bool = False, called: Sequence[Seat] | None = None, nonce: str = "") -> None:
        """Sends a new board message; the one before it then calls nobody and has no buttons. Several are sent one after another."""
        async with self._posting.of(room.id):
            await self._post(room, anew=anew, called=called, nonce=nonce)

    async def _post(self, room: Room, *, anew: bool, called: Sequence[Seat] | None, nonce: str) -> None:
        room.closes_at = await self.bot.closings.arm(room)  # now: something may have happened since this was begun
        row, n, moment, turn = room.row, room.heard.last, room.dealt().moment, calls.turn_called(room)
        post, view = posts.board(room, min(row.board_from if anew else row.board_n, n), await room.fingerprint()), screens.board_view(room)
        wanted = post.mentions if row.phase == "over" else posts.users(room, room.called if called is None else called)
        awake, asleep = await self._awake(room, wanted)
        once: dict[str, Any] = {"nonce": nonce or nonce_of(room.id, room.heard.rows)} if nonce or not anew else {}  # asked for, it is new
        text = self._adorned(room, post.text)
        sent = await self._taken(room, text) or await self._channel(row.channel).send(
            text,
            files=await drawn(post.pictures),
            view=view,
            allowed_mentions=only(awake or asleep),
            silent=bool(asleep and not awake),
            **once,
        )
        cursor: dict[str, Any] = {"board": sent.id, "board_at": room.store.now(), "board_from": post.since, "board_moment": moment}
        cursor |= {"board_n": n, "board_rest": post.rest, "turn_called": turn, "shown": n}
        if room.row.board and room.row.board != sent.id:
            await self._clear(room)  # only one earlier board is remembered
            cursor |= {"past": room.row.board, "past_rest": room.row.board_rest}
        await room.mark(**cursor)
        self._edited[room.id] = time.monotonic()
        self.debts.opened(room.id)
        if awake and asleep:
            await self.bot.messenger.call_silently(room, asleep)

    async def _taken(self, room: Room, text: str) -> discord.Message | None:
        """The message with this text that Discord has, if its answer was lost: by now a nonce would not keep it from doubling."""
        if not self.debts.is_unsure(room.id):
            return None
        after = discord.Object(room.row.board or discord.utils.time_snowflake(discord.utils.utcnow() - RECENTLY))
        with contextlib.suppress(discord.Forbidden):
            async for message in self._channel(room.row.channel).history(limit=50, after=after, oldest_first=False):
                if self.bot.user and message.author.id == self.bot.user.id and message.content == text:
                    return message
        return None

    async def _awake(self, room: Room, users: Sequence[int]) -> tuple[list[int], list[int]]:
        """Divides the people to be called: those who are awake; those whose quiet hours it is, or who are away."""
        awake, asleep, now = list[int](), list[int](), room.store.now()
        for user in users:
            (asleep if (await self.bot.people.of(user)).resting(now) else awake).append(user)
        return awake, asleep

    def _adorned(self, room: Room, text: str) -> str:
        """A text of the table with the bot's own emoji."""
        return self.bot.emoji.text(text, room.row.lang, room.row.game)

    async def _change(self, room: Room) -> bool:
        """Within a turn: call who decides in between, and bring the present message up to date; False if that cannot be."""
        await self._call_aside(room)
        return await self._edit(room)

    async def _edit(self, room: Room) -> bool:
        """The present message with everything since it was sent; False if it is gone or too old to edit, or a turn began meanwhile."""
        room.closes_at, fingerprint = await self.bot.closings.arm(room), await room.fingerprint()
        if room.row.board is None or calls.wants_board(room, looking=self._looking(room)):
            return False
        n, moment, turn, anew = room.heard.last, room.dealt().moment, calls.turn_called(room), calls.turn_begins(room)
        post = posts.board(room, room.row.board_n if anew else room.row.board_from, fingerprint)
        view, begun = screens.board_view(room), {"board_from": post.since, "board_n": n} if anew else {}
        message = self._channel(room.row.channel).get_partial_message(room.row.board)
        files = await drawn(post.pictures)
        try:
            async with self.bot.edits.of(message.id):
                await message.edit(content=self._adorned(room, post.text), view=view, allowed_mentions=_nobody(), attachments=files)
        except discord.HTTPException as error:
            if error.code in (10008, 30046, ARCHIVED):
                return False
            raise
        self._edited[room.id] = time.monotonic()
        await room.mark(shown=n, board_moment=moment, board_rest=post.rest, turn_called=turn, **begun)
        return True

    async def _call_aside(self, room: Room) -> None:
        """Call who decides in between by a short reply to the board; what it asks of them next is an edit of it."""
        seats, n, channel = calls.calls(room, looking=self._looking(room)).aside, room.heard.last, self._channel(room.row.channel)
        if seats:
            await self._drop_aside(room)
            awake, asleep = await self._awake(room, posts.users(room, seats))
            text, nonce = self._adorned(room, posts.asked(room, room.row.lang, seats)), nonce_of(room.id, room.heard.rows, "aside")
            more = {"allowed_mentions": only(awake or asleep), "silent": bool(asleep and not awake), "nonce": nonce}
            sent = await self._reply(room, text, **more)
            await room.mark(aside=sent.id, aside_n=n)
            if awake and asleep:
                await self.bot.messenger.call_silently(room, asleep)
        elif room.row.aside and not calls.aside_is_done(room) and room.row.board_moment != room.dealt().moment:
            text = self._adorned(room, posts.asked(room, room.row.lang, room.awaited_people))
            await self._forgiving(room, channel.get_partial_message(room.row.aside).edit(content=text))

    async def _reply(self, room: Room, text: str, **more: Any) -> discord.Message:
        """A reply to the board; a message of its own where we may not read, and so not reply to, what stands in the channel."""
        channel, board = self._channel(room.row.channel), room.row.board
        assert board is not None
        reference = discord.MessageReference(message_id=board, channel_id=room.row.channel, fail_if_not_exists=False)
        try:
            return await channel.send(text, reference=reference, **more)
        except discord.HTTPException as error:
            if error.code not in CANNOT_REPLY:
                raise
        return await channel.send(text, **more)

    async def _tidy(self, room: Room) -> None:
        """Take back the calls that have been answered: the short message goes, an earlier board says only what happened."""
        if room.row.aside and calls.aside_is_done(room):
            await self._drop_aside(room)
        async with self._posting.of(room.id):
            await self._clear(room)

    async def _clear(self, room: Room) -> None:
        """The earlier board says only what happened."""
        if old := room.row.past:
            rest: dict[str, Any] = {"content": self._adorned(room, room.row.past_rest)} if room.row.past_rest else {}
            await self._forgiving(room, self._channel(room.row.channel).get_partial_message(old).edit(view=None, **rest))
            await room.mark(past=None, past_rest="")

    async def _drop_aside(self, room: Room) -> None:
        if room.row.aside:
            await self._forgiving(room, self._channel(room.row.channel).get_partial_message(room.row.aside).delete())
            await room.mark(aside=None)

    async def _forgiving(self, room: Room, act: Awaitable[Any]) -> None:
        """What is nice to have done: if Discord will not have it, so be it."""
        try:
            await act
        except discord.HTTPException as error:
            log.info("an old message stays", extra={"game": room.id, "code": error.code})

    async def board_again(self, room: Room) -> None:
        """The board in a new message, on request."""
        await self._send(room, anew=True)
        await self._tidy(room)


def _nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()
