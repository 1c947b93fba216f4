"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece_tips import Advice, Affordable, GoldOn, Lacking, PaidByFirst, TooDear
from lang.facts.lutece_tips import tip as fact
from rules.lutece.questions import Ask
from rules.lutece.state import View

from .terms import REVENUES, SEVERAL, the

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
        case Affordable(cost, purse, income, free):
            have = f"you’ll have {purse} with {REVENUES}" if income else f"you have {purse}"
            bribes = f"and bribe with up to {free}" if free else "but not bribe"
            return f"Your cards cost {cost} gold and {have}: you can pay, {bribes}."
        case PaidByFirst(cost, purse, tile, card, brings):
            enough = f"That’s enough if you get {the(tile, card)}, which is sold first and brings {brings} gold"
            return f"Your cards cost {cost} gold and you have {purse}. {enough}."
        case TooDear(cost, missing):
            return f"Your cards cost {cost} gold: you’re {missing} short of paying for everything. A card you can’t pay for is lost."
        case _:
            return SAID[found]
