"""The cards: those on offer with their effects in signs, those in the displays, the Action cards face up and face down."""

from __future__ import annotations

from PIL import Image

from rules.engine.model import Seat
from rules.lutece.components import LETTERS, Action, Card, Income, Kind, Tile
from rules.lutece.components import Colour as Family
from rules.lutece.state import Offer

from .. import kit
from ..kit import GOLD, INK, IVORY, PARCH, PARCH_2, SAND, STONE, TONES, UMBER, Colour, Pen, Tone, icon, mix, put, write
from . import tokens
from .theme import FAMILY, GROUND, ROMAN, SEATS, Formula, effect, picture

OFFER_HIGH = 264
STRIP = 58  # the head of an offered card
PICTURE = 168  # where its picture ends
OWNED = (142, 190)
OPTION = (76, 104)
NARROW = 260  # as cards are when five players are offered ten
MIDDLE, RAISED = 0.5, 0.3  # where the sign of an Action card stands: alone, or above a bribe


# ---------------------------------------------------------------- effects in signs


def _sign(sign: str, size: int) -> kit.Sprite | None:
    """The picture of a sign; None for plain text."""
    name, _, value = sign.partition(":")
    match name:
        case "coin":
            return kit.coin(size, value)
        case "laurel":
            return tokens.points(int(value), round(size * 1.2))
        case "talent":
            return tokens.talent(int(value), size)
        case "card":
            return tokens.family_card(Family(value), size)
    return icon(sign, size) if sign in kit.ICONS else None


@kit.sprite
def formula(signs: Formula, size: int) -> Image.Image:
    """An effect as one line of signs."""
    size = size if len(signs) < 8 else round(size * 0.8)
    figure = round(size * 0.8)
    made = [_sign(sign, size) for sign in signs]
    widths = [art.width if art else kit.text_width(sign, "black", figure) + 4 for sign, art in zip(signs, made, strict=True)]
    line = Image.new("RGBA", (sum(widths), round(size * 1.2)))
    x, middle = 0, line.height / 2
    for sign, art, wide in zip(signs, made, widths, strict=True):
        if art:
            line.alpha_composite(art.copy(), (x, round(middle - art.height / 2)))
        else:
            write(line, (x + wide / 2, middle), sign, "black", figure, (*UMBER, 255), "cm")
        x += wide
    return line


# ---------------------------------------------------------------- cards on offer


def _face(w: int, h: int, t: Tone, strip: int, end: int, on: Colour) -> Image.Image:
    """Ivory with a head and a ground for the picture in the family's colour, to lie on a plain colour: it needs no mask."""
    image = Image.new("RGB", (w, h), on)
    kit.slab(image, (0, 0, w, h), t.dark, 14)
    kit.slab(image, (3, 3, w - 3, h - 3), PARCH_2, 12)
    kit.slab(image, (3, 3, w - 6, h - 5), IVORY, 12)
    kit.slab(image, (3, 3, w - 3, strip + 18), t.base, 12)
    image.paste(mix(IVORY, t.light, 0.45), (3, strip, w - 3, end))
    return image


@kit.sprite
def _body(kind: Kind, name: str, wide: int, lean: bool, on: Colour) -> Image.Image:
    """What all copies of a kind share: head, name, picture."""
    t = FAMILY[kind.colour]
    image = _face(wide, OFFER_HIGH, t, STRIP, PICTURE, on)
    size, lines = kit.typeset(name, "bold", 32, wide - 70, 2)
    for n, line in enumerate(lines):
        write(image, (60 + (wide - 66) / 2, 31 + (n - (len(lines) - 1) / 2) * 25), line, "bold", size, t.ink, "cm")
    put(image, icon(picture(kind), 106), (wide * 0.3 if lean else wide / 2, 113), "cm")
    if kind.roman:
        put(image, icon(ROMAN, 46), (wide - 8, 84), "rm")
    return image


def cost_at(kind: Kind) -> int:
    """The cost stands lower when a line of effect is above it."""
    return 214 if kind.deck.value == "characters" and kind.resource else 232


def draw_offer(image: Image.Image, at: tuple[int, int], tile: Tile, offer: Offer, wide: int, name: str, cost: str, on: Colour) -> None:
    """A card under its tile, and the gold on it; it lies on this colour."""
    x, y = at
    gold = tokens.gold_on(offer.gold) if offer.gold else None
    draw_card(image, at, offer.card, wide, name, cost, on, gold.width + 4 if gold else 0)
    put(image, tokens.tile_badge(tile), (x + 6, y + 5))
    if gold:
        put(image, gold, (x + wide - 9, y + cost_at(offer.card.kind)), "rm")


