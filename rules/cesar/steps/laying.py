"""C2.2, C2.3: laying Influence, one card face down or two face up; C5.2: the last cards, all face up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import GROUPS, OWN_LIMIT, PLACE, SIZES, Group, Influence
from ..desk import Desk
from ..events import LaidDown, LaidUp
from ..limits import can_lay, rooms
from ..moves import LayDown, LayUp
from ..questions import Ask
from ..state import View

Lay = TypeVar("Lay", LayDown, LayUp)


def offers_lay(view: View) -> tuple[LayDown | LayUp, ...]:
    """One card face down, or the first of two face up."""
    free = rooms(view.table.forum, view.seat)
    cards, places = _influence(view), tuple(map(bool, free))
    down = _lays(LayDown, cards, places)
    return down + _lays(LayUp, cards, places) if _two_fit(view, free) else down


def offers_lay_up(view: View) -> tuple[LayUp, ...]:
    """The second card face up, or one of the last."""
    return _lays(LayUp, _influence(view), tuple(map(bool, rooms(view.table.forum, view.seat))))


@cache
def _lays(way: type[Lay], cards: tuple[Influence, ...], places: tuple[bool, ...]) -> tuple[Lay, ...]:
    """Each card before each group with a place. There are few thousand such lists in all."""
    groups = [group for group, free in zip(GROUPS, places, strict=True) if free]
    return tuple(way(card, group) for card in cards for group in groups)


def _influence(view: View) -> tuple[Influence, ...]:
    """The different Influence cards in hand."""
    return tuple([card for card in dict.fromkeys(view.hand.cards) if type(card) is Influence])


def _two_fit(view: View, free: Sequence[int]) -> bool:
    """C2.2: face up are always two cards, so there must be two in hand and two places."""
    return view.table.sides[view.seat].influence >= 2 and sum(free) >= 2


def check_lay(view: View, move: LayDown | LayUp) -> None:
    """C2.3: a card of the hand, before a group with a place for it."""
    if move.card not in view.hand.cards or not rooms(view.table.forum, view.seat)[PLACE[move.group]]:
        raise Refused(_no_lay(view, move.card, move.group))


def check_first_up(view: View, move: LayUp) -> None:
    """C2.2: the first of two face up."""
    check_lay(view, move)
    if not _two_fit(view, rooms(view.table.forum, view.seat)):
        raise Refused(refusals.TwoFaceUp())


def _no_lay(view: View, card: Influence, group: Group) -> refusals.Reason:
    forum = view.table.forum[PLACE[group]]
    if not can_lay(view.table, view.seat):
        return refusals.OnlyPassiveLeft()
    if card not in view.hand.cards:
        return refusals.NotInHand(card)
    if len(forum.taken) == SIZES[PLACE[group]]:
        return refusals.GroupClosed(group)
    return refusals.OwnLimit(group) if len(forum.fronts[view.seat]) >= OWN_LIMIT else refusals.BothLimit(group)


def play_lay_down(desk: Desk, seat: Seat, move: LayDown) -> None:
    """C2.2: one card face down."""
    place = PLACE[move.group]
    desk.leaves_unseen(seat, move.card)
    player = desk.player(seat)
    player.hidden[place] = (*player.hidden[place], move.card)
    _lay(desk, seat, place, None)
    desk.tell(LaidDown(seat, move.group))
    desk.ask(Ask.AFTER, seat)


def play_lay_up(desk: Desk, seat: Seat, move: LayUp) -> None:
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
