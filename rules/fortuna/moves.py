"""Everything a player of Fortuna can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .components import Action, Building, Cube, Favour, Gift, Person, Privilege, Source


@dataclass(frozen=True, slots=True)
class Draft:
    """Experts: pick this Action card (F1.10)."""

    card: Action


@dataclass(frozen=True, slots=True)
class Lock:
    """Turn this Action card face down before the first round (F1.11)."""

    card: Action


@dataclass(frozen=True, slots=True)
class Execute:
    """Choose this Action card and execute it (F2.3)."""

    card: Action


@dataclass(frozen=True, slots=True)
class Skip:
    """Choose this Action card without executing it (F2.3)."""

    card: Action
    RARE: ClassVar[bool] = True  # it waits behind the cards to execute


@dataclass(frozen=True, slots=True)
class Convert:
    """Turn this much Water of the reservoir, with or without that of the Aqueduct, into the cube harvested (F3.2, F3.3)."""

    reservoir: int
    aqueduct: bool


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell this many (F3.4, F3.5)."""

    count: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy this many Centurions or Vestals (F3.6, F3.7)."""

    count: int


@dataclass(frozen=True, slots=True)
class RollEarly:
    """Family: roll the dice before choosing (F3.9)."""


@dataclass(frozen=True, slots=True)
class Receive:
    """Family: what to receive (F3.9)."""

    gift: Gift


@dataclass(frozen=True, slots=True)
class Build:
    """Construction (F3.10)."""

    building: Building


@dataclass(frozen=True, slots=True)
class TakeMoney:
    """Bribery A: 2 coins (F3.11)."""


@dataclass(frozen=True, slots=True)
class Bribe:
    """Bribery B: pay 1 coin and execute this card of another side (F3.11)."""

    card: Action


@dataclass(frozen=True, slots=True)
class Forgo:
    """Give up an action that can do nothing any more (F2.5)."""

    RARE: ClassVar[bool] = True  # nobody wants it while the action can do something


@dataclass(frozen=True, slots=True)
class Exchange:
    """Take this face-up Action card of another side for the one chosen (F2.4)."""

    card: Action


@dataclass(frozen=True, slots=True)
class Command:
    """Military power: give a Centurion and execute this card of one's side (F4.1)."""

    card: Action


@dataclass(frozen=True, slots=True)
class Pass:
    """No military power (F4.1); no Favour card turned down (F4.8)."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the dice (F4.2)."""


@dataclass(frozen=True, slots=True)
class GiveWater:
    """Favour 1: give a Water (F4.3)."""

    source: Source
    GOES_ON: ClassVar[bool] = True  # a Privilege card it brings does not stop what was said together with it


@dataclass(frozen=True, slots=True)
class Give:
    """Favours 2-4: give this many Wine, Wheat or Centurions (F4.3)."""

    favour: Favour
    count: int
    GOES_ON: ClassVar[bool] = True  # a Privilege card it brings does not stop what was said together with it


@dataclass(frozen=True, slots=True)
class Claim:
    """Favours 5 and 6: nothing is given (F4.3)."""

    favour: Favour
    GOES_ON: ClassVar[bool] = True  # a Privilege card it brings does not stop what was said together with it


@dataclass(frozen=True, slots=True)
class Decline:
    """Choose this die and use no Favour: the tax, or nothing if all cards up to it are face down (F4.5)."""

    die: int


@dataclass(frozen=True, slots=True)
class TurnDown:
    """Two players: turn this Favour card face down (F4.8)."""

    favour: Favour


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of the cards drawn (F5.1, F6.3)."""

    cards: tuple[Privilege, ...]


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Play no further card (F5.5)."""

    UNTOLD: ClassVar[bool] = True  # the public hears only of what follows
    CLOSES: ClassVar[bool] = True  # its button stands below all others; what is said together with it can be said without


@dataclass(frozen=True, slots=True)
class Recruit:
    """Play the Privilege card "1 Vestal or 1 Centurion" (F5.3)."""

    person: Person


@dataclass(frozen=True, slots=True)
class Gather:
    """Play a Privilege card that gives its own cube and one of choice (F5.3)."""

    card: Privilege
    cube: Cube


@dataclass(frozen=True, slots=True)
class Advance:
    """Play the Privilege card "advance 1" (F5.3)."""


Move = (
    Draft | Lock | Execute | Skip | Convert | Sell | Buy | RollEarly | Receive | Build | TakeMoney | Bribe | Forgo
    | Exchange | Command | Pass | Roll | GiveWater | Give | Claim | Decline | TurnDown | Keep | EndTurn
    | Recruit | Gather | Advance
)  # fmt: skip
MOVES = (
    Execute, Skip, Convert, Sell, Buy, RollEarly, Receive, Build, TakeMoney, Bribe, Forgo, Exchange, Command, Roll,
    GiveWater, Give, Claim, Decline, TurnDown, Keep, Recruit, Gather, Advance, Pass, EndTurn, Draft, Lock,
)  # fmt: skip


# Standing orders for one's own turns, so AT_ONCE: they go on in the same breath as their owner's press.
# Those with `until` stand up to and with that round, or to the end of the game when it is None


@dataclass(frozen=True, slots=True)
class NoPrivilege:
    """A standing order as it once was given: no Privilege card in one's turn of this round (F5.6)."""

    AT_ONCE: ClassVar[bool] = True

    round: int


@dataclass(frozen=True, slots=True)
class KeepPrivileges:
    """A standing order: no Privilege card; at the `last` point of a turn one is asked all the same, if so wished (F5.6)."""

    AT_ONCE: ClassVar[bool] = True

    until: int | None
    last: bool


@dataclass(frozen=True, slots=True)
class ConvertAlways:
    """A standing order: turn all Water into what is harvested, or none (F3.2, F3.3)."""

    AT_ONCE: ClassVar[bool] = True

    everything: bool
    until: int | None


@dataclass(frozen=True, slots=True)
class NoEarlyRoll:
    """A standing order: take this gift of the Family, and do not roll before (F3.9)."""

    AT_ONCE: ClassVar[bool] = True

    gift: Gift
    until: int | None


Order = NoPrivilege | KeepPrivileges | ConvertAlways | NoEarlyRoll
ORDERS = (ConvertAlways, NoEarlyRoll, NoPrivilege, KeepPrivileges)
