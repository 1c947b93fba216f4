"""The reveal and the purchases, one card completely before the next, then gold on the unsold cards (L2.4-L2.8)."""

from __future__ import annotations

from ..components import REVENUES, Bid, Income, Side, Tile
from ..desk import Desk, empty_hands
from ..events import BluffReturned, Revealed, RevenuesTaken, Valorised
from ..state import Bribes, Offer
from .acquire import buy
from .contest import contest
from .setup import begin_round


def reveal(desk: Desk) -> None:
    """L2.5: all chosen cards are turned up; bluffs come back (L2.4), every Income card pays 3 gold."""
    pairs = [hand.chosen for hand in desk.hands]
    desk.revealed = tuple(pair for pair in pairs if pair is not None)
    desk.hands = list(empty_hands(len(desk.players)))
    chosen = {action for pair in desk.revealed for action in pair}
    cards = tuple((tile, desk.offer(tile).card) for tile in desk.tiles if tile in chosen)
    desk.tell(Revealed(desk.revealed, tuple((bribes.left, bribes.right) for bribes in desk.bribes), cards))
    desk.bribes = [Bribes(bribes.left, bribes.right) for bribes in desk.bribes]
    for seat, pair in enumerate(desk.revealed):
        for side in Side:
            if pair[side] is Income.REVENUES and (stake := desk.lift(seat, side)):
                desk.tell(BluffReturned(seat, side, stake, desk.gain(seat, stake)))
        if count := pair.count(Income.REVENUES):
            desk.tell(RevenuesTaken(seat, count, REVENUES * count, desk.gain(seat, REVENUES * count)))
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
    for place, offer in enumerate(desk.offers):
        if offer is not None:
            desk.offers[place] = Offer(offer.card, offer.gold + 1)
    left = [(tile, offer) for tile, offer in zip(desk.tiles, desk.offers, strict=True) if offer is not None]
    if left:
        desk.tell(Valorised(tuple((tile, offer.gold) for tile, offer in left), tuple((tile, offer.card) for tile, offer in left)))
