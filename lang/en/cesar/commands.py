"""How every move is called as a slash command."""

from __future__ import annotations

from lang import Command
from rules.cesar import moves as m
from rules.cesar.components import GROUPS

from .terms import GROUP

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
