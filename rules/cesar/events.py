"""Everything that happens at a table of Caesar & Cleopatra. What is told to one seat only says so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.engine.model import Seat

from .components import Card, Ending, Group, Influence, Manipulation, Pile, Vote

Both = tuple[tuple[Influence, ...], tuple[Influence, ...]]  # cards by side: Caesar's, Cleopatra's


class Cause(Enum):
    """Why a group votes."""

    EIGHT = "eight"  # C2.5
    CARD = "card"  # C2.7


class NoLaying(Enum):
    """Why a player can only be passive (C2.3)."""

    NO_INFLUENCE = "no influence"
    NO_PLACE = "no place"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are dealt; the vote deck holds so many cards (C1.2, C5.5)."""

    votes: int


@dataclass(frozen=True, slots=True)
class MissionGiven:
    """Private: one's mission (C1.6)."""

    group: Group


@dataclass(frozen=True, slots=True)
class PileOrdered:
    """A player has ordered the Manipulation pile (C1.5); `again`: has taken it up once more."""

    seat: Seat
    again: bool = False


@dataclass(frozen=True, slots=True)
class SeriesLaid:
    """Both first series lie face down; each holds the second (C1.7)."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class OnlyPassive:
    """A player cannot lay and so can only be passive (C2.3)."""

    seat: Seat
    why: NoLaying


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """Passive without a card in hand or to draw: nothing to decide (C2.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StayedPassive:
    """Passive; the cards discarded, face up (C2.1)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidDown:
    """One card face down (C2.2)."""

    seat: Seat
    group: Group


@dataclass(frozen=True, slots=True)
class LaidUp:
    """A card face up (C2.2)."""

    seat: Seat
    group: Group
    card: Influence


@dataclass(frozen=True, slots=True)
class Announced:
    """A Manipulation with its targets (C4.1)."""

    seat: Seat
    trick: Manipulation
    groups: tuple[Group, ...] = ()
    card: Influence | None = None


@dataclass(frozen=True, slots=True)
class VetoImpossible:
    """The enemy is not asked: everybody sees that they have no Veto (C4.8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Vetoed:
    """The Veto cancels the Manipulation (C4.7)."""

    seat: Seat
    trick: Manipulation


@dataclass(frozen=True, slots=True)
class PassedOver:
    """No veto (C4.8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Assassinated:
    """A face-up card of `victim` is discarded (C4.2)."""

    victim: Seat
    group: Group
    card: Influence


@dataclass(frozen=True, slots=True)
class HandSeen:
    """Private to the spy: the enemy's hand (C4.3)."""

    victim: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Banished:
    """The spy discards a card of the enemy's hand, face up (C4.3)."""

    victim: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Castled:
    """A player's cards of two groups are laid anew, face down: so many at each (C4.4)."""

    seat: Seat
    groups: tuple[Group, Group]
    counts: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Unmasked:
    """Face-down cards of `victim` are turned up (C4.5)."""

    victim: Seat
    group: Group
    cards: tuple[Influence, ...]


@dataclass(frozen=True, slots=True)
class Struck:
    """The wrath of the gods: all cards of a group are discarded (C4.6)."""

    group: Group
    cards: Both


@dataclass(frozen=True, slots=True)
class Drew:
    """How many cards were drawn from a pile; `forced`: the other pile is empty (C2.6)."""

    seat: Seat
    pile: Pile
    count: int
    forced: bool = False


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Private: the cards one drew (C2.6)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NothingToDraw:
    """Both piles are empty: the hand stays smaller (C2.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VoteDrawn:
    """The top vote card (C2.7)."""

    seat: Seat
    vote: Vote


@dataclass(frozen=True, slots=True)
class VotesShuffled:
    """All vote cards still in the game are shuffled anew (C2.7)."""

    deck: int


@dataclass(frozen=True, slots=True)
class Voted:
    """A vote (C3): the cards turned up, the totals, who takes the patrician, what each side discards for it."""

    group: Group
    cause: Cause
    cards: Both
    totals: tuple[int, int]
    reversed: bool  # Philosophers make the lower total win (C3.3)
    winner: Seat | None
    discards: Both  # the numbered cards of C3.1 and the Philosophers of C3.5


@dataclass(frozen=True, slots=True)
class Exhausted:
    """The last patrician of a group is taken: its cards are discarded, its vote card leaves (C3.6)."""

    group: Group
    cards: Both


@dataclass(frozen=True, slots=True)
class OrgyLeft:
    """One plain Orgy leaves the game (C5.5)."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A player lays all the last Influence cards face up (C5.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Unplaced:
    """The last Influence cards that found no place are discarded (C5.2)."""

    seat: Seat
    cards: tuple[Influence, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; the missions are shown (C5.4)."""

    ending: Ending
    missions: tuple[Group, Group]


Event = (
    Dealt | MissionGiven | PileOrdered | SeriesLaid | TurnBegan | OnlyPassive | TurnSkipped | StayedPassive
    | LaidDown | LaidUp | Announced | VetoImpossible | Vetoed | PassedOver | Assassinated | HandSeen | Banished
    | Castled | Unmasked | Struck | Drew | CardsDrawn | NothingToDraw | VoteDrawn | VotesShuffled | Voted | Exhausted
    | OrgyLeft | LastTurn | Unplaced | Ended
)  # fmt: skip
