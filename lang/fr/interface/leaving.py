"""Resigning and ending, in French."""

from __future__ import annotations


def resign_question(seats: int, people: int) -> str:
    if seats == 2:
        after = "Votre adversaire gagnera. C’est définitif."
    elif people > 1:
        after = "Un ordinateur jouera à votre place. Tant que personne ne l’a prise, `/partie rejoindre` vous la rend."
    else:
        after = "La partie s’arrêtera. C’est définitif."
    return f"Abandonner la partie ? {after}"


def resigned() -> str:
    return "Vous avez abandonné."


def end_question(at_once: bool) -> str:
    after = (
        "Elle s’arrêtera pour tout le monde, inachevée. C’est définitif." if at_once else "Il faudra l’accord des autres."
    )
    return f"Arrêter la partie ? {after}"


def ended() -> str:
    return "La partie est arrêtée."


def keep_playing() -> str:
    return "Très bien, rien n’a changé."
