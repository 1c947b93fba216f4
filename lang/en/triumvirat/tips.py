"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.facts.triumvirat_tips import Advice, FetchGold, GoodAttack, Raises
from lang.facts.triumvirat_tips import tip as fact
from rules.triumvirat.questions import Ask
from rules.triumvirat.state import View

from .terms import gold, legions

SAID = {
    Advice.SUPPLY: "Gold pays for actions at the end of your turn: 3 gold buys two. Legions take provinces and hold them.",
    Advice.LYING: "Gold stays in the province that supplied it until your triumvir gets there. Whoever conquers the province takes the gold.",
    Advice.GOVERNORS: "Your governors flip at the start of each of your turns: a province supplies when its governor steps off its tile.",
    Advice.EMPTY: "A province without legions stays yours, but any single legion can walk in and take it.",
    Advice.PLACE: "Legions with your triumvir can attack this turn; on a border they defend.",
    Advice.STOP: "Where you stop decides what you can buy: citizens in political provinces, weapons in military ones.",
    Advice.NO_GOLD: "Without gold your turn ends with your movement: your triumvir stays where you stop.",
    Advice.RAISE_POLITICS: "Once you lead politics, winning over a citizen costs 2 gold less.",
    Advice.CITIZENS: "You lead politics, so citizens cost you nothing extra. Whoever has the most wins the election.",
    Advice.RAISE_MILITARY: "Once you lead military, producing weapons costs 2 gold less.",
    Advice.WEAPONS: "You lead military, so weapons cost you nothing extra. More of yours in the bag means better odds in battle.",
    Advice.REFUGE: "Your triumvir is safest among your legions, away from your enemies.",
    Advice.FREE_RAISE: "A free raise brings you closer to VII in both skills, which wins the game.",
    Advice.CIVIL_SERVANT: "With a working civil servant a province supplies every turn, as long as you hold it.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoodAttack(province, count, percent):
            return f"{legions(count)} would take {PROVINCE[province]} {percent}% of the time, but the province they leave is easier to take."
        case FetchGold(province, count):
            return f"There’s {gold(count)} in {PROVINCE[province]}: yours to spend if your triumvir goes there."
        case Raises(left):
            return f"VII in both skills wins: {left} {'raise' if left == 1 else 'raises'} to go."
        case _:
            return SAID[found]
