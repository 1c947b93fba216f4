"""What has changed since the last picture, as boxes on the board, from the public events told since."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.components import FAMILY_CUBE, GIFTS_TO_CAESAR, SIDES, Action, Building, Cube, Die, Favour, Person, Side, Source
from rules.fortuna.state import Table

from ..kit import Box
from .layout import (
    beside_box,
    favour_box,
    good_box,
    hand_box,
    people_box,
    piece_box,
    pile_box,
    plot_box,
    rank_box,
    ring_box,
    shop_box,
    slot_box,
    stone_box,
)

DECK, DISCARDS = 0, 1


def marks(table: Table, events: Iterable[e.Event]) -> dict[Box, Seat | None]:
    """What is to be outlined, and who changed it last; nobody what a round's end brings."""
    found: dict[Box, Seat | None] = {}
    for event in events:
        if isinstance(event, e.Locked):
            found |= {box: seat for seat, card in enumerate(event.cards) for box in _slot(table, card)}
        else:
            seat = getattr(event, "seat", None)
            found |= dict.fromkeys((*_acted(table, event), *_walked(table, event), *_drew(table, event)), seat)
    return found


def side_of(table: Table, seat: Seat) -> Side:
    return table.provinces[seat].side


def _slot(table: Table, card: Action) -> Iterator[Box]:
    """Where an Action card lies now."""
    for side, edge in zip(SIDES, table.board, strict=True):
        if card in edge.cards:
            yield slot_box(side, edge.cards.index(card))


def _money(table: Table, seat: Seat) -> Box:
    return good_box(side_of(table, seat), None)


def _aqueduct(table: Table, seat: Seat) -> Iterator[Box]:
    built = table.provinces[seat].buildings
    if Building.AQUEDUCT in built:
        yield plot_box(side_of(table, seat), built.index(Building.AQUEDUCT))


# ---------------------------------------------------------------- set-up, Action cards and what they bring


def _acted(table: Table, event: e.Event) -> Iterator[Box]:
    match event:
        case e.Drafted(card=card):
            yield from _slot(table, card)
        case e.Exchanged(given=given, taken=taken):
            yield from (*_slot(table, given), *_slot(table, taken))
        case e.AqueductFilled(seat):
            yield from _aqueduct(table, seat)
        case e.Took(seat, cube):
            yield good_box(side_of(table, seat), cube)
        case e.Converted(seat, into, reservoir, aqueduct):
            yield from _converted(table, seat, into, reservoir, aqueduct)
        case e.Sold(seat, cube):
            yield from (good_box(side_of(table, seat), cube), _money(table, seat))
        case e.Hired(seat, person):
            yield from (people_box(side_of(table, seat), person), _money(table, seat))
        case e.DieGained(seat):
            yield from (people_box(side_of(table, seat), piece) for piece in (Person.VESTAL, Die.DIE))
        case e.Married(seat):
            yield from (ring_box(side_of(table, seat)), _money(table, seat))
        case e.GiftReceived(seat, gift):
            yield good_box(side_of(table, seat), FAMILY_CUBE.get(gift))
        case e.Built(seat, building):
            plot = table.provinces[seat].buildings.index(building)
            yield from (plot_box(side_of(table, seat), plot), shop_box(building), _money(table, seat))
        case e.MoneyTaken(seat):
            yield _money(table, seat)
        case e.Bribed(seat, card, owner=owner):
            yield from (*_slot(table, card), _money(table, seat), *((_money(table, owner),) if owner is not None else ()))
        case e.MightUsed(seat):
            yield people_box(side_of(table, seat), Person.CENTURION)


def _converted(table: Table, seat: Seat, into: Cube, reservoir: int, aqueduct: bool) -> Iterator[Box]:
    if reservoir or aqueduct:
        yield good_box(side_of(table, seat), into)
    if reservoir:
        yield good_box(side_of(table, seat), Cube.WATER)
    if aqueduct:
        yield from _aqueduct(table, seat)


# ---------------------------------------------------------------- dice, Favours, the road


def _walked(table: Table, event: e.Event) -> Iterator[Box]:
    match event:
        case e.Rolled(seat):
            yield people_box(side_of(table, seat), Die.DIE)
        case e.FavourUsed(seat, favour=favour, source=source):
            yield from _closed(table, favour)
            if source is Source.AQUEDUCT:
                yield from _aqueduct(table, seat)
            elif favour in GIFTS_TO_CAESAR:
                yield piece_box(side_of(table, seat), GIFTS_TO_CAESAR[favour][0])
        case e.Advanced(seat) | e.Taxed(seat, back=1):
            yield stone_box(table.provinces[seat].position)
        case e.Taxed(seat, money=1):
            yield _money(table, seat)
        case e.FavourTurned(favour=favour):
            yield from _closed(table, favour)
        case e.RoundEnded(first=first, tokens=gained):
            yield rank_box(side_of(table, first))
            yield from (favour_box(favour) for favour in gained)


def _closed(table: Table, favour: Favour) -> Iterator[Box]:
    """A Favour card turned down, if it still is."""
    if not table.favours.open[favour - 1]:
        yield favour_box(favour)


# ---------------------------------------------------------------- Privilege cards


def _drew(table: Table, event: e.Event) -> Iterator[Box]:
    match event:
        case e.Drew(seat, count) if count:
            yield pile_box(DECK)
            if count == 1:  # of several one is yet to be chosen
                yield hand_box(side_of(table, seat))
        case e.Kept(seat, discarded=discarded):
            yield from (hand_box(side_of(table, seat)), *((pile_box(DISCARDS),) if discarded else ()))
        case e.PalaceKept(seat, left):
            yield from (hand_box(side_of(table, seat)), *((beside_box(left),) if left and left == table.palace.left else ()))
        case e.DeckShuffled():
            yield pile_box(DECK)
        case e.RecruitPlayed(seat, person):
            yield from (pile_box(DISCARDS), people_box(side_of(table, seat), person))
        case e.GatherPlayed(seat, cubes=cubes):
            yield from (pile_box(DISCARDS), *(good_box(side_of(table, seat), cube) for cube in cubes))
        case e.AdvancePlayed():
            yield pile_box(DISCARDS)
