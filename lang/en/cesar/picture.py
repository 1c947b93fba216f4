"""The words drawn into the pictures, and the options of the lobby."""

from __future__ import annotations

from lang import Choice
from rules.cesar.table import Influence, Manipulation

from .terms import GROUP, INFLUENCE, MANIPULATION, ROLES

CHOICES = {
    "ordered": Choice("Ordered pile", "Each secretly orders their Manipulation pile. Otherwise it is shuffled: better for a first game."),
    "orgy_leaves": Choice("Orgies wane", "When a second group is exhausted, one plain Orgy leaves the game."),
    "fewer_orgies": Choice("Fewer Orgies", "One plain Orgy leaves before the game."),
}

EFFECTS = {
    Manipulation.ASSASSINATION: "Discard a face-up enemy card.",
    Manipulation.SPY: "See the enemy hand and discard one card of it.",
    Manipulation.CASTLING: "Lay your cards of two groups anew, face down.",
    Manipulation.COURTESAN: "Turn up the enemy's face-down cards of a group.",
    Manipulation.WRATH: "Discard all cards of a group.",
    Manipulation.VETO: "Cancel an enemy Manipulation.",
}

PICTURE = {
    "title": "Caesar & Cleopatra",
    "caesar": ROLES[0],
    "cleopatra": ROLES[1],
    "plays": "to play",
    "to_play": "{name} to play",
    "to_answer": "{name} to answer: Veto, or let it pass?",
    "over": "Game over",
    "turn": "Turn {n}",
    "setup": "Set-up",
    "hand": "hand",
    "influence": "Influence",
    "manipulation": "Manipulation",
    "reserve": "reserve",
    "pile": "manip.",
    "discard": "discards",
    "points": "points",
    "total": "Total",
    "rank": "Rank",
    "votes": "Votes",
    "to_come": "{n} to come",
    "gone": "out of the game",
    "orgy": "Orgy",
    "reshuffle": "Reshuffle",
    "closed": "closed",
    "your_hand": "Your hand, {name}",
    "mission": "Mission: {group}",
    "your_hidden": "Your face-down cards",
    "your_series": "First series",
    "your_pile": "Your pile",
    "know": "You know",
    "empty": "empty",
    **{group.value: name for group, name in GROUP.items()},
    **{f"effect_{trick.value}": effect for trick, effect in EFFECTS.items()},
    **{f"{side}_{card.value}": INFLUENCE[seat][card] for seat, side in enumerate(("rome", "egypt")) for card in Influence},
    **{f"{side}_{trick.value}": MANIPULATION[seat][trick] for seat, side in enumerate(("rome", "egypt")) for trick in Manipulation},
}
