"""What players are asked."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import lines
from rules.triumvirat import questions as q
from rules.triumvirat.components import ACTIONS, Kind
from rules.triumvirat.steps.actions import RAISES

from .terms import ALLOWS, COMPETENCE, GOOD, gold, legions, party, points, servants

FORMS = "2 gold, 2 legions, or 1 of each"


def asked(ask: q.Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case q.RomeSupply():
            return f"{who} to choose Rome's supply."
        case q.Shortage():
            return f"The stock is short: {who} to choose, piece by piece."
        case q.Arrivals(count=count):
            return f"{who} to place {legions(count)} from Rome."
        case q.Movement(points=left):
            return f"{who} to move: {points(left)}." if left else f"{who} to end the movement."
        case q.Refuge(lost=lost):
            return f"{PROVINCE[lost]} is lost: {who} to choose a refuge for the triumvir."
        case q.Redress():
            return f"Compensation II: {who} to raise a competence, or to decline."
        case q.Actions(done=done):
            return f"{who} to act: action {done + 1} of {ACTIONS}, or end of the turn."
        case q.Appointment():
            return f"{who}, now consul, to place a new civil servant."
        case _:
            assert_never(ask)


def ask(ask: q.Ask, names: Names = ()) -> str:
    """Above the private menu."""
    match ask:
        case q.RomeSupply():
            return f"Rome supplies you: {FORMS}."
        case q.Shortage():
            return _shortage(ask)
        case q.Arrivals(count=count):
            return (
                f"Place {legions(count)} from Rome in your provinces, one at a time."
                if count > 1
                else "Place 1 legion from Rome in one of your provinces."
            )
        case q.Movement():
            return _movement(ask)
        case q.Refuge(lost=lost, servants=staff):
            company = f" with {servants(staff)}" if staff else ""
            return f"{PROVINCE[lost]} is lost. Your triumvir flees{company} to any of your provinces, without needing a path, and collects the gold there."
        case q.Redress():
            return "You already held the Compensation card: with its side II, raise a competence by 1 free of charge, or decline."
        case q.ActionsHere():
            return _here(ask)
        case q.Actions(done=done):
            return f"Action {done + 1} of {ACTIONS}: {gold(done + 1)}. Or end your turn."
        case q.Appointment():
            return "You are consul! Place your new civil servant in one of your provinces, to work there at once unless another already does."
        case _:
            assert_never(ask)


def _shortage(ask: q.Shortage) -> str:
    """What is still owed of what is short (T2.4)."""
    owed = ((GOOD[good], dues) for good, dues in zip(GOOD, (ask.gold, ask.legions), strict=True) if dues)
    return lines(
        "The stock is short. Take piece by piece until it is empty; the rest is lost.",
        *(f"- {name}: {', '.join(map(_due, dues))}" for name, dues in owed),
    )


def _due(due: q.Due) -> str:
    return f"{'Rome' if due.province is None else PROVINCE[due.province]} {due.count}"


def _movement(ask: q.Movement) -> str:
    """The points, the party, and what a step costs (T3.1, T3.2)."""
    last = f" {_last(ask.lying)}" if isinstance(ask, q.LastWay) else ""
    if not ask.points:
        return f"You have no movement points left. You may still say whether a civil servant works here; then end the movement.{last}"
    goes = party(ask.legions, ask.servants, "")
    company = f"With your triumvir: {goes}." if goes else "Your triumvir goes alone."
    cost = "1 a sea zone and 1 to land" if ask.legions else "1 a sea zone, landing included"
    return f"You have {points(ask.points)} left. {company} A step by land or by an arrow costs 1 point; a crossing, {cost}.{last}"


def _last(lying: int) -> str:
    """The turn ends with the movement (T5.1)."""
    found = f"; {gold(lying)} {'lies' if lying == 1 else 'lie'} in your provinces" if lying else ""
    return f"**To end the movement now ends your turn**: an action costs 1 gold, and your treasury is empty{found}."


def _here(ask: q.ActionsHere) -> str:
    """The price, the place and what may be done in it (T5.1-T5.3)."""
    deed = "producing costs" if ask.kind is Kind.MILITARY else "persuading costs"
    more = f" ({deed} {ask.extra} more, as you do not lead {COMPETENCE[RAISES[ask.kind][0]]})" if ask.extra else ""
    price = f"it costs {gold(ask.done + 1)}, you have {ask.treasury}"
    return f"Action {ask.done + 1} of {ACTIONS}: {price}. Your triumvir is in {PROVINCE[ask.place]}, {ALLOWS[ask.kind]}{more}. Or end your turn."
