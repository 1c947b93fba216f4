"""What lies on the table of Fortuna, in each hand, and in the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from rules.engine import model
from rules.engine.codec import added
from rules.engine.model import Seat
from rules.engine.quick import quick

from .box import BOX, COSTS
from .components import DATA, SIDES, Action, Building, Cube, Die, Person, Piece, Privilege, Side, components
from .questions import Ask, looked_at

_PRINTED = components(DATA).costs


class Ending(Enum):
    """How a game ends: somebody has reached Caesar's Palace (F6.4)."""

    PALACE = "palace"


class Tally(Enum):
    """What is no card: the spaces walked, a line of the score and the first tie-break, and the other tie-breaks in order (F6.5)."""

    POSITION = "position"
    MONEY = "money"
    CENTURIONS = "centurions"
    VESTALS = "vestals"


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose in the lobby."""

    experts: bool = False  # the Action cards are picked, not dealt (F1.10)
    sides: tuple[Side | None, ...] = ()  # by seat; who has none sits in order of joining (F1.1)
    market: int = _PRINTED[Building.MARKET]  # the costs in coins, as printed or chosen (F1.6)
    aqueduct: int = _PRINTED[Building.AQUEDUCT]
    palace: int = _PRINTED[Building.PALACE]
    basilica: int = _PRINTED[Building.BASILICA]
    box: str = added("")  # whose box the costs were first taken from

    def __post_init__(self) -> None:
        chosen = [side for side in self.sides if side]
        if len(set(chosen)) != len(chosen):
            raise ValueError("two players on one side")
        if self.box:
            BOX.check(self.box)
        for building in Building:
            if self.cost(building) not in COSTS:
                raise ValueError(f"a {building.value} costs {COSTS[0]} to {COSTS[-1]}, not {self.cost(building)}")

    def cost(self, building: Building) -> int:
        cost: int = getattr(self, building.value)
        return cost


@quick
@dataclass(frozen=True, slots=True)
class Pieces:
    """How many of each: in a province (Water: in the reservoir), or in the general stock (F1.4)."""

    water: int
    wheat: int
    wine: int
    vestals: int
    centurions: int
    dice: int

    def of(self, piece: Piece) -> int:
        count: int = getattr(self, FIELD[piece])
        return count


FIELD: dict[Piece, str] = {Cube.WATER: "water", Cube.WHEAT: "wheat", Cube.WINE: "wine"}
FIELD |= {Person.VESTAL: "vestals", Person.CENTURION: "centurions", Die.DIE: "dice"}


@quick
@dataclass(frozen=True, slots=True)
class Province:
    """What everyone sees of a player (F1.2)."""

    side: Side
    position: int
    money: int
    pieces: Pieces
    aqueduct: bool = False  # a Water lies on the Aqueduct (F2.2)
    married: bool = False
    buildings: tuple[Building, ...] = ()
    cards: int = 0  # Privilege cards in hand


@dataclass(frozen=True, slots=True)
class Edge:
    """One side of the board: its player, its Action cards, and which of them is locked, face down (F1.1, F1.11)."""

    owner: Seat | None
    cards: tuple[Action, ...]
    locked: Action | None = None


@dataclass(frozen=True, slots=True)
class Favours:
    """The Favour cards 1-6 in their order: face up or not, and their tokens (F1.9)."""

    open: tuple[bool, ...] = (True,) * 6
    tokens: tuple[int, ...] = (0,) * 6


@dataclass(frozen=True, slots=True)
class Privileges:
    """The Privilege cards: how many lie in the deck, the discards, and all that are in the game (F1.7)."""

    deck: int
    discards: tuple[Privilege, ...]
    all: tuple[Privilege, ...]


@dataclass(frozen=True, slots=True)
class Palace:
    """Caesar's Palace: its tokens, the cards laid beside it, who has reached it, in order (F6.3)."""

    tokens: int
    left: int = 0
    reached: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn under way; round 0 is the set-up."""

    round: int
    seat: Seat
    dice: tuple[int, ...] = ()  # rolled, early or in phase 4 (F3.9)
    tokens: int = 0  # taken in phase 4, to be drawn for in phase 5 (F5.1)
    advanced: bool = False  # a B card was played (F5.3)


@quick
@dataclass(frozen=True, slots=True)
class Table:
    options: Options
    turn: Turn
    tasks: tuple[Ask, ...]  # the top is the last
    podium: tuple[Seat, ...]
    board: tuple[Edge, ...]  # clockwise: bleu, gris, orange, violet
    provinces: tuple[Province, ...]
    stock: Pieces
    copies: tuple[int, ...]  # buildings left, by type
    favours: Favours
    privileges: Privileges
    palace: Palace
    pool: tuple[Action, ...] = ()  # not yet picked by the experts (F1.10)
    shown: tuple[tuple[Privilege, ...] | None, ...] = ()  # at the end, by seat; None: outside Rome (F6.7)
    ending: Ending | None = None
    version: int = added(1)  # of the rules it was dealt by


@dataclass(frozen=True, slots=True)
class Hand:
    """What one player knows alone."""

    cards: tuple[Privilege, ...] = ()
    drawn: tuple[Privilege, ...] = ()  # drawn and not yet chosen from, the newest last (F5.1, F6.3)
    knows: tuple[Privilege, ...] = ()  # what this player laid back beside Caesar's Palace (F6.3)


@dataclass(frozen=True, slots=True)
class Box:
    """What nobody may look at: the deck, top first, and the cards beside Caesar's Palace."""

    deck: tuple[Privilege, ...]
    palace: tuple[Privilege, ...] = ()


State = model.State[Table, Hand, Box]
View = model.View[Table, Hand]
Step = model.Step[Table, Hand, Box]


def draws(view: View) -> tuple[tuple[Privilege, ...], tuple[Privilege, ...]]:
    """The cards to choose from now, and those of an earlier draw to choose from afterwards (F5.1, F6.3)."""
    drawn = view.hand.drawn
    offered = looked_at(view.table.tasks[-1], drawn) if drawn else ()
    return offered, drawn[: len(drawn) - len(offered)]


def seated(options: Options, places: Sequence[int]) -> Options:
    """F1.1: the options with each player on the side chosen in the lobby."""
    return replace(options, sides=tuple(SIDES[place] for place in places))
