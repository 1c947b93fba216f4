"""What a newcomer to Lutèce should look at now. No sentences here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.lutece import questions as q
from rules.lutece.components import REVENUES, Card, Income, Resource, Tile
from rules.lutece.majority import units
from rules.lutece.state import View

from .lutece import chosen, offers, under

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
class KeepCost:
    """What one's chosen cards cost, less what their Income brings before."""

    cost: int


Tip = Advice | GoldOn | Lacking | KeepCost


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
    cards = [offer.card for action in pair if (offer := under(view.table, action))]
    if not cards:
        return Advice.BLUFF
    cost = sum(card.cost for card in cards) - REVENUES * sum(isinstance(action, Income) for action in pair)
    return KeepCost(cost) if cost > 0 else Advice.BRIBE
