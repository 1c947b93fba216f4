"""Resigning and ending, in French."""

from __future__ import annotations


def resign_question(seats: int, people: int) -> str:
    if seats == 2:
        after = "Votre adversaire gagne alors. C’est sans retour."
    elif people > 1:
        after = "Un joueur automatique continuera à votre place ; tant que personne d’autre ne l’a prise, `/partie rejoindre` vous la rend."
    else:
        after = "La partie s’arrête alors. C’est sans retour."
    return f"Voulez-vous vraiment abandonner ? {after}"


def resigned() -> str:
    return "Vous avez abandonné."


def end_question(at_once: bool) -> str:
    after = (
        "Elle s’arrête là pour tout le monde, sans être finie. C’est sans retour." if at_once else "Les autres devront donner leur accord."
    )
    return f"Voulez-vous vraiment arrêter la partie ? {after}"


def ended() -> str:
    return "La partie est arrêtée."


def keep_playing() -> str:
    return "Entendu : rien n’a changé."
