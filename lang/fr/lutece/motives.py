"""What decides a computer player of Lutèce. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang import Names
from lang.facts.lutece import subject
from lang.motives import sentence
from rules.engine.model import Seat
from rules.lutece.components import Tile

from .terms import term

PAUSE = "Pour faire réfléchir les autres."  # true of a bribe and of a bluff alike: what lies there stays hidden
HIDDEN = "Raison secrète, dévoilée en fin de partie."
ALOUD = {
    "outbid": PAUSE,
    "bluff": PAUSE,
    "agreed": "La mise suffit pour l’instant.",
    "no more": "Plus rien à ajouter, quoi que fassent les autres.",
    "win card": "Pour remporter la carte grâce aux Légionnaires.",
    "deny": "Pour que la carte échappe au plus offrant.",
    "keep": "Un Légionnaire gardé vaut 2 points à la fin.",
    "learn": "C’est la ressource qui rapportera le plus.",
}
FULL = ALOUD | {
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "majority": "Pour la majorité[ : {about}].",
    "prestige": "Pour marquer des points[ : {about}].",
    "influence": "Pour marquer des points[ : {about}].",
    "gold": "Pour l’or.",
    "too dear": "La bourse ne suffirait pas pour l’autre carte[ : {about}].",  # as told by games of before
    "thrift": "Miser davantage, ce serait perdre de l’or.",
    "cost": "Ces cartes coûtent moins que la plupart.",
    "quiet": "Cette carte semble peu convoitée[ : {about}].",
    "outbid": "Pour que les autres aient à surenchérir[ : {about}].",
    "bluff": "Un bluff : la mise est sur une carte Revenus, l’or reviendra.",
    "win card": "Pour remporter la carte grâce aux Légionnaires[ : {about}].",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The motive in a sentence."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    if member is None:
        return ""
    return f"tuile {term(member, seat)}" if isinstance(member, Tile) else term(member, seat)
