"""C2: a turn, from its first question to the vote card, and what comes after it."""

from __future__ import annotations

from rules.cesar.events import (
    CardsDrawn,
    Drew,
    LaidDown,
    LaidUp,
    LastTurn,
    NoLaying,
    NothingToDraw,
    OnlyPassive,
    StayedPassive,
    TurnBegan,
    TurnSkipped,
    Unplaced,
)
from rules.cesar.moves import Draw, Finish, LayDown, LayUp, Passive
from rules.cesar.table import HAND_SIZE, PLACE, Ask, Card, Ending, Influence, Pile, Turn, other
from rules.engine.model import Seat

from .desk import Desk, has_room, in_order
from .ending import end, ended, last_to_lay
from .votes import draw_vote, hold_votes


def begin(desk: Desk, seat: Seat) -> None:
    """C2.1: active or passive; C2.3: who cannot lay can only be passive, and that is public."""
    desk.turn = Turn(desk.turn.number + 1, seat)
    desk.ask(Ask.TURN, seat)
    desk.tell(TurnBegan(seat, desk.turn.number))
    side = desk.side(seat)
    if not side.influence:
        desk.tell(OnlyPassive(seat, NoLaying.NO_INFLUENCE))
    elif not has_room(desk.forum, seat):
        desk.tell(OnlyPassive(seat, NoLaying.NO_PLACE))
    if not side.influence + side.manipulation + side.reserve + side.pile:
        desk.tell(TurnSkipped(seat))
        desk.note(passive=True)
        desk.idle += 1
        over(desk)


def lay_down(desk: Desk, seat: Seat, move: LayDown) -> None:
    """C2.2: one card face down."""
    place = PLACE[move.group]
    desk.leaves_unseen(seat, move.card)
    player = desk.player(seat)
    player.hidden[place] = (*player.hidden[place], move.card)
    _lay(desk, seat, place, None)
    desk.tell(LaidDown(seat, move.group))
    desk.ask(Ask.AFTER, seat)


def lay_up(desk: Desk, seat: Seat, move: LayUp) -> None:
    """C2.2: two cards face up, one after the other; C5.2: all the last ones."""
    desk.leaves(seat, move.card)
    _lay(desk, seat, PLACE[move.group], move.card)
    desk.tell(LaidUp(seat, move.group, move.card))
    ask = desk.tasks[0].ask
    if ask is not Ask.LAST:
        desk.ask(Ask.AFTER if ask is Ask.SECOND else Ask.SECOND, seat)


def _lay(desk: Desk, seat: Seat, place: int, card: Influence | None) -> None:
    desk.front(place, seat, (*desk.forum[place].fronts[seat], card))
    desk.note(laid=1)
    desk.idle = 0


def stay_passive(desk: Desk, seat: Seat, move: Passive) -> None:
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


def finish(desk: Desk, seat: Seat, move: Finish) -> None:
    """C2.4: no Manipulation after the Influence."""
    _close(desk, seat)


def _close(desk: Desk, seat: Seat) -> None:
    """C2.5: the votes of eight come before the refill."""
    hold_votes(desk)
    if not desk.ending:
        desk.ask(Ask.REFILL, seat)


def draw(desk: Desk, seat: Seat, move: Draw) -> None:
    """C2.6; C4.3 for the victim of a spy, who draws one."""
    _take(desk, seat, move.pile, move.count)
    if desk.tasks[-1].ask is Ask.REDRAW:
        desk.tasks.pop()


def _take(desk: Desk, seat: Seat, pile: Pile, count: int, forced: bool = False) -> None:
    player = desk.player(seat)
    drawn: tuple[Card, ...]
    if pile is Pile.INFLUENCE:
        drawn, player.reserve = player.reserve[:count], player.reserve[count:]
    else:
        drawn, player.pile = player.pile[:count], player.pile[count:]
    player.cards = in_order((*player.cards, *drawn))
    desk.tell(Drew(seat, pile, count, forced))
    desk.tell(CardsDrawn(seat, drawn), to=seat)


def run_on(desk: Desk) -> None:
    """Go on, by public facts alone, to the next question somebody has to answer."""
    while desk.tasks and _settle(desk):
        pass


def _settle(desk: Desk) -> bool:
    """Whether the top task needed no answer and is done."""
    task = desk.tasks[-1]
    seat = task.seat
    if task.ask is Ask.AFTER and (desk.turn.manipulated or not desk.side(seat).manipulation):  # C2.4
        _close(desk, seat)
    elif task.ask is Ask.REDRAW and _drawn_unasked(desk, seat, 1):
        desk.tasks.pop()
    elif task.ask is Ask.REFILL and _drawn_unasked(desk, seat, HAND_SIZE - len(desk.player(seat).cards)):
        _refilled(desk)
    elif task.ask is Ask.LAST and not (desk.side(seat).influence and has_room(desk.forum, seat)):
        _last_laid(desk, seat)
    else:
        return False
    return True


def _drawn_unasked(desk: Desk, seat: Seat, missing: int) -> bool:
    """C2.6: with one pile empty the other gives the cards without asking; with both empty there are none."""
    player = desk.player(seat)
    if missing and player.reserve and player.pile:
        return False
    if missing and (count := min(missing, len(player.reserve) + len(player.pile))):
        _take(desk, seat, Pile.INFLUENCE if player.reserve else Pile.MANIPULATION, count, forced=True)
        missing -= count
    if missing:
        desk.tell(NothingToDraw(seat))
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
        desk.turn = Turn(desk.turn.number + 1, seat)
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
