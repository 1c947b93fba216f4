"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna_tips import Advice, Hurry, Tokens
from lang.facts.fortuna_tips import tip as fact
from rules.fortuna.questions import Ask
from rules.fortuna.state import View

from .terms import favour

SAID = {
    Advice.ONE_CARD: "Vous utilisez une carte, vous l’échangez contre celle d’un autre bord, puis vous lancez les dés pour une Faveur.",
    Advice.LOCK: "Avant votre tour, les autres peuvent prendre toute carte face visible de votre bord.",
    Advice.LOCK_ANY: "Vous êtes premier joueur : personne ne peut rien vous prendre avant votre tour.",
    Advice.DRAFT: "Certaines cartes donnent des biens, d’autres les vendent : ensemble, elles rapportent plus.",
    Advice.GATHER: "Les Faveurs 1 à 3 demandent de l’Eau, du Vin et du Blé, et vous n’en avez pas encore.",
    Advice.MATCH: "En fin de tour, vous lancerez les dés pour une Faveur : ce que vous aurez alors peut vous faire avancer.",
    Advice.SWAP: "La carte que vous laissez, les autres pourront la prendre.",
    Advice.CENTURION: "Un Centurion paie une deuxième action maintenant, ou une case plus tard, avec la Faveur 4.",
    Advice.KEEP_WATER: "La Faveur 1 est ouverte et demande 1 Eau : celle que vous convertissez ne servira pas à avancer avec elle.",
    Advice.USE_WATER: "La Faveur 1 est fermée cette manche : l’Eau gardée servira aux manches suivantes.",
    Advice.SELL: "Les pièces servent à se marier, à engager et à construire ; les biens gardés font avancer avec une Faveur.",
    Advice.VESTALS: "Avec la Faveur 6, chaque Vestale vous avance d’une case, et vous les gardez toutes.",
    Advice.CENTURIONS: "Un Centurion paie une deuxième action, ou une case avec la Faveur 4.",
    Advice.BUILD: "Plus un bâtiment est construit tôt, plus il sert : il reste jusqu’à la fin de la partie.",
    Advice.HIGH_DIE: "Un dé élevé laisse le choix : toute Faveur ouverte de ce numéro ou d’un numéro plus bas.",
    Advice.KEEP_CARD: "Les cartes C rapportent à la fin, les autres servent pendant la partie.",
    Advice.NOTHING_TO_PLAY: "Vous n’avez rien à jouer ici. On vous le demande quand même : sinon, les autres le sauraient.",
    Advice.TURN_DOWN: "Une Faveur fermée ne servira plus à personne cette manche.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Hurry(seat, space):
            return f"{names[seat]} est sur la case {space}, la fin approche : il faut atteindre la case 10 pour pouvoir gagner."
        case Tokens(which, count, kept):
            keeps = "1" if kept == 1 else "1 ou 2"
            drawn = "1 carte Privilège" if count == 1 else f"{count} cartes Privilège, dont vous gardez {keeps}"
            return f"Il n’y a pas que les cases : avancer avec la {favour(which)} fait aussi piocher {drawn}."
        case _:
            return SAID[found]
