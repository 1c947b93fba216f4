"""What lies in the box: the pieces and cards by name, and what is printed on them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache
from importlib.resources import files
from typing import Any

DATA = 1  # the newest of the numbered files; all are kept, so that a game goes on with its own

VILLAGE, ROME, CAESAR = 0, 10, 15  # the path: its start, the gate X, Caesar's Palace (F1.2)
PURSE = 20  # the end of the coin track (F1.2)
LIMIT = 3  # dice, Vestals, Centurions a player (F1.3); buildings too (F3.10)
TOKENS = 3  # Privilege tokens on one Favour card (F6.2)


class Named(Enum):
    """Hashed by identity, because Enum's own hash is slow."""

    __hash__ = object.__hash__


class Side(Named):
    """The four sides of the board, clockwise (F1.1)."""

    BLUE = "blue"
    GREY = "grey"
    ORANGE = "orange"
    VIOLET = "violet"


SIDES = tuple(Side)
CLOCK = {side: hour for hour, side in enumerate(SIDES)}


class Cube(Named):
    """The goods (F1.4)."""

    WATER = "water"
    WHEAT = "wheat"
    WINE = "wine"


class Person(Named):
    """Who serves in a province (F1.3)."""

    VESTAL = "vestal"
    CENTURION = "centurion"


class Die(Named):
    DIE = "die"


Piece = Cube | Person | Die
CUBES = tuple(Cube)
PIECES: tuple[Piece, ...] = (*Cube, Person.VESTAL, Person.CENTURION, Die.DIE)  # in the order of `Pieces`
RANKS = {Person.CENTURION: (1, 2, 3), Person.VESTAL: (1, 3, 5)}  # the price of each rank (F3.6, F3.7)


class Building(Named):
    """The buildings (F1.6)."""

    MARKET = "market"
    AQUEDUCT = "aqueduct"
    PALACE = "palace"  # the Palace of F3.10, not Caesar's
    BASILICA = "basilica"


BUILDINGS = tuple(Building)
PLOT = {building: i for i, building in enumerate(BUILDINGS)}


class Action(Named):
    """The twelve Action cards (F3)."""

    WATER_SUPPLY = "water supply"
    HARVEST = "harvest"
    VINTAGE = "vintage"  # Grape Harvest
    WHEAT_TRADE = "wheat trade"
    WINE_TRADE = "wine trade"
    CENTURIONS = "centurions"  # Hire Centurions
    VESTALS = "vestals"  # Hire Vestals
    CEREMONY = "ceremony"
    FAMILY = "family"
    CONSTRUCTION = "construction"
    CORRUPTION = "corruption"  # Bribery
    FORTUNA = "fortuna"


class Favour(IntEnum):
    """The six Favour cards by number (F1.9)."""

    WATER_SUPPLY = 1
    ORGY = 2
    FOOD = 3
    BATTLE = 4
    FORTUNA = 5  # Marriage
    RELIGION = 6


FAVOURS = tuple(Favour)
GIFTS_TO_CAESAR: dict[Favour, tuple[Piece, int]] = {  # what is given, and how many at most (F4.3)
    Favour.WATER_SUPPLY: (Cube.WATER, 1),
    Favour.ORGY: (Cube.WINE, 2),
    Favour.FOOD: (Cube.WHEAT, 2),
    Favour.BATTLE: (Person.CENTURION, 3),
}
FREE = (Favour.FORTUNA, Favour.RELIGION)  # nothing is given (F4.3), none is refused (F4.6)


class Source(Named):
    """Where Water is taken from."""

    RESERVOIR = "reservoir"
    AQUEDUCT = "aqueduct"


class Gift(Named):
    """What the Family of a married player brings (F3.9)."""

    WHEAT = "wheat"
    WINE = "wine"
    MONEY = "money"


FAMILY_CUBE = {Gift.WHEAT: Cube.WHEAT, Gift.WINE: Cube.WINE}


class Privilege(Named):
    """The Privilege cards (F1.7)."""

    VESTAL_OR_CENTURION = "vestal or centurion"  # A
    WATER_AND_CUBE = "water and cube"
    WHEAT_AND_CUBE = "wheat and cube"
    WINE_AND_CUBE = "wine and cube"
    ADVANCE = "advance"  # B
    PER_BUILDING = "per building"  # C
    PER_CENTURION = "per centurion"
    PER_VESTAL = "per vestal"
    MARRIAGE = "marriage"
    PER_WHEAT = "per wheat"
    PER_WATER = "per water"
    PER_WINE = "per wine"
    PER_THREE_MONEY = "per three money"
    PER_FIVE_MONEY = "per five money"


PRIVILEGES = tuple(Privilege)
ORDER = {card: i for i, card in enumerate(PRIVILEGES)}
CUBE_OF = {
    Privilege.WATER_AND_CUBE: Cube.WATER,
    Privilege.WHEAT_AND_CUBE: Cube.WHEAT,
    Privilege.WINE_AND_CUBE: Cube.WINE,
}
SCORING = PRIVILEGES[ORDER[Privilege.PER_BUILDING] :]  # the C cards


@dataclass(frozen=True, slots=True)
class Components:
    """One numbered file (F1): `pieces` and `start` in the order water, wheat, wine, vestals, centurions, dice."""

    sides: tuple[Side, ...]
    actions: tuple[Action, ...]
    pieces: tuple[int, ...]
    start: tuple[int, ...]
    money: int
    costs: dict[Building, int]
    copies: dict[int, int]  # of each building, by number of players
    palace_tokens: int
    privileges: dict[Privilege, int]
    only_with_four: dict[Privilege, int]

    def deck(self, seats: int) -> tuple[Privilege, ...]:
        """The Privilege cards in the game (F1.7)."""
        out = self.only_with_four if seats < 4 else {}
        return tuple(card for card, copies in self.privileges.items() for _ in range(copies - out.get(card, 0)))


@cache
def components(data: int) -> Components:
    """The components of file `data`; LookupError if there is none."""
    file = files(__package__).joinpath("data", f"{data}.json")
    if not file.is_file():
        raise LookupError(f"no components {data} for Fortuna")
    raw: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    names = ("water", "wheat", "wine", "vestals", "centurions", "dice")
    return Components(
        sides=tuple(map(Side, raw["sides"])),
        actions=tuple(map(Action, raw["actions"])),
        pieces=tuple(raw["pieces"][name] for name in names),
        start=tuple(raw["start"][name] for name in names),
        money=raw["money"],
        costs={building: raw["costs"][building.value] for building in BUILDINGS},
        copies={int(seats): copies for seats, copies in raw["copies"].items()},
        palace_tokens=raw["palace_tokens"],
        privileges={Privilege(name): copies for name, copies in raw["privileges"].items()},
        only_with_four={Privilege(name): copies for name, copies in raw["only_with_four"].items()},
    )
