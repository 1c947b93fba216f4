"""The pictures of Micatio as PNG: every hand with its fingers and its call, and the points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from rules.engine.model import Seat, Sheet
from rules.micatio import GOAL, Event, Scored, Table, Throw, Thrown, View

from . import kit
from . import sheet as paper
from .easel import Easel
from .kit import BAND, GOLD, INK, PARCH, PARCH_2, TONES, WIDTH, Pen, mix, put, rgb, write
from .legend import Legend
from .painter import Names, PictureText
from .placeholder import PLACEHOLDER

GROUND, SHADOW, SKIN, SKIN_2 = rgb("#5b2a1f"), rgb("#3a1912"), rgb("#e8b98c"), rgb("#b97f55")
SEATS = (("disc", "lapis"), ("square", "crimson"), ("diamond", "teal"), ("triangle", "purple"), ("hexagon", "black"))
MARGIN, ASK, ROW, GAP = 30, 84, 150, 18
NAME_END, HAND_X, CALL_X, POINTS_X, LAUREL = 380, 410, 570, 830, 66


def row_top(seat: Seat) -> int:
    return BAND + ASK + seat * (ROW + GAP)


# ---------------------------------------------------------------- the board


def draw_board(table: Table, names: Names, marks: Iterable[Event], game_text: PictureText, awaited: Sequence[Seat]) -> Image.Image:
    """What everyone sees; outlined is who scored last."""
    seats = len(table.points)
    image = Image.new("RGB", (WIDTH, row_top(seats) + 6), GROUND)
    words = game_text.PICTURE
    kit.title_band(image, game_text.TITLE, "crimson", "gold_laurel")
    if table.last:
        kit.note(image, words["sum"].format(n=sum(throw.fingers for throw in table.last)))
    text = words["throw"].format(n=table.number) if awaited else words["over"]
    write(image, (34, BAND + ASK / 2), text, "bold", kit.fit(text, "bold", 40, WIDTH - 68), GOLD.light, "lm")
    for seat in range(seats):
        _draw_player(image, seat, table, names, game_text)
    for event in marks:
        if isinstance(event, Scored) and event.points == table.points[event.seat]:
            kit.mark(image, _laurels(event.seat), colour=SEATS[event.seat][1])
        if isinstance(event, Thrown) and event.throws == table.last:
            total = sum(throw.fingers for throw in table.last)
            for seat in (s for s, throw in enumerate(event.throws) if throw.call == total):
                kit.mark(image, (HAND_X - 4, row_top(seat) + 12, POINTS_X - 30, row_top(seat) + ROW - 12), colour=SEATS[seat][1])
    return image


def _draw_player(image: Image.Image, seat: Seat, table: Table, names: Names, game_text: PictureText) -> None:
    y, right, tone = row_top(seat), WIDTH - MARGIN, TONES[SEATS[seat][1]]
    kit.slab(image, (MARGIN, y + 5, right + 3, y + ROW + 5), SHADOW, 16)
    kit.slab(image, (MARGIN, y, right, y + ROW), tone.base, 16)
    kit.slab(image, (NAME_END, y + 3, right - 3, y + ROW - 3), PARCH, 13)
    put(image, kit.medal(*seal(names, seat), 90), (MARGIN + 14, y + ROW / 2), "lm")
    size, lines = kit.typeset(player(names, seat, game_text), "bold", 38, NAME_END - MARGIN - 130, 2, 24)
    for n, line in enumerate(lines):
        write(image, (MARGIN + 118, y + ROW / 2 + (n - (len(lines) - 1) / 2) * 38), line, "bold", size, tone.ink, "lm")
    if table.last:
        throw = table.last[seat]
        put(image, fingers(throw.fingers, 122), (HAND_X, y + ROW / 2), "lm")
        text = game_text.PICTURE["call"].format(n=throw.call)
        write(image, (CALL_X, y + ROW / 2), text, "bold", kit.fit(text, "bold", 40, POINTS_X - CALL_X - 40), INK, "lm")
    kit.pips(image, (POINTS_X, y + ROW / 2), "gold_laurel", table.points[seat], GOAL, LAUREL - 4, PARCH_2)


def _laurels(seat: Seat) -> tuple[int, int, int, int]:
    y = row_top(seat)
    return POINTS_X - 8, y + 32, POINTS_X + GOAL * LAUREL - 4, y + ROW - 32


@kit.sprite
def fingers(count: int, size: int) -> Image.Image:
    """A hand with so many fingers up, the thumb last."""
    pen, edge = Pen(size), mix(SKIN_2, INK, 0.35)
    for n, (x, top) in enumerate(((33, 22), (47, 8), (61, 12), (75, 26))):
        if n < count:
            pen.rect(x - 7, top, x + 7, 66, edge, r=7)
            pen.rect(x - 5, top + 2, x + 5, 66, SKIN, SKIN_2, r=5, depth=3)
    if count == 5:
        pen.line([(30, 70), (10, 46)], 16, edge)
        pen.line([(30, 70), (10, 46)], 12, SKIN)
    pen.rect(23, 52, 85, 96, edge, r=20)
    pen.rect(25, 54, 83, 94, SKIN, SKIN_2, r=18, depth=4)
    for n, x in enumerate((33, 47, 61, 75)):
        if n >= count:  # a bent finger lies on the palm
            pen.rect(x - 6, 52, x + 6, 74, edge, r=6)
            pen.rect(x - 4, 54, x + 4, 72, SKIN, SKIN_2, r=4, depth=2)
    return pen.done()


# ---------------------------------------------------------------- players


def player(names: Names, seat: Seat, game_text: PictureText) -> str:
    """A player's name, or the number of the seat when it cannot be drawn."""
    return kit.legible(names[seat], game_text.PICTURE["seat"].format(n=seat + 1))


def seal(names: Names, seat: Seat) -> tuple[str, str, str]:
    """A seat's shape and tone, and the player's initial."""
    letter = next(sign for sign in kit.legible(names[seat], str(seat + 1)) if sign.isalnum())
    return *SEATS[seat], letter.upper()[:1]


# ---------------------------------------------------------------- the pictures


def draw_hand(view: View, names: Names, game_text: PictureText) -> Image.Image:
    """Nothing is hidden: the board again."""
    return draw_board(view.table, names, (), game_text, (view.seat,))


def written(sheet: Sheet, table: Table, names: Names, game_text: PictureText) -> paper.Sheet:
    """The score sheet in words."""
    seats = range(len(table.points))
    called, seals = [player(names, seat, game_text) for seat in seats], [seal(names, seat) for seat in seats]
    rows = [paper.Row(game_text.line(line.what), "gold_laurel", line.points) for line in sheet.lines]
    return paper.written(sheet, game_text, called, seals, rows)


def samples() -> list[Image.Image]:
    throws = tuple(Throw(fingers, 9) for fingers in range(5))
    return [draw_board(Table((0, 1, 2, 3, 5), 4, throws), "MMMMM", (), PLACEHOLDER, (0,))]


PAINTER = Easel(draw_board, draw_hand, written, samples)
SPOTS = (
    (HAND_X - 4, row_top(0) + 12, CALL_X - 16, row_top(0) + ROW - 12),
    (CALL_X - 8, row_top(0) + 40, POINTS_X - 34, row_top(0) + ROW - 40),
    _laurels(0),
)
LEGEND = Legend(PAINTER, lambda: Table((2, 1, 0), 4, (Throw(2, 5), Throw(3, 9), Throw(0, 7))), SPOTS, (0, 1, 2))
