"""What is in the box: the pieces and tracks (T1.1), and the map (T1.4), a numbered file of printed data, with every way on it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache
from importlib.resources import files
from typing import Any

from rules.engine.box import Data, figures_of
from rules.engine.model import Seat

CAESAR: Seat = 0
POMPEY: Seat = 1
CRASSUS: Seat = 2

LEGIONS, GOLD = {3: 60, 2: 45}, {3: 15, 2: 12}  # by players (T1.1, T1.3)
STONE = {3: 8, 2: 7}  # turns a year by players (T1.2, T1.3)
WEAPONS, SERVANTS = 8, 6  # T1.1: weapons of each colour, civil servants in all
TOP = 7  # the last space of a competence track (T1.1)
POINTS, ACTIONS = 4, 3  # T3.1, T5.1
MOST_LEGIONS = 6  # in a province at the end of a turn (T6.1)
CONQUERED, MANY_CITIZENS = 9, 6  # provinces and citizens that win (T7.1, T7.2)


class Province(IntEnum):
    """The fifteen provinces, spelled as the rulebook prints them."""

    GALIA_NARBONENSIS = 0
    GALIA_CISALPINA = 1
    ILLYRICUM = 2
    ACHAEA = 3
    AEGYPTUS = 4
    HISPANIA_CITERIOR = 5
    HISPANIA_ULTERIOR = 6
    SICILIA = 7
    ITALIA = 8
    MACEDONIA = 9
    SYRIA = 10
    ASIA = 11
    CYRENAICA = 12
    AFRICA = 13
    AFRICA_NOVA = 14


PROVINCES = tuple(Province)


class Kind(Enum):
    """What a province supplies (T2.2) and which actions it allows (T5.2)."""

    POLITICAL = "political"
    MILITARY = "military"
    COMPETENCE = "competence"


class Sea(Enum):
    WEST = "Mare occidentale"
    IONIAN = "Mare Ionium"
    EAST = "Mare orientale"


class Way(Enum):
    """How the triumvir reaches the next province (T3.1, T3.2)."""

    LAND = "land"
    ARROW = "arrow"
    SEA = "sea"


class Post(Enum):
    """Where a governor stands: in the supply field, out of it, or on a working civil servant, which is out too (T2.1)."""

    IN = "in"
    OUT = "out"
    SERVANT = "servant"


class Section(IntEnum):
    """The sections of the forum; those of the characters have the numbers of their seats."""

    CAESAR = 0
    POMPEY = 1
    CRASSUS = 2
    ALII = 3


class Competence(Enum):
    POLITICS = "politics"
    MILITARY = "military"


class Phase(Enum):
    """Where a turn stands."""

    SUPPLY = "supply"  # T2
    MOVEMENT = "movement"  # T3
    ACTIONS = "actions"  # T5
    TIME = "time"  # the stone and the election (T6)


class Ending(Enum):
    """How a game ends."""

    CITIZENS = "citizens"  # a consul with six citizens (T7.1)
    CONSUL_TWICE = "consul twice"  # T7.1
    PROVINCES = "provinces"  # T7.2
    COMPETENCE = "competence"  # T7.3
    YEARS = "years"  # the cap of T7.4


class Counted(Enum):
    """The lines of the score; this game has no points. The sum of both competences only breaks ties (T7.4)."""

    PROVINCES = "provinces"
    CITIZENS = "citizens"
    CONSULSHIPS = "consulships"
    POLITICS = "politics"
    MILITARY = "military"
    BOTH = "both"


class RomeForm(Enum):
    """The forms of Rome's supply (T2.3)."""

    GOLD = "gold"  # 2 gold
    LEGIONS = "legions"  # 2 legions
    BOTH = "both"  # 1 and 1


class Good(Enum):
    GOLD = "gold"
    LEGIONS = "legions"


Supplies = tuple[int, int]
"""Gold and legions."""

PROVINCE_GIVES: dict[Kind, Supplies] = {Kind.POLITICAL: (2, 0), Kind.MILITARY: (0, 2), Kind.COMPETENCE: (1, 1)}  # T2.2
ROME_GIVES: dict[RomeForm, Supplies] = {RomeForm.GOLD: (2, 0), RomeForm.LEGIONS: (0, 2), RomeForm.BOTH: (1, 1)}  # T2.3


@dataclass(frozen=True, slots=True)
class Route:
    """One move of the triumvir, by the zones it crosses, if any."""

    to: Province
    way: Way
    seas: tuple[Sea, ...] = ()

    def cost(self, legions: int) -> int:
        """A border or arrow costs 1; n zones and the landing cost n + 1, without legions n (T3.1, T3.2)."""
        return len(self.seas) + (legions > 0) if self.seas else 1


