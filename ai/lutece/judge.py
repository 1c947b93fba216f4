"""What a player of Lutèce thinks of his moves at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from ai.model import Judge, Part, worth
from rules.engine.model import Seat
from rules.lutece.law import CHOICES
from rules.lutece.moves import Firm, HoldBack, Raise, Ready, Reinforce, Withdraw
from rules.lutece.table import (
    REVENUES,
    Action,
    AttachApprentice,
    Bidder,
    ChooseOptions,
    Income,
    RaiseBribes,
    Tile,
    UseLegionnaires,
    View,
    leader,
    reinforced,
)

from .books import Books, books
from .estate import PLACE
from .market import Market, market
from .motives import Motive

EAGER = 0.55  # which share of a card's worth one offers at most for it


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
    stall, gold = market(view.table), view.table.players[view.seat].gold
    return lambda move: stall.choice(view.seat, gold, move)


def glance(view: View, moves: Sequence[Any]) -> list[float]:
    """What the judge says in all, quicker where there are many moves."""
    if len(moves) == len(CHOICES[view.table.seats]) and isinstance(view.table.ask, ChooseOptions):
        return market(view.table).glance(view.seat, view.table.players[view.seat].gold)
    weigh = judge(view)
    return [worth(weigh(move)) for move in moves]


# -- bribes ------------------------------------------------------------------


def _limits(view: View) -> tuple[int, int]:
    """How much gold one would lay in all on the left and on the right card: the dearer one first, then what is left of the purse."""
    table, seat = view.table, view.seat
    stall, own = market(table), table.bribes[seat]
    pair = view.hand.chosen or (Income.REVENUES, Income.REVENUES)
    income = REVENUES * sum(action is Income.REVENUES for action in pair)
    costs = sum(stall.offers[action].card.cost for action in pair if isinstance(action, Tile))
    purse = max(0, table.players[seat].gold + own.left + own.right - max(0, costs - income))
    eager = [_eager(stall, seat, action) for action in pair]
    first = 0 if eager[0] >= eager[1] else 1
    limits = [0, 0]
    limits[first] = min(eager[first], purse)
    limits[1 - first] = min(eager[1 - first], purse - limits[first])
    return limits[0], limits[1]


def _eager(stall: Market, seat: Seat, action: Action) -> int:
    """What one offers for a card: the more it is worth, and the likelier others want it too."""
    if not isinstance(action, Tile):
        return 0
    return round(EAGER * stall.rivals[seat][action] * max(0.0, stall.worths[seat][action]) / stall.books.coin)


def _bribe(view: View) -> Judge:
    """Lay at once what one would lay, then agree; firmly, for nothing more will be offered."""
    limits, own = _limits(view), view.table.bribes[view.seat]
    laid = (own.left, own.right)
    pair = view.hand.chosen or (Income.REVENUES, Income.REVENUES)

    def weigh(move: Raise | Ready | Firm | Withdraw) -> Sequence[Part]:
        match move:
            case Ready():
                return ((Motive.AGREED, 0.0, None),)
            case Firm():
                return ((Motive.NO_MORE, 0.1, None),)
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
    return desk.coin - gain / len(desk.estates)
