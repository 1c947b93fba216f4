"""The table before it starts, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import en_count

from .words import LEVELS, names


def lobby_head(title: str, opener: str) -> str:
    return f"**{title}** · table opened by **{opener}**"


def lobby_seat(place: str, name: str, wish: str) -> str:
    wished = f" · wish: {wish}" if wish else ""
    return f"- {place}: **{name}**{wished}"


def lobby_computer(place: str, name: str, level: str) -> str:
    return f"- {place}: **{name}**, computer player ({level})"


def lobby_free(place: str) -> str:
    return f"- {place}: free"


def lobby_options(chosen: Sequence[str]) -> str:
    return "Options: " + (", ".join(chosen) if chosen else "none, the basic game")


def lobby_missing(missing: int, opener: str) -> str:
    if missing:
        return f"⏳ Waiting for {en_count(missing, 'more player')}: whoever wants to play presses **Join**; those seated may add a **Computer player…**"
    return f"✅ Ready: **{opener}** may press **Start**."


def lobby_commitment(commitment: str) -> str:
    return f"-# The shuffle is sealed: `{commitment[:32]}…`; the whole seal, and how to check it: `/game proof`"


def lobby_expires(moment: int) -> str:
    return f"This table closes <t:{moment}:R> if it has not started."


def lobby_closed(title: str, phase: str) -> str:
    why = {"expired": "It waited too long and closed.", "cancelled": "It was cancelled."}[phase]
    return f"**{title}** · {why} Open another with `/game new`."


def rematch_call(asker: str, others: Sequence[str]) -> str:
    return f"🔁 **{asker}** would like a rematch. {names(others)}: press **Join** above and you are in."


def table_open(where: str) -> str:
    return f"A table is open in this channel already: press **Join** there. {where}"


def joined(title: str, where: str, hidden: bool) -> str:
    cards = "Your hidden cards will come here; **Hand** under the board shows them too, at any time."
    nothing = "Nothing is hidden in this game: all is on the board, and **Play** under it offers your moves."
    return f"Welcome to **{title}** in {where}. {cards if hidden else nothing}"


def dms_closed() -> str:
    return "Your direct messages are closed to me. Nothing is lost: press **Hand** under the board whenever you want to see your cards."


def seat_question() -> str:
    return "Where would you like to sit? You can take a free seat; to change with somebody, both of you choose the other’s seat."


def seat_taken(place: str, holder: str) -> str:
    return f"{place} is **{holder}**’s. Your wish is noted on the table: as soon as **{holder}** chooses your seat, you change places."


def seat_moved(place: str) -> str:
    return f"{place}: that is you."


def options_question() -> str:
    return "Options of this table, the same for everybody. Press to change."


def option_value(name: str, value: str) -> str:
    return f"{name}: {value}"


LANGUAGE = "Language of the channel: English"


def permissions_missing(wanted: Sequence[str]) -> str:
    return f"I cannot run a game here: in this channel I lack {names(wanted)}. A server manager can grant it to my role."


PERMISSIONS = {
    "view_channel": "“View Channel”", "send_messages": "“Send Messages”",
    "send_messages_in_threads": "“Send Messages in Threads”", "attach_files": "“Attach Files”",
}  # fmt: skip


def join_first() -> str:
    return "You have no seat yet: press **Join** first."


def computer_question() -> str:
    return "How well shall the computer player play? It sees only what its seat may see."


def computer_label(level: str) -> str:
    return f"Add: {LEVELS[level]}"


def hints(value: str) -> str:
    return f"Hints: {value}"


def seated() -> str:
    return "You are at the table."
