"""What a player of Lutèce thinks of his moves at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import assert_never

from ai.memory import last_read
from ai.model import Judge, Part, worth
from rules.engine.model import Seat
from rules.lutece.moves import Firm, HoldBack, Raise, Ready, Reinforce, Withdraw
from rules.lutece.table import (
    REVENUES,
    Action,
    AttachApprentice,
    Bidder,
    ChooseOptions,
    Income,
    Offer,
    RaiseBribes,
    Table,
    Tile,
    UseLegionnaires,
    View,
    leader,
    reinforced,
)

from .estate import PLACE, Books, books, harvest
from .motives import Motive

TASTE = 1.2  # how far apart two cards may be for others to want them about as much
CONTESTED = 0.35  # what is left of a card's worth when others want it too
EAGER = 0.55  # which share of a card's worth one offers at most for it
LOST = -1.0  # a card one cannot pay


class Market:
    """The cards on offer as every player sees them."""

    def __init__(self, table: Table) -> None:
        self.table, self.books = table, books(table)
        offers = [(tile, offer) for tile, offer in zip(table.tiles, table.offers, strict=True) if offer is not None]
        self.offers: dict[Action, Offer] = dict(offers)
        self.parts: dict[tuple[Seat, Action], tuple[Part, ...]] = {}
        self.worths: list[dict[Action, float]] = []
        for seat in range(table.seats):
            for tile, offer in offers:
                self.parts[seat, tile] = self._parts(seat, offer)
            self.worths.append({tile: worth(self.parts[seat, tile]) for tile, _ in offers})
        self.wanted = [self._wanted(seat) for seat in range(table.seats)]

    def _parts(self, seat: Seat, offer: Offer) -> tuple[Part, ...]:
        coin = self.books.coin
        gold: Part = (Motive.GOLD, coin * offer.gold, None)
        return (*self.books.worth(seat, offer.card), gold, (Motive.COST, -coin * offer.card.cost, None))

    def _wanted(self, seat: Seat) -> dict[Action, float]:
        """How likely this player chooses each card."""
        weights = {tile: exp(min(20.0, one / TASTE)) for tile, one in self.worths[seat].items()}
        whole = sum(weights.values()) + 2 * exp(REVENUES * self.books.coin / TASTE)
        return {tile: min(0.9, 2 * weight / whole) for tile, weight in weights.items()}

    def rivals(self, seat: Seat, tile: Action) -> float:
        """How likely anybody else chooses this card."""
        alone = 1.0
        for other, wanted in enumerate(self.wanted):
            if other != seat:
                alone *= 1 - wanted.get(tile, 0.0)
        return 1 - alone

    def choice(self, seat: Seat, pair: Sequence[Action]) -> list[Part]:
        """What choosing two Action cards is worth."""
        own, coin = self.books.estates[seat], self.books.coin
        income = REVENUES * sum(action is Income.REVENUES for action in pair)
        parts: list[Part] = [(Motive.GOLD, coin * income, None)] if income else []
        purse = own.gold + income
        for tile in self.table.tiles:
            offer = self.offers.get(tile)
            if offer is None or (tile is not pair[0] and tile is not pair[1]):
                continue
            if purse < offer.card.cost:
                parts.append((Motive.TOO_DEAR, LOST, tile))
                continue
            purse += offer.gold - offer.card.cost + harvest(own, offer.card)
            parts += self.parts[seat, tile]
            lost = (1 - CONTESTED) * max(0.0, self.worths[seat][tile]) * self.rivals(seat, tile)
            parts.append((Motive.QUIET, -lost, tile))
        return parts


market = last_read(Market)


def judge(view: View) -> Judge:
    """Weighs the answers to the present question."""
    match view.table.ask:
        case ChooseOptions():
            return _choose(view)
        case RaiseBribes():
            return _bribe(view)
        case UseLegionnaires() as ask:
            return _reinforce(view, ask)
        case AttachApprentice():
            desk = books(view.table)
            return lambda move: [(Motive.LEARN, worth(desk.units(view.seat, PLACE[move.resource], 1)), move.resource)]
        case None:
            raise ValueError("the game is over")


def _choose(view: View) -> Judge:
    stall = market(view.table)
    return lambda move: stall.choice(view.seat, (move.left, move.right))


# -- bribes ------------------------------------------------------------------


def _limits(view: View) -> tuple[int, int]:
    """How much gold one would lay in all on the left and on the right card."""
    table, seat = view.table, view.seat
    stall, own = market(table), table.bribes[seat]
    pair = view.hand.chosen or (Income.REVENUES, Income.REVENUES)
    income = REVENUES * sum(action is Income.REVENUES for action in pair)
    costs = sum(stall.offers[action].card.cost for action in pair if action in stall.offers)
    purse = max(0, table.players[seat].gold + own.left + own.right - max(0, costs - income))
    highest = max((max(other.left, other.right) for who, other in enumerate(table.bribes) if who != seat), default=0)
    eager = [_eager(stall, seat, action, highest) for action in pair]
    first = 0 if eager[0] >= eager[1] else 1
    limits = [0, 0]
    limits[first] = min(eager[first], purse)
    limits[1 - first] = min(eager[1 - first], purse - limits[first])
    return limits[0], limits[1]


def _eager(stall: Market, seat: Seat, action: Action, highest: int) -> int:
    """What a card is worth to be offered for it: little if nobody else seems to want it, and just enough to beat what others offer."""
    if not isinstance(action, Tile) or action not in stall.offers:
        return 0
    likely = stall.rivals(seat, action)
    most = int(EAGER * max(0.0, stall.worths[seat][action]) / stall.books.coin)
    return min(most, max(round(1 + 3 * likely), highest + 1 if likely > 0.3 else 0))


def _bribe(view: View) -> Judge:
    limits, own = _limits(view), view.table.bribes[view.seat]
    laid = (own.left, own.right)
    pair = view.hand.chosen or (Income.REVENUES, Income.REVENUES)
    empty = not view.table.players[view.seat].gold

    def weigh(move: Raise | Ready | Firm | Withdraw) -> Sequence[Part]:
        match move:
            case Ready():
                return ((Motive.AGREED, 0.1, None),)
            case Firm():
                return ((Motive.NO_MORE, 0.15 if empty else -1.0, None),)
            case Withdraw():
                return ((Motive.THRIFT, -5.0, None),)
            case Raise(side, gold):
                over, action = laid[side] + gold - limits[side], pair[side]
                if over > 0:
                    return ((Motive.THRIFT, -0.3 * over, None),)
                return ((Motive.OUTBID, 0.2 + 0.05 * gold, action if isinstance(action, Tile) else None),)
            case _ as never:
                assert_never(never)

    return weigh


# -- purchases ---------------------------------------------------------------


def _reinforce(view: View, ask: UseLegionnaires) -> Judge:
    """A Légionnaire is worth 2 points, kept; here it may turn a contest, alone or together with others one still has."""
    desk = books(view.table)
    kept: Part = (Motive.KEEP, -2.0 - 0.4 * desk.left, None)
    before = _contest(desk, view.seat, ask, leader(ask.bids))

    def weigh(move: Reinforce | HoldBack) -> Sequence[Part]:
        if isinstance(move, HoldBack):
            return ((Motive.KEEP, 0.0, None),)
        best, bids = -9.0, ask.bids
        for used in range(view.table.players[view.seat].legionnaires):
            bids = reinforced(bids, int(move.bidder))
            best = max(best, _contest(desk, view.seat, ask, leader(bids)) - before - 2.0 * used)
        mine = int(move.bidder) == view.seat
        return kept, (Motive.WIN_CARD, best, ask.card.kind) if mine else (Motive.DENY, best, Bidder(int(move.bidder)))

    return weigh


def _contest(desk: Books, seat: Seat, ask: UseLegionnaires, winner: Seat | None) -> float:
    """What it means for a seat that this player, or nobody, takes a contested card."""
    if winner is None:
        return desk.coin
    gain = worth(desk.worth(winner, ask.card)) - desk.coin * ask.card.cost
    stake = next(bid.stake for bid in ask.bids if bid.seat == winner)
    if winner == seat:
        return gain - desk.coin * stake
    return desk.coin - gain / desk.table.seats
