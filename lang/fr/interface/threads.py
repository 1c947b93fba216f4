"""Games in threads of their own, in French."""

from __future__ import annotations

from collections.abc import Sequence

from .words import names

THREAD_CHOSEN = "dans un fil"
THREAD_ABOUT = "La partie se joue dans un fil ; ce salon n’en garde qu’une ligne, avec le résultat."
PERMISSIONS = {"create_public_threads": "« Créer des fils publics »", "send_messages_in_threads": "« Envoyer des messages dans les fils »"}


def thread_option(value: str) -> str:
    return f"Dans un fil : {value}"


def line_gathering(title: str, opener: str, where: str) -> str:
    return f"**{title}** · **{opener}** cherche des joueurs : {where}"


def line_playing(title: str, players: Sequence[str], where: str) -> str:
    return f"**{title}** · {names(players)} {'joue' if len(players) == 1 else 'jouent'} : {where}"


def line_over(title: str, verdict: str, where: str) -> str:
    return f"**{title}** · {verdict} · {where}"


def no_thread(wanted: Sequence[str]) -> str:
    """`wanted`: the permissions that are missing; none if Discord refused for another reason."""
    lack = "la permission" if len(wanted) == 1 else "les permissions"
    why = f"Pour ouvrir un fil ici, il me manque {lack} {names(wanted)}" if wanted else "Je n’ai pas pu ouvrir de fil ici"
    return f"{why} : la partie reste dans ce salon."
