"""Reminders, quiet hours and everything else about games that last for days, in French."""

from __future__ import annotations

from collections.abc import Sequence

from .words import names

BUTTONS = {"mute": "Pas ce tour-ci", "zone": "Fuseau horaire…", "away": "Absence…", "pause": "Mettre en pause", "unpause": "Relancer"}


def reminder(asked: str, waiting: Sequence[str], since: int, more: int) -> str:
    wait = f" ; {names(waiting)} {'attend' if len(waiting) == 1 else 'attendent'}" if waiting else ""
    others = f"\n-# {more} {'autre table vous attend' if more == 1 else 'autres tables vous attendent'} : `/partie liste`." if more else ""
    return f"⏰ {asked}\n-# Appel <t:{since}:R>{wait}.{others}"


def nudge(who: str, others: Sequence[str]) -> str:
    return f"⏳ {who}, c’est à vous, et {names(others)} {'est' if len(others) == 1 else 'sont'} là."


def called_silently(who: Sequence[str]) -> str:
    return f"À vous aussi : {names(who)}."


def called_elsewhere(where: str, asked: str) -> str:
    return f"Je ne peux pas écrire dans {where} ; je vous préviens donc ici. {asked}"


def muted() -> str:
    return "Plus de rappel pour ce tour. Pour les régler une fois pour toutes : `/réglages`."


def not_for_you() -> str:
    return "Ce rappel est pour quelqu’un d’autre."


def paused(by: str) -> str:
    """Above the board of a table that rests."""
    return {
        "table": f"⏸ **En pause.** Toute la table peut cliquer sur **{BUTTONS['unpause']}**.",
        "moderator": "⏸ **En pause**, à la demande de la modération, qui relancera la partie.",
        "silence": f"⏸ **En pause** : personne n’a joué depuis un mois. Rien n’est perdu : toute la table peut cliquer sur **{BUTTONS['unpause']}**.",
    }[by]


def now_paused() -> str:
    return "La partie est en pause : plus de rappel, et le temps de personne ne court."


def now_unpaused() -> str:
    return "La partie continue."
