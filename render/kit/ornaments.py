"""Plates, marble, friezes, mosaic, rope and laurels, and the title band of every picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from .geometry import Box, leaf
from .palette import GOLD, MARBLE, MARBLE_2, MARBLE_3, NIGHT, TONES, Colour, mix
from .pen import SUPER, Pen
from .shelf import sprite
from .sprites import icon, put
from .type import EDGE, fit, text_width, typeset, write

# ---------------------------------------------------------------- plates


@lru_cache(maxsize=128)
def round_mask(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * SUPER, height * SUPER))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * SUPER - 1, height * SUPER - 1), radius * SUPER, 255)
    return mask.reduce(SUPER)


def slab(image: Image.Image, box: Box, fill: tuple[int, ...], radius: int = 14) -> None:
    """A flat rounded rectangle: two bars and four corners, so that no mask is larger than a corner."""
    x0, y0, x1, y1 = box
    r = max(0, min(radius, (x1 - x0) // 2, (y1 - y0) // 2))
    image.paste(fill, (x0 + r, y0, x1 - r, y1))
    if r:
        image.paste(fill, (x0, y0 + r, x0 + r, y1 - r))
        image.paste(fill, (x1 - r, y0 + r, x1, y1 - r))
        disc = round_mask(2 * r, 2 * r, r)
        for dx, dy in ((0, 0), (r, 0), (0, r), (r, r)):
            image.paste(fill, ((x1 - 2 * r if dx else x0) + dx, (y1 - 2 * r if dy else y0) + dy), disc.crop((dx, dy, dx + r, dy + r)))


def panel(image: Image.Image, box: Box, fill: Colour, edge: Colour, radius: int = 16, width: int = 3, drop: Colour | None = None) -> None:
    """A plate: hard drop shadow, edge, face."""
    x0, y0, x1, y1 = box
    if drop:
        slab(image, (x0 + 4, y0 + 6, x1 + 4, y1 + 6), drop, radius)
    slab(image, box, edge, radius)
    slab(image, (x0 + width, y0 + width, x1 - width, y1 - width), fill, max(0, radius - width))


@sprite
def plate(width: int, height: int, fill: Colour, edge: Colour, radius: int = 10, line: int = 3) -> Image.Image:
    """A rounded plate as a sprite (RGBA), for what changes from frame to frame."""
    made = Image.new("RGBA", (width, height))
    made.paste((*edge, 255), (0, 0), round_mask(width, height, radius))
    made.paste((*fill, 255), (line, line), round_mask(width - 2 * line, height - 2 * line, max(0, radius - line)))
    made.putalpha(round_mask(width, height, radius).point(EDGE))
    return made


def marble(image: Image.Image, box: Box, seed: int = 3, radius: int = 16, edge: Colour = MARBLE_3) -> None:
    """A marble slab: flat with a few soft veins, the same for the same seed."""
    width, height = box[2] - box[0], box[3] - box[1]
    pen = Pen(width, height, units=width, factor=2)
    pen.rect(0, 0, width, height, MARBLE)
    for i in range(max(2, width // 210)):
        x = (i * 227 + seed * 61) % width - 60
        sway = [(x + j * 34 + 13 * math.sin(j * 2.3 + i * 2.1 + seed), j * height / 6) for j in range(-1, 8)]
        pen.line(sway, 9, mix(MARBLE, MARBLE_2, 0.3), curve=True)
        pen.line([(a + 4, b) for a, b in sway], 1.6, mix(MARBLE, MARBLE_2, 0.9), curve=True)
        pen.line([*sway[3:5], (sway[5][0] + 50, sway[5][1] - 14)], 1.6, mix(MARBLE, MARBLE_2, 0.8), curve=True)
    slab(image, box, edge, radius)
    face = pen.done().convert("RGB").crop((3, 3, width - 3, height - 3))
    image.paste(face, (box[0] + 3, box[1] + 3), round_mask(*face.size, max(0, radius - 3)))


# ---------------------------------------------------------------- friezes

KEY = ("#####.", "#...#.", "#.#.#.", "#.###.", "#.....", "######")  # one turn of the Greek key


@sprite
def meander(length: int, unit: int, colour: Colour) -> Image.Image:
    """A horizontal Greek key of about this length, `6 * unit` high, transparent between its lines."""
    turns = max(1, length // (6 * unit))
    strip = Image.new("RGBA", (turns * 6 * unit + unit, 6 * unit))
    draw = ImageDraw.Draw(strip)
    cells = [(column, row) for row, line in enumerate(KEY) for column, cell in enumerate(line) if cell == "#"]
    for turn in range(turns):
        for column, row in cells:
            x, y = (turn * 6 + column) * unit, row * unit
            draw.rectangle((x, y, x + unit - 1, y + unit - 1), colour)
    draw.rectangle((turns * 6 * unit, 0, turns * 6 * unit + unit - 1, 6 * unit), colour)
    return strip


def frieze(image: Image.Image, box: Box, fill: Colour, line: Colour, unit: int) -> None:
    """A band of Greek key, centred in the box."""
    image.paste(fill, box)
    strip = meander(box[2] - box[0] - 2 * unit, unit, line)
    put(image, strip, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), "cm")


def chevrons(image: Image.Image, box: Box, colours: Sequence[Colour], fill: Colour, step: int = 30) -> None:
    """The Egyptian frieze: a row of triangles in turn of several colours, as on a painted collar."""
    width, height = box[2] - box[0], box[3] - box[1]
    pen = Pen(width, height, units=width, factor=2)
    pen.rect(0, 0, width, height, fill)
    for i in range(-1, width // step + 2):
        for n, colour in enumerate(colours):
            x, cut = i * step, n * height * 0.27
            slant = cut * step / 2 / height
            pen.poly([(x + slant, 0), (x + step - slant, 0), (x + step / 2, height - cut)], colour)
    image.paste(pen.done().convert("RGB"), box[:2])


def tesserae(image: Image.Image, box: Box, colours: Sequence[Colour], grout: Colour, side: int = 12, gap: int = 2) -> None:
    """A frame of mosaic stones just inside the box, one stone thick."""
    x0, y0, x1, y1 = box
    thick, step = side + 2 * gap, side + gap
    for strip in ((x0, y0, x1, y0 + thick), (x0, y1 - thick, x1, y1), (x0, y0, x0 + thick, y1), (x1 - thick, y0, x1, y1)):
        image.paste(grout, strip)
    across, down = (x1 - x0 - gap) // step, (y1 - y0 - gap) // step
    sx, sy = (x1 - x0 - gap - side) / (across - 1), (y1 - y0 - gap - side) / (down - 1)
    edge = [(i, j) for i in range(across) for j in (0, down - 1)] + [(i, j) for j in range(1, down - 1) for i in (0, across - 1)]
    for i, j in edge:
        x, y = x0 + gap + round(i * sx), y0 + gap + round(j * sy)
        image.paste(colours[(i + j) % len(colours)], (x, y, x + side, y + side))


@sprite
def guilloche(length: int, height: int, first: Colour, second: Colour, dot: Colour, ground: Colour) -> Image.Image:
    """The twisted rope of Roman mosaics."""
    pen = Pen(length, height, units=length)
    pen.rect(0, 0, length, height, ground)
    wave, swing, thick = height * 1.5, height * 0.27, height * 0.2

    def strand(xs: Sequence[float], phase: float, colour: Colour) -> None:
        points = [(x, height / 2 + swing * math.sin(x / wave * 2 * math.pi + phase)) for x in xs]
        pen.line(points, thick + 4, ground)
        pen.line(points, thick, colour)

    whole = range(-4, length + 6, 2)
    strand(whole, 0, first)
    strand(whole, math.pi, second)
    for i in range(int(length / (wave / 2)) + 1):
        x = wave / 4 + i * wave / 2
        pen.disc(x, height / 2, height * 0.09, dot)
        if i % 2:  # the first strand passes over at every second crossing
            strand([x + wave / 4 + wave * 0.14 * (j / 8 - 1) for j in range(17)], 0, first)
    return pen.done().convert("RGB")


# ---------------------------------------------------------------- laurels


def draw_laurel(pen: Pen, x: float, y: float, r: float, light: Colour, dark: Colour, leaves: int = 9, length: float | None = None) -> None:
    """Two branches that meet at the bottom and open at the top."""
    length = r * 0.36 if length is None else length
    for side in (-1, 1):
        pen.arc(x, y, r, 90, 90 + side * 148, r * 0.05, dark)
        for i in range(leaves):
            a = math.radians(90 + side * (14 + i * 134 / (leaves - 1)))
            foot_x, foot_y = x + r * math.cos(a), y + r * math.sin(a)
            along = a + side * math.pi / 2
            pen.poly(leaf(foot_x, foot_y, along - side * 0.55, length, length * 0.24), dark)
            pen.poly(leaf(foot_x, foot_y, along + side * 0.45, length, length * 0.24), light)


@sprite
def laurel(size: int, tone: str = "gold") -> Image.Image:
    pen, t = Pen(size), TONES[tone]
    draw_laurel(pen, 50, 52, 38, t.base, t.dark)
    return pen.done()


# ---------------------------------------------------------------- the head of every picture

BAND = 92
NOTE_ROOM = 200


def title_band(image: Image.Image, title: str, tone: str, emblem: str, height: int = BAND) -> None:
    """The game's emblem, its title between two runs of Greek key, and room for a note on the right."""
    t, y = TONES[tone], height / 2 - 2
    image.paste(t.dark, (0, 0, image.width, height))
    image.paste(GOLD.base, (0, height - 4, image.width, height))
    size = fit(title, "heavy", 52, image.width - 2 * NOTE_ROOM - 120)
    room = (image.width - text_width(title, "heavy", size)) // 2 - NOTE_ROOM - 30
    if room > 30:
        strip = meander(room, 4, mix(t.dark, GOLD.base, 0.7))
        put(image, strip, (NOTE_ROOM, y), "lm")
        put(image, strip, (image.width - NOTE_ROOM, y), "rm")
    put(image, icon(emblem, height - 24), (34, y), "lm")
    write(image, (image.width / 2, y), title, "heavy", size, GOLD.light, "cm")


def note(image: Image.Image, text: str, height: int = BAND) -> None:
    """The round or the year, at the right of the title, on two lines where one is too short."""
    size, lines = typeset(text, "title", 28, NOTE_ROOM - 46, 2)
    for n, line in enumerate(lines):
        write(image, (image.width - 34, height / 2 - 2 + (n - (len(lines) - 1) / 2) * size * 1.15), line, "title", size, GOLD.light, "rm")


def footed(image: Image.Image, lines: Sequence[str]) -> Image.Image:
    """The picture with a strip below it that says something to everybody: who is near to winning. A long line takes two rows."""
    row, gap, room = 38, 12, image.width - 68
    set_lines = [typeset(line.replace("**", "").removeprefix("⚑ "), "text", 28, room, 2) for line in lines]
    height = gap + sum(gap + row * len(rows) for _, rows in set_lines)
    whole = Image.new("RGB", (image.width, image.height + height), NIGHT)
    whole.paste(image, (0, 0))
    whole.paste(GOLD.base, (0, image.height, image.width, image.height + 4))
    y = image.height + gap
    for size, rows in set_lines:
        for text in rows:
            write(whole, (34, y + row / 2), text, "text", size, GOLD.light, "lm")
            y += row
        y += gap
    return whole
