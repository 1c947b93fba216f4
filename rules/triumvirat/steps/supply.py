"""Phase I, supply (T2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.engine.model import Refused, Seat

from ..components import PROVINCES, ROME_GIVES, Good, Post, Province, RomeForm, Supplies
from ..desk import Desk
from ..events import Forgone, GovernorsFlipped, LegionPlaced, Lot, PieceTaken, RomeCalled, StockShort, Supplied, TurnBegan
from ..moves import CallRome, Move, PlaceLegion, Take, TakeFromRome
from ..paragraphs import T2_3
from ..questions import Arrivals, Due, RomeSupply, Shortage
from ..refusals import NothingDue, demand_own
from ..state import Table

IN, OUT, SERVANT = Post
CALLS = tuple(map(CallRome, RomeForm))
PLACES = tuple(map(PlaceLegion, PROVINCES))
lot = cache(Lot)  # there are few different ones


def begin_turn(desk: Desk) -> None:
    """All own governors change places, those on a civil servant excepted; then Rome is asked (T2.1)."""
    time, posts = desk.time, desk.posts
    desk.tell(TurnBegan(time.seat, time.turn, time.year, time.stone))
    for province in desk.own(time.seat):
        if posts[province] is not SERVANT:
            posts[province] = OUT if posts[province] is IN else IN
    desk.tell(GovernorsFlipped(time.seat, tuple(_supplying(desk, time.seat))))
    desk.tasks.append(RomeSupply(time.seat))


def _supplying(desk: Desk, seat: Seat) -> list[Province]:
    """The provinces of a player that have a free field (T2.2)."""
    posts = desk.posts
    return [province for province in desk.own(seat) if posts[province] is not IN]


def offers_rome(table: Table, ask: RomeSupply) -> tuple[CallRome, ...]:
    return CALLS


def check_rome(table: Table, ask: RomeSupply, move: CallRome) -> None:
    """Any form may be named, even one the stock cannot pay (T2.4)."""


def play_rome(desk: Desk, ask: RomeSupply, move: CallRome) -> None:
    """Provinces and Rome supply together; a good too scarce for all of them is chosen piece by piece (T2.4)."""
    seat = ask.seat
    desk.tasks.pop()
    desk.tell(RomeCalled(seat, move.form))
    gives, (coins, troops) = desk.board.gives, ROME_GIVES[move.form]
    places = _supplying(desk, seat)
    gold, legions = sum([gives[place][0] for place in places], coins), sum([gives[place][1] for place in places], troops)
    short_gold = _short(desk, seat, Good.GOLD, gold, desk.stock_gold)
    short_legions = _short(desk, seat, Good.LEGIONS, legions, desk.stock_legions)
    _tell_supplied(desk, seat, places, not short_gold and gold > 0, not short_legions and legions > 0, coins)
    for place in places:
        if gives[place][0] and not short_gold:
            _give_gold(desk, seat, place, gives[place][0])
        if gives[place][1] and not short_legions:
            _give_legions(desk, seat, place, gives[place][1])
    if coins and not short_gold:
        _give_gold(desk, seat, None, coins)
    if troops and not short_legions:
        _give_legions(desk, seat, None, troops)
    if short_gold or short_legions:
        left = _dues(desk, places, 0, coins) if short_gold else (), _dues(desk, places, 1, troops) if short_legions else ()
        desk.tasks.append(Shortage(seat, *left))


def due(table: Table, seat: Seat, form: RomeForm) -> Supplies:
    """The gold and the legions that a seat's provinces and Rome supply together, if the stock has them (T2.2-T2.4)."""
    lands, (gold, legions) = table.lands, ROME_GIVES[form]
    given = [table.board.gives[place] for place in PROVINCES if lands.owners[place] == seat and lands.posts[place] is not IN]
    return gold + sum(coins for coins, _ in given), legions + sum(troops for _, troops in given)


def _short(desk: Desk, seat: Seat, good: Good, due: int, stock: int) -> bool:
    """Whether a good must be chosen piece by piece (T2.4)."""
    if due > stock:
        desk.tell(StockShort(seat, good, due, stock))
    return due > stock


def _dues(desk: Desk, places: list[Province], good: int, rome: int) -> tuple[Due, ...]:
    """What the free fields and Rome have to supply of a good that is short (T2.2, T2.3)."""
    gives = desk.board.gives
    dues = [Due(place, gives[place][good]) for place in places if gives[place][good]]
    return (*dues, Due(None, rome)) if rome else tuple(dues)


def _tell_supplied(desk: Desk, seat: Seat, places: list[Province], gold: bool, legions: bool, rome: int) -> None:
    """What came without any choice, of a good that is not short."""
    gives, here = desk.board.gives, desk.at[seat]
    given = [(place, gives[place][1] * legions, gives[place][0] * gold) for place in places]
    lots = tuple([lot(place, troops, coins, place is here) for place, troops, coins in given if troops or coins])
    if lots or (gold and rome):
        desk.tell(Supplied(seat, lots, rome * gold))


