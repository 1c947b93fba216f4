"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from rules.engine.model import Seat
from rules.triumvirat import refusals as r
from rules.triumvirat.components import Section

from .terms import ALII, ALLOWS, COMPETENCE, GOOD, gold, legions, player, points, servants


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.MovementOver():
            return "Your movement is over for this turn: now come the actions."
        case r.MovementFirst():
            return "First end your movement: the actions come after it."
        case r.NotInPlay(province):
            return f"{PROVINCE[province]} is out of play with two players."
        case r.NotYours(province, owner):
            return f"{PROVINCE[province]} belongs to {player(owner, names)}: choose one of your own provinces."
        case r.NothingDue(good, province):
            where = "Rome" if province is None else PROVINCE[province]
            return f"{where} has no {GOOD[good]} for you to choose: none is due, all is taken, or the stock is enough."
        case r.NoPointsLeft():
            return "You have no movement points left: nobody travels any more this turn."
        case r.NotSoManyLegions(asked, here):
            return f"There {_are(here)} {legions(here)} here: you cannot take {asked} along."
        case r.NotSoManyServants(asked, here):
            return f"There {_are(here)} {servants(here)} here: you cannot take {asked} along."
        case r.AlreadyLoaded(count):
            return f"That is the number already set: {count}."
        case r.AlreadyThere(province):
            return f"Your triumvir is already in {PROVINCE[province]}."
        case r.TooFar(to, cost, alone, left):
            without = f", {alone} without legions" if alone < cost else ""
            return f"Going to {PROVINCE[to]} costs {points(cost)}{without}; you have {left} left."
        case r.NoLegions(province, owner):
            return f"{PROVINCE[province]} belongs to {player(owner, names)}: you enter it only with at least 1 legion."
        case r.LastProvince(province, owner):
            return f"{PROVINCE[province]} is the last province of {player(owner, names)}: it cannot be attacked."
        case r.NoServant(province):
            return f"You have no civil servant in {PROVINCE[province]}."
        case r.AlreadyWorks(province):
            return f"A civil servant already works in {PROVINCE[province]}: a second one would be idle."
        case r.NobodyWorks(province):
            return f"No civil servant works in {PROVINCE[province]}."
        case r.CannotPay(cost, extra, treasury):
            more = f", {extra} of it for not leading" if extra else ""
            return f"This action costs {gold(cost)}{more}; your treasury holds {treasury}."
        case r.WrongProvince(province, kind):
            return f"Your triumvir is in {PROVINCE[province]}, {ALLOWS[kind]}."
        case r.NoWeapons():
            return "All your weapons are already in the bag."
        case r.NoCitizens(Section.ALII):
            return f"There are no citizens left in {ALII}."
        case r.NoCitizens(section):
            return f"There are no citizens in the section of {player(section, names)}."
        case r.OwnCitizens():
            return f"Your own citizens need no persuading: take one from {ALII}, or send another player's back there."
        case r.TopReached(competence):
            return f"Your {COMPETENCE[competence]} already stands on VII, the highest space."
        case _:
            assert_never(why)


def _are(count: int) -> str:
    return "is" if count == 1 else "are"
