"""The unchanging layer of the board in one language: grounds, friezes, portraits, free places, and every word that stays."""

from __future__ import annotations

from PIL import Image

from rules.cesar.components import CAESAR, CLEOPATRA, GROUPS, OWN_LIMIT, Pile
from rules.engine.model import Seat

from .. import kit
from ..kit import GOLD, MARBLE_3, NIGHT, PARCH_2, WIDTH, Colour, icon, mix, put, write
from . import cards
from . import layout as at
from .theme import LOOKS, PictureText, seal


@kit.layer
def ground(game_text: PictureText) -> Image.Image:
    image = Image.new("RGB", (WIDTH, at.HEIGHT), NIGHT)
    kit.title_band(image, game_text.TITLE, "black", "gold_laurel")
    half = (at.MARBLE_TOP + at.MARBLE_END) // 2
    image.paste(LOOKS[CLEOPATRA].tone.dark, (0, at.EGYPT_TOP, WIDTH, half))
    image.paste(LOOKS[CAESAR].tone.dark, (0, half, WIDTH, at.VOTES_TOP))
    _draw_marble(image)
    for seat in (CLEOPATRA, CAESAR):
        _draw_frieze(image, seat)
        _draw_strip(image, seat, game_text)
        for i in range(len(GROUPS)):
            for n in range(OWN_LIMIT):
                put(image, cards.slot(seat), at.card_box(i, seat, n)[:2])
    image.paste(GOLD.base, (0, at.VOTES_TOP, WIDTH, at.VOTES_TOP + 4))
    votes = game_text.PICTURE["votes"]
    write(image, (34, at.BALLOT_Y + cards.BALLOT[1] / 2), votes, "title", kit.fit(votes, "title", 34, at.DRAWN_X - 50), GOLD.light, "lm")
    return image


def _draw_marble(image: Image.Image) -> None:
    image.paste(GOLD.dark, (0, at.MARBLE_TOP - 4, WIDTH, at.MARBLE_END + 4))
    kit.marble(image, (-8, at.MARBLE_TOP, WIDTH + 8, at.MARBLE_END), radius=0, edge=GOLD.base)
    for i in range(1, len(GROUPS)):
        x = at.column(i) - at.GAP // 2
        image.paste(MARBLE_3, (x - 1, at.MARBLE_TOP + 20, x + 1, at.MARBLE_END - 20))


def _draw_frieze(image: Image.Image, seat: Seat) -> None:
    """A painted collar for Egypt, the Greek key for Rome, between a side's strip and its cards."""
    tone, top = LOOKS[seat].tone, at.strip_top(seat)
    if seat == CLEOPATRA:
        box = (0, top + at.STRIP, WIDTH, top + at.STRIP + at.FRIEZE)
        kit.chevrons(image, box, (GOLD.base, tone.light, tone.dark), tone.base)
    else:
        kit.frieze(image, (0, top - at.FRIEZE, WIDTH, top), tone.dark, mix(tone.base, tone.light, 0.25), 4)


def _draw_strip(image: Image.Image, seat: Seat, game_text: PictureText) -> None:
    """A side's portrait and role, its piles and its laurel, still without names and counts."""
    look, top, words, role = LOOKS[seat], at.strip_top(seat), game_text.PICTURE, game_text.ROLES[seat]
    y = top + at.STRIP // 2
    image.paste(look.tone.base, (0, top, WIDTH, top + at.STRIP))
    put(image, icon(look.face, 118), (32, y), "lm")
    write(image, (172, y - 24), role, "heavy", kit.fit(role, "heavy", 42, 300), GOLD.light, "lm")
    put(image, kit.seal(*seal(seat, game_text), 42), (168, y + 31), "lm")
    for x, pile in zip(at.HELD, Pile, strict=True):
        put(image, cards.fan(seat, pile), (x, y - 16), "lm")
    _caption(image, (at.HELD[0] + at.HELD[1] + 88) / 2, y, words["hand"])
    stocks = (cards.stack(seat, Pile.INFLUENCE), cards.stack(seat, Pile.MANIPULATION), cards.discarded(seat))
    for x, art, word in zip(at.STOCKS, stocks, ("reserve", "pile", "discard"), strict=True):
        image.paste(mix(look.tone.base, look.tone.light, 0.3), (x - 13, y - 44, x - 11, y + 50))
        put(image, art, (x, y - 16), "lm")
        _caption(image, x + 50, y, words[word])
    put(image, kit.laurel(108), (at.POINTS_X, y - 14), "cm")
    _caption(image, at.POINTS_X, y, words["points"], GOLD.light)


def _caption(image: Image.Image, x: float, y: int, text: str, colour: Colour = PARCH_2) -> None:
    size, (line,) = kit.typeset(text, "text", 28, 112, 1)
    write(image, (x, y + 45), line, "text", size, colour, "cm")
