"""What a player holds, grouped: by resource and family, and the rest by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.lutece import scoring as score
from rules.lutece.components import FAMILIES, HARVESTS, MILLS, Card, Colour, Kind, Resource
from rules.lutece.majority import talents
from rules.lutece.state import Player

from .theme import RESOURCE_COLOUR

MANY = 10  # more things than this: the Markets stand together


@dataclass(frozen=True, slots=True)
class Thing:
    """Cards of one kind that count by themselves; Markets by what they ask for."""

    kind: Kind
    count: int = 1
    wants: tuple[Resource, ...] = ()


def best_talent(player: Player, good: Resource) -> int | None:
    """The Talent that breaks a tie for the majority (L5.1)."""
    return max(talents(player, good), default=None)


def in_family(player: Player, colour: Colour | None) -> int:
    """How many cards of a colour a player has (L4.5)."""
    return sum(card.kind.colour is colour for card in player.cards)


def of_good(player: Player, good: Resource) -> int:
    return in_family(player, RESOURCE_COLOUR[good])


def things(player: Player) -> list[Thing]:
    """Legionaries, waiting Apprentices, Roman and violet places: all that the columns of the resources do not tell."""
    waiting = sum(apprentice.resource is None for apprentice in player.apprentices)
    kinds = Counter(card.kind for card in player.cards if _stands_alone(card))
    found = [Thing(kind, kinds[kind]) for kind in Kind if kinds[kind]]
    found += [Thing(Kind.APPRENTICE, waiting)] if waiting else []
    markets = Counter(card.wants for card in player.cards if card.kind is Kind.MARKET)
    if len(found) + len(markets) > MANY:
        return [*found, Thing(Kind.MARKET, markets.total())]
    return [*found, *(Thing(Kind.MARKET, count, wants) for wants, count in markets.items())]


def _stands_alone(card: Card) -> bool:
    return not card.units and card.kind not in HARVESTS and card.kind is not Kind.MARKET


# ---------------------------------------------------------------- every card by itself


def group_of(player: Player, colour: Colour | None) -> list[Card]:
    """The cards of a family: those that give first, by Talent, then the others."""
    cards = [card for card in player.cards if card.kind.colour is colour]
    return sorted(cards, key=lambda card: (not card.units, card.talent, card.number))


def worth(player: Player, card: Card) -> int | None:
    """What a card counts at the end; None if it only gives a resource. All copies of a kind but Markets count alike (L4.4-L4.7, L5.3)."""
    match card.kind:
        case Kind.MARKET:
            paid = score.paid_markets(player)
            return score.markets(player) // len(paid) if card in paid else 0
        case Kind.LEGIONNAIRE:
            return score.legionnaires(player) // player.legionnaires
        case Kind.STATUE:
            return _share(player, card.kind, score.statues, frozenset((Kind.STATUE,)))
        case kind if kind in MILLS:
            return _share(player, kind, score.mills, MILLS)
        case kind if kind in FAMILIES:
            return _share(player, kind, score.families, FAMILIES)
    return None


def _share(player: Player, kind: Kind, rule: Callable[[Player], int], under: frozenset[Kind]) -> int:
    """One card's part of what a rule counts: all of a kind count alike, and not for the other kinds under the same rule."""
    alone = replace(player, cards=tuple(card for card in player.cards if card.kind is kind or card.kind not in under))
    return rule(alone) // sum(card.kind is kind for card in player.cards)
