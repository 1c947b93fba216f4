"""After the game: looking back, in French."""

from __future__ import annotations

from lang import Command

BUTTONS = {
    "replay": "Revoir coup par coup", "turn": "Aller au tour…", "film": "Film (animation)", "still": "En une image", "share": "Montrer à tous", "onward": "Continuer la partie",
}  # fmt: skip

COMMANDS = {
    "record": Command("archives", "Revoir une partie : tour par tour, en film ou en une image", {}),
    "replay": Command("revoir", "Revoir n’importe quel tour de la partie de ce salon, en privé", {}),
    "film": Command("film", "Le film de la partie terminée, une image par tour", {}),
    "still": Command("image", "La fin de la partie en une image : plateau, scores, tournant", {}),
}

HELP = "**Revoir** : `/archives revoir` remontre n’importe quel tour, en privé ; `/archives film` fait le film d’une partie terminée, `/archives analyse` montre la chance et les tournants. `/profil`, `/classement` et `/historique` : le palmarès de chacun."

SEEN_BY_ALL = "Vu par tout le monde"

ALL_OPEN = "Toutes les cartes visibles"

TURN_TITLE = "Aller à un tour"


def seen_by(name: str) -> str:
    return f"Vu par {name}"


def replay_place(turn: int, last: int, seen: str) -> str:
    place = f"Tour {turn} sur {last}" if turn else f"Mise en place (0 sur {last})"
    return f"-# {place}" + (f" · {seen}" if seen else "")


def turn_number(last: int) -> str:
    return f"Un nombre de 0 à {last}"


def turning_point(heading: str) -> str:
    return f"Le tournant : {heading}"


def filming(done: int, turns: int) -> str:
    return f"🎞️ Je dessine le tour {done} sur {turns}…" if turns else "🎞️ Un instant…"


def film_alt(title: str, verdict: str) -> str:
    return f"{title}, tour par tour. {verdict}"


def still_alt(title: str, verdict: str) -> str:
    return f"{title} : le dernier plateau, le score et le tournant de la partie. {verdict}"


def lobby_onward(turn: int) -> str:
    return f"⏪ On reprend une partie terminée, au tour {turn} ; les cartes que personne n’avait vues sont remélangées. Elle ne compte pas pour le classement."
