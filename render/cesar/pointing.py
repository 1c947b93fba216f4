"""Where things are: groups, what lies before them, piles and vote cards; in the hand its cards, one's face-down cards, the mission."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.cesar.components import CLEOPATRA, GROUPS, PLACE, Group, Influence, Manipulation, Pile, Vote
from rules.cesar.state import View

from ..kit import WIDTH, Box
from . import layout as at
from .cards import BIG
from .hand import CARDS_TOP, CELL, HEAD, LABEL, PANEL, PANELS_TOP, SIDE, in_order, row


def on_board(view: View, thing: Any) -> Iterator[Box]:
    """A group and all that lies before it, one side's cards before it, or one value of them; a pile of one's own; the vote cards."""
    match thing:
        case Group():
            i = PLACE[thing]
            yield at.column(i), at.front_box(i, CLEOPATRA)[1], at.column(i) + at.COLUMN, at.front_box(i, 1 - CLEOPATRA)[3]
        case (Group() as group, int() as seat):
            yield at.front_box(PLACE[group], seat)
        case (Group() as group, int() as seat, Influence() as card):
            front = view.table.forum[PLACE[group]].fronts[seat]
            yield at.card_box(PLACE[group], seat, front.index(card))
        case Pile():
            yield at.pile_box(view.seat, at.STOCKS[0 if thing is Pile.INFLUENCE else 1])
        case Vote():
            yield at.drawn_box(view.table.votes.discards.index(thing))
        case "groups":
            yield at.column(0), at.MARBLE_TOP + 8, at.column(len(GROUPS) - 1) + at.COLUMN, at.MARBLE_END - 8
        case "votes":
            drawn = len(view.table.votes.discards)
            yield (*at.deck_box(drawn)[:2], *at.coming_box(drawn, view.table.votes.deck - 1)[2:])
        case _:
            raise LookupError(f"no {thing} on the board")


def in_hand(view: View, thing: Any) -> Iterator[Box]:
    """A card if it is still held, one's face-down card before a group, or the mission."""
    match thing:
        case Influence() | Manipulation():
            wide, left, step = row(len(view.hand.cards))
            for n in [n for n, card in enumerate(in_order(view.hand.cards)) if card is thing][:1]:
                yield left + n * step, CARDS_TOP, left + n * step + wide, CARDS_TOP + BIG[1]
        case Group():
            x = SIDE + LABEL + GROUPS.index(thing) * CELL
            yield x - 4, PANELS_TOP + 8, x + CELL - 12, PANELS_TOP + PANEL - 4
        case "hidden":
            yield SIDE, PANELS_TOP, WIDTH - SIDE, PANELS_TOP + PANEL
        case "mission":
            yield WIDTH - 470, 8, WIDTH - 16, HEAD - 8
        case _:
            raise LookupError(f"no {thing} in this hand")
