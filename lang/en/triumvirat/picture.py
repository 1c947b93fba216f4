"""The words drawn into the pictures, and the options of the lobby."""

from __future__ import annotations

from lang import Choice
from lang.triumvirat import PROVINCE, ROMAN
from rules.triumvirat.board import Kind, Sea
from rules.triumvirat.table import Phase

from .score import LINES
from .terms import ALII, KIND, ROLES

CHOICES = {
    "years": Choice("Year cap", "The game ends at the latest after the election of this year. 0: no cap."),
}

PHASES = {
    Phase.SUPPLY: "Supply",
    Phase.MOVEMENT: "Movement",
    Phase.ACTIONS: "Actions",
    Phase.TIME: "End of turn",
}

PICTURE = {
    "title": "The End of the Triumvirate",
    "year": "Year {n}",
    "turn": "Turn {n}",
    "over": "Game over",
    "plays": "plays",
    "to_play": "{name} to play",
    "election": "Election",
    "election_in": "Election in",
    "last_turn": "Election after this turn",
    "stone": "Time stone",
    "points": "{n} points",
    "one_point": "1 point",
    "action": "action {n} of 3",
    "forum": "Forum",
    "alii": ALII,
    "citizens": "Citizens",
    "of_citizens": "{n} of 6",
    "consul": "Consul",
    "provinces": "Provinces",
    "of_provinces": "{n} of 9",
    "politics": "Politics",
    "military": "Military",
    "leads": "leads",
    "bag": "Battle bag",
    "in_bag": "{n} in the bag",
    "in_reserve": "{n} in reserve",
    "reserve": "reserve",
    "neutral": "neutral",
    "weapons": "weapons",
    "treasury": "Treasury",
    "stock": "Stock",
    "gold": "gold",
    "legions": "legions",
    "legion": "legion",
    "governor": "governor",
    "in": "in",
    "out": "out",
    "civil_servant": "civil servant",
    "civil_servants": "civil servants",
    "working": "working",
    "idle": "idle",
    "compensation": "Compensation",
    "compensation_1": "Compensation I",
    "compensation_2": "Compensation II",
    "escape": "Escape",
    "battle": "Battle",
    "attacks": "attacks",
    "defends": "defends",
    "drawn": "weapons drawn",
    "protection": "protection",
    "losses": "losses",
    "conquered": "conquered",
    "repelled": "repelled",
    "captured": "captured",
    "supplies": "supplies",
    "out_of_play": "out of play",
    "victories": "Three victories",
    "victory_politics": "Politics: consul twice, or consul and 6 citizens",
    "victory_military": "Arms: 9 provinces",
    "victory_competence": "Competence: VII and VII",
    "nothing_hidden": "Nothing is hidden",
    "your_hand": "Your position, {name}",
    "your_provinces": "Your provinces",
    "with_triumvir": "with the triumvir",
    "total": "Total",
    "tie": "Tie-break: {what}",
    "rank": "Rank",
    "region_west": "West",
    "region_centre": "Centre",
    "region_east": "East",
    "region_south": "South",
    **{f"role_{seat}": role for seat, role in enumerate(ROLES)},
    **{f"province_{province.name.lower()}": name for province, name in PROVINCE.items()},
    **{f"type_{kind.value}": KIND[kind] for kind in Kind},
    **{f"sea_{sea.name.lower()}": sea.value for sea in Sea},
    **{f"phase_{phase.value}": name for phase, name in PHASES.items()},
    **{f"roman_{n}": numeral for n, numeral in enumerate(ROMAN) if n},
    **{f"score_{what.value}": name for what, name in LINES.items()},
}
