"""What is known before a move is confirmed."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, Preview, percent, tenths
from rules.engine.model import Seat
from rules.triumvirat.odds import Odds
from rules.triumvirat.preview import Bill, Passage

from .terms import by, gold, party, player, points


def preview(seen: Preview, seat: Seat, names: Names = ()) -> str:
    """The odds of an attack, the cost of a march and the points left, the price of an action."""
    match seen:
        case Passage():
            lead = f"Attaque contre {player(seen.defender, names)} : {_odds(seen.odds)} " if seen.odds and seen.defender is not None else ""
            found = f" {'Si vous la prenez, vous' if seen.odds else 'Vous'} y ramasserez {gold(seen.gold)}." if seen.gold else ""
            return f"{lead}{_march(seen)}{found}"
        case Bill(cost, extra, treasury):
            more = f", dont {extra} faute de mener" if extra else ""
            return f"Cette action coûte {gold(cost)}{more}. Il vous en restera {treasury}."
        case _:
            assert_never(seen)


def _odds(odds: Odds) -> str:
    """The chance and the expected losses (T4.7)."""
    if not odds.defenders and not odds.guarded:
        return "**conquête certaine**, personne ne défend cette province."
    lost, slain = (tenths(expected).replace(".", ",") for expected in (odds.attackers_lost, odds.defenders_lost))
    guarded = ", triumvir compris" if odds.guarded else ""
    theirs = f", {slain} sur {odds.defenders} en face" if odds.defenders else ""
    return f"**{_chance(percent(odds.chance))}** ; pertes moyennes{guarded} : {lost} sur {odds.attackers} pour vous{theirs}."


def _chance(percent: int) -> str:
    match percent:
        case 0:
            return "aucune chance de conquête"
        case 100:
            return "conquête certaine"
        case _:
            return f"{percent} % de chances de conquête"


def _march(seen: Passage) -> str:
    """Who goes and who stays, what it costs and leaves."""
    goes, stays = party(seen.legions, seen.servants, ""), party(seen.left_legions, seen.left_servants, "")
    company = f"avec {goes}" if goes else "sans escorte"
    left = f"il vous en restera {seen.points}" if seen.points else "il ne vous en restera plus"
    behind = f" (restent sur place : {stays})" if stays else ""
    return f"{PROVINCE[seen.to]} {by(seen.way, seen.seas)}, {company}{behind} : {points(seen.cost)} de mouvement, {left}."
