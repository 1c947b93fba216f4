"""Why a move is refused, each with the paragraph that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite

from .components import Card, Group, Influence, Manipulation, Pile
from .paragraphs import C1_5, C1_7, C2_1, C2_2, C2_3, C2_4, C2_6, C4_2, C4_3, C4_4, C4_7, C4_9


@dataclass(frozen=True, slots=True)
class NotInHand:
    card: Card

    @property
    def cite(self) -> Cite:
        return C2_4 if isinstance(self.card, Manipulation) else C2_2


@dataclass(frozen=True, slots=True)
class DiscardNotInHand:
    """A passive player discards only what is in the hand."""

    card: Card
    cite: ClassVar[Cite] = C2_1


@dataclass(frozen=True, slots=True)
class GroupClosed:
    """The last patrician of this group is taken."""

    group: Group
    cite: ClassVar[Cite] = C2_3


@dataclass(frozen=True, slots=True)
class OwnLimit:
    """Five own cards before a group at most."""

    group: Group
    cite: ClassVar[Cite] = C2_3


@dataclass(frozen=True, slots=True)
class BothLimit:
    """Eight cards of both sides before a group at most."""

    group: Group
    cite: ClassVar[Cite] = C2_3


@dataclass(frozen=True, slots=True)
class OnlyPassiveLeft:
    """No Influence in hand or no place for it."""

    cite: ClassVar[Cite] = C2_3


@dataclass(frozen=True, slots=True)
class TwoFaceUp:
    """Face up are always two cards: with one card or one place only, it is laid face down."""

    cite: ClassVar[Cite] = C2_2


@dataclass(frozen=True, slots=True)
class SecondFaceUp:
    """Who has laid one card face up lays the second one face up too."""

    cite: ClassVar[Cite] = C2_2


@dataclass(frozen=True, slots=True)
class ActiveLays:
    """Who has played a Manipulation is active and must lay Influence."""

    cite: ClassVar[Cite] = C2_2


@dataclass(frozen=True, slots=True)
class NothingLaid:
    """An active turn is not finished before its Influence is laid."""

    cite: ClassVar[Cite] = C2_2


@dataclass(frozen=True, slots=True)
class EnoughLaid:
    """One card face down or two face up, and no other."""

    cite: ClassVar[Cite] = C2_2


@dataclass(frozen=True, slots=True)
class TurnIsActive:
    """Who is active cannot be passive as well."""

    cite: ClassVar[Cite] = C2_1


@dataclass(frozen=True, slots=True)
class TurnIsPassive:
    """A passive turn is discarding, then refilling, and nothing else."""

    cite: ClassVar[Cite] = C2_1


@dataclass(frozen=True, slots=True)
class BeforeTheRefill:
    """A Manipulation comes before the votes and the refill."""

    cite: ClassVar[Cite] = C2_4


@dataclass(frozen=True, slots=True)
class InOwnTurn:
    """A Manipulation is played in one's own turn."""

    cite: ClassVar[Cite] = C2_4


@dataclass(frozen=True, slots=True)
class BetweenTwoCards:
    """No Manipulation between the two face-up cards."""

    cite: ClassVar[Cite] = C2_4


@dataclass(frozen=True, slots=True)
class OneManipulation:
    """One Manipulation a turn, vetoed or not."""

    cite: ClassVar[Cite] = C2_4


@dataclass(frozen=True, slots=True)
class VetoAnswers:
    """The Veto only answers an enemy Manipulation."""

    cite: ClassVar[Cite] = C4_7


@dataclass(frozen=True, slots=True)
class NoVetoInHand:
    cite: ClassVar[Cite] = C4_7


@dataclass(frozen=True, slots=True)
class NotFaceUp:
    """The Assassination needs this card face up before this group."""

    group: Group
    card: Influence
    cite: ClassVar[Cite] = C4_2


@dataclass(frozen=True, slots=True)
class NoTarget:
    """A Manipulation without a legal target cannot be played."""

    trick: Manipulation
    group: Group | None = None
    cite: ClassVar[Cite] = C4_9


@dataclass(frozen=True, slots=True)
class SameGroup:
    """The Castling needs two different groups."""

    cite: ClassVar[Cite] = C4_4


@dataclass(frozen=True, slots=True)
class CastlingClosed:
    """The Castling cannot use an exhausted group."""

    group: Group
    cite: ClassVar[Cite] = C4_4


@dataclass(frozen=True, slots=True)
class NotTakenUp:
    """The split uses a card that was not taken up."""

    card: Influence
    cite: ClassVar[Cite] = C4_4


@dataclass(frozen=True, slots=True)
class SplitTooMany:
    """The new split breaks the limits of C2.3 at this group."""

    group: Group
    room: int
    cite: ClassVar[Cite] = C2_3


@dataclass(frozen=True, slots=True)
class NotInEnemyHand:
    card: Card
    cite: ClassVar[Cite] = C4_3


@dataclass(frozen=True, slots=True)
class PileEmpty:
    pile: Pile
    cite: ClassVar[Cite] = C2_6


@dataclass(frozen=True, slots=True)
class WrongCount:
    """Draw at least one card and at most so many; the spy's victim draws one (C4.3)."""

    most: int
    cite: Cite = C2_6


@dataclass(frozen=True, slots=True)
class SeriesOnce:
    """Each card of the first series goes to one group."""

    cite: ClassVar[Cite] = C1_7


@dataclass(frozen=True, slots=True)
class AllStacked:
    """No copy of this card is left to put on the pile, or the pile is done."""

    card: Manipulation
    cite: ClassVar[Cite] = C1_5


@dataclass(frozen=True, slots=True)
class NothingStacked:
    """There is nothing to take up again."""

    cite: ClassVar[Cite] = C1_5


Reason = (
    NotInHand | DiscardNotInHand | GroupClosed | OwnLimit | BothLimit | OnlyPassiveLeft | TwoFaceUp
    | SecondFaceUp | ActiveLays | NothingLaid | EnoughLaid | TurnIsActive | TurnIsPassive | BeforeTheRefill | InOwnTurn
    | BetweenTwoCards | OneManipulation | VetoAnswers | NoVetoInHand | NotFaceUp | NoTarget | SameGroup | CastlingClosed
    | NotTakenUp | SplitTooMany | NotInEnemyHand | PileEmpty | WrongCount | SeriesOnce | AllStacked | NothingStacked
)  # fmt: skip
