"""What has changed since the last picture, as boxes on the board, from the public events told since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.cesar.components import GROUPS, PLACE, Group, Influence, Manipulation, Vote, other
from rules.cesar.events import (
    Announced,
    Assassinated,
    Banished,
    Castled,
    Event,
    Exhausted,
    LaidDown,
    LaidUp,
    LastTurn,
    OrgyLeft,
    SeriesLaid,
    StayedPassive,
    Struck,
    TurnBegan,
    Unmasked,
    Unplaced,
    Vetoed,
    Voted,
    VoteDrawn,
    VotesShuffled,
)
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Table
from rules.engine.model import Seat

from ..kit import Box
from .layout import (
    HELD,
    STOCKS,
    card_box,
    deck_box,
    drawn_box,
    gone_box,
    medal_box,
    patrician_box,
    pile_box,
    total_box,
)

Fresh = dict[tuple[Group, Seat], Counter[Influence | None]]  # the new cards of a front, by value; None is a card face down


def turn_shown(table: Table, events: Iterable[Event]) -> int:
    """The turn that was played when these events were told: at its end the next has begun already."""
    shown = table.turn.number
    for event in events:
        match event:
            case TurnBegan(number=number):
                shown = min(number, table.turn.number)
            case LastTurn():  # it bears no number
                shown = table.turn.number
    return shown


def marks(table: Table, events: Iterable[Event]) -> dict[Box, Seat | None]:
    """What is to be outlined, and who changed it last; nobody what the votes bring."""
    told = tuple(events)
    found: dict[Box, Seat | None] = _cards(table, told)
    playing: Seat | None = None
    for event in told:
        playing = event.seat if isinstance(event, Announced) else playing
        found |= dict.fromkeys(_others(table, event), _doer(event, playing))
    return found


def _doer(event: Event, playing: Seat | None) -> Seat | None:
    """The seat that did it: of a Manipulation who played it, of a vote who won it."""
    match event:
        case Voted(winner=winner):
            return winner
        case Assassinated(victim) | Banished(victim):
            return other(victim)
        case Struck():
            return playing
        case VoteDrawn() | VotesShuffled() | OrgyLeft():
            return None
        case _:
            return getattr(event, "seat", None)


# ---------------------------------------------------------------- cards before the groups


def _cards(table: Table, told: tuple[Event, ...]) -> dict[Box, Seat | None]:
    """The cards laid, laid anew or turned up since, if they still lie there; the latest of a value are the last in the row."""
    fresh: Fresh = {(group, seat): Counter() for group in GROUPS for seat in (0, 1)}
    shown: set[tuple[Group, Seat]] = set()  # fronts whose cards the other turned up
    for event in told:
        _follow(fresh, event)
        if isinstance(event, Unmasked):
            shown.add((event.group, event.victim))
    found: dict[Box, Seat | None] = {}
    for (group, seat), new in fresh.items():
        front = table.forum[PLACE[group]].fronts[seat]
        for n in reversed(range(len(front))):
            if new[front[n]] > 0:
                new[front[n]] -= 1
                found[card_box(PLACE[group], seat, n)] = other(seat) if (group, seat) in shown else seat
    return found


def _follow(fresh: Fresh, event: Event) -> None:
    """Keep count of the new cards through one event."""
    match event:
        case LaidUp(seat, group, card):
            fresh[group, seat][card] += 1
        case LaidDown(seat, group):
            fresh[group, seat][None] += 1
        case SeriesLaid():
            for new in fresh.values():
                new[None] = 1
        case Castled(seat, groups, counts):
            for group, count in zip(groups, counts, strict=True):
                fresh[group, seat] = Counter({None: count})
        case Unmasked(victim, group, cards):
            fresh[group, victim] += Counter(cards)
            del fresh[group, victim][None]
        case Assassinated(victim, group, card):
            fresh[group, victim].subtract((card,))
        case Voted(group, discards=discards):
            for seat in (0, 1):
                fresh[group, seat].subtract(discards[seat])
        case Struck(group) | Exhausted(group):
            for seat in (0, 1):
                fresh[group, seat].clear()


# ---------------------------------------------------------------- everything else


def _others(table: Table, event: Event) -> Iterator[Box]:
    match event:
        case Voted(group, winner=winner):
            yield medal_box(PLACE[group])
            if winner is not None:
                yield from _won(table, group)
        case Assassinated(victim, group):
            yield total_box(PLACE[group], victim)
        case Struck(group):
            yield from (total_box(PLACE[group], seat) for seat in (0, 1))
        case Castled(seat, groups, counts):
            yield from (total_box(PLACE[group], seat) for group, count in zip(groups, counts, strict=True) if not count)
        case StayedPassive(seat, cards) if cards:
            yield _discards(seat)
        case Banished(seat) | Unplaced(seat) | Vetoed(seat):
            yield _discards(seat)
        case VoteDrawn(vote=vote):
            yield from _drawn(table, vote)
        case VotesShuffled():
            yield deck_box(len(table.votes.discards))
        case OrgyLeft() if Vote.ORGY in table.votes.gone:
            yield gone_box(table.votes.gone.index(Vote.ORGY))
        case Announced() if (task := pending(table)) and task.trick is event.trick:
            yield from aims(table, task)


def _won(table: Table, group: Group) -> Iterator[Box]:
    """The patrician won last."""
    if taken := table.forum[PLACE[group]].taken:
        yield patrician_box(PLACE[group], len(taken) - 1)


def _drawn(table: Table, vote: Vote) -> Iterator[Box]:
    """The vote card drawn lies on the discards, or has left the game with its group; a shuffle has its own mark."""
    votes = table.votes
    if votes.discards and votes.discards[-1] is vote:
        yield drawn_box(len(votes.discards) - 1)
    elif vote in votes.gone and vote is not Vote.ORGY:
        yield gone_box(votes.gone.index(vote))


def _discards(seat: Seat) -> Box:
    return pile_box(seat, STOCKS[2])


# ---------------------------------------------------------------- an announced Manipulation


def pending(table: Table) -> Task | None:
    """The Manipulation that may be vetoed now."""
    return next((task for task in table.tasks if task.ask is Ask.VETO and task.trick), None)


def aims(table: Table, task: Task) -> Iterator[Box]:
    """What an announced Manipulation aims at; the seat asked for a Veto is the enemy of who plays it."""
    victim, places = task.seat, [PLACE[group] for group in task.groups]
    match task.trick:
        case Manipulation.ASSASSINATION:
            front = table.forum[places[0]].fronts[victim]
            yield from (card_box(places[0], victim, n) for n in [_place(front, task.card)] if n is not None)
        case Manipulation.SPY:
            yield pile_box(victim, HELD[0], HELD[1] - HELD[0] + 98)
        case Manipulation.CASTLING:
            yield from (total_box(place, other(victim)) for place in places)
        case Manipulation.COURTESAN:
            front = table.forum[places[0]].fronts[victim]
            yield from (card_box(places[0], victim, n) for n, card in enumerate(front) if card is None)
        case Manipulation.WRATH:
            yield medal_box(places[0])


def _place(front: tuple[Influence | None, ...], card: Influence | None) -> int | None:
    return front.index(card) if card is not None and card in front else None
