"""Where things are: the cards on offer, one's own bribes, resources, purse and flag; in the hand the chosen cards and the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.lutece.components import Kind, Resource, Side, Tile
from rules.lutece.state import View

from ..kit import WIDTH, Box
from . import held
from .hand import CHOSEN, HAND, HAND_TOP, PANEL, TOP
from .large import GAP, SIDE
from .layout import GOLD_X, OPTIONS_X, good_box, held_cells, offer_box, option_box, row_top, tag_box


def on_board(view: View, thing: Any) -> Iterator[Box]:
    table, seat = view.table, view.seat
    match thing:
        case Tile():
            yield offer_box(thing, table.seats)
        case Side():
            yield option_box(seat, thing)
        case Resource():
            yield good_box(seat, thing)
        case Kind():
            things = held.things(table.players[seat])
            yield next(box for one, box in zip(things, held_cells(seat, len(things)), strict=True) if one.kind is thing)
        case "purse":
            yield GOLD_X - 4, row_top(seat) + 10, OPTIONS_X - 14, row_top(seat) + 66
        case "flag":
            yield tag_box(seat)
        case int():
            yield (*option_box(thing, Side.LEFT)[:2], *option_box(thing, Side.RIGHT)[2:])
        case _:
            raise LookupError(f"no {thing} on the board")


def in_hand(view: View, thing: Any) -> Iterator[Box]:
    match thing:
        case Side():
            left = SIDE + thing * (PANEL + GAP)
            yield left, TOP, left + PANEL, TOP + CHOSEN
        case "actions":
            yield SIDE, HAND_TOP, WIDTH - SIDE, HAND_TOP + HAND
        case _:
            raise LookupError(f"no {thing} in this hand")
