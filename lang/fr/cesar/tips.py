"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar_tips import WANTED, Advice, Eight, Mission
from lang.facts.cesar_tips import tip as fact
from rules.cesar.questions import Task
from rules.cesar.state import View

from .terms import GROUP

SAID = {
    Advice.STACK: "La carte du dessus vient d’abord : que voulez-vous piocher tôt ?",
    Advice.SPREAD: "N’importe quel groupe peut voter le premier : répartissez vos cartes, les fortes là où vous voulez gagner.",
    Advice.NO_INFLUENCE: "Sans Influence, vous ne pouvez qu’être passif : changez de cartes jusqu’à en avoir.",
    Advice.FACE_DOWN: "Face cachée, une carte ne craint pas l’Assassinat ; deux face visible pèsent plus.",
    Advice.SECOND: "La deuxième carte peut aller devant un autre groupe.",
    Advice.SAVE: "Une Manipulation par tour : gardez-la si aucun suffrage n’en dépend.",
    Advice.VETO: "Il n’y a que 2 Vetos dans tout votre paquet : réservez-les à ce qui vous coûterait le plus.",
    Advice.VICTIM: "Défaussez ce qui vous menace le plus : une carte forte, un Veto, ou un Philosophe, qui fait gagner le plus petit total.",
    Advice.BLUFF: "L’adversaire ne voit que le nombre de cartes : laissez-le deviner.",
    Advice.DRAW_INFLUENCE: "Chaque tour actif demande de l’Influence : piochez-en.",
    Advice.DRAW_TRICKS: "Vous avez assez d’Influence pour le prochain tour : une Manipulation peut surprendre l’adversaire.",
}


def tip(view: View, ask: Task, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Eight(group):
            return f"7 cartes devant les {GROUP[group]} : une de plus, et ils votent ce tour-ci. Y menez-vous ?"
        case Mission(group, wanted):
            more = f"encore {wanted}" if wanted < WANTED else str(wanted)
            return f"Votre mission, les {GROUP[group]} : gagnez-en {more} pour 2 points de plus."
        case _:
            return SAID[found]
