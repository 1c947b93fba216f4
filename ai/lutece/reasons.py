"""What may decide a move in Lutèce."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.engine.codec import added
from rules.engine.foresight import Weighed
from rules.lutece.components import Bidder, Kind, Resource, Tile
from rules.lutece.standing import Fact


class Motive(Enum):
    """Each with what it is about, if anything.

    FORCED      there was no other legal move
    SEARCH      looking ahead favoured it, and by how much; no first impression did
    MAJORITY    a better place in the majority of a resource (Resource)
    PRESTIGE    the points of a Roman place, or more points for one already owned (Kind)
    INFLUENCE   the points of a violet card or a Legionary (Kind)
    GOLD        the gold that comes in: Income, gold on a card, a harvest
    COST        the cards cost less than most
    QUIET       fewer others seem to want the card than most (Tile)
    OUTBID      a bribe that others have to beat (Tile)
    BLUFF       gold on an Income card, which comes back (L2.4)
    AGREED      enough is offered, unless others offer more
    NO_MORE     nothing more will be offered, whatever the others do
    WIN_CARD    Legionaries can win a contested card (Kind)
    DENY        Legionaries can keep a card from the player who leads (Bidder)
    KEEP        a Legionary kept is worth 2 points at the end
    LEARN       what the Apprentice is best taught (Resource)
    SEALED      what both sealed bribes leave for the cards themselves (L2.11)
    """

    FORCED = "forced"
    SEARCH = "search"
    MAJORITY = "majority"
    PRESTIGE = "prestige"
    INFLUENCE = "influence"
    GOLD = "gold"
    COST = "cost"
    QUIET = "quiet"
    OUTBID = "outbid"
    BLUFF = "bluff"
    AGREED = "agreed"
    NO_MORE = "no more"
    WIN_CARD = "win card"
    DENY = "deny"
    KEEP = "keep"
    LEARN = "learn"
    SEALED = "sealed"


@dataclass(frozen=True, slots=True)
class Why:
    motive: Motive
    about: Resource | Kind | Tile | Bidder | None = None
    ahead: bool = False  # found by looking ahead: the first impression was another move
    fact: Fact | Weighed | None = added(None)  # what makes it true of the position
