"""Where everything stands on the board: Egypt above, Rome below, the five groups on marble between them."""

from __future__ import annotations

from rules.cesar.components import CLEOPATRA, GROUPS, OWN_LIMIT, SIZE
from rules.engine.model import Seat

from ..kit import BAND, WIDTH, Box
from .cards import BALLOT, PILE, SMALL

ASK = 96  # who must do what
STRIP = 138  # a side
FRIEZE = 28
FRONT = 286  # both rows of cards before the groups, and their total
MARBLE_BAND = 256
VOTES = 144

ASK_TOP = BAND
EGYPT_TOP = ASK_TOP + ASK
MARBLE_TOP = EGYPT_TOP + STRIP + FRIEZE + FRONT - 30
MARBLE_END = MARBLE_TOP + MARBLE_BAND
ROME_TOP = MARBLE_END + FRONT - 30 + FRIEZE
VOTES_TOP = ROME_TOP + STRIP
HEIGHT = VOTES_TOP + VOTES

COLUMN, GAP, MARGIN, CARD_GAP = 218, 12, 31, 8
MEDAL, TOKEN = 116, 41

Point = tuple[float, float]


def column(i: int) -> int:
    return MARGIN + i * (COLUMN + GAP)


def middle(i: int) -> float:
    return column(i) + COLUMN / 2


def card_box(i: int, seat: Seat, n: int) -> Box:
    """Three cards next to the marble, two beyond."""
    row, place = divmod(n, 3)
    wide = (3, 2)[row]
    x = column(i) + (COLUMN - wide * SMALL[0] - (wide - 1) * CARD_GAP) // 2 + place * (SMALL[0] + CARD_GAP)
    away = 54 + row * (SMALL[1] + CARD_GAP)
    y = MARBLE_TOP - away - SMALL[1] if seat == CLEOPATRA else MARBLE_END + away
    return x, y, x + SMALL[0], y + SMALL[1]


def front_box(i: int, seat: Seat) -> Box:
    """All the places of one side before a group."""
    boxes = [card_box(i, seat, n) for n in (0, OWN_LIMIT - 1)]
    return column(i), min(box[1] for box in boxes), column(i) + COLUMN, max(box[3] for box in boxes)


def total_at(i: int, seat: Seat) -> Point:
    return middle(i), (MARBLE_TOP - 28 if seat == CLEOPATRA else MARBLE_END + 28)


def total_box(i: int, seat: Seat) -> Box:
    x, y = total_at(i, seat)
    return round(x - 74), round(y - 20), round(x + 74), round(y + 20)


def closed_at(i: int, seat: Seat) -> Point:
    """The middle of a front of which nothing is left."""
    return middle(i), (MARBLE_TOP - 146 if seat == CLEOPATRA else MARBLE_END + 112)


def medal_at(i: int) -> Point:
    return middle(i), MARBLE_TOP + 72


def name_at(i: int) -> Point:
    return middle(i), MARBLE_TOP + 153


def gauge_at(i: int) -> Point:
    return middle(i), MARBLE_TOP + 231


def medal_box(i: int) -> Box:
    x, y = medal_at(i)
    return round(x - MEDAL / 2), round(y - MEDAL / 2), round(x + MEDAL / 2), round(y + MEDAL / 2)


def patrician_at(i: int, n: int) -> Point:
    return middle(i) - (SIZE[GROUPS[i]] - 1) * TOKEN / 2 + n * TOKEN, MARBLE_TOP + 192


def patrician_box(i: int, n: int) -> Box:
    x, y = patrician_at(i, n)
    return round(x - 18), round(y - 18), round(x + 18), round(y + 18)


def strip_top(seat: Seat) -> int:
    return EGYPT_TOP if seat == CLEOPATRA else ROME_TOP


# ---------------------------------------------------------------- the piles of a side

HELD = 492, 596  # the hand by back: Influence, Manipulation
STOCKS = 706, 826, 946  # reserve, Manipulation pile, discards
POINTS_X = WIDTH - 78
NAME_X = 218
NAME_ROOM = HELD[0] - NAME_X - 16


def pile_box(seat: Seat, x: int, wide: int = 112) -> Box:
    """A pile and its count."""
    y = strip_top(seat) + STRIP // 2 - 48
    return x - 4, y, x + wide, y + PILE[1] + 4


# ---------------------------------------------------------------- the vote cards

BALLOT_STEP = 70
BALLOT_Y = VOTES_TOP + 48
DRAWN_X = 170


def ballot_box(x: int) -> Box:
    return x, BALLOT_Y, x + BALLOT[0], BALLOT_Y + BALLOT[1]


def drawn_box(n: int) -> Box:
    return ballot_box(DRAWN_X + n * BALLOT_STEP)


def deck_box(drawn: int) -> Box:
    """The deck lies to the right of the cards drawn."""
    return ballot_box(DRAWN_X + max(2, drawn) * BALLOT_STEP + 26)


def coming_box(drawn: int, n: int) -> Box:
    return ballot_box(deck_box(drawn)[2] + 18 + n * BALLOT_STEP)


def gone_box(n: int) -> Box:
    """From the right edge inwards."""
    return ballot_box(WIDTH - 34 - BALLOT[0] - n * BALLOT_STEP)
