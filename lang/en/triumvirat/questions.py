"""What players are asked."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import en_count, lines
from rules.triumvirat import questions as q
from rules.triumvirat.components import ACTIONS, Good, Kind
from rules.triumvirat.steps.actions import RAISES

from .terms import ALLOWS, COMPETENCE, GOOD, gold, legions, party, points, servants

FORMS = "2 gold, 2 legions, or 1 of each"


def asked(ask: q.Ask, who: str) -> str:
    """For the channel: the call to whoever has to decide."""
    match ask:
        case q.RomeSupply():
            return f"{who}, choose what Rome supplies."
        case q.Shortage():
            return f"The stock is short. {who}, choose what you get, piece by piece."
        case q.Arrivals(count=count):
            return f"{who}, place {legions(count)} from Rome."
        case q.Movement(points=left):
            return f"{who}, move ({points(left)} left) or end your movement." if left else f"{who}, end your movement?"
        case q.Refuge(lost=lost):
            return f"{PROVINCE[lost]} is lost. {who}, choose where your triumvir flees to."
        case q.Redress():
            return f"{who}, raise politics or military for free (Compensation II), or decline."
        case q.Actions(done=done):
            return f"{who}, take an action ({done + 1} of {ACTIONS}) or end your turn."
        case q.Appointment():
            return f"{who}, you’re consul: place a new civil servant."
        case _:
            assert_never(ask)


def ask(ask: q.Ask, names: Names = ()) -> str:
    """Above the private menu."""
    match ask:
        case q.RomeSupply():
            return f"What do you want from Rome: {FORMS}?"
        case q.Shortage():
            return _shortage(ask)
        case q.Arrivals(count=count):
            return (
                f"Place {legions(count)} from Rome in your provinces, together or apart."
                if count > 1
                else "Place 1 legion from Rome in one of your provinces."
            )
        case q.Movement():
            return _movement(ask)
        case q.Refuge(lost=lost, servants=staff):
            company = f" with {servants(staff)}" if staff else ""
            return f"{PROVINCE[lost]} is lost. Your triumvir flees{company} to any of your provinces, however far, and collects the gold there."
        case q.Redress():
            return "You’ve lost one more province: raise politics or military by 1 for free (Compensation II), or decline."
        case q.ActionsHere():
            return _here(ask)
        case q.Actions(done=done):
            return f"Action {done + 1} of {ACTIONS}: {gold(done + 1)}. Or end your turn."
        case q.Appointment():
            return "You’re consul! Place a new civil servant in one of your provinces. They start work at once, unless another already works there. Then 3 of your citizens (all, if you have fewer) turn neutral."
        case _:
            assert_never(ask)


def _shortage(ask: q.Shortage) -> str:
    """What is still owed of what is short (T2.4)."""
    stocks = ask.stock if isinstance(ask, q.ShortageNow) else (None, None)
    owed = ((_left(good, stock), dues) for good, stock, dues in zip(GOOD, stocks, (ask.gold, ask.legions), strict=True) if dues)
    return lines(
        "The stock can’t cover what you’re due. Choose what you take; what you leave is lost.",
        *(f"- {name}: {', '.join(map(_due, dues))}" for name, dues in owed),
    )


def _left(good: Good, stock: int | None) -> str:
    """`gold (3 in the stock)`."""
    return GOOD[good] if stock is None else f"{GOOD[good]} ({stock} in the stock)"


def _due(due: q.Due) -> str:
    return f"{'Rome' if due.province is None else PROVINCE[due.province]} {due.count}"


def _movement(ask: q.Movement) -> str:
    """The points, the party, and what a step costs (T3.1, T3.2)."""
    last = f" {_last(ask.lying)}" if isinstance(ask, q.LastWay) else ""
    if not ask.points:
        return f"No movement points left. You can still put a civil servant to work here, or recall one; then end your movement.{last}"
    goes = party(ask.legions, ask.servants, "")
    company = f"{goes} {'goes' if ask.legions + ask.servants == 1 else 'go'} with you unless you choose otherwise." if goes else "You’re going alone."
    landing = ", plus 1 to land legions" if ask.legions else ""
    return f"{en_count(ask.points, 'movement point')} left. {company} Land or arrow: 1 point. Sea: 1 point per zone{landing}.{last}"


def _last(lying: int) -> str:
    """The turn ends with the movement (T5.1)."""
    found = f"; {gold(lying)} is waiting in your provinces" if lying else ""
    return f"**Ending movement now ends your turn**: an action costs 1 gold and your treasury is empty{found}."


def _here(ask: q.ActionsHere) -> str:
    """The price, the place and what may be done in it (T5.1-T5.3)."""
    deed = "weapons cost" if ask.kind is Kind.MILITARY else "citizens cost"
    more = f" ({deed} {ask.extra} more, since you don’t lead {COMPETENCE[RAISES[ask.kind][0]]})" if ask.extra else ""
    price = f"costs {gold(ask.done + 1)}, you have {ask.treasury}"
    return f"Action {ask.done + 1} of {ACTIONS}: {price}. You’re in {PROVINCE[ask.place]}, {ALLOWS[ask.kind]}{more}. {_end(ask)}"


def _end(ask: q.ActionsHere) -> str:
    """That the turn ends by itself with the gold (T5.1), while more than one action is left."""
    return "Or end your turn." if ask.done + 1 == ACTIONS else "Or end your turn; it also ends when you can’t pay for another action."
