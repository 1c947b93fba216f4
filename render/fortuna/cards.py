"""The cards: Actions open and locked, Favours open and used, Privileges with what they do."""

from __future__ import annotations

from PIL import Image

from rules.fortuna.components import FREE, GIFTS_TO_CAESAR, Action, Favour, Privilege

from .. import kit
from ..kit import GOLD, INK, IVORY, MARBLE_2, MARBLE_3, NIGHT, NIGHT_2, PARCH, PARCH_2, SAND, UMBER, Colour, icon, mix, put, write
from .layout import ACTION, FAVOUR
from .theme import ACTION_ART, FAVOUR_ART, GROUND, PRIVILEGE_ART, privilege_colour, privilege_tone

LARGE = (376, 196)  # an Action card in a display
BIG, SLIM = (268, 404), (220, 372)  # a Privilege card among few and among many


def _card(size: tuple[int, int], on: Colour, edge: Colour, face: Colour, shade: Colour, radius: int) -> Image.Image:
    """A card to lie on a plain colour: it needs no mask."""
    w, h = size
    image = Image.new("RGB", size, on)
    kit.slab(image, (0, 0, w, h), edge, radius)
    kit.slab(image, (3, 3, w - 3, h - 3), shade, radius - 2)
    kit.slab(image, (3, 3, w - 6, h - 5), face, radius - 2)
    return image


# ---------------------------------------------------------------- Action cards


def _action_face(size: tuple[int, int], locked: bool, on: Colour) -> Image.Image:
    if locked:
        return _card(size, on, INK, NIGHT_2, NIGHT, 12)
    return _card(size, on, GOLD.dark, IVORY, PARCH_2, 12)


@kit.sprite
def action(card: Action, name: str, locked: bool, on: Colour = PARCH) -> Image.Image:
    """An Action card on its side; a locked one is dark, with its name."""
    w, h = ACTION
    image, art = _action_face(ACTION, locked, on), ACTION_ART[card]
    put(image, kit.faded(art, 62, NIGHT_2, 0.4) if locked else icon(art, 66), (w / 2, 42), "cm")
    if locked:
        put(image, icon("lock", 42), (w - 30, 30), "cm")
    write(image, (w / 2, h - 21), name, "bold", kit.fit(name, "bold", 28, w - 14), MARBLE_2 if locked else INK, "cm")
    return image


def no_action() -> kit.Sprite:
    """The place of an Action card not picked yet."""
    return kit.plate(*ACTION, PARCH, PARCH_2, 12)


@kit.sprite
def large_action(card: Action, name: str, brings: str, locked: str) -> Image.Image:
    """An Action card with what it brings; `locked` is the word on a locked one."""
    w = LARGE[0]
    image, art = _action_face(LARGE, bool(locked), GROUND), ACTION_ART[card]
    ink, pale = (MARBLE_2, MARBLE_3) if locked else (INK, UMBER)
    put(image, kit.faded(art, 104, NIGHT_2, 0.4) if locked else icon(art, 108), (70, 76), "cm")
    size, lines = kit.typeset(name, "heavy", 31, w - 152, 2)
    for n, line in enumerate(lines):
        write(image, (132, (50 if locked else 72) + (n - (len(lines) - 1) / 2) * 36), line, "heavy", size, ink, "lm")
    if locked:
        put(image, icon("lock", 40), (134, 104), "lm")
        write(image, (180, 106), locked, "bold", kit.fit(locked, "bold", 28, w - 190), GOLD.base, "lm")
    size, lines = kit.typeset(brings, "text", 30, w - 36, 2)
    for n, line in enumerate(lines):
        write(image, (w / 2, 156 + (n - (len(lines) - 1) / 2) * 30), line, "text", size, pale, "cm")
    return image


# ---------------------------------------------------------------- Favour cards


def gift(favour: Favour) -> str:
    """How many are given for it; nothing for those that cost nothing (F4.3)."""
    most = 0 if favour in FREE else GIFTS_TO_CAESAR[favour][1]
    return {0: "", 1: "1"}.get(most, f"1–{most}")


