"""One's own settings, in English."""

from __future__ import annotations


def settings_head() -> str:
    return "**Your settings**, for all your games on all servers"


def settings_reminders(hours: int, by_dm: bool) -> str:
    if not hours:
        return "- **Reminders**: off"
    return f"- **Reminders**: {hours} hours after the call, then daily, five at most, by {'DM' if by_dm else 'mention'}"


def settings_zone(zone: str, hour: int, minute: int) -> str:
    if not zone:
        return "- **Time zone**: unknown. Tell me what time it is for you, and you can set quiet hours."
    return f"- **Time zone**: {zone}, where it’s {hour}:{minute:02}"


def settings_quiet(start: int, end: int) -> str:
    if not end:
        return "- **Quiet hours**: none"
    return f"- **Quiet hours**: <t:{start}:t> to <t:{end}:t>. Calls make no sound, reminders wait."


def settings_away(start: int, end: int, sits_in: bool) -> str:
    bot = "A bot sits in meanwhile." if sits_in else "Your seats wait for you."
    return f"- **Away**: <t:{start}:D> to <t:{end}:D>. {bot}" if end else "- **Away**: no"


def settings_wrong_time(text: str) -> str:
    return f"“{text}” is neither a time, like 21:30, nor a time zone, like Europe/Paris."


def settings_same_hour() -> str:
    return "Quiet hours can’t start and end at the same hour. To have none, choose “Quiet hours: none”."


def remind_option(hours: int) -> str:
    return f"Reminders: {hours} hours after a call" if hours else "Reminders: off"


def quiet_option(hour: int, end: bool) -> str:
    if hour < 0:
        return "Quiet hours: none"
    return f"Quiet {'until' if end else 'from'} {hour}:00"


def language_option(language: str) -> str:
    return {"": "Language: same as my Discord", "en": "Language: English", "fr": "Language: français"}[language]


def by_label(by_dm: bool) -> str:
    return f"Reminders by {'DM' if by_dm else 'mention'}"


def sits_in_label(on: bool) -> str:
    return f"While I’m away: {'a bot sits in' if on else 'my seats wait'}"


def tips_label(on: bool) -> str:
    return f"Beginner’s tips: {'on' if on else 'off'}"


def settings_only_answer(on: bool) -> str:
    return "- **Forced answers**: when everyone can see there’s only one answer, I give it for you." if on else "- **Forced answers**: I ask you anyway."


def only_answer_label(on: bool) -> str:
    return f"Forced answers: {'given for me' if on else 'ask me'}"


def dms_label(on: bool) -> str:
    return f"DMs from me: {'on' if on else 'none at all'}"


def settings_dms(on: bool) -> str:
    return "- **DMs**: your hand and what you asked for" if on else "- **DMs**: none, not even your hand. **Hand** under the board shows it."


ZONE_TITLE = "What time is it for you now?"

ZONE_LABEL = "A time (21:30) or a zone (Europe/Paris)"

AWAY_TITLE = "Away"

AWAY_FROM = "From (empty: now)"

AWAY_UNTIL = "Until, like 20/5 or 5 days (empty: I’m back)"
