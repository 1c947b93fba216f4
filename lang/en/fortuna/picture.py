"""The words drawn into the pictures."""

from __future__ import annotations

from lang.facts.fortuna import letter
from rules.fortuna.components import PIECES, Action, Building, Favour, Privilege, Side

from .terms import BRINGS, BUILDING, NOUN, PRIVILEGE, SERVES, SIDE

ACTIONS = {  # short enough for a small card
    Action.WATER_SUPPLY: "Water Supply",
    Action.HARVEST: "Harvest",
    Action.VINTAGE: "Grape Harvest",
    Action.WHEAT_TRADE: "Wheat Trade",
    Action.WINE_TRADE: "Wine Trade",
    Action.CENTURIONS: "Centurions",
    Action.VESTALS: "Vestals",
    Action.CEREMONY: "Ceremony",
    Action.FAMILY: "Family",
    Action.CONSTRUCTION: "Construction",
    Action.CORRUPTION: "Bribery",
    Action.FORTUNA: "Fortuna",
}
FAVOURS = {
    Favour.WATER_SUPPLY: "Water",
    Favour.ORGY: "Orgy",
    Favour.FOOD: "Food",
    Favour.BATTLE: "Battle",
    Favour.FORTUNA: "Fortuna",
    Favour.RELIGION: "Religion",
}
STEPS = {
    Favour.WATER_SUPPLY: "1 space",
    Favour.ORGY: "1 space per Wine",
    Favour.FOOD: "1 space per Wheat",
    Favour.BATTLE: "1 space per Centurion",
    Favour.FORTUNA: "1 space, 2 with a Palace",
    Favour.RELIGION: "1 space per Vestal",
}
TITLES = {
    Privilege.VESTAL_OR_CENTURION: "Recruit",
    Privilege.WATER_AND_CUBE: "Spring",
    Privilege.WHEAT_AND_CUBE: "Granary",
    Privilege.WINE_AND_CUBE: "Cellar",
    Privilege.ADVANCE: "On the road",
    Privilege.PER_BUILDING: "Buildings",
    Privilege.PER_CENTURION: "Centurions",
    Privilege.PER_VESTAL: "Vestals",
    Privilege.MARRIAGE: "Marriage",
    Privilege.PER_WHEAT: "Wheat",
    Privilege.PER_WATER: "Water",
    Privilege.PER_WINE: "Wine",
    Privilege.PER_THREE_MONEY: "Coins by 3",
    Privilege.PER_FIVE_MONEY: "Coins by 5",
}

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
    "your_draw": "To choose from",
    "next_draw": "To choose from next",
    "your_lock": "Your lock",
    "still_open": "may change until the last choice",
    "know": "Left at the Palace",
    "now": "playable now",
    "later": "on your turn",
    "worth": "{n} VP as it stands",
    "total": "Total",
    "tie": "Tie-break: {what}",
    "rank": "Rank",
    "position": "Spaces walked",
    "outside": "outside Rome",
    "empty": "empty",
    **{f"side_{side.value}": SIDE[side] for side in Side},
    **{f"pieces_{piece.value}": NOUN[piece][1] for piece in PIECES},
    **{f"action_{action.value}": ACTIONS[action] for action in Action},
    **{f"brings_{action.value}": BRINGS[action] for action in Action},
    **{f"favour_{favour.value}": FAVOURS[favour] for favour in Favour},
    **{f"steps_{favour.value}": STEPS[favour] for favour in Favour},
    **{f"building_{building.value}": BUILDING[building] for building in Building},
    **{f"serves_{building.value}": SERVES[building] for building in Building},
    **{f"privilege_{card.value}": TITLES[card] for card in Privilege},
    **{f"effect_{card.value}": PRIVILEGE[card] for card in Privilege},
    **{f"letter_{card.value}": letter(card) for card in Privilege},
}
