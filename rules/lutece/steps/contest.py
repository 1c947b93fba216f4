"""A contested card: Legionaries first, then the highest bribe (L2.7, L4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import CONSOLATION, Bid, Bidder, Kind, Tile
from ..desk import Desk
from ..events import Contested, ContestWon, Deadlocked, HeldBack, LegionnaireUsed, TakenBack
from ..moves import HoldBack, Reinforce
from ..questions import UseLegionnaires
from ..state import Player, View
from .acquire import buy


def leader(bids: Sequence[Bid]) -> Seat | None:
    """The seat with the single highest bribe, if one has (L2.7)."""
    top = max(bid.value for bid in bids)
    leaders = [bid.seat for bid in bids if bid.value == top]
    return leaders[0] if len(leaders) == 1 else None


def reinforced(bids: Sequence[Bid], bidder: Seat) -> tuple[Bid, ...]:
    """The bids with one Legionary more for a bidder (L4.1)."""
    return tuple(Bid(bid.seat, bid.stake, bid.legionnaires + 1) if bid.seat == bidder else bid for bid in bids)


def contest(desk: Desk, tile: Tile, bids: tuple[Bid, ...]) -> None:
    """L4.1: the owners of Legionaries are asked for each contested card anew, from the start seat."""
    desk.tell(Contested(tile, desk.offer(tile).card, bids))
    _ask_on(desk, tile, bids, (), desk.start)


def offers_legionnaires(view: View, ask: UseLegionnaires) -> tuple[HoldBack | Reinforce, ...]:
    """L4.1: none, or one for any of the bidders."""
    return (HoldBack(), *[Reinforce(Bidder(bid.seat)) for bid in ask.bids])


def check_reinforce(view: View, ask: UseLegionnaires, move: Reinforce) -> None:
    """L4.1: it helps somebody who has an option on this card."""
    bidders = tuple([bid.seat for bid in ask.bids])
    if move.bidder not in bidders:
        raise Refused(refusals.NotBidding(int(move.bidder), ask.tile, bidders))


def play_reinforce(desk: Desk, seat: Seat, ask: UseLegionnaires, move: Reinforce) -> None:
    """L4.1: a Legionary leaves the game for a bidder; all have to pass anew, and its owner may go on."""
    player, bidder = desk.players[seat], int(move.bidder)
    spent = next(card for card in player.cards if card.kind is Kind.LEGIONNAIRE)
    cards = tuple(card for card in player.cards if card is not spent)
    desk.players[seat] = Player(player.gold, cards, player.apprentices)
    desk.gone.append(spent)
    bids = reinforced(ask.bids, bidder)
    desk.tell(LegionnaireUsed(seat, bidder, ask.tile, ask.card, bids))
    _ask_on(desk, ask.tile, bids, (), seat)


def check_hold_back(view: View, ask: UseLegionnaires, move: HoldBack) -> None:
    """L4.1: nobody has to use one."""


def play_hold_back(desk: Desk, seat: Seat, ask: UseLegionnaires, move: HoldBack) -> None:
    """L4.1: a pass, until another player uses one."""
    desk.tell(HeldBack(seat, ask.tile, ask.card))
    _ask_on(desk, ask.tile, ask.bids, (*ask.passed, seat), seat + 1)


def _ask_on(desk: Desk, tile: Tile, bids: tuple[Bid, ...], passed: tuple[Seat, ...], first: Seat) -> None:
    """The next owner who has not passed since the last use, from seat `first` on; nobody: the contest is settled."""
    seats = len(desk.players)
    for seat in (place % seats for place in range(first, first + seats)):
        if seat not in passed and desk.players[seat].legionnaires:
            desk.ask = UseLegionnaires(seat, tile, desk.offer(tile).card, bids, passed)
            return
    desk.ask = None
    _settle(desk, tile, bids)


def _settle(desk: Desk, tile: Tile, bids: tuple[Bid, ...]) -> None:
    """L2.7: the single highest bribe buys; without one the card leaves the game. All others take back and gain 1."""
    winner, offer = leader(bids), desk.offer(tile)
    if winner is None:
        desk.take_offer(tile)
        desk.gone.append(offer.card)
        desk.tell(Deadlocked(tile, offer.card, bids, offer.gold))
    else:
        desk.tell(ContestWon(winner, tile, offer.card, bids))
    for bid in bids:
        if bid.seat != winner:
            stake = desk.lift(bid.seat, desk.side_of(bid.seat, tile))
            desk.tell(TakenBack(bid.seat, tile, stake, CONSOLATION, desk.gain(bid.seat, stake + CONSOLATION)))
    if winner is not None:
        buy(desk, winner, tile)
