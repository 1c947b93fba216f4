"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna_tips import Advice, Hurry, Tokens
from lang.facts.fortuna_tips import tip as fact
from rules.fortuna.questions import Ask
from rules.fortuna.state import View

from .terms import favour, tokens

SAID = {
    Advice.LOCK: "Lock the card you want to use first.",
    Advice.DRAFT: "Pick cards that work together: one that brings goods, one that sells them.",
    Advice.MARRY: "With Family you can marry for 3 coins: from then on, Favour 5 moves you for free.",
    Advice.MORE_DICE: "A second die gives you a choice every turn: with Ceremony, trade a Vestal for one.",
    Advice.GATHER: "You have no goods to give the emperor: get Water, Wheat or Wine.",
    Advice.MATCH: "Use a card that brings what an open Favour asks for: you roll at the end of your turn.",
    Advice.SWAP: "Take a card you’ll want next turn: it stays locked for you.",
    Advice.CENTURION: "A Centurion is worth a second action now, or a space with Favour 4.",
    Advice.KEEP_WATER: "Favour 1 is open and asks for 1 Water: keep one if you want to use it.",
    Advice.USE_WATER: "Favour 1 is closed this round: your Water may do more as Wheat or Wine.",
    Advice.SELL: "Coins pay for weddings, people and buildings; goods you keep can move you with a Favour.",
    Advice.VESTALS: "With Favour 6 each Vestal moves you a space, and you keep them all.",
    Advice.CENTURIONS: "A Centurion buys a second action, or a space with Favour 4.",
    Advice.BUILD: "The earlier you build, the more often it pays.",
    Advice.HIGH_DIE: "Your die is the highest Favour you can use; lower ones are fine too.",
    Advice.KEEP_CARD: "C cards score at the end: keep one that fits what you collect.",
    Advice.TURN_DOWN: "Turn down the Favour your opponent most wants to use.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Hurry(seat, space):
            return f"{names[seat]} is on space {space}: the end is near, and you can only win on space 10 or beyond."
        case Tokens(which, count):
            drawn = "a Privilege card" if count == 1 else "that many Privilege cards"
            return f"{favour(which)} holds {tokens(count)}: advance with it to draw {drawn}."
        case _:
            return SAID[found]
