"""The words drawn into the pictures."""

from __future__ import annotations

from lang.facts.triumvirat import PROVINCE
from rules.triumvirat.components import Sea

from .terms import ALII, SEA

PICTURE = {
    "year": "Year {n}",
    "over": "Game over",
    "plays": "to play",
    "election": "Election",
    "forum": "Forum",
    "alii": ALII,
    "citizens": "Citizens",
    "provinces": "Provinces",
    "politics": "Politics",
    "military": "Military",
    "leads": "leads",
    "bag": "Battle bag",
    "in_bag": "{n} in the bag",
    "in_reserve": "{n} in reserve",
    "reserve": "reserve",
    "treasury": "Treasury",
    "stock": "Stock",
    "governor": "governor",
    "in": "in",
    "out": "out",
    "civil_servant": "civil servant",
    "working": "working",
    "your_hand": "Your position, {name}",
    "your_provinces": "Your provinces",
    "tie": "Tie-break: {what}",
    "rank": "Rank",
    "region_west": "West",
    "region_centre": "Centre",
    "region_east": "East",
    "region_south": "South",
    **{f"province_{province.name.lower()}": name for province, name in PROVINCE.items()},
    **{f"sea_{sea.name.lower()}": f"{SEA[sea]} Sea" for sea in Sea},
}
