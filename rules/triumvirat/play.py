"""The End of the Triumvirate from the set-up to the victory: who is asked, what is legal, what follows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Refused, Seat, one

from . import actions, attack, election, movement, supply
from .asks import Actions, ActionsHere, Appointment, Arrivals, Ask, LastWay, Movement, Redress, Refuge, RomeSupply, Shortage
from .board import PROVINCES, Post, board
from .desk import Desk
from .events import GameBegan
from .moves import Appoint, CallRome, Flee, Move, PlaceLegion, Take, TakeFromRome
from .table import SERVANTS, Box, Hand, Lands, Options, Phase, State, Step, Stock, Table, Time, Triumvirs, View

LEGIONS, GOLD = {3: 60, 2: 45}, {3: 15, 2: 12}  # T1.1, T1.3
GARRISON, CITIZENS, ALII, ARMED = 2, 2, 5, 2  # T1.2: legions a province, citizens a section and in Alii, weapons a colour


def setup(seats: int, options: Options, data: int, dice: Dice) -> Step:
    """The fixed set-up of T1.2 and T1.3; César begins."""
    desk = Desk(model.State(_set_up(seats, options, data), (Hand(),) * seats, Box()), dice)
    desk.tell(GameBegan(seats))
    supply.begin_turn(desk)
    return desk.freeze()


def _set_up(seats: int, options: Options, data: int) -> Table:
    layout = board(data, seats)
    owners = {province: seat for seat, start in enumerate(layout.starts) for province in start.provinces}
    served = [int(province in owners and layout.posts[province] is Post.SERVANT) for province in PROVINCES]
    ones, none = (1,) * seats, (0,) * seats
    return Table(
        options=options,
        data=data,
        time=Time(turn=1, seat=0, phase=Phase.SUPPLY, year=1, stone=election.STONE[seats]),
        tasks=(),
        lands=Lands(
            owners=tuple(owners.get(province) for province in PROVINCES),
            posts=layout.posts,
            legions=tuple(GARRISON * (province in owners) for province in PROVINCES),
            gold=(0,) * len(PROVINCES),
            servants=tuple(served),
        ),
        triumvirs=Triumvirs(tuple(start.triumvir for start in layout.starts), none, ones, ones, (False,) * seats, none),
        stock=Stock(GOLD[seats], LEGIONS[seats] - GARRISON * len(owners), SERVANTS - sum(served)),
        citizens=(CITIZENS, CITIZENS, CITIZENS if seats == 3 else 0, ALII),
        bag=(ARMED,) * 3,
    )


def decision(table: Table) -> Decision | None:
    """The last task asks; without one the game is over."""
    return one(table.tasks[-1].seat, _put(table, table.tasks[-1])) if table.tasks else None


def _put(table: Table, task: Ask) -> Ask:
    """The question with what the player must know of his place and his gold."""
    match task:
        case Movement(seat, points, legions, servants) if not table.triumvirs.treasury[seat]:
            lands = table.lands
            lying = sum(gold for gold, owner in zip(lands.gold, lands.owners, strict=True) if owner == seat)
            return LastWay(seat, points, legions, servants, lying)
        case Actions(seat, done):
            place = table.triumvirs.at[seat]
            kind = table.board.kinds[place]
            return ActionsHere(seat, done, place, kind, actions.surcharge(table, seat, kind), table.triumvirs.treasury[seat])
        case _:
            return task


def candidates(view: View) -> Iterable[Move]:
    table = view.table
    if not table.tasks or table.tasks[-1].seat != view.seat:
        return ()
    match table.tasks[-1]:
        case Movement() as ask:
            return movement.candidates(table, ask)
        case Actions() as ask:
            return actions.candidates(table, ask)
        case RomeSupply():
            return supply.CALLS
        case Arrivals() as ask:
            return supply.arrival_candidates(table, ask)
        case Shortage() as ask:
            return supply.shortage_candidates(ask)
        case Refuge() as ask:
            return attack.refuge_candidates(table, ask)
        case Redress():
            return attack.REDRESSES
        case Appointment() as ask:
            return election.candidates(table, ask)
        case other:
            assert_never(other)


def check(view: View, move: Move) -> None:
    """The law; each question is judged where it is asked."""
    table = view.table
    if not table.tasks:
        raise Refused(GameOver())
    if table.tasks[-1].seat != view.seat:
        raise Refused(NotAsked(view.seat))
    match table.tasks[-1]:
        case Movement() as ask:
            movement.check(table, ask, move)
        case Actions() as ask:
            actions.check(table, ask, move)
        case RomeSupply() as ask:
            supply.check_rome(ask, move)
        case Arrivals() as ask:
            supply.check_arrival(table, ask, move)
        case Shortage() as ask:
            supply.check_shortage(ask, move)
        case Refuge() as ask:
            attack.check_refuge(table, ask, move)
        case Redress() as ask:
            attack.check_redress(table, ask, move)
        case Appointment() as ask:
            election.check(table, ask, move)
        case other:
            assert_never(other)


def play(state: State, answers: Mapping[Seat, Move], dice: Dice) -> Step:
    """Carry out the answer and run on to the next real decision."""
    desk = Desk(state, dice)
    ((_, move),) = answers.items()
    _answer(desk, desk.tasks[-1], move)
    while desk.victory is None and (not desk.tasks or _settle(desk, desk.tasks[-1])):
        if not desk.tasks:
            _next_phase(desk)
    return desk.freeze()


def _answer(desk: Desk, ask: Ask, move: Move) -> None:
    match ask, move:
        case Movement(), _:
            movement.play(desk, ask, move)
        case Actions(), _:
            actions.play(desk, ask, move)
        case RomeSupply(), CallRome():
            supply.play_rome(desk, ask, move)
        case Arrivals(), PlaceLegion():
            supply.play_arrival(desk, ask, move)
        case Shortage(), Take() | TakeFromRome():
            supply.play_shortage(desk, ask, move)
        case Refuge(), Flee():
            attack.play_refuge(desk, ask, move)
        case Redress(), _:
            attack.play_redress(desk, ask, move)
        case Appointment(), Appoint():
            election.play(desk, ask, move)
        case _:
            raise ValueError(f"{move} does not answer {ask}")


def _settle(desk: Desk, ask: Ask) -> bool:
    """Pass over a question that leaves nothing to decide: True if something was done without asking."""
    match ask:
        case Movement():
            return movement.settle(desk, ask)
        case Actions():
            return actions.settle(desk, ask)
        case RomeSupply():
            return False
        case Arrivals():
            return supply.settle_arrival(desk, ask)
        case Shortage():
            return supply.settle_shortage(desk, ask)
        case Refuge():
            return attack.settle_refuge(desk, ask)
        case Redress():
            return attack.settle_redress(desk, ask)
        case Appointment():
            return election.settle(desk, ask)
        case other:
            assert_never(other)


def _next_phase(desk: Desk) -> None:
    """Supply, movement, actions, time; then the next character."""
    match desk.time.phase:
        case Phase.SUPPLY:
            desk.time = replace(desk.time, phase=Phase.MOVEMENT)
            movement.begin(desk)
        case Phase.MOVEMENT:
            desk.time = replace(desk.time, phase=Phase.ACTIONS)
            actions.begin(desk)
        case Phase.ACTIONS:
            election.end_turn(desk)
        case Phase.TIME:
            election.next_turn(desk)
            supply.begin_turn(desk)
        case other:
            assert_never(other)


def imagine(view: View, dice: Dice) -> State:
    """Nothing is hidden."""
    return model.State(view.table, (Hand(),) * view.table.seats, Box())


def orders(view: View) -> tuple[object, ...]:
    return ()


def obey(view: View, order: object) -> Move | None:
    return None


def lapsed(view: View, order: object) -> bool:
    return True
