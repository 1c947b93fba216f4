"""Games in threads of their own, in English."""

from __future__ import annotations

from collections.abc import Sequence

from .words import names

THREAD_CHOSEN = "own thread"
THREAD_ABOUT = "When it starts, the game moves to a thread of its own; this channel keeps one line with the result."
PERMISSIONS = {"create_public_threads": "“Create Public Threads”", "send_messages_in_threads": "“Send Messages in Threads”"}


def thread_option(value: str) -> str:
    return f"Own thread: {value}"


def line_gathering(title: str, opener: str, where: str) -> str:
    return f"**{title}** · **{opener}** is looking for players: {where}"


def line_playing(title: str, players: Sequence[str], where: str) -> str:
    return f"**{title}** · {names(players)} {'is' if len(players) == 1 else 'are'} playing: {where}"


def line_over(title: str, verdict: str, where: str) -> str:
    return f"**{title}** · {verdict} · {where}"


def no_thread(wanted: Sequence[str]) -> str:
    """`wanted`: the permissions that are missing; none if Discord refused for another reason."""
    why = f"I can’t open a thread here without {names(wanted)}" if wanted else "I couldn’t open a thread here"
    return f"{why}: the game stays in this channel."
