"""Victory, immediate (T7): each condition is looked at where it can come true, and says whether it did."""

from __future__ import annotations

from rules.engine.model import Seat

from ..components import CONQUERED, MANY_CITIZENS, TOP, Ending
from ..desk import Desk
from ..scoring import standings


def citizens(desk: Desk, seat: Seat) -> bool:
    """The holder of a Consul card with 6 or more citizens (T7.1)."""
    if won := desk.consul[seat] and desk.citizens[seat] >= MANY_CITIZENS:
        desk.win(Ending.CITIZENS, seat)
    return won


def consul_twice(desk: Desk, seat: Seat) -> bool:
    """Elected for the second time (T6.3, T7.1)."""
    if won := desk.consul[seat]:
        desk.win(Ending.CONSUL_TWICE, seat)
    return won


def provinces(desk: Desk, seat: Seat) -> bool:
    """Nine provinces (T7.2)."""
    if won := desk.owners.count(seat) == CONQUERED:
        desk.win(Ending.PROVINCES, seat)
    return won


def competence(desk: Desk, seat: Seat) -> bool:
    """VII on both tracks (T7.3)."""
    if won := desk.politics[seat] == desk.military[seat] == TOP:
        desk.win(Ending.COMPETENCE, seat)
    return won


def years(desk: Desk) -> bool:
    """The cap, counted after the election of that year: provinces, citizens, sum of competences, then shared (T7.4)."""
    if won := desk.time.year == desk.state.table.options.years:
        compared = standings(desk.owners, desk.citizens, desk.politics, desk.military)
        desk.win(Ending.YEARS, *(seat for seat, standing in enumerate(compared) if standing == max(compared)))
    return won
