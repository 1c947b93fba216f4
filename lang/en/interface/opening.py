"""What a table is, who may start or close it, and why one cannot open here, in English."""

from __future__ import annotations

from lang.shared import en_count

BUTTONS = {"cancel": "Close the table…", "close": "Close the table", "keep_open": "Keep it open"}


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
