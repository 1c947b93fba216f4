"""What of the Triumvirate's box may be given by whoever owns it: the map (T1.4), and who begins where (T1.3).

The arrows and how the sea zones adjoin stand in the rulebook, and are not asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.engine.box import Box, keys

from .components import NEWEST, PROVINCES, SERVANTS, Kind, Post, Province, Sea, name, read

GIVEN = ("provinces", "borders", "starts")
NAMES = {name(province): province for province in PROVINCES}
ABSENT = {"Asia", "Syria", "Aegyptus", "Cyrenaica"}  # with two players (T1.3)


def sample() -> dict[str, Any]:
    printed = read(NEWEST)
    return {part: printed[part] for part in GIVEN}


def problems(raw: Any) -> Iterator[str]:
    wrong = list(keys(raw, set(GIVEN), "The file"))
    if not wrong:
        wrong = [*_provinces(raw["provinces"]), *_borders(raw["borders"]), *_starts(raw["starts"])]
    yield from wrong
    if not wrong:
        yield from _joined(raw)


def _provinces(raw: Any) -> Iterator[str]:
    yield from keys(raw, set(NAMES), "“provinces”")
    for place, printed in raw.items() if isinstance(raw, dict) else ():
        if wrong := list(keys(printed, {"type", "governor", "seas"}, place)):
            yield from wrong
            continue
        yield from _one_of(printed["type"], {kind.value for kind in Kind}, f"{place}: the type")
        yield from _one_of(printed["governor"], {post.value for post in Post}, f"{place}: the governor at the start")
        seas = printed["seas"]
        if not isinstance(seas, list) or not seas:
            yield f"{place}: “seas” must list at least one sea zone: every province has a coast (T3.2)."
            continue
        for sea in seas:
            yield from _one_of(sea, {zone.value for zone in Sea}, f"{place}: a sea zone")
        if len(set(map(str, seas))) != len(seas):
            yield f"{place} lists a sea zone twice."
    if isinstance(raw, dict):
        serving = sum(isinstance(one, dict) and one.get("governor") == Post.SERVANT.value for one in raw.values())
        if serving > SERVANTS:
            yield f"There are {SERVANTS} civil servants (T1.1), and {serving} governors stand on one."


def _one_of(value: Any, known: set[str], what: str) -> Iterator[str]:
    if not isinstance(value, str) or value not in known:
        yield f"{what} must be one of {', '.join(sorted(known))}, not {value!r}."


def _borders(raw: Any) -> Iterator[str]:
    if not isinstance(raw, list):
        yield "“borders” must be a list of pairs of provinces."
        return
    seen: set[frozenset[str]] = set()
    for pair in raw:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(end, str) and end in NAMES for end in pair):
            yield f"{pair!r} is no border: two provinces of {', '.join(NAMES)}."
            continue
        if pair[0] == pair[1]:
            yield f"{pair[0]} borders on itself."
        if frozenset(pair) in seen:
            yield f"The border between {pair[0]} and {pair[1]} is there twice."
        seen.add(frozenset(pair))


def _starts(raw: Any) -> Iterator[str]:
    if wrong := list(keys(raw, {"2", "3"}, "“starts”")):
        yield from wrong
        return
    for seats, in_play in ((3, set(NAMES)), (2, set(NAMES) - ABSENT)):
        sides, what = raw[str(seats)], f"With {seats} players"
        if not isinstance(sides, list) or len(sides) != seats:
            yield f"{what} there must be {seats} starts, in the order of play."
            continue
        if wrong := [problem for side in sides for problem in _start(side, what)]:
            yield from wrong
            continue
        given = [place for side in sides for place in side["provinces"]]
        if twice := sorted({place for place in given if given.count(place) > 1}):
            yield f"{what} {', '.join(twice)} belongs to more than one."
        if lacking := sorted(in_play - set(given)):
            yield f"{what} nobody has {', '.join(lacking)} (T1.2, T1.3)."
        if spare := sorted(set(given) - in_play):
            yield f"{what} {', '.join(spare)} is out of play (T1.3)."


def _start(side: Any, what: str) -> Iterator[str]:
    if wrong := list(keys(side, {"triumvir", "provinces"}, f"{what} a start")):
        yield from wrong
        return
    places = side["provinces"]
    if not isinstance(places, list) or not places or not all(isinstance(place, str) and place in NAMES for place in places):
        yield f"{what} “provinces” must list provinces by their names."
    elif side["triumvir"] not in places:
        yield f"{what} the triumvir stands in {side['triumvir']!r}, which is not one of their provinces."


def _joined(raw: dict[str, Any]) -> Iterator[str]:
    """Whether a triumvir can walk from every province to every other, by land, arrow or sea."""
    printed = read(NEWEST)
    ways = [*raw["borders"], *printed["arrows"], *printed["seas"]]
    ways += [[place, sea] for place, one in raw["provinces"].items() for sea in one["seas"]]
    reached, fresh = set[str](), {name(Province.ITALIA)}
    while fresh:
        reached |= fresh
        fresh = {end for way in ways if set(way) & fresh for end in way} - reached
    if lost := sorted(set(NAMES) - reached):
        yield f"The map falls apart: {', '.join(lost)} can’t be reached."


BOX = Box(sample, problems)
