"""After the game: looking back, in French."""

from __future__ import annotations

SEEN_BY_ALL = "Vu par tout le monde"

ALL_OPEN = "Toutes les cartes visibles"

TURN_TITLE = "Aller à un tour"


def seen_by(name: str) -> str:
    return f"Vu par {name}"


def replay_place(turn: int, last: int, seen: str) -> str:
    return f"-# Tour {turn} sur {last}" + (f" · {seen}" if seen else "")


def turn_number(last: int) -> str:
    return f"Un nombre de 0 à {last}"
