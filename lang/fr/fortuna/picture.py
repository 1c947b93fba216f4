"""The words drawn into the pictures."""

from __future__ import annotations

from lang.facts.fortuna import letter
from rules.fortuna.components import PIECES, Action, Building, Favour, Privilege, Side

from .terms import BRINGS, BUILDING, NOUN, PRIVILEGE, SERVES, SIDE

ACTIONS = {  # short enough for a small card
    Action.WATER_SUPPLY: "Approv. en eau",
    Action.HARVEST: "Moisson",
    Action.VINTAGE: "Vendange",
    Action.WHEAT_TRADE: "Comm. de blé",
    Action.WINE_TRADE: "Comm. de vin",
    Action.CENTURIONS: "Centurions",
    Action.VESTALS: "Vestales",
    Action.CEREMONY: "Cérémonie",
    Action.FAMILY: "Famille",
    Action.CONSTRUCTION: "Construction",
    Action.CORRUPTION: "Corruption",
    Action.FORTUNA: "Fortuna",
}
FAVOURS = {
    Favour.WATER_SUPPLY: "Eau",
    Favour.ORGY: "Orgie",
    Favour.FOOD: "Nourriture",
    Favour.BATTLE: "Bataille",
    Favour.FORTUNA: "Fortuna",
    Favour.RELIGION: "Religion",
}
STEPS = {
    Favour.WATER_SUPPLY: "1 case",
    Favour.ORGY: "1 case par Vin",
    Favour.FOOD: "1 case par Blé",
    Favour.BATTLE: "1 case par Centurion",
    Favour.FORTUNA: "1 case, 2 avec un Palais",
    Favour.RELIGION: "1 case par Vestale",
}
TITLES = {
    Privilege.VESTAL_OR_CENTURION: "Recrue",
    Privilege.WATER_AND_CUBE: "Source",
    Privilege.WHEAT_AND_CUBE: "Grenier",
    Privilege.WINE_AND_CUBE: "Cellier",
    Privilege.ADVANCE: "En marche",
    Privilege.PER_BUILDING: "Bâtiments",
    Privilege.PER_CENTURION: "Centurions",
    Privilege.PER_VESTAL: "Vestales",
    Privilege.MARRIAGE: "Mariage",
    Privilege.PER_WHEAT: "Blé",
    Privilege.PER_WATER: "Eau",
    Privilege.PER_WINE: "Vin",
    Privilege.PER_THREE_MONEY: "Argent par 3",
    Privilege.PER_FIVE_MONEY: "Argent par 5",
}

PICTURE = {
    "round": "Manche {n}",
    "last_round": "Dernière manche",
    "setup": "Mise en place",
    "over": "Partie finie",
    "plays": "joue",
    "space": "case {n}",
    "side": "bord {side}",
    "empty_side": "bord libre",
    "locked": "verrouillée",
    "used": "utilisée",
    "privilege": "Privilège",
    "deck": "pioche",
    "discards": "défausse",
    "no_card": "aucune carte",
    "wealth": "Argent",
    "married": "mariage",
    "unmarried": "célibataire",
    "your_hand": "Vos cartes, {name}",
    "your_cards": "Vos cartes Privilège",
    "your_draw": "À choisir",
    "next_draw": "À choisir ensuite",
    "your_lock": "Votre verrou",
    "still_open": "modifiable jusqu’au dernier choix",
    "know": "Laissées au Palais",
    "now": "jouable maintenant",
    "later": "à votre tour",
    "worth": "{n} PV en l’état",
    "total": "Total",
    "tie": "Départage : {what}",
    "rank": "Rang",
    "position": "Cases parcourues",
    "outside": "hors de Rome",
    "empty": "vide",
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
