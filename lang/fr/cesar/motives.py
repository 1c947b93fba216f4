"""What decides a computer player of César & Cléopâtre."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.model import Seat

from .terms import WORDS

HIDDEN = "La raison, cachée dans sa main, sera dite après la fin."
BETTER = "Ses chances y sont meilleures."
ALOUD = {
    "win vote": BETTER,
    "mission": BETTER,
    "philosopher": BETTER,
    "kill": "Cette carte gênait son camp.",
    "wrath": "Ce groupe tournait mal pour son camp.",
    "castle": "Redisposées, ses cartes serviront mieux.",
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
    "dodge vote": "Un tour passif ne tire pas de carte Suffrage, et un suffrage risquerait d’être perdu.",
    "tempo": "Deux cartes visibles pèsent plus d’un coup.",
    "save strength": "Des cartes plus fortes sont gardées pour plus tard.",
    "hide": "Face cachée, la carte ne peut être ni comptée ni assassinée.",
    "philosopher": "Le Philosophe renverse le suffrage ({about}).",
    "kill": "Cela retire une carte adverse gênante : {about}.",
    "wrath": "Ce groupe tourne mal ({about}).",
    "castle": "Redisposées, les cartes gagnent davantage.",
    "unmask": "On saura ce qui est caché, et qui peut décider du suffrage ({about}).",
    "see hand": "On verra la main adverse, et une carte en sortira.",
    "keep trick": "Les Manipulations sont gardées pour plus tard.",
    "protect": "La Manipulation adverse ferait mal ({about}).",
    "keep veto": "Le Veto est gardé pour plus tard.",
    "rob": "C’est la carte adverse la plus précieuse : {about}.",
    "refresh hand": "Des cartes faibles sont changées contre de nouvelles.",
    "need cards": "La main manque de cartes de cette sorte : {about}.",
    "stake": "Une carte forte est là où se joue la mission secrète : {about}.",
    "small groups": "Une bonne part de la première série est devant les petits groupes, que peu de suffrages décident.",
    "next card": "Des cartes restantes, c’est la première à vouloir : {about}.",
    "opening": "Une ouverture solide.",  # no longer given, but it stands in stored games
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return WORDS.reason(why, seat, FULL, ALOUD, HIDDEN, loud=aloud)
