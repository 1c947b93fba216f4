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
    Advice.SUPPLY: "L’or paie les actions en fin de tour : 3 pièces d’or en paient deux. Les légions prennent des provinces et les gardent.",
    Advice.LYING: "L’or reste dans la province qui l’a produit jusqu’au passage de votre triumvir. Qui la conquiert prend aussi l’or.",
    Advice.GOVERNORS: "Vos gouverneurs basculent au début de chacun de vos tours : une province produit quand le sien sort de sa tuile.",
    Advice.EMPTY: "Une province sans légion reste à vous, mais une seule légion suffit pour y entrer et la prendre.",
    Advice.PLACE: "Près de votre triumvir, les légions peuvent attaquer ce tour-ci ; à une frontière, elles défendent.",
    Advice.STOP: "Là où vous vous arrêtez, vous agissez : des citoyens en province politique, des armes en province militaire.",
    Advice.NO_GOLD: "Sans or, votre tour finit avec le mouvement : votre triumvir reste là où vous vous arrêtez.",
    Advice.RAISE_POLITICS: "Une fois en tête en politique, persuader un citoyen coûte 2 pièces d’or de moins.",
    Advice.CITIZENS: "Vous menez en politique : persuader est moins cher. Celui qui a le plus de citoyens gagne l’élection.",
    Advice.RAISE_MILITARY: "Une fois en tête en militaire, produire des armes coûte 2 pièces d’or de moins.",
    Advice.WEAPONS: "Vous menez en militaire : produire des armes est moins cher. Plus vous en avez dans le sac, mieux vous vous battez.",
    Advice.REFUGE: "Votre triumvir est plus en sûreté parmi vos légions, loin de vos ennemis.",
    Advice.FREE_RAISE: "C’est gratuit, et cela vous rapproche de VII sur les deux pistes.",
    Advice.CIVIL_SERVANT: "Avec un fonctionnaire actif, une province produit à chaque tour, tant que vous la tenez.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoodAttack(province, count, percent):
            return f"Avec {legions(count)}, vous avez {percent} % de chances de prendre {PROVINCE[province]}, mais la province qu’elles quittent est plus facile à prendre."
        case FetchGold(province, count):
            waits, them = ("vous attend", "la") if count == 1 else ("vous attendent", "les")
            return f"{gold(count)} {waits} en {PROVINCE[province]} : votre triumvir {them} ramasse s’il y passe."
        case Raises(left):
            return f"VII sur les deux pistes, et vous gagnez : encore {fr_count(left, 'cran')} à monter."
        case _:
            return SAID[found]
