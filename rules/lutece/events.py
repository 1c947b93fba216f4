"""Everything that happens at a table of Lutèce, all of it public. `purse` is what the player has left after it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Bid, Card, Flag, Pair, Resource, Side, Tile
from .state import Ending


@dataclass(frozen=True, slots=True)
class Dealt:
    """The decks are shuffled: the cards in each, the Markets removed unseen; each player has `gold` (L1.2, L1.3)."""

    characters: int
    places: int
    removed: int
    gold: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round and its start seat (L1.4)."""

    number: int
    start: Seat


@dataclass(frozen=True, slots=True)
class Offered:
    """New cards under the tiles that had none, and what is left in the decks (L2.1)."""

    cards: tuple[tuple[Tile, Card], ...]
    characters: int
    places: int


@dataclass(frozen=True, slots=True)
class OptionsLaid:
    """Everybody has chosen; the bribes begin (L2.2)."""


@dataclass(frozen=True, slots=True)
class BribeRaised:
    """A bribe grew by `gold` to `stake`; it cleared the ready flags of `cleared` (L2.3)."""

    seat: Seat
    side: Side
    gold: int
    stake: int
    purse: int
    cleared: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FlagChanged:
    """A player is ready, firmly ready, or no longer ready (L2.9)."""

    seat: Seat
    flag: Flag


@dataclass(frozen=True, slots=True)
class Revealed:
    """The chosen cards and the bribes on them, left and right, by seat, and what they are for (L2.5)."""

    options: tuple[Pair, ...]
    stakes: tuple[tuple[int, int], ...]
    cards: tuple[tuple[Tile, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class BluffReturned:
    """A bribe on an Income card comes back (L2.4)."""

    seat: Seat
    side: Side
    stake: int
    purse: int


@dataclass(frozen=True, slots=True)
class RevenuesTaken:
    """3 gold for each Income card (L2.5)."""

    seat: Seat
    cards: int
    gold: int
    purse: int


@dataclass(frozen=True, slots=True)
class Bought:
    """The buyer pays the bribe and the card's cost to the reserve, takes the card and the gold `found` on it (L2.6)."""

    seat: Seat
    tile: Tile
    card: Card
    bribe: int
    found: int
    purse: int


@dataclass(frozen=True, slots=True)
class Unaffordable:
    """The purse cannot pay the cost: the bribe is lost, the card leaves the game, the gold `lost` on it goes to the reserve (L2.6)."""

    seat: Seat
    tile: Tile
    card: Card
    bribe: int
    lost: int
    purse: int


@dataclass(frozen=True, slots=True)
class BribesClosed:
    """Nobody has raised for so many hours: the bribes are over (L2.10)."""

    hours: int


@dataclass(frozen=True, slots=True)
class Contested:
    """Several options on one card (L2.7)."""

    tile: Tile
    card: Card
    bids: tuple[Bid, ...]


@dataclass(frozen=True, slots=True)
class LegionnaireUsed:
    """A player removes a Legionary from the game for a bidder; the bids after it (L4.1)."""

    seat: Seat
    bidder: Seat
    tile: Tile
    card: Card  # the contested card
    bids: tuple[Bid, ...]


@dataclass(frozen=True, slots=True)
class HeldBack:
    """A player uses no Legionary, or none more (L4.1)."""

    seat: Seat
    tile: Tile
    card: Card


@dataclass(frozen=True, slots=True)
class ContestWon:
    """The single highest bribe may buy (L2.7); Bought or Unaffordable follows."""

    seat: Seat
    tile: Tile
    card: Card
    bids: tuple[Bid, ...]


@dataclass(frozen=True, slots=True)
class Deadlocked:
    """No single highest bribe: the card leaves the game, the gold `lost` on it goes to the reserve (L2.7)."""

    tile: Tile
    card: Card
    bids: tuple[Bid, ...]
    lost: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A bidder takes back the bribe and `extra` gold (L2.7)."""

    seat: Seat
    tile: Tile
    stake: int
    extra: int
    purse: int


@dataclass(frozen=True, slots=True)
class Harvested:
    """A Field, Forest, Mine or Tavern pays `gold`: `base` and 1 for each unit of the resource (L4.2, L4.3)."""

    seat: Seat
    card: Card
    resource: Resource
    base: int
    units: int
    gold: int
    purse: int


@dataclass(frozen=True, slots=True)
class Attached:
    """An Apprentice gives this resource from now on, beside a character of it (L3.1); `waited`: it waited for that character."""

    seat: Seat
    card: Card
    resource: Resource
    host: Card
    waited: bool = False


@dataclass(frozen=True, slots=True)
class ApprenticeWaits:
    """An Apprentice without a host waits for the first one (L3.1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Valorised:
    """One more gold on each card still offered; what now lies on it, and which they are (L2.8)."""

    offers: tuple[tuple[Tile, int], ...]
    cards: tuple[tuple[Tile, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """An offer cannot be filled: the game is over (L2.1)."""

    ending: Ending


Event = (
    Dealt | RoundBegan | Offered | OptionsLaid | BribeRaised | FlagChanged | BribesClosed | Revealed | BluffReturned | RevenuesTaken
    | Bought | Unaffordable | Contested | LegionnaireUsed | HeldBack | ContestWon | Deadlocked | TakenBack | Harvested
    | Attached | ApprenticeWaits | Valorised | Ended
)  # fmt: skip
