"""Everything a player of The End of the Triumvirate can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.codec import added

from .components import Competence, Good, Province, RomeForm, Section


@dataclass(frozen=True, slots=True)
class CallRome:
    """Name the form of Rome's supply (T2.3)."""

    form: RomeForm


@dataclass(frozen=True, slots=True)
class Take:
    """Take one piece of what a province supplies while the stock is short (T2.4)."""

    good: Good
    province: Province


@dataclass(frozen=True, slots=True)
class TakeFromRome:
    """Take one piece of Rome's supply while the stock is short (T2.4)."""

    good: Good


@dataclass(frozen=True, slots=True)
class PlaceLegion:
    """Place one of Rome's legions in an own province (T2.3)."""

    province: Province


@dataclass(frozen=True, slots=True)
class Load:
    """How many of the legions here go along when the triumvir leaves; the others stay (T3.1)."""

    legions: int
    RARE: ClassVar[bool] = True  # it waits behind the marches


@dataclass(frozen=True, slots=True)
class Escort:
    """How many of the civil servants here go along when the triumvir leaves; of the others one works (T3.1, T3.4)."""

    servants: int
    RARE: ClassVar[bool] = True  # it waits behind the marches


@dataclass(frozen=True, slots=True)
class Install:
    """A civil servant works where the triumvir stands (T3.4)."""

    RARE: ClassVar[bool] = True  # it waits behind the marches


@dataclass(frozen=True, slots=True)
class Recall:
    """The civil servant at work where the triumvir stands joins the party (T3.4)."""

    RARE: ClassVar[bool] = True  # it waits behind the marches


@dataclass(frozen=True, slots=True)
class March:
    """Go to a province: over the border or arrow if it adjoins, else by the shortest crossing; an enemy's is attacked
    (T3.1, T3.2, T3.5)."""

    to: Province


@dataclass(frozen=True, slots=True)
class EndMovement:
    """Phase II is over (T3.6)."""

    CLOSES: ClassVar[bool] = True  # its button stands below all others


@dataclass(frozen=True, slots=True)
class Flee:
    """The triumvir driven out escapes to this own province (T4.5)."""

    province: Province


@dataclass(frozen=True, slots=True)
class Raise:
    """Raise a competence by 1: an action (T5.2) or Compensation II (T4.6)."""

    competence: Competence


@dataclass(frozen=True, slots=True)
class Decline:
    """Raise nothing with Compensation II (T4.6)."""


@dataclass(frozen=True, slots=True)
class Persuade:
    """A citizen out of Alii to one's own section, or out of another's section to Alii (T5.2)."""

    section: Section


@dataclass(frozen=True, slots=True)
class Produce:
    """Two own weapons into the bag, or the last one (T5.2)."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """No more actions (T5.1)."""

    CLOSES: ClassVar[bool] = True  # its button stands below all others


@dataclass(frozen=True, slots=True)
class Appoint:
    """The new consul places a civil servant in an own province (T6.4)."""

    province: Province


Move = (
    CallRome | Take | TakeFromRome | PlaceLegion | Load | Escort | Install | Recall | March | EndMovement
    | Flee | Raise | Decline | Persuade | Produce | EndTurn | Appoint
)  # fmt: skip
MOVES = (
    March, Load, Escort, Install, Recall, EndMovement,
    Raise, Persuade, Produce, EndTurn,
    CallRome, PlaceLegion, Take, TakeFromRome,
    Flee, Decline, Appoint,
)  # fmt: skip


# Standing orders. Those with `until` stand up to and with that turn, or to the end of the game when it is None


@dataclass(frozen=True, slots=True)
class CompensateWith:
    """A standing order: with Compensation II always raise this competence (T4.6)."""

    competence: Competence


@dataclass(frozen=True, slots=True)
class SupplyAlways:
    """A standing order: the same form of Rome's supply every turn, and its legions to the same province, if one is named (T2.3)."""

    form: RomeForm
    province: Province | None
    until: int | None = added(None)


@dataclass(frozen=True, slots=True)
class EndAfter:
    """A standing order: end one's turn after so many actions (T5.1)."""

    AT_ONCE: ClassVar[bool] = True  # it goes on with its owner's own turn, in the same breath as their press

    actions: int
    until: int | None = added(None)


Order = CompensateWith | SupplyAlways | EndAfter
ORDERS = (CompensateWith, SupplyAlways, EndAfter)
