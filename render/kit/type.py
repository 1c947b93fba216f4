"""Type: two families, masks of text that are made once, and the ways to keep a text within its place.

Players' names hold any sign there is; what no face can draw is folded to plain letters or left out, never shown as an empty box.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from threading import RLock
from typing import NamedTuple

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont, features

from .geometry import Point

FACES = {  # name: (family, weight)
    "title": ("Cinzel", 700),
    "heavy": ("Cinzel", 900),
    "text": ("Alegreya Sans", 500),
    "bold": ("Alegreya Sans", 800),
    "black": ("Alegreya Sans", 900),
}
WIDER = {"title": "bold", "heavy": "black"}  # the face with more scripts that stands in for one with fewer
LINING = ["lnum"] if features.check("raqm") else None
SMALLEST = 24  # nothing that matters is smaller
EDGE = [round(round(v / 255 * 4) / 4 * 255) for v in range(256)]  # soft edges in five steps: nobody sees it, 10 % fewer bytes
MANY = 1024  # lines of text kept
FREETYPE = RLock()  # a face serves one thread at a time


@lru_cache(maxsize=48)  # each is some 170 kB
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    family, weight = FACES[face]
    with FREETYPE:
        made = ImageFont.truetype(str(fontpkg.path(family, weight, nearest=True)), size)
        if family == "Cinzel":
            made.set_variation_by_axes([weight])
    return made


# ---------------------------------------------------------------- signs


@lru_cache(maxsize=4 * MANY)
def has(face: str, sign: str) -> bool:
    """Whether the face can draw the sign: it does not come out as an unassigned one does."""
    if sign.isspace():
        return True
    with FREETYPE:
        ours, none = (font(face, SMALLEST).getmask(s) for s in (sign, "\uffff"))
    return (ours.size, bytes(ours)) != (none.size, bytes(none))


@lru_cache(maxsize=MANY)
def spelt(text: str, face: str) -> tuple[str, str]:
    """The text as it can be drawn, and the face that draws it."""
    wider = WIDER.get(face, face)
    folded = "".join(_known(sign, face, wider) for sign in unicodedata.normalize("NFC", text))
    drawn = face if all(has(face, sign) for sign in folded) else wider
    plain = "".join(sign for sign in folded if has(drawn, sign))
    return (plain if plain == text else plain.strip(" ")), drawn


def _known(sign: str, face: str, wider: str) -> str:
    """The sign, or the plain letters under an ornate one; nothing for marks that would stack and for signs nobody sees."""

    def drawable(one: str) -> bool:
        return unicodedata.category(one)[0] not in "MC" and (has(face, one) or has(wider, one))

    if sign in "\n\t":
        return " "
    return sign if drawable(sign) else "".join(filter(drawable, unicodedata.normalize("NFKD", sign)))


def legible(name: str, otherwise: str) -> str:
    """A player's name, or what stands for it when no letter of it can be drawn."""
    plain = spelt(name, "bold")[0].strip()
    return plain if any(sign.isalnum() for sign in plain) else otherwise


# ---------------------------------------------------------------- lines


class Line(NamedTuple):
    """The mask of a line of text, its offset from the start of the baseline, its width and the height of its capitals."""

    mask: Image.Image
    dx: int
    dy: int
    width: int
    rise: int


@lru_cache(maxsize=4 * MANY)
def text_width(text: str, face: str, size: int) -> int:
    plain, drawn = spelt(text, face)
    with FREETYPE:
        return round(font(drawn, size).getlength(plain, features=LINING))


@lru_cache(maxsize=512)
def cap_height(face: str, size: int) -> int:
    with FREETYPE:
        return -round(font(face, size).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=MANY)
def label(text: str, face: str, size: int) -> Line:
    plain, drawn = spelt(text, face)
    with FREETYPE:
        made = font(drawn, size)
        left, top, right, bottom = (round(v) for v in made.getbbox(plain, anchor="ls", features=LINING))
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
        ImageDraw.Draw(mask).text((-left, -top), plain, 255, made, anchor="ls", features=LINING)
    return Line(mask.point(EDGE), left, top, text_width(text, face, size), cap_height(drawn, size))


ACROSS = {"l": 0.0, "c": 0.5, "r": 1.0}
DOWN = {"t": 1.0, "m": 0.5, "b": 0.0}


def write(image: Image.Image, at: Point, text: str, face: str, size: int, colour: tuple[int, ...], anchor: str = "lm") -> int:
    """Anchor: l, c, r and t, m, b, where top, middle and bottom are those of a capital. Returns the width."""
    line = label(text, face, size)
    x = round(at[0] - ACROSS[anchor[0]] * line.width) + line.dx
    y = round(at[1] + DOWN[anchor[1]] * line.rise) + line.dy
    image.im.paste(colour, (x, y, x + line.mask.width, y + line.mask.height), line.mask.im)  # see Sprite.paste
    return line.width


# ---------------------------------------------------------------- fitting


def fit(text: str, face: str, size: int, width: int, smallest: int = SMALLEST) -> int:
    """The largest size, from `size` down, at which the text is no wider than `width`; `smallest` if there is none."""
    wide = text_width(text, face, size)
    if wide > width:
        size = min(size, width * size // wide + 1)  # widths grow with the size: start close to the answer
    while size > smallest and text_width(text, face, size) > width:
        size -= 1
    return max(size, smallest)


@lru_cache(maxsize=MANY)
def clip(text: str, face: str, size: int, width: int) -> str:
    """Cut with an ellipsis rather than overflow."""
    if text_width(text, face, size) <= width:
        return text
    while text and text_width(text.rstrip() + "…", face, size) > width:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def wrap(text: str, face: str, size: int, width: int) -> list[str]:
    """Lines broken at plain spaces only: no-break spaces hold."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip(" ")
        if lines[-1] and text_width(longer, face, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _balanced(text: str, face: str, size: int, width: int) -> list[str]:
    """The text in the fewest lines, as even as they can be: no lone word at the end."""
    lines = wrap(text, face, size, width)
    while len(lines) > 1:
        width -= max(4, size // 4)
        tighter = wrap(text, face, size, width)
        if len(tighter) > len(lines) or any(text_width(line, face, size) > width for line in tighter):
            break
        lines = tighter
    return lines


@lru_cache(maxsize=MANY)
def typeset(text: str, face: str, size: int, width: int, lines: int = 1, smallest: int = SMALLEST) -> tuple[int, tuple[str, ...]]:
    """The largest size, from `size` to `smallest`, at which the text takes at most so many lines, and these; cut off if there is none."""
    most = fit(text, face, size, width * lines, smallest)  # what is wider than all lines together need not be tried
    for step in range(most, smallest - 1, -1):
        broken = wrap(text, face, step, width)
        if len(broken) <= lines and all(text_width(line, face, step) <= width for line in broken):
            return step, tuple(_balanced(text, face, step, width))
    broken = wrap(text, face, smallest, width)
    broken[lines - 1 :] = [" ".join(broken[lines - 1 :])]
    return smallest, tuple(clip(line, face, smallest, width) for line in broken if line)


def paragraph(
    image: Image.Image, at: Point, text: str, face: str, size: int, colour: tuple[int, ...], width: int,
    anchor: str = "c", leading: float = 1.12, lines: int = 12, smallest: int | None = None,
) -> int:
    """Lines below one another, the first one's capitals starting at `at`. Returns the height."""
    size, broken = typeset(text, face, size, width, lines, size if smallest is None else smallest)
    for i, line in enumerate(broken):
        write(image, (at[0], at[1] + i * size * leading), line, face, size, colour, anchor + "t")
    return round(len(broken) * size * leading)
