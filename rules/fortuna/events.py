"""Everything that happens at a table of Fortuna. What is told to one seat only says so."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Action, Building, Cube, Favour, Gift, Named, Person, Privilege, Side, Source
from .moves import Move
from .questions import Ask

# The set-up, rounds and turns (F1, F2.1-F2.3, F6.1-F6.4)


@dataclass(frozen=True, slots=True)
class Seated:
    """The sides by seat and the first Podium (F1.1, F1.5); how many Privilège cards are in the `deck` (F1.7)."""

    sides: tuple[Side, ...]
    podium: tuple[Seat, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Action cards dealt at random to a side, and its player if it has one (F1.10)."""

    side: Side
    owner: Seat | None
    cards: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Drafted:
    """A player picked an Action card (F1.10)."""

    seat: Seat
    card: Action


@dataclass(frozen=True, slots=True)
class Locked:
    """The cards turned face down before the first round, by seat (F1.11)."""

    cards: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """F2.1."""

    round: int
    podium: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; the player's locked card turns up (F2.3)."""

    seat: Seat
    round: int
    card: Action | None


@dataclass(frozen=True, slots=True)
class AqueductFilled:
    """The empty Aqueduc receives an Eau (F2.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AqueductDry:
    """The Aqueduc stays empty: no Eau is left in the stock (F1.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Forced:
    """A point with a single answer is passed over: this was it (F5.6)."""

    seat: Seat
    ask: Ask
    move: Move


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The side of Fortuna and who is first by it; the Favour cards that gained a token (F6.1, F6.2)."""

    side: Side
    owner: Seat | None  # None: an empty side, the first player stays first
    first: Seat
    tokens: tuple[Favour, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; those in Rome show their cards (F6.4, F6.7)."""

    shown: tuple[tuple[Privilege, ...] | None, ...]


# What Action cards bring (F2-F4.1)


class Means(Named):
    """By what a card's action is executed."""

    TURN = "turn"  # phase 2 (F2.3)
    MIGHT = "might"  # phase 3 (F4.1)
    BRIBE = "bribe"  # Corruption B (F3.11)


@dataclass(frozen=True, slots=True)
class Executed:
    """An Action card is executed; what it brings follows (F2.3, F4.1, F3.11)."""

    seat: Seat
    card: Action
    means: Means


@dataclass(frozen=True, slots=True)
class Skipped:
    """An Action card is chosen and not executed (F2.3)."""

    seat: Seat
    card: Action


@dataclass(frozen=True, slots=True)
class Forwent:
    """An action that could do nothing any more is given up (F2.5)."""

    seat: Seat
    card: Action


@dataclass(frozen=True, slots=True)
class Took:
    """Cubes from the stock; fewer than two: no more were left (F3.1-F3.3, F1.4)."""

    seat: Seat
    cube: Cube
    count: int


@dataclass(frozen=True, slots=True)
class Converted:
    """Eau turned into another cube, one for one (F3.2, F3.3)."""

    seat: Seat
    into: Cube
    reservoir: int
    aqueduct: bool


@dataclass(frozen=True, slots=True)
class Sold:
    """Goods sold for `money`, of which `lost` exceeds 20 (F3.4, F3.5, F1.2)."""

    seat: Seat
    cube: Cube
    count: int
    money: int
    lost: int


@dataclass(frozen=True, slots=True)
class Hired:
    """Centurions or Vestales bought (F3.6, F3.7)."""

    seat: Seat
    person: Person
    count: int
    cost: int


@dataclass(frozen=True, slots=True)
class DieGained:
    """A Vestale given for a die; `dice`: how many there are now (F3.8)."""

    seat: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class Married:
    """For 3 Argent (F3.9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiftReceived:
    """What the Famille of a married player brings, and how much (F3.9)."""

    seat: Seat
    gift: Gift
    count: int


@dataclass(frozen=True, slots=True)
class Built:
    """F3.10."""

    seat: Seat
    building: Building
    cost: int


@dataclass(frozen=True, slots=True)
class MoneyTaken:
    """Corruption A (F3.11)."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class Bribed:
    """Corruption B: 1 Argent paid to the owner of a side, or to the stock; above 20 it is `lost` (F3.11)."""

    seat: Seat
    card: Action
    side: Side
    owner: Seat | None
    lost: bool


@dataclass(frozen=True, slots=True)
class Exchanged:
    """`given` lies face up on that side now, `taken` locked on one's own (F2.4)."""

    seat: Seat
    given: Action
    taken: Action
    side: Side
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class MightUsed:
    """A Centurion is given up for a second action (F4.1)."""

    seat: Seat
    card: Action


@dataclass(frozen=True, slots=True)
class MightUnused:
    """F4.1."""

    seat: Seat


# The emperor's favour and the path (F4)


class Cause(Named):
    """Why a player moves on the path."""

    FORTUNA = "fortuna"  # the Action card (F3.12)
    FAVOUR = "favour"  # F4.3
    PRIVILEGE = "privilege"  # a B card (F5.3)


@dataclass(frozen=True, slots=True)
class Rolled:
    """`new`: the dice rolled now; `dice`: all to choose from (F4.2); `early`: by the Famille (F3.9)."""

    seat: Seat
    new: tuple[int, ...]
    dice: tuple[int, ...]
    early: bool


@dataclass(frozen=True, slots=True)
class RollStands:
    """The early roll stands in phase 4 (F3.9)."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FavourSkipped:
    """Phase 4 falls away at Caesar's Palace (F4.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FavourUsed:
    """A Favour card used with this die: what was given for it, the tokens taken; it turns face down (F4.3, F4.4)."""

    seat: Seat
    die: int
    favour: Favour
    given: int
    source: Source | None  # of an Eau
    tokens: int


@dataclass(frozen=True, slots=True)
class Advanced:
    """`steps` toward Caesar's Palace, now on `position`; `lost` steps led beyond it (F4.7)."""

    seat: Seat
    cause: Cause
    steps: int
    position: int
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Taxed:
    """The tax: 1 Argent, or without money one space back, to `position` (F4.5)."""

    seat: Seat
    die: int
    money: int  # paid: 1 or 0
    back: int  # spaces: 1 or 0
    position: int


@dataclass(frozen=True, slots=True)
class Untaxed:
    """All cards up to this die are face down: no move, no tax (F4.5)."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class FavourTurned:
    """Two players: the first player turns one more card face down (F4.8)."""

    seat: Seat
    favour: Favour


@dataclass(frozen=True, slots=True)
class FavourLeft:
    """Two players: the first player turns no card (F4.8)."""

    seat: Seat


# Privilège cards and Caesar's Palace (F5, F6.3)


@dataclass(frozen=True, slots=True)
class PalaceReached:
    """The first, second ... to reach Caesar's Palace (F6.3)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class PalaceBare:
    """No card is left beside Caesar's Palace for this player (F6.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """How many Privilège cards were drawn for how many tokens (F5.1, F6.3)."""

    seat: Seat
    count: int
    tokens: int


@dataclass(frozen=True, slots=True)
class PalaceLooked:
    """A player looks at the cards laid beside Caesar's Palace (F6.3)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """Private: the cards drawn, or those beside Caesar's Palace, to choose from (F5.1, F6.3)."""

    cards: tuple[Privilege, ...]


@dataclass(frozen=True, slots=True)
class CardGained:
    """Private: the one card that came to one's hand without a choice (F5.1, F6.3)."""

    card: Privilege


@dataclass(frozen=True, slots=True)
class Kept:
    """How many cards were kept; the others are discarded face up (F5.1)."""

    seat: Seat
    count: int
    discarded: tuple[Privilege, ...]


@dataclass(frozen=True, slots=True)
class PalaceKept:
    """One card kept; `left` lie face down beside Caesar's Palace (F6.3)."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The discards become a deck of `count` cards (F5.2)."""

    count: int


@dataclass(frozen=True, slots=True)
class RecruitPlayed:
    """A card: 1 Vestale or 1 Centurion (F5.3)."""

    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class GatherPlayed:
    """A card: its cubes, fewer if the stock had no more (F5.3, F1.4)."""

    seat: Seat
    card: Privilege
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class AdvancePlayed:
    """B card; the step follows (F5.3)."""

    seat: Seat


Event = (
    Seated | Dealt | Drafted | Locked | RoundBegan | TurnBegan | AqueductFilled | AqueductDry | Forced | RoundEnded | Ended | Executed
    | Skipped | Forwent | Took | Converted | Sold | Hired | DieGained | Married | GiftReceived | Built | MoneyTaken | Bribed
    | Exchanged | MightUsed | MightUnused | Rolled | RollStands | FavourSkipped | FavourUsed | Advanced | Taxed | Untaxed | FavourTurned
    | FavourLeft | PalaceReached | PalaceBare | Drew | PalaceLooked | CardsSeen | CardGained | Kept | PalaceKept | DeckShuffled
    | RecruitPlayed | GatherPlayed | AdvancePlayed
)  # fmt: skip
