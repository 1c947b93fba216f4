"""The game: whom the table asks, what they may answer, why not, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, assert_never

from rules.engine.dice import Dice
from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Expiry, Refused, Seat, Why, live, one, sealed

from .changes import since
from .components import Flag
from .desk import Desk
from .misplaced import reason
from .moves import Attach, Bribe, Choose, Close, Firm, HoldBack, Move, Raise, Ready, Reinforce, Withdraw
from .paragraphs import L2_1
from .questions import AttachApprentice, ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires
from .state import State, Step, Table, View
from .steps.acquire import check_attach, offers_attach, play_attach
from .steps.bribes import (
    check_close,
    check_firm,
    check_raise,
    check_ready,
    check_withdraw,
    offers_bribe,
    play_close,
    play_firm,
    play_raise,
    play_ready,
    play_withdraw,
)
from .steps.contest import check_hold_back, check_reinforce, offers_legionnaires, play_hold_back, play_reinforce
from .steps.options import check_choose, offers_choose, play_choose
from .steps.purchases import resolve
from .steps.sealed import check_seal, offers_seal, play_seal
from .steps.setup import setup as setup

EXACT = True  # the candidates are exactly the legal answers, but for raises and bribes above LISTED
Offers = Callable[[View, Any], Sequence[Move]]  # of a seat that is asked
Check = Callable[[View, Any, Any], None]  # the question, the move
Play = Callable[[Desk, Seat, Any, Any], None]


class Answers(NamedTuple):
    """How a question is answered: what is offered, and for each move how it is checked and played."""

    offers: Offers
    moves: dict[type, tuple[Check, Play]]


STEPS: dict[type, Answers] = {
    ChooseOptions: Answers(offers_choose, {Choose: (check_choose, play_choose)}),
    RaiseBribes: Answers(
        offers_bribe,
        {
            Raise: (check_raise, play_raise),
            Ready: (check_ready, play_ready),
            Firm: (check_firm, play_firm),
            Withdraw: (check_withdraw, play_withdraw),
            Close: (check_close, play_close),
        },
    ),
    SealBribes: Answers(offers_seal, {Bribe: (check_seal, play_seal)}),
    UseLegionnaires: Answers(
        offers_legionnaires,
        {Reinforce: (check_reinforce, play_reinforce), HoldBack: (check_hold_back, play_hold_back)},
    ),
    AttachApprentice: Answers(offers_attach, {Attach: (check_attach, play_attach)}),
}


def decision(table: Table) -> Decision | None:
    """Who is asked what, from public facts alone; None when the game is over."""
    match table.ask:
        case ChooseOptions() | SealBribes() as ask:
            return sealed(range(table.seats), ask)
        case RaiseBribes() as ask:
            return live(range(table.seats), [seat for seat, bribes in enumerate(table.bribes) if bribes.flag is Flag.OPEN], ask)
        case UseLegionnaires() | AttachApprentice() as ask:
            return one(ask.seat, ask)
        case None:
            return None
        case _ as never:
            assert_never(never)


def closing(table: Table) -> Expiry | None:
    """L2.10: the bribes close so long after they began, or after the last raise."""
    timed = since(table, "L2.10-closing") and table.closing and isinstance(table.ask, RaiseBribes)
    return Expiry(table.closing, Close(), (Raise,)) if timed else None


def candidates(view: View) -> Sequence[Move]:
    """What a seat that is asked may answer; all of it but raises above LISTED short of the whole purse."""
    ask = view.table.ask
    return STEPS[type(ask)].offers(view, ask) if ask else ()


def misplaced(view: View, kind: type) -> Why | None:
    """Why no move of this kind answers the question that is open; None if one may."""
    ask = view.table.ask
    return None if ask is None or kind in STEPS[type(ask)].moves else reason(ask, kind)


def check(view: View, move: Move) -> None:
    """The law."""
    ask = view.table.ask
    if ask is None:
        raise Refused(GameOver(L2_1))
    if isinstance(ask, UseLegionnaires | AttachApprentice) and ask.seat != view.seat:
        raise Refused(NotAsked(view.seat, ask.cite))
    answer = STEPS[type(ask)].moves.get(type(move))
    if answer is None:
        raise Refused(reason(ask, type(move)))
    answer[0](view, ask, move)


def play(state: State, answers: Mapping[Seat, Move], dice: Dice) -> Step:
    """Carry out checked answers, on to the next real decision. All chance of Lutèce lies in the deal: no ply draws from the dice."""
    desk, ask = Desk(state), state.table.ask
    moves = STEPS[type(ask)].moves
    for seat, move in answers.items():
        moves[type(move)][1](desk, seat, ask, move)
    if desk.ask is None:  # a card is settled, or the bribes are: on to the next card (L2.5)
        resolve(desk)
    return desk.freeze()
