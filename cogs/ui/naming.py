"""The names and descriptions of the house's own commands, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import app_commands

import games
import lang
from games import GAMES
from host.play.lobby import LEVELS
from host.telling.gathering import lasts

from .commands import both

EN, FR = lang.interface("en").COMMANDS, lang.interface("fr").COMMANDS


def named(key: str) -> dict[str, Any]:
    """The name and description of a command."""
    return {"name": both(EN[key].name, FR[key].name), "description": both(EN[key].description, FR[key].description)}


def option(key: str, field: str) -> Callable[[Any], Any]:
    """Name and describe an option of a command."""
    (name, about), (nom, texte) = EN[key].options[field], FR[key].options[field]

    def apply(command: Any) -> Any:
        return app_commands.rename(**{field: both(name, nom)})(app_commands.describe(**{field: both(about, texte)})(command))

    return apply


def titles() -> list[app_commands.Choice[str]]:
    """The games of the house by name, to choose from."""
    return [app_commands.Choice(name=both(games.text("en", game).TITLE, games.text("fr", game).TITLE), value=game) for game in GAMES]


def offers() -> list[app_commands.Choice[str]]:
    """The games of the house, each with for how many it is, how long it takes, and what it is like."""
    return [app_commands.Choice(name=both(offer(game, "en"), offer(game, "fr")), value=game) for game in GAMES]


def offer(game: str, language: str) -> str:
    """A game as somebody chooses it who has never heard of it."""
    game_text = games.text(language, game)
    return f"{game_text.TITLE} · {lasts(game, language)} · {game_text.PITCH}"


def levels() -> list[app_commands.Choice[str]]:
    """How well a computer player may play."""
    english, french = lang.interface("en").LEVELS, lang.interface("fr").LEVELS
    return [app_commands.Choice(name=both(english[level], french[level]), value=level) for level in LEVELS]
