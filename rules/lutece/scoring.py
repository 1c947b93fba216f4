"""The score, in the rulebook's order (L4.4-L4.7, L5). All of it is public, so it can be read at any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from itertools import combinations

from rules.engine.model import Cite, Line, Sheet, tie_breaks

from .components import FAMILIES, MILLS, Card, Kind, Resource
from .majority import majorities, units
from .paragraphs import L4_4, L4_5, L4_6, L4_7, L5_1, L5_3, L5_4, L5_5
from .state import Player, Table


class Score(Enum):
    """The lines of the sheet after the four majorities; those are named by their Resource."""

    MILLS = "mills"  # Mill, Laboratory, Forge
    FAMILIES = "families"  # Bakery, Herbalist, Armoury
    MARKETS = "markets"
    STATUES = "statues"
    LEGIONNAIRES = "legionnaires"
    FORTUNE = "fortune"


class Tie(Enum):
    """What breaks a tie, in this order (L5.5)."""

    GOLD = "gold"
    CARDS = "cards"


def mills(player: Player) -> int:
    """L4.4: 1 point for each unit of its resource."""
    return sum(units(player, card.kind.resource) for card in player.cards if card.kind in MILLS and card.kind.resource)


def families(player: Player) -> int:
    """L4.5: 2 points and 1 for each card of its colour, itself included; Apprentices have none."""
    colours = Counter(card.kind.colour for card in player.cards)
    return sum(2 + colours[card.kind.colour] for card in player.cards if card.kind in FAMILIES)


def paid_markets(player: Player) -> tuple[Card, ...]:
    """L4.7: the most Markets that a player's resources can serve, each unit once; of equal sets the first bought."""
    markets = [card for card in player.cards if card.kind is Kind.MARKET]
    store = {resource: units(player, resource) for resource in Resource}
    for count in range(len(markets), 0, -1):
        for chosen in combinations(markets, count):
            asked = Counter(resource for market in chosen for resource in market.wants)
            if all(store[resource] >= wanted for resource, wanted in asked.items()):
                return chosen
    return ()


def markets(player: Player) -> int:
    """L4.7: 6 points for each Market that is served."""
    return 6 * len(paid_markets(player))


def statues(player: Player) -> int:
    """L4.6: 3 points and 1 for each Roman place."""
    roman = sum(card.kind.roman for card in player.cards)
    return sum(3 + roman for card in player.cards if card.kind is Kind.STATUE)


def legionnaires(player: Player) -> int:
    """L5.3: 2 points for each Legionary kept."""
    return 2 * player.legionnaires


def fortune(player: Player) -> int:
    """L5.4: 1 point for each full 3 gold."""
    return player.gold // 3


RULES: tuple[tuple[Score, Cite, Callable[[Player], int]], ...] = (  # Prestige (L5.2), Influence (L5.3), Fortune (L5.4)
    (Score.MILLS, L4_4, mills),
    (Score.FAMILIES, L4_5, families),
    (Score.MARKETS, L4_7, markets),
    (Score.STATUES, L4_6, statues),
    (Score.LEGIONNAIRES, L5_3, legionnaires),
    (Score.FORTUNE, L5_4, fortune),
)


def sheet(table: Table) -> Sheet:
    """The score as it stands; L5.5: ties go to more gold, then to more cards, then are shared."""
    lines = [Line(majority.resource, L5_1, majority.points) for majority in majorities(table)]
    lines += [Line(what, cite, tuple(map(rule, table.players))) for what, cite, rule in RULES]
    totals = tuple(sum(points or 0 for points in column) for column in zip(*(line.points for line in lines), strict=True))
    standing = [(total, player.gold, player.size) for total, player in zip(totals, table.players, strict=True)]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    ties = tie_breaks(standing, [(what, L5_5) for what in Tie]) if table.ending else ()
    return Sheet(tuple(lines), totals, ranks, table.ending, ties)
