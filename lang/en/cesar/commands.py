"""How every move is called as a slash command."""

from __future__ import annotations

from lang import Command
from rules.cesar import moves as m
from rules.cesar.components import GROUPS

from .terms import GROUP

CARD, WHERE = ("card", "Which Influence card"), ("group", "Which group")

COMMANDS = {
    m.LayDown: Command("face-down", "Play one Influence card face down", {"card": CARD, "group": WHERE}),
    m.LayUp: Command("face-up", "Play an Influence card face up, the first or second of two", {"card": CARD, "group": WHERE}),
    m.Assassinate: Command(
        "assassinate",
        "Assassination: discard one of your opponent’s face-up cards",
        {"group": ("group", "Which group"), "card": ("card", "Which card")},
    ),
    m.Spy: Command("spy", "Spy: see your opponent’s hand and discard one card", {}),
    m.Castle: Command(
        "castle",
        "Castling: rearrange your cards on two groups, face down",
        {"first": ("first", "The first group"), "second": ("second", "The second group")},
    ),
    m.Courtesan: Command(
        "unmask", "Courtesan: reveal your opponent’s face-down cards on a group", {"group": ("group", "Which group")}
    ),
    m.Wrath: Command(
        "wrath", "Wrath of the Gods: discard every card on a group, both sides", {"group": ("group", "Which group")}
    ),
    m.Passive: Command(
        "passive",
        "Take a passive turn: discard 0 to 5 cards, then refill your hand",
        {"cards": ("cards", "Which cards; leave it out to discard none")},
    ),
    m.Finish: Command("finish", "Play no Manipulation: refill your hand, then the vote card", {}),
    m.Veto: Command("veto", "Veto your opponent’s Manipulation", {}),
    m.LetPass: Command("let-pass", "Don’t veto your opponent’s Manipulation", {}),
    m.Banish: Command("banish", "Spy: choose the card your opponent discards", {"card": ("card", "Which card")}),
    m.Split: Command(
        "split",
        "Castling: these cards on the first group, the rest on the second",
        {"first": ("first", "Which cards; leave it out for none")},
    ),
    m.Draw: Command(
        "draw",
        "Draw from your Influence reserve or Manipulation pile",
        {"pile": ("pile", "Which pile"), "count": ("count", "How many cards")},
    ),
    m.Place: Command(
        "place",
        "Place your first five cards face down, one on each group",
        {group.value: (GROUP[group].lower(), f"Which card on the {GROUP[group]}") for group in GROUPS},
    ),
    m.Stack: Command(
        "stack",
        "Add the next card to your Manipulation pile, top card first",
        {"card": ("card", "Which Manipulation")},
    ),
    m.Restack: Command("restack", "Start your Manipulation pile over", {}),
}
