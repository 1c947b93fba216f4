"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna_tips import Advice, Hurry, Tokens
from lang.facts.fortuna_tips import tip as fact
from rules.fortuna.questions import Ask
from rules.fortuna.state import View

from .terms import favour, tokens

SAID = {
    Advice.LOCK: "Choisissez celle que vous voulez utiliser en premier.",
    Advice.DRAFT: "Prenez des cartes qui vont ensemble : une qui donne des biens, une qui les vend.",
    Advice.MARRY: "La Famille vous marie pour 3 pièces : la Faveur 5 vous fait ensuite avancer sans rien demander.",
    Advice.MORE_DICE: "Un deuxième dé vous donne le choix à chaque tour : la Cérémonie l’échange contre une Vestale.",
    Advice.GATHER: "Vous n’avez aucun bien à donner à l’empereur : prenez de l’Eau, du Blé ou du Vin.",
    Advice.MATCH: "Utilisez une carte qui apporte ce que demande une Faveur ouverte : vous lancez les dés en fin de tour.",
    Advice.SWAP: "Prenez une carte utile pour le prochain tour : elle reste verrouillée pour vous.",
    Advice.CENTURION: "Un Centurion vaut une deuxième action maintenant, ou une case avec la Faveur 4.",
    Advice.KEEP_WATER: "La Faveur 1 est ouverte et demande 1 Eau : gardez-en une si vous voulez l’utiliser.",
    Advice.USE_WATER: "La Faveur 1 est fermée cette manche : votre Eau peut mieux servir autrement.",
    Advice.SELL: "Les pièces servent à se marier, à engager et à construire ; les biens gardés font avancer avec une Faveur.",
    Advice.VESTALS: "Avec la Faveur 6, chaque Vestale vous avance d’une case, et vous les gardez toutes.",
    Advice.CENTURIONS: "Un Centurion paie une deuxième action, ou une case avec la Faveur 4.",
    Advice.BUILD: "Plus vous construisez tôt, plus souvent cela sert.",
    Advice.HIGH_DIE: "Un dé élevé permet toute Faveur ouverte jusqu’à lui, même basse.",
    Advice.KEEP_CARD: "Les cartes C rapportent à la fin : gardez celle qui va avec ce que vous amassez.",
    Advice.TURN_DOWN: "Retournez la Faveur dont votre adversaire se servirait.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Hurry(seat, space):
            return f"{names[seat]} est sur la case {space}, la fin approche : on ne gagne que sur la case 10 ou au-delà."
        case Tokens(which, count):
            return f"{favour(which)} : {tokens(count)}. Avancez avec elle, et vous piochez autant de cartes Privilège."
        case _:
            return SAID[found]
