"""What is asked, which moves answer it, and one ply: each question with its offers, each move with its check and its play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, assert_never

from rules.engine.dice import Dice
from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Refused, Seat, Why, one

from . import moves as m
from . import questions as q
from .components import Phase
from .desk import Desk
from .misplaced import reason
from .moves import Move
from .questions import Ask
from .state import State, Step, Table, Time, View
from .steps import actions, attack, election, movement, supply
from .steps.setup import setup as setup

EXACT = True  # the candidates are exactly the legal answers


class Rule(NamedTuple):
    """What a kind of move must satisfy, and what it does."""

    check: Callable[[Table, Any, Any], None]
    play: Callable[[Desk, Any, Any], None]


class Answers(NamedTuple):
    """What answers a question: the moves that are legal, the rule of each kind of move, and what passes over a question that leaves
    nothing to decide: it says whether it did."""

    offers: Callable[[Table, Any], Sequence[Move]]
    rules: dict[type[Move], Rule]
    settle: Callable[[Desk, Any], bool]


def always(desk: Desk, ask: Ask) -> bool:
    """A question that is always asked."""
    return False


STEPS: dict[type[Ask], Answers] = {
    q.RomeSupply: Answers(supply.offers_rome, {m.CallRome: Rule(supply.check_rome, supply.play_rome)}, always),
    q.Shortage: Answers(
        supply.offers_shortage,
        dict.fromkeys((m.Take, m.TakeFromRome), Rule(supply.check_shortage, supply.play_shortage)),
        supply.settle_shortage,
    ),
    q.Arrivals: Answers(supply.offers_arrival, {m.PlaceLegion: Rule(supply.check_arrival, supply.play_arrival)}, supply.settle_arrival),
    q.Movement: Answers(
        movement.offers_movement,
        {
            m.March: Rule(movement.check_march, movement.play_march),
            m.Load: Rule(movement.check_load, movement.play_load),
            m.Escort: Rule(movement.check_escort, movement.play_escort),
            m.Install: Rule(movement.check_install, movement.play_install),
            m.Recall: Rule(movement.check_recall, movement.play_recall),
            m.EndMovement: Rule(movement.check_end_movement, movement.play_end_movement),
        },
        movement.settle_movement,
    ),
    q.Refuge: Answers(attack.offers_refuge, {m.Flee: Rule(attack.check_refuge, attack.play_refuge)}, attack.settle_refuge),
    q.Redress: Answers(
        attack.offers_redress,
        {m.Raise: Rule(attack.check_redress, attack.play_redress), m.Decline: Rule(attack.check_decline, attack.play_decline)},
        attack.settle_redress,
    ),
    q.Actions: Answers(
        actions.offers_action,
        {
            m.Raise: Rule(actions.check_raise, actions.play_raise),
            m.Persuade: Rule(actions.check_persuade, actions.play_persuade),
            m.Produce: Rule(actions.check_produce, actions.play_produce),
            m.EndTurn: Rule(actions.check_end_turn, actions.play_end_turn),
        },
        actions.settle_actions,
    ),
    q.Appointment: Answers(
        election.offers_appoint, {m.Appoint: Rule(election.check_appoint, election.play_appoint)}, election.settle_appoint
    ),
}


def decision(table: Table) -> Decision | None:
    """The last task asks; without one the game is over."""
    return one(table.tasks[-1].seat, _put(table, table.tasks[-1])) if table.tasks else None


def _put(table: Table, task: Ask) -> Ask:
    """The question with what the player must know of the place and the gold."""
    people = table.triumvirs
    if type(task) is q.Shortage:
        return q.ShortageNow(task.seat, task.gold, task.legions, (table.stock.gold, table.stock.legions))
    if type(task) is q.Movement and not people.treasury[task.seat]:
        gold, owners = table.lands.gold, table.lands.owners
        lying = sum([gold[place] for place in table.board.in_play if owners[place] == task.seat]) if any(gold) else 0
        return q.LastWay(task.seat, task.points, task.legions, task.servants, lying)
    if type(task) is q.Actions:
        place = people.at[task.seat]
        kind = table.board.kinds[place]
        more = actions.surcharge(table, task.seat, kind)
        return q.ActionsHere(task.seat, task.done, place, kind, more, people.treasury[task.seat])
    return task


def candidates(view: View) -> Sequence[Move]:
    """Exactly the legal moves."""
    tasks = view.table.tasks
    if not tasks or tasks[-1].seat != view.seat:
        return ()
    return STEPS[type(tasks[-1])].offers(view.table, tasks[-1])


def misplaced(view: View, kind: type) -> Why | None:
    """Why no move of this kind answers the question that is open; None if one may."""
    ask = view.table.tasks[-1]
    return None if kind in STEPS[type(ask)].rules else reason(ask, kind)


def check(view: View, move: Move) -> None:
    """Raise Refused if the rules forbid this move."""
    tasks = view.table.tasks
    if not tasks:
        raise Refused(GameOver())
    ask = tasks[-1]
    if ask.seat != view.seat:
        raise Refused(NotAsked(view.seat, ask.cite))
    rule = STEPS[type(ask)].rules.get(type(move))
    if rule is None:
        raise Refused(reason(ask, type(move)))
    rule.check(view.table, ask, move)


def play(state: State, answers: Mapping[Seat, Move], dice: Dice) -> Step:
    """Carry out the answer and run on to the next real decision."""
    desk = Desk(state, dice)
    ((_, move),) = answers.items()
    ask = desk.tasks[-1]
    STEPS[type(ask)].rules[type(move)].play(desk, ask, move)
    while desk.victory is None:
        if not desk.tasks:
            _next_phase(desk)
        elif not STEPS[type(desk.tasks[-1])].settle(desk, desk.tasks[-1]):
            break
    return desk.freeze()


def _next_phase(desk: Desk) -> None:
    """Supply, movement, actions, time; then the next character."""
    time = desk.time
    match time.phase:
        case Phase.SUPPLY:
            desk.time = Time(time.turn, time.seat, Phase.MOVEMENT, time.year, time.stone)
            movement.begin(desk)
        case Phase.MOVEMENT:
            desk.time = Time(time.turn, time.seat, Phase.ACTIONS, time.year, time.stone)
            actions.begin(desk)
        case Phase.ACTIONS:
            election.end_turn(desk)
        case Phase.TIME:
            election.next_turn(desk)
            supply.begin_turn(desk)
        case other:
            assert_never(other)
