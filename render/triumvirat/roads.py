"""The roads of the triumvirs: over a border, over a strait, or out of a port and across the sea zones into another."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise, takewhile

from PIL import Image

from rules.engine.model import Seat
from rules.triumvirat.components import Province as P
from rules.triumvirat.components import Sea
from rules.triumvirat.events import Battle, Event, Marched

from .. import kit
from ..kit import Point, put
from . import tokens
from .charts import between
from .layout import CROSSINGS, SPOTS, Frame
from .tokens import TURNS

Road = tuple[Point, ...]

STRIDE = 26  # from step to step
SHORE = 18  # so far inland a strait is crossed
INLAND = 0.3  # of the way between two names, where a border has no place of its own

BORDERS: dict[tuple[P, P], tuple[Point, Point]] = {  # over each border, where no piece stands
    (P.HISPANIA_ULTERIOR, P.HISPANIA_CITERIOR): ((86, 428), (142, 382)),
    (P.HISPANIA_CITERIOR, P.GALIA_NARBONENSIS): ((238, 330), (292, 272)),
    (P.GALIA_NARBONENSIS, P.GALIA_CISALPINA): ((400, 262), (474, 236)),
    (P.GALIA_CISALPINA, P.ITALIA): ((544, 250), (556, 322)),
    (P.GALIA_CISALPINA, P.ILLYRICUM): ((590, 130), (652, 138)),
    (P.ILLYRICUM, P.MACEDONIA): ((752, 304), (800, 330)),
    (P.MACEDONIA, P.ACHAEA): ((826, 408), (822, 496)),
    (P.ASIA, P.SYRIA): ((1112, 496), (1126, 552)),
    (P.AEGYPTUS, P.CYRENAICA): ((896, 820), (824, 814)),
    (P.CYRENAICA, P.AFRICA): ((676, 812), (610, 808)),
    (P.AFRICA, P.AFRICA_NOVA): ((420, 800), (346, 806)),
}
HUBS: dict[Sea, Point] = {Sea.WEST: (372, 548), Sea.IONIAN: (712, 598), Sea.EAST: (966, 654)}
PORTS: dict[tuple[P, Sea], Road] = {  # from the coast out to sea
    (P.HISPANIA_ULTERIOR, Sea.WEST): ((196, 520), (250, 536)),
    (P.HISPANIA_CITERIOR, Sea.WEST): ((236, 450), (272, 512)),
    (P.GALIA_NARBONENSIS, Sea.WEST): ((372, 290), (370, 400)),
    (P.GALIA_CISALPINA, Sea.WEST): ((474, 258), (408, 330), (384, 430)),
    (P.ITALIA, Sea.WEST): ((608, 474), (540, 524), (450, 546)),
    (P.SICILIA, Sea.WEST): ((520, 600), (470, 570)),
    (P.AFRICA, Sea.WEST): ((440, 656), (410, 612)),
    (P.AFRICA_NOVA, Sea.WEST): ((300, 674), (320, 620)),
    (P.GALIA_CISALPINA, Sea.IONIAN): ((580, 230), (640, 316), (712, 420), (744, 500)),
    (P.ILLYRICUM, Sea.IONIAN): ((702, 340), (736, 420), (746, 500)),
    (P.ITALIA, Sea.IONIAN): ((660, 536), (690, 552)),
    (P.SICILIA, Sea.IONIAN): ((612, 626), (650, 610)),
    (P.MACEDONIA, Sea.IONIAN): ((756, 432), (750, 500)),
    (P.ACHAEA, Sea.IONIAN): ((782, 556), (752, 566)),
    (P.CYRENAICA, Sea.IONIAN): ((736, 696), (726, 640)),
    (P.AFRICA, Sea.IONIAN): ((590, 772), (640, 710), (690, 640)),
    (P.MACEDONIA, Sea.EAST): ((908, 408), (916, 470), (912, 560), (944, 620)),
    (P.ACHAEA, Sea.EAST): ((874, 540), (912, 576), (944, 620)),
    (P.ASIA, Sea.EAST): ((1000, 574), (980, 614)),
    (P.SYRIA, Sea.EAST): ((1080, 640), (1052, 690), (996, 684)),
    (P.AEGYPTUS, Sea.EAST): ((970, 712), (968, 690)),
    (P.CYRENAICA, Sea.EAST): ((838, 706), (890, 706), (950, 688)),
}
STRAITS: dict[tuple[Sea, Sea], Road] = {  # from zone to zone
    (Sea.WEST, Sea.IONIAN): ((470, 552), (560, 552), (606, 560), (626, 584), (668, 592)),
    (Sea.IONIAN, Sea.EAST): ((744, 620), (790, 656), (850, 698), (920, 694)),
}


@lru_cache(maxsize=64)
def road(origin: P, to: P, seas: tuple[Sea, ...]) -> Road:
    """The way of a march in the map's points, from the border or coast of the origin to the landing."""
    if not seas:
        return _near(origin, to)
    points = [*_port(origin, seas[0]), HUBS[seas[0]]]
    for zone, following in pairwise(seas):
        strait = STRAITS[zone, following] if (zone, following) in STRAITS else STRAITS[following, zone][::-1]
        points += [*strait, HUBS[following]]
    return _even(kit.smooth([*points, *_port(to, seas[-1])[::-1]], closed=False, steps=12))


