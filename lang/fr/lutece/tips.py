"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece_tips import Advice, GoldOn, KeepCost, Lacking
from lang.facts.lutece_tips import tip as fact
from rules.lutece.questions import Ask
from rules.lutece.state import View

from .terms import RESOURCE, pieces

SAID = {
    Advice.RESOURCES: "D’abord les cartes qui donnent une ressource : en avoir le plus vaut 10 points à la fin ; à égalité, le plus gros Talent l’emporte.",
    Advice.POOR: "Vous n’avez presque plus d’or : une carte Revenus en donne 3.",
    Advice.GUESS: "Devinez ce que visent les autres : qui est battu gagne 1 pièce ; à égalité, la carte est perdue.",
    Advice.BLUFF: "Vos deux cartes sont des Revenus : un pot-de-vin n’y est qu’un bluff, et il vous revient.",
    Advice.BRIBE: "Le plus gros pot-de-vin prend une carte contestée. On augmente le sien, on ne le baisse jamais.",
    Advice.LEGIONARY: "Un Légionnaire ajoute 2 à un pot-de-vin maintenant, ou vaut 2 points à la fin.",
    Advice.APPRENTICE: "Un Apprenti donne 1 unité de plus : choisissez la ressource dont vous pouvez avoir le plus.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoldOn(tile, gold):
            return f"Il y a {pieces(gold)} sur la carte {tile.value} : son acheteur les prend aussi."
        case Lacking(resource, tile):
            return f"Sans {RESOURCE[resource]}, cette ressource ne vous rapporte rien à la fin : la carte {tile.value} en donne."
        case KeepCost(cost):
            return f"Gardez {pieces(cost)} pour le coût de vos cartes : le pot-de-vin s’y ajoute, et qui ne peut pas payer perd la carte."
        case _:
            return SAID[found]
