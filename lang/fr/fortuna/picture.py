"""The words drawn into the pictures."""

from __future__ import annotations

from lang.facts.fortuna import letter
from rules.fortuna.components import PIECES, Action, Building, Favour, Privilege, Side

from .terms import ACTION, BRINGS, BUILDING, FAVOUR, NOUN, PRIVILEGE, SERVES, SIDE, STEPS, TITLES

PICTURE = {
    "round": "Manche {n}",
    "last_round": "Dernière manche",
    "setup": "Mise en place",
    "over": "Partie terminée",
    "plays": "joue",
    "space": "case {n}",
    "side": "bord {side}",
    "empty_side": "bord libre",
    "locked": "verrouillée",
    "used": "fermée",
    "privilege": "Privilège",
    "deck": "pioche",
    "discards": "défausse",
    "no_card": "aucune carte",
    "wealth": "Pièces",
    "married": "mariage",
    "unmarried": "célibataire",
    "your_hand": "Vos cartes, {name}",
    "your_cards": "Vos cartes Privilège",
    "your_draw": "À choisir",
    "next_draw": "À choisir ensuite",
    "your_lock": "Votre verrou",
    "still_open": "encore modifiable",
    "know": "Laissées au Palais de César",
    "now": "jouable maintenant",
    "later": "à votre tour",
    "worth": "{n} PV pour l’instant",
    "total": "Total",
    "tie": "Départage : {what}",
    "rank": "Rang",
    "position": "Cases parcourues",
    "outside": "hors de Rome",
    "empty": "vide",
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
