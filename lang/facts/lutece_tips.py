"""What a newcomer to Lutèce should look at now. No sentences here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rules.lutece import questions as q
from rules.lutece.components import REVENUES, Card, Income, Pair, Resource, Tile
from rules.lutece.majority import units
from rules.lutece.state import Offer, View

from .lutece import chosen, harvest, offers, staked

RICH = 2  # gold on a card that is worth a word


class Advice(Enum):
    """Advice that needs no figures."""

    RESOURCES = "resources"
    POOR = "poor"
    GUESS = "guess"
    BLUFF = "bluff"
    BRIBE = "bribe"
    LEGIONARY = "legionary"
    APPRENTICE = "apprentice"


@dataclass(frozen=True, slots=True)
class GoldOn:
    """How much gold lies on a card."""

    tile: Tile
    card: Card
    gold: int


@dataclass(frozen=True, slots=True)
class Lacking:
    """One has none of a resource that a card on offer gives."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class Affordable:
    """What one's chosen cards cost, what there will be to pay for them (`income` of it from Income), and what is free for bribes."""

    cost: int
    purse: int
    income: int
    free: int


@dataclass(frozen=True, slots=True)
class PaidByFirst:
    """The purse alone is too small for both cards, but what the first to be sold brings pays for the other."""

    cost: int
    purse: int
    tile: Tile
    card: Card
    brings: int


@dataclass(frozen=True, slots=True)
class TooDear:
    """What one's chosen cards cost, and how much of that is missing, whatever the first brings."""

    cost: int
    missing: int


Tip = Advice | GoldOn | Lacking | Affordable | PaidByFirst | TooDear


def tip(view: View, ask: q.Ask) -> Tip | None:
    """By the question, what lies on offer and what one has chosen."""
    match ask:
        case q.ChooseOptions(number):
            return _aim(view, number)
        case q.RaiseBribes() | q.SealBribes():
            return _bribe(view)
        case q.UseLegionnaires():
            return Advice.LEGIONARY
        case q.AttachApprentice():
            return Advice.APPRENTICE


def _aim(view: View, number: int) -> Tip:
    own, laid = view.table.players[view.seat], [(tile, offer) for tile, offer in offers(view.table) if offer]
    if number == 1:
        return Advice.RESOURCES
    if own.gold < 2:
        return Advice.POOR
    gold, place = max(((offer.gold, -n) for n, (_, offer) in enumerate(laid)), default=(0, 0))
    if gold >= RICH:
        tile, offer = laid[-place]
        return GoldOn(tile, offer.card, gold)
    for _, offer in laid:
        resource = offer.card.kind.resource
        if resource and offer.card.units and not units(own, resource):
            return Lacking(resource)
    return Advice.GUESS


def _bribe(view: View) -> Tip | None:
    pair = chosen(view)
    if pair is None:
        return None
    wanted = [(tile, offer) for tile, offer in offers(view.table) if offer and tile in pair]
    if not wanted:
        return Advice.BLUFF
    return _budget(view, pair, wanted) if any(offer.card.cost for _, offer in wanted) else Advice.BRIBE


def _budget(view: View, pair: Pair, wanted: Sequence[tuple[Tile, Offer]]) -> Tip:
    """Whether one can pay for one's cards, in the order in which they are sold (L2.5, L2.6); a bribe on Income comes back before (L2.4)."""
    own, laid = view.table.players[view.seat], staked(view.table, view.seat)
    income = REVENUES * pair.count(Income.REVENUES)
    back = sum(stake for action, stake in zip(pair, laid, strict=True) if isinstance(action, Income))
    purse, cost = own.gold + back + income, sum(offer.card.cost for _, offer in wanted)
    if purse >= cost:
        return Affordable(cost, purse, income, min(own.gold, purse - cost))
    (tile, first), *others = wanted
    brings = first.gold + harvest(own, first.card) if others and purse >= first.card.cost else 0
    if purse + brings >= cost:
        return PaidByFirst(cost, purse, tile, first.card, brings)
    return TooDear(cost, cost - purse - brings)
