"""The words drawn into the pictures, and the options of the lobby."""

from __future__ import annotations

from lang import Choice
from rules.lutece.cards import Colour, Kind, Resource
from rules.lutece.table import Flag

from .score import LINES
from .terms import CARD, COLOUR, RESOURCE, REVENUES

CHOICES: dict[str, Choice] = {}

EFFECTS = {
    Kind.BREWER: "Gives Ale",
    Kind.DRUID: "Gives Potions",
    Kind.SMITH: "Gives Swords",
    Kind.BAKER: "Gives Bread",
    Kind.APPRENTICE: "Copies a character's resource",
    Kind.LEGIONNAIRE: "+2 to a bribe, or 2 VP at the end",
    Kind.TAVERN: "5 gold, +1 per Ale",
    Kind.FOREST: "1 gold per Potion",
    Kind.MINE: "1 gold per Sword",
    Kind.FIELD: "1 gold per Bread",
    Kind.LABORATORY: "1 VP per Potion",
    Kind.FORGE: "1 VP per Sword",
    Kind.MILL: "1 VP per Bread",
    Kind.HERBALIST: "2 VP, +1 per green card",
    Kind.ARMOURY: "2 VP, +1 per grey card",
    Kind.BAKERY: "2 VP, +1 per yellow card",
    Kind.STATUE: "3 VP, +1 per Roman place",
    Kind.MARKET: "6 VP for these two resources",
}
FLAGS = {Flag.OPEN: "thinking", Flag.READY: "agrees", Flag.FIRM: "firm"}

PICTURE = {
    "title": "Lutèce",
    "round": "Round {n}",
    "over": "Game over",
    "options": "Secret choices",
    "bribes": "Bribes",
    "purchases": "Purchases",
    "to_play": "{name} to play",
    "start": "start",
    "characters": "Characters",
    "places": "Places",
    "deck": "deck",
    "to_come": "{n} to come",
    "empty": "empty",
    "sold": "gone",
    "cost": "cost",
    "gold": "gold",
    "purse": "purse",
    "bribe": "bribe",
    "left": "left",
    "right": "right",
    "ready": FLAGS[Flag.READY],
    "firm": FLAGS[Flag.FIRM],
    "thinks": FLAGS[Flag.OPEN],
    "revenues": REVENUES,
    "revenues_effect": "+3 gold",
    "contested": "contested",
    "wins": "wins",
    "lost": "out of the game",
    "roman": "Roman",
    "mark": "{n}+",
    "talent": "Talent",
    "points": "VP",
    "total": "Total",
    "tie": "Tie-break: {what}",
    "rank": "Rank",
    "cards": "{n} cards",
    "one_card": "1 card",
    "waiting": "waiting",
    "majority": "majority",
    "minority": "minority",
    "majorities": "Majorities",
    "your_hand": "Your hand, {name}",
    "your_options": "Your two cards",
    "still_open": "open to change until the last choice",
    "face_down": "face down until the reveal",
    "face_up": "revealed",
    "your_actions": "Your Action cards",
    "nothing_chosen": "Choose two cards",
    **{f"card_{kind.value}": name for kind, name in CARD.items()} | {"card_statue": "Statue"},
    **{f"effect_{kind.value}": EFFECTS[kind] for kind in Kind},
    **{f"resource_{resource.value}": RESOURCE[resource] for resource in Resource},
    **{f"colour_{colour.value}": COLOUR[colour] for colour in Colour},
    **{f"score_{what.value}": name for what, name in LINES.items()},
}