def _near(origin: P, to: P) -> Road:
    """Over a border, or over a strait from shore to shore."""
    for places, longer in ((BORDERS, 0), (CROSSINGS, SHORE)):
        for (one, other), (start, end) in places.items():
            if {one, other} == {origin, to}:
                a, b = (start, end) if one is origin else (end, start)
                reach = longer / math.dist(a, b)
                return _even([between(a, b, -reach), between(a, b, 1 + reach)])
    return _even([between(SPOTS[origin], SPOTS[to], share) for share in (INLAND, 1 - INLAND)])  # of somebody's own map


def _port(province: P, zone: Sea) -> Road:
    """From the coast out to sea; of somebody's own map straight from the province."""
    return PORTS.get((province, zone)) or (SPOTS[province], between(SPOTS[province], HUBS[zone], 1 - INLAND))


def _even(line: Sequence[Point]) -> Road:
    """Points at even strides along a line, the last at its end."""
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    stride = length / max(2, round(length / STRIDE))
    found, left = [line[0]], stride
    for a, b in pairwise(line):
        gone, whole = 0.0, math.dist(a, b)
        while whole - gone >= left - 1e-6:
            gone += left
            found.append(between(a, b, gone / whole))
            left = stride
        left -= whole - gone
    return tuple(found)


def draw(image: Image.Image, frame: Frame, events: Iterable[Event]) -> bool:
    """Every march told, and where it came to blows; whether there was any."""
    told = list(events)
    for n, event in enumerate(told):
        if isinstance(event, Marched):
            fought = any(isinstance(later, Battle) for later in takewhile(lambda later: not isinstance(later, Marched), told[n + 1 :]))
            _draw_road(image, frame, event.seat, road(event.origin, event.to, event.seas), fought)
    return any(isinstance(event, Marched) for event in told)


def _draw_road(image: Image.Image, frame: Frame, seat: Seat, points: Road, fought: bool) -> None:
    *steps, before, end = map(frame.at, points)
    for step in steps:
        put(image, tokens.step(seat), step, "cm")
    if fought:
        put(image, tokens.battle(), steps[-1], "cm")
    turn = math.atan2(end[1] - before[1], end[0] - before[0]) / (2 * math.pi) * TURNS
    put(image, tokens.head(seat, round(turn) % TURNS), ((before[0] + end[0]) / 2, (before[1] + end[1]) / 2), "cm")
