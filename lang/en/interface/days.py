"""Reminders, quiet hours and everything else about games that last for days, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import en_count

from .words import names

BUTTONS = {"mute": "Not this turn", "zone": "Time zone…", "away": "Away…", "pause": "Pause", "unpause": "Resume"}


def reminder(asked: str, waiting: Sequence[str], since: int, more: int) -> str:
    wait = f"; {names(waiting)} {'is' if len(waiting) == 1 else 'are'} waiting" if waiting else ""
    others = f"\n-# {en_count(more, 'more table')} {'is' if more == 1 else 'are'} waiting for you: `/game list`." if more else ""
    return f"⏰ {asked}\n-# Called <t:{since}:R>{wait}.{others}"


def nudge(who: str, others: Sequence[str]) -> str:
    return f"⏳ {who}, it’s your turn, and {names(others)} {'is' if len(others) == 1 else 'are'} right here."


def called_silently(who: Sequence[str]) -> str:
    return f"Your turn too: {names(who)}."


def called_elsewhere(where: str, asked: str) -> str:
    return f"I can’t write in {where}, so I’m telling you here. {asked}"


def muted() -> str:
    return "No more reminders this turn. To change them for good: `/settings`."


def not_for_you() -> str:
    return "This reminder is for somebody else."


def paused(by: str) -> str:
    """Above the board of a table that rests."""
    return {
        "table": f"⏸ **Paused.** Anyone at the table can press **{BUTTONS['unpause']}**.",
        "moderator": "⏸ **Paused by a moderator**, who’ll resume it.",
        "silence": f"⏸ **Paused**: nobody has played for a month. Nothing is lost: anyone at the table can press **{BUTTONS['unpause']}**.",
    }[by]


def now_paused() -> str:
    return "The game is paused: no reminders, and nobody’s time runs."


def now_unpaused() -> str:
    return "The game goes on."
