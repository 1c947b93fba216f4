"""The vocabulary every game shares. Nothing here knows a game, a language or Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, NewType, Protocol, TypeVar

from .blanks import Blank
from .dice import Dice

if TYPE_CHECKING:
    from .match import Match

Seat = int
HOUSE: Seat = -1
"""Where nobody sits: the house, which answers when the time of a question is over."""
Cite = NewType("Cite", str)
"""The number of a rulebook's paragraph: `Cite("C2.3")`."""

FOLLOWS = "follows"  # a key of a field's metadata

T = TypeVar("T")  # Table: what everyone sees
H = TypeVar("H")  # Hand:  what one seat sees
B = TypeVar("B")  # Box:   what nobody sees


@dataclass(frozen=True, slots=True)
class State(Generic[T, H, B]):
    """A position, kept in three drawers. Where a fact lies decides who may know it."""

    table: T
    hands: tuple[H, ...]
    box: B


@dataclass(frozen=True, slots=True)
class View(Generic[T, H]):
    """What one seat knows: the table, its own drawer, and its own answer still under seal."""

    table: T
    seat: Seat
    hand: H
    sealed: Any = None


def following(default: Any) -> Any:
    """A field of a hand that follows from what everybody hears: a ply that changes it may still be taken back."""
    return field(default=default, metadata={FOLLOWS: True})


def told_apart(old: Any, new: Any) -> bool:
    """Whether two hands differ in more than what follows from what everybody hears."""
    if not is_dataclass(old):
        return bool(old != new)
    return any(FOLLOWS not in one.metadata and getattr(old, one.name) != getattr(new, one.name) for one in fields(old))


def look(state: State[T, H, Any], seat: Seat, sealed: Any = None) -> View[T, H]:
    """The only road from a State to a player. It copies drawers; it never filters."""
    return View(state.table, seat, state.hands[seat], sealed)


