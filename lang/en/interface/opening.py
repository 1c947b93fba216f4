"""What a table is, who may start or close it, and why one cannot open here, in English."""

from __future__ import annotations

from lang.shared import en_count

BUTTONS = {"cancel": "Close the table…", "close": "Close the table", "keep_open": "Keep it open", "words": "Words for the shuffle…"}


def lasts(least: int, most: int, minutes: int) -> str:
    players = en_count(most, "player") if least == most else f"{least}–{most} players"
    return f"{players} · {minutes} min"


def lobby_ready(opener: str, free: int) -> str:
    """`opener` is empty once anybody at the table may start."""
    who = f"**{opener}**" if opener else "Anyone at the table"
    more = f"Ready, and {en_count(free, 'more player')} can still join." if free else "The table is full."
    return f"✅ {more} {who} can press **Start**."


def already_seated(place: str) -> str:
    return f"You’re already at the table: {place}."


def close_question() -> str:
    return "Close this table? Everyone loses their seat."


def table_closed() -> str:
    return "The table is closed."


WORDS_TITLE = "Words for the shuffle"
WORDS_LABEL = "Any words of your own (optional)"


def words_added(words: str) -> str:
    return f"Your words go into the shuffle: `{words}`. Everyone sees them, and you can change them until the game starts." if words else "No words of yours go into the shuffle."


def words_hint() -> str:
    return "To make sure nobody can choose the deal, not even my host, add words of your own: `/game join words:…`, ideally after everybody else."
