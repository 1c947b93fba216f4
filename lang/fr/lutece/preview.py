"""What is known before a move is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.facts.lutece import spare
from lang.shared import fr_count, upper_first
from rules.engine.model import Seat
from rules.lutece.components import Tile
from rules.lutece.preview import Named, Outlook, Preview, Reinforced, Stake
from rules.lutece.state import Offer

from .events import offered
from .terms import SIDE, et, pieces, short, whom


def preview(seen: Preview, seat: Seat, names: Sequence[str] = ()) -> str:
    """What a choice costs, what a raise leaves, what a Légionnaire changes."""
    match seen:
        case Outlook():
            return _outlook(seen)
        case Stake(side, stake, purse, clears):
            return f"Pot-de-vin à {SIDE[side]} : {stake}. Bourse : {purse}.{_answering(clears, seat, names)}"
        case Named(left, right, purse):
            return f"Pots-de-vin : {left} à gauche, {right} à droite. Bourse : {purse}."
        case Reinforced(bids, leader, left):
            kept = f"Il vous resterait {fr_count(left, 'Légionnaire')}." if left else "Il ne vous resterait aucun Légionnaire."
            return f"Après ce sacrifice, {_lead(leader, seat, names)} : {offered(bids, seat, names)}. {kept}"
        case _:
            assert_never(seen)


def _lead(leader: Seat | None, seat: Seat, names: Sequence[str]) -> str:
    """Who would be ahead."""
    if leader is None:
        return "personne ne serait seul en tête"
    return f"{whom(leader, seat, names=names)} {'seriez' if leader == seat else 'serait'} en tête"


def _answering(clears: Sequence[Seat], seat: Seat, names: Sequence[str]) -> str:
    """Who may think again after a raise."""
    if not clears:
        return ""
    again = "pourra répondre" if len(clears) == 1 else "pourront répondre"
    return f" {upper_first(et([whom(other, seat, names=names) for other in clears]))} {again}."


def _outlook(seen: Outlook) -> str:
    """Two options against the purse (L2.5, L2.6)."""
    income = f", plus {seen.revenues} de Revenus" if seen.revenues else ""
    lead = f"Bourse : {seen.purse}{income}."
    if not seen.offers:
        return f"{lead} Rien à payer."
    prices = " ; ".join(_price(tile, offer) for tile, offer in seen.offers)
    return f"{lead} {prices}. {_room(spare(seen))}"


def _price(tile: Tile, offer: Offer) -> str:
    gold = f" ({pieces(offer.gold)} dessus)" if offer.gold else ""
    return f"{short(tile, offer.card)}, coût {offer.card.cost}{gold}"


def _room(gold: int) -> str:
    if gold < 0:
        return f"⚠ Il vous manque {pieces(-gold)}, sauf rentrée d’or pendant les achats."
    return f"Il vous restera {pieces(gold)} pour les pots-de-vin." if gold else "Vous aurez tout juste de quoi payer : rien pour les pots-de-vin."
