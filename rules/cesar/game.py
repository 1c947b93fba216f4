"""What is asked, which moves answer it, and one ply: each question with its offers, each move with its check and its play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Refused, Seat, Why, live, one, sealed

from . import moves as m
from .components import BOTH, MANIPULATION, Card
from .desk import Desk
from .misplaced import reason
from .questions import Ask, Task
from .state import Hand, State, Step, Table, View
from .steps import effects, laying, manipulations, refill, turn
from .steps import setup as first
from .steps.setup import setup as setup

EXACT = True  # the candidates are exactly the legal answers
BARE = {(ask, seat): one(seat, Task(ask, seat)) for ask in Ask for seat in BOTH}  # made once: a game asks thousands of them
Offers = Callable[[View], Sequence[Any]]
Rule = tuple[Callable[[View, Any], None], Callable[[Desk, Seat, Any], None]]  # check and play


class Answers(NamedTuple):
    """What answers a question: the offers in the order of the menu, and each kind of move with its check and its play."""

    offers: tuple[Offers, ...]
    rules: dict[type, Rule]


LAY_DOWN: Rule = laying.check_lay, laying.play_lay_down
LAY_FIRST_UP: Rule = laying.check_first_up, laying.play_lay_up
LAY_UP: Rule = laying.check_lay, laying.play_lay_up
DRAW: Rule = refill.check_draw, refill.play_draw
TRICKS: dict[type, Rule] = {
    m.Assassinate: (manipulations.check_assassinate, manipulations.play_trick),
    m.Spy: (manipulations.check_spy, manipulations.play_trick),
    m.Castle: (manipulations.check_castle, manipulations.play_trick),
    m.Courtesan: (manipulations.check_courtesan, manipulations.play_trick),
    m.Wrath: (manipulations.check_wrath, manipulations.play_trick),
}
STEPS = {
    Ask.STACK: Answers(
        (first.offers_stack,), {m.Stack: (first.check_stack, first.play_stack), m.Restack: (first.check_restack, first.play_stack)}
    ),
    Ask.PLACE: Answers((first.offers_place,), {m.Place: (first.check_place, first.play_place)}),
    Ask.TURN: Answers(
        (laying.offers_lay, manipulations.offers_trick, turn.offers_passive),
        {m.LayDown: LAY_DOWN, m.LayUp: LAY_FIRST_UP, **TRICKS, m.Passive: (turn.check_passive, turn.play_passive)},
    ),
    Ask.LAY: Answers((laying.offers_lay,), {m.LayDown: LAY_DOWN, m.LayUp: LAY_FIRST_UP}),
    Ask.SECOND: Answers((laying.offers_lay_up,), {m.LayUp: LAY_UP}),
    Ask.AFTER: Answers((manipulations.offers_trick, turn.offers_finish), {**TRICKS, m.Finish: (turn.check_finish, turn.play_finish)}),
    Ask.VETO: Answers(
        (manipulations.offers_veto,),
        {
            m.Veto: (manipulations.check_veto, manipulations.play_veto),
            m.LetPass: (manipulations.check_let_pass, manipulations.play_let_pass),
        },
    ),
    Ask.VICTIM: Answers((effects.offers_banish,), {m.Banish: (effects.check_banish, effects.play_banish)}),
    Ask.REDRAW: Answers((refill.offers_draw,), {m.Draw: DRAW}),
    Ask.SPLIT: Answers((effects.offers_split,), {m.Split: (effects.check_split, effects.play_split)}),
    Ask.REFILL: Answers((refill.offers_draw,), {m.Draw: DRAW}),
    Ask.LAST: Answers((laying.offers_lay_up,), {m.LayUp: LAY_UP}),
}


def decision(table: Table) -> Decision | None:
    """The top task. Both order their piles at once (C1.5), and may until the last is ready; both lay under seal (C1.7)."""
    if not table.tasks:
        return None
    task = table.tasks[-1]
    if task.ask is Ask.PLACE:
        return sealed(BOTH, task)
    if task.ask is Ask.STACK:
        return live(BOTH, (seat for seat in BOTH if not table.ready[seat]), task)
    return one(task.seat, task) if task.groups or task.trick else BARE[task.ask, task.seat]


def in_the_open(table: Table, seat: Seat) -> bool:
    """C2.6, C4.3: the cards of a pile are counted openly; C2.4: nothing that this side has not discarded could be played now."""
    match table.tasks[-1].ask:
        case Ask.REFILL | Ask.REDRAW:
            return True
        case Ask.AFTER:
            unseen = tuple((Counter[Card](MANIPULATION) - Counter(table.sides[seat].discards)).elements())
            return not manipulations.offers_trick(model.View(table, seat, Hand(unseen)))
        case _:
            return False


def candidates(view: View) -> Sequence[m.Move]:
    """Every legal answer, and no other."""
    offers = STEPS[view.table.tasks[-1].ask].offers
    if len(offers) == 1:
        return offers[0](view)
    found: list[m.Move] = []
    for each in offers:
        found += each(view)
    return found


def misplaced(view: View, kind: type) -> Why | None:
    """Why no move of this kind answers the question that is open; None if one may."""
    return None if kind in STEPS[view.table.tasks[-1].ask].rules else reason(view, kind)


def check(view: View, move: m.Move) -> None:
    """The law: Refused, or nothing."""
    if not view.table.tasks:
        raise Refused(GameOver())
    task = view.table.tasks[-1]
    if task.seat != view.seat and task.ask not in (Ask.STACK, Ask.PLACE):
        raise Refused(NotAsked(view.seat, task.cite))
    rule = STEPS[task.ask].rules.get(type(move))
    if rule is None:
        raise Refused(reason(view, type(move)))
    rule[0](view, move)


def play(state: State, answers: Mapping[Seat, m.Move], dice: Dice) -> Step:
    """Carry out checked answers, then on to the next question."""
    desk = Desk(state, dice)
    rules = STEPS[desk.tasks[-1].ask].rules
    for seat, move in answers.items():
        rules[type(move)][1](desk, seat, move)
    turn.run_on(desk)
    return desk.freeze()
