"""What Action cards bring (F2-F4.1)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Actions
from lang.shared import a, bold
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.pieces import FAMILY_CUBE, PURSE, Cube, Gift

from ..terms import ACTION, BUILDING, SIDE, coins, some, there


def tell(what: Actions, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Executed(seat, card, e.Means.TURN):
            return f"{who(seat)} carries out {bold(ACTION[card])}."
        case e.Executed():  # the line of the Centurion or of the bribe tells it
            return ""
        case e.Skipped(seat, card):
            return f"{who(seat)} chooses {bold(ACTION[card])} without carrying it out."
        case e.Forwent(seat, card):
            return f"↳ {who(seat)} gives up the action {ACTION[card]}."
        case e.Took(seat, cube, count):
            short = ", all that was left in the stock" if count < 2 else ""
            return f"↳ {who(seat)} receives {some(cube, count)}{short}."
        case e.Converted(seat, into, reservoir, aqueduct):
            count = reservoir + aqueduct
            return f"↳ {who(seat)} converts {some(Cube.WATER, count)} ({_sources(reservoir, aqueduct)}) into {some(into, count)}."
        case e.Sold(seat, cube, count, money, lost):
            return f"↳ {who(seat)} sells {some(cube, count)} for {coins(money)}{_beyond(lost)}."
        case e.Hired(seat, person, count, cost):
            return f"↳ {who(seat)} buys {some(person, count)} for {coins(cost)}."
        case e.DieGained(seat, dice):
            return f"↳ {who(seat)} gives back a Vestal and receives a die ({dice} in all)."
        case e.Married(seat):
            return f"↳ {who(seat)} marries for 3 coins."
        case e.GiftReceived(seat, gift, count):
            return f"↳ The Family brings {who(seat)} {_gift(gift, count)}."
        case e.Built(seat, building, cost):
            return f"↳ {who(seat)} builds {a(BUILDING[building])} for {coins(cost)}."
        case e.MoneyTaken(seat, money):
            return f"↳ {who(seat)} pockets {coins(money)}."
        case e.Bribed():
            return bribed(what, names)
        case e.Exchanged(seat, given, taken, side, owner):
            return f"⇄ {who(seat)} leaves {ACTION[given]} on the {there(side, owner, names)} and takes {ACTION[taken]}, now locked."
        case e.MightUsed(seat, card):
            return f"⚔ {who(seat)} gives up a Centurion to carry out {bold(ACTION[card])}."
        case e.MightUnused(seat):
            return f"{who(seat)} passes phase 3."
        case _:
            assert_never(what)


def bribed(what: e.Bribed, names: Names) -> str:
    """Corruption B: whom it pays, and for what (F3.11)."""
    whom = "the stock" if what.owner is None else bold(names[what.owner])
    lost = f", lost above {PURSE}," if what.lost else ""
    return f"↳ {bold(names[what.seat])} pays {whom} 1 coin{lost} to carry out {bold(ACTION[what.card])} ({SIDE[what.side]} side)."


def _sources(reservoir: int, aqueduct: bool) -> str:
    """Where the Water came from."""
    if reservoir and aqueduct:
        return f"{reservoir} from the reservoir, 1 from the Aqueduct"
    return "from the Aqueduct" if aqueduct else "from the reservoir"


def _beyond(lost: int) -> str:
    """What exceeds 20 (F1.2)."""
    return f", {lost} of them lost above {PURSE}" if lost else ""


def _gift(gift: Gift, count: int) -> str:
    return coins(count) if gift is Gift.MONEY else some(FAMILY_CUBE[gift], count)
