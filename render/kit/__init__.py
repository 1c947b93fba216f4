"""What the boards share: palette, type, pen, plates, tokens, the mark of the last change, encoding.

Every sprite and every line of text is made once (enlarged, then reduced) and kept in a bounded cache; a frame is a static layer followed
by pastes. All positions are pixels of the final picture unless a Pen is at work. Words come in as arguments.
"""

from .cut import Sprite
from .encode import COLOURS, encode, palette_of
from .geometry import SHAPES, Box, Point, leaf, mirrored, regular, ring, rounded, shape_points, smooth, star
from .ornaments import (
    BAND,
    chevrons,
    draw_laurel,
    frieze,
    guilloche,
    laurel,
    marble,
    meander,
    note,
    panel,
    plate,
    round_mask,
    slab,
    tesserae,
    title_band,
)
from .palette import (
    GOLD,
    INK,
    IVORY,
    MARBLE,
    MARBLE_2,
    MARBLE_3,
    MARK,
    NIGHT,
    NIGHT_2,
    PARCH,
    PARCH_2,
    PINNED,
    SAND,
    STONE,
    TONES,
    UMBER,
    Colour,
    Tone,
    mix,
    rgb,
)
from .pen import ICONS, SUPER, Pen, draws
from .shelf import SHELF, layer, sprite
from .sprites import faded, icon, pips, put
from .tokens import coin, die, mark, medal, outline, seal, turn_tag, wax
from .type import FACES, SMALLEST, clip, fit, label, legible, paragraph, text_width, typeset, wrap, write

WIDTH = 1200

__all__ = [
    "BAND", "COLOURS", "FACES", "GOLD", "ICONS", "INK", "IVORY", "MARBLE", "MARBLE_2", "MARBLE_3", "MARK", "NIGHT", "NIGHT_2",
    "PARCH", "PARCH_2", "PINNED", "SAND", "SHAPES", "SHELF", "SMALLEST", "STONE", "SUPER", "TONES", "UMBER", "WIDTH", "Box", "Colour",
    "Pen", "Point", "Sprite", "Tone", "chevrons", "clip", "coin", "die", "draw_laurel", "draws", "encode", "faded", "fit", "frieze",
    "guilloche", "icon", "label", "laurel", "layer", "leaf", "legible", "marble", "mark", "meander", "medal", "mirrored", "mix", "note",
    "outline", "palette_of", "panel", "paragraph", "pips", "plate", "put", "regular", "rgb", "ring", "round_mask", "rounded", "seal",
    "shape_points", "slab", "smooth", "sprite", "star", "tesserae", "text_width", "title_band", "turn_tag", "typeset", "wax", "wrap",
    "write",
]
