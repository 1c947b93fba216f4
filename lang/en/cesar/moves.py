"""What players are asked and what they can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Command
from lang.cesar import announcement
from lang.shared import bold, en_count, first_fit
from rules.cesar import moves as m
from rules.cesar.table import GROUPS, Ask, Manipulation, Task, other
from rules.engine.model import Seat

from .events import declared
from .terms import BACK, GROUP, both, card, cards, short_cards, term, the

CARD, WHERE = ("card", "The Influence card to lay"), ("group", "The group in front of which to lay it")

COMMANDS = {
    m.LayDown: Command("lay-down", "Lay one Influence card face down", {"card": CARD, "group": WHERE}),
    m.LayUp: Command("lay-up", "Lay an Influence card face up: the first or the second of two", {"card": CARD, "group": WHERE}),
    m.Assassinate: Command(
        "assassinate",
        "Assassination: discard an enemy Influence card that lies face up",
        {"group": ("group", "The group where the target lies"), "card": ("card", "The enemy card to discard")},
    ),
    m.Spy: Command("spy", "Spy: see the enemy hand and discard one card of it", {}),
    m.Castle: Command(
        "castle",
        "Castling: take up your cards from two groups and lay them there anew, face down",
        {"first": ("first", "The first group"), "second": ("second", "The second group")},
    ),
    m.Courtesan: Command(
        "unmask", "Courtesan: turn up the enemy's face-down cards of a group", {"group": ("group", "The group to unmask")}
    ),
    m.Wrath: Command(
        "wrath", "Wrath of the Gods: discard all Influence cards of a group, on both sides", {"group": ("group", "The group to strike")}
    ),
    m.Passive: Command(
        "passive",
        "Take a passive turn: discard 0 to 5 cards, then refill your hand",
        {"cards": ("cards", "The cards to discard; none if you like")},
    ),
    m.Finish: Command("finish", "Finish without a Manipulation and go on to the votes", {}),
    m.Veto: Command("veto", "Cancel the Manipulation your opponent has just announced", {}),
    m.LetPass: Command("let-pass", "Let the Manipulation your opponent has just announced take effect", {}),
    m.Banish: Command("banish", "Discard a card of the hand your Spy has seen", {"card": ("card", "The card to discard")}),
    m.Split: Command(
        "split",
        "Lay the cards of a Castling anew: these at the first group, the others at the second",
        {"first": ("first", "The cards for the first group; none if you like")},
    ),
    m.Draw: Command(
        "draw",
        "Draw from your Influence reserve or from your Manipulation pile",
        {"pile": ("pile", "The pile to draw from"), "count": ("count", "How many cards")},
    ),
    m.Place: Command(
        "place",
        "Lay your first series face down, one card in front of each group",
        {group.value: (GROUP[group].lower(), f"The card to lay in front of the {GROUP[group]}") for group in GROUPS},
    ),
    m.Stack: Command(
        "stack",
        "Put the next card into your Manipulation pile, starting from the top",
        {"card": ("card", "The Manipulation card to put under those before it")},
    ),
    m.Restack: Command("restack", "Take up your Manipulation pile and order it afresh", {}),
}

KIND = {
    m.LayDown: "Lay face down",
    m.LayUp: "Lay face up",
    m.Assassinate: "Assassination: kill a face-up card",
    m.Spy: "Spy: see the enemy hand",
    m.Castle: "Castling: rearrange two groups",
    m.Courtesan: "Courtesan: unmask a group",
    m.Wrath: "Wrath of the Gods: sweep a group clean",
    m.Passive: "Passive turn",
    m.Finish: "Finish without a Manipulation",
    m.Veto: "Play the Veto",
    m.LetPass: "Let it pass",
    m.Banish: "Discard from the enemy hand",
    m.Split: "Split the cards",
    m.Draw: "Draw",
    m.Place: "Lay the first series",
    m.Stack: "Put a card on the pile",
    m.Restack: "Start the pile afresh",
}

FIELD = {
    (m.LayDown, "card"): "Which card do you lay face down?",
    (m.LayDown, "group"): "In front of which group?",
    (m.LayUp, "card"): "Which card do you lay face up?",
    (m.LayUp, "group"): "In front of which group?",
    (m.Passive, "cards"): "Which cards do you discard? You may choose none.",
    (m.Assassinate, "group"): "At which group do you strike?",
    (m.Assassinate, "card"): "Which enemy card must go?",
    (m.Castle, "first"): "Which is the first group of the Castling?",
    (m.Castle, "second"): "And the second?",
    (m.Courtesan, "group"): "Which group do you want to unmask?",
    (m.Wrath, "group"): "On which group does the Wrath of the Gods fall?",
    (m.Banish, "card"): "Which card must your opponent discard?",
    (m.Split, "first"): "Which cards do you lay at the first group? The others go to the second.",
    (m.Draw, "pile"): "From which pile do you draw?",
    (m.Draw, "count"): "How many cards at once?",
    (m.Stack, "card"): "Which card comes next, counting from the top?",
} | {(m.Place, group.value): f"Which card in front of the {GROUP[group]}?" for group in GROUPS}

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
    return ASKED[ask.ask].format(who=who, trick=_trick(ask) if ask.ask is Ask.VETO else "")


def _trick(ask: Task) -> str:
    """`Roman Castling (Quaestors and Praetors)`: the announced card and its target."""
    play = announcement(ask)
    target = [*([term(play.card, ask.seat)] if play.card is not None else []), *(GROUP[group] for group in play.groups)]
    return the(play.trick, play.seat) + (f" ({both(target) if play.card is None else ', '.join(target)})" if target else "")


def ask(ask: Task, names: Sequence[str] = ()) -> str:
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


def kind(move: type) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def move(move: m.Move, seat: Seat, names: Sequence[str] = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.LayDown(laid, group):
            return f"Lay {term(laid, seat)} face down in front of the {GROUP[group]}"
        case m.LayUp(laid, group):
            return f"Lay {term(laid, seat)} face up in front of the {GROUP[group]}"
        case m.Passive(()):
            return "Passive turn, discard nothing"
        case m.Passive(gone):
            full, short = cards(gone, seat), short_cards(gone)
            return first_fit(f"Passive turn, discard {full}", f"Passive turn, discard {short}", f"Discard {short}")
        case m.Assassinate(group, target):
            return f"Assassination: {term(target, other(seat))} in front of the {GROUP[group]}"
        case m.Spy():
            return "Spy: see the enemy hand"
        case m.Castle(first, second):
            return f"{term(Manipulation.CASTLING, seat)}: {GROUP[first]} and {GROUP[second]}"
        case m.Courtesan(group):
            return f"Courtesan: unmask the {GROUP[group]}"
        case m.Wrath(group):
            return f"Wrath of the Gods on the {GROUP[group]}"
        case m.Banish(lost):
            return f"Make them discard {card(lost, other(seat))}"
        case m.Split(()):
            return "Nothing at the first group, everything at the second"
        case m.Split(first):
            lead = "At the first group: "
            return first_fit(lead + cards(first, seat), lead + short_cards(first))
        case m.Draw(pile, count):
            return f"Draw {en_count(count, f'{BACK[pile]} card')}"
        case m.Place():
            return ", ".join(f"{GROUP[group]} {getattr(move, group.value).value}" for group in GROUPS)
        case m.Stack(next_card):
            return f"Put {term(next_card, seat)} next"
        case m.Finish() | m.Veto() | m.LetPass() | m.Restack():
            return KIND[type(move)]
        case _:
            assert_never(move)


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.LetAllPass(None):
            return "Let everything pass until the end of the game"
        case m.LetAllPass(until):
            return f"Let everything pass until the end of turn {until}"
        case _:
            assert_never(order)
