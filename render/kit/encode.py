"""Pictures leave as palette PNG: one fixed palette a game, made once from a few sample pictures.

libdeflate packs them: a board of flat art in half the time of zlib, into an eighth fewer bytes.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

import deflate
from PIL import Image

from .palette import PINNED, Colour

COLOURS = 160  # beside 256 some 4 % fewer bytes, and nothing to see (over 42 dB)
LEVEL = 5  # of compression: the next takes a third longer for 3 % fewer bytes
BLENDS = 40  # at least so many entries go to the soft edges
STRIP = 64  # rows that are counted at once
DIGEST = 60_000  # pixels that stand for all samples


def palette_of(samples: Sequence[Image.Image], colours: int = COLOURS) -> Image.Image:
    """A fixed palette: the named colours, the flat ones by frequency, the rest for the blends of soft edges."""
    counted = _counted(samples)
    flat = list(dict.fromkeys([*PINNED, *(colour for colour, _ in counted.most_common())]))
    if len(flat) > colours:
        flat = flat[: colours - BLENDS]
        rest = _digest(counted).quantize(colours - len(flat), Image.Quantize.MEDIANCUT).getpalette() or []
        blends = zip(rest[0::3], rest[1::3], rest[2::3], strict=True)
        flat = list(dict.fromkeys([*flat, *blends]))[:colours]
    return _as_palette(_without_thieves(flat))


def _counted(samples: Iterable[Image.Image]) -> Counter[Colour]:
    """How often each colour occurs."""
    found: Counter[Colour] = Counter()
    for sample in samples:
        for y in range(0, sample.height, STRIP):  # Pillow counts without letting other threads run
            strip = sample.crop((0, y, sample.width, min(y + STRIP, sample.height)))
            every = strip.width * strip.height  # Pillow clears a table as large as that: much more would take thirty times as long
            for count, colour in cast(list[tuple[int, Colour]], strip.getcolors(every)):
                found[colour] += count
    return found


def _digest(counted: Counter[Colour]) -> Image.Image:
    """A small picture with every colour in about the shares of the samples: a hundredth of their pixels is as good a basis."""
    every = max(1, counted.total() // DIGEST)
    pixels = [colour for colour, count in counted.items() for _ in range(-(-count // every))]
    made = Image.new("RGB", (len(pixels), 1))
    made.putdata(pixels)
    return made


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


def encode(image: Image.Image, palette: Image.Image) -> bytes:
    """The picture as a PNG of the palette's colours."""
    return png(image.quantize(palette=palette, dither=Image.Dither.NONE))


# ---------------------------------------------------------------- the file

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = 3  # the colour type


def png(image: Image.Image) -> bytes:
    """A palette image as a file. Pillow compresses row by row; all at once is faster and packs better."""
    width, height = image.size
    rows = image.crop((-1, 0, width, height)).tobytes()  # every row begins with a 0: it is not filtered
    head = struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0)
    colours = bytes(image.getpalette() or ())
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", deflate.zlib_compress(rows, LEVEL)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes | bytearray) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))
