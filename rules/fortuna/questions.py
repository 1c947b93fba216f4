"""What a player of Fortuna is asked. The asks are the stack `table.tasks`: the top one stands open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, assert_never

from rules.engine.model import Cite, Seat

from . import paragraphs as p
from .components import Action, Cube, Person, Privilege


@dataclass(frozen=True, slots=True)
class DraftCard:
    """Experts: pick one of the Action cards that are left (F1.10)."""

    seat: Seat
    cite: ClassVar[Cite] = p.F1_10


@dataclass(frozen=True, slots=True)
class LockCards:
    """All at once: which of one's three Action cards to turn face down (F1.11)."""

    cite: ClassVar[Cite] = p.F1_11


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """Phase 2: one of one's three Action cards, executed or not (F2.3)."""

    cite: ClassVar[Cite] = p.F2_3


@dataclass(frozen=True, slots=True)
class ConvertWater:
    """Harvest, Grape Harvest: how much Water to turn into this cube, and from where (F3.2, F3.3)."""

    into: Cube

    @property
    def cite(self) -> Cite:
        return p.F3_2 if self.into is Cube.WHEAT else p.F3_3


@dataclass(frozen=True, slots=True)
class SellGoods:
    """Commerce: how many to sell, at this price each (F3.4, F3.5)."""

    cube: Cube
    price: int

    @property
    def cite(self) -> Cite:
        return p.F3_4 if self.cube is Cube.WHEAT else p.F3_5


@dataclass(frozen=True, slots=True)
class HirePeople:
    """Hire Centurions, Hire Vestals: how many to buy (F3.6, F3.7)."""

    person: Person

    @property
    def cite(self) -> Cite:
        return p.F3_6 if self.person is Person.CENTURION else p.F3_7


@dataclass(frozen=True, slots=True)
class ChooseGift:
    """Family of a married player: what to receive; `roll`: the dice may be rolled first (F3.9)."""

    roll: bool
    cite: ClassVar[Cite] = p.F3_9


@dataclass(frozen=True, slots=True)
class ChooseBuilding:
    """Construction: what to build (F3.10)."""

    cite: ClassVar[Cite] = p.F3_10


@dataclass(frozen=True, slots=True)
class ChooseBribe:
    """Bribery: 2 coins, or a card of another side to execute (F3.11)."""

    cite: ClassVar[Cite] = p.F3_11


@dataclass(frozen=True, slots=True)
class ExchangeCard:
    """Phase 2: what to take in exchange for this card (F2.4)."""

    card: Action
    cite: ClassVar[Cite] = p.F2_4


@dataclass(frozen=True, slots=True)
class UseMight:
    """Phase 3: give a Centurion to execute a second card, or not (F4.1)."""

    cite: ClassVar[Cite] = p.F4_1


@dataclass(frozen=True, slots=True)
class RollDice:
    """Phase 4: before the roll (F4.2)."""

    cite: ClassVar[Cite] = p.F4_2


@dataclass(frozen=True, slots=True)
class ChooseFavour:
    """Phase 4: which Favour to use with one of these dice, or none (F4.2)."""

    dice: tuple[int, ...]
    cite: ClassVar[Cite] = p.F4_2


@dataclass(frozen=True, slots=True)
class TurnFavour:
    """Two players: one more Favour card to turn face down, or none (F4.8)."""

    cite: ClassVar[Cite] = p.F4_8


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Phase 5: the tokens become cards. Nobody is asked (F5.1)."""

    cite: ClassVar[Cite] = p.F5_1


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Phase 5: which of the cards `drawn` to keep, at `most` this many (F5.1)."""

    drawn: int
    most: int
    cite: ClassVar[Cite] = p.F5_1


@dataclass(frozen=True, slots=True)
class KeepPalace:
    """At Caesar's Palace: which one of the cards `drawn` to keep (F6.3)."""

    drawn: int
    cite: ClassVar[Cite] = p.F6_3


@dataclass(frozen=True, slots=True)
class FinishTurn:
    """The last point of a turn (F5.5)."""

    cite: ClassVar[Cite] = p.F5_5


Ask = (
    DraftCard | LockCards | ChooseCard | ConvertWater | SellGoods | HirePeople | ChooseGift | ChooseBuilding | ChooseBribe
    | ExchangeCard | UseMight | RollDice | ChooseFavour | TurnFavour | DrawCards | KeepCards | KeepPalace | FinishTurn
)  # fmt: skip


def looked_at(ask: Ask, drawn: tuple[Privilege, ...]) -> tuple[Privilege, ...]:
    """The cards this question is about: of all drawn and not yet chosen from, the newest.

    Who reaches Caesar's Palace by a B card before choosing from the draw of phase 5 chooses there first (F5.5, F6.3).
    """
    return drawn[-ask.drawn :] if isinstance(ask, (KeepCards, KeepPalace)) else ()


def action_of(ask: Ask) -> Action | None:
    """The action whose details are asked for, if they are."""
    match ask:
        case ConvertWater(into):
            return Action.HARVEST if into is Cube.WHEAT else Action.VINTAGE
        case SellGoods(cube):
            return Action.WHEAT_TRADE if cube is Cube.WHEAT else Action.WINE_TRADE
        case HirePeople(person):
            return Action.CENTURIONS if person is Person.CENTURION else Action.VESTALS
        case ChooseGift():
            return Action.FAMILY
        case ChooseBuilding():
            return Action.CONSTRUCTION
        case ChooseBribe():
            return Action.CORRUPTION
        case (
            DraftCard() | LockCards() | ChooseCard() | ExchangeCard() | UseMight() | RollDice() | ChooseFavour() | TurnFavour()
            | DrawCards() | KeepCards() | KeepPalace() | FinishTurn()
        ):  # fmt: skip
            return None
        case _:
            assert_never(ask)
