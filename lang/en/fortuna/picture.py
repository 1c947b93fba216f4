"""The words drawn into the pictures."""

from __future__ import annotations

from lang.facts.fortuna import letter
from rules.fortuna.components import PIECES, Action, Building, Favour, Privilege, Side

from .terms import ACTION, BRINGS, BUILDING, FAVOUR, NOUN, PRIVILEGE, SERVES, SIDE, STEPS, TITLES

PICTURE = {
    "round": "Round {n}",
    "last_round": "Last round",
    "setup": "Set-up",
    "over": "Game over",
    "plays": "to play",
    "space": "space {n}",
    "side": "{side} side",
    "empty_side": "empty side",
    "locked": "locked",
    "used": "used",
    "privilege": "Privilege",
    "deck": "deck",
    "discards": "discards",
    "no_card": "no card",
    "wealth": "Coins",
    "married": "married",
    "unmarried": "unmarried",
    "your_hand": "Your cards, {name}",
    "your_cards": "Your Privilege cards",
    "your_draw": "Choose from",
    "next_draw": "Next choice",
    "your_lock": "Your lock",
    "still_open": "you can still change it",
    "know": "Left at Caesar’s Palace",
    "now": "playable now",
    "later": "on your turn",
    "worth": "{n} VP right now",
    "total": "Total",
    "tie": "Tie-break: {what}",
    "rank": "Rank",
    "position": "Spaces",
    "outside": "outside Rome",
    "empty": "empty",
    **{f"side_{side.value}": SIDE[side] for side in Side},
    **{f"pieces_{piece.value}": NOUN[piece][1] for piece in PIECES},
    **{f"action_{action.value}": ACTION[action] for action in Action},
    **{f"brings_{action.value}": BRINGS[action] for action in Action},
    **{f"favour_{favour.value}": FAVOUR[favour] for favour in Favour},
    **{f"steps_{favour.value}": STEPS[favour] for favour in Favour},
    **{f"building_{building.value}": BUILDING[building] for building in Building},
    **{f"serves_{building.value}": SERVES[building] for building in Building},
    **{f"privilege_{card.value}": TITLES[card] for card in Privilege},
    **{f"effect_{card.value}": PRIVILEGE[card] for card in Privilege},
    **{f"letter_{card.value}": letter(card) for card in Privilege},
}
