"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from rules.engine.model import Seat
from rules.triumvirat import refusals as r
from rules.triumvirat.components import Section

from .terms import ALLOWS, COMPETENCE, GOOD, gold, legions, player, points, servants


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.MovementOver():
            return "Your movement is over for this turn. You can still take actions."
        case r.MovementFirst():
            return "End your movement first; actions come after."
        case r.NotInPlay(province):
            return f"{PROVINCE[province]} isn’t used with two players."
        case r.NotYours(province, owner):
            return f"{PROVINCE[province]} belongs to {player(owner, names)}. Choose one of your own provinces."
        case r.NothingDue(good, province):
            where = "Rome" if province is None else PROVINCE[province]
            return f"{where} owes you no {GOOD[good]} right now."
        case r.NoPointsLeft():
            return "You have no movement points left."
        case r.NotSoManyLegions(asked, here):
            return f"There{_are(here)} only {legions(here)} here: you can’t take {asked}."
        case r.NotSoManyServants(asked, here):
            return f"There{_are(here)} only {servants(here)} here: you can’t take {asked}."
        case r.AlreadyLoaded(count):
            return f"You’re already taking {count} along."
        case r.AlreadyThere(province):
            return f"Your triumvir is already in {PROVINCE[province]}."
        case r.TooFar(to, cost, alone, left):
            without = f", {alone} without legions" if alone < cost else ""
            return f"Going to {PROVINCE[to]} costs {points(cost)}{without}; you have {left} left."
        case r.NoLegions(province, owner):
            return f"{PROVINCE[province]} belongs to {player(owner, names)}: you need at least 1 legion to go there."
        case r.LastProvince(province, owner):
            return f"{PROVINCE[province]} is the last province of {player(owner, names)}: you can’t attack it."
        case r.NoServant(province):
            return f"You have no civil servant in {PROVINCE[province]}."
        case r.AlreadyWorks(province):
            return f"A civil servant already works in {PROVINCE[province]}."
        case r.NobodyWorks(province):
            return f"No civil servant works in {PROVINCE[province]}."
        case r.CannotPay(cost, extra, treasury):
            more = f", {extra} of it for not leading" if extra else ""
            return f"That costs {gold(cost)}{more}, and you have {treasury}."
        case r.WrongProvince(province, kind):
            return f"Your triumvir is in {PROVINCE[province]}, {ALLOWS[kind]}."
        case r.NoWeapons():
            return "All your weapons are already in the bag."
        case r.NoCitizens(Section.ALII):
            return "There are no neutral citizens left."
        case r.NoCitizens(section):
            return f"{player(section, names)} has no citizens."
        case r.OwnCitizens():
            return "That citizen is already yours. Choose a neutral one, or another player’s."
        case r.TopReached(competence):
            return f"Your {COMPETENCE[competence]} is already at VII, the maximum."
        case _:
            assert_never(why)


def _are(count: int) -> str:
    return "’s" if count == 1 else " are"
