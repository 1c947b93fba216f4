"""Phase II, movement (T3). Who enters an enemy province attacks it (attack.py)."""

from __future__ import annotations

from rules.engine.model import Refused, Seat

from ..components import LEGIONS, POINTS, PROVINCES, SERVANTS, Post, Province
from ..desk import Desk
from ..events import Escorted, Loaded, Marched, MovementEnded
from ..moves import EndMovement, Escort, Install, Load, March, Move, Recall
from ..questions import Movement
from ..refusals import (
    AlreadyLoaded,
    AlreadyThere,
    AlreadyWorks,
    LastProvince,
    NobodyWorks,
    NoLegions,
    NoPointsLeft,
    NoServant,
    NotInPlay,
    NotSoManyLegions,
    NotSoManyServants,
    TooFar,
)
from ..state import Table
from .attack import fight

MARCHES = tuple(map(March, PROVINCES))
LOADS = tuple(map(Load, range(max(LEGIONS.values()) + 1)))
ESCORTS = tuple(map(Escort, range(SERVANTS + 1)))
INSTALL, RECALL, END = Install(), Recall(), EndMovement()


def begin(desk: Desk) -> None:
    """Four points; until the player says otherwise the legions here go with the triumvir, and the idle civil servants (T3.1, T3.4)."""
    seat = desk.time.seat
    here = desk.at[seat]
    idle = desk.servants[here] - (desk.posts[here] is Post.SERVANT)
    desk.tasks.append(Movement(seat, POINTS, desk.legions[here], idle))


def settle_movement(desk: Desk, ask: Movement) -> bool:
    """Without points, and without a civil servant to install or recall, nothing is left to say (T3.6)."""
    if ask.points or desk.servants[desk.at[ask.seat]]:
        return False
    desk.tasks.pop()
    desk.tell(MovementEnded(ask.seat, forced=True))
    return True


def offers_movement(table: Table, ask: Movement) -> list[Move]:
    """Marches, the nearest first, then who goes along, who works, and the end."""
    here, lands, found = table.triumvirs.at[ask.seat], table.lands, list[Move]()
    servants = lands.servants[here]
    if ask.points:
        legions, owners, whose = ask.legions, lands.owners, open_to(table, ask)
        found += [MARCHES[to] for to in table.board.reach[here][legions > 0][ask.points] if owners[to] in whose]
        found += LOADS[:legions]
        found += LOADS[legions + 1 : lands.legions[here] + 1]
        if servants:
            found += ESCORTS[: ask.servants]
            found += ESCORTS[ask.servants + 1 : servants + 1]
    if servants:
        found.append(RECALL if lands.posts[here] is Post.SERVANT else INSTALL)
    found.append(END)
    return found


# -- march, and attack -----------------------------------------------------------


def open_to(table: Table, ask: Movement) -> tuple[Seat, ...]:
    """The seats whose provinces may be entered: one's own; with a legion also those of an enemy who has more than one (T3.5)."""
    if not ask.legions:
        return (ask.seat,)
    owners = table.lands.owners
    return tuple([seat for seat in range(table.seats) if seat == ask.seat or owners.count(seat) > 1])


def check_march(table: Table, ask: Movement, move: March) -> None:
    """The points must reach (T3.1, T3.2), and an enemy may be attacked (T3.5)."""
    to, here = move.to, table.triumvirs.at[ask.seat]
    owner = table.lands.owners[to]
    if owner is None:
        raise Refused(NotInPlay(to))
    if to is here:
        raise Refused(AlreadyThere(to))
    if not ask.points:
        raise Refused(NoPointsLeft())
    if to not in table.board.reach[here][ask.legions > 0][ask.points]:
        route = table.board.routes[here][to]
        raise Refused(TooFar(to, route.cost(ask.legions), route.cost(0), ask.points))
    if owner not in open_to(table, ask):
        raise Refused(LastProvince(to, owner) if ask.legions else NoLegions(to, owner))


