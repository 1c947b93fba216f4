"""What decides a computer player of Lutèce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.lutece import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

PAUSE = "Cette mise doit faire réfléchir les autres."  # true of a bribe and of a bluff alike: what lies there stays hidden
HIDDEN = "La raison est sous ses cartes : elle sera dite après la fin."
ALOUD = {
    "outbid": PAUSE,
    "bluff": PAUSE,
    "agreed": "Il a assez offert pour l’instant : place aux achats.",
    "no more": "Il n’ajoutera plus rien, quoi que fassent les autres.",
    "win card": "Ses Légionnaires peuvent lui faire gagner la carte.",
    "deny": "Il préfère que la carte échappe au plus offrant.",
    "keep": "Un Légionnaire gardé vaut 2 points à la fin.",
    "learn": "C’est ce que son Apprenti a le plus intérêt à apprendre.",
}
FULL = ALOUD | {
    "forced": "Il n’y a pas d’autre coup permis.",
    "search": "C’est le coup qui promet le plus en regardant plus loin.",
    "majority": "Cela compte pour une majorité ({about}).",
    "prestige": "Cela peut rapporter du prestige ({about}).",
    "influence": "Cela peut rapporter de l’influence ({about}).",
    "gold": "Cela rapporte de l’or.",
    "too dear": "La bourse ne suffirait pas pour l’autre carte ({about}).",  # as told by games of before
    "thrift": "Y mettre plus d’or serait sans doute le perdre.",
    "cost": "Ces cartes coûtent moins que la plupart.",
    "quiet": "Elle semble moins convoitée que la plupart ({about}).",
    "outbid": "C’est un pot-de-vin que les autres devront dépasser ({about}).",
    "bluff": "Un bluff : la carte est un Revenus, et l’or reviendra.",
    "agreed": "L’offre suffit pour l’instant : place aux achats.",
    "no more": "Plus rien ne sera ajouté, quoi que fassent les autres.",
    "win card": "Les Légionnaires peuvent faire gagner la carte ({about}).",
    "deny": "La carte peut échapper au plus offrant.",
    "learn": "C’est ce que l’Apprenti a le plus intérêt à apprendre ({about}).",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "…" if member is None else term(member, seat)
