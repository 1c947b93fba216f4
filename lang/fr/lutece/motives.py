"""What decides a computer player of Lutèce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.motives import found, sentence
from rules.engine.model import Seat
from rules.lutece.cards import Kind, Resource
from rules.lutece.table import Bidder, Tile

from .terms import term

HIDDEN = "La raison est sous ses cartes : elle sera dite après la fin."
ALOUD = {
    "outbid": "Un pot-de-vin que les autres devront dépasser.",
    "agreed": "L’offre suffit : place aux achats.",
    "no more": "Sa bourse est vide : inutile de l’attendre.",
    "win card": "Ses Légionnaires emportent la carte.",
    "deny": "Mieux vaut que personne d’autre n’ait cette carte.",
    "keep": "Un Légionnaire gardé vaut 2 points à la fin.",
    "learn": "C’est ce que son Apprenti a le plus intérêt à apprendre.",
}
FULL = ALOUD | {
    "forced": "Il n’y a pas d’autre coup permis.",
    "search": "C’est le coup qui promet le plus en regardant plus loin.",
    "majority": "Cela donne un meilleur rang dans une majorité ({about}).",
    "prestige": "Cela rapporte du prestige ({about}).",
    "influence": "Cela rapporte de l’influence ({about}).",
    "gold": "Cela rapporte de l’or.",
    "cost": "Cela coûte peu pour ce que cela donne.",
    "too dear": "La bourse ne suffirait pas pour l’autre carte ({about}).",
    "quiet": "Peu d’autres semblent la vouloir ({about}).",
    "outbid": "C’est un pot-de-vin que les autres devront dépasser ({about}).",
    "thrift": "Y mettre plus d’or serait sans doute le perdre.",
    "agreed": "L’offre suffit : place aux achats.",
    "no more": "La bourse est vide : il n’y a plus rien à attendre.",
    "win card": "Les Légionnaires emportent la carte ({about}).",
    "deny": "La carte échappe ainsi aux autres.",
    "learn": "C’est ce que l’Apprenti a le plus intérêt à apprendre ({about}).",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = found(about, (Resource, Kind, Tile, Bidder))
    return "…" if member is None else term(member, seat)
