"""What is asked of the map: a window on the places in question, those one may choose outlined; of actions: the tracks and the forum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from rules.triumvirat import moves as m
from rules.triumvirat import questions as q
from rules.triumvirat.components import Province
from rules.triumvirat.state import View

from ..kit import WIDTH, Box, put
from . import charts, ways
from .board import chart, draw_board
from .coasts import HIGH, WIDE
from .layout import CUT, FOOT_TOP, SPOTS, TRACK_TOP, Frame
from .theme import Names, PictureText

WIDEST = 236  # of all ribbons: Gallia Narbonensis
Places = tuple[Province, tuple[Province, ...]]  # where the triumvir stands, and what may be chosen
Subject = Places | Box
AROUND = (WIDEST // 2 + 4, 92)  # from the middle of a name to the edge of the picture: room for the portrait and the pieces
LEAST, MOST = (560, 400), (900, HIGH - CUT)  # of a window: up to twice the size of the board on a phone, and seldom more than 60 kB
UPRIGHT = 0.72  # of its width, unless a choice would lie outside: a higher picture pushes the choices off a phone's screen
TRACKS: Box = (0, TRACK_TOP - 10, WIDTH, FOOT_TOP)


def subject(view: View, moves: Sequence[Any]) -> Subject | None:
    """Rome's supply without a place to put it, and what else is not of the board, needs no picture."""
    match view.table.tasks[-1] if view.table.tasks else None:
        case q.Actions() | q.Redress():
            return TRACKS
        case None:
            return None
    places = tuple(sorted({place for move in moves for place in _places(move)}))
    return (view.table.triumvirs.at[view.seat], places) if places else None


def _places(move: Any) -> tuple[Province, ...]:
    """The provinces that a move names."""
    match move:
        case m.March(place) | m.PlaceLegion(place) | m.Flee(place) | m.Appoint(place) | m.Take(_, place):
            return (place,)
        case _:
            return ()


def draw(view: View, shown: Subject, names: Names, game_text: PictureText) -> Image.Image:
    match shown:
        case (Province() as here, places):
            return _window(view, here, places, game_text)
        case box:
            return draw_board(view.table, names, (), game_text, (view.seat,)).crop(box)


def _window(view: View, here: Province, places: Sequence[Province], game_text: PictureText) -> Image.Image:
    """The map at the scale of the board, so that what was drawn once serves again."""
    left, top, right, bottom = window(here, places)
    frame, table = Frame(left, top), view.table
    image = chart(game_text).crop((left, top - CUT, right, bottom - CUT))
    charts.draw_lands(image, frame, table.lands.owners)
    ways.draw(image, frame, table)
    for place in places:
        put(image, charts.glow(place, view.seat), frame.at(charts.corner(place, charts.GLOW)))
    charts.draw_pieces(image, frame, table, game_text)
    charts.draw_faces(image, frame, table)
    return image


def window(here: Province, places: Sequence[Province]) -> Box:
    """In the map's points: these places whole and as near as can be; where they lie too far apart, those round the triumvir."""
    (x, y), spots = SPOTS[here], [SPOTS[place] for place in (here, *places)]
    (x0, x1), (y0, y1) = ((min(axis), max(axis)) for axis in zip(*spots, strict=True))
    top, bottom = _span((y0 - AROUND[1], y1 + AROUND[1]), y, (LEAST[1], MOST[1]), (CUT, HIGH))
    least = max(LEAST[0], round((bottom - top) / UPRIGHT))
    left, right = _span((x0 - AROUND[0], x1 + AROUND[0]), x, (least, MOST[0]), (0, WIDE))
    return left, top, right, bottom


def _span(wanted: tuple[float, float], middle: float, size: tuple[int, int], edges: tuple[int, int]) -> tuple[int, int]:
    """What is wanted, not smaller nor larger than these sizes, within the edges; of too much the part round the middle."""
    (start, end), (least, most), (low, high) = wanted, size, edges
    long = min(max(end - start, least), most)
    first = ((start + end) / 2 if end - start <= most else middle) - long / 2
    first = min(max(first, low), high - long)
    return round(first), round(first + long)
