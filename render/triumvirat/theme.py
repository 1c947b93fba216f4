"""How the characters, the provinces and the seas of The End of the Triumvirate look."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from rules.engine.model import Seat
from rules.triumvirat.components import Competence, Kind, Province

from .. import kit
from ..kit import PARCH_2, SAND, STONE, TONES, Colour, Tone, rgb
from ..painter import PictureText as PictureText

Names = Sequence[str]  # what to call the players, by seat
Seal = tuple[str, str, str]  # shape, tone, letters

SHAPES = ("disc", "square", "diamond")
COLOURS = ("crimson", "lapis", "black")
LETTERS = ("C", "P", "Cr")
FACES = ("caesar", "pompey", "crassus")
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")

SEA, SEA_2, SEA_INK = TONES["sea"].base, rgb("#5299bc"), rgb("#d3e9f2")
WILD, WILD_2, WILD_INK = PARCH_2, SAND, STONE  # lands outside the game
TINTS: dict[Seat | None, tuple[Colour, Colour]] = {  # face and rim of a land; their lightness differs, for those who do not see red
    0: (rgb("#f6c1ac"), rgb("#b8523f")),
    1: (rgb("#96b6e2"), rgb("#4f7dbd")),
    2: (rgb("#938b80"), rgb("#4d453d")),
    None: (rgb("#d9d0bd"), rgb("#bdb29b")),
}
KIND_ART = {Kind.MILITARY: "weapon", Kind.POLITICAL: "coins", Kind.COMPETENCE: "mixed"}  # what it supplies (T2.2)
TRACK_ART = {Competence.POLITICS: "temple", Competence.MILITARY: "weapon"}


class Region(Enum):
    """A part of the map that can be asked for large."""

    WEST = "west"
    CENTRE = "centre"
    EAST = "east"
    SOUTH = "south"


def tone(seat: Seat) -> Tone:
    return TONES[COLOURS[seat]]


def seal(seat: Seat) -> Seal:
    """A character's shape, tone and letters."""
    return SHAPES[seat], COLOURS[seat], LETTERS[seat]


def role(seat: Seat, game_text: PictureText) -> str:
    return game_text.ROLES[seat]


def player(names: Names, seat: Seat, game_text: PictureText) -> str:
    """A player's name, or the character's when it cannot be drawn."""
    return kit.legible(names[seat], role(seat, game_text))


def province_name(province: Province, game_text: PictureText) -> str:
    return game_text.PICTURE[f"province_{province.name.lower()}"]
