"""The Mediterranean as it is drawn (T1.4): arcs between junctions, shared by the provinces on both sides of them.

Points are those of the board's map, 1200 wide; a picture moves and enlarges them (charts.py).
"""

from __future__ import annotations

import math
from functools import lru_cache

from rules.triumvirat.components import Province as P

from .. import kit
from ..kit import Point

WIDE, HIGH = 1200, 844
WEST = 0.86  # the west was drawn wide, then narrowed
RAGGED = 1.8  # of the coasts


def w(*points: Point) -> tuple[Point, ...]:
    return tuple((x * WEST + 6, y) for x, y in points)


ARCS: dict[str, tuple[Point, ...]] = {
    # Hispania
    "cit_north": w((62, 262), (120, 240), (170, 232), (205, 235)),
    "pyrenees_wild": w((205, 235), (240, 258), (268, 272)),
    "pyrenees": w((268, 272), (300, 288), (330, 312)),
    "cit_coast": w((330, 312), (322, 344), (290, 368), (270, 404), (268, 446), (232, 498)),
    "ul_cit": w((62, 262), (100, 318), (108, 372), (160, 410), (196, 456), (232, 498)),
    "ul_coast": w((232, 498), (196, 534), (152, 542), (120, 566), (84, 552), (50, 540), (34, 470), (46, 400), (30, 320), (62, 262)),
    # Gaul and the Po
    "narb_coast": w((330, 312), (346, 286), (384, 276), (416, 292), (462, 296), (505, 268)),
    "alps": w((505, 268), (494, 232), (508, 190), (500, 150)),
    "narb_north": w((500, 150), (446, 148), (400, 128), (340, 160), (300, 214), (268, 272)),
    "cis_west": w((505, 268), (536, 250), (566, 262), (592, 296)),
    "italia_north": w((592, 296), (626, 292), (668, 262)),
    "cis_east": w((668, 262), (656, 234), (676, 214), (706, 206)),
    "cis_illyr": w((706, 206), (716, 170), (704, 132), (690, 96)),
    "cis_north": w((690, 96), (630, 84), (570, 104), (500, 150)),
    # Italia
    "italia_west": w((592, 296), (592, 338), (618, 384), (656, 416), (690, 452), (728, 482), (744, 520), (734, 552), (724, 572)),
    "italia_east": w(
        (724, 572),
        (764, 550),
        (786, 512),
        (782, 482),
        (806, 472),
        (832, 494),
        (842, 466),
        (820, 428),
        (782, 398),
        (764, 380),
        (738, 338),
        (722, 300),
        (694, 274),
        (668, 262),
    ),
    "sicilia": w((718, 592), (700, 636), (708, 678), (660, 672), (606, 644), (572, 628), (570, 600), (604, 592), (660, 600)),
    # the Balkans
    "illyr_coast": w((706, 206), (734, 240), (764, 290), (806, 330), (842, 358), (858, 392)),
    "illyr_mace": w((858, 392), (888, 356), (900, 316), (922, 286)),
    "illyr_north": w((922, 286), (930, 236), (896, 170), (800, 108), (690, 96)),
    "mace_west": w((858, 392), (862, 424), (880, 452)),
    "mace_achaea": w((880, 452), (920, 470), (956, 450), (996, 464)),
    "mace_coast": ((862.6, 464), (846, 436), (852, 412), (870, 420), (884, 438), (892, 408), (918, 402), (944, 386)),
    "mace_north": ((944, 386), (940, 346), (906, 306), (850, 276), (798.9, 286)),
    "achaea_coast": (
        (862.6, 464),
        (868, 496),
        (884, 524),
        (872, 548),
        (846, 552),
        (852, 588),
        (838, 612),
        (824, 598),
        (812, 622),
        (796, 600),
        (786, 572),
        (772, 560),
        (790, 530),
        (772, 500),
        (762.8, 452),
    ),
    # the East
    "asia_west": (
        (972, 394),
        (948, 424),
        (962, 454),
        (944, 486),
        (964, 520),
        (956, 552),
        (984, 580),
        (1020, 566),
        (1056, 578),
        (1094, 548),
    ),
    "asia_syria": ((1094, 548), (1130, 516), (1216, 500)),
    "asia_north": ((1216, 318), (1130, 330), (1070, 346), (1016, 376), (972, 394)),
    "syria_coast": ((1094, 548), (1098, 584), (1076, 622), (1078, 660), (1066, 690)),
    "syria_south": ((1066, 690), (1130, 706), (1216, 692)),
    # Africa
    "aegypt_coast": ((858, 722), (900, 738), (944, 720), (984, 700), (1028, 712), (1056, 736)),
    "aegypt_east": ((1056, 736), (1074, 790), (1086, 856)),
    "cyr_aegypt": ((858, 722), (850, 780), (862, 856)),
    "cyr_coast": ((640, 764), (684, 772), (700, 736), (724, 700), (770, 684), (818, 694), (858, 722)),
    "africa_cyr": ((640, 764), (648, 808), (640, 856)),
    "africa_coast": (
        (368, 664),
        (410, 650),
        (452, 652),
        (478, 634),
        (506, 650),
        (500, 690),
        (490, 716),
        (520, 752),
        (566, 770),
        (604, 776),
        (640, 764),
    ),
    "nova_africa": ((368, 664), (388, 720), (372, 790), (384, 856)),
    "nova_coast": ((150, 692), (200, 674), (262, 682), (318, 664), (368, 664)),
    "nova_west": ((150, 692), (160, 760), (136, 856)),
}

