"""C1: the deal, the ordered Manipulation piles, the first series."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple
from itertools import permutations

from rules.cesar.events import Dealt, MissionGiven, PileOrdered, SeriesLaid
from rules.cesar.moves import Move, Place, Restack, Stack
from rules.cesar.table import (
    CAESAR,
    CLEOPATRA,
    COPIES,
    GROUPS,
    MISSIONS,
    SERIES,
    Ask,
    Box,
    Forum,
    Hand,
    Influence,
    Manipulation,
    Options,
    Side,
    Step,
    Table,
    Task,
    Turn,
    Vote,
    Votes,
)
from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat

from .desk import Desk, put
from .turn import begin

INFLUENCE = (Influence.PHILOSOPHER,) * 2 + SERIES * 7  # C1.3
MANIPULATION = tuple(card for card, copies in COPIES.items() for _ in range(copies))  # C1.4
RESERVE = (Influence.PHILOSOPHER,) * 2 + SERIES * 5  # C1.5: two series are set aside
VOTES = (*Vote, Vote.ORGY)  # C1.2
PLACES = tuple(Place(*cards) for cards in permutations(SERIES))


def setup(seats: int, options: Options, data: int, dice: Dice) -> Step:
    """C1.1 to C1.7: the piles are shuffled; the first series and, if so agreed, the Manipulation piles await their owners."""
    gone = (Vote.ORGY,) if options.fewer_orgies else ()  # C5.5, O2
    votes = dice.shuffled(VOTES[: len(VOTES) - len(gone)])
    reserves = dice.shuffled(RESERVE), dice.shuffled(RESERVE)
    piles = (MANIPULATION, MANIPULATION) if options.ordered else (dice.shuffled(MANIPULATION), dice.shuffled(MANIPULATION))
    box = Box(reserves, piles, votes, dice.shuffled(MISSIONS * 2))
    side = Side(len(SERIES), 0, len(RESERVE), len(MANIPULATION))
    hand = Hand(cards=SERIES, series=SERIES)
    first = Task(Ask.STACK if options.ordered else Ask.PLACE, CLEOPATRA)
    table = Table(options, Turn(0, CLEOPATRA), (first,), (Forum(),) * len(GROUPS), (side, side), Votes(len(votes), gone=gone))
    desk = Desk(model.State(table, (hand, hand), box), dice)
    desk.tell(Dealt(len(votes)))
    if not options.ordered:
        _draw_missions(desk)
    return desk.freeze()


def stack(desk: Desk, seat: Seat, move: Stack | Restack) -> None:
    """C1.5: each orders his own pile in secret, the top first; the thirteenth card goes by itself."""
    player, was_ready = desk.player(seat), desk.ready[seat]
    player.stacked = (*player.stacked, move.card) if isinstance(move, Stack) else ()
    if len(player.stacked) == len(MANIPULATION) - 1:
        player.stacked += tuple(unstacked(player.stacked))
    ready = len(player.stacked) == len(MANIPULATION)
    if ready is not was_ready:
        desk.ready = put(desk.ready, seat, ready)
        desk.tell(PileOrdered(seat, again=was_ready))
    if all(desk.ready):
        for owner in map(desk.player, (CAESAR, CLEOPATRA)):
            owner.pile, owner.stacked = owner.stacked, ()
        _draw_missions(desk)
        desk.ask(Ask.PLACE, CLEOPATRA)


def unstacked(stacked: tuple[Manipulation, ...]) -> list[Manipulation]:
    """The cards not yet put on the pile."""
    return [card for card, copies in COPIES.items() for _ in range(copies - stacked.count(card))]


def _draw_missions(desk: Desk) -> None:
    """C1.6."""
    for seat in (CAESAR, CLEOPATRA):
        mission, *rest = desk.lots
        desk.player(seat).mission, desk.lots = mission, tuple(rest)
        desk.tell(MissionGiven(mission), to=seat)


def place(desk: Desk, answers: Mapping[Seat, Move]) -> None:
    """C1.7: both series are laid at once; C1.8: Cléopâtre begins."""
    for seat, move in answers.items():
        player = desk.player(seat)
        player.series = ()
        player.hidden = [(card,) for card in astuple(move)]
    desk.forum = [Forum(fronts=((None,), (None,)))] * len(GROUPS)
    desk.tell(SeriesLaid())
    begin(desk, CLEOPATRA)
