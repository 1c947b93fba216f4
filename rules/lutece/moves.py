"""Everything a player of Lutèce can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.codec import added

from .components import Action, Bidder, Resource, Side, Tile


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
class Close:
    """The house ends the bribes: nobody has raised for as long as the table wanted to wait (L2.10)."""

    HOUSE: ClassVar[bool] = True  # no player says this


@dataclass(frozen=True, slots=True)
class Bribe:
    """Name both bribes at once and in secret, in the variant with sealed bribes (L2.11)."""

    left: int
    right: int


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Remove one of one's Legionaries from the game: 2 more for this bidder's bribe (L4.1)."""

    bidder: Bidder


@dataclass(frozen=True, slots=True)
class HoldBack:
    """Use no Legionary, or none more (L4.1)."""


@dataclass(frozen=True, slots=True)
class Attach:
    """Attach the Apprentice to a character that gives this resource (L3.2)."""

    resource: Resource


Move = Choose | Raise | Ready | Firm | Withdraw | Close | Bribe | Reinforce | HoldBack | Attach
MOVES = (Choose, Raise, Ready, Firm, Withdraw, Close, Bribe, Reinforce, HoldBack, Attach)


# Standing orders. Those with `until` stand up to and with that round, or to the end of the game when it is None


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """A standing order: go on raising this bribe, by `step`, up to `limit` gold, while a bribe of another is as high (L2.3)."""

    APART: ClassVar[tuple[str, ...]] = ("side",)

    side: Side
    limit: int
    step: int
    until: int


@dataclass(frozen=True, slots=True)
class ReadyAgain:
    """A standing order: be ready again after raises of others, unless a bribe of theirs is over so much gold (L2.9)."""

    over: int | None
    until: int | None


@dataclass(frozen=True, slots=True)
class BribeAhead:
    """A standing order: name these bribes when they are asked for, in the variant with sealed bribes (L2.11)."""

    left: int
    right: int
    until: int


@dataclass(frozen=True, slots=True)
class SendLegionnaires:
    """A standing order: on the cards of these tiles, if they cost as much as `dear`, use up to `most` Legionaries for oneself, if that
    wins the card (L4.1)."""

    APART: ClassVar[tuple[str, ...]] = ("tiles", "dear")

    tiles: tuple[Tile, ...]
    most: int
    until: int
    dear: int | None = added(None)


@dataclass(frozen=True, slots=True)
class KeepLegionnaires:
    """A standing order: use no Legionary, but on these tiles and on cards that cost as much as `dear` or more (L4.1)."""

    until: int | None
    tiles: tuple[Tile, ...] = added(())
    dear: int | None = added(None)


Order = RaiseTo | ReadyAgain | BribeAhead | SendLegionnaires | KeepLegionnaires
ORDERS = (RaiseTo, ReadyAgain, BribeAhead, SendLegionnaires, KeepLegionnaires)
