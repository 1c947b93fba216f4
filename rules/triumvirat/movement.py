"""Phase II, movement (T3). Who enters an enemy province attacks it (attack.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.engine.model import Refused

from . import attack
from .asks import Movement
from .board import Post, Province
from .desk import Desk
from .events import Escorted, Loaded, Marched, MovementEnded
from .moves import EndMovement, Escort, Install, Load, March, Move, Recall
from .reasons import (
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
    OtherQuestion,
    Reason,
    TooFar,
)
from .table import POINTS, Table

MARCHES = tuple(March(province) for province in Province)
LOADS = tuple(Load(legions) for legions in range(64))
ESCORTS = tuple(Escort(servants) for servants in range(8))
END = EndMovement()


def begin(desk: Desk) -> None:
    """Four points; until he says otherwise the legions where he stands go with him, and the idle civil servants (T3.1, T3.4)."""
    seat = desk.time.seat
    here = desk.at[seat]
    idle = desk.servants[here] - (desk.posts[here] is Post.SERVANT)
    desk.tasks.append(Movement(seat, POINTS, desk.legions[here], idle))


def settle(desk: Desk, ask: Movement) -> bool:
    """Without points, and without a civil servant to install or recall, nothing is left to say (T3.6)."""
    if ask.points or desk.servants[desk.at[ask.seat]]:
        return False
    desk.tasks.pop()
    desk.tell(MovementEnded(ask.seat, forced=True))
    return True


def candidates(table: Table, ask: Movement) -> Iterator[Move]:
    here, lands = table.triumvirs.at[ask.seat], table.lands
    if ask.points:
        for to, route in table.board.routes[here].items():
            if route.cost(ask.legions) <= ask.points and (ask.legions or lands.owners[to] == ask.seat):
                yield MARCHES[to]
        yield from (move for move in LOADS[: lands.legions[here] + 1] if move.legions != ask.legions)
        yield from (move for move in ESCORTS[: lands.servants[here] + 1] if move.servants != ask.servants)
    if lands.servants[here]:
        yield Recall() if lands.posts[here] is Post.SERVANT else Install()
    yield END


def check(table: Table, ask: Movement, move: Move) -> None:
    here, lands = table.triumvirs.at[ask.seat], table.lands
    match move:
        case March(to):
            _check_march(table, ask, here, to)
        case Load(legions):
            _check_party(ask, legions, ask.legions, lands.legions[here], NotSoManyLegions)
        case Escort(servants):
            _check_party(ask, servants, ask.servants, lands.servants[here], NotSoManyServants)
        case Install():
            if not lands.servants[here]:
                raise Refused(NoServant(here))
            if lands.posts[here] is Post.SERVANT:
                raise Refused(AlreadyWorks(here))
        case Recall():
            if lands.posts[here] is not Post.SERVANT:
                raise Refused(NobodyWorks(here))
        case EndMovement():
            pass
        case _:
            raise Refused(OtherQuestion(ask))


def _check_march(table: Table, ask: Movement, here: Province, to: Province) -> None:
    """The points must reach; an enemy is entered only with a legion, and never in his last province (T3.1, T3.2, T3.5)."""
    owners = table.lands.owners
    owner = owners[to]
    if owner is None:
        raise Refused(NotInPlay(to))
    if to is here:
        raise Refused(AlreadyThere(to))
    if not ask.points:
        raise Refused(NoPointsLeft())
    route = table.board.routes[here][to]
    if (cost := route.cost(ask.legions)) > ask.points:
        raise Refused(TooFar(to, cost, route.cost(0), ask.points))
    if owner != ask.seat:
        if not ask.legions:
            raise Refused(NoLegions(to, owner))
        if owners.count(owner) == 1:
            raise Refused(LastProvince(to, owner))


def _check_party(ask: Movement, asked: int, going: int, here: int, too_many: Callable[[int, int], Reason]) -> None:
    """As many as he likes of those who are here, down to none (T3.1)."""
    if not ask.points:
        raise Refused(NoPointsLeft())
    if not 0 <= asked <= here:
        raise Refused(too_many(asked, here))
    if asked == going:
        raise Refused(AlreadyLoaded(asked))


def play(desk: Desk, ask: Movement, move: Move) -> None:
    seat, here = ask.seat, desk.at[ask.seat]
    match move:
        case March(to):
            _march(desk, ask, to)
        case Load(legions):
            desk.tasks[-1] = Movement(seat, ask.points, legions, ask.servants)
            desk.tell(Loaded(seat, here, legions, desk.legions[here] - legions))
        case Escort(servants):
            desk.tasks[-1] = Movement(seat, ask.points, ask.legions, servants)
            desk.tell(Escorted(seat, here, servants, desk.servants[here] - servants))
        case Install():
            staying = min(ask.servants, desk.servants[here] - 1)  # he does not leave with the triumvir
            desk.tasks[-1] = Movement(seat, ask.points, ask.legions, staying)
            desk.employ(seat, here, True)
        case Recall():
            desk.tasks[-1] = Movement(seat, ask.points, ask.legions, min(ask.servants + 1, desk.servants[here]))
            desk.employ(seat, here, False)
        case _:
            desk.tasks.pop()
            desk.tell(MovementEnded(seat, forced=False))


def _march(desk: Desk, ask: Movement, to: Province) -> None:
    """He leaves with his party; then he enters an own province, or attacks (T3.1-T3.5)."""
    seat, here = ask.seat, desk.at[ask.seat]
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
        attack.fight(desk, party, defender, to)


def _enter(desk: Desk, party: Movement, to: Province) -> None:
    """The party stands in the province; its gold goes to the treasury (T3.3)."""
    desk.at[party.seat] = to
    desk.legions[to] += party.legions
    desk.servants[to] += party.servants
    desk.collect(party.seat, to)
