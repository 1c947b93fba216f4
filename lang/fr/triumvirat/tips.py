"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.facts.triumvirat_tips import Advice, FetchGold, GoodAttack, Raises
from lang.facts.triumvirat_tips import tip as fact
from lang.shared import fr_count
from rules.triumvirat.questions import Ask
from rules.triumvirat.state import View

from .terms import gold, legions

SAID = {
    Advice.TAKE_GOLD: "L’or paie les actions à la fin de votre tour : avec 3 pièces d’or, vous en achetez deux.",
    Advice.TAKE_LEGIONS: "Vous avez de l’or pour agir : des légions rendent vos provinces plus dures à prendre.",
    Advice.PLACE: "Près de votre triumvir, les légions peuvent attaquer ce tour-ci ; à une frontière, elles défendent.",
    Advice.STOP: "Votre étape décide de vos achats : des citoyens en province politique, des armes en province militaire.",
    Advice.NO_GOLD: "Sans or, votre tour finit avec le mouvement : arrêtez-vous où votre triumvir est bien gardé.",
    Advice.RAISE_POLITICS: "Une fois en tête en politique, persuader un citoyen coûte 2 pièces d’or de moins.",
    Advice.CITIZENS: "Vous menez en politique : persuader ne coûte rien de plus. Le plus de citoyens gagne l’élection.",
    Advice.RAISE_MILITARY: "Une fois en tête en militaire, produire des armes coûte 2 pièces d’or de moins.",
    Advice.WEAPONS: "Vous menez en militaire : produire ne coûte rien de plus. Vos armes dans le sac gagnent vos batailles.",
    Advice.REFUGE: "Fuyez là où il y a des légions, loin de vos ennemis.",
    Advice.FREE_RAISE: "Monter gratuitement vous rapproche de VII sur les deux pistes.",
    Advice.CIVIL_SERVANT: "Avec un fonctionnaire actif, une province produit à chaque tour : choisissez-en une que vous garderez.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoodAttack(province, count, percent):
            return f"Avec {legions(count)}, {PROVINCE[province]} tomberait {percent} % du temps. Neuf provinces font gagner la partie."
        case FetchGold(province, count):
            return f"{gold(count)} en {PROVINCE[province]} : allez-y, et c’est dans votre trésor."
        case Raises(left):
            return f"VII sur les deux pistes gagne : encore {fr_count(left, 'cran')} à monter."
        case _:
            return SAID[found]
