"""Where all presses arrive: every button, menu and form comes here by its custom_id, after any restart too."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

from discord import InteractionType
from discord.ext import commands

import lang
from host.lessons import is_lesson
from host.play.room import Room
from lang.errors import Homeless, HostError, NoSuchGame, PlayedElsewhere

from . import server
from .admission import claimed, turned_away
from .handlers import (
    Handler,
    Roomless,
    after,
    consent,
    days,
    fame,
    learning,
    lobby,
    looking,
    moving,
    orders,
    play,
    privacy,
    review,
    settings,
)
from .handlers.aftermath import after_move
from .interaction import Interaction
from .ui import excuses, ids, reply
from .ui.ids import Press, Verb
from .ui.notes import notes
from .ui.presses import Slip

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.buttons")
ROOMLESS: dict[Verb, Roomless] = {
    Verb.SEARCH: looking.search_form, Verb.FOUND: looking.found, Verb.CARD: looking.card, **fame.HANDLERS,
    Verb.FORGET: privacy.forgotten, Verb.SETTING: settings.setting, Verb.SET_FORM: settings.filled_in, Verb.MUTE: settings.mute,
    Verb.TABLES: days.tables, Verb.SERVER: server.chosen, **learning.HANDLERS,
}  # fmt: skip
HANDLERS: dict[Verb, Handler] = {
    **lobby.HANDLERS, **play.HANDLERS, **looking.HANDLERS, **consent.HANDLERS, **after.HANDLERS, **review.HANDLERS, **days.HANDLERS,
    **orders.HANDLERS, **moving.HANDLERS,
}  # fmt: skip


# a finished game is looked back at from anywhere, one without a channel is brought to any: they ask by whom
ANYWHERE = frozenset({*after.HANDLERS, *review.HANDLERS, *moving.HANDLERS})


def check_place(interaction: Interaction, room: Room, verb: Verb) -> None:
    """A press counts only where its message can stand: in the channel of its game, or in a direct message to who plays or played there.

    The number in a button names the game; it gives no right to it.
    """
    if verb in ANYWHERE or (interaction.guild_id is not None and interaction.channel_id in (room.row.channel, room.row.parent)):
        return
    user = interaction.user.id
    known = user in room.players or room.sits(user) or room.kept_for(user) is not None
    if interaction.guild_id is None and known:
        return
    if known and room.row.homeless:
        raise HostError(Homeless())
    near = interaction.guild_id is not None and interaction.guild_id == room.row.guild
    raise HostError(PlayedElsewhere(room.row.channel) if known or near else NoSuchGame())


class ButtonRouter(commands.Cog):
    """Lets presses in, once each, and never leaves one without a sentence."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type not in (InteractionType.component, InteractionType.modal_submit) or self.bot.presses.seen(interaction):
            return
        data: Any = interaction.data or {}
        press = ids.read(str(data.get("custom_id", "")))
        if press and interaction.type is InteractionType.modal_submit and press.verb not in ids.FORMS:
            press = None  # nobody was ever given such a form
        try:
            await self._let_in(interaction, press)
        finally:
            self.bot.presses.answered(interaction)

    async def _let_in(self, interaction: Interaction, press: Press | None) -> None:
        """Answer a press, if that is for this process to do; a line of the log says what came of it."""
        if not await claimed(self.bot, interaction):
            return
        outcome = await turned_away(self.bot, interaction) or await self._answer(interaction, press)
        took = round((time.monotonic() - notes(interaction).started) * 1000, 1)
        verb, game = (press.verb, press.game) if press else ("?", None)
        self.bot.metrics.answered(verb, outcome, took / 1000)
        log.info("press", extra={"interaction": interaction.id, "verb": verb, "game": game, "ms": took, "outcome": outcome})

    async def _answer(self, interaction: Interaction, press: Press | None) -> str:
        """Do what the press asks for; what came of it, in a word for the log."""
        room: Room | None = None
        try:
            await self.bot.remember_locale(interaction, press.game if press else 0)
            if press and (slip := self.bot.presses.slip(interaction, press)):
                if slip is Slip.MOVED:
                    await reply.reply_privately(interaction, lang.interface(reply.language_of(interaction)).panel_moved())
                else:
                    await interaction.response.defer()
                return "slip"
            if press and press.verb in ROOMLESS:
                await ROOMLESS[press.verb](interaction, press)
            elif press and is_lesson(press.game) and press.verb in learning.MOVES:
                await learning.moved(interaction, press)
            elif press and press.verb in HANDLERS:
                room = await self.bot.rooms.room(press.game)
                check_place(interaction, room, press.verb)
                await self._handle(interaction, room, press)
            else:
                await reply.reply_privately(interaction, lang.interface(reply.language_of(interaction)).expired_form())
                return "unknown"
        except Exception as error:
            await excuses.explain(interaction, error, room)
            return type(error).__name__
        return "done"

    async def _handle(self, interaction: Interaction, room: Room, press: Press) -> None:
        await self.bot.visited(room, interaction)
        before = room.match
        await HANDLERS[press.verb](self.bot, interaction, room, press)
        if room.match is not before and press.verb in play.HANDLERS:
            await after_move(self.bot, interaction, room)


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(ButtonRouter(bot))
