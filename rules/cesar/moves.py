"""Everything a player of Caesar & Cleopatra can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.codec import added

from .components import Card, Group, Influence, Manipulation, Pile


@dataclass(frozen=True, slots=True)
class Stack:
    """Put this card next on one's Manipulation pile, the top first (C1.5)."""

    card: Manipulation


@dataclass(frozen=True, slots=True)
class Restack:
    """Take the Manipulation pile up again and order it anew, as long as the other is still at it (C1.5)."""

    RARE: ClassVar[bool] = True  # it waits behind the cards


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the first series face down, one card before each group (C1.7)."""

    senators: Influence
    praetors: Influence
    quaestors: Influence
    aediles: Influence
    censors: Influence


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay one Influence card face down (C2.2)."""

    card: Influence
    group: Group


@dataclass(frozen=True, slots=True)
class LayUp:
    """Lay one of two Influence cards face up (C2.2), or one of the last ones (C5.2)."""

    card: Influence
    group: Group


@dataclass(frozen=True, slots=True)
class Passive:
    """Stay passive: discard any number of cards, none included (C2.1)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Assassinate:
    """Discard a face-up Influence card of the enemy (C4.2)."""

    group: Group
    card: Influence


@dataclass(frozen=True, slots=True)
class Spy:
    """See the enemy's hand and discard one card of it (C4.3)."""


@dataclass(frozen=True, slots=True)
class Castle:
    """Take up one's cards of two groups and lay them anew, face down (C4.4)."""

    first: Group
    second: Group


@dataclass(frozen=True, slots=True)
class Courtesan:
    """Turn up the enemy's face-down cards of a group (C4.5)."""

    group: Group


@dataclass(frozen=True, slots=True)
class Wrath:
    """Discard all Influence of a group (C4.6)."""

    group: Group


@dataclass(frozen=True, slots=True)
class Finish:
    """Play no Manipulation after the Influence; on to the votes (C2.4)."""

    UNTOLD: ClassVar[bool] = True  # the public hears only of what follows
    CLOSES: ClassVar[bool] = True  # its button stands below all others; what is said together with it can be said without
    GOES_ON: ClassVar[bool] = True  # a vote of eight does not stop the draw that was said together with it


@dataclass(frozen=True, slots=True)
class Veto:
    """Cancel the Manipulation just announced (C4.7)."""


@dataclass(frozen=True, slots=True)
class LetPass:
    """Let the Manipulation take effect (C4.8)."""


@dataclass(frozen=True, slots=True)
class Banish:
    """Discard this card of the spied hand (C4.3)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Split:
    """Lay these of the cards taken up at the first group, the others at the second (C4.4)."""

    first: tuple[Influence, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw so many cards from a pile (C2.6, C4.3)."""

    pile: Pile
    count: int
    GOES_ON: ClassVar[bool] = True  # the cards it brings do not stop what was said together with it
    PARTS: ClassVar[bool] = True  # what is drawn of both piles is one choice, said in two moves


Move = (
    Stack | Restack | Place | LayDown | LayUp | Passive | Assassinate | Spy | Castle | Courtesan | Wrath
    | Finish | Veto | LetPass | Banish | Split | Draw
)  # fmt: skip
MOVES = (
    LayDown, LayUp, Assassinate, Spy, Castle, Courtesan, Wrath, Passive,
    Finish, Veto, LetPass, Banish, Split, Draw, Place, Stack, Restack,
)  # fmt: skip


# Standing orders. Those with `until` stand up to and with that turn, or to the end of the game when it is None


@dataclass(frozen=True, slots=True)
class VetoThese:
    """A standing order: veto these kinds of Manipulation (all, if none is named) aimed at these groups (anywhere, if none is) (C4.7)."""

    APART: ClassVar[tuple[str, ...]] = ("kinds", "groups")

    kinds: tuple[Manipulation, ...]
    groups: tuple[Group, ...]
    until: int | None


@dataclass(frozen=True, slots=True)
class LetAllPass:
    """A standing order: let everything pass, but these kinds of Manipulation and what is aimed at these groups (C4.8)."""

    until: int | None
    kinds: tuple[Manipulation, ...] = added(())
    groups: tuple[Group, ...] = added(())


@dataclass(frozen=True, slots=True)
class LetPassBut:
    """A standing order as it once was given: let everything pass but this kind of Manipulation, to the end of the game (C4.8)."""

    kind: Manipulation


@dataclass(frozen=True, slots=True)
class DrawFrom:
    """A standing order: after the enemy's Spy draw from this pile (C4.3)."""

    pile: Pile
    until: int | None


@dataclass(frozen=True, slots=True)
class Refill:
    """Said together with a Manipulation: what to draw at the end of this turn, whatever the other answers to it (C2.6)."""

    influence: int
    manipulation: int
    turn: int
    PLANNED: ClassVar[bool] = True  # it answers as soon as it is asked, whoever has answered before, and ends unheard of


Order = VetoThese | LetAllPass | LetPassBut | DrawFrom | Refill
ORDERS = (VetoThese, LetAllPass, LetPassBut, DrawFrom, Refill)
