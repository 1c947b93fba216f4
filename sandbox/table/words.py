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
        "Ctrl-C ferme la table ; tout est enregistré dans {folder}.",
    ),
    "closing": ("Closing the table.", "Fermeture de la table."),
    "port": (
        "port {port} is already in use; choose another with --port",
        "le port {port} est déjà utilisé ; choisissez-en un autre avec --port",
    ),
    "held": (
        "another table is already using the folder {folder}; close it, or choose another folder with --data",
        "une autre table utilise déjà le dossier {folder} ; fermez-la, ou choisissez un autre dossier avec --data",
    ),
    "folder": ("can’t use the folder {folder}: {why}", "impossible d’utiliser le dossier {folder} : {why}"),
    "unreadable": (
        "can’t read the table saved in {folder} ({why}); move this folder away to start over",
        "impossible de lire la table enregistrée dans {folder} ({why}) ; déplacez ce dossier pour repartir de zéro",
    ),
    "no_start": ("The bot didn’t start (exit code {code}):", "Le bot n’a pas démarré (code de sortie {code}) :"),
    "ended": (
        "The bot stopped (exit code {code}); restarting in {seconds} s. Log: {log}",
        "Le bot s’est arrêté (code de sortie {code}) ; il redémarre dans {seconds} s. Journal : {log}",
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