class Kind(Enum):
    """How a decision is answered."""

    ONE = "one"  # by one seat, played at once
    SEALED = "sealed"  # by several in secret, replaceable until the last has answered, then played together
    LIVE = "live"  # by several, at any time and as often as they like, each answer played at once


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked now: `may` can answer, `waits` are those the game is waiting for."""

    kind: Kind
    ask: Any
    may: frozenset[Seat]
    waits: frozenset[Seat]


def one(seat: Seat, ask: Any) -> Decision:
    alone = frozenset((seat,))
    return Decision(Kind.ONE, ask, alone, alone)


def sealed(seats: Iterable[Seat], ask: Any) -> Decision:
    asked = frozenset(seats)
    return Decision(Kind.SEALED, ask, asked, asked)


def live(may: Iterable[Seat], waits: Iterable[Seat], ask: Any) -> Decision:
    return Decision(Kind.LIVE, ask, frozenset(may), frozenset(waits))


@dataclass(frozen=True, slots=True)
class Expiry:
    """A question whose time runs out: what the house answers so many hours after it was asked, or after the last answer of these kinds."""

    hours: int
    move: Any
    renewed_by: tuple[type, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """An event and who hears it: everyone when `to` is None."""

    event: Any
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Step(Generic[T, H, B]):
    """What a deal or a ply leads to."""

    state: State[T, H, B]
    told: tuple[Told, ...] = ()


class Why(Protocol):
    """Why a move is refused: a small frozen dataclass with its facts; `cite` is the paragraph that says so."""

    @property
    def cite(self) -> Cite | None: ...


class Refused(Exception):
    """A move the rules forbid; `lang/` turns its reason into a sentence."""

    def __init__(self, why: Why) -> None:
        super().__init__()
        self.why = why

    def __str__(self) -> str:
        return f"{self.why} ({self.why.cite})"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score: what is counted, where the rulebook says so, the points by seat (None: does not apply)."""

    what: Any
    cite: Cite
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score by seat. Before the end only its public part; `ending` is how the game ended, None before.

    `ties` are the tie-breaks that were needed, in their order, with the figures of those still level (None: of nobody else).
    """

    lines: tuple[Line, ...]
    totals: tuple[int | None, ...]
    ranks: tuple[int, ...]
    ending: Any = None
    ties: tuple[Line, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who is first; several share. Nobody before the end."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1) if self.ending else ()


def tie_breaks(standings: Sequence[tuple[int, ...] | None], breaks: Sequence[tuple[Any, Cite]]) -> tuple[Line, ...]:
    """The tie-breaks that were needed: a standing is the score and what breaks a tie, in order; None for who does not compete."""
    lines = []
    for n, (what, cite) in enumerate(breaks, 1):
        level = Counter(standing[:n] for standing in standings if standing)
        if max(level.values(), default=0) > 1:
            lines.append(Line(what, cite, tuple(own[n] if own and level[own[:n]] > 1 else None for own in standings)))
    return tuple(lines)


Position = State[Any, Any, Any]


class Game(Protocol):
    """A game is a module with these names."""

    @property
    def NAME(self) -> str: ...

    @property
    def VERSION(self) -> int:
        """The newest version of its rules, of `changes.py`; every version from 1 on is still played."""

    @property
    def DATA(self) -> int:
        """The newest of its numbered component files."""

    @property
    def SEATS(self) -> range: ...

    @property
    def Options(self) -> type: ...

    @property
    def State(self) -> Any:
        """The annotation of its positions: `State[Table, Hand, Box]`."""

    @property
    def MOVES(self) -> tuple[type, ...]: ...

    @property
    def ORDERS(self) -> tuple[type, ...]: ...

    def setup(self, seats: int, options: Any, data: int, dice: Dice, version: int) -> Step[Any, Any, Any]:
        """The deal by this version of the rules, played on to the first real decision."""

    def seated(self, options: Any, places: Sequence[int]) -> Any:
        """The options once everybody sits: `places` are the lobby's places that the seats were taken from."""

    def decision(self, table: Any) -> Decision | None:
        """Who is asked what, from public facts alone; None when the game is over."""

    def closing(self, table: Any) -> Expiry | None:
        """When and how the house answers the present question itself, by public facts; None if it waits for its players."""

    def in_the_open(self, table: Any, seat: Seat) -> bool:
        """Whether everybody sees what this seat, being asked, may answer: no card that only it knows adds or takes away an answer."""

    def candidates(self, view: View[Any, Any]) -> Iterable[Any]:
        """A tight guess at the legal answers of this seat, in a stable order."""

    def misplaced(self, view: View[Any, Any], kind: type) -> Why | None:
        """Why no move of this kind answers the question this seat is asked, whatever its details; None if one may."""

    def check(self, view: View[Any, Any], move: Any) -> None:
        """The law: raise Refused, or say nothing."""

    def play(self, state: Position, answers: Mapping[Seat, Any], dice: Dice) -> Step[Any, Any, Any]:
        """Carry out checked answers and run on to the next real decision."""

    def sheet(self, table: Any) -> Sheet:
        """The score, complete once the game is over."""

    def imagine(self, view: View[Any, Any], dice: Dice) -> Position:
        """A full position that this seat cannot tell from the real one."""

    def orders(self, view: View[Any, Any]) -> tuple[Blank, ...]:
        """The standing orders this seat may usefully give now, asked or not, to be filled in."""

    def as_before(self, world: Match, seat: Seat) -> tuple[Any, ...]:
        """Orders that say again what this seat last did, with which a blank is filled in at first. `world` as for the shortlist."""

    def obey(self, view: View[Any, Any], order: Any) -> Any | None:
        """The answer a standing order gives to the present question, if it speaks of it.

        Whether it does depends on public facts only. Of several orders the one whose kind stands earlier in ORDERS speaks."""

    def lapsed(self, view: View[Any, Any], order: Any) -> bool:
        """Whether a standing order has run out."""

    def preview(self, view: View[Any, Any], move: Any) -> Any | None:
        """What is publicly known before a move is confirmed: odds, costs, what is left."""

    def shortlist(self, world: Match, seat: Seat) -> Iterable[tuple[tuple[Any, ...], ...]]:
        """What this seat is offered first, as lines of ways (`shortlist.py`); all else that is legal is found behind it.

        `world` is one that the seat cannot tell from the real one, so nothing here tells what is hidden."""


def allows(game: Game, view: View[Any, Any], move: Any) -> bool:
    """Whether the law lets this seat, which is asked, answer so."""
    try:
        game.check(view, move)
    except Refused:
        return False
    return True


def legal(game: Game, view: View[Any, Any]) -> list[Any]:
    """Every legal answer of a seat that is asked, in a stable order. Of a game whose candidates are EXACT none is checked again."""
    moves = game.candidates(view)
    return list(moves) if getattr(game, "EXACT", False) else [move for move in moves if allows(game, view, move)]
