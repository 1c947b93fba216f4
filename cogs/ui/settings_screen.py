"""One's own settings as one private screen: what they are, and everything that changes them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from discord import SelectOption, ui

import lang
from host.days import hours
from host.days.people import REMIND, Preferences

from . import ids
from .ids import Verb
from .labels import LINE, fitting
from .screens import Screen, button, view

NONE = "none"


def settings_screen(wanted: Preferences, language: str, now: int, above: str = "") -> Screen:
    say = lang.interface(language)
    there = datetime.fromtimestamp(now, hours.zone(wanted.zone) or UTC)
    lines = [
        above,
        say.settings_head(),
        say.settings_reminders(wanted.remind, wanted.by_dm and not wanted.no_dms),
        say.settings_dms(not wanted.no_dms),
        say.settings_zone(wanted.zone, there.hour, there.minute),
        say.settings_quiet(*_quiet(wanted, now)),
        say.settings_away(wanted.away_from, wanted.away_until if wanted.away_until > now else 0, wanted.sits_in),
        say.settings_only_answer(wanted.only_answer),
    ]
    remind = _select("remind", [(str(one), say.remind_option(one), one == wanted.remind) for one in REMIND])
    days = {"zone": say.BUTTONS["zone"], "away": say.BUTTONS["away"], "sits_in": say.sits_in_label(wanted.sits_in)}
    days["no_dms"] = say.dms_label(not wanted.no_dms)
    rest = {
        "by_dm": say.by_label(wanted.by_dm), "speaks": say.language_option(wanted.speaks), "tips": say.tips_label(wanted.tips),
        "hidden": say.BUTTONS["unhide" if wanted.hidden else "hide"], "only_answer": say.only_answer_label(wanted.only_answer),
    }  # fmt: skip
    rows = ([button(label, ids.write(Verb.SETTING, 0, 0, (name,))) for name, label in row.items()] for row in (days, rest))
    return Screen("\n".join(line for line in lines if line), view((remind,), *_nights(wanted, language), *rows))


def _quiet(wanted: Preferences, now: int) -> tuple[int, int]:
    """The quiet hours as moments, which every reader sees by their own clock; (0, 0) for none."""
    if wanted.quiet is None:
        return 0, 0
    start = hours.next_hour(wanted.quiet_start, wanted.zone, now)
    return start, hours.next_hour(wanted.quiet_end, wanted.zone, start)


def _nights(wanted: Preferences, language: str) -> list[tuple[ui.Select[Any]]]:
    """Lists of quiet hours, once it is known what time it is there."""
    if not wanted.zone:
        return []
    say, quiet = lang.interface(language), wanted.quiet
    start = [(NONE, say.quiet_option(-1, False), quiet is None)]
    start += [(str(hour), say.quiet_option(hour, False), quiet is not None and hour == wanted.quiet_start) for hour in range(24)]
    end = [(str(hour), say.quiet_option(hour, True), quiet is not None and hour == wanted.quiet_end) for hour in range(24)]
    return [(_select("quiet_start", start),), *([(_select("quiet_end", end),)] if quiet else [])]


def _select(name: str, choices: list[tuple[str, str, bool]]) -> ui.Select[Any]:
    options = [SelectOption(label=fitting(label, LINE), value=value, default=chosen) for value, label, chosen in choices]
    return ui.Select(custom_id=ids.write(Verb.SETTING, 0, 0, (name,)), options=options)
