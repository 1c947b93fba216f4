"""What decides a computer player of César & Cléopâtre."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.motives import found, sentence
from rules.cesar.table import Group, Influence, Manipulation, Pile
from rules.engine.model import Seat

from .terms import term

HIDDEN = "La raison est dans sa main : elle sera dite après la fin."
WEIGHT = "Du poids là où un suffrage peut être gagné."
ALOUD = {
    "win vote": WEIGHT,
    "mission": WEIGHT,
    "philosopher": WEIGHT,
    "kill": "Cette carte pesait trop lourd contre son camp.",
    "wrath": "Ce groupe tournait mal pour son camp.",
    "castle": "Ses cartes serviront mieux là où elles sont.",
    "unmask": "Mieux vaut savoir ce qui s’y cache avant le suffrage.",
    "see hand": "Mieux vaut connaître la main adverse.",
    "rob": "C’était la carte la plus à craindre.",
    "protect": "Cette Manipulation aurait fait mal.",
}
FULL = {
    "forced": "Il n’y a pas d’autre coup permis.",
    "search": "C’est le coup qui promet le plus en regardant plus loin.",
    "win vote": "Cela améliore les chances ({about}).",
    "mission": "Cela sert la mission secrète ({about}).",
    "dodge vote": "Un tour passif ne tire pas de carte Suffrage, et les suffrages seraient perdus.",
    "tempo": "Deux cartes visibles pèsent plus d’un coup.",
    "save strength": "Mieux vaut garder ses forces pour plus tard ({about}).",
    "hide": "Face cachée, la carte ne peut être ni comptée ni assassinée.",
    "philosopher": "Le Philosophe renverse le suffrage ({about}).",
    "kill": "Cela retire une carte adverse qui pèse : {about}.",
    "wrath": "Ce groupe tourne mal ({about}).",
    "castle": "Les cartes y gagnent davantage ({about}).",
    "unmask": "On saura ce qui est caché avant un suffrage serré ({about}).",
    "see hand": "On verra la main adverse, et la meilleure carte en sortira.",
    "keep trick": "Cette Manipulation vaudra davantage plus tard ({about}).",
    "protect": "La Manipulation adverse ferait mal ({about}).",
    "keep veto": "Le Veto vaudra davantage plus tard.",
    "rob": "C’est la carte adverse la plus précieuse : {about}.",
    "refresh hand": "Des cartes faibles sont changées contre de nouvelles.",
    "need cards": "La main manque de cartes de cette pile ({about}).",
    "opening": "Une ouverture solide.",
}

ENEMY = frozenset(("kill", "protect", "rob"))  # their card is the other side's


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    owner = 1 - seat if why.get("motive") in ENEMY else seat
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, owner), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = found(about, (Group, Influence, Manipulation, Pile))
    return "…" if member is None else term(member, seat)
