"""What has changed since the last picture, as boxes on the board, from the public events told since."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lang.facts.lutece import rounds
from rules.engine.model import Seat
from rules.lutece.components import Card, Kind, Side, Tile
from rules.lutece.events import (
    ApprenticeWaits,
    Attached,
    Bought,
    BribeRaised,
    Contested,
    Event,
    LegionnaireUsed,
    Offered,
    OptionsLaid,
    Revealed,
    RoundBegan,
    Unaffordable,
)
from rules.lutece.questions import RaiseBribes, UseLegionnaires
from rules.lutece.state import Table

from ..kit import Box
from . import held
from .layout import good_box, held_cells, offer_box, option_box


def marks(table: Table, events: Iterable[Event]) -> dict[Box, Seat | None]:
    """What is to be outlined, and who changed it last; nobody what is offered anew or fought for."""
    found: dict[Box, Seat | None] = {}
    for event in _newest(table, list(events)):
        found |= dict.fromkeys(_changed(table, event), getattr(event, "seat", None))
    return found


def round_shown(table: Table, events: Iterable[Event]) -> int:
    """The round that was played when these events were told: at its end the next has begun already."""
    begun = [event.number for event in events if isinstance(event, RoundBegan)]
    return min([rounds(table), *begun[-1:]])


def _newest(table: Table, events: list[Event]) -> list[Event]:
    """Since the bribes were opened, while they are; else since the last reveal. Were all outlined that is newer than somebody's last
    answer, hardly anything would not be."""
    begin = OptionsLaid if isinstance(table.ask, RaiseBribes) else Revealed
    begun = [place for place, event in enumerate(events) if isinstance(event, begin)]
    return events[begun[-1] :] if begun else events


def _changed(table: Table, event: Event) -> Iterator[Box]:
    bribing, contest = isinstance(table.ask, RaiseBribes), table.ask if isinstance(table.ask, UseLegionnaires) else None
    match event:
        case BribeRaised(seat, side) if bribing:
            yield option_box(seat, side)
        case LegionnaireUsed(bidder=bidder, tile=tile) if contest and contest.tile is tile:
            yield option_box(bidder, side_of(table, bidder, tile))
        case Contested(tile) if contest and contest.tile is tile:
            yield offer_box(tile, table.seats)
        case Offered(cards) if table.round > 1:
            yield from (offer_box(tile, table.seats) for tile, _ in cards)
        case Unaffordable(tile=tile) if table.revealed:
            yield offer_box(tile, table.seats)
        case Bought(seat, card=card):
            yield from _bought(table, seat, card)
        case Attached(seat, resource=resource):
            yield good_box(seat, resource)
        case ApprenticeWaits(seat, card):
            yield from _thing(table, seat, card)


def side_of(table: Table, seat: Seat, tile: Tile) -> Side:
    """On which of a player's revealed cards a tile stands."""
    return Side.LEFT if table.revealed[seat][Side.LEFT] is tile else Side.RIGHT


def _bought(table: Table, seat: Seat, card: Card) -> Iterator[Box]:
    """A card shows in the column of its resource, or by itself."""
    if card.kind is Kind.APPRENTICE:
        return
    if card.kind.resource and not card.kind.roman:
        yield good_box(seat, card.kind.resource)
    else:
        yield from _thing(table, seat, card)


def _thing(table: Table, seat: Seat, card: Card) -> Iterator[Box]:
    """Where a card stands by itself, if it still does."""
    things = held.things(table.players[seat])
    cells = held_cells(seat, len(things))
    yield from (cell for thing, cell in zip(things, cells, strict=True) if thing.kind is card.kind and thing.wants in ((), card.wants))
