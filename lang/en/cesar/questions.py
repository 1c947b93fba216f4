"""What is asked: the call in the channel, and what stands above the private menu."""

from __future__ import annotations

from lang import Names
from lang.defaults import live as live
from lang.defaults import stakes as stakes
from lang.facts.cesar import announcement
from lang.shared import bold
from rules.cesar.components import Manipulation, other
from rules.cesar.questions import Ask, Task

from .events import declared
from .terms import GROUP, WORDS, term, the

ASKED = {
    Ask.STACK: "{who}, secretly order your Manipulation pile.",
    Ask.PLACE: "{who}, secretly place your first five cards.",
    Ask.TURN: "{who}, your turn: play Influence, or take a passive turn.",
    Ask.LAY: "{who}, now play Influence: one card face down, or two face up.",
    Ask.SECOND: "{who}, play your second face-up card.",
    Ask.AFTER: "{who}, play a Manipulation, or end your turn.",
    Ask.VETO: "{who}, veto {trick}, or let it pass?",
    Ask.VICTIM: "{who}, choose the card your opponent must discard.",
    Ask.REDRAW: "{who}, draw a card to replace the one you lost to the Spy.",
    Ask.SPLIT: "{who}, put your cards back on the {groups}, face down.",
    Ask.REFILL: "{who}, refill your hand.",
    Ask.LAST: "{who}, last turn: play your remaining Influence face up.",
}

EFFECT = {  # what comes of a Manipulation that is let pass
    Manipulation.ASSASSINATION: "that card is discarded",
    Manipulation.SPY: "you discard the card your opponent picks from it, and draw another",
    Manipulation.CASTLING: "all your opponent’s cards on both groups are picked up and put back there, face down, split as your opponent likes",
    Manipulation.COURTESAN: "your face-down cards there are revealed",
    Manipulation.WRATH: "every card there is discarded, yours and your opponent’s",
    Manipulation.VETO: "your Manipulation is cancelled",
}

ASK = {
    Ask.STACK: "Order your Manipulation pile card by card, starting with the one you’ll draw first. You can’t look at it afterwards.",
    Ask.PLACE: "Place your first five cards face down, one on each group.",
    Ask.TURN: "An active turn plays Influence, one card face down or two face up, and a Manipulation before or after it if you like. "
    "A passive turn only discards and draws.",
    Ask.LAY: "Now play Influence: one card face down, or two face up.",
    Ask.SECOND: "Play your second card, face up too.",
    Ask.AFTER: "Play a Manipulation before the vote?",
    Ask.VETO: "{play} Without a Veto, {effect}.",
    Ask.VICTIM: "Choose the card your opponent must discard.",
    Ask.REDRAW: "The Spy cost you a card. Which pile do you draw its replacement from?",
    Ask.SPLIT: "Put the cards you picked up back face down, split as you like between the {first} (first group) and the {second} (second group).",
    Ask.REFILL: "Refill your hand to 5 cards. Which pile do you draw from?",
    Ask.LAST: "Last turn: play all your remaining Influence face up.",
}


def asked(ask: Task, who: str) -> str:
    """For the channel: the call to whoever has to decide."""
    groups = WORDS.both([GROUP[group] for group in ask.groups])
    return ASKED[ask.ask].format(who=who, trick=_trick(ask, groups), groups=groups)


def _trick(ask: Task, groups: str) -> str:
    """`the Assassination of your Consul (5) on the Aediles`, `Castling on the Quaestors and Praetors`: the announced card and its target."""
    if ask.trick is None:
        return ""
    where = f" on the {groups}" if groups else ""
    if ask.card is not None:
        return f"the {term(ask.trick, other(ask.seat))} of your {term(ask.card, ask.seat)}{where}"
    return f"{the(ask.trick, other(ask.seat))}{where}"


def ask(ask: Task, names: Names = ()) -> str:
    """Above the private menu."""
    match ask.ask:
        case Ask.VETO:
            who = bold(names[other(ask.seat)]) if names else "Your opponent"
            assert ask.trick is not None
            return ASK[Ask.VETO].format(play=declared(announcement(ask), who, "your hand", "your "), effect=EFFECT[ask.trick])
        case Ask.SPLIT:
            first, second = (GROUP[group] for group in ask.groups)
            return ASK[Ask.SPLIT].format(first=first, second=second)
        case _:
            return ASK[ask.ask]
