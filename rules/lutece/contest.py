"""A contested card: Légionnaires first, then the highest bribe (L2.7, L4.1)."""

from __future__ import annotations

from rules.engine.model import Seat

from .acquire import buy
from .cards import Kind
from .desk import Desk
from .events import Contested, ContestWon, Deadlocked, HeldBack, LegionnaireUsed, TakenBack
from .table import CONSOLATION, Bid, Player, Tile, UseLegionnaires, leader, reinforced


def contest(desk: Desk, tile: Tile, bids: tuple[Bid, ...]) -> None:
    """L4.1: the owners of Légionnaires are asked for each contested card anew, from the start seat."""
    desk.tell(Contested(tile, desk.offer(tile).card, bids))
    _ask_on(desk, tile, bids, (), desk.start)


def reinforce(desk: Desk, ask: UseLegionnaires, bidder: Seat) -> None:
    """L4.1: a Légionnaire leaves the game for a bidder; all have to pass anew, and its owner may go on."""
    player = desk.players[ask.seat]
    spent = next(card for card in player.cards if card.kind is Kind.LEGIONNAIRE)
    cards = tuple(card for card in player.cards if card is not spent)
    desk.players[ask.seat] = Player(player.gold, cards, player.apprentices)
    desk.gone.append(spent)
    bids = reinforced(ask.bids, bidder)
    desk.tell(LegionnaireUsed(ask.seat, bidder, ask.tile, ask.card, bids))
    _ask_on(desk, ask.tile, bids, (), ask.seat)


def hold_back(desk: Desk, ask: UseLegionnaires) -> None:
    """L4.1: his pass, until another player uses one."""
    desk.tell(HeldBack(ask.seat, ask.tile, ask.card))
    _ask_on(desk, ask.tile, ask.bids, (*ask.passed, ask.seat), ask.seat + 1)


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
