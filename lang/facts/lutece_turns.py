"""What the players of Lutèce did in what all played at once, put together from the events. No sentences here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lang.recap import Reader, Turn
from rules.engine.model import Seat
from rules.lutece import events as e
from rules.lutece.components import Bid, Card, Tile


@dataclass(slots=True)
class Purchase:
    """A card, what was paid for it in all, and the gold that it brought at once: what lay on it, and its harvest (L2.6, L4.2, L4.3)."""

    tile: Tile
    card: Card
    paid: int
    brought: int


@dataclass(slots=True)
class Deeds:
    """What one player bought and for how much in all, could not pay, and earned by Income."""

    seat: Seat
    bought: list[Purchase] = field(default_factory=list)
    unpaid: list[tuple[Tile, Card]] = field(default_factory=list)
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Contest:
    """A card that several wanted; nobody got it where the highest bribes were level."""

    tile: Tile
    card: Card
    bids: tuple[Bid, ...]
    winner: Seat | None

    def lost_by(self, reader: Reader) -> bool:
        """Whether the reader wanted it and did not get it."""
        return not reader.is_(self.winner) and any(reader.is_(bid.seat) for bid in self.bids)

    @property
    def best(self) -> int:
        return max(bid.value for bid in self.bids)

    @property
    def top(self) -> Bid:
        """The highest bribe, or one of those."""
        return max(self.bids, key=lambda bid: bid.value)

    @property
    def decided_by(self) -> int:
        """How many Legionaries made the difference: without them the winner would not have won, or it would not have been that tie."""
        first = [bid for bid in self.bids if bid.value == self.best]
        rivals = [bid.value for bid in self.bids if bid.seat != self.winner]
        return 0 if self.winner is not None and self.top.stake > max(rivals, default=-1) else sum(bid.legionnaires for bid in first)


def turn(event: e.Event) -> Seat | None:
    """Nobody's: all play at once."""
    return None


def told(turns: Sequence[Turn]) -> list[e.Event]:
    """The events of the last round that has led to something: what came of those before was told then."""
    rounds: list[list[e.Event]] = [[]]
    for event in (event for turn in turns for event in turn.events):
        if isinstance(event, e.RoundBegan):
            rounds.append([])
        rounds[-1].append(event)
    settled = (e.Bought, e.Unaffordable, e.RevenuesTaken, e.ContestWon, e.Deadlocked)
    return next((one for one in reversed(rounds) if any(isinstance(event, settled) for event in one)), rounds[-1])


def deeds(events: Iterable[e.Event]) -> list[Deeds]:
    """What each player did, by seat; those who did nothing are left out."""
    found: dict[Seat, Deeds] = {}
    for event in events:
        match event:
            case e.Bought(seat, tile, card, bribe, lying):
                found.setdefault(seat, Deeds(seat)).bought.append(Purchase(tile, card, bribe + card.cost, lying))
            case e.Harvested(seat, place, gold=gold):
                for one in found[seat].bought if seat in found else ():
                    one.brought += gold if one.card == place else 0
            case e.Unaffordable(seat, tile, card):
                found.setdefault(seat, Deeds(seat)).unpaid.append((tile, card))
            case e.RevenuesTaken(seat, _, gold):
                found.setdefault(seat, Deeds(seat)).gold += gold
            case _:
                pass
    return [found[seat] for seat in sorted(found)]


def contests(events: Iterable[e.Event]) -> list[Contest]:
    """The cards that were fought for, and what came of it."""
    found = []
    for event in events:
        match event:
            case e.ContestWon(seat, tile, card, bids):
                found.append(Contest(tile, card, bids, seat))
            case e.Deadlocked(tile, card, bids):
                found.append(Contest(tile, card, bids, None))
            case _:
                pass
    return found
