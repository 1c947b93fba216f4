"""The herald: brings every change of a room to its channel and to the players' direct messages.

It reads only the book and its cursors, so it resumes after a crash where it was; a nonce keeps a message
from being sent twice. One worker a game; within a turn the board message is edited, at most every two seconds, and whoever
decides in between is called by a short reply to it, which goes when it is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord

from host.book.store import Statement, Unavailable
from host.days import reminders, waits
from host.days.timers import Timer
from host.days.waits import Wait
from host.play.room import Room
from host.telling import calls, posts
from host.telling.gathering import gathering
from host.telling.untold import unfinished
from lang.errors import HostError
from rules.engine.model import Seat

from .homes import noticed
from .letters import Letters, hopeless
from .messenger import ARCHIVED, shut
from .sweep import Debts
from .threads import tell_line
from .ui import lobby_screens, screens
from .ui.reply import drawn

if TYPE_CHECKING:
    from bot import Arbiter

log = logging.getLogger("arbiter.announcer")
CANNOT_REPLY = (50013, 160002)  # without the permission to read the channel's history
RECENTLY = timedelta(days=1)
MINUTE = 60.0
PATIENCE = (1, 5, 20, 60, 180)  # seconds before trying again what Discord would not take, if there is a sweep every minute


class Announcer(Letters):
    """One worker a game tells the channel, then the players."""

    def __init__(self, bot: Arbiter, every: float = MINUTE) -> None:
        """`every`: seconds between two sweeps for what was not told."""
        super().__init__(bot)
        self._haste = every / MINUTE
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._news: dict[int, asyncio.Event] = {}
        self._edited: dict[int, float] = {}
        self._closed = False
        self.debts = Debts(every)

    def touch(self, room: Room) -> None:
        """Something has changed in this room."""
        if self._closed or not self.bot.duty.holds(room.row.guild):
            return
        self._news.setdefault(room.id, asyncio.Event()).set()
        if room.id not in self._workers:
            worker = asyncio.create_task(self._serve(room), name=f"announcer-{room.id}")
            self._workers[room.id] = worker

    def serves(self, game: int) -> bool:
        """Whether something is being told at this table."""
        return game in self._workers

    @staticmethod
    def owes(room: Room) -> bool:
        """Whether the channel of a game has not been told all that it may hear."""
        return room.match is not None and room.row.shown < room.heard.last

    async def settled(self, room: Room) -> None:
        """Waits until what has happened in this room is told, or for a while."""
        if worker := self._workers.get(room.id):
            await asyncio.wait({worker}, timeout=PATIENCE[2])

    async def recover(self) -> None:
        """On coming on duty: deliver what was left, post nothing else. Of all games only those are visited in which something is to do."""
        rooms, began = self.bot.rooms, time.monotonic()
        games = sorted({*await self._left_undone(), *(room.id for room in rooms.warm())})
        for game in games:
            try:
                room = await rooms.room(game)
                if room.match is not None or room.row.seed is None:
                    self.bot.shift.attend(room)
            except HostError:
                continue  # it was dropped meanwhile
            except Exception:  # the others must not wait for this one
                log.exception("a game could not be visited", extra={"game": game})
        log.info("recovered", extra={"games": len(games), "seconds": round(time.monotonic() - began, 1)})

    async def _left_undone(self) -> list[int]:
        """Asked until the database answers: nobody else wakes computer players that were thinking when the bot went down."""
        while True:
            try:
                return await unfinished(self.bot.rooms.store, self.bot.duty.where("guild"))
            except Unavailable:
                await asyncio.sleep(PATIENCE[1] * self._haste)

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
            while news.is_set() and self.bot.duty.holds(room.row.guild):
                news.clear()
                try:
                    await self._deliver(await self.bot.rooms.fresh(room))
                    failures = 0
                    self.debts.settle(room.id)
                except Unavailable:  # it will come back, and what is untold then is told
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), PATIENCE[1])
                    news.set()
                except (discord.HTTPException, OSError) as error:
                    if hopeless(error) or failures == len(PATIENCE):
                        level = logging.ERROR if self.debts.owe(room, error) else logging.INFO
                        log.log(level, "undelivered", extra={"game": room.id, "error": str(error)})
                        return
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), PATIENCE[failures] * self._haste)
                    failures += 1
                    news.set()
                except Exception as error:
                    self.debts.owe(room, error)
                    log.exception("delivery failed", extra={"game": room.id})
                    return
        finally:
            del self._workers[room.id], self._news[room.id]

    async def _deliver(self, room: Room) -> None:
        if room.row.homeless:
            return  # nobody hears it there; it is told where the game goes on
        if room.row.seed is None:
            await self._lobby(room)
            await tell_line(self.bot, room)
            return
        if room.match is None:
            return
        news, n = self.owes(room), room.n
        room.closes_at = await self.bot.closings.arm(room)
        if news and not room.thinking:
            await reminders.arm(self.bot.timers, room)
            room.deadline = await self.bot.absence.deadline(room)
        try:
            await self._board(room)
        except discord.HTTPException as error:
            if shut(error) and await noticed(self.bot, room):
                return
            if shut(error):  # that keeps nobody from their cards, nor from hearing that it is their turn
                await self._letters(room, shut=True)
                last = room.dealt().record.log[-1:]
                for wait in await self._waits(room):
                    if not any(room.user_at(entry.seat) == wait.user for entry in last):  # who has just played knows
                        await self.bot.messenger.call_by_dm(room, wait.user)
            raise
        await tell_line(self.bot, room)
        new = await self._waits(room) if room.row.shown >= room.heard.last else []  # nobody is awaited before they were called
        await self._tidy(room)
        if not room.thinking:
            await self._letters(room, news=news)
            await self.bot.messenger.tell_watchers(room, turned=bool(new))
            if room.row.brought < n and not self.owes(room):
                await room.mark(brought=n)

    async def _waits(self, room: Room) -> list[Wait]:
        """Write down who is awaited now: they will be reminded, and their absence noticed. Those of whom that is new."""
        changes = await waits.renew(room)
        await self.bot.reminders.called(room, changes.new)
        await self.bot.absence.called(room, changes)
        await self.bot.orders.called(room)
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

    async def _board(self, room: Room) -> None:
        """Show the position and call whoever is asked: by a new message, or an edit of the present one and a short reply to it."""
        untold = room.row.shown < room.heard.last
        if untold and (await self._turns(room) or not await self._change(room)):
            await self._send(room)

    async def _turns(self, room: Room) -> bool:
        """Whether a new message is wanted, now or by what happens until the next edit is due; while computers think a moment longer."""
        news, pace = self._news[room.id], self.bot.settings.pace
        began = time.monotonic()
        while not calls.wants_board(room):
            due = max(self._edited.get(room.id, 0.0) + pace, began + pace / 2 if room.thinking else 0.0)
            if (left := due - time.monotonic()) <= 0:
                return False
            news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), left)
        return True

    async def call_again(self, timer: Timer) -> Sequence[Statement]:
        """A decision open to all has gone quiet: call those whose flag was cleared."""
        room = await self.bot.rooms.room(timer.game)
        if seats := reminders.call_again(room, timer):
            await self._send(room, anew=True, called=seats, nonce=timer.nonce)
            await self._tidy(room)
        return ()

    async def _send(self, room: Room, *, anew: bool = False, called: Sequence[Seat] | None = None, nonce: str = "") -> None:
        """A new board message; the one before it then calls nobody and has no buttons any more."""
        room.closes_at = await self.bot.closings.arm(room)  # now: something may have happened since this was begun
        row, n, moment, turn = room.row, room.heard.last, room.dealt().moment, calls.turn_called(room)
        post, view = posts.board(room, min(row.board_from if anew else row.board_n, n), await room.fingerprint()), screens.board_view(room)
        wanted = post.mentions if row.phase == "over" else posts.users(room, room.called if called is None else called)
        awake, asleep = await self._awake(room, wanted)
        once: dict[str, Any] = {"nonce": nonce or f"{room.id}-{room.heard.rows}"[:25]} if nonce or not anew else {}  # asked for, it is new
        text = self._adorned(room, post.text)
        sent = await self._taken(room, text) or await self._channel(row.channel).send(
            text,
            files=await drawn(post.pictures),
            view=view,
            allowed_mentions=_only(awake or asleep),
            silent=bool(asleep and not awake),
            **once,
        )
        cursor: dict[str, Any] = {"board": sent.id, "board_at": room.store.now(), "board_from": post.since, "board_moment": moment}
        cursor |= {"board_n": n, "board_rest": post.rest, "turn_called": turn, "shown": n}
        if row.board and row.board != sent.id:
            cursor |= {"past": row.board, "past_rest": row.board_rest}
        await room.mark(**cursor)
        self._edited[room.id] = time.monotonic()
        self.debts.opened(room.id)
        if awake and asleep:
            await self.bot.messenger.call_silently(room, asleep)

    async def _taken(self, room: Room, text: str) -> discord.Message | None:
        """The message that Discord has taken although its answer was lost; by now a nonce would not keep it from doubling."""
        if not self.debts.is_unsure(room.id):
            return None
        after = discord.Object(room.row.board or discord.utils.time_snowflake(discord.utils.utcnow() - RECENTLY))
        with contextlib.suppress(discord.Forbidden):
            async for message in self._channel(room.row.channel).history(limit=50, after=after, oldest_first=False):
                if self.bot.user and message.author.id == self.bot.user.id and message.content == text:
                    return message
        return None

    async def _awake(self, room: Room, users: Sequence[int]) -> tuple[list[int], list[int]]:
        """Of the people to be called those who are awake, and those whose quiet hours it is or who are away."""
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
        """The present message with everything since it was sent; False if it is gone or too old to edit."""
        room.closes_at = await self.bot.closings.arm(room)
        n, moment, turn = room.heard.last, room.dealt().moment, calls.turn_called(room)
        assert room.row.board is not None
        post, view = posts.board(room, room.row.board_from, await room.fingerprint()), screens.board_view(room)
        message = self._channel(room.row.channel).get_partial_message(room.row.board)
        files = await drawn(post.pictures)
        try:
            await message.edit(content=self._adorned(room, post.text), view=view, allowed_mentions=_nobody(), attachments=files)
        except discord.HTTPException as error:
            if error.code in (10008, 30046, ARCHIVED):
                return False
            raise
        self._edited[room.id] = time.monotonic()
        await room.mark(shown=n, board_moment=moment, board_rest=post.rest, turn_called=turn)
        return True

    async def _call_aside(self, room: Room) -> None:
        """Call who decides in between by a short reply to the board; what it asks of them next is an edit of it."""
        seats, n, channel = calls.calls(room).aside, room.heard.last, self._channel(room.row.channel)
        if seats:
            await self._drop_aside(room)
            awake, asleep = await self._awake(room, posts.users(room, seats))
            text, nonce = self._adorned(room, posts.asked(room, room.row.lang, seats)), f"{room.id}-{room.heard.rows}-aside"[:25]
            more = {"allowed_mentions": _only(awake or asleep), "silent": bool(asleep and not awake), "nonce": nonce}
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


def _only(users: Sequence[int]) -> discord.AllowedMentions:
    """Call these people, and nobody else; nor who is replied to."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users], replied_user=False)


def _nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()
