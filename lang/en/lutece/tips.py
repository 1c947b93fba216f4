"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece_tips import Advice, GoldOn, KeepCost, Lacking
from lang.facts.lutece_tips import tip as fact
from rules.lutece.questions import Ask
from rules.lutece.state import View

from .terms import SEVERAL

SAID = {
    Advice.RESOURCES: "Start with cards that give resources: having the most of one scores 10 points at the end. The highest Talent breaks ties.",
    Advice.POOR: "You’re almost out of gold: Income brings 3.",
    Advice.GUESS: "Guess what the others want: if you’re outbid you get 1 gold, but on a tie nobody gets the card.",
    Advice.BLUFF: "Both your cards are Income: a bribe here is only a bluff, and you get it back.",
    Advice.BRIBE: "The highest bribe gets a contested card. You can raise yours, never lower it.",
    Advice.LEGIONARY: "A Legionary adds 2 to a bribe now, or is worth 2 points at the end.",
    Advice.APPRENTICE: "An Apprentice gives 1 more unit: choose a resource you can have the most of.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoldOn(tile, gold):
            return f"There’s {gold} gold on card {tile.value}: the buyer gets that too."
        case Lacking(resource, tile):
            return f"You have no {SEVERAL[resource]}, and that scores nothing at the end: card {tile.value} gives some."
        case KeepCost(cost):
            return f"Keep {cost} gold to pay for your cards: bribes come on top, and if you can’t pay, you lose the card."
        case _:
            return SAID[found]