def _give_gold(desk: Desk, seat: Seat, supplier: Province | None, count: int) -> None:
    """Laid in the province; into the treasury from Rome and where the triumvir stands (T2.2, T2.3)."""
    desk.stock_gold -= count
    if supplier is None or supplier is desk.at[seat]:
        desk.treasury[seat] += count
    else:
        desk.gold[supplier] += count


def _give_legions(desk: Desk, seat: Seat, supplier: Province | None, count: int) -> None:
    """Laid in the province; Rome's wait for their place (T2.2, T2.3)."""
    if supplier is None:
        desk.tasks.append(Arrivals(seat, count))
    else:
        desk.stock_legions -= count
        desk.legions[supplier] += count


def offers_shortage(table: Table, ask: Shortage) -> list[Take | TakeFromRome]:
    return list(_pieces(ask))


def _pieces(ask: Shortage) -> Iterator[Take | TakeFromRome]:
    """Everything that is still owed."""
    for good, dues in ((Good.GOLD, ask.gold), (Good.LEGIONS, ask.legions)):
        for due in dues:
            yield TakeFromRome(good) if due.province is None else Take(good, due.province)


def check_shortage(table: Table, ask: Shortage, move: Take | TakeFromRome) -> None:
    """A piece that some supplier still owes, of a good that is short (T2.4)."""
    supplier = move.province if isinstance(move, Take) else None
    if all(due.province is not supplier for due in (ask.gold if move.good is Good.GOLD else ask.legions)):
        raise Refused(NothingDue(move.good, supplier))


def play_shortage(desk: Desk, ask: Shortage, move: Take | TakeFromRome, forced: bool = False) -> None:
    """One piece more (T2.4)."""
    supplier = move.province if isinstance(move, Take) else None
    gold, legions = ask.gold, ask.legions
    if move.good is Good.GOLD:
        gold = _one_less(gold, supplier)
    else:
        legions = _one_less(legions, supplier)
    desk.tasks[-1] = Shortage(ask.seat, gold, legions)
    treasury = move.good is Good.GOLD and supplier in (None, desk.at[ask.seat])
    desk.tell(PieceTaken(ask.seat, move.good, supplier, treasury, forced))
    (_give_gold if move.good is Good.GOLD else _give_legions)(desk, ask.seat, supplier, 1)


def _one_less(dues: tuple[Due, ...], supplier: Province | None) -> tuple[Due, ...]:
    less = (Due(due.province, due.count - (due.province is supplier)) for due in dues)
    return tuple(due for due in less if due.count)


def settle_shortage(desk: Desk, ask: Shortage) -> bool:
    """What an empty stock cannot give is forgone; the only supplier left needs no choice (T2.4)."""
    gold = _forgo(desk, ask.seat, Good.GOLD, ask.gold, desk.stock_gold)
    legions = _forgo(desk, ask.seat, Good.LEGIONS, ask.legions, desk.stock_legions)
    if not gold and not legions:
        desk.tasks.pop()
        return True
    desk.tasks[-1] = rest = Shortage(ask.seat, gold, legions)
    if len(gold) + len(legions) > 1:
        return False
    (only,) = _pieces(rest)
    play_shortage(desk, rest, only, forced=True)
    return True


def _forgo(desk: Desk, seat: Seat, good: Good, dues: tuple[Due, ...], stock: int) -> tuple[Due, ...]:
    if dues and not stock:
        desk.tell(Forgone(seat, good, sum(due.count for due in dues)))
        return ()
    return dues


def offers_arrival(table: Table, ask: Arrivals) -> list[Move]:
    return [move for move, owner in zip(PLACES, table.lands.owners, strict=True) if owner == ask.seat]


def check_arrival(table: Table, ask: Arrivals, move: PlaceLegion) -> None:
    """Any own province, together or apart (T2.3)."""
    demand_own(table.lands.owners, ask.seat, move.province, T2_3)


def play_arrival(desk: Desk, ask: Arrivals, move: PlaceLegion, forced: bool = False) -> None:
    desk.tasks.pop()
    if ask.count > 1:
        desk.tasks.append(Arrivals(ask.seat, ask.count - 1))
    desk.stock_legions -= 1
    desk.legions[move.province] += 1
    desk.tell(LegionPlaced(ask.seat, move.province, forced))


def settle_arrival(desk: Desk, ask: Arrivals) -> bool:
    """Settles arrivals without a choice: who has one province places all there."""
    own = desk.own(ask.seat)
    if len(own) == 1:
        play_arrival(desk, ask, PlaceLegion(own[0]), forced=True)
    return len(own) == 1
