"""The words drawn into the pictures."""

from __future__ import annotations

from rules.cesar.components import Influence, Manipulation

from .terms import INFLUENCE, MANIPULATION

EFFECTS = {
    Manipulation.ASSASSINATION: "Discard a face-up enemy card.",
    Manipulation.SPY: "See the enemy hand and discard one card of it.",
    Manipulation.CASTLING: "Lay your cards of two groups anew, face down.",
    Manipulation.COURTESAN: "Turn up the enemy's face-down cards of a group.",
    Manipulation.WRATH: "Discard all cards of a group.",
    Manipulation.VETO: "Cancel an enemy Manipulation.",
}

PICTURE = {
    "plays": "to play",
    "to_answer": "{name} to answer: Veto, or let it pass?",
    "over": "Game over",
    "turn": "Turn {n}",
    "setup": "Set-up",
    "hand": "hand",
    "reserve": "reserve",
    "pile": "manip.",
    "discard": "discards",
    "points": "points",
    "total": "Total",
    "rank": "Rank",
    "votes": "Votes",
    "to_come": "{n} to come",
    "gone": "out of the game",
    "closed": "closed",
    "your_hand": "Your hand, {name}",
    "mission": "Mission: {group}",
    "your_hidden": "Your face-down cards",
    "your_series": "First series",
    "your_pile": "Your pile",
    "know": "You know",
    "empty": "empty",
    **{f"effect_{trick.value}": effect for trick, effect in EFFECTS.items()},
    **{f"{side}_{card.value}": INFLUENCE[seat][card] for seat, side in enumerate(("rome", "egypt")) for card in Influence},
    **{f"{side}_{trick.value}": MANIPULATION[seat][trick] for seat, side in enumerate(("rome", "egypt")) for trick in Manipulation},
}
