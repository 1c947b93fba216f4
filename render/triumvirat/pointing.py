"""Where things are: provinces, tracks, the forum, one's treasury and count of provinces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.triumvirat.components import TOP, Competence, Province, Section
from rules.triumvirat.state import View

from ..kit import Box
from .layout import CHART, count_box, forum_box, pieces, track_box, track_row, treasury_box

LOWER = 6  # than the row begins: so far its outline keeps off the name above


def on_board(view: View, thing: Any) -> Iterator[Box]:
    table = view.table
    seats = len(table.triumvirs.at)
    match thing:
        case Province():
            lefts, tops, rights, bottoms = zip(*pieces(table.lands, thing).values(), strict=True)  # the row alone: no line crosses a name
            yield CHART.box((min(lefts), min(tops) + LOWER, max(rights), max(bottoms)))
        case Competence():
            row_of = track_row(thing)
            yield (*track_box(row_of, 1)[:2], *track_box(row_of, TOP)[2:])
        case Section():
            yield forum_box(thing, seats)
        case "forum":
            yield (*forum_box(Section.CAESAR, seats)[:2], *forum_box(Section.ALII, seats)[2:])
        case "gold":
            yield treasury_box(view.seat, seats)
        case "provinces":
            yield count_box(view.seat, seats)
        case _:
            raise LookupError(f"no {thing} on the board")
