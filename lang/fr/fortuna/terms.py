"""What the cards, pieces, sides and spaces are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang import Names
from lang.facts.fortuna import letter
from lang.shared import bold, fr_count, join, tally, times
from rules.engine.model import Seat
from rules.fortuna.components import (
    CAESAR,
    ROME,
    SIDES,
    VILLAGE,
    Action,
    Building,
    Cube,
    Die,
    Favour,
    Gift,
    Person,
    Piece,
    Privilege,
    Side,
    Source,
)

SIDE = {Side.BLUE: "bleu", Side.GREY: "gris", Side.ORANGE: "orange", Side.VIOLET: "violet"}
ROLES = tuple(f"Bord {SIDE[side]}" for side in SIDES)

ACTION = {
    Action.WATER_SUPPLY: "Corvée d’eau",
    Action.HARVEST: "Moisson",
    Action.VINTAGE: "Vendange",
    Action.WHEAT_TRADE: "Vente de blé",
    Action.WINE_TRADE: "Vente de vin",
    Action.CENTURIONS: "Centurions",
    Action.VESTALS: "Vestales",
    Action.CEREMONY: "Cérémonie",
    Action.FAMILY: "Famille",
    Action.CONSTRUCTION: "Construction",
    Action.CORRUPTION: "Corruption",
    Action.FORTUNA: "Fortuna",
}
BRINGS = {
    Action.WATER_SUPPLY: "2 Eaux",
    Action.HARVEST: "2 Blés, +1 par Eau",
    Action.VINTAGE: "2 Vins, +1 par Eau",
    Action.WHEAT_TRADE: "2 pièces par Blé vendu",
    Action.WINE_TRADE: "3 pièces par Vin vendu",
    Action.CENTURIONS: "pour 1, 2, puis 3 pièces",
    Action.VESTALS: "pour 1, 3, puis 5 pièces",
    Action.CEREMONY: "1 Vestale contre 1 dé",
    Action.FAMILY: "mariage à 3 pièces, puis 1 bien",
    Action.CONSTRUCTION: "1 bâtiment",
    Action.CORRUPTION: "2 pièces, ou une autre carte pour 1",
    Action.FORTUNA: "1 case ; qui l’a commencera",
}
DOES = {  # in words; what fits onto a card is shorter
    Action.WATER_SUPPLY: "2 Eaux",
    Action.HARVEST: "2 Blés, plus 1 par Eau convertie",
    Action.VINTAGE: "2 Vins, plus 1 par Eau convertie",
    Action.WHEAT_TRADE: "2 pièces par Blé vendu",
    Action.WINE_TRADE: "3 pièces par Vin vendu",
    Action.CENTURIONS: "le premier coûte 1 pièce, le deuxième 2, le troisième 3",
    Action.VESTALS: "la première coûte 1 pièce, la deuxième 3, la troisième 5",
    Action.CEREMONY: "1 Vestale contre 1 dé",
    Action.FAMILY: "mariage pour 3 pièces ; une fois le mariage fait, 1 Blé, 1 Vin ou 3 pièces",
    Action.CONSTRUCTION: "construire un bâtiment",
    Action.CORRUPTION: "2 pièces, ou payer 1 pièce pour utiliser la carte d’un autre bord",
    Action.FORTUNA: "avancer de 1 case ; celui qui l’a en fin de manche commence la suivante",
}
FAVOUR = {
    Favour.WATER_SUPPLY: "Eau",
    Favour.ORGY: "Orgie",
    Favour.FOOD: "Nourriture",
    Favour.BATTLE: "Bataille",
    Favour.FORTUNA: "Mariage",
    Favour.RELIGION: "Religion",
}
STEPS = {
    Favour.WATER_SUPPLY: "1 case",
    Favour.ORGY: "1 case par Vin",
    Favour.FOOD: "1 case par Blé",
    Favour.BATTLE: "1 case par Centurion",
    Favour.FORTUNA: "1 case, 2 avec un Palais",
    Favour.RELIGION: "1 case par Vestale",
}
WANTS = {
    Favour.WATER_SUPPLY: "1 Eau",
    Favour.ORGY: "1 ou 2 Vins",
    Favour.FOOD: "1 ou 2 Blés",
    Favour.BATTLE: "1 à 3 Centurions",
    Favour.FORTUNA: "être marié",
    Favour.RELIGION: "avoir des Vestales",
}
BUILDING = {
    Building.MARKET: "Marché",
    Building.AQUEDUCT: "Aqueduc",
    Building.PALACE: "Palais",
    Building.BASILICA: "Basilique",
}
SERVES = {
    Building.MARKET: "1 pièce de plus par bien vendu",
    Building.AQUEDUCT: "1 Eau par manche",
    Building.PALACE: "2 cases avec la Faveur 5",
    Building.BASILICA: "garder 2 cartes Privilège",
}
PRIVILEGE = {
    Privilege.VESTAL_OR_CENTURION: "1 Vestale ou 1 Centurion",
    Privilege.WATER_AND_CUBE: "1 Eau et 1 bien au choix",
    Privilege.WHEAT_AND_CUBE: "1 Blé et 1 bien au choix",
    Privilege.WINE_AND_CUBE: "1 Vin et 1 bien au choix",
    Privilege.ADVANCE: "avancer de 1 case",
    Privilege.PER_BUILDING: "2 PV par bâtiment",
    Privilege.PER_CENTURION: "2 PV par Centurion",
    Privilege.PER_VESTAL: "2 PV par Vestale",
    Privilege.MARRIAGE: "3 PV pour le mariage",
    Privilege.PER_WHEAT: "1 PV par Blé",
    Privilege.PER_WATER: "1 PV par Eau",
    Privilege.PER_WINE: "1 PV par Vin",
    Privilege.PER_THREE_MONEY: "1 PV par tranche de 3 pièces",
    Privilege.PER_FIVE_MONEY: "2 PV par tranche de 5 pièces",
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
    Privilege.PER_THREE_MONEY: "Pièces par 3",
    Privilege.PER_FIVE_MONEY: "Pièces par 5",
}
NOUN: dict[Piece, tuple[str, str]] = {
    Cube.WATER: ("Eau", "Eaux"),
    Cube.WHEAT: ("Blé", "Blés"),
    Cube.WINE: ("Vin", "Vins"),
    Person.VESTAL: ("Vestale", "Vestales"),
    Person.CENTURION: ("Centurion", "Centurions"),
    Die.DIE: ("dé", "dés"),
}
GIFT = {Gift.WHEAT: "1 Blé", Gift.WINE: "1 Vin", Gift.MONEY: "3 pièces"}
SOURCE = {Source.RESERVOIR: "réservoir", Source.AQUEDUCT: "Aqueduc"}
PLACE = {VILLAGE: "le village", ROME: "la porte de Rome", CAESAR: "le Palais de César"}


def term(value: Any, seat: Seat) -> str:
    """The name of a card, piece, side or number."""
    match value:
        case Action():
            return ACTION[value]
        case Favour():
            return favour(value)
        case Privilege():
            return privilege(value)
        case Building():
            return BUILDING[value]
        case Cube() | Person() | Die():
            return NOUN[value][0]
        case Gift():
            return GIFT[value]
        case Source():
            return SOURCE[value]
        case Side():
            return f"bord {SIDE[value]}"
        case bool():
            return "oui" if value else "non"
        case int():
            return str(value)
        case tuple():
            return et([term(one, seat) for one in value]) or "rien"
    raise TypeError(value)


def favour(favour: Favour) -> str:
    """`Faveur 1 · Eau`: never without its number, since cubes and Action cards have names like these."""
    return f"Faveur {favour.value} · {FAVOUR[favour]}"


def privilege(card: Privilege) -> str:
    """`Bâtiments (C) · 2 PV par bâtiment`."""
    return f"{titled(card)} · {PRIVILEGE[card]}"


def titled(card: Privilege) -> str:
    """`En marche (B)`: what stands on the card."""
    return f"{TITLES[card]} ({letter(card)})"


def quoted(cards: Iterable[Privilege]) -> str:
    """`« Source » (A) et « En marche » (B) ×2`: the names of cards, within a sentence."""
    return et([times(f"« {TITLES[card]} » ({letter(card)})", count) for card, count in tally(cards)])


def several(card: Privilege, count: int) -> str:
    """`En marche (B) ×2 · avancer de 1 case`: so many of one card, and what each does."""
    return f"{times(titled(card), count)} · {PRIVILEGE[card]}"


def privileges(cards: Iterable[Privilege]) -> str:
    """`Source (A) · 1 Eau et 1 bien au choix, En marche (B) ×2 · avancer de 1 case`."""
    return ", ".join(several(card, count) for card, count in tally(cards))


def coins(money: int) -> str:
    return fr_count(money, "pièce")


def some(piece: Piece, count: int) -> str:
    """`2 Blés`."""
    return fr_count(count, *NOUN[piece])


def cubes(given: Iterable[Cube]) -> str:
    """`1 Eau et 1 Blé`, `2 Vins`."""
    return et([some(cube, count) for cube, count in tally(given)])


def tokens(count: int) -> str:
    return fr_count(count, "jeton Privilège", "jetons Privilège")


def cards(count: int) -> str:
    return fr_count(count, "carte Privilège", "cartes Privilège")


def dice(shown: Iterable[int]) -> str:
    """`3 et 5`."""
    return et([str(die) for die in shown])


def space(position: int) -> str:
    """`case 7`, `case 15, le Palais de César`."""
    return f"case {position}, {PLACE[position]}" if position in PLACE else f"case {position}"


def actions(some: Iterable[Action]) -> str:
    return et([ACTION[card] for card in some])


def there(side: Side, owner: Seat | None, names: Names) -> str:
    """`bord gris (Livia)`, `bord gris (libre)`."""
    return f"bord {SIDE[side]} ({'libre' if owner is None else bold(names[owner])})"


def un(building: Building) -> str:
    return f"une {BUILDING[building]}" if building is Building.BASILICA else f"un {BUILDING[building]}"


def et(parts: list[str]) -> str:
    return join(parts, "et")
