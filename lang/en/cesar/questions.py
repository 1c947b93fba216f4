"""What is asked: the call in the channel, and what stands above the private menu."""

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
    Ask.STACK: "{who}, secretly order your Manipulation pile.",
    Ask.PLACE: "{who}, secretly place your first five cards.",
    Ask.TURN: "{who}, your turn: play Influence, or take a passive turn.",
    Ask.LAY: "{who}, play Influence.",
    Ask.SECOND: "{who}, play your second face-up card.",
    Ask.AFTER: "{who}, play a Manipulation, or go to the vote.",
    Ask.VETO: "{who}, veto {trick}, or let it pass?",
    Ask.VICTIM: "{who}, choose the card your Spy takes out.",
    Ask.REDRAW: "{who}, draw a card to replace the one you lost.",
    Ask.SPLIT: "{who}, rearrange your cards.",
    Ask.REFILL: "{who}, refill your hand.",
    Ask.LAST: "{who}, play your last Influence cards face up.",
}

ASK = {
    Ask.STACK: "Order your Manipulation pile card by card, starting with the one you’ll draw first. You can’t look at it afterwards.",
    Ask.PLACE: "Place your first five cards face down, one on each group.",
    Ask.TURN: "Play one card face down or two face up. You can play a Manipulation first, or take a passive turn instead.",
    Ask.LAY: "Now play Influence: one card face down, or two face up.",
    Ask.SECOND: "Play the second card, face up too.",
    Ask.AFTER: "Play a Manipulation before the vote?",
    Ask.VETO: "{play} Only a Veto can stop it.",
    Ask.VICTIM: "Choose the card your opponent must discard.",
    Ask.REDRAW: "You lost a card. Draw its replacement from which pile?",
    Ask.SPLIT: "Put your cards back face down on the {first} (first group) and the {second} (second group).",
    Ask.REFILL: "Refill your hand to 5 cards. Draw from which pile?",
    Ask.LAST: "Last turn: play all your remaining Influence face up.",
}


def asked(ask: Task, who: str) -> str:
    """For the channel: the call to whoever has to decide."""
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
