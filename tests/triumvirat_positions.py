"""Positions of The End of the Triumvirate in a few words: the set-up, changed where it is said. Stocks hold whatever is not in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from rules import triumvirat
from rules.engine.dice import Dice
from rules.engine.match import Match, Record
from rules.engine.model import Refused, Seat, State
from rules.triumvirat.components import GOLD, LEGIONS, SERVANTS, Phase, Post, Province
from rules.triumvirat.moves import Move
from rules.triumvirat.preview import Passage
from rules.triumvirat.questions import Actions, Arrivals, Ask, Movement, RomeSupply, Shortage
from rules.triumvirat.state import Box, Compensation, Hand, Lands, Options, Stock, Table, Time, Triumvirs

P = Province
CAESAR, POMPEY, CRASSUS = 0, 1, 2
ByProvince = Mapping[P, int]
T = TypeVar("T")
NOTHING: Mapping[Any, Any] = {}
NO_CARD = Compensation()
PHASES = {Movement: Phase.MOVEMENT, Actions: Phase.ACTIONS, RomeSupply: Phase.SUPPLY, Shortage: Phase.SUPPLY, Arrivals: Phase.SUPPLY}


def position(
    ask: Ask | None = None,
    *,
    seats: int = 3,
    seat: Seat = CAESAR,
    owners: ByProvince = NOTHING,
    legions: ByProvince = NOTHING,
    gold: ByProvince = NOTHING,
    servants: ByProvince = NOTHING,
    posts: Mapping[P, Post] = NOTHING,
    at: Mapping[Seat, P] = NOTHING,
    treasury: tuple[int, ...] = (),
    politics: tuple[int, ...] = (),
    military: tuple[int, ...] = (),
    consul: tuple[Seat, ...] = (),
    placed: tuple[int, ...] = (),
    citizens: tuple[int, ...] = (),
    bag: tuple[int, int, int] = (2, 2, 2),
    stone: int = 5,
    year: int = 1,
    turn: int = 20,
    years: int = 0,
    card: Compensation = NO_CARD,
    seed: str = "dice",
) -> Match:
    """The question asked is `ask`; without one the seat begins its movement with four points, its legions and idle civil servants."""
    start = triumvirat.setup(seats, Options(years), 1, Dice(seed, 0)).state.table
    board = start.board
    lands = Lands(
        owners=_changed(start.lands.owners, owners),
        posts=_changed(board.posts, posts),
        legions=_changed(start.lands.legions, legions),
        gold=_changed(start.lands.gold, gold),
        servants=_changed(start.lands.servants, servants),
    )
    purses = treasury or (0,) * seats
    where = _changed(start.triumvirs.at, at)
    idle = lands.servants[where[seat]] - (lands.posts[where[seat]] is Post.SERVANT)
    ask = ask or Movement(seat, 4, lands.legions[where[seat]], idle)
    table = Table(
        options=Options(years),
        data=1,
        time=Time(turn, seat, PHASES.get(type(ask), Phase.TIME), year, stone),
        tasks=(ask,),
        lands=lands,
        triumvirs=Triumvirs(
            where,
            purses,
            politics or (1,) * seats,
            military or (1,) * seats,
            tuple(other in consul for other in range(seats)),
            placed or (0,) * seats,
        ),
        stock=Stock(
            GOLD[seats] - sum(purses) - sum(lands.gold), LEGIONS[seats] - sum(lands.legions), SERVANTS - sum(lands.servants)
        ),
        citizens=citizens or start.citizens,
        bag=bag,
        compensation=card,
    )
    assert min(table.stock.gold, table.stock.legions, table.stock.servants) >= 0, "more in play than the box holds"
    return matched(table, seed)


def matched(table: Table, seed: str = "dice") -> Match:
    record = Record(triumvirat.NAME, triumvirat.VERSION, triumvirat.DATA, table.seats, seed, table.options)
    return Match(triumvirat, record, State(table, (Hand(),) * table.seats, Box()), triumvirat.decision(table))


def _changed(standard: tuple[T, ...], changes: Mapping[Any, T]) -> tuple[T, ...]:
    return tuple(changes.get(i, value) for i, value in enumerate(standard))


def asked(match: Match) -> Seat:
    (seat,) = match.waiting
    return seat


def say(match: Match, *moves: Any) -> tuple[Match, list[Any]]:
    """Each move by whoever is asked; the match after them and all that was told."""
    events: list[Any] = []
    for move in moves:
        match, told = match.answer(asked(match), move)
        events += [each.event for each in told]
    return match, events


def why(match: Match, move: Any, seat: Seat | None = None) -> Any:
    """The reason of a refusal."""
    try:
        match.answer(asked(match) if seat is None else seat, move)
    except Refused as refusal:
        return refusal.why
    raise AssertionError(f"{move} is not refused")


def of(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if type(event) is kind]


def land(match: Match, province: P) -> tuple[Any, ...]:
    """Owner, governor, legions, gold, civil servants."""
    lands = match.state.table.lands
    return tuple(column[province] for column in (lands.owners, lands.posts, lands.legions, lands.gold, lands.servants))


def passage(match: Match, move: Move) -> Passage:
    """What is known of a march before whoever is asked makes it."""
    seen = triumvirat.preview(match.view(asked(match)), move)
    assert isinstance(seen, Passage)
    return seen


def question(match: Match) -> Any:
    """The task, without what the menu says besides."""
    return match.state.table.tasks[-1]
