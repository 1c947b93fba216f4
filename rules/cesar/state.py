"""What lies on the table of Caesar & Cleopatra, in each hand, and in the box. Its JSON is stored and hashed."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine import model
from rules.engine.codec import added
from rules.engine.model import Seat, following
from rules.engine.quick import quick

from .components import Card, Ending, Group, Influence, Manipulation, Vote
from .questions import Task


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose in the lobby; both players play by it."""

    ordered: bool = False  # each orders their own Manipulation pile (C1.5)
    orgy_leaves: bool = False  # O1 of C5.5: one plain Orgy leaves with the second exhausted group
    fewer_orgies: bool = False  # O2 of C5.5: one plain Orgy leaves before the game


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn under way."""

    number: int
    seat: Seat
    laid: int = 0  # Influence cards laid this turn
    manipulated: bool = False  # C2.4: one a turn, vetoed or not
    passive: bool = False


@dataclass(frozen=True, slots=True)
class Forum:
    """One group: its patricians already taken, in order, and both sides' cards before it, as everyone sees them."""

    taken: tuple[Seat, ...] = ()
    fronts: tuple[tuple[Influence | None, ...], tuple[Influence | None, ...]] = ((), ())  # None: face down
    settled: bool = False  # tied at eight and untouched since (C2.5)


@dataclass(frozen=True, slots=True)
class Side:
    """What everyone sees of a player besides the forum: counts by back (C1.9) and discards (C2.8)."""

    influence: int
    manipulation: int
    reserve: int
    pile: int
    discards: tuple[Card, ...] = ()

    @property
    def held(self) -> int:
        """How many cards are in the hand."""
        return self.influence + self.manipulation


@dataclass(frozen=True, slots=True)
class Votes:
    """The vote cards: how many are to come, those drawn, those out of the game (C3.6, C5.5)."""

    deck: int
    discards: tuple[Vote, ...] = ()
    gone: tuple[Vote, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Table:
    options: Options
    turn: Turn
    tasks: tuple[Task, ...]
    forum: tuple[Forum, ...]  # by group, in the order of C1.1
    sides: tuple[Side, Side]
    votes: Votes
    ready: tuple[bool, bool] = (False, False)  # whose Manipulation pile is ordered (C1.5)
    idle: int = 0  # passive turns in a row without a card discarded or drawn (C5.6)
    missions: tuple[Group, Group] | None = None  # shown at the end (C5.4)
    ending: Ending | None = None
    version: int = added(1)  # of the rules it was dealt by


@quick
@dataclass(frozen=True, slots=True)
class Hand:
    """What one player knows alone."""

    cards: tuple[Card, ...]  # the hand, Influence first, by value
    hidden: tuple[tuple[Influence, ...], ...] = ((),) * 5  # the face-down cards by group, in the order they lie
    mission: Group | None = None
    series: tuple[Influence, ...] = ()  # the first series, before it is laid (C1.7)
    stacked: tuple[Manipulation, ...] = ()  # the own order of the pile under way, top first (C1.5)
    knows: tuple[Card, ...] = following(())  # spied cards that are surely still in the enemy's hand


@dataclass(frozen=True, slots=True)
class Box:
    """What nobody may look at: top first."""

    reserves: tuple[tuple[Influence, ...], tuple[Influence, ...]]
    piles: tuple[tuple[Manipulation, ...], tuple[Manipulation, ...]]
    votes: tuple[Vote, ...]
    missions: tuple[Group, ...]  # shuffled, not yet drawn; once drawn, the four that left unseen


State = model.State[Table, Hand, Box]
View = model.View[Table, Hand]
Step = model.Step[Table, Hand, Box]
