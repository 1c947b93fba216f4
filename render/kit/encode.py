"""Pictures leave as palette PNG: one fixed palette a game, made once from a few sample pictures.

The quick level takes a board of flat art in 0.15 of the time of a bare PNG of level 1. The thorough one takes twice as long for 14 % fewer
bytes: only as much of a board is compressed so as would else pass the limit.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from PIL import Image

from .palette import PINNED, Colour

COLOURS = 160  # beside 256 some 4 % fewer bytes, and nothing to see (over 42 dB)
QUICK, THOROUGH = 3, 5  # levels of compression
LIMIT = 117_000  # bytes of a board, for the phones
EACH, GROWTH, SAVED = 12, 8.8, 0.125  # of so many rows one is looked at; a whole picture is so much larger; what thoroughness saves of it
RAW, WINDOW = -15, 1 << 15  # how zlib calls a stream without head, and how far back it looks
BLENDS = 40  # at least so many entries go to the soft edges
EVERY = 1 << 20  # more colours than any picture has
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
            for count, colour in cast(list[tuple[int, Colour]], strip.getcolors(EVERY)):
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


def encode(image: Image.Image, palette: Image.Image, limit: int | None = None) -> bytes:
    """The picture as a PNG of the palette's colours; of one that may grow large, about so many bytes are the limit."""
    return png(image.quantize(palette=palette, dither=Image.Dither.NONE), limit)


# ---------------------------------------------------------------- the file

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = 3  # the colour type


def png(image: Image.Image, limit: int | None = None) -> bytes:
    """A palette image as a file. Pillow compresses row by row; all at once takes a fifth less time."""
    width, height = image.size
    rows = image.crop((-1, 0, width, height)).tobytes()  # every row begins with a 0: it is not filtered
    head = struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0)
    colours = bytes(image.getpalette() or ())
    packed = zlib.compress(rows, QUICK) if limit is None else _within(limit, rows, width + 1)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", packed), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))


def _within(limit: int, rows: bytes, wide: int) -> bytes:
    """Compressed quickly, and thoroughly from above as far as the limit asks for it; a few rows tell how far."""
    sample = b"".join(rows[start : start + wide] for start in range(0, len(rows), wide * EACH))
    size = len(zlib.compress(sample, 1)) * GROWTH
    thorough = min(1, max(0, (size - limit) / (size * SAVED)))
    end = round(thorough * len(rows) / wide) * wide
    first, rest = zlib.compressobj(THOROUGH, wbits=RAW), zlib.compressobj(QUICK, wbits=RAW, zdict=rows[max(0, end - WINDOW) : end])
    view = memoryview(rows)
    parts = (first.compress(view[:end]), first.flush(zlib.Z_SYNC_FLUSH), rest.compress(view[end:]), rest.flush())
    return b"\x78\x5e" + b"".join(parts) + struct.pack(">I", zlib.adler32(rows))
