"""Where things are: Action cards, Favours, buildings to buy, the road, what lies in one's province; in the hand Privilege cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.fortuna.components import SIDES, Action, Building, Cube, Die, Favour, Person
from rules.fortuna.state import View

from ..kit import Box
from .cards import LARGE
from .hand import places, stacked
from .large import SIDE, STEP, TOP
from .layout import favour_box, good_box, hand_box, people_box, pile_box, ring_box, shop_box, slot_box, stone_box


def on_board(view: View, thing: Any) -> Iterator[Box]:
    table = view.table
    side = table.provinces[view.seat].side
    match thing:
        case Action():
            place, edge = next((place, edge) for place, edge in enumerate(table.board) if thing in edge.cards)
            yield slot_box(SIDES[place], edge.cards.index(thing))
        case Favour():
            yield favour_box(thing)
        case Cube():
            yield good_box(side, thing)
        case Person() | Die():
            yield people_box(side, thing)
        case Building():
            yield shop_box(thing)
        case int():
            yield stone_box(thing)
        case "money":
            yield good_box(side, None)
        case "ring":
            yield ring_box(side)
        case "hand":
            yield hand_box(side)
        case "deck":
            yield pile_box(0)
        case _:
            raise LookupError(f"no {thing} on the board")


def in_hand(view: View, thing: Any) -> Iterator[Box]:
    """A Privilege card, or before the first round an Action card."""
    if isinstance(thing, Action):
        place = view.table.board[SIDES.index(view.table.provinces[view.seat].side)].cards.index(thing)
        yield SIDE + place * STEP, TOP, SIDE + place * STEP + LARGE[0], TOP + LARGE[1]
        return
    found = [box for shelf, y, caption in stacked(view) for card, box in places(shelf, y + caption) if card is thing]
    if not found:
        raise LookupError(f"no {thing} in this hand")
    yield found[0]
