"""What decides a computer player of The End of the Triumvirate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.motives import sentence
from rules.engine.model import Seat
from rules.triumvirat.board import Province
from rules.triumvirat.table import Competence, Section

from .terms import term

UNKNOWN = "Ce coup a paru le meilleur."
FULL = {
    "forced": "Il n’y a pas d’autre coup permis.",
    "search": "C’est le coup qui promet le plus en regardant plus loin.",
    "win": "La victoire est à portée.",
    "conquer": "Une conquête est à portée : {about}.",
    "drive out": "Le triumvir d’un rival peut être chassé : {about}.",
    "collect": "Il y a de l’or à ramasser : {about}.",
    "protect": "Une province doit être gardée : {about}.",
    "raise": "C’est un pas vers VII sur les deux pistes : {about}.",
    "persuade": "Les citoyens décident de l’élection, et six d’entre eux font gagner un consul.",
    "hinder": "{about} devenait trop fort au forum.",
    "produce": "Plus d’armes dans le sac, ce sont de meilleures attaques ensuite.",
    "save": "L’or vaudra davantage au tour suivant.",
    "gold": "C’est l’or qui manque le plus.",
    "legions": "Ce sont les légions qui manquent le plus.",
    "muster": "C’est le nombre de légions qu’il faut pour la marche.",
    "supply": "Avec un fonctionnaire au travail, la province fournit à chaque tour : {about}.",
    "refuge": "Le triumvir y est bien placé : {about}.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; nothing is hidden, so it is the same aloud."""
    return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)


def _about(about: Any, seat: Seat) -> str:
    """A province by its number, a competence or a character by its word."""
    if isinstance(about, int):
        return term(Province(about), seat)
    if any(about == competence.value for competence in Competence):
        return term(Competence(about), seat)
    return term(Section[about.upper()], seat) if about else "…"
