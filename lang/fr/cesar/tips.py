"""Une ligne de conseil pour les premières parties."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar_tips import WANTED, Advice, Eight, Mission
from lang.facts.cesar_tips import tip as fact
from rules.cesar.questions import Task
from rules.cesar.state import View

from .terms import GROUP

SAID = {
    Advice.STACK: "Vous piocherez d’abord la carte du dessus : laquelle voulez-vous en premier ?",
    Advice.SPREAD: "N’importe quel groupe peut voter le premier : vos cartes fortes comptent là où vous voulez gagner.",
    Advice.NO_INFLUENCE: "Sans Influence en main, votre tour est forcément passif : vous pouvez défausser, puis vous piochez.",
    Advice.FACE_DOWN: "Face cachée, une carte ne craint pas l’Assassinat ; deux face visible pèsent plus lourd.",
    Advice.COUNTS: "« 3+1? » devant un groupe : 3 points visibles, et 1 carte cachée que son camp est seul à connaître.",
    Advice.SECOND: "La deuxième carte peut aller devant un autre groupe.",
    Advice.SAVE: "Vous ne pouvez jouer qu’une Manipulation par tour, et celle que vous gardez servira à un autre suffrage.",
    Advice.VETO: "Vous n’avez que 2 Vetos pour toute la partie, et celui-ci en serait un.",
    Advice.NO_VETO: "On vous interroge même sans Veto, pour que personne ne le devine. En votre absence, vos Consignes peuvent répondre.",
    Advice.PHILOSOPHER: "Votre Philosophe vaut 0 et renverse le suffrage : là où il est le seul Philosophe, le plus petit total l’emporte.",
    Advice.VICTIM: "Qu’est-ce qui vous menace le plus ? Une carte forte, un Assassinat, un Veto, ou un Philosophe, qui fait gagner le plus petit total.",
    Advice.BLUFF: "L’adversaire ne voit que le nombre de cartes que vous posez devant chaque groupe.",
    Advice.DRAW_INFLUENCE: "Chaque tour actif demande de l’Influence ; les Manipulations viennent en plus.",
    Advice.DRAW_TRICKS: "Vous avez de l’Influence pour le prochain tour. Plus d’Influence gagne des suffrages, une Manipulation peut les renverser.",
}


def tip(view: View, ask: Task, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Eight(group):
            return f"7 cartes devant les {GROUP[group]} : une de plus, et ils votent ce tour-ci. Y gagneriez-vous ?"
        case Mission(group, wanted):
            more = f"encore {wanted}" if wanted < WANTED else str(wanted)
            return f"Votre mission, les {GROUP[group]} : en gagner {more}, c’est 2 points de plus."
        case _:
            return SAID[found]
