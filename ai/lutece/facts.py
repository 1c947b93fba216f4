"""What makes a motive true of a move: a fact of the position, of the game's `standing`; no other motive is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.lutece.components import FAMILIES, HARVESTS, INN, MILLS, REVENUES, Card, Income, Kind, Resource, Side, Tile
from rules.lutece.majority import units
from rules.lutece.moves import Bribe, Choose, Firm, HoldBack, Raise, Ready, Reinforce
from rules.lutece.questions import UseLegionnaires
from rules.lutece.standing import Ahead, Bid, EmptyPurse, Fact, Fight, Gain, Guards, Laid, Named, Price, Race, Scores, Stall
from rules.lutece.state import Offer, Table, View
from rules.lutece.steps.contest import leader

from .reasons import Motive

TAUGHT = 1  # unit that an Apprentice gives (L3.1)


def fact(view: View, move: Any, motive: Motive, about: Any) -> Fact | None:
    """The fact behind this motive for this move; None if there is none. What others may want is a guess: it is no fact."""
    found = FACTS.get(motive)
    return found(view, move, about) if found else None


def _chosen(table: Table, move: Choose) -> list[Offer]:
    """The cards that a choice aims at."""
    offers = dict(zip(table.tiles, table.offers, strict=True))
    picked = (offers[action] for action in (move.left, move.right) if isinstance(action, Tile))
    return [offer for offer in picked if offer is not None]


def _cards(view: View, move: Choose) -> list[Card]:
    return [offer.card for offer in _chosen(view.table, move)]


# -- choosing cards ----------------------------------------------------------


def _brings(view: View, move: Choose, resource: Resource) -> int:
    """The units of a resource that a choice can bring, Apprentices who wait for a host included (L3.1)."""
    own, cards = view.table.players[view.seat], _cards(view, move)
    gain = sum(card.units for card in cards if card.kind.resource is resource)
    if any(card.host is resource for card in cards):
        gain += sum(one.resource is None for one in own.apprentices)
    if any(card.host is resource for card in own.cards):
        gain += TAUGHT * sum(card.kind is Kind.APPRENTICE for card in cards)
    return gain


def _race(view: View, resource: Resource, gain: int) -> Race | None:
    counts = [units(player, resource) for player in view.table.players]
    own = counts.pop(view.seat)
    return Race(resource, gain, own, max(counts)) if gain else None


def _scores(view: View, move: Choose, kind: Kind) -> Scores | Stall | None:
    """A card that scores, or what adds to one that one has."""
    own, cards = view.table.players[view.seat], _cards(view, move)
    if kind is Kind.MARKET:
        return _stall(view, move)
    owned = any(card.kind is kind for card in own.cards)
    if kind in MILLS and kind.resource:
        count, adds = units(own, kind.resource), _brings(view, move, kind.resource)
    elif kind in FAMILIES:
        count, adds = (sum(card.kind.colour is kind.colour for card in some) for some in (own.cards, cards))
    elif kind is Kind.STATUE:
        count, adds = (sum(card.kind.roman for card in some) for some in (own.cards, cards))
    else:
        count, adds = own.legionnaires, 0
    if any(card.kind is kind for card in cards):
        return Scores(kind, count, owned=False)
    return Scores(kind, count, owned=True) if owned and adds else None


def _stall(view: View, move: Choose) -> Stall | None:
    own, cards = view.table.players[view.seat], _cards(view, move)
    bought = next((card for card in cards if card.kind is Kind.MARKET), None)
    mine = (card for card in own.cards if card.kind is Kind.MARKET and any(_brings(view, move, wanted) for wanted in card.wants))
    market = bought or next(mine, None)
    return Stall(market.wants, tuple(units(own, wanted) for wanted in market.wants), owned=bought is None) if market else None


def _gain(view: View, move: Choose) -> Gain | None:
    own, offers = view.table.players[view.seat], _chosen(view.table, move)
    income = REVENUES * sum(action is Income.REVENUES for action in (move.left, move.right))
    harvest = sum(_harvest(own, offer.card) for offer in offers)
    found = Gain(income, sum(offer.gold for offer in offers), harvest)
    return found if income + found.lying + harvest else None


def _harvest(own: Any, card: Card) -> int:
    """L4.2, L4.3: what a place pays when it is bought, as things stand."""
    if card.kind not in HARVESTS or card.kind.resource is None:
        return 0
    return (INN if card.kind is Kind.TAVERN else 0) + units(own, card.kind.resource) + card.units


def _price(view: View, move: Choose) -> Price | None:
    costs = sorted(offer.card.cost for offer in view.table.offers if offer is not None)
    found = Price(sum(card.cost for card in _cards(view, move)), sum(costs[-2:]))
    return found if found.cost < found.dearest else None


# -- bribes and Legionaries -------------------------------------------------


def _highest(view: View) -> int:
    return max(max(bribes.left, bribes.right) for seat, bribes in enumerate(view.table.bribes) if seat != view.seat)


def _bid(view: View, move: Any) -> Bid | None:
    if not isinstance(move, Raise):
        return None
    own, aim = view.table.bribes[view.seat], (view.hand.chosen or (None, None))[move.side]
    offer = dict(zip(view.table.tiles, view.table.offers, strict=True)).get(aim) if isinstance(aim, Tile) else None
    stake = (own.left if move.side is Side.LEFT else own.right) + move.gold
    return Bid(move.side, stake, _highest(view), offer.card.kind if offer else None)


def _laid(view: View, move: Any) -> Laid | None:
    own = view.table.bribes[view.seat]
    return Laid(own.left, own.right, _highest(view)) if isinstance(move, (Ready, Firm)) else None


def _spent(view: View, move: Any) -> EmptyPurse | Laid | None:
    return EmptyPurse() if isinstance(move, Firm) and not view.table.players[view.seat].gold else _laid(view, move)


def _named(view: View, move: Any) -> Named | None:
    pair = view.hand.chosen
    if not isinstance(move, Bribe) or pair is None:
        return None
    purse = view.table.players[view.seat].gold + REVENUES * pair.count(Income.REVENUES) - move.left - move.right
    return Named(move.left, move.right, purse, sum(card.cost for card in _cards(view, Choose(*pair))))


def _fight(view: View, move: Any) -> Fight | None:
    """One's Legionaries are enough to win the card."""
    ask = view.table.ask
    if not isinstance(ask, UseLegionnaires) or not isinstance(move, Reinforce) or int(move.bidder) != view.seat:
        return None
    mine = next(bid.value for bid in ask.bids if bid.seat == view.seat)
    top = max((bid for bid in ask.bids if bid.seat != view.seat), key=lambda bid: bid.value)
    help_ = view.table.players[view.seat].legionnaires
    return Fight(ask.card.kind, mine, help_, top.seat, top.value) if mine + 2 * help_ > top.value else None


