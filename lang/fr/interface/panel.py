"""The private panel, in French."""

from __future__ import annotations


def other_choices() -> str:
    return "Autres choix…"


def continued() -> str:
    return "-# La suite est plus bas ↓"


def over() -> str:
    return "La partie est terminée."


def stopped_short(done: int, said: int) -> str:
    """Fewer of the moves of one press could be played than it said."""
    return f"⏸ Étapes jouées : {done} sur {said}. La situation a changé, à vous de voir pour la suite."


def turn_undone() -> str:
    return "Votre tour est annulé : vous revoici à son début."


def look_question() -> str:
    return "Que voulez-vous voir de plus près ?"


def look_board() -> str:
    return "Le plateau"
