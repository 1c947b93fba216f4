"""Reminders, quiet hours and everything else about games that last for days, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count

from .words import names

BUTTONS = {"mute": "Pas ce tour-ci", "zone": "Fuseau horaire…", "away": "Absence…", "pause": "Mettre en pause", "unpause": "Relancer"}


def reminder(asked: str, waiting: Sequence[str], since: int, more: int) -> str:
    wait = f" ; {names(waiting)} {'attend' if len(waiting) == 1 else 'attendent'}" if waiting else ""
    others = f"\n-# {fr_count(more, 'autre table vous attend', 'autres tables vous attendent')} : `/partie liste`." if more else ""
    return f"⏰ {asked}\n-# Appel <t:{since}:R>{wait}.{others}"


def nudge(who: str, others: Sequence[str]) -> str:
    return f"⏳ {who}, c’est à vous, et {names(others)} {'est' if len(others) == 1 else 'sont'} là."


def called_silently(who: Sequence[str]) -> str:
    return f"À vous aussi, {names(who)}."


def called_elsewhere(where: str, asked: str) -> str:
    return f"Je ne peux pas écrire dans {where} : je vous préviens ici. {asked}"


def muted() -> str:
    return "Plus de rappel pour ce tour. Pour les régler : `/réglages`."


def not_for_you() -> str:
    return "Ce rappel est pour quelqu’un d’autre."


def paused(by: str) -> str:
    """Above the board of a table that rests."""
    return {
        "table": f"⏸ **En pause.** N’importe qui à la table peut appuyer sur **{BUTTONS['unpause']}**.",
        "moderator": "⏸ **En pause**, par décision de la modération, qui relancera la partie.",
        "silence": f"⏸ **En pause** : personne n’a joué depuis un mois. Rien n’est perdu : n’importe qui à la table peut appuyer sur **{BUTTONS['unpause']}**.",
    }[by]


def now_paused() -> str:
    return "La partie est en pause : plus de rappel, plus de décompte."


def now_unpaused() -> str:
    return "La partie reprend."
