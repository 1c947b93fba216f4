"""F2: a turn begins; the Action card of phase 2 and its exchange."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Refused, Seat

from ..components import CLOCK, SIDES, Action, Building, Cube
from ..desk import INDEX, Desk, find, replaced
from ..events import AqueductDry, AqueductFilled, Exchanged, Means, Skipped, TurnBegan
from ..moves import Exchange, Execute, Move, Skip
from ..questions import Ask, ChooseCard, DrawCards, ExchangeCard, FinishTurn, RollDice, TurnFavour, UseMight
from ..refusals import CannotExecute, CardLocked, NotOnYourSide, OnYourSide
from ..state import Edge, View
from .actions import execute, hindrance

EXECUTE = {card: Execute(card) for card in Action}
SKIP = {card: Skip(card) for card in Action}
EXCHANGE = {card: Exchange(card) for card in Action}

COURSE: tuple[Ask, ...] = (FinishTurn(), DrawCards(), RollDice(), UseMight(), ChooseCard())  # a turn, its end at the bottom
FIRST_OF_TWO: tuple[Ask, ...] = (FinishTurn(), DrawCards(), TurnFavour(), RollDice(), UseMight(), ChooseCard())  # F4.8


def begin_turn(desk: Desk, seat: Seat) -> None:
    """Phase 1 (F2.2); then the locked card turns up (F2.3) and the phases are laid out."""
    desk.seat, desk.me = seat, desk.player(seat)
    desk.rolled, desk.tokens, desk.advanced = (), 0, False
    edge = desk.edge
    desk.put_edges((CLOCK[desk.me.side], Edge(seat, edge.cards)))
    desk.tell(TurnBegan(seat, desk.round, edge.locked))
    if Building.AQUEDUCT in desk.me.buildings and not desk.me.aqueduct:
        fill_aqueduct(desk)
    two = len(desk.podium) == 2 and seat == desk.podium[0]
    desk.tasks[:] = FIRST_OF_TWO if two else COURSE


def fill_aqueduct(desk: Desk) -> None:
    """1 Water on the Aqueduct, never in the reservoir, if the stock has one (F2.2, F1.4)."""
    if not desk.stock[INDEX[Cube.WATER]]:
        desk.tell(AqueductDry(desk.seat))
        return
    desk.stock[INDEX[Cube.WATER]] -= 1
    desk.me.aqueduct = True
    desk.tell(AqueductFilled(desk.seat))


def own_edge(view: View) -> Edge:
    return view.table.board[CLOCK[view.table.provinces[view.seat].side]]


# Phase 2: the card (F2.3)


def offers_card(view: View, ask: Ask) -> Sequence[Move]:
    """Each of one's three cards, executed if its action can do anything, or skipped."""
    found: list[Move] = []
    for card in own_edge(view).cards:
        if hindrance(view.table, view.seat, card) is None:
            found.append(EXECUTE[card])
        found.append(SKIP[card])
    return found


def check_execute(view: View, ask: Ask, move: Execute) -> None:
    """F2.3; an action that can do nothing can only be skipped (F2.5)."""
    if move.card not in own_edge(view).cards:
        raise Refused(NotOnYourSide(move.card))
    if why := hindrance(view.table, view.seat, move.card):
        raise Refused(CannotExecute(move.card, why))


def check_skip(view: View, ask: Ask, move: Skip) -> None:
    if move.card not in own_edge(view).cards:
        raise Refused(NotOnYourSide(move.card))


def play_execute(desk: Desk, ask: Ask, move: Execute) -> None:
    """The action comes before the exchange (F2.5)."""
    desk.tasks.append(ExchangeCard(move.card))
    execute(desk, move.card, Means.TURN)


def play_skip(desk: Desk, ask: Ask, move: Skip) -> None:
    """A skipped action is followed by the exchange too (F2.5)."""
    desk.tasks.append(ExchangeCard(move.card))
    desk.tell(Skipped(desk.seat, move.card))


# Phase 2: the exchange (F2.4)


def offers_exchange(view: View, ask: ExchangeCard) -> Sequence[Move]:
    """Every face-up card of the other sides."""
    seat = view.seat
    return [EXCHANGE[card] for edge in view.table.board if edge.owner != seat for card in edge.cards if card is not edge.locked]


def check_exchange(view: View, ask: ExchangeCard, move: Exchange) -> None:
    """With a face-up card of any other side, empty ones included (F2.4)."""
    edge = view.table.board[find(view.table.board, move.card)]
    if edge.owner == view.seat:
        raise Refused(OnYourSide(move.card))
    if move.card is edge.locked:
        raise Refused(CardLocked(move.card))


def play_exchange(desk: Desk, ask: ExchangeCard, move: Exchange) -> None:
    """One's own card lands there face up, the taken one here face down (F2.4)."""
    mine, there = CLOCK[desk.me.side], find(desk.board, move.card)
    own, other = desk.board[mine], desk.board[there]
    desk.put_edges(
        (mine, Edge(own.owner, replaced(own.cards, ask.card, move.card), locked=move.card)),
        (there, Edge(other.owner, replaced(other.cards, move.card, ask.card), other.locked)),
    )
    desk.tell(Exchanged(desk.seat, ask.card, move.card, SIDES[there], other.owner))
