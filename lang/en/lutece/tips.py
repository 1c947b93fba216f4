"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece_tips import Advice, GoldOn, KeepCost, Lacking
from lang.facts.lutece_tips import tip as fact
from rules.lutece.questions import Ask
from rules.lutece.state import View

from .terms import RESOURCE

SAID = {
    Advice.RESOURCES: "Cards that give a resource come first: the most of one is worth 10 points at the end; the highest Talent breaks a tie.",
    Advice.POOR: "You’re almost out of gold: Income brings 3.",
    Advice.GUESS: "Guess what the others want: whoever is outbid on a card gets 1 gold, a tie loses the card.",
    Advice.BLUFF: "Both your cards are Income: a bribe here is only a bluff, and you get it back.",
    Advice.BRIBE: "The highest bribe gets a contested card. You can raise yours, never lower it.",
    Advice.LEGIONARY: "A Legionary adds 2 to a bribe now, or is worth 2 points at the end.",
    Advice.APPRENTICE: "An Apprentice gives 1 more unit: choose the resource you can lead.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoldOn(tile, gold):
            return f"There’s {gold} gold on card {tile.value}: whoever buys it gets that too."
        case Lacking(resource, tile):
            return f"Without {RESOURCE[resource]} you score nothing for it at the end; card {tile.value} gives some."
        case KeepCost(cost):
            return f"Keep {cost} gold for what your cards cost: a bribe comes on top, and if you can’t pay, you lose the card."
        case _:
            return SAID[found]
