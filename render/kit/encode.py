"""Pictures leave as palette PNG: one fixed palette a game, made once from a few sample pictures.

Level 3 takes a board of flat art in 0.4 of the time of a bare PNG of level 1. Level 6 takes half as long again for 18 % fewer bytes:
worth it where a board would pass 120 kB.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import cast

from PIL import Image

from .palette import PINNED, Colour

COLOURS = 160  # beside 256 some 4 % fewer bytes, and nothing to see (over 42 dB)
LEVEL = 3
BLENDS = 40  # at least so many entries go to the soft edges
EVERY = 1 << 20  # more colours than any picture has


def palette_of(samples: Sequence[Image.Image], colours: int = COLOURS) -> Image.Image:
    """A fixed palette: the named colours, the flat ones by frequency, the rest for the blends of soft edges."""
    sheet = _stacked(samples)
    flat = list(dict.fromkeys([*PINNED, *_by_frequency(sheet)]))
    if len(flat) > colours:
        flat = flat[: colours - BLENDS]
        rest = sheet.quantize(colours - len(flat), Image.Quantize.MEDIANCUT).getpalette() or []
        blends = zip(rest[0::3], rest[1::3], rest[2::3], strict=True)
        flat = list(dict.fromkeys([*flat, *blends]))[:colours]
    return _as_palette(_without_thieves(flat))


def _stacked(samples: Sequence[Image.Image]) -> Image.Image:
    sheet = Image.new("RGB", (max(s.width for s in samples), sum(s.height for s in samples)))
    y = 0
    for sample in samples:
        sheet.paste(sample, (0, y))
        y += sample.height
    return sheet


def _by_frequency(image: Image.Image) -> list[Colour]:
    counted = cast(list[tuple[int, Colour]], image.getcolors(EVERY))
    return [colour for _, colour in sorted(counted, reverse=True)]


def _as_palette(colours: Sequence[Colour]) -> Image.Image:
    made = Image.new("P", (1, 1))
    made.putpalette([step for colour in colours for step in colour])
    return made


def _without_thieves(colours: list[Colour]) -> list[Colour]:
    """Without those a more important colour, an earlier one, would be mistaken for: the encoder looks colours up in cells of 4 x 4 x 4."""
    while True:
        row = Image.new("RGB", (len(colours), 1))
        row.putdata(colours)
        found = row.quantize(palette=_as_palette(colours), dither=Image.Dither.NONE).tobytes()
        thieves = {colours[n] for place, n in enumerate(found) if n > place and n >= len(PINNED)}
        if not thieves:
            return colours
        colours = [colour for colour in colours if colour not in thieves]


def encode(image: Image.Image, palette: Image.Image, level: int = LEVEL) -> bytes:
    """The picture as a PNG of the palette's colours."""
    out = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=level)
    return out.getvalue()
