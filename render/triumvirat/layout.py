"""Where everything stands: on the map in the map's points (coasts.py), elsewhere in pixels of the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rules.engine.model import Seat
from rules.triumvirat.components import STONE, TOP, Competence, Post, Sea, Section
from rules.triumvirat.components import Province as P
from rules.triumvirat.questions import Movement
from rules.triumvirat.state import Lands, Table

from ..kit import BAND, WIDTH, Box, Point
from .coasts import HIGH, WIDE
from .theme import Region
from .tokens import BESIDE, COIN, FACE, FIELD, IDLE, LEGION

# ---------------------------------------------------------------- on the map

SPOTS: dict[P, Point] = {  # the middle of the name's ribbon; the pieces stand in a row below it
    P.HISPANIA_ULTERIOR: (118, 470),
    P.HISPANIA_CITERIOR: (176, 300),
    P.GALIA_NARBONENSIS: (326, 190),
    P.GALIA_CISALPINA: (528, 146),
    P.ITALIA: (632, 396),
    P.SICILIA: (584, 627),
    P.ILLYRICUM: (712, 196),
    P.MACEDONIA: (846, 330),
    P.ACHAEA: (826, 516),
    P.ASIA: (1084, 410),
    P.SYRIA: (1122, 596),
    P.AEGYPTUS: (966, 752),
    P.CYRENAICA: (756, 742),
    P.AFRICA: (512, 752),
    P.AFRICA_NOVA: (246, 726),
}
FACES: dict[P, Point] = {  # where the portrait stands, from the ribbon
    P.HISPANIA_ULTERIOR: (40, 106),
    P.ITALIA: (-10, -62),
    P.SICILIA: (-30, -68),
    P.MACEDONIA: (0, -64),
    P.ACHAEA: (46, 116),
    P.SYRIA: (32, -58),
    P.AFRICA: (-84, -30),
}
CROWDED = {P.HISPANIA_CITERIOR, P.AFRICA, P.SICILIA, P.SYRIA, P.AEGYPTUS}  # a second portrait stands on the left
CROSSINGS: dict[tuple[P, P], tuple[Point, Point]] = {  # straits a legion may cross for one point (T1.4)
    (P.ITALIA, P.SICILIA): ((628, 566), (616, 602)),
    (P.SICILIA, P.AFRICA): ((504, 622), (478, 646)),
    (P.ASIA, P.MACEDONIA): ((980, 412), (936, 398)),
    (P.SYRIA, P.AEGYPTUS): ((1072, 672), (1036, 712)),
}
SEA_NAMES: dict[Sea, Point] = {Sea.WEST: (300, 586), Sea.IONIAN: (712, 629), Sea.EAST: (984, 600)}
NAME = 180  # about the widest ribbon
ROW = 46  # from the ribbon's middle to that of the pieces
COMPANION = 66  # from one portrait to the next in the same province


class Piece(Enum):
    """What stands in the row of a province, from left to right."""

    LEGIONS = "legions"
    FIELD = "field"
    GOLD = "gold"
    IDLE = "idle"


def idle_in(lands: Lands, province: P) -> int:
    """The civil servants there without work (T3.4)."""
    return lands.servants[province] - (lands.posts[province] is Post.SERVANT)


def pieces(lands: Lands, province: P) -> dict[Piece, Box]:
    """The row of a province in the map's points."""
    wide = {Piece.LEGIONS: LEGION, Piece.FIELD: FIELD if lands.posts[province] is Post.IN else BESIDE}
    if lands.gold[province]:
        wide[Piece.GOLD] = COIN
    if idle_in(lands, province):
        wide[Piece.IDLE] = IDLE
    x, y = SPOTS[province]
    left = round(min(max(6, x - sum(wide.values()) / 2), WIDE - sum(wide.values()) - 6))
    found = {}
    for piece, width in wide.items():
        found[piece] = (left, round(y) + ROW - LEGION // 2, left + width, round(y) + ROW + LEGION // 2)
        left += width + (2 if piece is Piece.LEGIONS else 0)
    return found


def faces(at: tuple[P, ...]) -> list[Point]:
    """The middles of the portraits by seat; who is there as a refugee to be stands beside."""
    found = []
    for seat, province in enumerate(at):
        (x, y), (dx, dy) = SPOTS[province], FACES.get(province, (0, -60))
        beside = at[:seat].count(province) * (-COMPANION if province in CROWDED else COMPANION)
        found.append((x + dx + beside, y + dy))
    return found


# ---------------------------------------------------------------- windows on the map


@dataclass(frozen=True, slots=True)
class Frame:
    """A window: the map's point in its left upper corner, the pixel where that stands, and how much it enlarges."""

    left: float
    top: float
    scale: float = 1
    x: int = 0
    y: int = 0

    def at(self, point: Point) -> Point:
        return self.x + (point[0] - self.left) * self.scale, self.y + (point[1] - self.top) * self.scale

    def box(self, box: Box) -> Box:
        (x0, y0), (x1, y1) = self.at(box[:2]), self.at(box[2:])
        return round(x0), round(y0), round(x1), round(y1)

    def shows(self, box: Box, size: tuple[int, int]) -> bool:
        """Whether some of it lies in a picture of this size."""
        x0, y0, x1, y1 = self.box(box)
        return x0 < size[0] and x1 > 0 and y0 < size[1] and y1 > 0

    def holds(self, spot: Point, size: tuple[int, int]) -> bool:
        """Whether a name there, the widest, and the pieces below it are whole in a picture of this size; the map's own edge cuts none."""
        left, right = max(0, spot[0] - NAME / 2), min(WIDE, spot[0] + NAME / 2)
        x0, y0, x1, y1 = self.box((round(left), round(spot[1]) - 20, round(right), round(spot[1]) + 70))
        return x0 >= 0 and y0 >= 0 and x1 <= size[0] and y1 <= size[1]


WINDOWS: dict[Region, Box] = {  # in the map's points; every province is whole in one of them
    Region.WEST: (0, 40, 640, 630),
    Region.CENTRE: (400, 40, 1000, 710),
    Region.EAST: (640, 240, 1200, HIGH),
    Region.SOUTH: (100, 500, 700, HIGH),
}

# ---------------------------------------------------------------- the board

MARGIN, ASK = 16, 84
CUT = 36  # so much of the north is not shown
MAP_TOP = BAND + ASK
CHART = Frame(0, CUT, 1, 0, MAP_TOP)
MAP_END = MAP_TOP + HIGH - CUT
PANEL_TOP, PANEL, PANEL_GAP, HEAD = MAP_END + 18, 186, 14, 80
TRACK_TOP, TRACK, TRACK_STEP, LABEL = PANEL_TOP + PANEL + 14, 62, 70, 176
CELL = (WIDTH - 2 * MARGIN - LABEL - 6) // TOP
FOOT_TOP = TRACK_TOP + 3 * TRACK_STEP + 2
HEIGHT = FOOT_TOP + 74
FOOT_Y = FOOT_TOP + 32
STONES_X, STONE_STEP = MARGIN + LABEL, 62
BAG = (772, FOOT_Y - 34, WIDTH - MARGIN, FOOT_Y + 34)
BAG_X, BAG_STEP = 938, 80  # the numbers of the bag, by colour
STOCK = (790, MAP_TOP + 10, WIDTH - MARGIN, MAP_TOP + 72)
STOCK_X, STOCK_STEP = STOCK[0] + 102, 100
ASK_X, POINTS_X, POINT_STEP = 30, 832, 44
PARTY_X, PARTY_STEP = POINTS_X + 4 * POINT_STEP + 10, 88  # who goes with the triumvir
MARKERS: dict[int, tuple[int, int, int]] = {1: (90, 0, 44), 2: (68, 42, 36), 3: (62, 28, 28)}  # in a space: the first, the step, their size
FORUM_ROW = 2


def panel_box(seat: Seat, seats: int) -> Box:
    wide = (WIDTH - 2 * MARGIN - (seats - 1) * PANEL_GAP) // seats
    x = MARGIN + seat * (wide + PANEL_GAP)
    return x, PANEL_TOP, x + wide, PANEL_TOP + PANEL


def treasury_box(seat: Seat, seats: int) -> Box:
    x, y, *_ = panel_box(seat, seats)
    return x + 16, y + HEAD + 9, x + 120, y + HEAD + 47


def count_box(seat: Seat, seats: int) -> Box:
    """The player's provinces."""
    x, y, *_ = panel_box(seat, seats)
    return x + 176, y + HEAD + 9, x + 270, y + HEAD + 47


def reserve_box(seat: Seat, seats: int) -> Box:
    x, y, *_ = panel_box(seat, seats)
    return x + 16, y + HEAD + 62, x + 174, y + HEAD + 96


def card_box(seat: Seat, seats: int, n: int) -> Box:
    """A player's cards from the right: the Consul card, then the Compensation card."""
    _, y, right, _ = panel_box(seat, seats)
    return right - 50 - n * 46, y + HEAD + 4, right - 12 - n * 46, y + HEAD + 54


def track_box(row: int, level: int) -> Box:
    x, y = MARGIN + LABEL + (level - 1) * CELL, TRACK_TOP + row * TRACK_STEP
    return x, y + 5, x + CELL - 5, y + TRACK - 5


def track_row(competence: Competence) -> int:
    return 0 if competence is Competence.POLITICS else 1


def marker_at(competence: Competence, track: Sequence[int], seat: Seat) -> tuple[Point, int]:
    """The middle of a marker and its size: the fewer share a space, the larger they are."""
    row, level = track_row(competence), track[seat]
    first, step, size = MARKERS[track.count(level)]
    x = track_box(row, level)[0] + first + step * track[:seat].count(level)
    return (x, TRACK_TOP + row * TRACK_STEP + TRACK / 2), size


def marker_box(competence: Competence, track: Sequence[int], seat: Seat) -> Box:
    (x, y), size = marker_at(competence, track, seat)
    half = size // 2 + 2
    return round(x) - half, round(y) - half, round(x) + half, round(y) + half


def sections(seats: int) -> tuple[Section, ...]:
    return (*(Section(seat) for seat in range(seats)), Section.ALII)


def forum_box(section: Section, seats: int) -> Box:
    shown = sections(seats)
    wide, n = TOP * CELL // len(shown), shown.index(section)
    x, y = MARGIN + LABEL + n * wide, TRACK_TOP + FORUM_ROW * TRACK_STEP
    return x, y + 5, x + wide - 5, y + TRACK - 5


def stone_box(stone: int, seats: int) -> Box:
    """A space on the way to the election; 0 is the election."""
    x = STONES_X + (first_stone(seats) - stone) * STONE_STEP
    return x, FOOT_Y - 27, x + (58 if stone else 64), FOOT_Y + 27


def first_stone(seats: int) -> int:
    return STONE[seats]


def bag_box(colour: Seat) -> Box:
    x = BAG_X + colour * BAG_STEP
    return x + 5, FOOT_Y - 24, x + BAG_STEP - 9, FOOT_Y + 24


def face_box(at: tuple[P, ...], seat: Seat) -> Box:
    x, y = CHART.at(faces(at)[seat])
    half = FACE // 2
    return round(x) - half, round(y) - half, round(x) + half, round(y) + half


def party_box(table: Table) -> Box | None:
    """The box that shows who goes with the triumvir, while they move; else None."""
    y = BAND + ASK // 2 - 2
    moving = any(isinstance(task, Movement) for task in table.tasks)
    return (PARTY_X - 4, y - 26, WIDTH - 14, y + 26) if moving else None
