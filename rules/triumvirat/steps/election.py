"""The end of a turn and the election (T6)."""

from __future__ import annotations

from rules.engine.model import Seat

from ..components import MOST_LEGIONS, PROVINCES, STONE, Phase, Post, Province, Section
from ..desk import Desk
from ..events import Appointed, CitizensReturned, Cut, Elected, LegionsCut, StoneMoved, YearBegan
from ..moves import Appoint, Move
from ..paragraphs import T6_4
from ..questions import Appointment
from ..refusals import demand_own
from ..state import Table, Time
from . import victory

APPOINTMENTS = tuple(map(Appoint, PROVINCES))
RETURNED = 3  # citizens of the elected (T6.3)


def end_turn(desk: Desk) -> None:
    """The stone moves, every province is cut to 6 legions, then the election if the stone has arrived (T6.1)."""
    time = desk.time
    desk.time = Time(time.turn, time.seat, Phase.TIME, time.year, time.stone - 1)
    desk.tell(StoneMoved(desk.time.stone))
    _cut(desk)
    if desk.time.stone == 0:
        _elect(desk)


def _cut(desk: Desk) -> None:
    """Cuts every province to six legions, those with a triumvir included; the rest goes to the stock (T6.1)."""
    if max(desk.legions) <= MOST_LEGIONS:
        return
    cuts = tuple(Cut(place, desk.legions[place] - MOST_LEGIONS) for place in desk.board.in_play if desk.legions[place] > MOST_LEGIONS)
    for cut in cuts:
        desk.legions[cut.province] = MOST_LEGIONS
        desk.stock_legions += cut.legions
    desk.tell(LegionsCut(cuts))


def winner(citizens: list[int], placed: list[int]) -> Seat:
    """Most citizens; among the tied the oldest last placement, never before ever, then the order of play (T6.2)."""
    return min(range(len(placed)), key=lambda seat: (-citizens[seat], placed[seat], seat))


def _elect(desk: Desk) -> None:
    """A second election wins; the first gives a Consul card and a civil servant (T6.3)."""
    seat = winner(desk.citizens, desk.placed)
    tied = tuple(other for other in range(desk.seats) if other != seat and desk.citizens[other] == desk.citizens[seat])
    desk.tell(Elected(seat, tuple(desk.citizens[: desk.seats]), tied, desk.consul[seat]))
    if victory.consul_twice(desk, seat):
        return
    desk.consul[seat] = True
    desk.tasks.append(Appointment(seat))


def offers_appoint(table: Table, ask: Appointment) -> list[Move]:
    return [move for move, owner in zip(APPOINTMENTS, table.lands.owners, strict=True) if owner == ask.seat]


def check_appoint(table: Table, ask: Appointment, move: Appoint) -> None:
    """The civil servant must be placed, in any own province (T6.4)."""
    demand_own(table.lands.owners, ask.seat, move.province, T6_4)


def settle_appoint(desk: Desk, ask: Appointment) -> bool:
    """Settles an appointment without a choice: who has one province sends the civil servant there."""
    own = desk.own(ask.seat)
    if len(own) == 1:
        play_appoint(desk, ask, Appoint(own[0]), forced=True)
    return len(own) == 1


def play_appoint(desk: Desk, ask: Appointment, move: Appoint, forced: bool = False) -> None:
    """The civil servant, 3 citizens back to Alii, only then the six of T7.1 and the cap of T7.4 (T6.3, T6.4)."""
    desk.tasks.pop()
    _appoint(desk, ask.seat, move.province, forced)
    back = min(RETURNED, desk.citizens[ask.seat])
    desk.citizens[ask.seat] -= back
    desk.citizens[Section.ALII] += back
    desk.tell(CitizensReturned(ask.seat, back))
    if not victory.citizens(desk, ask.seat) and not victory.years(desk):
        _new_year(desk)


def _appoint(desk: Desk, seat: Seat, province: Province, forced: bool) -> None:
    """At work at once, or idle if one works there (T6.4)."""
    desk.stock_servants -= 1
    desk.servants[province] += 1
    works = desk.posts[province] is not Post.SERVANT
    desk.posts[province] = Post.SERVANT
    desk.tell(Appointed(seat, province, works, forced))


def _new_year(desk: Desk) -> None:
    time = desk.time
    desk.time = Time(time.turn, time.seat, Phase.TIME, time.year + 1, STONE[desk.seats])
    desk.tell(YearBegan(desk.time.year, desk.time.stone))


def next_turn(desk: Desk) -> None:
    """The next character goes on, in a new year too (T1.5)."""
    time = desk.time
    desk.time = Time(time.turn + 1, (time.seat + 1) % desk.seats, Phase.SUPPLY, time.year, time.stone)
