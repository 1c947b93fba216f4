"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from lang.facts.lutece import chosen, displayed, under
from lang.shared import en_count, join
from rules.lutece import moves as m
from rules.lutece.components import Side, Tile
from rules.lutece.state import View

from .terms import SIDE, at, coins, for_, the

NAME = {
    m.RaiseTo: "Keep a bribe ahead, up to a limit",
    m.ReadyAgain: "Be ready again after raises",
    m.BribeAhead: "Name my bribes in advance",
    m.SendLegionnaires: "Use Legionaries to win a card",
    m.KeepLegionnaires: "Keep my Legionaries",
}
FIELD = {
    (m.RaiseTo, "side"): "Which of your cards?",
    (m.RaiseTo, "limit"): "Up to how much gold?",
    (m.RaiseTo, "step"): "By how much at a time?",
    (m.ReadyAgain, "over"): "Unless a bribe goes over…",
    (m.ReadyAgain, "until"): "For how long?",
    (m.BribeAhead, "left"): "How much gold on the left?",
    (m.BribeAhead, "right"): "How much gold on the right?",
    (m.SendLegionnaires, "tiles"): "On which cards? (any, if you choose none)",
    (m.SendLegionnaires, "most"): "How many Legionaries at most?",
    (m.SendLegionnaires, "dear"): "Only on cards that cost…",
    (m.KeepLegionnaires, "until"): "For how long?",
    (m.KeepLegionnaires, "tiles"): "Except on which cards? (optional)",
    (m.KeepLegionnaires, "dear"): "Except on cards that cost…",
}


def order(order: m.Order, view: View | None = None) -> str:
    """A standing order; with a view, by the cards it is about in this round."""
    match order:
        case m.RaiseTo(side, limit, step, until):
            return (
                f"Raise my bribe on the {SIDE[side]}{_card(view, side)} by {step} at a time, up to {coins(limit)}, while another bribe is as high, "
                f"until the bribes of round {until} close"
            )
        case m.ReadyAgain(over, until):
            unless = "" if over is None else f", unless another bribe goes over {coins(over)}"
            return f"Be ready again after raises{unless}, {_until(until)}"
        case m.BribeAhead(left, right, until):
            return f"Name bribes of {left} on the left and {right} on the right in round {until}"
        case m.SendLegionnaires(tiles, most, until, dear):
            where = _cards(tiles, view, until) if tiles else "my contested cards"
            where += f" (cost {coins(dear)} or more)" if dear is not None else ""
            return f"Use up to {en_count(most, 'Legionary', 'Legionaries')} on {where} if that wins the card, {_until(until)}"
        case m.KeepLegionnaires(until, tiles, dear):
            spared = [*([_cards(tiles, view, until)] if tiles else []), *([_dear(dear)] if dear is not None else [])]
            but = f", except on {join(spared, 'and')}" if spared else ""
            return f"Keep my Legionaries{but}, {_until(until)}"
        case _:
            assert_never(order)


def _card(view: View | None, side: Side) -> str:
    """One's own card on that side, where it is known."""
    action = pair[side] if view and (pair := chosen(view)) else None
    offer = under(view.table, action) if view and action else None
    return f", for {the(action, offer.card)}," if offer and isinstance(action, Tile) else ""


def _cards(tiles: tuple[Tile, ...], view: View | None, until: int | None) -> str:
    """`the Baker (A) and the Mine (2)` as long as these cards lie there, else by their tiles."""
    if view and until == view.table.round:
        shown = displayed(view.table)
        return join([the(tile, shown[tile]) if tile in shown else tile.value for tile in tiles], "and")
    return f"{'card' if len(tiles) == 1 else 'cards'} {join([tile.value for tile in tiles], 'and')}"


def _dear(cost: int) -> str:
    return f"cards that cost {coins(cost)} or more"


def _until(turn: int | None) -> str:
    return "for the rest of the game" if turn is None else f"until the end of round {turn}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case Side():
            pair = chosen(view)
            return f"On the {SIDE[value]}{f': {for_(pair[value], displayed(view.table))}' if pair else ''}"
        case Tile():
            offer = dict(zip(view.table.tiles, view.table.offers, strict=True)).get(value)
            return at(value, offer.card) if offer else value.value
        case None if field == "until":
            return "For the rest of the game"
        case None if field == "over":
            return "Whatever they raise"
        case None:
            return "Whatever the card costs"
        case int() if field == "until":
            more = value - view.table.round
            return f"For {more + 1} rounds, including this one" if more else "For this round"
        case int() if kind is m.BribeAhead:
            return f"{value} on the {SIDE[Side[field.upper()]]}"
        case int() if field == "step":
            return f"By {value} at a time"
        case int() if field == "most":
            return en_count(value, "Legionary", "Legionaries")
        case int() if field == "dear" and kind is m.SendLegionnaires:
            return f"Only on cards that cost {coins(value)} or more"
        case int() if field == "dear":
            return f"Except on cards that cost {coins(value)} or more"
        case int() if field == "over":
            return f"Unless somebody goes over {coins(value)}"
        case _:
            return f"Up to {coins(value)}"
