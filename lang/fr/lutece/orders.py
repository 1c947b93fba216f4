"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from lang.facts.lutece import chosen, displayed, under
from lang.shared import fr_count, join
from rules.lutece import moves as m
from rules.lutece.components import Side, Tile
from rules.lutece.state import View

from .terms import SIDE, at, for_, le, pieces

NAME = {
    m.RaiseTo: "Surenchérir jusqu’à une limite",
    m.ReadyAgain: "Se redire prêt après une surenchère",
    m.BribeAhead: "Fixer mes pots-de-vin d’avance",
    m.SendLegionnaires: "Sacrifier mes Légionnaires pour gagner une carte",
    m.KeepLegionnaires: "Garder mes Légionnaires",
}
FIELD = {
    (m.RaiseTo, "side"): "Sur laquelle de vos cartes ?",
    (m.RaiseTo, "limit"): "Jusqu’à combien d’or ?",
    (m.RaiseTo, "step"): "De combien à la fois ?",
    (m.ReadyAgain, "over"): "Sauf si un pot-de-vin dépasse…",
    (m.ReadyAgain, "until"): "Pour combien de temps ?",
    (m.BribeAhead, "left"): "Combien de pièces à gauche ?",
    (m.BribeAhead, "right"): "Combien de pièces à droite ?",
    (m.SendLegionnaires, "tiles"): "Pour quelles cartes ? (sans choix : toutes)",
    (m.SendLegionnaires, "most"): "Combien de Légionnaires au plus ?",
    (m.SendLegionnaires, "dear"): "Seulement pour les cartes qui coûtent…",
    (m.KeepLegionnaires, "until"): "Pour combien de temps ?",
    (m.KeepLegionnaires, "tiles"): "Sauf pour quelles cartes ? (facultatif)",
    (m.KeepLegionnaires, "dear"): "Sauf pour les cartes qui coûtent…",
}


def order(order: m.Order, view: View | None = None) -> str:
    """A standing order; with a view, by the cards it is about in this round."""
    match order:
        case m.RaiseTo(side, limit, step, until):
            return (
                f"Surenchérir à {SIDE[side]}{_card(view, side)} jusqu’à {pieces(limit)}, par {step}, tant qu’un autre offre autant, "
                f"jusqu’à la fin des pots-de-vin du tour {until}"
            )
        case m.ReadyAgain(over, until):
            unless = "" if over is None else f", sauf si un pot-de-vin dépasse {pieces(over)}"
            return f"Me redire prêt après une surenchère{unless}, {_until(until)}"
        case m.BribeAhead(left, right, until):
            return f"Fixer {left} à gauche et {right} à droite quand viendront les pots-de-vin du tour {until}"
        case m.SendLegionnaires(tiles, most, until, dear):
            where = f"pour {_cards(tiles, view, until)}" if tiles else "pour mes cartes contestées"
            where += f" à {pieces(dear)} ou plus" if dear is not None else ""
            return f"Sacrifier jusqu’à {fr_count(most, 'Légionnaire')} {where}, si cela suffit à gagner, {_until(until)}"
        case m.KeepLegionnaires(until, tiles, dear):
            spared = [*([_cards(tiles, view, until)] if tiles else []), *([_dear(dear)] if dear is not None else [])]
            but = f" sauf pour {join(spared, 'et')}," if spared else ""
            return f"Garder mes Légionnaires{but} {_until(until)}"
        case _:
            assert_never(order)


def _card(view: View | None, side: Side) -> str:
    """One's own card on that side, where it is known."""
    action = pair[side] if view and (pair := chosen(view)) else None
    offer = under(view.table, action) if view and action else None
    return f", pour {le(action, offer.card)}," if offer and isinstance(action, Tile) else ""


def _cards(tiles: tuple[Tile, ...], view: View | None, until: int | None) -> str:
    """`le Boulanger (A) et la Mine (2)` as long as these cards lie there, else by their tiles."""
    if view and until == view.table.round:
        shown = displayed(view.table)
        return join([le(tile, shown[tile]) if tile in shown else tile.value for tile in tiles], "et")
    return f"{'la carte' if len(tiles) == 1 else 'les cartes'} {join([tile.value for tile in tiles], 'et')}"


def _dear(cost: int) -> str:
    return f"les cartes à {pieces(cost)} ou plus"


def _until(turn: int | None) -> str:
    return "jusqu’à la fin de la partie" if turn is None else f"jusqu’à la fin du tour {turn}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case Side():
            pair = chosen(view)
            return f"À {SIDE[value]}{f' : {for_(pair[value], displayed(view.table))}' if pair else ''}"
        case Tile():
            offer = dict(zip(view.table.tiles, view.table.offers, strict=True)).get(value)
            return at(value, offer.card) if offer else value.value
        case None if field == "until":
            return "Jusqu’à la fin de la partie"
        case None if field == "over":
            return "Quels que soient les pots-de-vin des autres"
        case None:
            return "Quel que soit leur prix"
        case int() if field == "until":
            more = value - view.table.round
            return f"Pendant {more + 1} tours, celui-ci compris" if more else "Pendant ce tour"
        case int() if kind is m.BribeAhead:
            return f"{value} à {SIDE[Side[field.upper()]]}"
        case int() if field == "step":
            return f"Par pas de {value}"
        case int() if field == "most":
            return fr_count(value, "Légionnaire")
        case int() if field == "dear" and kind is m.SendLegionnaires:
            return f"Seulement les cartes à {pieces(value)} ou plus"
        case int() if field == "dear":
            return f"Sauf les cartes à {pieces(value)} ou plus"
        case int() if field == "over":
            return f"Sauf si un autre dépasse {pieces(value)}"
        case _:
            return f"Jusqu’à {pieces(value)}"
