"""What is known before a move is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.facts.lutece import spare
from lang.shared import en_count, upper_first
from rules.engine.model import Seat
from rules.lutece.components import Tile
from rules.lutece.preview import Named, Outlook, Preview, Reinforced, Stake
from rules.lutece.state import Offer

from .events import offered
from .terms import SIDE, both, coins, the, whom


def preview(seen: Preview, seat: Seat, names: Sequence[str] = ()) -> str:
    """What a choice costs, what a raise leaves, what a Legionary changes."""
    match seen:
        case Outlook():
            return _outlook(seen)
        case Stake(side, stake, purse, clears):
            again = f" {both([whom(other, seat, names=names) for other in clears])} will no longer be ready." if clears else ""
            return f"Your bribe on the {SIDE[side]}: {stake}. Purse: {purse}.{again}"
        case Named(left, right, purse):
            return f"Your bribes: {left} on the left, {right} on the right. Purse: {purse}."
        case Reinforced(bids, leader, left):
            lead = "a tie" if leader is None else f"{whom(leader, seat, names=names)} in the lead"
            return f"After this: {lead} ({offered(bids, seat, names)}). You’d have {en_count(left, 'Legionary', 'Legionaries')} left."
        case _:
            assert_never(seen)


def _outlook(seen: Outlook) -> str:
    """Two options against the purse (L2.5, L2.6)."""
    income = f", plus {seen.revenues} from Income" if seen.revenues else ""
    lead = f"Purse: {seen.purse}{income}."
    if not seen.offers:
        return f"{lead} Nothing to pay."
    prices = upper_first("; ".join(_price(tile, offer) for tile, offer in seen.offers))
    return f"{lead} {prices}. {_room(spare(seen))}"


def _price(tile: Tile, offer: Offer) -> str:
    gold = f" ({coins(offer.gold)} on it)" if offer.gold else ""
    return f"{the(tile, offer.card)} costs {offer.card.cost}{gold}"


def _room(gold: int) -> str:
    if gold < 0:
        return f"Careful: you’re {coins(-gold)} short, unless gold comes in first."
    return f"You can bribe with up to {coins(gold)} and still pay." if gold else "You can pay, but there’s nothing left for bribes."
