"""The final score sheet, the same for every game: players across, lines of the score down, tie-breaks and rank last, winners in gold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from PIL import Image

from rules.engine import model

from . import kit
from .kit import GOLD, INK, IVORY, NIGHT, PARCH, SAND, STONE, TONES, UMBER, WIDTH, icon, put, write
from .painter import PictureText


@dataclass(frozen=True, slots=True)
class Column:
    """A player: the name, and the seat's shape, tone and letter."""

    name: str
    shape: str
    tone: str
    letter: str
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the score. None is a line that does not concern the player; `best` is the column that takes its laurel."""

    word: str
    icon: str
    points: tuple[int | None, ...]
    best: int | None = None
    note: str = ""
    figures: tuple[str, ...] = ()  # how the points are written, if not as plain numbers


@dataclass(frozen=True, slots=True)
class Sheet:
    """Several columns may win; none does in a game that was not finished, which has no ranks either. A game without points has no total."""

    title: str
    verdict: str
    why: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    total: str = ""
    totals: tuple[int | None, ...] = ()
    ties: tuple[Row, ...] = ()
    rank: str = ""
    ranks: tuple[int, ...] = ()


def written(
    score: model.Sheet, game_text: PictureText, called: Sequence[str], seals: Sequence[tuple[str, str, str]], rows: Sequence[Row]
) -> Sheet:
    """The sheet of any game in words, from its players' names and seals and its own rows."""
    verdict, why, level = (text.replace("**", "") for text in (*game_text.verdict(score, called), game_text.level(score, called)))
    why = f"{level}. {why}" if level else why
    columns = tuple(Column(name, *seals[seat], seat in score.winners) for seat, name in enumerate(called))
    words, counts = game_text.PICTURE, any(total is not None for total in score.totals)
    total, totals = (words["total"], score.totals) if counts else ("", ())
    ties = tuple(Row(words["tie"].format(what=game_text.line(tie.what)), "scales", tie.points, ahead(tie.points)) for tie in score.ties)
    rank, ranks = (words["rank"], score.ranks) if score.ending else ("", ())
    return Sheet(game_text.TITLE, verdict, why, columns, tuple(rows), total, totals, ties, rank, ranks)


def ahead(points: tuple[int | None, ...]) -> int | None:
    """Who is alone in front, if anybody."""
    best = [n for n, figure in enumerate(points) if figure is not None and figure == max(p for p in points if p is not None)]
    return best[0] if len(best) == 1 else None


# ---------------------------------------------------------------- measures

MARGIN, FRAME = 22, 18
LEFT, RIGHT = MARGIN + FRAME + 16, WIDTH - MARGIN - FRAME - 16  # of the lines within the frame
HEAD, NAMES, TOTAL, RANK, FOOT = 158, 150, 108, 96, 30
LABELS = {2: 560, 3: 440, 4: 340, 5: 290}  # the room of the words, by the number of columns
ICON_ROOM, GAP = 78, 10
NAME, NAME_STEP, PLATE = 32, 30, 300  # a winner's plate is no wider
ROW, TIGHT, CROWD = 74, 64, 9  # more rows than a crowd stand tighter
NOTE, NOTE_STEP, NOTE_LINES = 26, 28, 2
WHY, WHY_STEP, WHY_LINES = 32, 38, 3
VERDICT_ROOM, VERDICT_TWO = 660, 42  # its room, and the largest size of two lines


