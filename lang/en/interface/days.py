"""Reminders, quiet hours and everything else about games that last for days, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import en_count

from .words import names

BUTTONS = {
    "mute": "Mute this turn", "zone": "Time zone…", "away": "Away…", "pause": "Pause", "unpause": "Resume",
    "sit_in": "Let a bot sit in", "give_days": "Give two more days", "end_it": "End it", "next_table": "Next table", "recap": "Since your last turn", "log": "Log",
}  # fmt: skip


def reminder(title: str, asked: str, waiting: Sequence[str], since: int, more: int) -> str:
    wait = f"; {names(waiting)} {'is' if len(waiting) == 1 else 'are'} waiting" if waiting else ""
    others = f"\n-# {en_count(more, 'more table')} {'is' if more == 1 else 'are'} waiting for you: `/game list`." if more else ""
    return f"⏰ **{title}**: {asked}\n-# Called <t:{since}:R>{wait}.{others}"


def nudge(who: str, others: Sequence[str]) -> str:
    return f"⏳ {who}, it’s your turn, and {names(others)} {'is' if len(others) == 1 else 'are'} right here."


def called_silently(who: Sequence[str], over: bool) -> str:
    return f"The game is over: {names(who)}." if over else f"Your turn too: {names(who)}."


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
        "home": "⏸ **Paused**: this game’s channel is gone. Move the game with `/table move`.",
        "silence": f"⏸ **Paused**: nobody has played for a month. Nothing is lost: anyone at the table can press **{BUTTONS['unpause']}**.",
    }[by]


def now_paused() -> str:
    return "The game is paused: no reminders, and no clock is running."


def now_unpaused() -> str:
    return "The game goes on."


def absent(who: str, since: int, gone: bool, more: bool) -> str:
    if gone:
        return f"👋 **{who}** has left this server. You can let a bot sit in."
    choice = "let a bot sit in until they’re back, or give them two more days" if more else "let a bot sit in until they’re back"
    return f"💤 **{who}** was called <t:{since}:R> and hasn’t answered. You can {choice}."


def days_given(by: str, who: str, until: int) -> str:
    return f"**{by}** gives **{who}** two more days, until <t:{until}:f>."


def stalled() -> str:
    return "🕸 Nobody has played here for two weeks. Pause the game until everyone’s back, or end it?"


def is_away(who: str, until: int, sits_in: bool) -> str:
    return f"🌙 **{who}** is away until <t:{until}:D>. {'A bot sits in.' if sits_in else 'They can still play when they find the time.'}"


def away_noted(start: int, until: int, tables: int) -> str:
    told = f" I’ll tell your {en_count(tables, 'table')}." if tables else ""
    return f"🌙 You’re away from <t:{start}:D> to <t:{until}:D>: no reminders, and nothing counts against you.{told}"


def away_over() -> str:
    return "Welcome back! You’re no longer marked as away."


def patience_option(hours: int) -> str:
    """For how long a table waits for somebody."""
    span = "a week" if hours == 168 else en_count(hours, "hour") if hours % 24 else en_count(hours // 24, "day")
    return f"A bot may sit in after: {span if hours else 'never'}"


PATIENCE_ABOUT = "After waiting this long for a player, the others may let a bot sit in until they’re back"


def pace_option(hours: int, stock: int) -> str:
    """How long a decision may take."""
    if not hours:
        return "Clock: none"
    return f"Clock: {en_count(hours, 'hour') if hours < 24 else en_count(hours // 24, 'day')} per decision, {en_count(stock, 'extra day')}"


PACE_ABOUT = "Time per decision, plus extra days to draw on; when a player’s time is up, a bot may sit in until they’re back"


def time_left(until: int) -> str:
    return f"-# ⏱ Time until <t:{until}:f>, extra days included."


def closes_at(until: int) -> str:
    """When a question closes by itself."""
    return f"-# ⏱ Unless somebody raises, this closes <t:{until}:R> (<t:{until}:f>)."


def your_turn_since(since: int) -> str:
    return f"**your turn**, called <t:{since}:R>"


def resting() -> str:
    return "paused"


def kept_warm() -> str:
    return "a bot sits in for you"


def under_way() -> str:
    return "under way"


def watching(turns: bool) -> str:
    what = "every turn and the end" if turns else "the end"
    return f"👀 I’ll DM you {what} of this game. Nobody else knows. Use the same command again to stop."


def watching_over() -> str:
    return "You’re no longer following this game."


def watched(title: str, where: str) -> str:
    return f"👀 **{title}** · {where}"


def awaited_elsewhere(title: str, since: int) -> str:
    return f"You’re up at another table too: **{title}**, called <t:{since}:R>."


def since_last_turn(text: str) -> str:
    return f"**Since your last turn**\n{text}" if text else "Nothing has happened since your last turn."
