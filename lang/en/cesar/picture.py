"""The words drawn into the pictures."""

from __future__ import annotations

from rules.cesar.components import Influence, Manipulation

from .terms import INFLUENCE, MANIPULATION

EFFECTS = {
    Manipulation.ASSASSINATION: "Discard one of your opponent’s face-up cards.",
    Manipulation.SPY: "See the other hand and discard one of its cards.",
    Manipulation.CASTLING: "Rearrange your cards on two groups, face down.",
    Manipulation.COURTESAN: "Reveal your opponent’s face-down cards on a group.",
    Manipulation.WRATH: "Discard every card on a group.",
    Manipulation.VETO: "Cancel your opponent’s Manipulation.",
}

PICTURE = {
    "plays": "to play",
    "to_answer": "{name}: veto, or let it pass?",
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
    "your_series": "To place: this set",
    "your_pile": "Your pile",
    "know": "You know",
    "empty": "empty",
    **{f"effect_{trick.value}": effect for trick, effect in EFFECTS.items()},
    **{f"{side}_{card.value}": INFLUENCE[seat][card] for seat, side in enumerate(("rome", "egypt")) for card in Influence},
    **{f"{side}_{trick.value}": MANIPULATION[seat][trick] for seat, side in enumerate(("rome", "egypt")) for trick in Manipulation},
}