@kit.sprite
def favour(card: Favour, name: str, steps: str, used: str) -> Image.Image:
    """A Favour card without its tokens; `used` is the word on one that lies face down."""
    (w, h), art = FAVOUR, FAVOUR_ART[card]
    if used:
        image = _card(FAVOUR, GROUND, GOLD.dark, NIGHT_2, NIGHT, 16)
        kit.slab(image, (11, 11, w - 11, h - 11), GOLD.dark, 9)
        kit.slab(image, (13, 13, w - 13, h - 13), NIGHT, 8)
        put(image, kit.faded(art, 88, NIGHT, 0.45), (w / 2 + 20, 84), "cm")
        put(image, kit.die(card, 50), (40, 42), "cm")
        write(image, (w / 2, 164), name, "heavy", kit.fit(name, "heavy", 27, w - 30), GOLD.base, "cm")
        write(image, (w / 2, 204), used, "bold", kit.fit(used, "bold", 28, w - 30), MARBLE_3, "cm")
        return image
    image = _card(FAVOUR, GROUND, GOLD.dark, PARCH, PARCH_2, 16)
    put(image, kit.die(card, 54), (40, 42), "cm")
    put(image, icon(art, 84), (w / 2 + 32, 56), "cm")
    if given := gift(card):
        write(image, (40, 90), given, "black", 30, INK, "cm")
    write(image, (w / 2, 122), name, "heavy", kit.fit(name, "heavy", 27, w - 18), INK, "cm")
    size, lines = kit.typeset(steps, "bold", 25, w - 24, 2)
    for n, line in enumerate(lines):
        write(image, (w / 2, 163 + (n - (len(lines) - 1) / 2) * 25), line, "bold", size, UMBER, "cm")
    return image


# ---------------------------------------------------------------- Privilege cards


@kit.sprite
def privilege(card: Privilege, title: str, effect: str, letter: str, note: str, ready: bool, slim: bool) -> Image.Image:
    """A Privilege card; the note below says what it is worth or whether it may be played, `ready` if so now."""
    size = w, h = SLIM if slim else BIG
    t = privilege_tone(card)
    image = _card(size, GROUND, GOLD.dark, PARCH, PARCH_2, 20)
    kit.slab(image, (13, 13, w - 13, h - 13), t.base, 11)
    kit.slab(image, (16, 16, w - 16, h - 16), IVORY, 9)
    sky, down = 150 if slim else 178, 156 if slim else 184
    kit.slab(image, (16, 16, w - 16, 16 + sky), mix(IVORY, t.light, 0.5), 9)
    put(image, kit.laurel(160 if slim else 186, privilege_colour(card)), (w / 2, 20 + sky / 2), "cm")
    _draw_gift(image, card, w / 2, 16 + sky / 2, 88 if slim else 104)
    put(image, kit.seal("hexagon", privilege_colour(card), letter, 60), (44, 44), "cm")
    write(image, (w / 2, down + 40), title, "heavy", kit.fit(title, "heavy", 32, w - 34), t.dark, "cm")
    kit.paragraph(image, (w / 2, down + 70), effect, "text", 30, UMBER, w - 44, lines=3, smallest=26)
    if note:
        edge, ink = (t.base, t.ink) if ready else (SAND, INK)
        kit.slab(image, (10, h - 56, w - 10, h - 12), edge, 10)
        write(image, (w / 2, h - 34), note, "bold", kit.fit(note, "bold", 27, w - 26), ink, "cm")
    return image


def _draw_gift(image: Image.Image, card: Privilege, x: float, y: float, size: int) -> None:
    """Draws what a Privilege card gives; of one with a choice, both sides of it."""
    match card:
        case Privilege.VESTAL_OR_CENTURION:
            put(image, icon("vestal", round(size * 0.72)), (x - size * 0.3, y - 6), "cm")
            put(image, icon("centurion", round(size * 0.72)), (x + size * 0.3, y + 10), "cm")
        case Privilege.WATER_AND_CUBE | Privilege.WHEAT_AND_CUBE | Privilege.WINE_AND_CUBE:
            put(image, icon(PRIVILEGE_ART[card], round(size * 0.82)), (x - size * 0.18, y), "cm")
            write(image, (x + size * 0.4, y + 4), "+1", "black", round(size * 0.42), INK, "cm")
        case _:
            put(image, icon(PRIVILEGE_ART[card], size), (x, y), "cm")
