"""What may decide a move in Lutèce."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.lutece.cards import Kind, Resource
from rules.lutece.table import Bidder, Tile


class Motive(Enum):
    """Each with what it is about, if anything.

    FORCED      there was no other legal move
    SEARCH      looking ahead favoured it; no first impression did
    MAJORITY    a better place in the majority of a resource (Resource)
    PRESTIGE    the points of a Roman place, or more points for one already owned (Kind)
    INFLUENCE   the points of a violet card or a Légionnaire (Kind)
    GOLD        the gold that comes in: Revenus, gold on a card, a harvest
    COST        what the cards cost
    TOO_DEAR    the purse would not reach, and the card would be lost (Tile)
    QUIET       few others seem to want the card (Tile)
    OUTBID      a bribe that others have to beat (Tile)
    THRIFT      gold on the card would probably be spent for nothing
    AGREED      enough is offered, unless others offer more
    NO_MORE     nothing more will be offered, whatever the others do
    WIN_CARD    Légionnaires win a contested card (Kind)
    DENY        Légionnaires keep a card from another player (Bidder)
    KEEP        a Légionnaire kept is worth 2 points at the end
    LEARN       what the Apprenti is best taught (Resource)
    """

    FORCED = "forced"
    SEARCH = "search"
    MAJORITY = "majority"
    PRESTIGE = "prestige"
    INFLUENCE = "influence"
    GOLD = "gold"
    COST = "cost"
    TOO_DEAR = "too dear"
    QUIET = "quiet"
    OUTBID = "outbid"
    THRIFT = "thrift"
    AGREED = "agreed"
    NO_MORE = "no more"
    WIN_CARD = "win card"
    DENY = "deny"
    KEEP = "keep"
    LEARN = "learn"


@dataclass(frozen=True, slots=True)
class Why:
    motive: Motive
    about: Resource | Kind | Tile | Bidder | None = None
    ahead: bool = False  # found by looking ahead: the first impression was another move
