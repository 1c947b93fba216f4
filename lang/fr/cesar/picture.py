"""The words drawn into the pictures."""

from __future__ import annotations

from rules.cesar.components import Influence, Manipulation

from .terms import INFLUENCE, MANIPULATION

EFFECTS = {
    Manipulation.ASSASSINATION: "Défausse une carte adverse visible.",
    Manipulation.SPY: "Montre la main adverse et en défausse une carte.",
    Manipulation.CASTLING: "Redistribue vos cartes entre deux groupes, face cachée.",
    Manipulation.COURTESAN: "Retourne les cartes adverses cachées d’un groupe.",
    Manipulation.WRATH: "Défausse toutes les cartes d’un groupe.",
    Manipulation.VETO: "Annule une Manipulation adverse.",
}

PICTURE = {
    "plays": "joue",
    "to_answer": "{name}, Veto ou laisser passer ?",
    "over": "Partie terminée",
    "turn": "Tour {n}",
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
    "closed": "épuisé",
    "your_hand": "Votre main, {name}",
    "mission": "Mission : {group}",
    "your_hidden": "Vos cartes cachées",
    "your_series": "À poser : cette série",
    "your_pile": "Votre pile",
    "know": "Vous connaissez",
    "empty": "vide",
    **{f"effect_{trick.value}": effect for trick, effect in EFFECTS.items()},
    **{f"{side}_{card.value}": INFLUENCE[seat][card] for seat, side in enumerate(("rome", "egypt")) for card in Influence},
    **{f"{side}_{trick.value}": MANIPULATION[seat][trick] for seat, side in enumerate(("rome", "egypt")) for trick in Manipulation},
    "rome_courtesan": "Courtisan (Manip.)",  # an Influence card of the same box is called Courtisan, too
}
