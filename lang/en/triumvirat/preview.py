"""What is known before a move is confirmed."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, Preview, percent, tenths
from rules.engine.model import Seat
from rules.triumvirat.odds import Odds
from rules.triumvirat.preview import Bill, Passage

from .terms import by, gold, left, party, player, points


def preview(seen: Preview, seat: Seat, names: Names = ()) -> str:
    """The odds of an attack, the cost of a march and the points left, the price of an action."""
    match seen:
        case Passage():
            lead = f"Attack on {player(seen.defender, names)}: {_odds(seen.odds)} " if seen.odds and seen.defender is not None else ""
            found = f" {'If you take it, you' if seen.odds else 'You'} collect {gold(seen.gold)} there." if seen.gold else ""
            return f"{lead}{_march(seen)}{found}"
        case Bill(cost, extra, treasury):
            more = f", {extra} of it for not leading" if extra else ""
            return f"This costs {gold(cost)}{more}. You’ll have {treasury} left."
        case _:
            assert_never(seen)


def _odds(odds: Odds) -> str:
    """The chance and the expected losses (T4.7)."""
    if not odds.defenders and not odds.guarded:
        return "**certain conquest**, nobody defends it."
    lost, slain = (tenths(expected) for expected in (odds.attackers_lost, odds.defenders_lost))
    guarded = " (including the triumvir’s guard)" if odds.guarded else ""
    theirs = f", {slain} of {odds.defenders} for the defender" if odds.defenders else ""
    return f"**{_chance(percent(odds.chance))}**; expected losses{guarded}: {lost} of {odds.attackers} for you{theirs}."


def _chance(percent: int) -> str:
    match percent:
        case 0:
            return "no chance of conquest"
        case 100:
            return "certain conquest"
        case _:
            return f"{percent}% chance of conquest"


def _march(seen: Passage) -> str:
    """Who goes and who stays, what it costs and leaves."""
    goes, stays = party(seen.legions, seen.servants, ""), party(seen.left_legions, seen.left_servants, "")
    company = f"with {goes}" if goes else "alone"
    behind = f", leaving {stays}" if stays else ""
    return f"To {PROVINCE[seen.to]} {by(seen.way, seen.seas)}, {company}{behind} ({points(seen.cost)}, {left(seen.points)})."
