"""What lies on the table of César & Cléopâtre, in each hand, and in the box."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from rules.engine import model
from rules.engine.model import Seat

CAESAR: Seat = 0
CLEOPATRA: Seat = 1


class Name(Enum):
    """Members are single, so identity is hash enough; the hash of Enum is five times slower."""

    __hash__ = object.__hash__


class Group(Name):
    """The five groups of patricians, in the order of C1.1."""

    SENATORS = "senators"
    PRAETORS = "praetors"
    QUAESTORS = "quaestors"
    AEDILES = "aediles"
    CENSORS = "censors"


GROUPS = tuple(Group)
PLACE = {group: i for i, group in enumerate(GROUPS)}
SIZE = {Group.SENATORS: 5, Group.PRAETORS: 5, Group.QUAESTORS: 5, Group.AEDILES: 3, Group.CENSORS: 3}  # C1.1
OWN_LIMIT, BOTH_LIMIT, HAND_SIZE = 5, 8, 5  # C2.3, C2.6


class Influence(IntEnum):
    """An Influence card by its value; the Philosophe is worth nothing (C1.3)."""

    PHILOSOPHER = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5


SERIES = tuple(Influence)[1:]


class Manipulation(Name):
    """The Manipulation cards (C1.4)."""

    ASSASSINATION = "assassination"
    SPY = "spy"
    CASTLING = "castling"
    COURTESAN = "courtesan"
    WRATH = "wrath"
    VETO = "veto"


COPIES = {  # C1.4
    Manipulation.ASSASSINATION: 4,
    Manipulation.SPY: 2,
    Manipulation.CASTLING: 2,
    Manipulation.COURTESAN: 2,
    Manipulation.WRATH: 1,
    Manipulation.VETO: 2,
}

Card = Influence | Manipulation


class Pile(Name):
    """The two piles a player draws from; their backs differ (C1.9)."""

    INFLUENCE = "influence"
    MANIPULATION = "manipulation"


class Vote(Name):
    """The vote cards (C1.2): a group, a plain Orgie, or the Orgie that reshuffles everything."""

    SENATORS = "senators"
    PRAETORS = "praetors"
    QUAESTORS = "quaestors"
    AEDILES = "aediles"
    CENSORS = "censors"
    ORGY = "orgy"
    RESHUFFLE = "reshuffle"


MISSIONS = (Group.SENATORS, Group.PRAETORS, Group.QUAESTORS)  # two of each, C1.6


class Ask(Name):
    """What a seat is asked."""

    STACK = "stack"  # order the Manipulation pile, card by card (C1.5)
    PLACE = "place"  # the first series, one card a group (C1.7)
    TURN = "turn"  # passive, or active: Influence or a Manipulation first (C2.1)
    LAY = "lay"  # the Influence, after a Manipulation was played first (C2.2)
    SECOND = "second"  # the second face-up card (C2.2)
    AFTER = "after"  # a Manipulation after the Influence, or none (C2.4)
    VETO = "veto"  # C4.8
    VICTIM = "victim"  # the card the spy takes out of the enemy's hand (C4.3)
    REDRAW = "redraw"  # the pile from which the spy's victim draws (C4.3)
    SPLIT = "split"  # the new split of a Roque (C4.4)
    REFILL = "refill"  # C2.6
    LAST = "last"  # the last Influence cards of C5.2


class Ending(Enum):
    """How a game ends."""

    ALL_TAKEN = "all taken"  # C5.1
    NO_INFLUENCE = "no influence"  # C5.2
    NO_PLACE = "no place"  # C5.3
    IDLE = "idle"  # C5.6


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose in the lobby; both players play by it."""

    ordered: bool = False  # each orders his Manipulation pile (C1.5)
    orgy_leaves: bool = False  # O1 of C5.5: one plain Orgie leaves with the second exhausted group
    fewer_orgies: bool = False  # O2 of C5.5: one plain Orgie leaves before the game


@dataclass(frozen=True, slots=True)
class Task:
    """Something half done. The top of the stack is what is asked."""

    ask: Ask
    seat: Seat  # whom it waits for; Cléopâtre where both are asked
    groups: tuple[Group, ...] = ()  # the groups of an announced Manipulation
    card: Influence | None = None  # the card an Assassinat aims at
    trick: Manipulation | None = None  # the Manipulation announced, while it may be vetoed


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
    """What everyone sees of a player besides the forum: counts by back (C1.9) and his discards (C2.8)."""

    influence: int
    manipulation: int
    reserve: int
    pile: int
    discards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Votes:
    """The vote cards: how many are to come, those drawn, those out of the game (C3.6, C5.5)."""

    deck: int
    discards: tuple[Vote, ...] = ()
    gone: tuple[Vote, ...] = ()


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


@dataclass(frozen=True, slots=True)
class Hand:
    """What one player knows alone."""

    cards: tuple[Card, ...]  # the hand, Influence first, by value
    hidden: tuple[tuple[Influence, ...], ...] = ((),) * 5  # his face-down cards by group, in the order they lie
    mission: Group | None = None
    series: tuple[Influence, ...] = ()  # the first series, before it is laid (C1.7)
    stacked: tuple[Manipulation, ...] = ()  # his own order of the pile under way, top first (C1.5)
    knows: tuple[Card, ...] = ()  # cards he spied that are still in the enemy's hand


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


def other(seat: Seat) -> Seat:
    return 1 - seat


class ScoreLine(Enum):
    """The lines of the score (C5.4)."""

    PATRICIANS = "patricians"
    MAJORITIES = "majorities"
    WHOLE_GROUPS = "whole groups"
    MISSION = "mission"
