"""What the table says in the terminal, in French or English."""

from __future__ import annotations

import os
from typing import Any

TERMINAL = {
    "open": (
        "The table is open: {address}",
        "La table est ouverte : {address}",
    ),
    "how": (
        "Open this address in a browser, then type / to see what you can play.\nCtrl-C closes the table; everything is saved in {folder}.",
        "Ouvrez cette adresse dans un navigateur, puis tapez / pour voir à quoi jouer.\n"
        "Ctrl-C ferme la table ; tout est conservé dans {folder}.",
    ),
    "closing": ("Closing the table.", "La table se ferme."),
    "port": (
        "port {port} is already in use; choose another with --port",
        "le port {port} est déjà pris ; choisissez-en un autre avec --port",
    ),
    "held": (
        "another table is already using the folder {folder}; close it, or choose another folder with --data",
        "une autre table est déjà ouverte avec le dossier {folder} ; fermez-la ou choisissez un autre dossier avec --data",
    ),
    "folder": ("can’t use the folder {folder}: {why}", "le dossier {folder} est inutilisable : {why}"),
    "unreadable": (
        "can’t read the table saved in {folder} ({why}); move this folder away to start over",
        "la table conservée dans {folder} est illisible ({why}) ; déplacez ce dossier pour recommencer à neuf",
    ),
    "no_start": ("The bot didn’t start (exit code {code}):", "Le bot n’a pas démarré (code de sortie {code}) :"),
    "ended": (
        "The bot stopped (exit code {code}); restarting in {seconds} s. Log: {log}",
        "Le bot s’est arrêté (code de sortie {code}) ; il redémarre dans {seconds} s. Son journal : {log}",
    ),
    "refused": ("the bot won’t start: {why}", "le bot refuse de démarrer : {why}"),
}


def system_locale() -> str:
    """Discord's name for the language of this system: fr or en-US."""
    language = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE") if os.environ.get(name)), "")
    return "fr" if language.lower().startswith("fr") else "en-US"


def say(key: str, **facts: Any) -> str:
    english, french = TERMINAL[key]
    return (french if system_locale() == "fr" else english).format(**facts)


class CannotOpen(Exception):
    """The table cannot be opened; its text is one clear sentence."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(say(key, **facts))
