"""What the words of both languages look up at a table of Caesar & Cleopatra, and how cards are named by them. No sentences here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from lang.motives import Sentences, found, sentence
from lang.shared import BOUND, bold, join, tally, times
from rules.cesar import events as e
from rules.cesar import standing
from rules.cesar.components import GROUPS, HAND_SIZE, SIZE, VOTES, Card, Group, Influence, Manipulation, Pile, Vote, other
from rules.cesar.events import Announced, Both, Voted
from rules.cesar.moves import Assassinate, Banish, Castle, Courtesan, Draw, LayDown, LayUp, Refill, Spy, Wrath
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Forum, Side, Table, View, Votes
from rules.engine.model import Seat, Sheet

Front = tuple[Influence | None, ...]


# -- names -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Words:
    """The names of one language, and how cards are called by them: each side's box prints its own."""

    influence: Mapping[Seat, Sequence[str]]  # by value
    manipulation: Mapping[Seat, Mapping[Manipulation, str]]
    short: Mapping[Manipulation, str]  # where room is short, if there is anything shorter
    group: Mapping[Group, str]
    pile: Mapping[Pile, str]
    tricks: str  # what a Manipulation is, beside the name that an Influence card has, too
    vote: Mapping[Vote, str]
    conjunction: str  # before the last of several
    nothing: str  # for no card
    count: Callable[[int], str]  # so many cards

    def term(self, value: Any, seat: Seat) -> str:
        """The name of a card, group, pile or number of cards, as this side's box prints it."""
        match value:
            case Influence():
                return f"{self.influence[seat][value]}{BOUND}({value.value})"
            case Manipulation():
                return self._told_apart(self.manipulation[seat][value], seat)
            case Group():
                return self.group[value]
            case Pile():
                return self.pile[value]
            case Vote():
                return self.vote[value]
            case tuple():
                return self.cards(value, seat) if value else self.nothing
            case int():
                return self.count(value)
        raise TypeError(value)

    def _told_apart(self, name: str, seat: Seat) -> str:
        """A Manipulation says that it is one where an Influence card of the same box has its name."""
        return f"{name}{BOUND}({self.tricks})" if name in self.influence[seat] else name

    def choice(self, move: type, field: str, value: Any, seat: Seat, names: Sequence[str] = ()) -> str:
        """A value among the choices of a field: enemy cards by the enemy's names."""
        return self.term(value, other(seat) if move in (Assassinate, Banish) else seat)

    def cards(self, some: Iterable[Card], seat: Seat) -> str:
        """`Consul (5), Prefect (3) ×2 and Veto`."""
        return self.both([times(self.term(one, seat), count) for one, count in tally(some)])

    def short_cards(self, some: Iterable[Card], seat: Seat) -> str:
        """`5, 3 ×2, Veto`, where room is short."""
        return ", ".join(times(self._short(one, seat), count) for one, count in tally(some))

    def _short(self, card: Card, seat: Seat) -> str:
        return self.short.get(card) or self.term(card, seat) if isinstance(card, Manipulation) else str(card.value)

    def both(self, parts: Sequence[str]) -> str:
        return join(parts, self.conjunction)

    def held(self, cards: tuple[Card, ...], seat: Seat) -> list[str]:
        """A hand by its two kinds, those it has."""
        return [self.cards(kind, seat) for kind in by_kind(cards) if kind]

    def discards(self, side: Side, seat: Seat) -> list[str]:
        """A side's discards by their two kinds, those there are: numbers and names."""
        influence, manipulation = by_kind(side.discards)
        numbers = ", ".join(times(str(card.value), count) for card, count in tally(influence))
        tricks = ", ".join(times(self.term(trick, seat), count) for trick, count in tally(manipulation))
        return [kind for kind in (numbers, tricks) if kind]

    def losses(self, cards: Both, names: Sequence[str]) -> list[tuple[str, str]]:
        """Who discards, and what."""
        return [(bold(names[seat]), self.cards(some, seat)) for seat, some in enumerate(cards) if some]

    def votes(self, votes: tuple[Vote, ...]) -> str:
        return ", ".join(times(self.vote[vote], count) for vote, count in tally(votes))

    def reason(self, why: Mapping[str, Any], seat: Seat, full: Sentences, aloud: Sentences, hidden: str, *, loud: bool) -> str:
        """The sentence for a computer player's motive; a card of the enemy's has the name of its own side."""
        motive = str(why.get("motive"))
        owner = other(seat) if motive in ENEMY else seat

        def about(value: Any) -> str:
            member = found(value, (Group, Influence, Manipulation, Pile))
            return "…" if member is None else self.term(member, owner)

        return sentence({**why, "motive": motive if loud else COVERED.get(motive, motive)}, full, aloud, hidden, about, loud=loud)


ENEMY = frozenset(("kill", "protect", "rob"))  # motives whose card is the other side's
COVERED = {"covered vote": "win vote", "covered mission": "mission", "covered philosopher": "philosopher"}  # told alike after the end


# -- votes -------------------------------------------------------------------


class Outcome(Enum):
    """Why a vote went as it did."""

    TIE = "tie"  # C3.2
    LONE = "lone"  # C3.4: nothing but one player's Philosophers
    REVERSED = "reversed"  # C3.3: the lower total wins
    CANCELLED = "cancelled"  # C3.3: as many Philosophers on both sides
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
    """How many Philosophers lie before a group: on the side with more, on the other."""
    counts = [side.count(Influence.PHILOSOPHER) for side in cards]
    return max(counts), min(counts)


def addends(some: tuple[Influence, ...], philosopher: str) -> list[str]:
    """The cards of a total, highest first."""
    return [str(card.value) if card else philosopher for card in seen(some)]


