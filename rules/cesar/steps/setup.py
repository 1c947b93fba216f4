"""C1: the deal, the ordered Manipulation piles, the first series."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from itertools import permutations

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Refused, Seat

from .. import refusals
from ..changes import VERSION
from ..components import BOTH, CLEOPATRA, COPIES, GROUPS, MANIPULATION, MISSIONS, RESERVE, SERIES, VOTES, Manipulation, Vote
from ..desk import Desk, put
from ..events import Dealt, MissionGiven, PileOrdered, SeriesLaid
from ..moves import Place, Restack, Stack
from ..questions import Ask, Task
from ..state import Box, Forum, Hand, Options, Side, Step, Table, Turn, View, Votes
from .turn import begin

STACKS = {card: Stack(card) for card in Manipulation}
PLACES = tuple(Place(*cards) for cards in permutations(SERIES))


def setup(seats: int, options: Options, data: int, dice: Dice, version: int = VERSION) -> Step:
    """C1.1 to C1.7: the piles are shuffled; the first series and, if so agreed, the Manipulation piles await their owners."""
    gone = (Vote.ORGY,) if options.fewer_orgies else ()  # C5.5, O2
    votes = dice.shuffled(VOTES[: len(VOTES) - len(gone)])
    reserves = dice.shuffled(RESERVE), dice.shuffled(RESERVE)
    piles = (MANIPULATION, MANIPULATION) if options.ordered else (dice.shuffled(MANIPULATION), dice.shuffled(MANIPULATION))
    box = Box(reserves, piles, votes, dice.shuffled(MISSIONS * 2))
    side = Side(len(SERIES), 0, len(RESERVE), len(MANIPULATION))
    hand = Hand(cards=SERIES, series=SERIES)
    first = Task(Ask.STACK if options.ordered else Ask.PLACE, CLEOPATRA)
    forum, drawn = (Forum(),) * len(GROUPS), Votes(len(votes), gone=gone)
    table = Table(options, Turn(0, CLEOPATRA), (first,), forum, (side, side), drawn, version=version)
    desk = Desk(model.State(table, (hand, hand), box), dice)
    desk.tell(Dealt(len(votes)))
    if not options.ordered:
        _draw_missions(desk)
    return desk.freeze()


def _draw_missions(desk: Desk) -> None:
    """C1.6."""
    for seat in BOTH:
        mission, *rest = desk.lots
        desk.player(seat).mission, desk.lots = mission, tuple(rest)
        desk.tell(MissionGiven(mission), to=seat)


# -- C1.5: the ordered pile --------------------------------------------------


def offers_stack(view: View) -> Sequence[Stack | Restack]:
    left = () if view.table.ready[view.seat] else dict.fromkeys(unstacked(view.hand.stacked))
    again = (Restack(),) if view.hand.stacked else ()
    return (*(STACKS[card] for card in left), *again)


def unstacked(stacked: tuple[Manipulation, ...]) -> list[Manipulation]:
    """The cards not yet put on the pile."""
    return [card for card, copies in COPIES.items() for _ in range(copies - stacked.count(card))]


def check_stack(view: View, move: Stack) -> None:
    """C1.5: a card that is not on the pile yet."""
    if view.table.ready[view.seat] or view.hand.stacked.count(move.card) >= COPIES[move.card]:
        raise Refused(refusals.AllStacked(move.card))


def check_restack(view: View, move: Restack) -> None:
    """C1.5: there is something to take up again."""
    if not view.hand.stacked:
        raise Refused(refusals.NothingStacked())


def play_stack(desk: Desk, seat: Seat, move: Stack | Restack) -> None:
    """C1.5: each orders their own pile in secret, the top first; the thirteenth card goes by itself."""
    player, was_ready = desk.player(seat), desk.ready[seat]
    player.stacked = (*player.stacked, move.card) if isinstance(move, Stack) else ()
    if len(player.stacked) == len(MANIPULATION) - 1:
        player.stacked += tuple(unstacked(player.stacked))
    ready = len(player.stacked) == len(MANIPULATION)
    if ready is not was_ready:
        desk.ready = put(desk.ready, seat, ready)
        desk.tell(PileOrdered(seat, again=was_ready))
    if all(desk.ready):
        for owner in map(desk.player, BOTH):
            owner.pile, owner.stacked = owner.stacked, ()
        _draw_missions(desk)
        desk.ask(Ask.PLACE, CLEOPATRA)


# -- C1.7: the first series --------------------------------------------------


def offers_place(view: View) -> Sequence[Place]:
    return PLACES


def check_place(view: View, move: Place) -> None:
    """C1.7: every card of the series once."""
    if sorted((move.senators, move.praetors, move.quaestors, move.aediles, move.censors)) != list(view.hand.series):
        raise Refused(refusals.SeriesOnce())


def play_place(desk: Desk, seat: Seat, move: Place) -> None:
    """C1.7: both series are laid at once; C1.8: Cleopatra begins."""
    player = desk.player(seat)
    player.series = ()
    player.hidden = [(card,) for card in astuple(move)]
    if not any(desk.player(each).series for each in BOTH):
        desk.forum = [Forum(fronts=((None,), (None,)))] * len(GROUPS)
        desk.tell(SeriesLaid())
        begin(desk, CLEOPATRA)
