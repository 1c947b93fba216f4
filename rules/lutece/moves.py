"""Everything a player of Lutèce can say."""

from __future__ import annotations

from dataclasses import dataclass

from .components import Action, Bidder, Resource, Side


@dataclass(frozen=True, slots=True)
class Choose:
    """Lay two Action cards face down, one left and one right (L2.2)."""

    left: Action
    right: Action


@dataclass(frozen=True, slots=True)
class Raise:
    """Add gold to the bribe on one's left or right card (L2.3)."""

    side: Side
    gold: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Agree to end the bribes; a raise of another player takes the flag away (L2.9)."""


@dataclass(frozen=True, slots=True)
class Firm:
    """Agree to end the bribes whatever the others raise (L2.9)."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Agree no longer (L2.9)."""


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Remove one of one's Légionnaires from the game: 2 more for this bidder's bribe (L4.1)."""

    bidder: Bidder


@dataclass(frozen=True, slots=True)
class HoldBack:
    """Use no Légionnaire, or none more (L4.1)."""


@dataclass(frozen=True, slots=True)
class Attach:
    """Attach the Apprenti to a character that gives this resource (L3.2)."""

    resource: Resource


Move = Choose | Raise | Ready | Firm | Withdraw | Reinforce | HoldBack | Attach
MOVES = (Choose, Raise, Ready, Firm, Withdraw, Reinforce, HoldBack, Attach)


@dataclass(frozen=True, slots=True)
class KeepLegionnaires:
    """A standing order: use no Légionnaire, up to and with the round `until`, or to the end of the game when None (L4.1)."""

    until: int | None


Order = KeepLegionnaires
ORDERS = (KeepLegionnaires,)
