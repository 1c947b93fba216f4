"""What a player did in a turn of Caesar & Cleopatra, and what was done to the other, put together from the events. No sentences here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lang.recap import Reader, Turn
from rules.cesar import events as e
from rules.cesar.components import Card, Group, Influence, Manipulation, Vote
from rules.engine.model import Seat


@dataclass(slots=True)
class Deeds:
    """A turn: cards laid face up by group, groups with a new card face down, Manipulations and whether they were vetoed, discards."""

    seat: Seat
    laid: dict[Group, list[Influence]] = field(default_factory=dict)
    hidden: list[Group] = field(default_factory=list)
    tricks: list[tuple[Manipulation, bool]] = field(default_factory=list)
    late: bool = False  # the Manipulation came after the Influence (C2.4)
    passive: bool = False
    last: bool = False  # the other has no Influence left: all of one's own at once, and the game ends (C5.2)
    discards: tuple[Card, ...] = ()
    castled: tuple[Group, ...] = ()
    aimed: tuple[Group, ...] = ()  # what the Manipulation was announced for


Blow = e.Assassinated | e.Banished | e.Unmasked | e.Struck
Result = e.Voted | e.VoteDrawn | e.VotesShuffled
ORGIES = (Vote.ORGY, Vote.RESHUFFLE)


def turn(event: e.Event) -> Seat | None:
    """Whose turn this event begins."""
    return event.seat if isinstance(event, e.TurnBegan | e.LastTurn) else None


def blows(turn: Turn, reader: Reader) -> Iterator[Blow]:
    """What was done to the reader in a turn of the other: cards lost or shown. Votes are told in their turn."""
    if (mine := reader.seat) is None or reader.is_(turn.seat):
        return
    for event in turn.events:
        match event:
            case e.Assassinated(victim) | e.Banished(victim) | e.Unmasked(victim) if reader.is_(victim):
                yield event
            case e.Struck(_, cards) if cards[mine]:
                yield event
            case _:
                pass


def deeds(turn: Turn) -> Deeds:
    """What the player whose turn it was did."""
    assert turn.seat is not None
    done = Deeds(turn.seat)
    for event in turn.events:
        match event:
            case e.LaidUp(_, group, card):
                done.laid.setdefault(group, []).append(card)
            case e.LaidDown(_, group):
                done.hidden.append(group)
            case e.Announced(_, trick, groups):
                done.tricks.append((trick, False))
                done.aimed = groups
                done.late = bool(done.laid or done.hidden)
            case e.Vetoed():
                done.tricks[-1:] = [(trick, True) for trick, _ in done.tricks[-1:]]
            case e.StayedPassive(_, cards):
                done.passive, done.discards = True, cards
            case e.Castled(_, groups):
                done.castled = groups
            case e.LastTurn():
                done.last = True
            case _:
                pass
    return done


def upshot(event: e.Event) -> bool:
    """A vote, or an Orgy instead of one: it comes after the last card drawn (C2.7)."""
    return isinstance(event, e.Voted | e.VotesShuffled) or (isinstance(event, e.VoteDrawn) and event.vote in ORGIES)


def results(turn: Turn) -> list[Result]:
    """The votes of a turn and the Orgy that came up, in order."""
    return [one for one in turn.events if upshot(one)]


def ordered(turn: Turn) -> list[e.PileOrdered]:
    """The last ordering of each pile, while the set-up goes on (C1.5); none afterwards."""
    last = {one.seat: one for one in turn.events if isinstance(one, e.PileOrdered)}
    return [] if any(isinstance(one, e.SeriesLaid) for one in turn.events) else list(last.values())
