"""A line of advice for somebody's first games."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna_tips import Advice, Hurry, Tokens
from lang.facts.fortuna_tips import tip as fact
from rules.fortuna.questions import Ask
from rules.fortuna.state import View

from .terms import favour

SAID = {
    Advice.ONE_CARD: "You use one card, swap it for another side’s, then roll for a Favour.",
    Advice.LOCK: "Before your turn comes, the others can take any face-up card on your side.",
    Advice.LOCK_ANY: "You’re first in turn order: nobody can take a card of yours before your turn.",
    Advice.DRAFT: "Some cards bring goods, others sell them: they work best together.",
    Advice.GATHER: "Favours 1 to 3 ask for Water, Wine and Wheat, and you have none of them yet.",
    Advice.MATCH: "At the end of your turn you roll for a Favour: what you have by then can move you.",
    Advice.SWAP: "The card you give up is there for the others to take.",
    Advice.CENTURION: "A Centurion is worth a second action now, or a space with Favour 4.",
    Advice.KEEP_WATER: "Favour 1 is open and asks for 1 Water: what you convert can’t move you with it.",
    Advice.USE_WATER: "Favour 1 is closed this round: Water you keep is for later rounds.",
    Advice.SELL: "Coins pay for weddings, people and buildings; goods you keep can move you with a Favour.",
    Advice.VESTALS: "With Favour 6 each Vestal moves you a space, and you keep them all.",
    Advice.CENTURIONS: "A Centurion buys a second action, or a space with Favour 4.",
    Advice.BUILD: "The earlier you build, the more often it pays.",
    Advice.HIGH_DIE: "Your die is the highest Favour you can use; lower ones are fine too.",
    Advice.KEEP_CARD: "C cards score at the end, the others help during the game.",
    Advice.NOTHING_TO_PLAY: "You have nothing to play now. You’re asked all the same, or the others would know.",
    Advice.TURN_DOWN: "A Favour turned face down can’t be used again this round.",
}


def tip(view: View, ask: Ask, names: Names) -> str:
    match found := fact(view, ask):
        case None:
            return ""
        case Hurry(seat, space):
            return f"{names[seat]} is on space {space}: the end is near, and you can only win on space 10 or beyond."
        case Tokens(which, count, kept):
            drawn = "1 Privilege card" if count == 1 else f"{count} Privilege cards and keep {'1' if kept == 1 else f'1 or {kept}'}"
            return f"Spaces aren’t everything: advancing with {favour(which)} also lets you draw {drawn}."
        case _:
            return SAID[found]
