"""What is in the box of Caesar & Cleopatra: the groups, the cards of both sides, the vote cards, the missions (C1)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, IntEnum

from rules.engine.model import Seat

CAESAR: Seat = 0
CLEOPATRA: Seat = 1
BOTH = (CAESAR, CLEOPATRA)


def other(seat: Seat) -> Seat:
    return 1 - seat


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
SIZES = tuple(SIZE[group] for group in GROUPS)
OWN_LIMIT, BOTH_LIMIT, HAND_SIZE = 5, 8, 5  # C2.3, C2.6


class Influence(IntEnum):
    """An Influence card by its value; the Philosopher is worth nothing (C1.3)."""

    PHILOSOPHER = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5


SERIES = tuple(Influence)[1:]
INFLUENCE = (Influence.PHILOSOPHER,) * 2 + SERIES * 7  # of each side, C1.3
RESERVE = (Influence.PHILOSOPHER,) * 2 + SERIES * 5  # C1.5: two series are set aside


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
MANIPULATION = tuple(card for card, copies in COPIES.items() for _ in range(copies))  # of each side

Card = Influence | Manipulation
RANK: dict[Card, int] = {card: place for place, card in enumerate((*Influence, *Manipulation))}


def in_order(cards: Iterable[Card]) -> list[Card]:
    """A hand as it is held: Influence by value, then the Manipulations. A sorted hand tells nothing of its history."""
    return sorted(cards, key=RANK.__getitem__)


class Pile(Name):
    """The two piles a player draws from; their backs differ (C1.9)."""

    INFLUENCE = "influence"
    MANIPULATION = "manipulation"


class Vote(Name):
    """The vote cards (C1.2): a group, a plain Orgy, or the Orgy that reshuffles everything."""

    SENATORS = "senators"
    PRAETORS = "praetors"
    QUAESTORS = "quaestors"
    AEDILES = "aediles"
    CENSORS = "censors"
    ORGY = "orgy"
    RESHUFFLE = "reshuffle"


VOTES = (*Vote, Vote.ORGY)  # C1.2
MISSIONS = (Group.SENATORS, Group.PRAETORS, Group.QUAESTORS)  # two of each, C1.6


class Ending(Enum):
    """How a game ends."""

    ALL_TAKEN = "all taken"  # C5.1
    NO_INFLUENCE = "no influence"  # C5.2
    NO_PLACE = "no place"  # C5.3
    IDLE = "idle"  # C5.6


class ScoreLine(Enum):
    """The lines of the score (C5.4)."""

    PATRICIANS = "patricians"
    MAJORITIES = "majorities"
    WHOLE_GROUPS = "whole groups"
    MISSION = "mission"