@dataclass(frozen=True, slots=True)
class Start:
    """Where a character begins (T1.2, T1.3)."""

    triumvir: Province
    provinces: tuple[Province, ...]


Reach = tuple[tuple[tuple[Province, ...], ...], ...]
"""The provinces that one move leads to: without legions [0] or with [1], then by the points left."""


@dataclass(frozen=True, slots=True)
class Board:
    """The map for so many players. Tuples go by province."""

    kinds: tuple[Kind, ...]
    gives: tuple[Supplies, ...]  # what a free field supplies
    seas: tuple[tuple[Sea, ...], ...]
    posts: tuple[Post, ...]  # the governors at set-up
    starts: tuple[Start, ...]  # by seat
    in_play: tuple[Province, ...]
    routes: tuple[Mapping[Province, Route], ...]  # the cheapest way to every other province in play
    reach: tuple[Reach, ...]  # where the points lead


@cache
def board(data: Data, seats: int) -> Board:
    """The map of a data file or of somebody's box as so many players use it (T1.3 leaves four provinces out)."""
    raw = read(data)
    printed = [raw["provinces"][name(province)] for province in PROVINCES]
    seas = tuple(tuple(Sea(sea) for sea in entry["seas"]) for entry in printed)
    starts = tuple(
        Start(province_named(start["triumvir"]), tuple(map(province_named, start["provinces"]))) for start in raw["starts"][str(seats)]
    )
    in_play = tuple(sorted(province for start in starts for province in start.provinces))
    routes = _routes(raw, seas, in_play)
    kinds = tuple(Kind(entry["type"]) for entry in printed)
    return Board(
        kinds=kinds,
        gives=tuple(PROVINCE_GIVES[kind] for kind in kinds),
        seas=seas,
        posts=tuple(Post(entry["governor"]) for entry in printed),
        starts=starts,
        in_play=in_play,
        routes=routes,
        reach=tuple(tuple(tuple(_within(ways, legions, points) for points in range(POINTS + 1)) for legions in (0, 1)) for ways in routes),
    )


NEWEST = 1


def read(data: Data) -> Any:
    """The numbered file as it is; somebody's box gives parts of the newest anew."""
    if isinstance(data, str):
        return read(NEWEST) | figures_of(data)
    return json.loads(files("rules.triumvirat").joinpath("data", f"{data}.json").read_text(encoding="utf-8"))


def name(province: Province) -> str:
    """A province's name as the box prints it: Galia Narbonensis, Africa nova."""
    return "Africa nova" if province is Province.AFRICA_NOVA else province.name.replace("_", " ").title()


def province_named(printed: str) -> Province:
    return Province[printed.upper().replace(" ", "_")]


def _routes(raw: Any, seas: tuple[tuple[Sea, ...], ...], in_play: tuple[Province, ...]) -> tuple[Mapping[Province, Route], ...]:
    """A border or an arrow is never dearer than a crossing, nor a short crossing than a long one: the cheapest way is kept."""
    near = {Way.LAND: _pairs(raw["borders"]), Way.ARROW: _pairs(raw["arrows"])}
    adjoining = {(Sea(a), Sea(b)) for pair in raw["seas"] for a, b in (pair, pair[::-1])}
    routes: list[Mapping[Province, Route]] = []
    for origin in PROVINCES:
        found: dict[Province, Route] = {}
        for to in in_play if origin in in_play else ():
            if to is origin:
                continue
            way = next((way for way, pairs in near.items() if (origin, to) in pairs), Way.SEA)
            found[to] = Route(to, way, _crossing(seas[origin], seas[to], adjoining) if way is Way.SEA else ())
        routes.append(dict(sorted(found.items(), key=lambda item: len(item[1].seas))))
    return tuple(routes)


def _within(routes: Mapping[Province, Route], legions: int, points: int) -> tuple[Province, ...]:
    return tuple(to for to, route in routes.items() if route.cost(legions) <= points)


def _pairs(printed: list[list[str]]) -> set[tuple[Province, Province]]:
    """Neighbours, both ways."""
    pairs = [(province_named(a), province_named(b)) for a, b in printed]
    return {*pairs, *((b, a) for a, b in pairs)}


def _crossing(coast: tuple[Sea, ...], landing: tuple[Sea, ...], adjoining: set[tuple[Sea, Sea]]) -> tuple[Sea, ...]:
    """The shortest chain of adjoining zones between two coasts (T3.2)."""
    chains: list[tuple[Sea, ...]] = [(sea,) for sea in coast]
    for chain in chains:  # grows while it is walked: shorter chains come first
        if chain[-1] in landing:
            return chain
        chains += [(*chain, sea) for sea in Sea if (chain[-1], sea) in adjoining and sea not in chain]
    raise ValueError("every province lies at a sea, and all seas are joined")