class Grid:
    """Where everything of one sheet stands."""

    def __init__(self, sheet: Sheet) -> None:
        self.label = LABELS[len(sheet.columns)]
        self.wide = (RIGHT + 2 - LEFT - self.label) / len(sheet.columns)
        self.names = [self._name(column) for column in sheet.columns]
        self.named = NAMES + NAME_STEP * (max(len(lines) for _, lines in self.names) - 1)
        self.notes = [self._note(row.note) for row in sheet.rows]
        one = ROW if len(sheet.rows) <= CROWD else TIGHT
        heights = [max(one, 66 + NOTE_STEP * len(lines)) if lines else one for lines in self.notes]
        self.tops = list(accumulate(heights, initial=MARGIN + HEAD + self.named + 8))
        self.why_size, self.why = kit.typeset(sheet.why, "text", WHY, RIGHT - LEFT - 40, WHY_LINES, 26)
        self.ties = [self.tops[-1] + (TOTAL if sheet.total else 0) + TIGHT * n for n in range(len(sheet.ties) + 1)]
        self.bottom = self.ties[-1] + (RANK if sheet.rank else 0)  # of the gold plates
        self.height = self.bottom + 34 + WHY_STEP * len(self.why) + FOOT + MARGIN

    def _name(self, column: Column) -> tuple[int, tuple[str, ...]]:
        """On one line if it fits, else on two."""
        room = round(min(self.wide, PLATE)) - 26
        size, lines = kit.typeset(column.name, "bold", NAME, room, 1, NAME - 4)
        return (size, lines) if lines[0] == column.name else kit.typeset(column.name, "bold", NAME - 2, room, 2, NAME - 4)

    def _note(self, text: str) -> tuple[str, ...]:
        return kit.typeset(text, "text", NOTE, self.text_room, NOTE_LINES, NOTE)[1] if text else ()

    @property
    def text_room(self) -> int:
        return self.label - ICON_ROOM - GAP

    def middle(self, column: int) -> float:
        return LEFT + self.label + (column + 0.5) * self.wide


# ---------------------------------------------------------------- parts


def _paper(height: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, height), NIGHT)
    kit.panel(image, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), PARCH, GOLD.dark, 6, 3)
    stones = (TONES["crimson"].base, IVORY, TONES["teal"].base, IVORY, GOLD.base, IVORY)
    kit.tesserae(image, (MARGIN + 4, MARGIN + 4, WIDTH - MARGIN - 4, height - MARGIN - 4), stones, UMBER, 14, 3)
    return image


def _draw_head(image: Image.Image, sheet: Sheet) -> None:
    """The verdict between the winners' seals; many winners leave the laurels to a star."""
    y = MARGIN + FRAME + 70
    winners = [c for c in sheet.columns if c.winner]
    for x, winner in zip((WIDTH / 2 - 440, WIDTH / 2 + 440), (winners[:1] + winners[-1:]), strict=False):
        put(image, kit.laurel(136), (x, y), "cm")
        few = len(winners) <= 2
        put(image, kit.wax(winner.shape, winner.tone, winner.letter, 84) if few else icon("star", 66), (x, y if few else y - 4), "cm")
    size, lines = _verdict(sheet.verdict)
    write(image, (WIDTH / 2, y - (34 if len(lines) == 1 else 44)), sheet.title, "title", 34, UMBER, "cm")
    for n, line in enumerate(lines):
        down = 22 if len(lines) == 1 else 4 + n * round(size * 1.1)
        write(image, (WIDTH / 2, y + down), line, "heavy", size, TONES["crimson"].dark, "cm")


def _verdict(text: str) -> tuple[int, tuple[str, ...]]:
    """On one line if it can be large there, else on two, which stay above the plates."""
    size, lines = kit.typeset(text, "heavy", 60, VERDICT_ROOM, 1, VERDICT_TWO)
    return (size, lines) if lines == (text,) else kit.typeset(text, "heavy", VERDICT_TWO, VERDICT_ROOM, 2, 30)


def _draw_rules(image: Image.Image, grid: Grid) -> None:
    """Hairlines between the rows, a heavy one above the total."""
    for top in (*grid.tops[:-1], *(top for top in grid.ties if top > grid.tops[-1] and top < grid.bottom)):
        image.paste(SAND, (LEFT, top, RIGHT - 8, top + 2))
    image.paste(UMBER, (LEFT, grid.tops[-1], RIGHT - 8, grid.tops[-1] + 4))


def _draw_columns(image: Image.Image, sheet: Sheet, grid: Grid) -> None:
    top, half = MARGIN + HEAD + 8, min(grid.wide, PLATE) / 2 - 6
    for n, column in enumerate(sheet.columns):
        x = grid.middle(n)
        if column.winner:
            kit.panel(image, (round(x - half), top, round(x + half), grid.bottom), GOLD.light, GOLD.dark, 18, 4)
        put(image, kit.medal(column.shape, column.tone, column.letter, 86), (x, top + 56), "cm")
        size, lines = grid.names[n]
        for k, line in enumerate(lines):
            write(image, (x, top + 122 + k * NAME_STEP), line, "bold", size, INK, "cm")


