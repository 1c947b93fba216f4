"""What a player is shown before confirming a move. It reads the table and the move, never a hand: it may stand anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import REVENUES, Bid, Income, Pair, Side, Tile
from .moves import Bribe, Choose, Move, Raise, Reinforce
from .questions import UseLegionnaires
from .state import Offer, View
from .steps.bribes import cleared
from .steps.contest import leader, reinforced


@dataclass(frozen=True, slots=True)
class Outlook:
    """Two options: the purse, what Income will add, the cards with the gold on them, what they cost together (L2.5, L2.6)."""

    purse: int
    revenues: int
    offers: tuple[tuple[Tile, Offer], ...]
    cost: int


@dataclass(frozen=True, slots=True)
class Stake:
    """A raise: what will lie on the card, what is left, whose flags fall (L2.3)."""

    side: Side
    stake: int
    purse: int
    clears: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """Sealed bribes: what will lie on the two cards, and what is left (L2.11)."""

    left: int
    right: int
    purse: int


@dataclass(frozen=True, slots=True)
class Reinforced:
    """A Legionary used: the bids after it, who leads (nobody: deadlock), how many Legionaries are left (L4.1)."""

    bids: tuple[Bid, ...]
    leader: Seat | None
    left: int


Preview = Outlook | Stake | Named | Reinforced


def preview(view: View, move: Move) -> Preview | None:
    """For a legal move; None where there is nothing to foresee."""
    match move, view.table.ask:
        case Choose(left, right), _:
            return _outlook(view, (left, right))
        case Raise(side, gold), _:
            return _stake(view, side, gold)
        case Bribe(left, right), _:
            return Named(left, right, view.table.players[view.seat].gold - left - right)
        case Reinforce(bidder), UseLegionnaires() as ask:
            bids = reinforced(ask.bids, int(bidder))
            return Reinforced(bids, leader(bids), view.table.players[view.seat].legionnaires - 1)
        case _:
            return None


def _outlook(view: View, pair: Pair) -> Outlook:
    table = view.table
    under = dict(zip(table.tiles, table.offers, strict=True))
    offers = tuple((card, offer) for card in pair if isinstance(card, Tile) and (offer := under.get(card)))
    revenues = REVENUES * pair.count(Income.REVENUES)
    return Outlook(table.players[view.seat].gold, revenues, offers, sum(offer.card.cost for _, offer in offers))


def _stake(view: View, side: Side, gold: int) -> Stake:
    bribes = view.table.bribes
    stake = bribes[view.seat].left if side is Side.LEFT else bribes[view.seat].right
    return Stake(side, stake + gold, view.table.players[view.seat].gold - gold, cleared(bribes, view.seat))
