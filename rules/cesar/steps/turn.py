"""C2: a turn, from its first question to the vote card, and what comes after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import HAND_SIZE, Card, Ending, Influence, in_order, other
from ..desk import Desk, turn_of
from ..events import LastTurn, NoLaying, OnlyPassive, StayedPassive, TurnBegan, TurnSkipped, Unplaced
from ..limits import has_room
from ..moves import Finish, Passive
from ..questions import Ask
from ..state import View
from .ending import end, ended, last_to_lay
from .refill import drawn_unasked
from .votes import draw_vote, hold_votes

FINISH = (Finish(),)


def begin(desk: Desk, seat: Seat) -> None:
    """C2.1: active or passive; C2.3: who cannot lay can only be passive, and that is public."""
    desk.turn = turn_of(desk.turn.number + 1, seat)
    desk.ask(Ask.TURN, seat)
    desk.tell(TurnBegan(seat, desk.turn.number))
    side = desk.side(seat)
    if not side.influence:
        desk.tell(OnlyPassive(seat, NoLaying.NO_INFLUENCE))
    elif not has_room(desk.forum, seat):
        desk.tell(OnlyPassive(seat, NoLaying.NO_PLACE))
    if not side.held + side.reserve + side.pile:
        desk.tell(TurnSkipped(seat))
        desk.note(passive=True)
        desk.idle += 1
        over(desk)


# -- C2.1: a passive turn ----------------------------------------------------


def offers_passive(view: View) -> Sequence[Passive]:
    return _discards(view.hand.cards)


@lru_cache(maxsize=1024)
def _discards(cards: tuple[Card, ...]) -> tuple[Passive, ...]:
    """Every different choice of cards, the smallest first."""
    choices = (choice for size in range(len(cards) + 1) for choice in combinations(cards, size))
    return tuple(map(Passive, dict.fromkeys(choices)))


def check_passive(view: View, move: Passive) -> None:
    """C2.1: only cards of the hand are discarded."""
    held = list(view.hand.cards)
    for card in move.cards:
        if card not in held:
            raise Refused(refusals.DiscardNotInHand(card))
        held.remove(card)


def play_passive(desk: Desk, seat: Seat, move: Passive) -> None:
    """C2.1: all discards before the refill; C5.6: a turn in which no card moves is idle."""
    player = desk.player(seat)
    for card in move.cards:
        desk.leaves(seat, card)
    cards = tuple(in_order(move.cards))
    player.discard(cards)
    desk.note(passive=True)
    draws = len(player.cards) < HAND_SIZE and (player.reserve or player.pile)
    desk.idle = 0 if cards or draws else desk.idle + 1
    desk.tell(StayedPassive(seat, cards))
    desk.ask(Ask.REFILL, seat)


# -- C2.4: no Manipulation after the Influence -------------------------------


def offers_finish(view: View) -> Sequence[Finish]:
    return FINISH


def check_finish(view: View, move: Finish) -> None:
    """C2.4: always."""


def play_finish(desk: Desk, seat: Seat, move: Finish) -> None:
    """C2.4, C2.5."""
    _close(desk, seat)


def _close(desk: Desk, seat: Seat) -> None:
    """C2.5: the votes of eight come before the refill."""
    hold_votes(desk)
    if not desk.ending:
        desk.ask(Ask.REFILL, seat)


# -- on to the next question -------------------------------------------------


def run_on(desk: Desk) -> None:
    """Go on, by public facts alone, to the next question somebody has to answer."""
    while desk.tasks and _settle(desk):
        pass


def _settle(desk: Desk) -> bool:
    """Whether the top task needed no answer and is done."""
    task = desk.tasks[-1]
    ask, seat = task.ask, task.seat
    if ask is Ask.AFTER and (desk.turn.manipulated or not desk.side(seat).manipulation):  # C2.4
        _close(desk, seat)
    elif ask is Ask.REDRAW and drawn_unasked(desk, seat, 1):
        desk.tasks.pop()
    elif ask is Ask.REFILL and drawn_unasked(desk, seat, HAND_SIZE - desk.side(seat).held):
        _refilled(desk)
    elif ask is Ask.LAST and not (desk.side(seat).influence and has_room(desk.forum, seat)):
        _last_laid(desk, seat)
    else:
        return False
    return True


def _refilled(desk: Desk) -> None:
    """C2.7: an active turn ends with the vote card."""
    if not desk.turn.passive:
        draw_vote(desk)
    if not desk.ending:
        over(desk)


def over(desk: Desk) -> None:
    """A turn is over: the end, the last turn of C5.2, or the other's turn."""
    sides = desk.side(0), desk.side(1)
    if (seat := last_to_lay(sides)) is not None:
        desk.turn = turn_of(desk.turn.number + 1, seat)
        desk.ask(Ask.LAST, seat)
        desk.tell(LastTurn(seat))
    elif ending := ended(desk, sides):
        end(desk, ending)
    else:
        begin(desk, other(desk.turn.seat))


def _last_laid(desk: Desk, seat: Seat) -> None:
    """C5.2: what finds no place is discarded, the votes of eight are held, and that is the end."""
    player = desk.player(seat)
    if cards := tuple(card for card in player.cards if isinstance(card, Influence)):
        for card in cards:
            desk.leaves(seat, card)
        player.discard(cards)
        desk.tell(Unplaced(seat, cards))
    hold_votes(desk)
    if not desk.ending:
        end(desk, Ending.NO_INFLUENCE)
