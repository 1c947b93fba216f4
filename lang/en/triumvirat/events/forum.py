"""Actions, the end of a turn, the election and the victory (T5, T6, T7)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold, en_count
from lang.triumvirat import PROVINCE, ROMAN, Forum
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.table import ACTIONS, MOST_LEGIONS, Competence, Section

from ..score import ENDING
from ..terms import ALII, COMPETENCE, ROLES, both, citizens, gold, weapons

ORDINAL = ("the 1st", "the 2nd", "the 3rd")


def tell(what: Forum, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Raised(seat, competence, level, cost):
            paid = gold(cost) if cost else "Compensation II, free"
            return f"{who(seat)} raises {COMPETENCE[competence]} to {ROMAN[level]} ({paid})."
        case e.Persuaded(seat, origin, Section.ALII, cost, extra):
            whose = ALII if origin is Section.ALII else who(origin)
            return f"{who(seat)} sends a citizen of {whose} back to {ALII} ({price(cost, extra, Competence.POLITICS)})."
        case e.Persuaded(seat, cost=cost, extra=extra):
            return f"{who(seat)} persuades a citizen from {ALII} to join the section of {ROLES[seat]} ({price(cost, extra, Competence.POLITICS)})."
        case e.Produced(seat, count, cost, extra):
            return f"{who(seat)} puts {weapons(count)} into the bag ({price(cost, extra, Competence.MILITARY)})."
        case e.TurnEnded(seat):
            return f"{who(seat)} ends the turn: {_actions(what)}."
        case e.LegionsCut(cuts):
            excess = both([f"{PROVINCE[cut.province]} returns {cut.legions}" for cut in cuts])
            return f"At most {MOST_LEGIONS} legions a province: {excess}."
        case e.StoneMoved(0):
            return "The time stone reaches the Election."
        case e.StoneMoved():  # the next turn begins by saying how many are left
            return ""
        case e.Elected():
            return elected(what, names)
        case e.Appointed(seat, province, works, forced):
            only, does = ", the only province left" if forced else "", "works at once" if works else "stays idle there"
            return f"{who(seat)} places the new civil servant in {PROVINCE[province]}{only}: he {does}."
        case e.CitizensReturned(seat, count):
            back = "goes" if count == 1 else "go"
            return f"{citizens(count)} of {who(seat)} {back} back to {ALII}." if count else f"{who(seat)} has no citizens to give back."
        case e.YearBegan(year, stone):
            return f"**Year {year} begins.** The time stone returns to {ROMAN[stone]}."
        case e.Won(ending, winners):
            return f"⚑ {ENDING[ending]} {_won([who(seat) for seat in winners])}"
        case _:
            assert_never(what)


def price(cost: int, extra: int, competence: Competence) -> str:
    """`3 gold, 2 of it for not leading politics` (T5.3)."""
    return f"{gold(cost)}, {extra} of it for not leading {COMPETENCE[competence]}" if extra else gold(cost)


def _actions(what: e.TurnEnded) -> str:
    """How many, and why no more (T5.1)."""
    done = what.actions
    if done >= ACTIONS:
        return f"{done} actions, the most allowed"
    count = en_count(done, "action") if done else "no action"
    held = f"the treasury holds {what.treasury}" if what.treasury else "the treasury is empty"
    return f"{count}; {ORDINAL[done]} costs {gold(done + 1)}, {held}" if what.forced else count


def elected(what: e.Elected, names: Names) -> str:
    """The count, the tie and what it leads to (T6.2, T6.3)."""
    first, *others = (f"{bold(names[seat])} {citizens(count) if seat == 0 else count}" for seat, count in enumerate(what.citizens))
    tie = (
        f" Tied with {both([bold(names[seat]) for seat in what.tied])}: whoever has gone longest without placing a citizen wins"
        f" (failing that, the order {', '.join(ROLES[: len(names)])})."
        if what.tied
        else ""
    )
    rank = "consul for the second time" if what.again else "consul"
    return f"**Election**: {', '.join((first, *others))}. {bold(names[what.seat])} becomes {rank}.{tie}"


def _won(winners: list[str]) -> str:
    return f"Victory is shared by {both(winners)}." if len(winners) > 1 else f"{winners[0]} wins the game."
