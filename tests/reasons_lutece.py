"""The facts of a reason in Lutèce, counted afresh from the cards, the bribes and the purses."""

from __future__ import annotations

from typing import Any

from rules.lutece import standing as s
from rules.lutece.components import Bidder, Card, Colour, Income, Kind, Resource, Tile
from rules.lutece.moves import Attach, Bribe, Choose, Firm, HoldBack, Raise, Ready, Reinforce
from rules.lutece.questions import UseLegionnaires
from rules.lutece.state import Player, View

PAYS = {Kind.FIELD: Resource.BREAD, Kind.FOREST: Resource.POTION, Kind.MINE: Resource.SWORD, Kind.TAVERN: Resource.BEER}
COUNTS = {Kind.MILL: Resource.BREAD, Kind.LABORATORY: Resource.POTION, Kind.FORGE: Resource.SWORD}
LIKES = {Kind.BAKERY: Colour.YELLOW, Kind.HERBALIST: Colour.GREEN, Kind.ARMOURY: Colour.GREY}
CRAFTS = {Kind.BREWER: Resource.BEER, Kind.DRUID: Resource.POTION, Kind.SMITH: Resource.SWORD, Kind.BAKER: Resource.BREAD}


def holds(view: View, move: Any, why: Any) -> bool:
    """Whether what the fact says is so, and speaks for the move."""
    table, fact, motive = view.table, why.fact, why.motive.name
    own, others = table.players[view.seat], [player for seat, player in enumerate(table.players) if seat != view.seat]
    mine, ask = table.bribes[view.seat], table.ask
    highest = max([0, *(max(one.left, one.right) for seat, one in enumerate(table.bribes) if seat != view.seat)])
    match fact:
        case s.Race(resource, gain, has, best):
            brought = 1 if isinstance(move, Attach) and move.resource is resource else brings(view, move, resource)
            return gain == brought > 0 and has == stock(own, resource) and best == max(stock(one, resource) for one in others)
        case s.Scores(kind, count, owned):
            bought = kind in [card.kind for card in aimed(view, move)]
            here = kind in [card.kind for card in own.cards] and adds(view, move, kind)
            return count == counted(own, kind) and (here and not bought if owned else bought)
        case s.Stall(wants, has, owned):
            cards = own.cards if owned else aimed(view, move)
            known = any(card.kind is Kind.MARKET and card.wants == wants for card in cards)
            return known and has == tuple(stock(own, one) for one in wants) and (not owned or any(brings(view, move, one) for one in wants))
        case s.Gain(income, lying, harvest):
            offers = [offer for tile, offer in zip(table.tiles, table.offers, strict=True) if offer and tile in (move.left, move.right)]
            paid = sum(pay(own, offer.card) for offer in offers)
            told = 3 * [move.left, move.right].count(Income.REVENUES), sum(offer.gold for offer in offers), paid
            return (income, lying, harvest) == told and sum(told) > 0
        case s.Price(cost, dearest):
            dear = sorted((offer.card.cost for offer in table.offers if offer), reverse=True)
            return bool(cost == sum(card.cost for card in aimed(view, move)) < dearest == sum(dear[:2]))
        case s.Bid(side, stake, most, kind):
            before = mine.left if side == 0 else mine.right
            placed = (view.hand.chosen or ())[side]
            under = tuple(offer.card.kind for tile, offer in zip(table.tiles, table.offers, strict=True) if offer and tile is placed)
            so = move == Raise(side, stake - before) and most == highest and (kind,) == (under or (None,))
            return so and (placed is Income.REVENUES if motive == "BLUFF" else placed is why.about and isinstance(placed, Tile))
        case s.Laid(left, right, most):
            return move in (Ready(), Firm()) and (left, right, most) == (mine.left, mine.right, highest)
        case s.Named(left, right, purse, cost):
            pair = view.hand.chosen or ()
            costs = sum(offer.card.cost for tile, offer in zip(table.tiles, table.offers, strict=True) if offer and tile in pair)
            return move == Bribe(left, right) and cost == costs and purse == own.gold + 3 * pair.count(Income.REVENUES) - left - right
        case s.EmptyPurse():
            return move == Firm() and own.gold == 0
        case s.Fight(kind, bribe, helpers, rival, theirs):
            assert isinstance(ask, UseLegionnaires)
            values = {bid.seat: bid.stake + 2 * bid.legionnaires for bid in ask.bids}
            guards = [card.kind for card in own.cards].count(Kind.LEGIONNAIRE)
            enough = bribe + 2 * helpers > theirs == max(value for seat, value in values.items() if seat != view.seat)
            facts = bribe == values[view.seat] and helpers == guards > 0 and values[rival] == theirs and rival != view.seat
            return facts and enough and kind is ask.card.kind and move == Reinforce(Bidder(view.seat))
        case s.Ahead(kind, rival, theirs):
            assert isinstance(ask, UseLegionnaires)
            values = {bid.seat: bid.stake + 2 * bid.legionnaires for bid in ask.bids}
            alone = [seat for seat, value in values.items() if value == max(values.values())] == [rival]
            return (
                alone
                and values[rival] == theirs
                and isinstance(move, Reinforce)
                and rival not in (view.seat, move.bidder)
                and (kind is ask.card.kind)
            )
        case s.Guards(count):
            return move == HoldBack() and count == [card.kind for card in own.cards].count(Kind.LEGIONNAIRE) > 0
    raise AssertionError(fact)


def aimed(view: View, move: Choose) -> list[Card]:
    """The cards under the chosen tiles."""
    under = zip(view.table.tiles, view.table.offers, strict=True)
    return [offer.card for tile, offer in under if offer is not None and tile in (move.left, move.right)]


def stock(player: Player, resource: Resource) -> int:
    """What a player has of a resource: printed on characters and places that give it, and 1 for each Apprentice that learnt it (L3.1)."""
    printed = sum(card.units for card in player.cards if {**CRAFTS, **PAYS}.get(card.kind) is resource)
    return printed + [one.resource for one in player.apprentices].count(resource)


def brings(view: View, move: Choose, resource: Resource) -> int:
    """What the choice would add: printed units, those who wait for such a master, and new Apprentices of a master one has."""
    own, cards = view.table.players[view.seat], aimed(view, move)
    printed = sum(card.units for card in cards if {**CRAFTS, **PAYS}.get(card.kind) is resource)
    waiting = [one.resource for one in own.apprentices].count(None) if resource in [CRAFTS.get(card.kind) for card in cards] else 0
    new = [card.kind for card in cards].count(Kind.APPRENTICE) if resource in [CRAFTS.get(card.kind) for card in own.cards] else 0
    return printed + waiting + new


def counted(player: Player, kind: Kind) -> int:
    """What a card that scores counts so far (L4.4-L4.6)."""
    if kind in COUNTS:
        return stock(player, COUNTS[kind])
    if kind in LIKES:
        return [card.kind.colour for card in player.cards].count(LIKES[kind])
    return sum(card.kind.roman if kind is Kind.STATUE else card.kind is Kind.LEGIONNAIRE for card in player.cards)


def adds(view: View, move: Choose, kind: Kind) -> bool:
    """Whether the choice adds to what it counts."""
    if kind in COUNTS:
        return brings(view, move, COUNTS[kind]) > 0
    cards = aimed(view, move)
    return any(card.kind.colour is LIKES[kind] if kind in LIKES else card.kind.roman for card in cards)


def pay(own: Player, card: Card) -> int:
    """L4.2, L4.3."""
    if card.kind not in PAYS:
        return 0
    return 5 * (card.kind is Kind.TAVERN) + stock(own, PAYS[card.kind]) + card.units
