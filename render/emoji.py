"""The bot's own emoji as pictures: small icons of the games with a light rim, so that they read on a dark and on a light ground."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping

from PIL import Image, ImageFilter

from .icons import emblems, faces, goods, people, places, tools  # noqa: F401  they enter their icons in the kit's register
from .kit import ICONS
from .kit.pen import draw_icon

SIZE, RIM = 128, 4  # pixels; Discord shows them at 22 in a line of text, at 48 alone
RIM_COLOUR = (255, 253, 248)
ICON: Mapping[str, str] = {  # where an emoji is called otherwise than its icon: a name is what a notification shows, and what is read aloud
    "ale": "beer",
    "assassination": "dagger",
    "bribery": "bribe",
    "building": "trowel",
    "courtesan": "fan",
    "fortuna": "wheel",
    "gold": "coins",
    "grape_harvest": "press",
    "legion": "standard",
    "legionary": "centurion",
    "marriage": "ring",
    "spy": "eye",
    "wheat_trade": "sell_wheat",
    "wine_trade": "sell_wine",
    "wrath": "lightning",
}


def drawn(name: str) -> Image.Image:
    """The emoji of this name."""
    art = draw_icon(ICON.get(name, name), SIZE - 2 * RIM)
    whole = Image.new("RGBA", (SIZE, SIZE))
    whole.alpha_composite(art, (RIM, RIM))
    outline = whole.getchannel("A").filter(ImageFilter.MaxFilter(2 * RIM - 1)).filter(ImageFilter.GaussianBlur(1))
    rim = Image.new("RGBA", whole.size, RIM_COLOUR)
    rim.putalpha(outline)
    rim.alpha_composite(whole)
    return rim


def picture(name: str) -> bytes:
    """An emoji as a PNG."""
    made = io.BytesIO()
    drawn(name).save(made, "PNG")
    return made.getvalue()


def digest(name: str) -> str:
    """Tells whether a picture has changed: of what is seen, not of how it is packed."""
    return hashlib.sha256(drawn(name).tobytes()).hexdigest()[:16]


def exists(name: str) -> bool:
    return ICON.get(name, name) in ICONS
