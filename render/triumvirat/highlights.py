"""What has changed since the last picture, as boxes on the board, from the events told since. Marches are arrows (roads.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.components import Competence, Good, Province, Section
from rules.triumvirat.state import Table

from ..kit import Box
from .layout import (
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
Change = tuple[Box, int]  # by how much a number has grown; 1 for what is no number


def marks(table: Table, events: Iterable[e.Event]) -> dict[Box, Seat | None]:
    """What is to be outlined, and who changed it last; not what has come and gone again."""
    grown: Counter[Box] = Counter()
    by: dict[Box, Seat | None] = {}
    for event in events:
        for box, change in (*_supplied(table, event), *_fought(table, event), *_acted(table, event)):
            grown[box] += change
            by[box] = getattr(event, "seat", None)
    return {box: by[box] for box, change in grown.items() if change}


def _piece(table: Table, province: Province, *wanted: Piece) -> Iterator[Change]:
    """Pieces of a province, if they are still there."""
    row = pieces(table.lands, province)
    yield from ((CHART.box(row[piece]), 1) for piece in wanted if piece in row)


def _treasury(table: Table, seat: Seat, gold: int) -> Change:
    return treasury_box(seat, table.seats), gold


def _marker(table: Table, seat: Seat, competence: Competence, by: int) -> Change:
    return marker_box(competence, table.track(competence), seat), by


def _armed(table: Table, seat: Seat, weapons: int) -> Iterator[Change]:
    """Weapons go from the reserve into the bag, or back (T4.1, T4.6)."""
    yield bag_box(seat), weapons
    if seat < table.seats:
        yield reserve_box(seat, table.seats), -weapons


# ---------------------------------------------------------------- supply


def _supplied(table: Table, event: e.Event) -> Iterator[Change]:
    match event:
        case e.Supplied(seat, lots, rome):
            for lot in lots:
                yield from _lot(table, seat, lot)
            if rome:
                yield _treasury(table, seat, rome)
        case e.PieceTaken(seat, Good.GOLD, province, treasury):
            yield from (_treasury(table, seat, 1),) if treasury or province is None else _piece(table, province, Piece.GOLD)
        case e.PieceTaken(good=Good.LEGIONS, province=Province() as province):
            yield from _piece(table, province, Piece.LEGIONS)
        case e.LegionPlaced(province=province):
            yield from _piece(table, province, Piece.LEGIONS)
        case e.GoldCollected(seat, gold=gold):
            yield _treasury(table, seat, gold)


def _lot(table: Table, seat: Seat, lot: e.Lot) -> Iterator[Change]:
    if lot.legions:
        yield from _piece(table, lot.province, Piece.LEGIONS)
    if lot.gold:
        yield from (_treasury(table, seat, lot.gold),) if lot.treasury else _piece(table, lot.province, Piece.GOLD)


# ---------------------------------------------------------------- movement and battle


def _fought(table: Table, event: e.Event) -> Iterator[Change]:
    match event:
        case e.Loaded() | e.Escorted() if party := party_box(table):
            yield party, 1
        case e.ServantWorks(province=province) | e.ServantFree(province=province):
            yield from _piece(table, province, Piece.FIELD)
        case e.Battle(seat, defender, province=province, weapons=weapons):
            yield from _piece(table, province, Piece.LEGIONS)
            for fighter in (seat, defender):  # the third colour returns to the bag
                yield from _armed(table, fighter, -weapons.count(fighter))
        case e.Conquered(seat, loser):
            yield from ((count_box(each, table.seats), by) for each, by in ((seat, 1), (loser, -1)))
        case e.Fled(seat, lowered=lowered):
            yield face_box(table.triumvirs.at, seat), 1
            yield from (_marker(table, seat, competence, -1) for competence in lowered)
        case e.CompensationTaken(seat) if table.compensation.holder == seat:
            yield card_box(seat, table.seats, COMPENSATION), 1
        case e.WeaponsAdded(seat, count=count):
            yield from _armed(table, seat, count)


# ---------------------------------------------------------------- actions, time and election


def _acted(table: Table, event: e.Event) -> Iterator[Change]:
    match event:
        case e.Raised(seat, competence, cost=cost):
            yield _marker(table, seat, competence, 1)
            yield _treasury(table, seat, -cost)
        case e.Persuaded(seat, origin, to, cost):
            yield from ((forum_box(section, table.seats), by) for section, by in ((origin, -1), (to, 1)))
            yield _treasury(table, seat, -cost)
        case e.Produced(seat, weapons, cost):
            yield from _armed(table, seat, weapons)
            yield _treasury(table, seat, -cost)
        case e.LegionsCut(cuts):
            for cut in cuts:
                yield from _piece(table, cut.province, Piece.LEGIONS)
        case e.StoneMoved():
            yield stone_box(table.time.stone, table.seats), 1
        case e.Elected(seat) if table.triumvirs.consul[seat]:
            yield card_box(seat, table.seats, CONSUL), 1
        case e.CitizensReturned(seat, count):
            yield from ((forum_box(section, table.seats), by) for section, by in ((Section(seat), -count), (Section.ALII, count)))
        case e.Appointed(province=province):
            yield from _piece(table, province, Piece.FIELD, Piece.IDLE)
