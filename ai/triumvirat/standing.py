"""How far everybody is from victory: the turns each of the three roads still takes (T7)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

from rules.engine.model import Seat
from rules.triumvirat.components import (
    ACTIONS,
    CONQUERED,
    MANY_CITIZENS,
    PROVINCE_GIVES,
    STONE,
    TOP,
    Competence,
    Kind,
    Phase,
    Post,
    Section,
)
from rules.triumvirat.state import Table, leads

ROME = 2.0  # gold a turn one takes from Rome
CARRIED = 0.6  # of the gold and legions that provinces supply, how much is fetched in time
FETCHED = 0.7  # of the gold that lies in provinces
STEEP = 3  # how much being nearer to victory counts
AT_ONCE = 0.4  # turns that even the nearest victory is away
WON = 1e6
POINTS = 4.0  # for each unit of the logarithm of the odds to win
FORWARD = {2: 0.55, 3: 1.0}  # conquests kept a turn with as many legions as the others, by players
FOREIGN = 2.0  # turns it takes to get a political province first
PASSED = {Phase.SUPPLY: 0.0, Phase.MOVEMENT: 0.1, Phase.ACTIONS: 0.5, Phase.TIME: 1.0}  # of a turn under way

Pace = tuple[float, float]
Kept = tuple[int, tuple[float, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def actions(gold: float) -> float:
    """T5.1: how many actions so much gold pays in a turn, at 1, 2 and 3."""
    return (sqrt(8 * gold + 1) - 1) / 2 if gold < 6 else float(ACTIONS)


def dear_actions(gold: float) -> float:
    """T5.3: the same at 3, 4 and 5, for who does not lead."""
    return min(float(ACTIONS), sqrt(6.25 + 2 * gold) - 2.5)


def turns(steps: float, pace: Pace) -> float:
    """How long so many actions take."""
    first, later = pace
    return steps / first if steps <= first else 1 + (steps - first) / later


def likely(margin: float, doubt: float) -> float:
    """The chance that a lead of so much, give or take, is a lead."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -margin / doubt))))


def advantage(strengths: Sequence[float], seat: Seat) -> float:
    """In points, how much stronger a seat is than the others together."""
    own = strengths[seat]
    return POINTS * log(own / (sum(strengths) - own))