def to_come(votes: Votes) -> tuple[Vote, ...]:
    """The vote cards still in the deck, as a set: their order is secret."""
    left = Counter(VOTES) - Counter(votes.discards) - Counter(votes.gone)
    return tuple(vote for vote in Vote for _ in range(left[vote]))


# -- the position ------------------------------------------------------------


def seen(front: Front) -> tuple[Influence, ...]:
    """The face-up cards, highest first."""
    return tuple(sorted((card for card in front if card is not None), reverse=True))


def numbers(front: Front) -> list[str]:
    """The face-up cards by value, highest first."""
    return [str(card.value) for card in seen(front)]


def may_trick(view: View) -> bool:
    """Whether a Manipulation may follow the last Influence card of this turn."""
    return bool(view.table.sides[view.seat].manipulation) and not view.table.turn.manipulated


def goes_on(view: View) -> bool:
    """Whether something is left to decide after the last Influence card of this turn: a Manipulation, or what to draw."""
    side = view.table.sides[view.seat]
    return may_trick(view) or bool(side.reserve and side.pile)


def asks_on(view: View, way: Sequence[Any]) -> bool:
    """Whether these moves lay the last Influence card of the turn and leave the rest of it open."""
    last = isinstance(way[0], LayDown) or view.table.tasks[-1].ask is Ask.SECOND
    return len(way) == 1 and last and goes_on(view)


def refilled(view: View, way: Sequence[Any]) -> tuple[int, int]:
    """How much Influence and how many Manipulations the hand holds after these moves; what one pile lacks comes from the other (C2.6)."""
    side = view.table.sides[view.seat]
    held = {Pile.INFLUENCE: side.influence, Pile.MANIPULATION: side.manipulation}
    left = {Pile.INFLUENCE: side.reserve, Pile.MANIPULATION: side.pile}
    for move in way:
        match move:
            case LayUp() | LayDown():
                held[Pile.INFLUENCE] -= 1
            case Assassinate() | Spy() | Castle() | Courtesan() | Wrath():
                held[Pile.MANIPULATION] -= 1
    for pile, count in (drawn for move in way for drawn in _drawn(move)):
        held[pile], left[pile] = held[pile] + count, left[pile] - count
    for pile in Pile:
        more = min(left[pile], HAND_SIZE - sum(held.values()))
        held[pile] += max(0, more)
    return held[Pile.INFLUENCE], held[Pile.MANIPULATION]


def drawn(view: View, way: Sequence[Any]) -> tuple[int, int]:
    """How much Influence and how many Manipulations these moves draw, seen before the last of them: what an emptied pile lacks comes from the
    other (C2.6)."""
    count = {pile: sum(move.count for move in way if isinstance(move, Draw) and move.pile is pile) for pile in Pile}
    side, last = view.table.sides[view.seat], way[-1]
    left = {Pile.INFLUENCE: side.reserve, Pile.MANIPULATION: side.pile}
    if isinstance(last, Draw) and left[last.pile] == last.count and _asks_to_refill(view):
        rest = next(pile for pile in Pile if pile is not last.pile)
        count[rest] += min(left[rest], HAND_SIZE - side.held - last.count)
    return count[Pile.INFLUENCE], count[Pile.MANIPULATION]


def choose_on(view: View, line: Sequence[Sequence[Any]]) -> bool:
    """Whether these draw of one pile alone, and more is to be drawn afterwards (C2.6)."""
    side = view.table.sides[view.seat]
    wanting = all(len(way) == 1 and way[0].count < HAND_SIZE - side.held for way in line)
    return wanting and bool(side.reserve and side.pile) and _asks_to_refill(view)


def _asks_to_refill(view: View) -> bool:
    return view.table.tasks[-1].ask is Ask.REFILL


def _drawn(move: Any) -> list[tuple[Pile, int]]:
    match move:
        case Draw(pile, count):
            return [(pile, count)]
        case Refill(influence, manipulation, _):
            return [(Pile.INFLUENCE, influence), (Pile.MANIPULATION, manipulation)]
        case _:
            return []


def patricians(table: Table) -> tuple[int, int]:
    """How many patricians each side has."""
    taken = [seat for forum in table.forum for seat in forum.taken]
    return taken.count(0), taken.count(1)


def groups(table: Table) -> list[tuple[Group, Forum, int]]:
    """Each group, what lies there, and how many patricians are left."""
    return [(group, forum, SIZE[group] - len(forum.taken)) for group, forum in zip(GROUPS, table.forum, strict=True)]


def weights(view: View, group: Group) -> tuple[int, int, int, bool]:
    """What lies before a group: one's own total, face down too; the other's face up; how many of the other's are face down; and whether, as
    far as one knows, the lower total wins (C3.3)."""
    vote = standing.count(view, group)
    return vote.mine, vote.theirs, vote.unseen, vote.lower


def shares(forum: Forum) -> list[tuple[Seat, int]]:
    """Who has patricians of a group, and how many."""
    return [(seat, forum.taken.count(seat)) for seat in (0, 1) if seat in forum.taken]


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


def points(sheet: Sheet) -> tuple[int, int]:
    """The higher and the lower total."""
    totals = [total or 0 for total in sheet.totals]
    return max(totals), min(totals)


# -- one's own moves -----------------------------------------------------------


def echo(event: e.Event) -> bool:
    """Whether an event says no more than what its player has been told they did."""
    match event:
        case e.LaidDown() | e.LaidUp() | e.StayedPassive() | e.Announced() | e.PassedOver() | e.Banished() | e.Drew(forced=False):
            return True
        case _:
            return False
