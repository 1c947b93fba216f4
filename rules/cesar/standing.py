"""How things stand: by what everybody sees, what is left to win, to lay and to draw (C5); by what a seat sees, what speaks for a move.

The call, the lines of a near end, reasons and hints all say what is found here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .components import PLACE, SIZE, SIZES, Card, Group, Influence, Manipulation
from .state import Table, View
from .steps.ending import IDLE_TURNS

FEW = 2  # patricians that a turn or two may bring


@dataclass(frozen=True, slots=True)
class FewLeft:
    """How many patricians are left; with the last the game ends (C5.1)."""

    patricians: int


@dataclass(frozen=True, slots=True)
class ReservesEmpty:
    """Nobody has Influence to draw: how many cards each hand still holds; without them the game ends (C5.2)."""

    held: tuple[int, int]


@dataclass(frozen=True, slots=True)
class NearlyIdle:
    """How many more passive turns that change nothing end the game (C5.6)."""

    turns: int


Near = FewLeft | ReservesEmpty | NearlyIdle


def near(table: Table) -> tuple[Near, ...]:
    """What may end the game within a few turns."""
    if table.ending:
        return ()
    left = sum(size - len(forum.taken) for forum, size in zip(table.forum, SIZES, strict=True))
    found: list[Near] = [FewLeft(left)] if left <= FEW else []
    if not any(side.reserve for side in table.sides) and table.turn.number:
        found.append(ReservesEmpty((table.sides[0].influence, table.sides[1].influence)))
    if table.idle >= IDLE_TURNS - FEW:
        found.append(NearlyIdle(IDLE_TURNS - table.idle))
    return tuple(found)


# -- what speaks for a move: each is a fact of the position as its seat sees it -----------------------------------


@dataclass(frozen=True, slots=True)
class Count:
    """How the vote of a group stands for a seat: both totals as it sees them, and whether the lower one wins (C3.1, C3.3).

    `theirs` counts what lies face up, `unseen` is how many cards lie face down there. Of `mine` everybody sees `shown`, the total face up,
    and that `covered` cards lie face down. `left` is how many patricians the group still has.
    """

    group: Group
    mine: int
    theirs: int
    lower: bool
    unseen: int
    shown: int
    covered: int
    left: int


@dataclass(frozen=True, slots=True)
class Swing:
    """A vote as it stands, and as it would."""

    now: Count
    then: Count


@dataclass(frozen=True, slots=True)
class Mission:
    """The vote of one's mission, which asks for three patricians (C5.4), and how many are won."""

    won: int
    then: Count


@dataclass(frozen=True, slots=True)
class Pair:
    """The votes of two groups as they stand; and as they could, if the cards were laid anew (C4.4)."""

    now: tuple[Count, Count]
    then: tuple[Count, Count] | None = None


@dataclass(frozen=True, slots=True)
class HandSize:
    """How many cards are in the hand that is spied out (C4.3)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Unmasked:
    """How many of one's cards lie face down before a group (C4.5)."""

    group: Group
    cards: int


@dataclass(frozen=True, slots=True)
class Kept:
    """These cards stay in the hand."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Spared:
    """A Veto is not used on this Manipulation."""

    trick: Manipulation


@dataclass(frozen=True, slots=True)
class More:
    """How many Influence cards are left in the hand for a second card this turn (C2.2)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Covered:
    """How many Manipulations the enemy has in hand, one of which may be an Assassination."""

    tricks: int


@dataclass(frozen=True, slots=True)
class KnownHand:
    """The enemy's cards as the spy sees them."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Traded:
    """How many cards are discarded, and how many there are to draw in each pile (C2.7)."""

    cards: int
    influence: int
    manipulation: int


@dataclass(frozen=True, slots=True)
class Holds:
    """A hand by the backs of its cards (C1.9)."""

    influence: int
    manipulation: int


@dataclass(frozen=True, slots=True)
class Opening:
    """A card of the first series laid where one's mission is (C1.7)."""

    group: Group
    card: Influence


@dataclass(frozen=True, slots=True)
class SmallGroups:
    """How much of the first series lies before the groups of three, in all."""

    total: int


@dataclass(frozen=True, slots=True)
class Place:
    """A card's place in one's pile, 1 being the top (C1.5)."""

    place: int


Fact = (
    Count | Swing | Mission | Pair | HandSize | Unmasked | Kept | Spared | More | Covered | KnownHand | Traded | Holds | Opening
    | SmallGroups | Place
)  # fmt: skip


def count(
    view: View, group: Group, *, up: Sequence[Influence] = (), down: Sequence[Influence] = (), slain: Sequence[Influence] = ()
) -> Count:
    """The vote of a group as a seat sees it, with these cards of its own added, face up or down, and these of the enemy's gone."""
    shown, below, theirs, unseen = before(view, group)
    for card in slain:
        theirs.remove(card)
    return tally(view.table, group, [*shown, *up], [*below, *down], theirs, unseen)


def before(view: View, group: Group) -> tuple[list[Influence], list[Influence], list[Influence], int]:
    """What lies before a group: one's cards face up and face down, the enemy's face up, and how many face down."""
    place = PLACE[group]
    fronts = view.table.forum[place].fronts
    mine, theirs = ([card for card in fronts[seat] if card is not None] for seat in (view.seat, 1 - view.seat))
    return mine, list(view.hand.hidden[place]), theirs, fronts[1 - view.seat].count(None)


def tally(
    table: Table, group: Group, up: Sequence[Influence], down: Sequence[Influence], theirs: Sequence[Influence], unseen: int
) -> Count:
    wise = [*up, *down].count(Influence.PHILOSOPHER)
    left = SIZE[group] - len(table.forum[PLACE[group]].taken)
    lower = wise != theirs.count(Influence.PHILOSOPHER)
    return Count(group, sum(up) + sum(down), sum(theirs), lower, unseen, sum(up), len(down), left)
