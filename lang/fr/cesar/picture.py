"""The words drawn into the pictures, and the options of the lobby."""

from __future__ import annotations

from lang import Choice
from rules.cesar.table import Influence, Manipulation

from .terms import GROUP, INFLUENCE, MANIPULATION, ROLES

CHOICES = {
    "ordered": Choice("Pile rangée", "Chacun range en secret sa pile Manipulation. Sinon, elle est mélangée : mieux pour débuter."),
    "orgy_leaves": Choice("L’Orgie s’essouffle", "Quand un deuxième groupe est épuisé, une Orgie simple quitte le jeu."),
    "fewer_orgies": Choice("Moins d’Orgies", "Une Orgie simple quitte le jeu avant la partie."),
}

EFFECTS = {
    Manipulation.ASSASSINATION: "Défausser une carte adverse visible.",
    Manipulation.SPY: "Voir la main adverse, y défausser une carte.",
    Manipulation.CASTLING: "Redisposer face cachée ses cartes de deux groupes.",
    Manipulation.COURTESAN: "Retourner les cartes cachées adverses d’un groupe.",
    Manipulation.WRATH: "Défausser toutes les cartes d’un groupe.",
    Manipulation.VETO: "Annuler une Manipulation adverse.",
}

PICTURE = {
    "title": "César & Cléopâtre",
    "caesar": ROLES[0],
    "cleopatra": ROLES[1],
    "plays": "joue",
    "to_play": "À {name} de jouer",
    "to_answer": "À {name} de répondre : Veto, ou laisser passer ?",
    "over": "Partie finie",
    "turn": "Tour {n}",
    "setup": "Mise en place",
    "hand": "main",
    "influence": "Influence",
    "manipulation": "Manipulation",
    "reserve": "réserve",
    "pile": "manip.",
    "discard": "défausse",
    "points": "points",
    "total": "Total",
    "rank": "Rang",
    "votes": "Suffrage",
    "to_come": "{n} à venir",
    "gone": "hors jeu",
    "orgy": "Orgie",
    "reshuffle": "Remélange",
    "closed": "clos",
    "your_hand": "Votre main, {name}",
    "mission": "Mission : {group}",
    "your_hidden": "Vos cartes cachées",
    "your_series": "Première série",
    "your_pile": "Votre pile",
    "know": "Vous connaissez",
    "empty": "vide",
    **{group.value: name for group, name in GROUP.items()},
    **{f"effect_{trick.value}": effect for trick, effect in EFFECTS.items()},
    **{f"{side}_{card.value}": INFLUENCE[seat][card] for seat, side in enumerate(("rome", "egypt")) for card in Influence},
    **{f"{side}_{trick.value}": MANIPULATION[seat][trick] for seat, side in enumerate(("rome", "egypt")) for trick in Manipulation},
}
