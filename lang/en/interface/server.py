"""What those who manage a server may choose, and what whoever runs the bot announces, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

from .words import names

GAME_COMMANDS = {"cesar": "caesar", "triumvirat": "triumvirate"}  # what an English Discord calls them
COMMANDS = {
    "more": Command("more", "Rarer moves: set-up, cards", {}),
    "server": Command("server", "For server managers: where tables can be opened, which games, which language", {}),
}
CHANNELS_ALL, GAMES_ALL = "Channels for tables: everywhere", "Games offered: all"
HOST = "The host"


def server_head() -> str:
    return "**Tables on this server**, for everybody here:"


def server_channels(channels: Sequence[str]) -> str:
    return f"- Tables can be opened in {names(channels)}." if channels else "- Tables can be opened in any channel I can write in."


def server_games(titles: Sequence[str]) -> str:
    return f"- Games: {names(titles)}." if titles else "- Games: all of them."


def server_language(language: str) -> str:
    return {"": "Tables speak: the opener’s language", "en": "Tables speak: English", "fr": "Tables speak: French"}[language]


def server_threads(value: str) -> str:
    return f"New tables in threads: {value}"


def server_strangers(value: str) -> str:
    return f"Boards for onlookers: {value}"


def restart_soon(minutes: int) -> str:
    when = f"in about {minutes} minutes" if minutes > 1 else "in a moment"
    return f"🔧 I’ll restart {when}. Nothing is lost: play on, and wait a minute if I don’t answer."
