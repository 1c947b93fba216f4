"""C2.6: refilling the hand; C4.3: the card that a spy's victim draws."""

from __future__ import annotations

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import BOTH, HAND_SIZE, Card, Pile, in_order
from ..desk import Desk
from ..events import CardsDrawn, Drew, NothingToDraw
from ..moves import Draw
from ..questions import Ask
from ..state import View

DREW = {  # made once, like the moves
    (seat, pile, count, forced): Drew(seat, pile, count, forced)
    for seat in BOTH for pile in Pile for count in range(1, HAND_SIZE + 1) for forced in (False, True)
}  # fmt: skip
DRAWS = {pile: [Draw(pile, count) for count in range(1, HAND_SIZE + 1)] for pile in Pile}


def offers_draw(view: View) -> list[Draw]:
    side, lacks = view.table.sides[view.seat], _lacks(view)
    return [*DRAWS[Pile.INFLUENCE][: min(lacks, side.reserve)], *DRAWS[Pile.MANIPULATION][: min(lacks, side.pile)]]


def _lacks(view: View) -> int:
    """How many cards are to be drawn: what is missing to a full hand; one by the spy's victim."""
    return 1 if view.table.tasks[-1].ask is Ask.REDRAW else HAND_SIZE - view.table.sides[view.seat].held


def check_draw(view: View, move: Draw) -> None:
    """C2.6: at least one card, at most what the hand lacks and the pile holds; C4.3: the spy's victim draws one."""
    side = view.table.sides[view.seat]
    if not (most := min(_lacks(view), side.reserve if move.pile is Pile.INFLUENCE else side.pile)):
        raise Refused(refusals.PileEmpty(move.pile))
    if not 1 <= move.count <= most:
        raise Refused(refusals.WrongCount(most, view.table.tasks[-1].cite))


def play_draw(desk: Desk, seat: Seat, move: Draw) -> None:
    """C2.6; C4.3 for the victim of a spy, who draws one."""
    _take(desk, seat, move.pile, move.count)
    if desk.tasks[-1].ask is Ask.REDRAW:
        desk.tasks.pop()


def drawn_unasked(desk: Desk, seat: Seat, missing: int) -> bool:
    """C2.6: with one pile empty the other gives the cards without asking; with both empty there are none."""
    side = desk.side(seat)
    if missing and side.reserve and side.pile:
        return False
    if missing and (count := min(missing, side.reserve + side.pile)):
        _take(desk, seat, Pile.INFLUENCE if side.reserve else Pile.MANIPULATION, count, forced=True)
        missing -= count
    if missing:
        desk.tell(NothingToDraw(seat))
    return True


def _take(desk: Desk, seat: Seat, pile: Pile, count: int, forced: bool = False) -> None:
    player = desk.player(seat)
    drawn: tuple[Card, ...]
    if pile is Pile.INFLUENCE:
        drawn, player.reserve = player.reserve[:count], player.reserve[count:]
        player.influence += count
    else:
        drawn, player.pile = player.pile[:count], player.pile[count:]
    player.cards = in_order((*player.cards, *drawn))
    desk.tell(DREW[seat, pile, count, forced])
    desk.tell(CardsDrawn(seat, drawn), to=seat)
