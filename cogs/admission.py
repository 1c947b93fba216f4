"""Admission: every press, command and completion is let in here, once, not too often, and from nobody who is blocked."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any, assert_never

from discord import InteractionType, NotFound, app_commands

import lang
from host.book.store import Unavailable
from host.duty import Claim
from host.limits import Verdict
from lang.errors import HostError, Interrupted

from .failures import FAILURES, may_be_lost
from .interaction import Interaction
from .ui import excuses, ids, reply
from .ui.presses import COUNTS

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter")
NO_ANSWER_YET = 10015  # Discord's word for an interaction that nobody has answered


async def claimed(bot: Arbiter, interaction: Interaction) -> bool:
    """Whether it is for this process to answer; typing is not worth a claim."""
    if interaction.type is InteractionType.autocomplete:
        return bot.duty.speaks
    try:
        claim = await bot.duty.claims(interaction.id)
    except Unavailable as error:
        await excuses.explain(interaction, error, None)
        return False
    match claim:
        case Claim.OURS:
            return True
        case Claim.LATE:
            return not await _answered(interaction)
        case Claim.LEFT:
            return not await _answered(interaction) and (_repeatable(interaction) or await _owned_up(interaction))
        case Claim.OTHERS:
            return False
        case _:
            assert_never(claim)


async def _answered(interaction: Interaction) -> bool:
    """Whether somebody has answered before us, as Discord knows. If it cannot be asked, it cannot be answered either."""
    try:
        await interaction.original_response()
    except NotFound as error:
        return error.code != NO_ANSWER_YET
    except FAILURES as error:
        log.warning("left unanswered", extra={"interaction": interaction.id, "error": repr(error)})
    return True


def _repeatable(interaction: Interaction) -> bool:
    """Whether a press does no harm if it was done already: it only looks, or plays a move that the book takes once."""
    data: Any = interaction.data or {}
    press = ids.read(str(data.get("custom_id", "")))
    return press is not None and press.verb not in COUNTS


async def _owned_up(interaction: Interaction) -> bool:
    """False, having told somebody that we do not know what became of what they did."""
    log.info("interrupted", extra={"interaction": interaction.id})
    await excuses.explain(interaction, HostError(Interrupted()), None)
    return False


async def turned_away(bot: Arbiter, interaction: Interaction) -> str:
    """Why somebody may not come in, in a word for the log, having told them; "" for everybody else. The book is not asked."""
    user, typing = interaction.user.id, interaction.type is InteractionType.autocomplete
    pace = (bot.limits.typing if typing else bot.limits.presses).judge(user)
    refusal = bot.restrictions.refusal(user, interaction.guild_id)
    if pace is Verdict.FREE and not refusal:
        return ""
    with may_be_lost(interaction):
        await _turn_away(interaction, pace, refusal, typing=typing)
    return "blocked" if pace is Verdict.FREE else "fast"


async def _turn_away(interaction: Interaction, pace: Verdict, refusal: HostError | None, *, typing: bool) -> None:
    if typing:
        await _no_choices(interaction)
    elif pace is Verdict.HUSHED and interaction.type is InteractionType.component:
        await interaction.response.defer()  # they have been told
    elif pace is not Verdict.FREE:
        await excuses.slow_down(interaction)
    elif refusal:
        await reply.reply_privately(interaction, lang.interface(reply.language_of(interaction)).host_error(refusal.why))


async def _no_choices(interaction: Interaction) -> None:
    """Answer somebody's typing with nothing, unless they have typed on since and nobody waits for it."""
    with contextlib.suppress(NotFound):
        await interaction.response.autocomplete([])


class Tree(app_commands.CommandTree["Arbiter"]):
    """Commands and completions: none goes without an answer."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        bot, typing = interaction.client, interaction.type is InteractionType.autocomplete
        if (not typing and bot.presses.seen(interaction)) or not await claimed(bot, interaction) or await turned_away(bot, interaction):
            return False
        if typing:
            return True
        try:
            await bot.remember_locale(interaction)
        except Unavailable as error:
            await excuses.explain(interaction, error, None)
            return False
        return True

    async def _call(self, interaction: Interaction) -> None:
        """The library swallows whatever fails while somebody types; they are answered all the same."""
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:  # before the command itself was reached: the library would say nothing
            await self._told(interaction, error)
        if interaction.type is InteractionType.autocomplete and not (interaction.response.is_done() or interaction.command_failed):
            await _no_choices(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await self._told(interaction, getattr(error, "original", error))

    async def _told(self, interaction: Interaction, cause: BaseException) -> None:
        if interaction.type is InteractionType.autocomplete:
            if not interaction.response.is_done():
                await _no_choices(interaction)
            return
        room = None
        with contextlib.suppress(HostError, Unavailable):
            room = await interaction.client.room_for(interaction)
        await excuses.explain(interaction, cause, room)
        interaction.client.note(interaction, type(cause).__name__)
