"""How a group stands: what its patricians may still bring, and who is likely to win them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, exp
from typing import NamedTuple

from rules.cesar.components import BOTH_LIMIT, GROUPS, SIZE, Group, Influence, Vote
from rules.cesar.state import Table
from rules.engine.model import Seat

SIZES = tuple(SIZE[group] for group in GROUPS)
VOTES = tuple(Vote(group.value) for group in GROUPS)
STEPS = 40  # chances are looked up by fortieths
UNKNOWN = 3  # what a face-down card is worth on average
SHARP = 0.45  # how surely a known lead wins a vote held now
DOUBT = 1.1  # how much each of them may be off
DRIFT = 4.5  # how much a lead still moves before votes to come


@cache
def spoils(size: int, mine: int, theirs: int, mission: float, enemy: float, step: int) -> float:
    """C5.4: the points one may expect to be ahead by from a group, if each patrician left is won with that chance.

    `mission` and `enemy` are how surely this group is one's own or the enemy's mission.
    """
    chance, left = step / STEPS, size - mine - theirs
    return sum(
        comb(left, won) * chance**won * (1 - chance) ** (left - won) * _points(size, mine + won, mission, enemy)
        for won in range(left + 1)
    )


def _points(size: int, mine: int, mission: float, enemy: float) -> float:
    theirs = size - mine
    lead = float(mine - theirs) + (mine > size // 2) - (theirs > size // 2) + (mine == size) - (theirs == size)
    return lead + 2 * mission * (mine >= 3) - 2 * enemy * (theirs >= 3)


def likely(margin: float, doubt: float) -> float:
    """The chance that a lead of so much, give or take, is a lead."""
    scaled = margin / doubt
    return 0.0 if scaled < -30 else 1.0 if scaled > 30 else 1 / (1 + exp(-scaled))


class Front(NamedTuple):
    """One side's cards before a group, as far as they are known."""

    total: int
    cards: int
    wise: int  # Philosophers
    unknown: int = 0  # face-down cards that the observer cannot see

    def plus(self, card: Influence) -> Front:
        return Front(self.total + card, self.cards + 1, self.wise + (card == 0), self.unknown)

    def minus(self, card: Influence) -> Front:
        return Front(self.total - card, self.cards - 1, self.wise - (card == 0), self.unknown)


NOTHING = Front(0, 0, 0)


@lru_cache(maxsize=8192)
def front(cards: tuple[Influence | None, ...], hidden: tuple[Influence, ...] | None) -> Front:
    """`hidden` are the face-down ones if the observer knows them."""
    up = [card for card in cards if card is not None]
    below = len(cards) - len(up)
    if hidden is None:
        return Front(sum(up) + UNKNOWN * below, len(cards), up.count(Influence.PHILOSOPHER), below)
    up += hidden[:below]
    return Front(sum(up), len(cards), up.count(Influence.PHILOSOPHER))


def chances(mine: Front, theirs: Front) -> tuple[float, float]:
    """To win a vote held now, and one held later (C3.1; C3.3: with more or fewer Philosophers the lower total wins)."""
    if not mine.total and not theirs.total:  # C3.4
        now = 0.5 + 0.5 * ((mine.wise > 0) - (theirs.wise > 0))
        return now, now
    margin = mine.total - theirs.total
    lead = -margin if mine.wise != theirs.wise else margin
    return likely(lead, SHARP + DOUBT * theirs.unknown**0.5), likely(lead, DRIFT)


class Stand(NamedTuple):
    """A group as a seat sees it: patricians taken, whose mission it may be, and among how many vote cards its own lies (0: spent)."""

    size: int
    mine: int
    theirs: int
    mission: float
    enemy: float
    deck: int

    def spoils(self, won: int, lost: int, later: float) -> float:
        return spoils(self.size, self.mine + won, self.theirs + lost, self.mission, self.enemy, round(later * STEPS))


@lru_cache(maxsize=65536)
def outlook(stand: Stand, mine: Front, theirs: Front) -> tuple[float, float]:
    """The points a group puts one ahead by in the long run, and what a vote at the end of this turn would change of it."""
    if stand.mine + stand.theirs == stand.size:
        return stand.spoils(0, 0, 0), 0.0
    now, later = chances(mine, theirs)
    sure = mine.cards + theirs.cards == BOTH_LIMIT  # C2.5
    urgency = 1.0 if sure else 1 / stand.deck if stand.deck else 0.0
    prize = stand.spoils(1, 0, later) - stand.spoils(0, 1, later)
    return stand.spoils(0, 0, later), urgency * (now - later) * prize


def value(stand: Stand, mine: Front, theirs: Front) -> float:
    """What a group is worth with these cards before it: what lasts and what is soon to come, together."""
    lasting, soon = outlook(stand, mine, theirs)
    return lasting + soon


def stands(table: Table, seat: Seat, missions: Sequence[tuple[float, float]]) -> list[Stand]:
    """All groups as a seat sees them."""
    spent, found = {*table.votes.discards, *table.votes.gone}, []
    for place, (forum, (own, enemy)) in enumerate(zip(table.forum, missions, strict=True)):
        mine = forum.taken.count(seat)
        deck = 0 if VOTES[place] in spent else table.votes.deck
        found.append(Stand(SIZES[place], mine, len(forum.taken) - mine, own, enemy, deck))
    return found


@cache
def missions(own: Group | None) -> tuple[tuple[float, float], ...]:
    """How surely each group is one's own and the enemy's mission (C1.6: two of each of the first three)."""
    left = {group: 2 if place < 3 else 0 for place, group in enumerate(GROUPS)}
    if own is not None:
        left[own] -= 1
    whole = sum(left.values())
    return tuple((float(group is own), left[group] / whole) for group in GROUPS)