OUTLINES: dict[P, tuple[str | tuple[Point, ...], ...]] = {  # arcs in order; a leading "-" walks one backwards
    P.HISPANIA_ULTERIOR: ("ul_cit", "ul_coast"),
    P.HISPANIA_CITERIOR: ("cit_north", "pyrenees_wild", "pyrenees", "cit_coast", "-ul_cit"),
    P.GALIA_NARBONENSIS: ("narb_coast", "alps", "narb_north", "pyrenees"),
    P.GALIA_CISALPINA: ("cis_west", "italia_north", "cis_east", "cis_illyr", "cis_north", "-alps"),
    P.ITALIA: ("italia_west", "italia_east", "-italia_north"),
    P.SICILIA: ("sicilia",),
    P.ILLYRICUM: ("illyr_coast", "illyr_mace", "illyr_north", "-cis_illyr"),
    P.MACEDONIA: ("mace_west", "mace_achaea", "mace_coast", "mace_north", "-illyr_mace"),
    P.ACHAEA: ("mace_achaea", "achaea_coast"),
    P.ASIA: ("asia_west", "asia_syria", ((1216, 500), (1216, 318)), "asia_north"),
    P.SYRIA: ("syria_coast", "syria_south", ((1216, 692), (1216, 500)), "-asia_syria"),
    P.AEGYPTUS: ("aegypt_coast", "aegypt_east", ((1086, 856), (862, 856)), "-cyr_aegypt"),
    P.CYRENAICA: ("cyr_coast", "cyr_aegypt", ((862, 856), (640, 856)), "-africa_cyr"),
    P.AFRICA: ("africa_coast", "africa_cyr", ((640, 856), (384, 856)), "-nova_africa"),
    P.AFRICA_NOVA: ("nova_coast", "nova_africa", ((384, 856), (136, 856)), "-nova_west"),
}

NORTH = (
    (110, -10),
    (96, 30),
    (140, 58),
    (80, 84),
    (40, 112),
    (96, 150),
    (140, 196),
    (182, 235),
    (236, 272),
    (350, 230),
    (540, 180),
    (700, 200),
    (850, 350),
    (944, 386),
    (962, 352),
    (990, 330),
    (972, 286),
    (960, 250),
    (992, 204),
    (1030, 168),
    (1052, 120),
    (1110, 132),
    (1150, 96),
    (1216, 84),
    (1216, -10),
)
MAURETANIA = ((-10, 668), (40, 640), (70, 664), (110, 694), (150, 692), (160, 760), (136, 860), (-10, 860))
ARABIA = ((1066, 690), (1074, 712), (1060, 738), (1080, 790), (1090, 860), (1216, 860), (1216, 692), (1130, 706))

ISLANDS = (
    ((446, 336), (456, 352), (452, 384), (440, 392), (434, 364)),
    ((440, 414), (458, 420), (456, 466), (440, 494), (424, 484), (428, 440)),
    ((284, 474), (304, 466), (310, 480), (292, 490)),
    ((322, 456), (334, 452), (338, 462), (326, 466)),
    ((852, 664), (884, 656), (926, 662), (944, 672), (906, 680), (866, 676)),
    ((1002, 662), (1022, 652), (1046, 646), (1034, 664), (1014, 672)),
)

FAR = (NORTH, MAURETANIA, ARABIA)


@lru_cache(maxsize=64)
def coast(arc: str) -> tuple[Point, ...]:
    """An arc as it is drawn: smooth, then a little ragged between its ends."""
    points = kit.smooth(ARCS[arc], closed=arc == "sicilia", steps=5)
    ragged = ((x + RAGGED * math.sin(n * 2.1 + x), y + RAGGED * math.sin(n * 1.7 + y)) for n, (x, y) in enumerate(points[1:-1]))
    return points[0], *ragged, points[-1]


@lru_cache(maxsize=len(P))
def outline(province: P) -> tuple[Point, ...]:
    """A province, its arcs smoothed one by one so that neighbours share every point."""
    out: list[Point] = []
    for step in OUTLINES[province]:
        if isinstance(step, tuple):
            out += step
        else:
            points = coast(step.lstrip("-"))
            out += reversed(points) if step.startswith("-") else points
    return tuple(out)


@lru_cache(maxsize=len(P))
def bounds(province: P) -> tuple[int, int, int, int]:
    """The box round a province."""
    across, down = zip(*outline(province), strict=True)
    return math.floor(min(across)), math.floor(min(down)), math.ceil(max(across)), math.ceil(max(down))
