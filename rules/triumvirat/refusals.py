"""Why a move is refused, each with the paragraph that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite, Refused, Seat

from .components import Competence, Good, Kind, Province, Section
from .paragraphs import T1_3, T2_4, T3_1, T3_2, T3_4, T3_5, T3_6, T5_1, T5_2, T5_3


@dataclass(frozen=True, slots=True)
class MovementOver:
    """Phase II has ended: nobody marches, loads or is put to work any more this turn."""

    cite: ClassVar[Cite] = T3_6


@dataclass(frozen=True, slots=True)
class MovementFirst:
    """Actions come when the player has ended phase II."""

    cite: ClassVar[Cite] = T3_6


@dataclass(frozen=True, slots=True)
class NotInPlay:
    """Two players leave this province out."""

    province: Province
    cite: ClassVar[Cite] = T1_3


@dataclass(frozen=True, slots=True)
class NotYours:
    """Only an own province will do."""

    province: Province
    owner: Seat
    cite: Cite


@dataclass(frozen=True, slots=True)
class NothingDue:
    """This province, or Rome when None, has nothing more of this good to choose: it supplies none, all is taken, or there is enough."""

    good: Good
    province: Province | None
    cite: ClassVar[Cite] = T2_4


@dataclass(frozen=True, slots=True)
class NoPointsLeft:
    """All movement points are spent: nobody travels any more."""

    cite: ClassVar[Cite] = T3_1


@dataclass(frozen=True, slots=True)
class NotSoManyLegions:
    """Between none and those that stand here can go along."""

    asked: int
    here: int
    cite: ClassVar[Cite] = T3_1


@dataclass(frozen=True, slots=True)
class NotSoManyServants:
    """Between none and those that are here can go along."""

    asked: int
    here: int
    cite: ClassVar[Cite] = T3_1


@dataclass(frozen=True, slots=True)
class AlreadyLoaded:
    """As many as that go along already."""

    count: int
    cite: ClassVar[Cite] = T3_1


@dataclass(frozen=True, slots=True)
class AlreadyThere:
    """The triumvir stands in this province."""

    province: Province
    cite: ClassVar[Cite] = T3_1


@dataclass(frozen=True, slots=True)
class TooFar:
    """The way costs more points than are left; so much without legions."""

    to: Province
    cost: int
    alone: int
    points: int
    cite: ClassVar[Cite] = T3_2


@dataclass(frozen=True, slots=True)
class NoLegions:
    """An enemy province is entered only with a legion."""

    province: Province
    owner: Seat
    cite: ClassVar[Cite] = T3_5


@dataclass(frozen=True, slots=True)
class LastProvince:
    """A player with one province cannot be attacked."""

    province: Province
    owner: Seat
    cite: ClassVar[Cite] = T3_5


@dataclass(frozen=True, slots=True)
class NoServant:
    """No civil servant is here."""

    province: Province
    cite: ClassVar[Cite] = T3_4


@dataclass(frozen=True, slots=True)
class AlreadyWorks:
    """One civil servant works here; a second one would be idle."""

    province: Province
    cite: ClassVar[Cite] = T3_4


@dataclass(frozen=True, slots=True)
class NobodyWorks:
    """No civil servant works here."""

    province: Province
    cite: ClassVar[Cite] = T3_4


@dataclass(frozen=True, slots=True)
class CannotPay:
    """The action costs more than the treasury holds; `extra` is for not leading."""

    cost: int
    extra: int
    treasury: int

    @property
    def cite(self) -> Cite:
        """Only who could pay the action itself fails for not leading."""
        return T5_3 if self.cost - self.extra <= self.treasury else T5_1


@dataclass(frozen=True, slots=True)
class WrongProvince:
    """The province of the triumvir does not allow this action."""

    province: Province
    kind: Kind
    cite: ClassVar[Cite] = T5_2


@dataclass(frozen=True, slots=True)
class NoWeapons:
    """All weapons of the player are in the bag."""

    cite: ClassVar[Cite] = T5_2


@dataclass(frozen=True, slots=True)
class NoCitizens:
    """Nobody to persuade in this section."""

    section: Section
    cite: ClassVar[Cite] = T5_2


@dataclass(frozen=True, slots=True)
class OwnCitizens:
    """One's own citizens need no persuading."""

    cite: ClassVar[Cite] = T5_2


@dataclass(frozen=True, slots=True)
class TopReached:
    """A marker on VII cannot rise."""

    competence: Competence
    cite: ClassVar[Cite] = T5_3


Reason = (
    MovementOver | MovementFirst
    | NotInPlay | NotYours | NothingDue | NoPointsLeft | NotSoManyLegions | NotSoManyServants | AlreadyLoaded
    | AlreadyThere | TooFar | NoLegions | LastProvince | NoServant | AlreadyWorks | NobodyWorks | CannotPay | WrongProvince
    | NoWeapons | NoCitizens | OwnCitizens | TopReached
)  # fmt: skip


def demand_own(owners: Sequence[Seat | None], seat: Seat, province: Province, cite: Cite) -> None:
    """Refuse a province that is not one's own."""
    owner = owners[province]
    if owner is None:
        raise Refused(NotInPlay(province))
    if owner != seat:
        raise Refused(NotYours(province, owner, cite))
