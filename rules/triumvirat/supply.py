"""Phase I, supply (T2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.model import Refused, Seat

from .asks import Arrivals, Due, RomeSupply, Shortage
from .board import Kind, Post, Province
from .desk import Desk
from .events import Forgone, GovernorsFlipped, LegionPlaced, Lot, PieceTaken, RomeCalled, StockShort, Supplied, TurnBegan
from .moves import CallRome, Good, Move, PlaceLegion, RomeForm, Take, TakeFromRome
from .reasons import NothingDue, OtherQuestion, demand_own
from .rulebook import T2_3
from .table import Table

PROVINCE_GIVES = {  # T2.2
    Kind.POLITICAL: {Good.GOLD: 2, Good.LEGIONS: 0},
    Kind.MILITARY: {Good.GOLD: 0, Good.LEGIONS: 2},
    Kind.COMPETENCE: {Good.GOLD: 1, Good.LEGIONS: 1},
}
ROME_GIVES = {  # T2.3
    RomeForm.GOLD: {Good.GOLD: 2, Good.LEGIONS: 0},
    RomeForm.LEGIONS: {Good.GOLD: 0, Good.LEGIONS: 2},
    RomeForm.BOTH: {Good.GOLD: 1, Good.LEGIONS: 1},
}
FLIPPED = {Post.IN: Post.OUT, Post.OUT: Post.IN, Post.SERVANT: Post.SERVANT}  # T2.1
CALLS = tuple(CallRome(form) for form in RomeForm)


def begin_turn(desk: Desk) -> None:
    """All own governors change places, those on a civil servant excepted; then Rome is asked (T2.1)."""
    time = desk.time
    desk.tell(TurnBegan(time.seat, time.turn, time.year, time.stone))
    for province in desk.own(time.seat):
        desk.posts[province] = FLIPPED[desk.posts[province]]
    desk.tell(GovernorsFlipped(time.seat, tuple(_supplying(desk, time.seat))))
    desk.tasks.append(RomeSupply(time.seat))


def _supplying(desk: Desk, seat: Seat) -> list[Province]:
    """His provinces with a free field (T2.2)."""
    return [province for province in desk.own(seat) if desk.posts[province] is not Post.IN]


def check_rome(ask: RomeSupply, move: Move) -> None:
    """Any form may be named, even one the stock cannot pay (T2.4)."""
    if not isinstance(move, CallRome):
        raise Refused(OtherQuestion(ask))


def play_rome(desk: Desk, ask: RomeSupply, move: CallRome) -> None:
    """Provinces and Rome supply together; a good too scarce for all of them is chosen piece by piece (T2.4)."""
    desk.tasks.pop()
    desk.tell(RomeCalled(ask.seat, move.form))
    gold, legions = _due(desk, ask.seat, move.form, Good.GOLD), _due(desk, ask.seat, move.form, Good.LEGIONS)
    short_gold = _short(desk, ask.seat, Good.GOLD, gold, desk.stock_gold)
    short_legions = _short(desk, ask.seat, Good.LEGIONS, legions, desk.stock_legions)
    given = () if short_gold else gold, () if short_legions else legions
    _tell_supplied(desk, ask.seat, *given)
    for good, dues in zip(Good, given, strict=True):
        for due in dues:
            _give(desk, ask.seat, good, due)
    if short_gold or short_legions:
        desk.tasks.append(Shortage(ask.seat, short_gold, short_legions))


def _due(desk: Desk, seat: Seat, form: RomeForm, good: Good) -> tuple[Due, ...]:
    """What the free fields and Rome have to supply of a good (T2.2, T2.3)."""
    kinds = desk.board.kinds
    dues = [Due(province, PROVINCE_GIVES[kinds[province]][good]) for province in _supplying(desk, seat)]
    return tuple(due for due in (*dues, Due(None, ROME_GIVES[form][good])) if due.count)


def _short(desk: Desk, seat: Seat, good: Good, dues: tuple[Due, ...], stock: int) -> tuple[Due, ...]:
    """What must be chosen from: nothing if the stock has enough of it (T2.4)."""
    total = sum(due.count for due in dues)
    if total <= stock:
        return ()
    desk.tell(StockShort(seat, good, total, stock))
    return dues


def _tell_supplied(desk: Desk, seat: Seat, gold: tuple[Due, ...], legions: tuple[Due, ...]) -> None:
    coins = {due.province: due.count for due in gold}
    troops = {due.province: due.count for due in legions}
    places = [province for province in desk.own(seat) if province in coins or province in troops]
    lots = tuple(Lot(place, troops.get(place, 0), coins.get(place, 0), place is desk.at[seat]) for place in places)
    if lots or coins:
        desk.tell(Supplied(seat, lots, coins.get(None, 0)))


def _give(desk: Desk, seat: Seat, good: Good, due: Due) -> None:
    """Laid in the province; gold goes to the treasury from Rome and where the triumvir stands; Rome's legions wait for their
    place (T2.2, T2.3)."""
    if good is Good.GOLD:
        desk.stock_gold -= due.count
        if due.province is None or due.province is desk.at[seat]:
            desk.treasury[seat] += due.count
        else:
            desk.gold[due.province] += due.count
    elif due.province is None:
        desk.tasks.append(Arrivals(seat, due.count))
    else:
        desk.stock_legions -= due.count
        desk.legions[due.province] += due.count


def shortage_candidates(ask: Shortage) -> Iterator[Move]:
    for good, dues in ((Good.GOLD, ask.gold), (Good.LEGIONS, ask.legions)):
        for due in dues:
            yield TakeFromRome(good) if due.province is None else Take(good, due.province)


def check_shortage(ask: Shortage, move: Move) -> None:
    """A piece that some supplier still owes, of a good that is short (T2.4)."""
    if not isinstance(move, Take | TakeFromRome):
        raise Refused(OtherQuestion(ask))
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
    _give(desk, ask.seat, move.good, Due(supplier, 1))


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
    (only,) = shortage_candidates(rest)
    assert isinstance(only, Take | TakeFromRome)
    play_shortage(desk, rest, only, forced=True)
    return True


def _forgo(desk: Desk, seat: Seat, good: Good, dues: tuple[Due, ...], stock: int) -> tuple[Due, ...]:
    if dues and not stock:
        desk.tell(Forgone(seat, good, sum(due.count for due in dues)))
        return ()
    return dues


def arrival_candidates(table: Table, ask: Arrivals) -> list[Move]:
    return [PlaceLegion(province) for province in table.board.in_play if table.lands.owners[province] == ask.seat]


def check_arrival(table: Table, ask: Arrivals, move: Move) -> None:
    """Any own province, together or apart (T2.3)."""
    if not isinstance(move, PlaceLegion):
        raise Refused(OtherQuestion(ask))
    demand_own(table.lands.owners, ask.seat, move.province, T2_3)


def play_arrival(desk: Desk, ask: Arrivals, move: PlaceLegion, forced: bool = False) -> None:
    desk.tasks.pop()
    if ask.count > 1:
        desk.tasks.append(Arrivals(ask.seat, ask.count - 1))
    desk.stock_legions -= 1
    desk.legions[move.province] += 1
    desk.tell(LegionPlaced(ask.seat, move.province, forced))


def settle_arrival(desk: Desk, ask: Arrivals) -> bool:
    """Who has one province places all there."""
    own = desk.own(ask.seat)
    if len(own) == 1:
        play_arrival(desk, ask, PlaceLegion(own[0]), forced=True)
    return len(own) == 1
