"""The words drawn into the pictures, and the options of the lobby."""

from __future__ import annotations

from lang import Choice
from lang.triumvirat import PROVINCE, ROMAN
from rules.triumvirat.board import Kind, Sea
from rules.triumvirat.table import Phase

from .score import LINES
from .terms import ALII, KIND, ROLES

CHOICES = {
    "years": Choice("Limite d’années", "La partie finit au plus tard après l’élection de cette année. 0 : aucune limite."),
}

PHASES = {
    Phase.SUPPLY: "Approvisionnement",
    Phase.MOVEMENT: "Mouvement",
    Phase.ACTIONS: "Actions",
    Phase.TIME: "Fin du tour",
}

PICTURE = {
    "title": "La Fin du triumvirat",
    "year": "Année {n}",
    "turn": "Tour {n}",
    "over": "Partie finie",
    "plays": "joue",
    "to_play": "À {name} de jouer",
    "election": "Élection",
    "election_in": "Élection dans",
    "last_turn": "Élection après ce tour",
    "stone": "Pierre du temps",
    "points": "{n} points",
    "one_point": "1 point",
    "action": "action {n} sur 3",
    "forum": "Forum",
    "alii": ALII,
    "citizens": "Citoyens",
    "of_citizens": "{n} sur 6",
    "consul": "Consul",
    "provinces": "Provinces",
    "of_provinces": "{n} sur 9",
    "politics": "Politique",
    "military": "Militaire",
    "leads": "mène",
    "bag": "Sac de bataille",
    "in_bag": "{n} au sac",
    "in_reserve": "{n} en réserve",
    "reserve": "réserve",
    "neutral": "neutres",
    "weapons": "armes",
    "treasury": "Trésor",
    "stock": "Stock",
    "gold": "or",
    "legions": "légions",
    "legion": "légion",
    "governor": "gouverneur",
    "in": "dedans",
    "out": "dehors",
    "civil_servant": "fonctionnaire",
    "civil_servants": "fonctionnaires",
    "working": "actif",
    "idle": "inactif",
    "compensation": "Compensation",
    "compensation_1": "Compensation I",
    "compensation_2": "Compensation II",
    "escape": "Évasion",
    "battle": "Bataille",
    "attacks": "attaque",
    "defends": "défend",
    "drawn": "armes tirées",
    "protection": "protection",
    "losses": "pertes",
    "conquered": "conquise",
    "repelled": "repoussée",
    "captured": "capturé",
    "supplies": "produit",
    "out_of_play": "hors jeu",
    "victories": "Trois victoires",
    "victory_politics": "Politique : consul deux fois, ou consul et 6 citoyens",
    "victory_military": "Militaire : 9 provinces",
    "victory_competence": "Compétence : VII et VII",
    "nothing_hidden": "Rien n’est caché",
    "your_hand": "Votre position, {name}",
    "your_provinces": "Vos provinces",
    "with_triumvir": "avec le triumvir",
    "total": "Total",
    "tie": "Départage : {what}",
    "rank": "Rang",
    "region_west": "Ouest",
    "region_centre": "Centre",
    "region_east": "Est",
    "region_south": "Sud",
    **{f"role_{seat}": role for seat, role in enumerate(ROLES)},
    **{f"province_{province.name.lower()}": name for province, name in PROVINCE.items()},
    **{f"type_{kind.value}": KIND[kind] for kind in Kind},
    **{f"sea_{sea.name.lower()}": sea.value for sea in Sea},
    **{f"phase_{phase.value}": name for phase, name in PHASES.items()},
    **{f"roman_{n}": numeral for n, numeral in enumerate(ROMAN) if n},
    **{f"score_{what.value}": name for what, name in LINES.items()},
}
