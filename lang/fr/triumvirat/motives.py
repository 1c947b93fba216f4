"""What decides a computer player of The End of the Triumvirate. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.triumvirat import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

UNKNOWN = "Ce coup a semblé le meilleur."
FULL = {
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "win": "La victoire est à portée de main.",
    "conquer": "Une conquête est possible[ : {about}].",
    "drive out": "Un triumvir rival peut être chassé[ : {about}].",
    "collect": "Il y a de l’or à ramasser[ : {about}].",
    "protect": "Une attaque menace[ : {about}].",
    "act": "C’est là qu’agir avec cet or[ : {about}].",
    "raise": "Un pas de plus vers VII[ sur la piste {about}].",
    "persuade": "Les citoyens font l’élection, et un consul gagne avec six.",
    "hinder": "Pour affaiblir un rival au forum[ : {about}].",
    "produce": "Plus d’armes dans le sac, de meilleures attaques ensuite.",
    "save": "L’or gardé paiera les actions du prochain tour.",
    "gold": "Il faut de l’or pour agir.",
    "legions": "Il faut des légions pour attaquer et défendre.",
    "muster": "Plus il part de légions, meilleures sont les chances.",
    "supply": "Avec un fonctionnaire au travail, la province produit à chaque tour[ : {about}].",
    "refuge": "Des légions y protègent le triumvir[ : {about}].",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; nothing is hidden, so it is the same aloud."""
    return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else term(member, seat)