class Ledger:
    """A table in figures by seat. What may happen is tried by changing them for a moment."""

    __slots__ = (
        "alii", "bag", "citizens", "consul", "forum", "gold", "income", "late", "legions", "military", "muster", "placed", "politics",
        "provinces", "seats", "stone", "years",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        people, lands, time = table.triumvirs, table.lands, table.time
        self.seats = seats = table.seats
        self.politics, self.military = list(people.politics), list(people.military)
        self.citizens, self.alii = list(table.citizens[:seats]), table.citizens[Section.ALII]
        self.consul, self.placed, self.bag = people.consul, list(people.placed), list(table.bag)
        self.gold: list[float] = list(people.treasury)
        self.income, self.muster = [ROME] * seats, [0.0] * seats
        self.provinces, self.forum, self.legions = [0] * seats, [0] * seats, [0] * seats
        kinds = table.board.kinds
        for place, owner in enumerate(lands.owners):
            if owner is not None:
                self.legions[owner] += lands.legions[place]
                self.gold[owner] += FETCHED * lands.gold[place]
                self.hold(owner, kinds[place], lands.posts[place] is Post.SERVANT, 1)
        self.stone = time.stone
        self.years = STONE[seats] / seats
        sooner = [(seat - time.seat) % seats for seat in range(seats)]
        self.late = [turns / seats if turns else PASSED[time.phase] for turns in sooner]

    def hold(self, seat: Seat, kind: Kind, served: bool, sign: int) -> None:
        """A province more, or less, with what it supplies: every other turn, with a civil servant every turn (T2.1)."""
        gold, legions = PROVINCE_GIVES[kind]
        part = sign * CARRIED * (1.0 if served else 0.5)
        self.provinces[seat] += sign
        self.forum[seat] += sign * (kind is Kind.POLITICAL)
        self.income[seat] += part * gold
        self.muster[seat] += part * legions

    def track(self, competence: Competence) -> list[int]:
        return self.politics if competence is Competence.POLITICS else self.military

    def weaker(self, seat: Seat) -> Competence:
        """The competence with more to rise."""
        return Competence.POLITICS if self.politics[seat] < self.military[seat] else Competence.MILITARY

    def kept(self) -> Kept:
        """What actions may change, to be put back after they were tried."""
        return self.alii, tuple(self.gold), tuple(self.politics), tuple(self.military), tuple(self.citizens), tuple(self.bag)

    def put_back(self, kept: Kept) -> None:
        self.alii, self.gold[:], self.politics[:], self.military[:], self.citizens[:], self.bag[:] = kept

    # -- the three roads, in turns ---------------------------------------------

    def pace(self, seat: Seat) -> Pace:
        """How many actions one can pay next turn with the gold at hand, and a turn as it comes in."""
        return actions(self.gold[seat] + ROME), actions(self.income[seat])

    def competence(self, seat: Seat, pace: Pace) -> float:
        """VII on both tracks (T7.3)."""
        return turns(2 * TOP - self.politics[seat] - self.military[seat], pace)

    def persuasion(self, seat: Seat, citizens: int, pace: Pace) -> float:
        """How many turns winning over this many citizens takes: cheaply for who leads politics, else dearly or after raising it (T5.3)."""
        steps = citizens + max(0, citizens - self.alii)
        abroad = 0.0 if self.forum[seat] else FOREIGN
        if leads(self.politics, seat):
            return abroad + turns(steps, pace)
        behind = max(self.politics) - self.politics[seat] + 1
        dear = steps / max(0.1, dear_actions(self.gold[seat] / 2 + self.income[seat]))
        return abroad + min(dear, turns(steps + behind, pace))

    def elected(self, seat: Seat) -> float:
        """How likely the next election is won (T6.2)."""
        best, tie = -99, 0.0
        for other, citizens in enumerate(self.citizens):
            if other != seat and citizens >= best:
                sooner = (self.placed[seat], seat) < (self.placed[other], other)
                best, tie = citizens, 0.3 if sooner else -0.3
        return likely(self.citizens[seat] - best + tie, 0.15 + 0.22 * self.stone)

    def politics_road(self, seat: Seat, pace: Pace) -> float:
        """Consul twice, or consul with six citizens; three of them go back at the election (T6.3, T7.1)."""
        own, wait = self.citizens[seat], self.stone / self.seats
        missed = (1 - self.elected(seat)) * self.years
        if self.consul[seat]:
            return min(self.persuasion(seat, MANY_CITIZENS - own, pace), wait + missed)
        talk = self.persuasion(seat, MANY_CITIZENS + 3 - own, pace) if own < MANY_CITIZENS + 3 else 0.0
        return max(wait, talk) + 0.25 * min(wait, talk) + missed

    def conquest(self, seat: Seat) -> float:
        """Nine provinces (T7.2): the faster, the more legions and weapons one has beside the others."""
        others = (sum(self.legions) - self.legions[seat]) / (self.seats - 1)
        power = (self.legions[seat] + 2 * self.muster[seat] + 1) / (others + 2)
        weapons = (self.bag[seat] + 1) / (sum(self.bag) + 3)
        pace = FORWARD[self.seats] * min(1.8, sqrt(power)) * (0.7 + 0.8 * weapons)
        return (CONQUERED - self.provinces[seat]) / max(0.2, pace)

    # -- what they come to ---------------------------------------------------------

    def won(self, seat: Seat) -> bool:
        return (
            self.provinces[seat] >= CONQUERED
            or self.politics[seat] + self.military[seat] >= 2 * TOP
            or (self.consul[seat] and self.citizens[seat] >= MANY_CITIZENS)
        )

    def strength(self, seat: Seat) -> float:
        """The nearer a victory on any road, the stronger."""
        if self.won(seat):
            return WON
        near, pace = self.late[seat] + AT_ONCE, self.pace(seat)
        return (
            1 / (near + self.competence(seat, pace)) ** STEEP
            + 1 / (near + self.politics_road(seat, pace)) ** STEEP
            + 1 / (near + self.conquest(seat)) ** STEEP
        )
