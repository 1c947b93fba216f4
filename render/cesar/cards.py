"""The cards: Influence and Manipulation, small on the board and large in the hand, their backs and piles, and the vote cards."""

from __future__ import annotations

from PIL import Image

from rules.cesar.components import Card, Influence, Manipulation, Pile, Vote
from rules.engine.model import Seat

from .. import kit
from ..kit import (
    GOLD,
    INK,
    IVORY,
    MARBLE_2,
    MARBLE_3,
    NIGHT_2,
    PARCH,
    PARCH_2,
    SAND,
    STONE,
    TONES,
    UMBER,
    Pen,
    icon,
    mix,
    put,
    write,
)
from .theme import LOOKS, TRICK_ART, VOTE_ART, card_art

SMALL = (64, 92)
CHIP = (39, 52)
BIG = (214, 360)
BALLOT = (62, 84)
PILE = (50, 60)


# ---------------------------------------------------------------- small cards


def _back(pen: Pen, x: float, y: float, w: float, h: float, pile: Pile, seat: Seat) -> None:
    """The back of a card: the side's crest, or the M of Manipulation on night blue (C1.9)."""
    tone, trick = LOOKS[seat].tone, pile is Pile.MANIPULATION
    edge = w * 0.1
    pen.rect(x, y, x + w, y + h, GOLD.dark, r=w * 0.14)
    pen.rect(x + 2, y + 2, x + w - 2, y + h - 2, tone.base, r=w * 0.12)
    pen.rect(x + edge, y + edge, x + w - edge, y + h - edge, GOLD.base, r=w * 0.08)
    pen.rect(x + edge + 2, y + edge + 2, x + w - edge - 2, y + h - edge - 2, NIGHT_2 if trick else tone.dark, r=w * 0.06)
    if trick:
        pen.text(x + w / 2, y + h / 2, "M", "heavy", w * 0.5, GOLD.light)
    else:
        crest = w * 0.66
        pen.stamp(LOOKS[seat].crest, x + (w - crest) / 2, y + (h - crest) / 2, crest)


@kit.sprite
def small(seat: Seat, card: Influence | None) -> Image.Image:
    """An Influence card on the board, face down when None."""
    tone, (w, h) = LOOKS[seat].tone, SMALL
    pen = Pen(w, h, units=w)
    if card is None:
        _back(pen, 0, 0, w, h, Pile.INFLUENCE, seat)
    else:
        pen.rect(0, 0, w, h, tone.dark, r=9)
        pen.rect(2, 2, w - 2, h - 2, IVORY, PARCH_2, r=8, depth=3)
        pen.text(w / 2, 32, str(card.value), "heavy", 52, tone.dark)
        pen.stamp(card_art(card, seat), 18, 59, 28)
    return pen.done()


@kit.sprite
def small_trick(seat: Seat, trick: Manipulation) -> Image.Image:
    """A Manipulation of the size of a small card."""
    tone, (w, h) = LOOKS[seat].tone, SMALL
    pen = Pen(w, h, units=w)
    pen.rect(0, 0, w, h, GOLD.dark, r=9)
    pen.rect(2, 2, w - 2, h - 2, mix(IVORY, SAND, 0.4), r=8)
    pen.rect(2, h - 16, w - 2, h - 2, tone.base, r=8)
    pen.rect(2, h - 16, w - 2, h - 9, tone.base)
    pen.stamp(TRICK_ART[trick], 7, 12, 50)
    return pen.done()


def small_card(seat: Seat, card: Card) -> kit.Sprite:
    return small(seat, card) if isinstance(card, Influence) else small_trick(seat, card)


@kit.sprite
def chip(seat: Seat, card: Influence) -> Image.Image:
    """The value alone, where many cards share a small place."""
    tone, (w, h) = LOOKS[seat].tone, CHIP
    pen = Pen(w, h, units=w)
    pen.rect(0, 0, w, h, tone.dark, r=8)
    pen.rect(2, 2, w - 2, h - 2, IVORY, PARCH_2, r=7, depth=3)
    pen.text(w / 2, h / 2, str(card.value), "heavy", 36, tone.dark)
    return pen.done()


