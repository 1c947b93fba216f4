"""What cards are worth to the players of Lutèce, as the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ai.model import Part
from rules.engine.box import Data
from rules.engine.model import Seat
from rules.lutece.components import FAMILIES, HARVESTS, MILLS, Card, Kind
from rules.lutece.state import Table

from .estate import PLACE, RESOURCES, Deeds, Estate, decks, deeds, estate, harvest
from .reasons import Motive

SMOOTH, SETTLING = 0.45, 1.3  # how much a lead in units counts at the end, and how much less before
COIN, EARLY_COIN = 0.34, 0.2  # what a gold is worth at the end, and how much more at the beginning
GROWTH = 1.8  # cards of a kind still to come to a player, at the beginning
HELP = 0.8  # what an unspent Legionary is worth beyond its points, at the beginning
MILL = {kind.resource: kind for kind in MILLS}
FAMILY = {kind.colour: kind for kind in FAMILIES}


@lru_cache(maxsize=65536)
def majority(counts: tuple[int, ...], talent: tuple[int, ...], firm: float) -> tuple[float, ...]:
    """L5.1: the points each may expect for a resource; `firm` is how much a unit more counts."""
    leads = [exp(firm * (count + 0.04 * best)) if count else 0.15 for count, best in zip(counts, talent, strict=True)]
    whole = sum(leads)
    chances = [lead / whole for lead in leads]
    if len(counts) == 2:
        return tuple(10 * chance for chance in chances)
    trails = [exp(-firm * count) if count else 1.0 for count in counts]
    last = sum(trails)
    return tuple(
        10 * chance + (4 * (1 - chance) * (1 - trail / last) if count else 0.5)
        for chance, trail, count in zip(chances, trails, counts, strict=True)
    )


class Books:
    """All estates of a table, and what more would bring each of them. Gold does not matter here."""

    def __init__(self, data: Data, characters: int, places: int, owned: tuple[Deeds, ...]) -> None:
        whole = decks(data, len(owned))
        self.left = min(1.0, characters / whole[0], places / whole[1])  # how much of the game is still to come
        self.coin = COIN + EARLY_COIN * self.left
        self.firm = round(1 / (SMOOTH + SETTLING * self.left), 2)
        self.estates = [estate(data, each) for each in owned]
        self._worth: dict[tuple[Seat, int], tuple[Part, ...]] = {}

    def majorities(self, place: int, seat: Seat | None = None, more: int = 0, talent: int = 0) -> tuple[float, ...]:
        """The points for a resource by seat, if one of them had `more` units."""
        counts = [own.units[place] for own in self.estates]
        bests = [own.talent[place] for own in self.estates]
        if seat is not None:
            counts[seat] += more
            bests[seat] = max(bests[seat], talent)
        return majority(tuple(counts), tuple(bests), self.firm)

    def units(self, seat: Seat, place: int, more: int, talent: int = 0) -> list[Part]:
        """What more of a resource is worth: majority, mills, Markets."""
        own, resource = self.estates[seat], RESOURCES[place]
        gain = _lead(self.majorities(place, seat, more, talent), seat) - _lead(self.majorities(place), seat)
        parts: list[Part] = [(Motive.MAJORITY, gain, resource)]
        if own.mills[place]:
            parts.append((Motive.PRESTIGE, float(own.mills[place] * more), MILL[resource]))
        asked = sum(resource in wants for wants in own.wants)
        if asked > own.units[place]:
            parts.append((Motive.INFLUENCE, 2.0, Kind.MARKET))
        return parts

    def worth(self, seat: Seat, card: Card) -> tuple[Part, ...]:
        """What a card is worth to a player, its cost aside; a harvest included."""
        found = self._worth.get((seat, card.number))
        if found is None:
            found = self._worth[seat, card.number] = tuple(self._weigh(seat, card))
        return found

    def _weigh(self, seat: Seat, card: Card) -> list[Part]:
        own, kind = self.estates[seat], card.kind
        parts = self._points(own, card)
        if card.units and kind.resource is not None:
            more = card.units + (own.waiting if card.host else 0)
            parts += self.units(seat, PLACE[kind.resource], more, card.talent)
        if kind is Kind.APPRENTICE:
            parts += self._taught(seat, own)
        if kind in HARVESTS:
            parts.append((Motive.GOLD, self.coin * harvest(own, card), None))
        if kind.colour is not None and (fans := own.families[kind.colour]):
            parts.append((Motive.PRESTIGE, float(fans), FAMILY[kind.colour]))
        return parts

    def _points(self, own: Estate, card: Card) -> list[Part]:
        """L4.4 to L4.7, L5.3: what the card itself scores, now and with what is to come."""
        kind, growth = card.kind, GROWTH * self.left
        parts: list[Part] = []
        if kind.roman and own.statues:
            parts.append((Motive.INFLUENCE, float(own.statues), Kind.STATUE))
        if kind in MILLS:
            parts.append((Motive.PRESTIGE, own.units[PLACE[kind.resource]] + growth, kind))
        elif kind in FAMILIES:
            parts.append((Motive.PRESTIGE, 3 + own.colours[kind.colour] + growth, kind))
        elif kind is Kind.STATUE:
            parts.append((Motive.INFLUENCE, 3 + own.roman + growth, kind))
        elif kind is Kind.LEGIONNAIRE:
            parts.append((Motive.INFLUENCE, 2 + HELP * self.left, kind))
        elif kind is Kind.MARKET:
            parts.append((Motive.INFLUENCE, 6 * self._served(own, card), kind))
        return parts

    def _served(self, own: Estate, card: Card) -> float:
        """L4.7: how surely a Market will be served: each unit serves once."""
        sure = 1.0
        for resource in card.wants:
            free = own.units[PLACE[resource]] - sum(resource in wants for wants in own.wants)
            sure *= 1.0 if free > 0 else 0.2 + 0.6 * self.left
        return sure

    def _taught(self, seat: Seat, own: Estate) -> list[Part]:
        """L3.1: an Apprentice learns the best that one of its possible hosts can teach, now or later."""
        lessons = [self.units(seat, PLACE[resource], 1) for resource in own.hosts]
        if not lessons:
            return [(None, 1.5 * self.left, None)]
        return max(lessons, key=lambda parts: sum(part[1] for part in parts))


def _lead(points: Sequence[float], seat: Seat) -> float:
    """Points of a seat ahead of the others' average."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


_kept = lru_cache(maxsize=512)(Books)


def books(table: Table) -> Books:
    """What the cards are worth to every player; kept as long as nobody buys a card."""
    return _kept(table.data, table.decks.characters, table.decks.places, tuple([deeds(player) for player in table.players]))
