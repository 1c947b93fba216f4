"""The table before it starts, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import en_count

from .threads import PERMISSIONS as THREADS
from .words import LEVELS, names


def lobby_head(title: str, opener: str) -> str:
    return f"**{title}** · **{opener}**’s table"


def lobby_seat(place: str, name: str, wish: str, words: str = "") -> str:
    wished = f" · would like {wish}" if wish else ""
    said = f" · adds `{words}` to the shuffle" if words else ""
    return f"- {place}: **{name}**{wished}{said}"


def lobby_computer(place: str, name: str, level: str) -> str:
    return f"- {place}: **{name}**, {level} bot"


def lobby_free(place: str) -> str:
    return f"- {place}: free"


def lobby_options(chosen: Sequence[str]) -> str:
    return "Options: " + (", ".join(chosen) if chosen else "standard rules")


def lobby_missing(missing: int) -> str:
    return f"⏳ {en_count(missing, 'more player')} needed: others press **Join**; to play alone, **Add a bot…**"


def lobby_commitment(commitment: str) -> str:
    return f"-# 🔒 Fair shuffle, which anybody can check: `/game proof` ||{commitment[:32]}…||"


def lobby_dealt(additions: Sequence[tuple[str, int, str]], commitment: str, seed_hash: str) -> str:
    """What the shuffle can be checked with after the game; covered, since it is of no use to who plays."""
    joined = ", ".join(f"{name} {number}{f' + `{words}`' if words else ''}" for name, number, words in additions)
    numbers = f"Joins: {joined}; SHA-256 of the secret {commitment[:32]}…, of the seed {seed_hash[:32]}…"
    return f"-# 🔒 Sealed shuffle: `/game proof` ||{numbers}||"


def lobby_expires(moment: int) -> str:
    return f"This table closes <t:{moment}:R> unless the game starts."


def lobby_closed(title: str, phase: str) -> str:
    why = {"expired": "This table timed out.", "cancelled": "This table was closed."}[phase]
    return f"**{title}** · {why} Open another with `/game new`."


def rematch_call(asker: str, others: Sequence[str]) -> str:
    return f"🔁 **{asker}** wants a rematch. {names(others)}, press **Join** above to play."


def table_open(where: str) -> str:
    return f"There’s already an open table in this channel: press **Join** there. {where}"


def table_waits(where: str) -> str:
    return f"You already have a seat at the table in this channel. It’s waiting for you: {where}"


def joined(title: str, where: str) -> str:
    return f"Welcome to **{title}** in {where}. I’ll send you your hidden cards here. Once you hold any, **Hand** under the board shows them too."


def dms_closed() -> str:
    return "I can’t send you DMs. No harm done: press **Hand** under the board to see your cards."


def seat_question() -> str:
    return "Where do you want to sit? Pick a free seat. To swap, each of you picks the other’s seat."


def seat_taken(place: str, holder: str) -> str:
    return f"{place}: **{holder}** sits there. The table shows your wish: if **{holder}** picks your seat, you swap."


def seat_moved(place: str) -> str:
    return f"Your seat: {place}."


def options_question() -> str:
    return "Table options. Tap to change."


def option_value(name: str, value: str) -> str:
    return f"{name}: {value}"


LANGUAGE = "Table language: English"


def permissions_missing(wanted: Sequence[str]) -> str:
    return f"I can’t run a game in this channel without {names(wanted)}. Ask a server manager to give my role that permission."


PERMISSIONS = THREADS | {
    "view_channel": "“View Channel”", "send_messages": "“Send Messages”",
    "attach_files": "“Attach Files”",
}  # fmt: skip


def join_first() -> str:
    return "You’re not at the table yet: press **Join** first."


def computer_question() -> str:
    return "How strong should the bot be? It doesn’t cheat: it knows only what a player in its seat would know."


def computer_gentle(level: str) -> str:
    return f"For your first game, try **{level}**."


def computer_label(level: str) -> str:
    return f"Add: {LEVELS[level]}"


HINTS_ABOUT = "players may ask what a strong bot would do: against bots, and at friendly tables"


def hints(value: str) -> str:
    return f"Hints: {value}"


def seated() -> str:
    return "You’re at the table."
