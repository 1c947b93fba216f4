"""Brings people what the house has to say besides the board: reminders, nudges, notices. If a channel is shut, by direct message."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle

import games
import lang
from host.days.reminders import Reached
from host.days.tempo import GRACES
from host.days.waits import Wait
from host.play.room import Room
from host.telling import posts, watching
from host.telling.watching import Watcher

from .posting import nonce_of, only
from .ui import ids, screens
from .ui.ids import Verb
from .ui.links import link

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.messenger")
ARCHIVED = 50083  # an operation on an archived thread
LOCKED = 160005
CLOSED = {50007, 50278}  # cannot write to this person
PLAYS = 4  # buttons to play, in a reminder of several tables


def shut(error: Exception) -> bool:
    """Whether a channel is closed to us: deleted, forbidden, or a thread that was locked."""
    return isinstance(error, (discord.Forbidden, discord.NotFound)) or getattr(error, "code", 0) in (ARCHIVED, LOCKED)


class Messenger:
    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    # ------------------------------------------------------------ the ways

    async def post(self, channel: int, text: str, *, users: Sequence[int] = (), **more: Any) -> discord.Message | None:
        """A message in a channel that calls these people; None if the channel is shut. A thread that sleeps wakes up by it."""
        where = self.bot.get_partial_messageable(channel)
        try:
            return await where.send(text, allowed_mentions=only(users), **more)
        except discord.HTTPException as error:
            if not shut(error):
                raise
            log.info("a channel is shut", extra={"channel": channel, "code": error.code})
            return None

    async def write(self, user: int, text: str, **more: Any) -> bool:
        """A direct message; False if they are closed, which is remembered."""
        person = await self.bot.rooms.store.person(user)
        if person and person.closed:
            return False
        try:
            dm = await self.bot.create_dm(discord.Object(user))
            await dm.send(text, **more)
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await self.bot.rooms.store.set_dms_closed(user, closed=True)
            elif not shut(error):
                raise
            return False
        return True

    async def is_member(self, guild: int | None, user: int) -> bool:
        """Whether somebody is still in a server; nothing tells us when they leave, so Discord is asked."""
        if guild is None:
            return True
        try:
            await self.bot.http.get_member(guild, user)
        except discord.NotFound as error:
            return error.code not in (10007, 10013)  # without the server itself nobody has left it
        except discord.HTTPException:
            return True
        return True

    async def language_of(self, user: int) -> str:
        """The language in which to write to somebody."""
        person = await self.bot.rooms.store.person(user)
        return lang.language(person.locale if person else None)

    # ------------------------------------------------------------ what is said

    async def remind(self, user: int, tables: Sequence[tuple[Room, Wait]], *, by_dm: bool, nonce: str) -> Reached:
        """By mention at the table that has waited longest, which says nothing of other tables but how many; or all by DM."""
        (room, wait), *others = tables
        if not by_dm:
            if not await self.is_member(room.row.guild, user):
                return Reached.LEFT
            text = self._reminder(room, wait, room.row.lang, more=len(others))
            view = self._buttons([room], room.row.lang, room.id)
            if await self.post(room.row.channel, text, users=[user], view=view, nonce=nonce):
                return Reached.TOLD
        language = await self.language_of(user)
        text = "\n\n".join(f"{self._reminder(room, wait, language)}\n{link(room)}" for room, wait in tables)[: posts.TEXT]
        view = self._buttons([room for room, _ in tables], language, 0)
        return Reached.TOLD if await self.write(user, text, view=view, nonce=nonce) else Reached.SHUT

    def _reminder(self, room: Room, wait: Wait, language: str, more: int = 0) -> str:
        """Which game, what is asked, who waits, since when."""
        waiting = [posts.plain(row.name) for row in room.people if row.user != wait.user and row.seat not in room.awaited]
        title, asked = games.text(language, room.row.game).TITLE, posts.asked(room, language, [room.seat_of(wait.user)])
        return lang.interface(language).reminder(title, asked, waiting, wait.since, more)

    @staticmethod
    def _headed(room: Room, text: str, language: str) -> str:
        return lang.interface(language).letter_head(games.text(language, room.row.game).TITLE, link(room)) + f"\n{text}"

    @staticmethod
    def _buttons(rooms: Sequence[Room], language: str, muted: int) -> discord.ui.View:
        """Play, at each table, what happened if it is but one, and Not this turn."""
        words, alone = lang.interface(language).BUTTONS, len(rooms) == 1
        labels = (words["play"] if alone else f"{words['play']} · {games.text(language, room.row.game).TITLE}" for room in rooms[:PLAYS])
        plays = [
            screens.button(label, ids.write(Verb.PLAY, room.id), ButtonStyle.primary)
            for label, room in zip(labels, rooms[:PLAYS], strict=True)
        ]
        news = [screens.button(words["recap"], ids.write(Verb.RECAP, rooms[0].id))] if alone else []
        return screens.view((*plays, *news, screens.button(words["mute"], ids.write(Verb.MUTE, muted))))

    async def nudge(self, room: Room, user: int, nonce: str) -> None:
        words = lang.interface(room.row.lang)
        others = [posts.plain(row.name) for row in room.people if row.user != user]
        view = screens.view((screens.button(words.BUTTONS["play"], ids.write(Verb.PLAY, room.id), ButtonStyle.primary),))
        await self.post(room.row.channel, words.nudge(f"<@{user}>", others), users=[user], view=view, nonce=nonce)

    async def call_silently(self, room: Room, users: Sequence[int]) -> None:
        """The call of those who sleep, beside that of the others: silence belongs to a message."""
        text = lang.interface(room.row.lang).called_silently([f"<@{user}>" for user in users], room.row.phase == "over")
        await self.post(room.row.channel, text, users=users, silent=True, nonce=nonce_of(f"s{room.id}", room.heard.rows))

    async def call_by_dm(self, room: Room, user: int) -> None:
        """The channel is shut: who is awaited there is told so."""
        language = await self.language_of(user)
        asked = posts.asked(room, language, [room.seat_of(user)])
        text = self._headed(room, lang.interface(language).called_elsewhere(f"<#{room.row.channel}>", asked), language)
        nonce = nonce_of(f"c{room.id}", room.heard.rows, user % 10**6)
        await self.write(user, text, view=self._buttons([room], language, room.id), nonce=nonce)

    async def lost_home(self, room: Room, user: int, until: int, *, nonce: str) -> None:
        """A game of theirs has no channel any more: how to move it, on a button too."""
        language = await self.language_of(user)
        say, title = lang.interface(language), games.text(language, room.row.game).TITLE
        others = [f"**{posts.plain(row.name)}**" for row in room.seats if row.user != user]
        move = screens.button(say.BUTTONS["move"], ids.write(Verb.MOVE, room.id), ButtonStyle.primary)
        await self.write(user, say.homeless(title, others, until), view=screens.view((move,)), nonce=nonce)

    # ------------------------------------------------------------ absences

    async def absent(self, room: Room, wait: Wait, *, nonce: str) -> bool:
        """Somebody does not answer: two buttons for the others, without a sound."""
        say, seat = lang.interface(room.row.lang), room.seat_of(wait.user)
        others = [row.user for row in room.people if row.user != wait.user]
        more = wait.graces < GRACES and not wait.gone
        row = [screens.button(say.BUTTONS["sit_in"], ids.write(Verb.SIT_IN, room.id), ButtonStyle.primary)]
        if more:
            row.append(screens.button(say.BUTTONS["give_days"], ids.write(Verb.GIVE_DAYS, room.id, 0, (str(seat),))))
        who = say.names([f"<@{user}>" for user in others])
        text = f"{who}\n{say.absent(posts.plain(room.names[seat]), wait.since, bool(wait.gone), more)}"
        return await self.post(room.row.channel, text, users=others, view=screens.view(row), silent=True, nonce=nonce) is not None

    async def stalled(self, room: Room, *, nonce: str) -> bool:
        """Nobody has moved for two weeks: a pause, or the end?"""
        say, users = lang.interface(room.row.lang), [row.user for row in room.people]
        pause = screens.button(say.BUTTONS["pause"], ids.write(Verb.PAUSE, room.id), ButtonStyle.primary)
        end = screens.button(say.BUTTONS["end_it"], ids.write(Verb.END, room.id), ButtonStyle.danger)
        text = f"{say.names([f'<@{user}>' for user in users])}\n{say.stalled()}"
        return await self.post(room.row.channel, text, users=users, view=screens.view((pause, end)), silent=True, nonce=nonce) is not None

    async def away(self, room: Room, name: str, until: int, *, sits_in: bool, nonce: str) -> None:
        """A line that somebody is away; it calls nobody."""
        text = lang.interface(room.row.lang).is_away(posts.plain(name), until, sits_in)
        await self.post(room.row.channel, text, silent=True, nonce=nonce)

    # ------------------------------------------------------------ those who follow

    async def tell_watchers(self, room: Room, *, turned: bool) -> None:
        """A turn, to those who want every one; the end to all who follow, and then they do so no longer."""
        over = room.row.phase == "over"
        for watcher in await watching.watchers(room.store, room.id) if turned or over else ():
            if over or (watcher.turns and room.heard.last > watcher.told):
                reached = await self._follow(room, watcher, over=over)
                if over or not reached:
                    await watching.leave(room.store, room.id, watcher.user)
                else:
                    await watching.told(room.store, room.id, watcher.user, room.heard.last)

    async def _follow(self, room: Room, watcher: Watcher, *, over: bool) -> bool:
        language = await self.language_of(watcher.user)
        head = lang.interface(language).watched(games.text(language, room.row.game).TITLE, link(room))
        fresh = [said for said in room.recent if said.n > watcher.told]
        news = [line for said in fresh for line in posts.sentences(room, said, language)]
        ends = posts.result(room, language, posts.TEXT // 2) if over else []
        text = "\n".join([head, posts.cut(news, lang.interface(language), posts.TEXT // 3) if watcher.turns else "", *ends])
        nonce = nonce_of(f"w{room.id}", room.heard.rows, watcher.user % 10**6)
        return await self.write(watcher.user, text[: posts.TEXT], silent=not over, nonce=nonce)