def draw_card(
    image: Image.Image, at: tuple[int, int], card: Card, wide: int, name: str, cost: str, on: Colour, taken: int = 0
) -> None:  # fmt: skip
    """A card with its gift and its cost; so much of the line of the cost is taken."""
    x, y = at
    put(image, _body(card.kind, name, wide, bool(card.talent), on), at)
    _draw_gift(image, at, card, wide)
    low = y + cost_at(card.kind)
    put(image, kit.coin(48, str(card.cost)), (x + 37, low), "cm")
    size = 26 if wide < NARROW else 36
    if kit.text_width(cost, "text", size) <= wide - 76 - taken:
        write(image, (x + 68, low), cost, "text", size, UMBER, "lm")


def _draw_gift(image: Image.Image, at: tuple[int, int], card: Card, wide: int) -> None:
    """Draws what a card gives: units and Talent beside its picture, the effect below."""
    (x, y), kind = at, card.kind
    if card.talent and kind.resource:
        for n in range(card.units):
            put(image, icon(kind.resource.value, 50), (x + wide * 0.76 + (n - (card.units - 1) / 2) * 46, y + 88), "cm")
        put(image, tokens.talent(card.talent, 50), (x + wide * 0.76, y + 140), "cm")
    if signs := effect(card):
        put(image, formula(signs, 38 if wide < NARROW else 42), (x + wide / 2, y + 188), "cm")


def vacant(wide: int) -> kit.Sprite:
    """A tile without a card."""
    return kit.plate(wide, OFFER_HIGH, mix(GROUND, SAND, 0.08), mix(GROUND, SAND, 0.3), 14)


# ---------------------------------------------------------------- cards in a display


@kit.sprite
def _owned_body(kind: Kind, name: str, on: Colour) -> Image.Image:
    t, (w, h) = FAMILY[kind.colour], OWNED
    image = _face(w, h, t, 14, 100, on)
    put(image, icon(picture(kind), 80), (w / 2, 58), "cm")
    if kind.roman:
        put(image, icon(ROMAN, 40), (w - 6, 36), "rm")
    size, lines = kit.typeset(name, "bold", 26, w - 10, 1)
    write(image, (w / 2, 117), lines[0], "bold", size, INK, "cm")
    return image


def draw_owned(image: Image.Image, at: tuple[int, int], kind: Kind, name: str, signs: Formula, on: Colour) -> None:
    """A card in a display: its name, and what it gives or is worth; it lies on this colour."""
    put(image, _owned_body(kind, name, on), at)
    if signs:
        put(image, formula(signs, 40), (at[0] + OWNED[0] / 2, at[1] + 158), "cm")


# ---------------------------------------------------------------- Action cards


def _edge(pen: Pen, w: float, h: float, t: Tone) -> None:
    pen.rect(0, 0, w, h, GOLD.dark, r=w * 0.13)
    pen.rect(3, 3, w - 3, h - 3, t.base, t.dark, r=w * 0.11, depth=3)


@kit.sprite
def back(seat: Seat, wide: int = OPTION[0]) -> Image.Image:
    """An Action card face down."""
    w, h = 76, 104
    t, pen = TONES[SEATS[seat][1]], Pen(wide, round(wide * h / w), units=w)
    _edge(pen, w, h, t)
    pen.rect(9, 9, w - 9, h - 9, t.light, r=5)
    pen.rect(11, 11, w - 11, h - 11, t.dark, r=4)
    for y in (24, h - 24):
        pen.poly(kit.star(w / 2, y, 9, 3.6, 4), GOLD.base)
    return pen.done()


@kit.sprite
def front(seat: Seat, action: Action, wide: int = OPTION[0], used: bool = False, high: float = MIDDLE) -> Image.Image:
    """An Action card face up; its sign stands at this share of its height. Used ones are pale."""
    w, h = 76, 104
    t, pen = TONES[SEATS[seat][1]], Pen(wide, round(wide * h / w), units=w)
    _edge(pen, w, h, t)
    pen.rect(8, 8, w - 8, h - 8, SAND if used else IVORY, r=5)
    if isinstance(action, Income):
        pen.stamp("coins", w / 2 - 26, h * high - 33, 52)
        pen.text(w / 2, h * high + 26, "+3", "black", 30, INK)
    else:
        shape = "disc" if action in LETTERS else "square"
        r = 25 if high == MIDDLE else 21
        pen.poly(kit.shape_points(shape, w / 2, h * high, r), STONE if used else GOLD.dark)
        pen.poly(kit.shape_points(shape, w / 2, h * high, r - 3), STONE if used else INK)
        pen.text(w / 2, h * high, action.value, "heavy", r * 1.2, SAND if used else GOLD.light)
    return pen.done()


def empty(wide: int = OPTION[0]) -> kit.Sprite:
    """The place of a card not chosen yet."""
    return kit.plate(wide, round(wide * OPTION[1] / OPTION[0]), PARCH, PARCH_2, 10)
