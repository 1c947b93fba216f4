"""The words drawn into the pictures."""

from __future__ import annotations

from rules.cesar.components import Influence, Manipulation

from .terms import INFLUENCE, MANIPULATION

EFFECTS = {
    Manipulation.ASSASSINATION: "Défausser une carte adverse visible.",
    Manipulation.SPY: "Voir la main adverse, y défausser une carte.",
    Manipulation.CASTLING: "Redisposer face cachée ses cartes de deux groupes.",
    Manipulation.COURTESAN: "Retourner les cartes cachées adverses d’un groupe.",
    Manipulation.WRATH: "Défausser toutes les cartes d’un groupe.",
    Manipulation.VETO: "Annuler une Manipulation adverse.",
}

PICTURE = {
    "plays": "joue",
    "to_answer": "À {name} de répondre : Veto, ou laisser passer ?",
    "over": "Partie finie",
    "turn": "Tour {n}",
    "setup": "Mise en place",
    "hand": "main",
    "reserve": "réserve",
    "pile": "manip.",
    "discard": "défausse",
    "points": "points",
    "total": "Total",
    "rank": "Rang",
    "votes": "Suffrage",
    "to_come": "{n} à venir",
    "gone": "hors jeu",
    "closed": "clos",
    "your_hand": "Votre main, {name}",
    "mission": "Mission : {group}",
    "your_hidden": "Vos cartes cachées",
    "your_series": "Première série",
    "your_pile": "Votre pile",
    "know": "Vous connaissez",
    "empty": "vide",
    **{f"effect_{trick.value}": effect for trick, effect in EFFECTS.items()},
    **{f"{side}_{card.value}": INFLUENCE[seat][card] for seat, side in enumerate(("rome", "egypt")) for card in Influence},
    **{f"{side}_{trick.value}": MANIPULATION[seat][trick] for seat, side in enumerate(("rome", "egypt")) for trick in Manipulation},
}
