"""What the words of both languages look up at a table of César & Cléopâtre. No sentences here."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from rules.cesar.events import Announced, Both, Voted
from rules.cesar.table import GROUPS, SIZE, Ask, Card, Forum, Group, Influence, Manipulation, Table, Task, Vote, Votes, other

ALL_VOTES = (*tuple(Vote)[:5], Vote.ORGY, Vote.ORGY, Vote.RESHUFFLE)  # C1.2
Front = tuple[Influence | None, ...]


class Outcome(Enum):
    """Why a vote went as it did."""

    TIE = "tie"  # C3.2
    LONE = "lone"  # C3.4: nothing but one player's Philosophes
    REVERSED = "reversed"  # C3.3: the lower total wins
    CANCELLED = "cancelled"  # C3.3: as many Philosophes on both sides
    PLAIN = "plain"  # C3.1


def outcome(vote: Voted) -> Outcome:
    if vote.winner is None:
        return Outcome.TIE
    if vote.totals[0] == vote.totals[1]:
        return Outcome.LONE
    if vote.reversed:
        return Outcome.REVERSED
    return Outcome.CANCELLED if any(philosophers(vote.cards)) else Outcome.PLAIN


def philosophers(cards: Both) -> tuple[int, int]:
    """How many Philosophes lie on each side."""
    return cards[0].count(Influence.PHILOSOPHER), cards[1].count(Influence.PHILOSOPHER)


def to_come(votes: Votes) -> tuple[Vote, ...]:
    """The vote cards still in the deck, as a set: their order is secret."""
    left = Counter(ALL_VOTES) - Counter(votes.discards) - Counter(votes.gone)
    return tuple(vote for vote in Vote for _ in range(left[vote]))


def seen(front: Front) -> tuple[Influence, ...]:
    """The face-up cards, highest first."""
    return tuple(sorted((card for card in front if card is not None), reverse=True))


def patricians(table: Table) -> tuple[int, int]:
    """How many patricians each side has."""
    taken = [seat for forum in table.forum for seat in forum.taken]
    return taken.count(0), taken.count(1)


def groups(table: Table) -> list[tuple[Group, Forum, int]]:
    """Each group, what lies there, and how many patricians are left."""
    return [(group, forum, SIZE[group] - len(forum.taken)) for group, forum in zip(GROUPS, table.forum, strict=True)]


def by_kind(cards: tuple[Card, ...]) -> tuple[tuple[Influence, ...], tuple[Manipulation, ...]]:
    """Influence, highest first, and Manipulations, in the order of the rulebook."""
    influence = sorted((card for card in cards if isinstance(card, Influence)), reverse=True)
    return tuple(influence), tuple(trick for trick in Manipulation for _ in range(cards.count(trick)))


def setting_up(table: Table) -> bool:
    """Before the first turn (C1.5, C1.7)."""
    return any(task.ask in (Ask.STACK, Ask.PLACE) for task in table.tasks)


def announcement(task: Task) -> Announced:
    """The Manipulation a Veto is asked for (C4.8)."""
    assert task.trick is not None
    return Announced(other(task.seat), task.trick, task.groups, task.card)


def pending(table: Table) -> Announced | None:
    """The announced Manipulation that may still be vetoed."""
    task = next((task for task in table.tasks if task.ask is Ask.VETO), None)
    return announcement(task) if task else None
