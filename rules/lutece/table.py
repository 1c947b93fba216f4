"""What lies on the table of Lutèce, in each hand, and in the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum

from rules.engine import model
from rules.engine.model import Seat

from .cards import Card, Deck, Kind, Name, Resource

PURSE, REVENUES, CONSOLATION, REINFORCEMENT, INN = 5, 3, 1, 2, 5  # gold: L1.2, L2.5, L2.7, L4.1, L4.3
REMOVED = {2: 3, 3: 2, 4: 1, 5: 0}  # Marchés (L1.3)


class Tile(Name):
    """The tiles: characters under letters, places under figures (L1.1)."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"


class Income(Name):
    """The Action card that lies on no tile."""

    REVENUES = "revenues"  # Revenus


Action = Tile | Income
Pair = tuple[Action, Action]  # the chosen cards, left and right
LETTERS, FIGURES = tuple(Tile)[:5], tuple(Tile)[5:]
TILES = {seats: LETTERS[:each] + FIGURES[:each] for seats, each in ((2, 3), (3, 3), (4, 4), (5, 5))}  # L1.1
DECK = {tile: Deck.CHARACTERS if tile in LETTERS else Deck.PLACES for tile in Tile}


class Side(IntEnum):
    """Which of the two chosen cards (L2.2)."""

    LEFT = 0
    RIGHT = 1


class Flag(Enum):
    """Whether a player agrees to end the bribes (L2.9)."""

    OPEN = "open"
    READY = "ready"
    FIRM = "firm"  # raises of others do not clear it


class Bidder(IntEnum):
    """A player, by his seat (L1.4)."""

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    FIFTH = 4


@dataclass(frozen=True, slots=True)
class Bid:
    """An option on a contested card: the bribe on it and the Légionnaires that help it (L4.1)."""

    seat: Seat
    stake: int
    legionnaires: int = 0

    @property
    def value(self) -> int:
        return self.stake + REINFORCEMENT * self.legionnaires


@dataclass(frozen=True, slots=True)
class ChooseOptions:
    """Everybody chooses two Action cards, under seal (L2.2)."""

    round: int


@dataclass(frozen=True, slots=True)
class RaiseBribes:
    """Everybody may raise or say that he is ready, at any time (L2.3)."""

    round: int


@dataclass(frozen=True, slots=True)
class UseLegionnaires:
    """An owner of Légionnaires uses one on a contested card, or passes (L4.1)."""

    seat: Seat
    tile: Tile
    card: Card
    bids: tuple[Bid, ...]
    passed: tuple[Seat, ...] = ()  # since the last use


@dataclass(frozen=True, slots=True)
class AttachApprentice:
    """The buyer of an Apprenti says which resource it learns (L3.2)."""

    seat: Seat
    card: Card
    resources: tuple[Resource, ...]


Ask = ChooseOptions | RaiseBribes | UseLegionnaires | AttachApprentice


@dataclass(frozen=True, slots=True)
class Options:
    """Lutèce has no variants."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The tile that could not be filled: the deck is empty (L2.1)."""

    tile: Tile
    deck: Deck


@dataclass(frozen=True, slots=True)
class Offer:
    """A card under a tile and the gold that lies on it (L2.8)."""

    card: Card
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Apprentice:
    """An Apprenti and the resource it gives; None while it waits for a host (L3.1)."""

    card: Card
    resource: Resource | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """What everyone sees before a player."""

    gold: int = PURSE
    cards: tuple[Card, ...] = ()  # all but Apprentis, in the order they came
    apprentices: tuple[Apprentice, ...] = ()

    @property
    def legionnaires(self) -> int:
        return sum(card.kind is Kind.LEGIONNAIRE for card in self.cards)

    @property
    def size(self) -> int:
        """All cards he owns (L5.5)."""
        return len(self.cards) + len(self.apprentices)


@dataclass(frozen=True, slots=True)
class Bribes:
    """The gold on a player's two chosen cards, and his flag (L2.3)."""

    left: int = 0
    right: int = 0
    flag: Flag = Flag.OPEN


@dataclass(frozen=True, slots=True)
class Decks:
    """How many cards are still to come."""

    characters: int
    places: int


@dataclass(frozen=True, slots=True)
class Table:
    data: int  # which numbered card file this game plays by
    round: int
    offers: tuple[Offer | None, ...]  # by tile, as in TILES
    decks: Decks
    players: tuple[Player, ...]
    bribes: tuple[Bribes, ...]
    revealed: tuple[Pair, ...] = ()  # the chosen cards by seat, once they are face up
    resolved: int = 0  # how many tiles have had their turn in this round's purchases (L2.5)
    gone: tuple[Card, ...] = ()  # cards that left the game before everyone's eyes
    ask: Ask | None = None  # never more than one thing is half done
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return TILES[len(self.players)]

    @property
    def start(self) -> Seat:
        """The start seat of this round (L1.4)."""
        return (self.round - 1) % len(self.players)


@dataclass(frozen=True, slots=True)
class Hand:
    """What one player knows alone: his chosen cards while they lie face down."""

    chosen: Pair | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """What nobody may look at: the decks, top first, and the Marchés removed unseen."""

    characters: tuple[Card, ...]
    places: tuple[Card, ...]
    removed: tuple[Card, ...]


State = model.State[Table, Hand, Box]
View = model.View[Table, Hand]
Step = model.Step[Table, Hand, Box]


def action_hand(seats: int) -> tuple[Action, ...]:
    """The Action cards of each player: one for each tile, and two Revenus (L1.2)."""
    return (*TILES[seats], Income.REVENUES, Income.REVENUES)


def leader(bids: Sequence[Bid]) -> Seat | None:
    """Who has the single highest bribe, if anybody has (L2.7)."""
    top = max(bid.value for bid in bids)
    leaders = [bid.seat for bid in bids if bid.value == top]
    return leaders[0] if len(leaders) == 1 else None


def reinforced(bids: Sequence[Bid], bidder: Seat) -> tuple[Bid, ...]:
    """The bids with one Légionnaire more for a bidder (L4.1)."""
    return tuple(Bid(bid.seat, bid.stake, bid.legionnaires + 1) if bid.seat == bidder else bid for bid in bids)


def cleared(bribes: Sequence[Bribes], raiser: Seat) -> tuple[Seat, ...]:
    """Whose ready flags fall when this seat raises: those of the others that are not firm (L2.3, L2.9)."""
    return tuple(seat for seat, other in enumerate(bribes) if other.flag is Flag.READY and seat != raiser)