def _ahead(view: View, move: Any) -> Ahead | None:
    """Somebody else would take the card, and the move helps a third against them."""
    ask = view.table.ask
    if not isinstance(ask, UseLegionnaires) or not isinstance(move, Reinforce):
        return None
    first = leader(ask.bids)
    if first is None or first in (view.seat, int(move.bidder)):
        return None
    return Ahead(ask.card.kind, first, next(bid.value for bid in ask.bids if bid.seat == first))


def _guards(view: View, move: Any) -> Guards | None:
    return Guards(view.table.players[view.seat].legionnaires) if isinstance(move, HoldBack) else None


def plain(view: View, move: Any) -> list[tuple[Motive, Any]]:
    """What is so whatever it weighs: what lies there, and what will."""
    match move:
        case Ready():
            return [(Motive.AGREED, None)]
        case Firm():
            return [(Motive.NO_MORE, None)]
        case Raise(side):
            aim = (view.hand.chosen or (None, None))[side]
            return [(Motive.OUTBID, aim) if isinstance(aim, Tile) else (Motive.BLUFF, None)]
        case _:
            return []


FACTS: dict[Motive, Callable[[View, Any, Any], Fact | None]] = {
    Motive.FORCED: lambda view, move, about: _named(view, move) or _spent(view, move),
    Motive.MAJORITY: lambda view, move, about: _race(view, about, _brings(view, move, about)),
    Motive.PRESTIGE: _scores,
    Motive.INFLUENCE: _scores,
    Motive.GOLD: lambda view, move, about: _gain(view, move),
    Motive.COST: lambda view, move, about: _price(view, move),
    Motive.OUTBID: lambda view, move, about: _bid(view, move),
    Motive.BLUFF: lambda view, move, about: _bid(view, move),
    Motive.AGREED: lambda view, move, about: _laid(view, move),
    Motive.NO_MORE: lambda view, move, about: _spent(view, move),
    Motive.SEALED: lambda view, move, about: _named(view, move),
    Motive.WIN_CARD: lambda view, move, about: _fight(view, move),
    Motive.DENY: lambda view, move, about: _ahead(view, move),
    Motive.KEEP: lambda view, move, about: _guards(view, move),
    Motive.LEARN: lambda view, move, about: _race(view, about, TAUGHT),
}
