"""Standing orders: how far to go with a bribe (L2.3), when to be ready again (L2.9), sealed bribes (L2.11), Legionaries (L4.1)."""

from __future__ import annotations

from typing import assert_never

from rules.engine.blanks import Blank, Field

from .components import Bidder, Flag, Side
from .moves import (
    Bribe,
    BribeAhead,
    HoldBack,
    KeepLegionnaires,
    Move,
    Order,
    Raise,
    RaiseTo,
    Ready,
    ReadyAgain,
    Reinforce,
    SendLegionnaires,
)
from .questions import ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires
from .state import Bribes, View
from .steps.contest import leader, reinforced

LIMITS = (*range(1, 16), 18, 20, 25, 30)  # gold
OVERS = (None, 0, 1, 2, 3, 4, 5, 6, 8, 10)
STEPS = (1, 2, 3)
NAMED = tuple(range(25))  # gold of a sealed bribe that is named ahead
ROUNDS = (0, 1, 2, 4)  # after the present one
DEAR = (None, 1, 2, 3, 4, 5, 6, 7)  # what cards cost


def orders(view: View) -> tuple[Blank, ...]:
    """Bribes are limited while they are laid; the other orders are given at any time, those on Legionaries by who has some."""
    table = view.table
    if table.ending is not None:
        return ()
    this, rounds = Field("until", (table.round,)), Field("until", (*(table.round + more for more in ROUNDS), None))
    tiles = Field("tiles", table.tiles, many=True)
    found = [_sealed(view, this)] if table.sealed else [Blank(ReadyAgain, (Field("over", OVERS), rounds))]
    if isinstance(table.ask, RaiseBribes):
        found.insert(0, Blank(RaiseTo, (Field("side", tuple(Side)), Field("limit", LIMITS), Field("step", STEPS), this)))
    if own := table.players[view.seat].legionnaires:
        found.append(Blank(SendLegionnaires, (tiles, Field("most", tuple(range(1, own + 1))), this, Field("dear", DEAR))))
        found.append(Blank(KeepLegionnaires, (rounds, tiles, Field("dear", DEAR))))
    return tuple(found)


def _sealed(view: View, this: Field) -> Blank:
    """The bribes of this round, named before they are asked for: the purse stays as it is until then."""
    gold = NAMED[: view.table.players[view.seat].gold + 1]
    return Blank(BribeAhead, (Field("left", gold), Field("right", gold), this))


def obey(view: View, order: Order) -> Move | None:
    """All that an order goes by lies open: the bribes, and after the reveal whose option is on which card."""
    ask = view.table.ask
    if lapsed(view, order):
        return None
    match order:
        case RaiseTo() if isinstance(ask, RaiseBribes):
            return _raise(view, order)
        case ReadyAgain(over) if isinstance(ask, RaiseBribes) and view.table.bribes[view.seat].flag is Flag.OPEN:
            return Ready() if over is None or highest(view) <= over else None
        case BribeAhead(left, right) if isinstance(ask, SealBribes) and view.sealed is None:
            return Bribe(left, right)
        case SendLegionnaires() if isinstance(ask, UseLegionnaires) and ask.seat == view.seat:
            return _send(view, ask, order)
        case KeepLegionnaires(_, tiles, dear) if isinstance(ask, UseLegionnaires) and ask.seat == view.seat:
            return None if ask.tile in tiles or (dear is not None and ask.card.cost >= dear) else HoldBack()
        case RaiseTo() | ReadyAgain() | BribeAhead() | SendLegionnaires() | KeepLegionnaires():
            return None
        case _:
            assert_never(order)


def highest(view: View) -> int:
    """The highest bribe of anybody else: nobody knows on which card it lies."""
    others = [bribes for seat, bribes in enumerate(view.table.bribes) if seat != view.seat]
    return max(max(bribes.left, bribes.right) for bribes in others)


def _raise(view: View, order: RaiseTo) -> Raise | None:
    """The raise by which one is ahead again, in whole steps; None while one is ahead, or where the limit or the purse does not suffice."""
    own, against = _stake(view.table.bribes[view.seat], order.side), highest(view)
    if own > against or not against:
        return None
    gold = ((against - own) // order.step + 1) * order.step
    gold = min(gold, order.limit - own)
    return Raise(order.side, gold) if own + gold > against and gold <= view.table.players[view.seat].gold else None


def _stake(bribes: Bribes, side: Side) -> int:
    return bribes.left if side is Side.LEFT else bribes.right


def _send(view: View, ask: UseLegionnaires, order: SendLegionnaires) -> Reinforce | HoldBack | None:
    """One more for oneself if those that may still be sent win the card, else none; of other cards it says nothing."""
    mine = next((bid for bid in ask.bids if bid.seat == view.seat), None)
    cheap = order.dear is not None and ask.card.cost < order.dear
    if mine is None or cheap or (order.tiles and ask.tile not in order.tiles):
        return None
    if leader(ask.bids) == view.seat:
        return HoldBack()
    bids, left = ask.bids, min(order.most - mine.legionnaires, view.table.players[view.seat].legionnaires)
    for _ in range(left):
        bids = reinforced(bids, view.seat)
        if leader(bids) == view.seat:
            return Reinforce(Bidder(view.seat))
    return HoldBack()


def lapsed(view: View, order: Order) -> bool:
    """Whether its last round is over, or the game; a limit for bribes ends with them, and so do sealed ones."""
    table = view.table
    over = table.ending is not None or (order.until is not None and table.round > order.until)
    if isinstance(order, BribeAhead):
        return over or not isinstance(table.ask, ChooseOptions | SealBribes)
    return over or (isinstance(order, RaiseTo) and not isinstance(table.ask, RaiseBribes))
