"""What Action cards bring (F2-F4.1)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Actions
from lang.shared import bold
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.pieces import FAMILY_CUBE, PURSE, Cube, Gift

from ..terms import ACTION, NOUN, SIDE, argents, some, there, un


def tell(what: Actions, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Executed(seat, card, e.Means.TURN):
            return f"{who(seat)} exécute {bold(ACTION[card])}."
        case e.Executed():  # the line of the Centurion or of the bribe tells it
            return ""
        case e.Skipped(seat, card):
            return f"{who(seat)} choisit {bold(ACTION[card])} sans l’exécuter."
        case e.Forwent(seat, card):
            return f"↳ {who(seat)} renonce à l’action {ACTION[card]}."
        case e.Took(seat, cube, count):
            short = ", tout ce qui restait dans le stock" if count < 2 else ""
            return f"↳ {who(seat)} reçoit {some(cube, count)}{short}."
        case e.Converted(seat, into, reservoir, aqueduct):
            count = reservoir + aqueduct
            return f"↳ {who(seat)} convertit {some(Cube.WATER, count)} ({_sources(reservoir, aqueduct)}) en {some(into, count)}."
        case e.Sold(seat, cube, count, money, lost):
            return f"↳ {who(seat)} vend {some(cube, count)} pour {argents(money)}{_beyond(lost)}."
        case e.Hired(seat, person, count, cost):
            return f"↳ {who(seat)} achète {some(person, count)} pour {argents(cost)}."
        case e.DieGained(seat, dice):
            return f"↳ {who(seat)} rend une Vestale et reçoit un dé ({dice} en tout)."
        case e.Married(seat):
            return f"↳ {who(seat)} se marie pour 3 Argents."
        case e.GiftReceived(seat, gift, count):
            return f"↳ La Famille apporte {_gift(gift, count)} à {who(seat)}."
        case e.Built(seat, building, cost):
            return f"↳ {who(seat)} construit {un(building)} pour {argents(cost)}."
        case e.MoneyTaken(seat, money):
            return f"↳ {who(seat)} empoche {argents(money)}."
        case e.Bribed():
            return bribed(what, names)
        case e.Exchanged(seat, given, taken, side, owner):
            return f"⇄ {who(seat)} laisse {ACTION[given]} sur le {there(side, owner, names)} et y prend la carte {ACTION[taken]}, verrouillée."
        case e.MightUsed(seat, card):
            return f"⚔ {who(seat)} rend un Centurion pour exécuter {bold(ACTION[card])}."
        case e.MightUnused(seat):
            return f"{who(seat)} passe la phase 3."
        case _:
            assert_never(what)


def bribed(what: e.Bribed, names: Names) -> str:
    """Corruption B: whom it pays, and for what (F3.11)."""
    whom = "au stock" if what.owner is None else f"à {bold(names[what.owner])}"
    lost = f", perdu au-delà de {PURSE}," if what.lost else ""
    return f"↳ {bold(names[what.seat])} paie 1 Argent {whom}{lost} pour exécuter {bold(ACTION[what.card])} (bord {SIDE[what.side]})."


def _sources(reservoir: int, aqueduct: bool) -> str:
    """Where the Eau came from."""
    if reservoir and aqueduct:
        return f"{reservoir} du réservoir, 1 de l’Aqueduc"
    return "de l’Aqueduc" if aqueduct else "du réservoir"


def _beyond(lost: int) -> str:
    """What exceeds 20 (F1.2)."""
    if not lost:
        return ""
    return f", dont {lost} {'perdu' if lost == 1 else 'perdus'} au-delà de {PURSE}"


def _gift(gift: Gift, count: int) -> str:
    return argents(count) if gift is Gift.MONEY else f"{count} {NOUN[FAMILY_CUBE[gift]][0]}"