def play_march(desk: Desk, ask: Movement, move: March) -> None:
    """The triumvir leaves with the party; then they enter an own province, or attack (T3.1-T3.5)."""
    seat, here, to = ask.seat, desk.at[ask.seat], move.to
    route = desk.board.routes[here][to]
    cost = route.cost(ask.legions)
    party = Movement(seat, ask.points - cost, ask.legions, ask.servants)
    desk.tasks[-1] = party
    desk.legions[here] -= party.legions
    desk.servants[here] -= party.servants
    left = desk.legions[here], desk.servants[here]
    desk.tell(Marched(seat, here, to, route.way, route.seas, cost, party.points, party.legions, party.servants, *left))
    desk.employ(seat, here, desk.servants[here] > 0)
    defender = desk.owners[to]
    assert defender is not None
    if defender == seat:
        _enter(desk, party, to)
    else:
        fight(desk, party, defender, to)


def _enter(desk: Desk, party: Movement, to: Province) -> None:
    """The party stands in the province; its gold goes to the treasury (T3.3)."""
    desk.at[party.seat] = to
    desk.legions[to] += party.legions
    desk.servants[to] += party.servants
    desk.collect(party.seat, to)


# -- who goes along --------------------------------------------------------------


def check_load(table: Table, ask: Movement, move: Load) -> None:
    """Any number of the legions that are here, down to none (T3.1)."""
    here = table.lands.legions[table.triumvirs.at[ask.seat]]
    if not ask.points:
        raise Refused(NoPointsLeft())
    if not 0 <= move.legions <= here:
        raise Refused(NotSoManyLegions(move.legions, here))
    if move.legions == ask.legions:
        raise Refused(AlreadyLoaded(move.legions))


def play_load(desk: Desk, ask: Movement, move: Load) -> None:
    table = desk.state.table
    here = table.triumvirs.at[ask.seat]
    desk.tasks[-1] = Movement(ask.seat, ask.points, move.legions, ask.servants)
    desk.tell(Loaded(ask.seat, here, move.legions, table.lands.legions[here] - move.legions))


def check_escort(table: Table, ask: Movement, move: Escort) -> None:
    """Any number of the civil servants who are here, down to none (T3.1)."""
    here = table.lands.servants[table.triumvirs.at[ask.seat]]
    if not ask.points:
        raise Refused(NoPointsLeft())
    if not 0 <= move.servants <= here:
        raise Refused(NotSoManyServants(move.servants, here))
    if move.servants == ask.servants:
        raise Refused(AlreadyLoaded(move.servants))


def play_escort(desk: Desk, ask: Movement, move: Escort) -> None:
    table = desk.state.table
    here = table.triumvirs.at[ask.seat]
    desk.tasks[-1] = Movement(ask.seat, ask.points, ask.legions, move.servants)
    desk.tell(Escorted(ask.seat, here, move.servants, table.lands.servants[here] - move.servants))


# -- who works -------------------------------------------------------------------


def check_install(table: Table, ask: Movement, move: Install) -> None:
    """A civil servant is here, and none works yet (T3.4)."""
    here = table.triumvirs.at[ask.seat]
    if not table.lands.servants[here]:
        raise Refused(NoServant(here))
    if table.lands.posts[here] is Post.SERVANT:
        raise Refused(AlreadyWorks(here))


def play_install(desk: Desk, ask: Movement, move: Install) -> None:
    """The one at work does not leave with the triumvir (T3.4)."""
    here = desk.at[ask.seat]
    desk.tasks[-1] = Movement(ask.seat, ask.points, ask.legions, min(ask.servants, desk.servants[here] - 1))
    desk.employ(ask.seat, here, True)


def check_recall(table: Table, ask: Movement, move: Recall) -> None:
    """One works here (T3.4)."""
    here = table.triumvirs.at[ask.seat]
    if table.lands.posts[here] is not Post.SERVANT:
        raise Refused(NobodyWorks(here))


def play_recall(desk: Desk, ask: Movement, move: Recall) -> None:
    here = desk.at[ask.seat]
    desk.tasks[-1] = Movement(ask.seat, ask.points, ask.legions, min(ask.servants + 1, desk.servants[here]))
    desk.employ(ask.seat, here, False)


# -- enough ----------------------------------------------------------------------


def check_end_movement(table: Table, ask: Movement, move: EndMovement) -> None:
    """Always: phase II ends when the player says so (T3.6)."""


def play_end_movement(desk: Desk, ask: Movement, move: EndMovement) -> None:
    desk.tasks.pop()
    desk.tell(MovementEnded(ask.seat, forced=False))