@kit.sprite
def slot(seat: Seat) -> Image.Image:
    """A free place before a group."""
    tone, (w, h) = LOOKS[seat].tone, SMALL
    pen = Pen(w, h, units=w)
    pen.rect(1, 1, w - 1, h - 1, mix(tone.dark, tone.base, 0.75), r=9)
    pen.rect(3, 3, w - 3, h - 3, mix(tone.dark, tone.base, 0.3), r=8)
    return pen.done()


# ---------------------------------------------------------------- piles and tokens


@kit.sprite
def fan(seat: Seat, pile: Pile) -> Image.Image:
    """Cards held in the hand, by their back."""
    pen = Pen(*PILE, units=PILE[0])
    for n in (0, 7, 14):
        _back(pen, n, 4, 36, 52, pile, seat)
    return pen.done()


@kit.sprite
def stack(seat: Seat, pile: Pile) -> Image.Image:
    """A pile to draw from."""
    pen = Pen(*PILE, units=PILE[0])
    for n in (0, 4, 8):
        _back(pen, n, 8 - n, 40, 52, pile, seat)
    return pen.done()


@kit.sprite
def discarded(seat: Seat) -> Image.Image:
    tone, pen = LOOKS[seat].tone, Pen(*PILE, units=PILE[0])
    pen.rect(5, 4, 45, 56, GOLD.dark, r=6)
    pen.rect(7, 6, 43, 54, IVORY, PARCH_2, r=5, depth=2)
    for slant in (1, -1):
        pen.line([(17, 30 - slant * 9), (33, 30 + slant * 9)], 6, tone.base)
    return pen.done()


@kit.sprite
def target(trick: Manipulation, size: int) -> Image.Image:
    """The token of an announced Manipulation, on what it aims at."""
    pen = Pen(size)
    pen.disc(50, 50, 50, INK)
    pen.disc(50, 50, 46, TONES["crimson"].base)
    pen.disc(50, 50, 38, IVORY)
    pen.stamp(TRICK_ART[trick], 22, 22, 56)
    return pen.done()


@kit.sprite
def patrician() -> Image.Image:
    """A patrician whom nobody has won yet."""
    pen = Pen(40)
    pen.disc(50, 50, 38, MARBLE_3)
    pen.disc(50, 50, 34, IVORY, MARBLE_2, 5)
    pen.disc(50, 40, 12, MARBLE_3)
    pen.poly(kit.ring(50, 76, 22, 20, 180, 360, 20), MARBLE_3)
    return pen.done()


# ---------------------------------------------------------------- vote cards


@kit.sprite
def ballot(vote: Vote | None, state: str = "drawn") -> Image.Image:
    """A vote card: drawn, still to come (dim), gone from the game (struck out); None is the back."""
    w, h = BALLOT
    pen = Pen(w, h, units=w)
    pen.rect(0, 0, w, h, GOLD.dark if state == "drawn" else STONE, r=8)
    if vote is None:
        pen.rect(2, 2, w - 2, h - 2, MARBLE_2, MARBLE_3, r=7, depth=3)
        pen.stamp("gold_laurel", 8, 19, 46)
    else:
        pen.rect(2, 2, w - 2, h - 2, IVORY, PARCH_2, r=7, depth=3)
        pen.stamp(VOTE_ART[vote], 7, 12 if vote is Vote.RESHUFFLE else 18, 48)
        if vote is Vote.RESHUFFLE:
            _arrows(pen, w / 2, 68)
    return pen.done() if state == "drawn" else _dim(pen, state)


def _arrows(pen: Pen, x: float, y: float) -> None:
    """Two arrows that turn: all is shuffled anew."""
    for s in (-1, 1):
        pen.line([(x - s * 20, y - s * 4), (x + s * 12, y - s * 4)], 4, INK)
        pen.poly([(x + s * 22, y - s * 4), (x + s * 10, y - s * 11), (x + s * 10, y + s * 3)], INK)


