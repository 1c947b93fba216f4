"""What the cards, pieces, sides and spaces are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang import Names
from lang.facts.fortuna import letter
from lang.shared import bold, en_count, join, tally, times
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

SIDE = {Side.BLUE: "blue", Side.GREY: "grey", Side.ORANGE: "orange", Side.VIOLET: "violet"}
ROLES = tuple(f"{SIDE[side].capitalize()} side" for side in SIDES)

ACTION = {
    Action.WATER_SUPPLY: "Water Supply",
    Action.HARVEST: "Harvest",
    Action.VINTAGE: "Grape Harvest",
    Action.WHEAT_TRADE: "Wheat Trade",
    Action.WINE_TRADE: "Wine Trade",
    Action.CENTURIONS: "Hire Centurions",
    Action.VESTALS: "Hire Vestals",
    Action.CEREMONY: "Ceremony",
    Action.FAMILY: "Family",
    Action.CONSTRUCTION: "Construction",
    Action.CORRUPTION: "Bribery",
    Action.FORTUNA: "Fortuna",
}
BRINGS = {
    Action.WATER_SUPPLY: "2 Water",
    Action.HARVEST: "2 Wheat, +1 per Water",
    Action.VINTAGE: "2 Wine, +1 per Water",
    Action.WHEAT_TRADE: "2 coins per Wheat sold",
    Action.WINE_TRADE: "3 coins per Wine sold",
    Action.CENTURIONS: "for 1, 2, then 3 coins",
    Action.VESTALS: "for 1, 3, then 5 coins",
    Action.CEREMONY: "swap 1 Vestal for 1 die",
    Action.FAMILY: "marry for 3 coins, then goods",
    Action.CONSTRUCTION: "1 building",
    Action.CORRUPTION: "2 coins, or another card for 1",
    Action.FORTUNA: "1 space; its owner goes first",
}
DOES = {  # in words; what fits onto a card is shorter
    Action.WATER_SUPPLY: "2 Water",
    Action.HARVEST: "2 Wheat, plus 1 for each Water you convert",
    Action.VINTAGE: "2 Wine, plus 1 for each Water you convert",
    Action.WHEAT_TRADE: "2 coins per Wheat sold",
    Action.WINE_TRADE: "3 coins per Wine sold",
    Action.CENTURIONS: "your first costs 1 coin, the second 2, the third 3",
    Action.VESTALS: "your first costs 1 coin, the second 3, the third 5",
    Action.CEREMONY: "trade 1 Vestal for 1 die",
    Action.FAMILY: "marry for 3 coins; once married, take 1 Wheat, 1 Wine or 3 coins",
    Action.CONSTRUCTION: "build one building",
    Action.CORRUPTION: "take 2 coins, or pay 1 coin to use another side’s card",
    Action.FORTUNA: "advance 1 space; whoever has it at the end of the round goes first",
}
FAVOUR = {
    Favour.WATER_SUPPLY: "Water",
    Favour.ORGY: "Orgy",
    Favour.FOOD: "Food",
    Favour.BATTLE: "Battle",
    Favour.FORTUNA: "Marriage",
    Favour.RELIGION: "Religion",
}
STEPS = {
    Favour.WATER_SUPPLY: "1 space",
    Favour.ORGY: "1 space per Wine",
    Favour.FOOD: "1 space per Wheat",
    Favour.BATTLE: "1 space per Centurion",
    Favour.FORTUNA: "1 space, 2 with a Palace",
    Favour.RELIGION: "1 space per Vestal",
}
WANTS = {
    Favour.WATER_SUPPLY: "give 1 Water",
    Favour.ORGY: "give 1 or 2 Wine",
    Favour.FOOD: "give 1 or 2 Wheat",
    Favour.BATTLE: "give 1 to 3 Centurions",
    Favour.FORTUNA: "free if you’re married",
    Favour.RELIGION: "free, 1 space per Vestal",
}
BUILDING = {
    Building.MARKET: "Market",
    Building.AQUEDUCT: "Aqueduct",
    Building.PALACE: "Palace",
    Building.BASILICA: "Basilica",
}
SERVES = {
    Building.MARKET: "1 more coin per good sold",
    Building.AQUEDUCT: "1 Water per round",
    Building.PALACE: "2 spaces with Favour 5",
    Building.BASILICA: "keep 2 Privilege cards",
}
PRIVILEGE = {
    Privilege.VESTAL_OR_CENTURION: "1 Vestal or 1 Centurion",
    Privilege.WATER_AND_CUBE: "1 Water and any 1 good",
    Privilege.WHEAT_AND_CUBE: "1 Wheat and any 1 good",
    Privilege.WINE_AND_CUBE: "1 Wine and any 1 good",
    Privilege.ADVANCE: "advance 1 space",
    Privilege.PER_BUILDING: "2 VP per building",
    Privilege.PER_CENTURION: "2 VP per Centurion",
    Privilege.PER_VESTAL: "2 VP per Vestal",
    Privilege.MARRIAGE: "3 VP if married",
    Privilege.PER_WHEAT: "1 VP per Wheat",
    Privilege.PER_WATER: "1 VP per Water",
    Privilege.PER_WINE: "1 VP per Wine",
    Privilege.PER_THREE_MONEY: "1 VP for every 3 coins",
    Privilege.PER_FIVE_MONEY: "2 VP for every 5 coins",
}
TITLES = {
    Privilege.VESTAL_OR_CENTURION: "Recruit",
    Privilege.WATER_AND_CUBE: "Spring",
    Privilege.WHEAT_AND_CUBE: "Granary",
    Privilege.WINE_AND_CUBE: "Cellar",
    Privilege.ADVANCE: "On the road",
    Privilege.PER_BUILDING: "Buildings",
    Privilege.PER_CENTURION: "Centurions",
    Privilege.PER_VESTAL: "Vestals",
    Privilege.MARRIAGE: "Marriage",
    Privilege.PER_WHEAT: "Wheat",
    Privilege.PER_WATER: "Water",
    Privilege.PER_WINE: "Wine",
    Privilege.PER_THREE_MONEY: "Coins by 3",
    Privilege.PER_FIVE_MONEY: "Coins by 5",
}
NOUN: dict[Piece, tuple[str, str]] = {
    Cube.WATER: ("Water", "Water"),
    Cube.WHEAT: ("Wheat", "Wheat"),
    Cube.WINE: ("Wine", "Wine"),
    Person.VESTAL: ("Vestal", "Vestals"),
    Person.CENTURION: ("Centurion", "Centurions"),
    Die.DIE: ("die", "dice"),
}
GIFT = {Gift.WHEAT: "1 Wheat", Gift.WINE: "1 Wine", Gift.MONEY: "3 coins"}
SOURCE = {Source.RESERVOIR: "reservoir", Source.AQUEDUCT: "Aqueduct"}
PLACE = {VILLAGE: "the village", ROME: "the gate of Rome", CAESAR: "Caesar’s Palace"}


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
            return f"{SIDE[value]} side"
        case bool():
            return "yes" if value else "no"
        case int():
            return str(value)
        case tuple():
            return both([term(one, seat) for one in value]) or "nothing"
    raise TypeError(value)


def favour(favour: Favour) -> str:
    """`Favour 1 · Water`: never without its number, since cubes and Action cards have names like these."""
    return f"Favour {favour.value} · {FAVOUR[favour]}"


def privilege(card: Privilege) -> str:
    """`Buildings (C) · 2 VP per building`."""
    return f"{titled(card)} · {PRIVILEGE[card]}"


def titled(card: Privilege) -> str:
    """`On the road (B)`: what stands on the card."""
    return f"{TITLES[card]} ({letter(card)})"


def titles(cards: Iterable[Privilege]) -> str:
    """`On the road (B) ×2 and Wine (C)`."""
    return both([times(titled(card), count) for card, count in tally(cards)])


def several(card: Privilege, count: int) -> str:
    """`On the road (B) ×2 · advance 1 space`: so many of one card, and what each does."""
    return f"{times(titled(card), count)} · {PRIVILEGE[card]}"


def privileges(cards: Iterable[Privilege]) -> str:
    """`Spring (A) · 1 Water and any 1 good, On the road (B) ×2 · advance 1 space`."""
    return ", ".join(several(card, count) for card, count in tally(cards))


def coins(money: int) -> str:
    return en_count(money, "coin")


def some(piece: Piece, count: int) -> str:
    """`2 Wheat`, `2 Vestals`."""
    return en_count(count, *NOUN[piece])


def cubes(given: Iterable[Cube]) -> str:
    """`1 Water and 1 Wheat`, `2 Wine`."""
    return both([some(cube, count) for cube, count in tally(given)])


def tokens(count: int) -> str:
    return en_count(count, "Privilege token")


def cards(count: int) -> str:
    return en_count(count, "Privilege card")


def dice(shown: Iterable[int]) -> str:
    """`3 and 5`."""
    return both([str(die) for die in shown])


def a_roll(shown: tuple[int, ...]) -> str:
    """`a 4`, `2 and 5`."""
    return dice(shown) if len(shown) > 1 else f"a {dice(shown)}"


def space(position: int) -> str:
    """`space 7`, `space 15 (Caesar’s Palace)`."""
    return f"space {position} ({PLACE[position]})" if position in PLACE else f"space {position}"


def actions(some: Iterable[Action]) -> str:
    return both([ACTION[card] for card in some])


def there(side: Side, owner: Seat | None, names: Names) -> str:
    """`grey side (Livia)`, `grey side (empty)`."""
    return f"{SIDE[side]} side ({'empty' if owner is None else bold(names[owner])})"


def both(parts: list[str]) -> str:
    return join(parts, "and")
