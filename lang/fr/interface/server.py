"""Ce que peut choisir qui gère un serveur, et ce qu’annonce qui héberge le bot, en français."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

from .words import names

GAME_COMMANDS = {"cesar": "cesar", "triumvirat": "triumvirat"}  # comme partout
COMMANDS = {
    "more": Command("plus", "Coups plus rares : mise en place, cartes", {}),
    "server": Command("serveur", "Pour les responsables du serveur : où ouvrir des tables, à quels jeux, en quelle langue", {}),
}
CHANNELS_ALL, GAMES_ALL = "Salons des tables : partout", "Jeux proposés : tous"
HOST = "L’hébergeur du bot"


def server_head() -> str:
    return "**Les tables de ce serveur**, pour tout le monde ici :"


def server_channels(channels: Sequence[str]) -> str:
    return f"- On peut ouvrir une table dans {names(channels)}." if channels else "- On peut ouvrir une table dans tous les salons où je peux écrire."


def server_games(titles: Sequence[str]) -> str:
    return f"- Jeux : {names(titles)}." if titles else "- Jeux : tous."


def server_language(language: str) -> str:
    return {"": "Langue des tables : celle du joueur qui ouvre", "en": "Langue des tables : anglais", "fr": "Langue des tables : français"}[language]


def server_threads(value: str) -> str:
    return f"Nouvelles tables dans un fil : {value}"


def server_strangers(value: str) -> str:
    return f"Plateau à la demande des spectateurs : {value}"


def restart_soon(minutes: int) -> str:
    when = f"dans {minutes} minutes environ" if minutes > 1 else "dans un instant"
    return f"🔧 Je redémarre {when}. Rien n’est perdu : continuez à jouer, et patientez une minute si je ne réponds pas."
