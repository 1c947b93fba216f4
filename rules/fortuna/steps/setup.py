"""F1: the set-up, dealt to beginners or picked by experts, and the first lock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Refused, Seat

from ..components import CLOCK, SIDES, VILLAGE, Action, Components, Side, components
from ..desk import Desk
from ..events import Dealt, Drafted, Locked, Seated
from ..moves import Draft, Lock, Move
from ..questions import Ask, DraftCard, LockCards
from ..refusals import NotToPick, NotYoursToLock
from ..state import Box, Edge, Favours, Hand, Options, Palace, Pieces, Privileges, Province, Table, Turn, View
from .ending import begin_round
from .turn import own_edge

SLOTS = 3  # Action cards on a side (F1.1)


def lay_out(seats: int, options: Options, data: int, dice: Dice, version: int) -> Desk:
    """The board with everything on it but the Action cards, and the deal or the picking begun."""
    box = components(data)
    sides = take_seats(seats, options, box)
    deck = dice.shuffled(box.deck(seats))
    podium = dice.shuffled(range(seats))
    desk = Desk(model.State(_table(box, options, sides, podium, deck, version), (Hand(),) * seats, Box(deck)), dice)
    desk.tell(Seated(sides, podium, len(deck)))
    if options.experts:
        prepare_picking(desk, box)
    else:
        deal(desk, box)
    return desk


def take_seats(seats: int, options: Options, box: Components) -> tuple[Side, ...]:
    """The sides chosen; the others in order of joining (F1.1)."""
    chosen = (options.sides + (None,) * seats)[:seats]
    free = iter([side for side in box.sides if side not in chosen])
    return tuple(side or next(free) for side in chosen)


def _table(
    box: Components, options: Options, sides: tuple[Side, ...], podium: tuple[Seat, ...], deck: tuple[object, ...], version: int
) -> Table:
    """F1.2-F1.9."""
    seats = len(sides)
    start = Pieces(*box.start)
    stock = Pieces(*(total - seats * given for total, given in zip(box.pieces, box.start, strict=True)))
    owners = {side: seat for seat, side in enumerate(sides)}
    return Table(
        options=options,
        turn=Turn(0, podium[0]),
        tasks=(LockCards(),),
        podium=podium,
        board=tuple(Edge(owners.get(side), ()) for side in SIDES),
        provinces=tuple(Province(side, VILLAGE, box.money, start) for side in sides),
        stock=stock,
        copies=(box.copies[seats],) * len(box.costs),
        favours=Favours(),
        privileges=Privileges(len(deck), (), box.deck(seats)),
        palace=Palace(box.palace_tokens),
        version=version,
    )


def deal(desk: Desk, box: Components) -> None:
    """Beginners: Fortuna to the first player, the others at random, three a side (F1.10)."""
    rest = desk.dice.shuffled([card for card in box.actions if card is not Action.FORTUNA])
    for hour, edge in enumerate(desk.board):
        first = (Action.FORTUNA,) if edge.owner == desk.podium[0] else ()
        count = SLOTS - len(first)
        cards, rest = (*first, *rest[:count]), rest[count:]
        lay(desk, hour, cards)
        desk.tell(Dealt(SIDES[hour], edge.owner, cards))


def prepare_picking(desk: Desk, box: Components) -> None:
    """Experts: clockwise from the player left of the first, who has Fortuna and picks two (F1.10)."""
    first = desk.podium[0]
    start = CLOCK[desk.me.side]
    turns = sorted(desk.podium, key=lambda seat: (CLOCK[desk.player(seat).side] - start - 1) % len(SIDES))
    order = [*turns, *turns, *turns[:-1]]
    lay(desk, start, (Action.FORTUNA,))
    desk.tell(Dealt(SIDES[start], first, (Action.FORTUNA,)))
    desk.pool = tuple(card for card in box.actions if card is not Action.FORTUNA)
    desk.tasks += [DraftCard(seat) for seat in reversed(order)]


def lay(desk: Desk, hour: int, cards: tuple[Action, ...]) -> None:
    desk.put_edges((hour, Edge(desk.board[hour].owner, (*desk.board[hour].cards, *cards))))


# Picking (F1.10)


def offers_draft(view: View, ask: Ask) -> Sequence[Move]:
    return [Draft(card) for card in view.table.pool]


def check_draft(view: View, ask: DraftCard, move: Draft) -> None:
    if move.card not in view.table.pool:
        raise Refused(NotToPick(move.card))


def play_draft(desk: Desk, ask: DraftCard, move: Draft) -> None:
    desk.pool = tuple(card for card in desk.pool if card is not move.card)
    lay(desk, CLOCK[desk.player(ask.seat).side], (move.card,))
    desk.tell(Drafted(ask.seat, move.card))
    if not isinstance(desk.tasks[-1], DraftCard):
        deal_the_rest(desk)


def deal_the_rest(desk: Desk) -> None:
    """What nobody picked goes at random to the empty sides (F1.10)."""
    rest, desk.pool = desk.dice.shuffled(desk.pool), ()
    for hour, edge in enumerate(desk.board):
        if edge.owner is None:
            cards, rest = rest[:SLOTS], rest[SLOTS:]
            lay(desk, hour, cards)
            desk.tell(Dealt(SIDES[hour], None, cards))


# The first lock (F1.11)


def offers_lock(view: View, ask: Ask) -> Sequence[Move]:
    return [Lock(card) for card in own_edge(view).cards]


def check_lock(view: View, ask: Ask, move: Lock) -> None:
    if move.card not in own_edge(view).cards:
        raise Refused(NotYoursToLock(move.card))


def play_lock(desk: Desk, ask: Ask, moves: Mapping[Seat, Any]) -> None:
    """All at once; empty sides stay face up (F1.11). Then the first round begins."""
    for seat, move in moves.items():
        hour = CLOCK[desk.player(seat).side]
        desk.put_edges((hour, Edge(seat, desk.board[hour].cards, locked=move.card)))
    desk.tell(Locked(tuple(moves[seat].card for seat in sorted(moves))))
    begin_round(desk, desk.podium)
