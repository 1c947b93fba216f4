"""What happens at a table of Fortuna: what Action cards bring (F2-F4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Action, Building, Cube, Gift, Named, Person, Side


class Means(Named):
    """By what a card's action is executed."""

    TURN = "turn"  # phase 2 (F2.3)
    MIGHT = "might"  # phase 3 (F4.1)
    BRIBE = "bribe"  # Bribery B (F3.11)


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
    """Water turned into another cube, one for one (F3.2, F3.3)."""

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
    """Centurions or Vestals bought (F3.6, F3.7)."""

    seat: Seat
    person: Person
    count: int
    cost: int


@dataclass(frozen=True, slots=True)
class DieGained:
    """A Vestal given for a die; `dice`: how many there are now (F3.8)."""

    seat: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class Married:
    """For 3 coins (F3.9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiftReceived:
    """What the Family of a married player brings, and how much (F3.9)."""

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
    """Bribery A (F3.11)."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class Bribed:
    """Bribery B: 1 coin paid to the owner of a side, or to the stock; above 20 it is `lost` (F3.11)."""

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
