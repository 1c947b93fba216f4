"""The theme: how the sides, actions, Favours, buildings and Privilege cards of Fortuna look."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Seat
from rules.fortuna.components import SCORING, Action, Building, Cube, Favour, Person, Privilege, Side
from rules.fortuna.state import Table

from .. import kit
from ..kit import TONES, Colour, Tone, rgb
from ..painter import PictureText as PictureText

Names = Sequence[str]  # what to call the players, by seat
Seal = tuple[str, str, str]  # shape, tone, letter

GROUND, GROUND_2, SHADOW = rgb("#4a2c1c"), rgb("#5b3824"), rgb("#2f1a10")
SKY, SKY_INK = rgb("#f6d9a4"), rgb("#6c3a1c")
ROMAN = ("I", "II", "III", "IV")  # the places of the Podium

SIDE_LOOK = {
    Side.BLUE: ("disc", "lapis"),
    Side.GREY: ("square", "slate"),
    Side.ORANGE: ("triangle", "orange"),
    Side.VIOLET: ("diamond", "purple"),
}
ACTION_ART = {
    Action.WATER_SUPPLY: "water",
    Action.HARVEST: "harvest",
    Action.VINTAGE: "press",
    Action.WHEAT_TRADE: "sell_wheat",
    Action.WINE_TRADE: "sell_wine",
    Action.CENTURIONS: "centurion",
    Action.VESTALS: "vestal",
    Action.CEREMONY: "ceremony",
    Action.FAMILY: "ring",
    Action.CONSTRUCTION: "trowel",
    Action.CORRUPTION: "bribe",
    Action.FORTUNA: "wheel",
}
FAVOUR_ART = {
    Favour.WATER_SUPPLY: "water",
    Favour.ORGY: "wine",
    Favour.FOOD: "wheat",
    Favour.BATTLE: "centurion",
    Favour.FORTUNA: "ring",
    Favour.RELIGION: "vestal",
}
PRIVILEGE_ART = {
    Privilege.VESTAL_OR_CENTURION: "centurion",
    Privilege.WATER_AND_CUBE: "water",
    Privilege.WHEAT_AND_CUBE: "wheat",
    Privilege.WINE_AND_CUBE: "wine",
    Privilege.ADVANCE: "wheel",
    Privilege.PER_BUILDING: "temple",
    Privilege.PER_CENTURION: "centurion",
    Privilege.PER_VESTAL: "vestal",
    Privilege.MARRIAGE: "ring",
    Privilege.PER_WHEAT: "wheat",
    Privilege.PER_WATER: "water",
    Privilege.PER_WINE: "wine",
    Privilege.PER_THREE_MONEY: "coin",
    Privilege.PER_FIVE_MONEY: "coins",
}
PIECE_ART = {Cube.WATER: "water", Cube.WHEAT: "wheat", Cube.WINE: "wine", Person.VESTAL: "vestal", Person.CENTURION: "centurion"}
BUILDING_ART = {building: building.value for building in Building}


def tone(side: Side) -> Tone:
    return TONES[SIDE_LOOK[side][1]]


def seal(side: Side) -> Seal:
    """The side's shape, tone and letter."""
    shape, colour = SIDE_LOOK[side]
    return shape, colour, side.value[0].upper()


def player(names: Names, table: Table, seat: Seat, game_text: PictureText) -> str:
    """A player's name, or the name of the side when it cannot be drawn."""
    return kit.legible(names[seat], side_name(table.provinces[seat].side, game_text))


def side_name(side: Side, game_text: PictureText) -> str:
    return game_text.PICTURE["side"].format(side=game_text.PICTURE[f"side_{side.value}"])


def privilege_tone(card: Privilege) -> Tone:
    """Goods are green, a step blue, points red."""
    return TONES[privilege_colour(card)]


def privilege_colour(card: Privilege) -> str:
    if card is Privilege.ADVANCE:
        return "lapis"
    return "crimson" if card in SCORING else "olive"


def ink_on(value: int, ink: Colour, pale: Colour) -> Colour:
    """Nothing is pale."""
    return ink if value else pale
