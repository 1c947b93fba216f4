"""One's own settings: reading what was pressed, chosen or typed there."""

from __future__ import annotations

from typing import Any

from discord import ui

import lang
from host.days import away as absences
from host.days import hours
from host.days.people import REMIND, Preferences
from lang.errors import HostError

from ..interaction import Interaction
from ..ui import ids
from ..ui.ids import Press, Verb
from ..ui.reply import ask_form, fields, language_of, reply_privately, show, typed, values
from ..ui.settings_screen import NONE, settings_screen

TURNED = ("by_dm", "no_dms", "tips", "sits_in", "hidden", "only_answer")  # what a press turns on and off
SPOKEN = ("", *lang.LANGUAGES)  # one after the other; first that of their Discord
NIGHT = 8  # hours: how long a night is until its end is chosen


async def open_settings(interaction: Interaction, above: str = "") -> None:
    bot = interaction.client
    wanted = await bot.people.of(interaction.user.id)
    await show(interaction, settings_screen(wanted, language_of(interaction), bot.people.clock.now(), above))


async def choose_zone(interaction: Interaction, text: str) -> None:
    """Sets the time zone by its name, or by what time it is there now."""
    bot = interaction.client
    now = bot.people.clock.now()
    minute = hours.read_time(text)
    zone = hours.read_zone(text) if minute is None else hours.offset_zone(minute, now)
    if zone is None:
        await open_settings(interaction, lang.interface(language_of(interaction)).settings_wrong_time(text[:80]))
        return
    await bot.people.change(interaction.user.id, zone=zone)
    await open_settings(interaction)


async def setting(interaction: Interaction, press: Press) -> None:
    """A button or a menu of the screen."""
    bot = interaction.client
    name, user = press.words[0] if press.words else "", interaction.user.id
    wanted, say = await bot.people.of(user), lang.interface(language_of(interaction))
    if name in ("zone", "away"):
        await (_ask_zone if name == "zone" else _ask_away)(interaction)
        return
    changes = {name: not getattr(wanted, name)} if name in TURNED else _chosen(wanted, name, next(iter(values(interaction)), ""))
    if changes is None:
        await reply_privately(interaction, say.expired_form())
        return
    if changes.get("quiet_end") == wanted.quiet_start:
        await open_settings(interaction, say.settings_same_hour())
        return
    await bot.people.change(user, **changes)
    await bot.remember_locale(interaction)
    await open_settings(interaction)


def _chosen(wanted: Preferences, name: str, value: str) -> dict[str, Any] | None:
    """What a choice changes; None if it is none of those that are offered."""
    number = int(value) if value.isdecimal() and len(value) < 3 else -1
    match name:
        case "remind" if number in REMIND:
            return {"remind": number}
        case "speaks":
            return {"speaks": SPOKEN[(SPOKEN.index(wanted.speaks) + 1) % len(SPOKEN)]}
        case "quiet_start" if value == NONE:
            return {"quiet_start": 0, "quiet_end": 0}
        case "quiet_start" if 0 <= number < 24 and wanted.zone:
            end = wanted.quiet_end if wanted.quiet and wanted.quiet_end != number else (number + NIGHT) % 24
            return {"quiet_start": number, "quiet_end": end}
        case "quiet_end" if 0 <= number < 24 and wanted.quiet:
            return {"quiet_end": number}
        case _:
            return None


async def _ask_zone(interaction: Interaction) -> None:
    say = lang.interface(language_of(interaction))
    field: ui.TextInput[Any] = ui.TextInput(label=say.ZONE_LABEL[:45], custom_id="zone", max_length=40)
    await ask_form(interaction, say.ZONE_TITLE, ids.write(Verb.SET_FORM, 0, 0, ("zone",)), field)


async def _ask_away(interaction: Interaction) -> None:
    say = lang.interface(language_of(interaction))
    asked: list[ui.TextInput[Any]] = [
        ui.TextInput(label=say.AWAY_FROM[:45], custom_id="start", max_length=20, required=False),
        ui.TextInput(label=say.AWAY_UNTIL[:45], custom_id="until", max_length=20, required=False),
    ]
    await ask_form(interaction, say.AWAY_TITLE, ids.write(Verb.SET_FORM, 0, 0, ("away",)), *asked)


async def filled_in(interaction: Interaction, press: Press) -> None:
    """A form of the screen."""
    if press.words == ("away",):
        said = fields(interaction)
        try:
            above = await announce(interaction, said.get("start", ""), said.get("until", ""))
        except HostError as error:
            above = lang.interface(language_of(interaction)).host_error(error.why)
        await open_settings(interaction, above)
    else:
        await choose_zone(interaction, typed(interaction))


async def announce(interaction: Interaction, start: str, until: str) -> str:
    """Note an absence, as it was typed, and say so; without an end it is over."""
    bot = interaction.client
    say, user = lang.interface(language_of(interaction)), interaction.user.id
    if not until:
        await bot.away.cancel(user)
        return say.away_over()
    span = absences.read_span(start, until, (await bot.people.of(user)).zone, bot.people.clock.now())
    return say.away_noted(*span, await bot.away.announce(user, *span))


async def away(interaction: Interaction, until: str | None) -> None:
    """`/table away`: until then, from now on."""
    await reply_privately(interaction, await announce(interaction, "", until or ""))


async def mute(interaction: Interaction, press: Press) -> None:
    """Stops reminders for this turn: at the table of the reminder, or at all that a DM has named."""
    bot = interaction.client
    say, user = lang.interface(language_of(interaction)), interaction.user.id
    message = interaction.message
    if press.game and message and interaction.guild_id and f"<@{user}>" not in message.content:
        await reply_privately(interaction, say.not_for_you())
        return
    await bot.reminders.mute(user, press.game)
    await reply_privately(interaction, say.muted())
