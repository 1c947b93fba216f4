"""What decides a computer player of The End of the Triumvirate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.triumvirat import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

UNKNOWN = "Ce coup a paru le meilleur."
FULL = {
    "forced": "Il n’y a pas d’autre coup permis.",
    "search": "C’est le coup qui promet le plus en regardant plus loin.",
    "win": "La victoire est à portée.",
    "conquer": "Une conquête est possible : {about}.",
    "drive out": "Le triumvir d’un rival peut être chassé : {about}.",
    "collect": "Il y a de l’or à ramasser : {about}.",
    "protect": "Un ennemi peut arriver jusque-là : {about}.",
    "act": "Il y a de l’or pour agir, et voici où : {about}.",
    "raise": "C’est un pas vers VII sur les deux pistes : {about}.",
    "persuade": "Les citoyens décident de l’élection, et six d’entre eux font gagner un consul.",
    "hinder": "Un citoyen de moins affaiblit {about} au forum.",
    "produce": "Plus d’armes dans le sac, ce sont de meilleures attaques ensuite.",
    "save": "L’or gardé paiera des actions au tour suivant.",
    "gold": "L’or paie les actions.",
    "legions": "Les légions attaquent et défendent.",
    "muster": "Plus de légions en marche, ce sont de meilleures chances.",
    "supply": "Avec un fonctionnaire au travail, la province fournit à chaque tour : {about}.",
    "refuge": "Des légions y gardent le triumvir : {about}.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; nothing is hidden, so it is the same aloud."""
    return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "…" if member is None else term(member, seat)
