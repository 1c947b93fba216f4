"""What decides a computer player of Fortuna."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.fortuna import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

HIDDEN = "Sa raison reste secrète : elle sera dite après la fin."
ALOUD = {
    "advance": "Chaque case compte sur la route de Rome.",
    "palace": "Le Palais de César est en vue.",
    "favour": "Il s’agit de plaire à l’empereur dès ce tour.",
    "prospect": "L’empereur s’en souviendra aux manches suivantes.",
    "tokens": "Les jetons de cette carte rapportent des cartes Privilège.",
    "goods": "Des réserves pour les prochains tours.",
    "money": "Il faut aussi veiller à sa bourse.",
    "card": "Cette carte Action servira au prochain tour.",
    "stay": "Les autres cartes de son bord serviront au prochain tour.",
    "first": "Avec Fortuna, on joue en premier à la manche suivante.",
    "deny": "Mieux vaut que personne d’autre n’en profite.",
}
FULL = {
    "forced": "Il n’y a pas d’autre coup permis.",
    "search": "C’est le coup qui promet le plus en regardant plus loin.",
    "advance": "C’est un pas de plus sur la route de Rome.",
    "palace": "Cela mène au Palais de César.",
    "favour": "Cela améliore les chances auprès de l’empereur dès ce tour{about}.",
    "prospect": "Cela améliore les chances auprès de l’empereur aux manches suivantes{about}.",
    "tokens": "Les jetons rapportent des cartes Privilège{about}.",
    "goods": "Cela fait des réserves pour les prochains tours{about}.",
    "money": "La bourse s’en porte mieux.",
    "score": "Une carte en main en vaudra plus{about}.",
    "hold": "Les cartes Privilège en main pourront se jouer plus tard.",
    "keep": "Cela vaut la peine d’être gardé en main{about}.",
    "card": "Cette carte Action servira au prochain tour{about}.",
    "stay": "Les autres cartes du bord serviront au prochain tour.",
    "first": "Qui a Fortuna joue en premier à la manche suivante.",
    "deny": "Les autres n’en profiteront pas{about}.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; in brackets what it is about, if anything."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else f" ({term(member, seat)})"