def _dim(pen: Pen, state: str) -> Image.Image:
    w, h = BALLOT
    if state == "gone":
        pen.line([(10, h - 12), (w - 10, 12)], 6, TONES["crimson"].base)
    made = pen.done()
    dim = Image.blend(made.convert("RGB"), Image.new("RGB", made.size, NIGHT_2), 0.55 if state == "gone" else 0.4)
    dim.putalpha(made.getchannel("A"))
    return dim


# ---------------------------------------------------------------- large cards


@kit.sprite
def big(seat: Seat, card: Card, name: str, effect: str, wide: int = BIG[0]) -> Image.Image:
    """A card in the hand: value, name and icon, or name, icon and what it does."""
    tone, high = LOOKS[seat].tone, BIG[1]
    pen = Pen(wide, high, units=wide)
    pen.rect(0, 0, wide, high, GOLD.dark, r=18)
    pen.rect(3, 3, wide - 3, high - 3, PARCH, PARCH_2, r=16, depth=4)
    pen.rect(12, 12, wide - 12, high - 12, tone.base, r=10)
    pen.rect(15, 15, wide - 15, high - 15, IVORY, r=8)
    image = pen.done()
    if isinstance(card, Influence):
        _influence(image, seat, card, name)
    else:
        _manipulation(image, seat, card, name, effect)
    return image


def _influence(image: Image.Image, seat: Seat, card: Influence, name: str) -> None:
    tone, wide = LOOKS[seat].tone, image.width
    kit.slab(image, (15, 15, wide - 15, 270), mix(IVORY, tone.light, 0.35), 8)
    put(image, icon(card_art(card, seat), 130), (wide / 2 + 12, 190), "cm")
    write(image, (30, 32), str(card.value), "heavy", 100, tone.dark, "lt")
    face, size, lines = _name(name, wide - 44)
    for n, line in enumerate(lines):
        write(image, (wide / 2, 307 + (n - (len(lines) - 1) / 2) * 32), line, face, size, tone.dark, "cm")


def _manipulation(image: Image.Image, seat: Seat, card: Manipulation, name: str, effect: str) -> None:
    tone, wide = LOOKS[seat].tone, image.width
    below = 15 + round(wide * 0.59)
    kit.slab(image, (15, 15, wide - 15, below), mix(IVORY, SAND, 0.4), 8)
    put(image, icon(TRICK_ART[card], below - 34), (wide / 2, below / 2 + 8), "cm")
    face, size, lines = _name(name, wide - 44)
    for n, line in enumerate(lines):
        write(image, (wide / 2, below + 28 + n * 30), line, face, size, tone.dark, "cm")
    top = below + 22 + len(lines) * 30
    room = (BIG[1] - 20 - top) // 28
    kit.paragraph(image, (wide / 2, top), effect, "text", 27, UMBER, wide - 38, leading=1.05, lines=room, smallest=24)


def _name(name: str, room: int) -> tuple[str, int, tuple[str, ...]]:
    """The face, the size and the lines of a card's name; a long word takes the narrower face."""
    size, lines = kit.typeset(name, "heavy", 28, room, 2)
    if " ".join(lines) != name:
        return "black", *kit.typeset(name, "black", 30, room, 2)
    return "heavy", size, lines


@kit.sprite
def copies(seat: Seat, count: int) -> Image.Image:
    """How many copies of a card there are."""
    tone, pen = LOOKS[seat].tone, Pen(72, 46, units=72)
    pen.rect(0, 0, 72, 46, GOLD.dark, r=14)
    pen.rect(3, 3, 69, 43, tone.base, r=12)
    pen.text(36, 23, f"×{count}", "black", 34, IVORY)
    return pen.done()


@kit.sprite
def big_slot(seat: Seat, wide: int = BIG[0]) -> Image.Image:
    """A free place in the hand."""
    tone, high = LOOKS[seat].tone, BIG[1]
    pen = Pen(wide, high, units=wide)
    pen.rect(0, 0, wide, high, mix(tone.dark, tone.base, 0.6), r=18)
    pen.rect(3, 3, wide - 3, high - 3, mix(tone.dark, tone.base, 0.25), r=16)
    return pen.done()
