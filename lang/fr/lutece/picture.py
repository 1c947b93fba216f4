"""The words drawn into the pictures, and the options of the lobby."""

from __future__ import annotations

from lang import Choice
from rules.lutece.cards import Colour, Kind, Resource
from rules.lutece.table import Flag

from .score import LINES
from .terms import CARD, COLOUR, RESOURCE, REVENUES

CHOICES: dict[str, Choice] = {}

EFFECTS = {
    Kind.BREWER: "Donne de la Cervoise",
    Kind.DRUID: "Donne des Potions",
    Kind.SMITH: "Donne des Glaives",
    Kind.BAKER: "Donne du Pain",
    Kind.APPRENTICE: "Copie la ressource d’un personnage",
    Kind.LEGIONNAIRE: "+2 à un pot-de-vin, ou 2 PV à la fin",
    Kind.TAVERN: "5 or, +1 par Cervoise",
    Kind.FOREST: "1 or par Potion",
    Kind.MINE: "1 or par Glaive",
    Kind.FIELD: "1 or par Pain",
    Kind.LABORATORY: "1 PV par Potion",
    Kind.FORGE: "1 PV par Glaive",
    Kind.MILL: "1 PV par Pain",
    Kind.HERBALIST: "2 PV, +1 par carte verte",
    Kind.ARMOURY: "2 PV, +1 par carte grise",
    Kind.BAKERY: "2 PV, +1 par carte jaune",
    Kind.STATUE: "3 PV, +1 par lieu romain",
    Kind.MARKET: "6 PV pour ces deux ressources",
}
FLAGS = {Flag.OPEN: "réfléchit", Flag.READY: "accord", Flag.FIRM: "accord ferme"}

PICTURE = {
    "title": "Lutèce",
    "round": "Tour {n}",
    "over": "Partie finie",
    "options": "Choix secrets",
    "bribes": "Pots-de-vin",
    "purchases": "Achats",
    "to_play": "À {name} de jouer",
    "start": "départ",
    "characters": "Personnages",
    "places": "Lieux",
    "deck": "pioche",
    "to_come": "{n} à venir",
    "empty": "vide",
    "sold": "partie",
    "cost": "coût",
    "gold": "or",
    "purse": "bourse",
    "bribe": "pot-de-vin",
    "left": "gauche",
    "right": "droite",
    "ready": FLAGS[Flag.READY],
    "firm": FLAGS[Flag.FIRM],
    "thinks": FLAGS[Flag.OPEN],
    "revenues": REVENUES,
    "revenues_effect": "+3 or",
    "contested": "contestée",
    "wins": "l’emporte",
    "lost": "hors jeu",
    "roman": "romain",
    "mark": "{n}+",
    "talent": "Talent",
    "points": "PV",
    "total": "Total",
    "tie": "Départage : {what}",
    "rank": "Rang",
    "cards": "{n} cartes",
    "one_card": "1 carte",
    "waiting": "en attente",
    "majority": "majorité",
    "minority": "minorité",
    "majorities": "Majorités",
    "your_hand": "Votre main, {name}",
    "your_options": "Vos deux cartes",
    "still_open": "modifiables jusqu’au dernier choix",
    "face_down": "cachées jusqu’à la révélation",
    "face_up": "révélées",
    "your_actions": "Vos cartes Action",
    "nothing_chosen": "Choisissez deux cartes",
    **{f"card_{kind.value}": name for kind, name in CARD.items()} | {"card_statue": "Statue"},
    **{f"effect_{kind.value}": EFFECTS[kind] for kind in Kind},
    **{f"resource_{resource.value}": RESOURCE[resource] for resource in Resource},
    **{f"colour_{colour.value}": COLOUR[colour] for colour in Colour},
    **{f"score_{what.value}": name for what, name in LINES.items()},
}
