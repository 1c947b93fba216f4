"""The words drawn into the pictures."""

from __future__ import annotations

from .terms import CARD, REVENUES

PICTURE = {
    "round": "Round {n}",
    "over": "Game over",
    "cost": "cost",
    "left": "left",
    "right": "right",
    "ready": "ready",
    "firm": "for good",
    "thinks": "thinking",
    "chosen": "has chosen",
    "revenues": REVENUES,
    "revenues_effect": "+3 gold",
    "total": "Total",
    "tie": "Tie-break: {what}",
    "rank": "Rank",
    "cards": "{n} cards",
    "one_card": "1 card",
    "your_hand": "Your hand, {name}",
    "your_actions": "Your Action cards",
    "nothing_chosen": "Choose two cards",
    **{f"card_{kind.value}": name for kind, name in CARD.items()},
}
