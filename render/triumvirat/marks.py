"""What has changed since the last picture, as boxes on the board, from the events told since. Marches are arrows (roads.py)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.board import Province
from rules.triumvirat.moves import Good
from rules.triumvirat.table import Competence, Section, Table

from ..kit import Box
from .places import (
    CHART,
    Piece,
    bag_box,
    card_box,
    count_box,
    face_box,
    forum_box,
    marker_box,
    party_box,
    pieces,
    reserve_box,
    stone_box,
    treasury_box,
)

CONSUL, COMPENSATION = 0, 1  # places of the cards


def boxes(table: Table, events: Iterable[e.Event]) -> list[Box]:
    """What is to be outlined, each box once."""
    told = tuple(events)
    return list(dict.fromkeys(box for event in told for box in (*_supplied(table, event), *_fought(table, event), *_acted(table, event))))


def _piece(table: Table, province: Province, *wanted: Piece) -> Iterator[Box]:
    """Pieces of a province, if they are still there."""
    row = pieces(table.lands, province)
    yield from (CHART.box(row[piece]) for piece in wanted if piece in row)


def _treasury(table: Table, seat: Seat) -> Box:
    return treasury_box(seat, table.seats)


def _marker(table: Table, seat: Seat, competence: Competence) -> Box:
    return marker_box(competence, seat, table.track(competence)[seat])


# ---------------------------------------------------------------- supply


def _supplied(table: Table, event: e.Event) -> Iterator[Box]:
    match event:
        case e.Supplied(seat, lots, rome):
            for lot in lots:
                yield from _lot(table, seat, lot)
            if rome:
                yield _treasury(table, seat)
        case e.PieceTaken(seat, Good.GOLD, province, treasury):
            yield from (_treasury(table, seat),) if treasury or province is None else _piece(table, province, Piece.GOLD)
        case e.PieceTaken(good=Good.LEGIONS, province=Province() as province):
            yield from _piece(table, province, Piece.LEGIONS)
        case e.LegionPlaced(province=province):
            yield from _piece(table, province, Piece.LEGIONS)
        case e.GoldCollected(seat):
            yield _treasury(table, seat)


def _lot(table: Table, seat: Seat, lot: e.Lot) -> Iterator[Box]:
    if lot.legions:
        yield from _piece(table, lot.province, Piece.LEGIONS)
    if lot.gold:
        yield from (_treasury(table, seat),) if lot.treasury else _piece(table, lot.province, Piece.GOLD)


# ---------------------------------------------------------------- movement and battle


def _fought(table: Table, event: e.Event) -> Iterator[Box]:
    match event:
        case e.Loaded() | e.Escorted() if party := party_box(table):
            yield party
        case e.ServantWorks(province=province) | e.ServantFree(province=province):
            yield from _piece(table, province, Piece.FIELD)
        case e.Battle(province=province, weapons=weapons):
            yield from _piece(table, province, Piece.LEGIONS)
            yield from (bag_box(colour) for colour in sorted(set(weapons)))
        case e.Conquered(seat, loser):
            yield from (count_box(each, table.seats) for each in (seat, loser))
        case e.Fled(seat, lowered=lowered):
            yield face_box(table.triumvirs.at, seat)
            yield from (_marker(table, seat, competence) for competence in lowered)
        case e.CompensationTaken(seat) if table.compensation.holder == seat:
            yield card_box(seat, table.seats, COMPENSATION)
        case e.WeaponsAdded(seat, count=count) if count:
            yield from (bag_box(seat), reserve_box(seat, table.seats))


# ---------------------------------------------------------------- actions, time and election


def _acted(table: Table, event: e.Event) -> Iterator[Box]:
    match event:
        case e.Raised(seat, competence):
            yield _marker(table, seat, competence)
        case e.Persuaded(origin=origin, to=to):
            yield from (forum_box(section, table.seats) for section in (origin, to))
        case e.Produced(seat):
            yield from (bag_box(seat), reserve_box(seat, table.seats))
        case e.LegionsCut(cuts):
            for cut in cuts:
                yield from _piece(table, cut.province, Piece.LEGIONS)
        case e.StoneMoved():
            yield stone_box(table.time.stone, table.seats)
        case e.Elected(seat) if table.triumvirs.consul[seat]:
            yield card_box(seat, table.seats, CONSUL)
        case e.CitizensReturned(seat):
            yield from (forum_box(section, table.seats) for section in (Section(seat), Section.ALII))
        case e.Appointed(province=province):
            yield from _piece(table, province, Piece.FIELD, Piece.IDLE)
