"""The words drawn into the pictures."""

from __future__ import annotations

from lang.facts.triumvirat import PROVINCE
from rules.triumvirat.components import Sea

from .terms import SEA, UNDECIDED

PICTURE = {
    "year": "Année {n}",
    "over": "Partie terminée",
    "plays": "joue",
    "election": "Élection",
    "forum": "Forum",
    "alii": UNDECIDED.capitalize(),
    "citizens": "Citoyens",
    "provinces": "Provinces",
    "politics": "Politique",
    "military": "Militaire",
    "leads": "mène",
    "bag": "Sac de bataille",
    "in_bag": "{n} au sac",
    "in_reserve": "{n} en réserve",
    "reserve": "réserve",
    "treasury": "Trésor",
    "stock": "Stock",
    "governor": "gouverneur",
    "in": "dedans",
    "out": "dehors",
    "civil_servant": "fonctionnaire",
    "working": "actif",
    "your_hand": "Votre position, {name}",
    "your_provinces": "Vos provinces",
    "tie": "Départage : {what}",
    "rank": "Rang",
    "region_west": "Ouest",
    "region_centre": "Centre",
    "region_east": "Est",
    "region_south": "Sud",
    **{f"province_{province.name.lower()}": name for province, name in PROVINCE.items()},
    **{f"sea_{sea.name.lower()}": f"Mer {SEA[sea]}" for sea in Sea},
}
