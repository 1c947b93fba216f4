"""What decides a computer player of Fortuna. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang import Names
from lang.facts.fortuna import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

HIDDEN = "Raison secrète, dévoilée en fin de partie."
ALOUD = {
    "advance": "Pour avancer vers Rome.",
    "palace": "Le Palais de César est en vue.",
    "favour": "Pour obtenir une Faveur dès ce tour.",
    "prospect": "Un investissement pour les manches suivantes.",
    "tokens": "Ces jetons valent des cartes Privilège.",
    "goods": "Pour faire des réserves.",
    "money": "Pour renflouer la bourse.",
    "card": "Cette carte servira au prochain tour.",
    "stay": "Les autres cartes du bord serviront au prochain tour.",
    "first": "Avec Fortuna, on commence la manche suivante.",
    "deny": "Pour que personne d’autre n’en profite.",
}
FULL = ALOUD | {
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "palace": "Pour arriver au Palais de César.",
    "favour": "Pour obtenir une Faveur dès ce tour[ : {about}].",
    "prospect": "Un investissement pour les manches suivantes[ : {about}].",
    "tokens": "Les jetons valent des cartes Privilège[ : {about}].",
    "goods": "Pour faire des réserves[ : {about}].",
    "score": "Une carte en main en vaudra plus[ : {about}].",
    "hold": "Les cartes Privilège serviront mieux plus tard.",
    "keep": "Une bonne carte à garder[ : {about}].",
    "deny": "Pour que personne d’autre n’en profite[ : {about}].",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The motive in a sentence, with what it is about, if anything."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else term(member, seat)
