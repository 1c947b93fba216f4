"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece_tips import Advice, GoldOn, KeepCost, Lacking
from lang.facts.lutece_tips import tip as fact
from rules.lutece.questions import Ask
from rules.lutece.state import View

from .terms import SEVERAL, the

SAID = {
    Advice.RESOURCES: "Having the most of a resource scores 10 points at the end, the fewest 0. The highest Talent breaks ties.",
    Advice.POOR: "You’re almost out of gold: an Income brings 3, before any card is paid for.",
    Advice.GUESS: "Two players may want the same card: whoever is outbid gets 1 gold, but on a tie nobody gets the card.",
    Advice.BLUFF: "Both your cards are Income: a bribe here is only a bluff, and you get it back.",
    Advice.BRIBE: "The highest bribe gets a contested card. You can raise yours, never lower it.",
    Advice.LEGIONARY: "A Legionary adds 2 to a bribe now, or is worth 2 points at the end.",
    Advice.APPRENTICE: "An Apprentice gives 1 more unit for good, and having the most of a resource scores 10 points.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case GoldOn(tile, card, gold):
            return f"Whoever buys {the(tile, card)} also gets the {gold} gold on it."
        case Lacking(resource):
            return f"You have no {SEVERAL[resource]} yet. With none you score 0 for that at the end; whoever has the most scores 10."
        case KeepCost(cost):
            return f"Your cards cost {cost} gold on top of your bribes: if you can’t pay for a card, you lose it."
        case _:
            return SAID[found]
