"""The rules of Fortuna at work: what is asked, what may be answered, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Refused, Seat, look, one, sealed

from ..asks import Ask, DraftCard, LockCards, action_of
from ..events import Forced
from ..moves import Forgo, Lock, Move
from ..reasons import OtherQuestion
from ..table import Options, State, Step, Table, View
from .actions import hindrance
from .deal import lay_out
from .desk import Desk
from .details import FORGO
from .privileges import playable
from .questions import ALWAYS_ASKED, CARDS, QUESTIONS, RULES, SINGLE, UNASKED


def setup(seats: int, options: Options, data: int, dice: Dice) -> Step:
    """F1: on to the first pick of the experts, or to the first lock."""
    return run_on(lay_out(seats, options, data, dice))


def decision(table: Table) -> Decision | None:
    """The top of the stack stands open; None when the game is over."""
    if not table.tasks:
        return None
    ask = table.tasks[-1]
    if isinstance(ask, LockCards):
        return sealed(range(len(table.provinces)), ask)
    return one(asked(ask, table.turn.seat), ask)


def asked(ask: Ask, turn: Seat) -> Seat:
    """Whom a question is for: the player whose turn it is, but while the experts pick."""
    return ask.seat if isinstance(ask, DraftCard) else turn


def candidates(view: View) -> Iterator[Move]:
    """The answers to the open question, then the Privilège cards (F5.3)."""
    yield from answers(view)
    if view.hand.cards:
        yield from playable(view)


def answers(view: View) -> Iterator[Move]:
    """The answers to the open question; giving an action up only when it can do nothing any more (F2.5)."""
    table = view.table
    if not table.tasks:
        return
    ask = table.tasks[-1]
    question = QUESTIONS[type(ask)]
    yield from question.offers(view, ask)
    if Forgo in question.answers:
        action = action_of(ask)
        if action and hindrance(table, view.seat, action):
            yield FORGO


def check(view: View, move: Move) -> None:
    """The law."""
    table = view.table
    if not table.tasks:
        raise Refused(GameOver())
    ask = table.tasks[-1]
    if not isinstance(ask, LockCards) and view.seat != asked(ask, table.turn.seat):
        raise Refused(NotAsked(view.seat))
    kind = type(move)
    if kind not in QUESTIONS[type(ask)].answers and kind not in CARDS:
        raise Refused(OtherQuestion(ask))
    RULES[kind].check(view, ask, move)


def play(state: State, answers: Mapping[Seat, Move], dice: Dice) -> Step:
    """Carry out what was answered and run on to the next real decision."""
    desk = Desk(state, dice)
    if isinstance(desk.tasks[-1], LockCards):
        RULES[Lock].play(desk, desk.tasks.pop(), answers)
    else:
        carry_out(desk, *answers.values())
    return run_on(desk)


def carry_out(desk: Desk, move: Move) -> None:
    """A Privilège card leaves the question open; any other move answers it."""
    ask = desk.tasks[-1]
    if type(move) not in CARDS:
        desk.tasks.pop()
    RULES[type(move)].play(desk, ask, move)


def run_on(desk: Desk) -> Step:
    """Settle what nobody is asked, and pass over points with a single answer (F5.6)."""
    while desk.tasks:
        ask = desk.tasks[-1]
        settle = UNASKED.get(type(ask))
        if settle is not None and settle(desk):
            continue
        if desk.me.cards or isinstance(ask, ALWAYS_ASKED):
            break
        move = SINGLE.get(type(ask)) or single(desk.frozen(), ask)
        if move is None:
            break
        desk.tell(Forced(asked(ask, desk.seat), ask, move))
        carry_out(desk, move)
    return model.Step(desk.frozen(), tuple(desk.told))


def single(state: State, ask: Ask) -> Move | None:
    """The only legal answer of a player without Privilège cards; None if he has a choice. All this is public."""
    view = look(state, asked(ask, state.table.turn.seat))
    found: Move | None = None
    for move in answers(view):
        if allowed(view, move):
            if found is not None:
                return None
            found = move
    return found


def allowed(view: View, move: Move) -> bool:
    try:
        check(view, move)
    except Refused:
        return False
    return True
