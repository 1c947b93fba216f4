"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece_tips import Advice, Affordable, GoldOn, Lacking, PaidByFirst, TooDear
from lang.facts.lutece_tips import tip as fact
from rules.lutece.questions import Ask
from rules.lutece.state import View

from .terms import RESOURCE, REVENUES, le, pieces

SAID = {
    Advice.RESOURCES: "Avoir le plus d’une ressource vaut 10 points à la fin, le moins 0. À égalité, le plus gros Talent l’emporte.",
    Advice.POOR: "Vous n’avez presque plus d’or : une carte Revenus en donne 3, avant qu’on paie les cartes.",
    Advice.GUESS: "Un autre peut viser la même carte : qui est battu gagne 1 pièce ; à égalité, personne n’obtient la carte.",
    Advice.BLUFF: "Vos deux cartes sont des Revenus : un pot-de-vin n’y est qu’un bluff, et il vous revient.",
    Advice.BRIBE: "Le plus gros pot-de-vin prend une carte contestée. On augmente le sien, on ne le baisse jamais.",
    Advice.LEGIONARY: "Un Légionnaire ajoute 2 à un pot-de-vin maintenant, ou vaut 2 points à la fin.",
    Advice.APPRENTICE: "Un Apprenti donne 1 unité de plus, définitivement, et avoir le plus d’une ressource vaut 10 points.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoldOn(tile, card, gold):
            return f"Qui achète {le(tile, card)} prend aussi les {pieces(gold)} posées dessus."
        case Lacking(resource):
            return f"Vous n’avez pas encore de {RESOURCE[resource]}. Sans cette ressource, 0 point à la fin ; qui en a le plus en marque 10."
        case Affordable(cost, purse, income, free):
            have = f"vous en aurez {purse}, {REVENUES} compris" if income else f"vous en avez {purse}"
            bribes = f"en mettre jusqu’à {free} en pots-de-vin" if free else "mais sans rien mettre en pots-de-vin"
            return f"Vos cartes coûtent {pieces(cost)}, {have} : vous pouvez payer{' et ' if free else ', '}{bribes}."
        case PaidByFirst(cost, purse, tile, card, brings):
            enough = f"Cela suffit si vous obtenez {le(tile, card)}, qui passe d’abord et rapporte {pieces(brings)}"
            return f"Vos cartes coûtent {pieces(cost)}, vous en avez {purse}. {enough}."
        case TooDear(cost, missing):
            return f"Vos cartes coûtent {pieces(cost)} : il vous en manque {missing} pour tout payer. Une carte qu’on ne peut pas payer est perdue."
        case _:
            return SAID[found]
