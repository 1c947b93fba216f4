"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna_tips import Advice, Hurry, Tokens
from lang.facts.fortuna_tips import tip as fact
from rules.fortuna.questions import Ask
from rules.fortuna.state import View

from .terms import favour, tokens

SAID = {
    Advice.LOCK: "Pick the card you’d like to use first.",
    Advice.DRAFT: "Pick cards that work together: one that brings goods, one that sells them.",
    Advice.MARRY: "Family marries you for 3 coins: from then on, Favour 5 moves you and asks for nothing.",
    Advice.MORE_DICE: "A second die gives you a choice every turn: Ceremony turns a Vestal into one.",
    Advice.GATHER: "You have no goods to give the emperor: get Water, Wheat or Wine.",
    Advice.MATCH: "Use a card that brings what an open Favour asks for: you roll at the end of your turn.",
    Advice.SWAP: "Take a card you’ll want next turn: it stays locked for you.",
    Advice.CENTURION: "A Centurion is worth a second action now, or a space with Favour 4.",
    Advice.KEEP_WATER: "Favour 1 is open and asks for 1 Water: keep one if you want to use it.",
    Advice.USE_WATER: "Favour 1 is closed this round: your Water may do more as something else.",
    Advice.SELL: "Coins marry, hire and build; goods you keep move you with a Favour.",
    Advice.VESTALS: "With Favour 6 each Vestal moves you a space, and you keep them all.",
    Advice.CENTURIONS: "A Centurion buys a second action, or a space with Favour 4.",
    Advice.BUILD: "The earlier you build, the more often it pays.",
    Advice.HIGH_DIE: "Your die is the highest Favour you can use; lower ones are fine too.",
    Advice.KEEP_CARD: "C cards score at the end: keep one that fits what you collect.",
    Advice.TURN_DOWN: "Turn down the Favour your opponent would like to use.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Hurry(seat, space):
            return f"{names[seat]} is on space {space}, the end is near: only players on space 10 or beyond can win."
        case Tokens(which, count):
            return f"{favour(which)} holds {tokens(count)}: advance with it, and you draw a Privilege card for each."
        case _:
            return SAID[found]
