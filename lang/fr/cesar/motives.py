"""What decides a computer player of César & Cléopâtre. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.model import Seat

from .terms import WORDS

HIDDEN = "Raison secrète, dévoilée en fin de partie."
BETTER = "Pour peser là où le vote se joue."
ALOUD = {
    "win vote": BETTER,
    "mission": BETTER,
    "philosopher": BETTER,
    "kill": "Pour éliminer une carte gênante.",
    "wrath": "Pour faire table rase d’un groupe compromis.",
    "castle": "Pour placer ses cartes là où elles pèsent plus.",
    "unmask": "Pour savoir ce qui s’y cache avant le vote.",
    "see hand": "Pour voir la main adverse et l’affaiblir.",
    "rob": "C’était la carte la plus dangereuse.",
    "protect": "Cette Manipulation aurait fait trop de dégâts.",
}
FULL = {
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "win vote": "Pour peser plus lourd[ chez les {about}].",
    "mission": "Pour la mission secrète[ : les {about}].",
    "dodge vote": "Un tour passif ne retourne pas de carte Suffrage, et un vote serait risqué.",
    "tempo": "Deux cartes visibles d’un coup pèsent plus qu’une seule cachée.",
    "save strength": "Pour garder les cartes fortes en réserve.",
    "hide": "Face cachée, la carte échappe aux calculs et à l’Assassinat.",
    "philosopher": "Le Philosophe renverse le vote[ des {about}].",
    "kill": "Pour éliminer une carte gênante[ : {about}].",
    "wrath": "La situation est compromise[ chez les {about}].",
    "castle": "Pour placer les cartes là où elles pèsent plus.",
    "unmask": "Pour savoir ce qui se cache là avant le vote[ des {about}].",
    "see hand": "Pour voir la main adverse et en retirer la meilleure carte.",
    "keep trick": "Les Manipulations serviront plus tard.",
    "protect": "Cette Manipulation ferait trop de dégâts[ : {about}].",
    "keep veto": "Le Veto servira plus tard.",
    "rob": "C’est la meilleure carte de la main adverse[ : {about}].",
    "refresh hand": "Pour changer les cartes faibles contre de nouvelles.",
    "need cards": "Pour équilibrer la main.",
    "stake": "Pour placer une carte forte là où se joue la mission secrète[ : les {about}].",
    "small groups": "Les petits groupes se décident en peu de votes : autant y être fort tout de suite.",
    "next card": "De toutes celles qui restent, c’est la plus utile à piocher tôt[ : {about}].",
    "opening": "Une ouverture solide.",  # no longer given, but it stands in stored games
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return WORDS.reason(why, seat, FULL, ALOUD, HIDDEN, loud=aloud)
