"""The reveal and the purchases, one card completely before the next, then the valorisation (L2.4-L2.8)."""

from __future__ import annotations

from ..components import REVENUES, Bid, Income, Side, Tile
from ..desk import Desk, empty_hands
from ..events import BluffReturned, Revealed, RevenuesTaken, Valorised
from ..state import Bribes, Offer
from .acquire import buy
from .contest import contest
from .setup import begin_round


def reveal(desk: Desk) -> None:
    """L2.5: all chosen cards are turned up; bluffs come back (L2.4), every Revenus pays 3 gold."""
    pairs = [hand.chosen for hand in desk.hands]
    desk.revealed = tuple(pair for pair in pairs if pair is not None)
    desk.hands = list(empty_hands(len(desk.players)))
    desk.tell(Revealed(desk.revealed, tuple((bribes.left, bribes.right) for bribes in desk.bribes)))
    desk.bribes = [Bribes(bribes.left, bribes.right) for bribes in desk.bribes]
    for seat, pair in enumerate(desk.revealed):
        for side in Side:
            if pair[side] is Income.REVENUES and (stake := desk.lift(seat, side)):
                desk.tell(BluffReturned(seat, side, stake, desk.gain(seat, stake)))
        if cards := pair.count(Income.REVENUES):
            desk.tell(RevenuesTaken(seat, cards, REVENUES * cards, desk.gain(seat, REVENUES * cards)))
    desk.ask = None


def resolve(desk: Desk) -> None:
    """L2.5: A-E, then 1-5, until somebody has to decide; when all are done, the next round begins."""
    while desk.resolved < len(desk.tiles):
        tile = desk.tiles[desk.resolved]
        desk.resolved += 1
        bids = _bids(desk, tile)
        if len(bids) == 1:
            buy(desk, bids[0].seat, tile)
        elif bids:
            contest(desk, tile, bids)
        if desk.ask is not None:
            return
    _valorise(desk)
    begin_round(desk)


def _bids(desk: Desk, tile: Tile) -> tuple[Bid, ...]:
    """The options on a card, by seat."""
    return tuple(Bid(seat, desk.stake(seat, desk.side_of(seat, tile))) for seat, pair in enumerate(desk.revealed) if tile in pair)


def _valorise(desk: Desk) -> None:
    """L2.8: one gold on every card still offered."""
    valued: list[tuple[Tile, int]] = []
    for place, offer in enumerate(desk.offers):
        if offer is not None:
            desk.offers[place] = Offer(offer.card, offer.gold + 1)
            valued.append((desk.tiles[place], offer.gold + 1))
    if valued:
        desk.tell(Valorised(tuple(valued)))
