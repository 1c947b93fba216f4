"""Buying a card and what it does at once (L2.6, L3, L4.2, L4.3)."""

from __future__ import annotations

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import HARVESTS, INN, Card, Kind, Resource, Tile
from ..desk import Desk
from ..events import ApprenticeWaits, Attached, Bought, Harvested, Unaffordable
from ..majority import units
from ..moves import Attach
from ..questions import AttachApprentice
from ..state import Apprentice, Player, View


def buy(desk: Desk, seat: Seat, tile: Tile) -> None:
    """L2.6: bribe and cost to the reserve, then the card, the gold on it, its effect. Who cannot pay the cost loses bribe and card."""
    bribe, offer = desk.lift(seat, desk.side_of(seat, tile)), desk.take_offer(tile)
    card, purse = offer.card, desk.players[seat].gold
    if purse < card.cost:
        desk.gone.append(card)
        desk.tell(Unaffordable(seat, tile, card, bribe, offer.gold, purse))
        return
    desk.own(seat, card)
    desk.tell(Bought(seat, tile, card, bribe, offer.gold, desk.gain(seat, offer.gold - card.cost)))
    if card.kind in HARVESTS:
        _harvest(desk, seat, card)
    elif card.kind is Kind.APPRENTICE:
        _place_apprentice(desk, seat, card)
    elif card.host is not None:
        _join(desk, seat, card)


def _harvest(desk: Desk, seat: Seat, card: Card) -> None:
    """L4.2: 1 gold for each unit of its resource, this card's included; L4.3: 5 more from a Tavern."""
    resource = card.kind.resource
    assert resource is not None
    base, count = INN if card.kind is Kind.TAVERN else 0, units(desk.players[seat], resource)
    desk.tell(Harvested(seat, card, resource, base, count, base + count, desk.gain(seat, base + count)))


def _place_apprentice(desk: Desk, seat: Seat, card: Card) -> None:
    """L3.1: without a host it waits; L3.2: the buyer is asked when their hosts give different resources."""
    hosts = {owned.host for owned in desk.players[seat].cards}
    resources = tuple(resource for resource in Resource if resource in hosts)
    if not resources:
        desk.tell(ApprenticeWaits(seat, card))
    elif len(resources) == 1:
        _attach(desk, seat, card, resources[0])
    else:
        desk.ask = AttachApprentice(seat, card, resources)


def _join(desk: Desk, seat: Seat, host: Card) -> None:
    """L3.2: all waiting Apprentices join the first character that gives a resource."""
    assert host.host is not None
    for apprentice in desk.players[seat].apprentices:
        if apprentice.resource is None:
            _attach(desk, seat, apprentice.card, host.host, waited=True)


def offers_attach(view: View, ask: AttachApprentice) -> tuple[Attach, ...]:
    """L3.2: any resource that a host gives."""
    return tuple([Attach(resource) for resource in ask.resources])


def check_attach(view: View, ask: AttachApprentice, move: Attach) -> None:
    """L3.1: one of the buyer's characters gives it."""
    if move.resource not in ask.resources:
        raise Refused(refusals.NoSuchHost(move.resource, ask.resources))


def play_attach(desk: Desk, seat: Seat, ask: AttachApprentice, move: Attach) -> None:
    """L3.2: it never moves afterwards."""
    _attach(desk, seat, ask.card, move.resource)
    desk.ask = None


def _attach(desk: Desk, seat: Seat, card: Card, resource: Resource, waited: bool = False) -> None:
    """L3.1: it gives the resource of its host from now on."""
    player = desk.players[seat]
    taught = Apprentice(card, resource)
    apprentices = tuple(taught if apprentice.card == card else apprentice for apprentice in player.apprentices)
    desk.players[seat] = Player(player.gold, player.cards, apprentices)
    host = next(owned for owned in player.cards if owned.host is resource)
    desk.tell(Attached(seat, card, resource, host, waited))
