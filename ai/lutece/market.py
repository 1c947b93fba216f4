"""The cards on offer as every player of Lutèce sees them."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ai.model import Part, worth
from rules.engine.model import Seat
from rules.lutece.components import REVENUES, Action, Income, Tile
from rules.lutece.moves import Choose
from rules.lutece.state import Offer, Table
from rules.lutece.steps.options import CHOICES

from .books import Books, books
from .estate import harvest
from .reasons import Motive

TASTE = 1.2  # how far apart two cards may be for others to want them about as much
CONTESTED = 0.35  # what is left of a card's worth when others want it too
LOST = -1.0  # a card one cannot pay
WHIM = 0.4  # how far apart, in points, two players may think of one card: neighbours do not all run after the same


class Market:
    """What each card on offer is worth to each player, and how likely they choose it. Purses do not matter here."""

    def __init__(self, desk: Books, tiles: tuple[Tile, ...], offers: tuple[Offer | None, ...]) -> None:
        self.books = desk
        self.offers = {tile: offer for tile, offer in zip(tiles, offers, strict=True) if offer is not None}
        seats = range(len(desk.estates))
        self.plain = [{tile: self._parts(seat, offer) for tile, offer in self.offers.items()} for seat in seats]
        self.worths = [{tile: worth(parts) for tile, parts in plain.items()} for plain in self.plain]
        self._wanted = [self._wants(seat) for seat in seats]
        self.rivals = [{tile: self._crowd(seat, tile) for tile in self.offers} for seat in seats]
        self.parts = [{tile: self._chosen(seat, tile) for tile in self.offers} for seat in seats]
        self.totals: list[dict[Action, float]] = [{tile: worth(parts) for tile, parts in own.items()} for own in self.parts]
        self.income: Part = (Motive.GOLD, desk.coin * REVENUES, None)
        for totals in self.totals:
            totals[Income.REVENUES] = self.income[1]
        self.dear = sum(sorted(offer.card.cost for offer in self.offers.values())[-2:])  # who has this can pay any two
        self._glances: dict[tuple[Seat, int], list[float]] = {}

    def _parts(self, seat: Seat, offer: Offer) -> tuple[Part, ...]:
        coin = self.books.coin
        gold: Part = (Motive.GOLD, coin * offer.gold, None)
        return (*self.books.worth(seat, offer.card), gold, (Motive.COST, -coin * offer.card.cost, None))

    def _wants(self, seat: Seat) -> dict[Tile, float]:
        """How likely this player chooses each card."""
        weights = {tile: exp(min(20.0, one / TASTE)) for tile, one in self.worths[seat].items()}
        whole = sum(weights.values()) + 2 * exp(REVENUES * self.books.coin / TASTE)
        return {tile: min(0.9, 2 * weight / whole) for tile, weight in weights.items()}

    def _crowd(self, seat: Seat, tile: Tile) -> float:
        """How likely anybody else chooses this card."""
        alone = 1.0
        for other, wanted in enumerate(self._wanted):
            if other != seat:
                alone *= 1 - wanted[tile]
        return 1 - alone

    def _chosen(self, seat: Seat, tile: Tile) -> tuple[Part, ...]:
        """What a card is worth to choose: less if others want it too."""
        rivals = self.rivals[seat]
        lost = (1 - CONTESTED) * max(0.0, self.worths[seat][tile]) * rivals[tile]
        quiet = rivals[tile] < sum(rivals.values()) / len(rivals)
        return (*self.plain[seat][tile], (Motive.QUIET if quiet else None, -lost, tile), (None, _whim(seat, tile), None))

    def choice(self, seat: Seat, gold: int, move: Choose) -> list[Part]:
        """What choosing two Action cards is worth to a player with this much gold."""
        parts: list[Part] = [self.income for action in (move.left, move.right) if action is Income.REVENUES]
        lost = self._lost(seat, gold, move)
        for tile in self.offers:
            if tile is move.left or tile is move.right:
                parts += [(None, LOST, None)] if tile in lost else self.parts[seat][tile]
        return [_unless_cost(part) for part in parts] if lost else parts

    def fast_scores(self, seat: Seat, gold: int) -> list[float]:
        """What every possible choice of two Action cards is worth in all, in the order of `CHOICES`."""
        key = seat, min(gold, self.dear)
        if key not in self._glances:
            choices, totals = CHOICES[len(self.books.estates)], self.totals[seat]
            if gold >= self.dear:
                self._glances[key] = [totals[move.left] + totals[move.right] for move in choices]
            else:
                self._glances[key] = [self._total(seat, gold, move) for move in choices]
        return list(self._glances[key])

    def _total(self, seat: Seat, gold: int, move: Choose) -> float:
        totals = self.totals[seat]
        total = totals[move.left] + totals[move.right]
        for tile in self._lost(seat, gold, move):
            total += LOST - totals[tile]
        return total

    def _lost(self, seat: Seat, gold: int, move: Choose) -> list[Tile]:
        """L2.5, L2.6: the cards one could not pay for, in their order."""
        left, right = self.offers.get(move.left), self.offers.get(move.right)  # type: ignore[arg-type]
        costs = (left.card.cost if left else 0) + (right.card.cost if right else 0)
        if costs <= gold:
            return []
        purse, lost = gold + REVENUES * ((move.left is Income.REVENUES) + (move.right is Income.REVENUES)), []
        for tile, offer in self.offers.items():
            if tile is move.left or tile is move.right:
                if purse < offer.card.cost:
                    lost.append(tile)
                else:
                    purse += offer.gold - offer.card.cost + harvest(self.books.estates[seat], offer.card)
        return lost


def _whim(seat: Seat, tile: Tile) -> float:
    """What a player likes better or worse than others do: always the same, and nobody's secret."""
    return WHIM * ((seat * 5 + list(Tile).index(tile) * 3) % 7 - 3) / 3


def _unless_cost(part: Part) -> Part:
    """A pair of which a card would be lost is not called cheap."""
    return (None, part[1], None) if part[0] is Motive.COST else part


Key = tuple[tuple[int, int], ...]  # the offers by number and gold


class Offers:
    """The offers of a table, quick to compare by their key."""

    __slots__ = ("cards", "key")

    def __init__(self, cards: tuple[Offer | None, ...]) -> None:
        self.cards = cards
        self.key: Key = tuple([(offer.card.number, offer.gold) if offer else (0, 0) for offer in cards])

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offers) and self.key == other.key


_kept = lru_cache(maxsize=512)(lambda desk, tiles, offers: Market(desk, tiles, offers.cards))


def market(table: Table) -> Market:
    """The market of a table; kept as long as the cards on offer and before the players do not change."""
    found: Market = _kept(books(table), table.tiles, Offers(table.offers))
    return found
