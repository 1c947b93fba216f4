"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna_tips import Advice, Hurry, Tokens
from lang.facts.fortuna_tips import tip as fact
from rules.fortuna.questions import Ask
from rules.fortuna.state import View

from .terms import favour, tokens

SAID = {
    Advice.LOCK: "Verrouillez la carte que vous voulez utiliser à votre premier tour.",
    Advice.DRAFT: "Prenez des cartes qui vont ensemble : une qui donne des biens, une qui les vend.",
    Advice.MARRY: "La Famille vous marie pour 3 pièces : la Faveur 5 vous fait ensuite avancer sans rien demander.",
    Advice.MORE_DICE: "Un deuxième dé vous donne le choix à chaque tour : la Cérémonie vous en donne un contre une Vestale.",
    Advice.GATHER: "Vous n’avez aucun bien à donner à l’empereur : prenez de l’Eau, du Blé ou du Vin.",
    Advice.MATCH: "En fin de tour, vous lancerez les dés pour une Faveur : utilisez une carte qui apporte ce qu’elle demande.",
    Advice.SWAP: "Prenez une carte pour votre prochain tour : verrouillée, personne ne peut vous la reprendre.",
    Advice.CENTURION: "Un Centurion paie une deuxième action maintenant, ou une case plus tard, avec la Faveur 4.",
    Advice.KEEP_WATER: "La Faveur 1 est ouverte et demande 1 Eau : gardez-en une si vous voulez l’utiliser.",
    Advice.USE_WATER: "La Faveur 1 est fermée cette manche : convertie, votre Eau servira mieux.",
    Advice.SELL: "Les pièces servent à se marier, à engager et à construire ; les biens gardés font avancer avec une Faveur.",
    Advice.VESTALS: "Avec la Faveur 6, chaque Vestale vous avance d’une case, et vous les gardez toutes.",
    Advice.CENTURIONS: "Un Centurion paie une deuxième action, ou une case avec la Faveur 4.",
    Advice.BUILD: "Construisez tôt : un bâtiment sert jusqu’à la fin de la partie.",
    Advice.HIGH_DIE: "Un dé élevé laisse le choix : toute Faveur ouverte de ce numéro ou d’un numéro plus bas.",
    Advice.KEEP_CARD: "Les cartes C rapportent à la fin : gardez celle qui va avec ce que vous amassez.",
    Advice.TURN_DOWN: "Fermez la Faveur dont votre adversaire se servirait.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Hurry(seat, space):
            return f"{names[seat]} est sur la case {space}, la fin approche : il faut atteindre la case 10 pour pouvoir gagner."
        case Tokens(which, count):
            drawn = "une carte" if count == 1 else "autant de cartes"
            return f"La {favour(which)} porte {tokens(count)} : avancez grâce à elle, et vous piocherez {drawn}."
        case _:
            return SAID[found]
