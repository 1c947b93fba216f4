"""The colours of every picture. Each tone has three steps and the ink that reads on it."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour written `#rrggbb`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`share` of the way from `a` to `b`."""
    return round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share), round(a[2] + (b[2] - a[2]) * share)


class Tone(NamedTuple):
    """A colour in three steps; `ink` is the text that reads on `base`."""

    light: Colour
    base: Colour
    dark: Colour
    ink: Colour


INK, UMBER, STONE = rgb("#241a17"), rgb("#574336"), rgb("#8c7b66")
IVORY, PARCH, PARCH_2, SAND = rgb("#fbf5e6"), rgb("#f3e8cf"), rgb("#e4d2aa"), rgb("#c8ae80")
MARBLE, MARBLE_2, MARBLE_3 = rgb("#f4f1eb"), rgb("#dcd6cb"), rgb("#b5ada0")
NIGHT, NIGHT_2 = rgb("#1d2433"), rgb("#2b3548")
MARK = rgb("#ffc21a")  # the last change, and nothing else

TONES = {
    "crimson": Tone(rgb("#dc7660"), rgb("#a62d2c"), rgb("#701a20"), IVORY),
    "lapis": Tone(rgb("#86aee0"), rgb("#2d5da8"), rgb("#1a3868"), IVORY),
    "teal": Tone(rgb("#66b9ac"), rgb("#17706e"), rgb("#0c474a"), IVORY),
    "olive": Tone(rgb("#b3c673"), rgb("#6b8a33"), rgb("#42581c"), IVORY),
    "purple": Tone(rgb("#b287b8"), rgb("#6d3375"), rgb("#451e4c"), IVORY),
    "orange": Tone(rgb("#f6bd7c"), rgb("#e07f2c"), rgb("#a45013"), INK),
    "slate": Tone(rgb("#c3cbd1"), rgb("#84909a"), rgb("#4a545e"), INK),
    "gold": Tone(rgb("#fae09a"), rgb("#e2ae40"), rgb("#a5741d"), INK),
    "earth": Tone(rgb("#d9a878"), rgb("#a8693a"), rgb("#6c3f20"), IVORY),
    "black": Tone(rgb("#8b857f"), rgb("#3a3431"), rgb("#1d1816"), IVORY),
    "rose": Tone(rgb("#eaa7b4"), rgb("#bf5069"), rgb("#862f45"), IVORY),
    "sea": Tone(rgb("#8ec3d8"), rgb("#3f86ad"), rgb("#2a648a"), IVORY),
    "marble": Tone(MARBLE, MARBLE_2, MARBLE_3, INK),
    "parch": Tone(IVORY, PARCH, SAND, INK),
}
GOLD = TONES["gold"]

_NAMED = (INK, UMBER, STONE, IVORY, PARCH, PARCH_2, SAND, MARBLE, MARBLE_2, MARBLE_3, NIGHT, NIGHT_2, MARK)
PINNED = tuple(dict.fromkeys([*_NAMED, *(step for tone in TONES.values() for step in tone[:3])]))  # these leave the encoder exactly
