"""What is asked: of the channel in the third person, of the player in the second."""

from __future__ import annotations

from lang import Names
from lang.defaults import live as live
from lang.defaults import stakes as stakes
from lang.facts.cesar import announcement
from lang.shared import bold
from rules.cesar.components import other
from rules.cesar.questions import Ask, Task

from .events import declared
from .terms import GROUP, WORDS, the

ASKED = {
    Ask.STACK: "{who} to order the Manipulation pile in secret.",
    Ask.PLACE: "{who} to lay the first series in secret.",
    Ask.TURN: "{who} to play: active or passive?",
    Ask.LAY: "{who} to lay Influence.",
    Ask.SECOND: "{who} to lay the second card face up.",
    Ask.AFTER: "{who} to finish, with or without a Manipulation.",
    Ask.VETO: "{who} to answer {trick}: Veto, or let it pass?",
    Ask.VICTIM: "{who} to choose which card the spied-on hand loses.",
    Ask.REDRAW: "{who} to draw a card for the one lost.",
    Ask.SPLIT: "{who} to split the cards of the Castling.",
    Ask.REFILL: "{who} to refill their hand.",
    Ask.LAST: "{who} to lay the last Influence cards, face up.",
}

ASK = {
    Ask.STACK: "Order your Manipulation pile card by card, the first to be drawn first. You will not be able to look at it afterwards.",
    Ask.PLACE: "Lay your first series face down: one card in front of each group.",
    Ask.TURN: "Lay one card face down or two face up, play a Manipulation first, or take a passive turn.",
    Ask.LAY: "Now lay Influence: one card face down, or two face up.",
    Ask.SECOND: "Lay the second card, face up as well.",
    Ask.AFTER: "Your Influence is laid. Do you play a Manipulation before the votes?",
    Ask.VETO: "{play} Do you let it pass, or play a Veto?",
    Ask.VICTIM: "Choose the card your opponent must discard.",
    Ask.REDRAW: "You have lost a card: from which pile do you draw its replacement?",
    Ask.SPLIT: "Lay the cards you took up face down again, in front of the {first} (first group) and the {second} (second group).",
    Ask.REFILL: "Refill your hand to 5 cards: from which pile do you draw?",
    Ask.LAST: "Last turn: lay all your remaining Influence cards face up.",
}


def asked(ask: Task, who: str) -> str:
    """For the channel: who is to do what."""
    return ASKED[ask.ask].format(who=who, trick=_trick(ask))


def _trick(ask: Task) -> str:
    """`Roman Castling (Quaestors and Praetors)`: the announced card and its target."""
    if ask.trick is None:
        return ""
    targets = WORDS.targets(ask)
    named = WORDS.both(targets) if ask.card is None else ", ".join(targets)
    return the(ask.trick, other(ask.seat)) + (f" ({named})" if targets else "")


def ask(ask: Task, names: Names = ()) -> str:
    """Above the private menu."""
    match ask.ask:
        case Ask.VETO:
            who = bold(names[other(ask.seat)]) if names else "Your opponent"
            return ASK[Ask.VETO].format(play=declared(announcement(ask), who, "your hand", "your "))
        case Ask.SPLIT:
            first, second = (GROUP[group] for group in ask.groups)
            return ASK[Ask.SPLIT].format(first=first, second=second)
        case _:
            return ASK[ask.ask]
