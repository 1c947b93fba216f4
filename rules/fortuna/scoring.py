"""The score: spaces and Privilege cards (F6.5-F6.7)."""

from __future__ import annotations

from typing import assert_never

from rules.engine.model import Cite, Line, Sheet, tie_breaks

from .components import SCORING, Privilege
from .paragraphs import F6_5, F6_6
from .state import Province, Table, Tally


def points(card: Privilege, own: Province) -> int:
    """What a Privilege card is worth at the end (F1.7); it spends nothing, A and B cards count 0 (F6.6)."""
    match card:
        case Privilege.PER_BUILDING:
            return 2 * len(own.buildings)
        case Privilege.PER_CENTURION:
            return 2 * own.pieces.centurions
        case Privilege.PER_VESTAL:
            return 2 * own.pieces.vestals
        case Privilege.MARRIAGE:
            return 3 if own.married else 0
        case Privilege.PER_WHEAT:
            return own.pieces.wheat
        case Privilege.PER_WATER:
            return own.pieces.water + own.aqueduct
        case Privilege.PER_WINE:
            return own.pieces.wine
        case Privilege.PER_THREE_MONEY:
            return own.money // 3
        case Privilege.PER_FIVE_MONEY:
            return own.money // 5 * 2
        case Privilege.ADVANCE | Privilege.VESTAL_OR_CENTURION:
            return 0
        case Privilege.WATER_AND_CUBE | Privilege.WHEAT_AND_CUBE | Privilege.WINE_AND_CUBE:
            return 0
        case _:
            assert_never(card)


def sheet(table: Table) -> Sheet:
    """Spaces and, once shown, C cards, two of a kind twice (F6.5-F6.7). Outside Rome: the position only, no total at the end."""
    provinces, over = table.provinces, table.ending is not None
    shown = table.shown if over else ((),) * len(provinces)
    lines = [_line(Tally.POSITION, F6_5, [own.position for own in provinces])]
    for card in SCORING:
        if any(cards and card in cards for cards in shown):
            lines.append(_line(card, F6_6, _card_points(card, shown, provinces)))
    totals = tuple(
        None if cards is None else own.position + sum(points(card, own) for card in cards)
        for own, cards in zip(provinces, shown, strict=True)
    )
    keys = [_key(own, total) for own, total in zip(provinces, totals, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    rivals = [None if total is None else key for key, total in zip(keys, totals, strict=True)]
    return Sheet(tuple(lines), totals, ranks, table.ending, tie_breaks(rivals, [(what, F6_5) for what in Tally]) if over else ())


def _line(what: Tally | Privilege, cite: Cite, points: list[int] | list[int | None]) -> Line:
    return Line(what, cite, tuple(points))


def _card_points(card: Privilege, shown: tuple[tuple[Privilege, ...] | None, ...], provinces: tuple[Province, ...]) -> list[int | None]:
    """Every copy counts by itself (F6.6); None for who has none."""
    return [cards.count(card) * points(card, own) if cards and card in cards else None for own, cards in zip(provinces, shown, strict=True)]


def _key(own: Province, total: int | None) -> tuple[int, ...]:
    """The order of F6.5: score, position, coins, Centurions, Vestals; outside Rome last, by position."""
    if total is None:
        return (-1, own.position)
    return total, own.position, own.money, own.pieces.centurions, own.pieces.vestals
