"""What the words of both languages look up at a table of Lutèce. No sentences here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.engine.model import Seat
from rules.lutece.cards import Card, Kind, Resource
from rules.lutece.majority import units
from rules.lutece.moves import Firm, Move, Raise, Ready, Withdraw
from rules.lutece.preview import Outlook
from rules.lutece.table import (
    Action,
    AttachApprentice,
    Bid,
    ChooseOptions,
    Flag,
    Offer,
    Pair,
    Player,
    RaiseBribes,
    Side,
    Table,
    Tile,
    UseLegionnaires,
    action_hand,
)

LIVE: tuple[Move, ...] = (*(Raise(side, gold) for side in Side for gold in (1, 3)), Ready(), Firm(), Withdraw())  # public buttons


def families(cards: Iterable[Card]) -> list[tuple[Kind, list[Card]]]:
    """The cards by kind, in the order of the box, each kind by Talent."""
    found: dict[Kind, list[Card]] = {kind: [] for kind in Kind}
    for card in sorted(cards, key=lambda card: card.talent):
        found[card.kind].append(card)
    return [(kind, some) for kind, some in found.items() if some]


def offers(table: Table) -> list[tuple[Tile, Offer | None]]:
    """What lies under each tile."""
    return list(zip(table.tiles, table.offers, strict=True))


def awaited(table: Table) -> tuple[Seat, ...]:
    """Whom the table waits for, as far as everyone sees: who has chosen already is not on it."""
    match table.ask:
        case ChooseOptions():
            return tuple(range(table.seats))
        case RaiseBribes():
            return tuple(seat for seat, bribes in enumerate(table.bribes) if bribes.flag is Flag.OPEN)
        case UseLegionnaires(seat=seat) | AttachApprentice(seat=seat):
            return (seat,)
        case None:
            return ()


def stores(player: Player) -> list[tuple[Resource, int]]:
    """The resources a player controls."""
    return [(resource, count) for resource in Resource if (count := units(player, resource))]


def lessons(player: Player) -> list[tuple[Resource | None, int]]:
    """How many Apprentis give each resource; None: they wait."""
    return list(Counter(apprentice.resource for apprentice in player.apprentices).items())


def staked(table: Table, seat: Seat) -> tuple[int, int]:
    """The gold on a player's two cards, left and right."""
    return table.bribes[seat].left, table.bribes[seat].right


def pending(table: Table, seat: Seat) -> list[tuple[Action, int]]:
    """A player's revealed cards and the gold still on them."""
    return list(zip(table.revealed[seat], staked(table, seat), strict=True)) if table.revealed else []


def remaining(table: Table, pair: Pair | None) -> list[Action]:
    """The Action cards left in hand beside the chosen ones."""
    held = list(action_hand(table.seats))
    for action in pair or ():
        held.remove(action)
    return held


def under(table: Table, action: Action) -> Offer | None:
    """What lies under the tile of an Action card."""
    return dict(zip(table.tiles, table.offers, strict=True)).get(action) if isinstance(action, Tile) else None


def losers(bids: Iterable[Bid], winner: Seat | None = None) -> list[Bid]:
    """Who takes back his bribe (L2.7)."""
    return [bid for bid in bids if bid.seat != winner]


def spare(seen: Outlook) -> int:
    """How much can be staked, Revenus being paid later, so that both costs can still be paid; below 0: so much is missing."""
    return min(seen.purse, seen.purse + seen.revenues - seen.cost)
