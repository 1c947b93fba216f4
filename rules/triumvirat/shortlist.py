"""What a player of the Triumvirate is offered first: Rome's supply with its place, marches with their legions, actions at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from rules.engine.match import Match
from rules.engine.model import Seat
from rules.engine.shortlist import Line, Way, again, ahead, of_kind, one_each

from .components import ACTIONS, CONQUERED, Province, RomeForm
from .components import Way as Road
from .moves import CallRome, EndMovement, EndTurn, Load, March, PlaceLegion
from .odds import odds
from .questions import Actions, Arrivals, Movement, RomeSupply, Shortage
from .state import Table
from .steps.movement import open_to

LEGIONS = {RomeForm.GOLD: 0, RomeForm.BOTH: 1, RomeForm.LEGIONS: 2}  # of Rome's supply (T2.3)
HOPE = 0.1  # the chance of an attack worth considering
BESIDE = 8  # provinces that stand beside a form of the supply
PORTION = 2  # pieces of one good that anybody supplies at most (T2.2, T2.3)


def shortlist(world: Match, seat: Seat) -> Iterable[Line]:
    """By what is asked; where nothing can be put together, nothing."""
    assert world.decision is not None
    match world.decision.ask:
        case RomeSupply():
            return _supply(world, seat)
        case Shortage():
            return [again(world, seat, move, PORTION) for move in world.legal(seat)]
        case Arrivals(count=count):
            return [again(world, seat, move, count) for move in of_kind(world.legal(seat), PlaceLegion)]
        case Movement(points=0):
            return _acts_after(world, seat)
        case Movement() as ask:
            return [*_marches(world.state.table, ask), ((EndMovement(),),)]
        case Actions(done=done):
            return _acts(world, seat, ACTIONS - done)
        case _:
            return ()


# ---------------------------------------------------------------- supply


def _supply(world: Match, seat: Seat) -> Iterator[Line]:
    """Each form of Rome's supply; where it brings legions, all of them to one province; and what was said a turn ago."""
    lines = [_called(world, seat, call) for call in of_kind(world.legal(seat), CallRome)]
    before = said_before(world, seat)
    if before and not any(before in line for line in lines) and _holds(world, seat, before):
        yield (before,)
    yield from lines


def _called(world: Match, seat: Seat, call: CallRome) -> Line:
    """A form of the supply; its legions to one province, the triumvir's first. Where the stock is short that is asked first (T2.4)."""
    after = ahead(world, seat, call)
    ask = after.decision.ask if after is not None and after.decision is not None else None
    if after is None or not isinstance(ask, Arrivals):
        return ((call,),)
    here = world.state.table.triumvirs.at[seat]
    places = sorted(of_kind(after.legal(seat), PlaceLegion), key=lambda move: move.province is not here)
    apart = ask.count > 1 or len(places) > BESIDE
    return (*((call, *(place,) * ask.count) for place in places[:BESIDE]), *([(call,)] if apart else []))


def said_before(world: Match, seat: Seat) -> Way:
    """What this seat said of Rome's supply in its last turn."""
    own = [entry.move for entry in world.record.log if entry.seat == seat]
    start = max((n for n, move in enumerate(own) if isinstance(move, CallRome)), default=len(own))
    said = own[start : start + 1 + (LEGIONS[own[start].form] if start < len(own) else 0)]
    return tuple(said) if all(isinstance(move, (CallRome, PlaceLegion)) for move in said) else ()


def _holds(world: Match, seat: Seat, way: Way) -> bool:
    """Whether it can be said again: nothing is short, and the provinces are still one's own."""
    for move in way:
        if move not in world.legal(seat):
            return False
        world, _ = world.answer(seat, move)
    return True


# ---------------------------------------------------------------- movement


def _marches(table: Table, ask: Movement) -> list[Line]:
    """The provinces the points reach, sure conquests first, then the nearest, each with the parties worth considering; farther ones also
    over own provinces."""
    here = table.triumvirs.at[ask.seat]
    parties, lines = _parties(table.lands.legions[here], ask.legions), dict[Province, list[Way]]()
    for legions in parties:
        party = Movement(ask.seat, ask.points, legions, ask.servants)
        lead = () if legions == ask.legions else (Load(legions),)
        whose = open_to(table, party)
        for to in table.board.reach[here][legions > 0][ask.points]:
            owner = table.lands.owners[to]
            if owner in whose and (legions or owner == ask.seat):
                lines.setdefault(to, []).append((*lead, March(to)))
    for to, way in _over_land(table, ask):
        lines.setdefault(to, []).append(way)
    routes, owners = table.board.routes[here], table.lands.owners
    chances = {to: _chance(table, ask.seat, to, parties[0]) for to in lines}
    hopeful = [to for to, chance in chances.items() if chance is None or chance >= HOPE]
    last = owners.count(ask.seat) == CONQUERED - 1  # the next conquest wins (T7.2): it comes first
    order = sorted(hopeful or lines, key=lambda to: (chances[to] != 1, last and owners[to] == ask.seat, routes[to].cost(ask.legions)))
    return [tuple(lines[to]) for to in order]


def _chance(table: Table, seat: Seat, to: Province, legions: int) -> Fraction | None:
    """How likely all these legions take it (T4.3): the sure come first, the hopeless wait behind More; None for an own province."""
    owner = table.lands.owners[to]
    if owner is None or owner == seat:
        return None
    return odds(table.bag, seat, owner, legions, table.lands.legions[to], table.triumvirs.at[owner] is to).chance


def _parties(there: int, now: int) -> list[int]:
    """How many legions may sensibly go: all of them, all but one, as many as would now, none."""
    return sorted({count for count in (now, there, there - 1, 0) if count >= 0}, reverse=True)


def _over_land(table: Table, ask: Movement) -> Iterator[tuple[Province, Way]]:
    """Ways of several steps over own provinces, where they are shorter than the crossing or find gold."""
    lands, routes, here = table.lands, table.board.routes, table.triumvirs.at[ask.seat]
    whose = open_to(table, ask)
    ways: dict[Province, tuple[Province, ...]] = {here: ()}
    for start in iter(reached := [here]):
        for to, route in routes[start].items():
            if route.way is Road.SEA or to in ways or len(ways[start]) == ask.points or lands.owners[to] not in whose:
                continue
            ways[to] = way = (*ways[start], to)
            if lands.owners[to] == ask.seat:
                reached.append(to)
            if len(way) > 1 and (len(way) < routes[here][to].cost(ask.legions) or any(lands.gold[step] for step in way[:-1])):
                yield to, tuple(map(March, way))


# ---------------------------------------------------------------- actions


def _acts_after(world: Match, seat: Seat) -> list[Line]:
    """Without points: the actions at once, the end of the movement included."""
    end = EndMovement()
    after = ahead(world, seat, end)
    if after is None:
        return [((end,),)]
    moves: Sequence[object] = [move for move in after.legal(seat) if not isinstance(move, EndTurn)]
    return [*(tuple((end, *way) for way in line) for line in one_each(moves)), ((end,),)]


def _acts(world: Match, seat: Seat, left: int) -> list[Line]:
    """Every action, as often as it can be repeated; and the end of the turn."""
    legal = world.legal(seat)
    acts = [move for move in legal if not isinstance(move, EndTurn)]
    return [*(again(world, seat, move, left) for move in acts), *one_each(of_kind(legal, EndTurn))]
