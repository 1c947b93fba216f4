"""The one door for presses: every button, menu and form comes in here by its custom_id, after any restart too."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from discord import Interaction, InteractionType
from discord.ext import commands

import lang
from host.room import Room

from . import lobby, play, table
from .ui import ids, reply
from .ui.ids import Press

if TYPE_CHECKING:
    from bot import Arbiter

log = logging.getLogger("arbiter.door")
Handler = Callable[["Arbiter", Interaction[Any], Room, Press], Awaitable[None]]
ROOMLESS: dict[str, Callable[[Interaction[Any], Press], Awaitable[None]]] = {"search": table.search_form, "found": table.found}
HANDLERS: dict[str, Handler] = {**lobby.HANDLERS, **play.HANDLERS, **table.HANDLERS}
MEMORY = 2048  # interactions remembered, so that one delivered twice is answered once


class Door(commands.Cog):
    """Lets presses in, once each, and never leaves one without a sentence."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot
        self._seen: OrderedDict[int, None] = OrderedDict()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction[Any]) -> None:
        if interaction.type not in (InteractionType.component, InteractionType.modal_submit) or self.seen(interaction.id):
            return
        data: Any = interaction.data or {}
        press = ids.read(str(data.get("custom_id", "")))
        started, outcome = time.monotonic(), "done"
        room: Room | None = None
        try:
            await self.bot.meet(interaction)
            if press and press.verb in ROOMLESS:
                await ROOMLESS[press.verb](interaction, press)
            elif press and press.verb in HANDLERS:
                room = self.bot.visited(await self.bot.house.room(press.game))
                await HANDLERS[press.verb](self.bot, interaction, room, press)
            else:
                outcome = "unknown"
                await reply.whisper(interaction, lang.house(reply.tongue_of(interaction)).expired_form())
        except Exception as error:
            outcome = type(error).__name__
            await reply.explain(interaction, error, room)
        took = round((time.monotonic() - started) * 1000, 1)
        verb, game = (press.verb, press.game) if press else ("?", None)
        log.info("press", extra={"interaction": interaction.id, "verb": verb, "game": game, "ms": took, "outcome": outcome})

    def seen(self, interaction: int) -> bool:
        """Whether this interaction has come before."""
        if interaction in self._seen:
            return True
        self._seen[interaction] = None
        if len(self._seen) > MEMORY:
            self._seen.popitem(last=False)
        return False


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Door(bot))