def _draw_row(image: Image.Image, row: Row, top: int, bottom: int, lines: tuple[str, ...], grid: Grid) -> None:
    y = (top + bottom) / 2 + 1
    put(image, icon(row.icon, 54), (LEFT + 8, y), "lm")
    first = y - NOTE_STEP * len(lines) / 2
    size, words = kit.typeset(row.word, "bold", 34, grid.text_room, 1 if lines else 2, 26)
    for n, word in enumerate(words):
        write(image, (LEFT + ICON_ROOM, first + (n - (len(words) - 1) / 2) * size), word, "bold", size, INK, "lm")
    for n, line in enumerate(lines):
        write(image, (LEFT + ICON_ROOM, first + 32 + n * NOTE_STEP), line, "text", NOTE, UMBER, "lm")
    for n, points in enumerate(row.points):
        best = row.best == n
        if best:
            put(image, icon("crown", 70), (grid.middle(n), y), "cm")
        told = row.figures[n] if row.figures else _figure(points)
        write(image, (grid.middle(n), y), told, "black", 34 if best else 40, INK if points else STONE, "cm")


def _figure(points: int | None) -> str:
    return "–" if points is None else str(points).replace("-", "−")


def _draw_total(image: Image.Image, sheet: Sheet, grid: Grid) -> None:
    y = grid.tops[-1] + TOTAL / 2 + 4
    write(image, (LEFT + 12, y), sheet.total, "heavy", kit.fit(sheet.total, "heavy", 46, grid.label - 24), INK, "lm")
    for n, (column, total) in enumerate(zip(sheet.columns, sheet.totals, strict=True)):
        size, ink = (62, TONES["crimson"].dark) if column.winner else (50, INK)
        write(image, (grid.middle(n), y), _figure(total), "heavy", size, ink, "cm")


def _draw_rank(image: Image.Image, sheet: Sheet, grid: Grid) -> None:
    """The place of everybody; the first have their laurel."""
    y = grid.ties[-1] + RANK / 2 + 1
    write(image, (LEFT + 12, y), sheet.rank, "heavy", kit.fit(sheet.rank, "heavy", 38, grid.label - 24), INK, "lm")
    for n, (column, rank) in enumerate(zip(sheet.columns, sheet.ranks, strict=True)):
        if column.winner:
            put(image, kit.laurel(88), (grid.middle(n), y), "cm")
        write(image, (grid.middle(n), y), str(rank), "heavy", 40, TONES["crimson"].dark if column.winner else INK, "cm")


# ---------------------------------------------------------------- the sheet


def draw(sheet: Sheet) -> Image.Image:
    """The sheet as an RGB picture."""
    grid = Grid(sheet)
    image = _paper(grid.height)
    _draw_head(image, sheet)
    _draw_rules(image, grid)
    _draw_columns(image, sheet, grid)
    for row, top, bottom, lines in zip(sheet.rows, grid.tops, grid.tops[1:], grid.notes, strict=False):
        _draw_row(image, row, top, bottom, lines, grid)
    if sheet.total:
        _draw_total(image, sheet, grid)
    for row, top in zip(sheet.ties, grid.ties, strict=False):
        _draw_row(image, row, top, top + TIGHT, (), grid)
    if sheet.rank:
        _draw_rank(image, sheet, grid)
    for n, line in enumerate(grid.why):
        write(image, (WIDTH / 2, grid.bottom + 44 + n * WHY_STEP), line, "text", grid.why_size, UMBER, "cm")
    return image


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """The palette of all sheets: paper, gold plates, and of every tone a medal and a seal in wax; a star for three winners."""
    tones = list(TONES)
    return kit.palette_of([_sample(tones[start : start + 2]) for start in range(0, len(tones), 2)] + [_sample(tones[:3])])


def _sample(tones: list[str]) -> Image.Image:
    columns = tuple(Column(tone, shape, tone, "M", True) for tone, shape in zip(tones, kit.SHAPES, strict=False))
    ones = (1,) * len(tones)
    rows = tuple(Row("M", art, ones, 0) for art in ("coins", "temple", "statue", "senator"))
    return draw(Sheet("M", "M", "M", columns, rows, "M", ones, (Row("M", "scales", ones, 0),), "M", ones))


def picture(sheet: Sheet) -> bytes:
    """The sheet as a PNG."""
    return kit.encode(draw(sheet), palette())
