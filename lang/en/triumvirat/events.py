"""What happens at the table, told to the channel. Nothing in this game is told to one player alone."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN, Attack, Forum, Movement, Supply, bystander, drawn
from lang.shared import en_count
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.components import ACTIONS, CONQUERED, MOST_LEGIONS, Competence, Province, Section

from .score import ENDING
from .terms import (
    COMPETENCE,
    FORM,
    ROLES,
    both,
    by,
    called,
    citizens,
    gold,
    left,
    legions,
    party,
    piece,
    pieces,
    points,
    servants,
    turns,
    weapons,
)


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""
    if isinstance(what, Supply):
        return _supply(what, names)
    if isinstance(what, Movement):
        return _movement(what, names)
    if isinstance(what, Attack):
        return _attack(what, names)
    if isinstance(what, Forum):
        return _forum(what, names)
    assert_never(what)


def private(what: e.Event, names: Names) -> str:
    return event(what, names)


# -- the set-up, the turns and their supply (T1, T2)


def _supply(what: Supply, names: Names) -> str:
    def who(seat: Seat) -> str:
        return called(seat, names)

    match what:
        case e.GameBegan():
            return f"{both([called(seat, names) for seat in range(len(names))])} fight for Rome. {ROLES[0]} goes first."
        case e.TurnBegan(seat, turn, year, stone):
            when = "election after this turn" if stone == 1 else f"election in {turns(stone)}"
            return f"▸ **Year {year}, turn {turn}.** {who(seat)} plays; {when}."
        case e.GovernorsFlipped(_, supplying):
            return f"Governors flip: {_supplying(supplying)}."
        case e.RomeCalled(seat, form):
            return f"{who(seat)} asks Rome for {FORM[form]}."
        case e.Supplied(_, lots, rome):
            given = [*map(_lot, lots), *([f"Rome {gold(rome)} (to the treasury)"] if rome else [])]
            return f"Supply: {'; '.join(given)}."
        case e.StockShort(stock=0):  # the line of what is forgone says it
            return ""
        case e.StockShort(seat, good, due, stock):
            return f"The stock is short: {who(seat)} is due {pieces(good, due)}, only {stock} left."
        case e.PieceTaken():
            return _taken(what, who(what.seat))
        case e.Forgone(seat, good, count):
            return f"The stock is empty: {who(seat)} goes without {pieces(good, count)}."
        case e.LegionPlaced(seat, province, forced):
            return f"{who(seat)} places a legion from Rome in {PROVINCE[province]}{', their only province' if forced else ''}."
        case _:
            assert_never(what)


def _supplying(provinces: tuple[Province, ...]) -> str:
    verb = "supply" if len(provinces) > 1 else "supplies"
    return f"{both([PROVINCE[one] for one in provinces])} {verb}" if provinces else "no province supplies this turn"


def _lot(lot: e.Lot) -> str:
    """`Achaea 1 legion and 1 gold`."""
    given = both([part for part, count in ((legions(lot.legions), lot.legions), (gold(lot.gold), lot.gold)) if count])
    kept = " (gold to the treasury)" if lot.legions else " (to the treasury)"
    return f"{PROVINCE[lot.province]} {given}{kept if lot.gold and lot.treasury else ''}"


def _taken(what: e.PieceTaken, who: str) -> str:
    """One piece of a short good (T2.4)."""
    origin = "Rome" if what.province is None else PROVINCE[what.province]
    kept = " (to the treasury)" if what.treasury else ""
    return f"{who} takes {piece(what.good)} from {origin}{kept}{', the only one left' if what.forced else ''}."


# -- marches, crossings and civil servants (T3)


def _movement(what: Movement, names: Names) -> str:
    def who(seat: Seat) -> str:
        return called(seat, names)

    match what:
        case e.Loaded() | e.Escorted() | e.MovementEnded(forced=False):  # the march tells who goes; what comes next, that it is over
            return ""
        case e.ServantWorks(_, province):
            return f"↳ A civil servant works in {PROVINCE[province]}: it now supplies every turn."
        case e.ServantFree(_, province):
            return f"↳ Nobody works in {PROVINCE[province]} any more: it now supplies every other turn."
        case e.Marched():
            return _marched(what, who(what.seat))
        case e.GoldCollected(seat, province, coins):
            return f"↳ {who(seat)} collects {gold(coins)} in {PROVINCE[province]}."
        case e.MovementEnded(seat):
            return f"{who(seat)} has no movement points left."
        case _:
            assert_never(what)


def _marched(what: e.Marched, who: str) -> str:
    """The way, its cost, who goes and who stays (T3.1, T3.2)."""
    origin, to = PROVINCE[what.origin], PROVINCE[what.to]
    goes = party(what.legions, what.servants, "")
    company = f"with {goes}" if goes else "alone"
    stays = party(what.left_legions, what.left_servants, "")
    behind = f"{origin} keeps {stays}" if stays else f"{origin} is left without legions"
    return f"{who} goes from {origin} to {to} {by(what.way, what.seas)}, {company} ({points(what.cost)}, {left(what.points)}). {behind}."


# -- attacks, conquests and what the loser gets (T4)


def _attack(what: Attack, names: Names) -> str:
    def who(seat: Seat) -> str:
        return called(seat, names)

    match what:
        case e.Battle():
            return battle(what, names)
        case e.Repelled(seat, province, back, staff):
            company = f", with {servants(staff)}" if staff else ""
            return f"↳ Attack on {PROVINCE[province]} repelled: {who(seat)} falls back to {PROVINCE[back]}{company}."
        case e.Conquered(seat, loser, province, troops, provinces):
            held = f"{provinces} of {CONQUERED} provinces"
            return f"↳ **Conquest**: {who(seat)} takes {PROVINCE[province]} from {who(loser)} with {legions(troops)} ({held})."
        case e.ServantsCaptured():
            return f"↳ {who(what.seat)} captures {_captured(what)} from {ROLES[what.loser]}."
        case e.Fled():
            return _fled(what, who(what.seat))
        case e.CompensationTaken(seat, 1):
            return f"↳ {who(seat)} takes the Compensation card (side I)."
        case e.CompensationTaken(seat):
            return f"↳ {who(seat)} already has the Compensation card and turns it to side II: a free raise in a skill."
        case e.WeaponsAdded(seat, cause, count, due):
            loss = "the lost province" if cause is e.Cause.PROVINCE_LOST else en_count(due, "lost civil servant")
            if not count:
                return f"↳ No weapon for {loss}: {ROLES[seat]}’s reserve is empty."
            short = " (the reserve had no more)" if count < due else ""
            return f"↳ {who(seat)} puts {weapons(count)} in the bag for {loss}{short}."
        case e.Declined(seat):
            return f"↳ {who(seat)} declines the free raise."
        case _:
            assert_never(what)


def battle(what: e.Battle, names: Names) -> str:
    """From the first legion to the last (T4.1-T4.3)."""
    attacker, defender = called(what.seat, names), called(what.defender, names)
    lead = f"⚔ {attacker} attacks {defender} in {PROVINCE[what.province]}"
    if not what.defenders and not what.guard:
        return f"{lead} with {legions(what.attackers)}: nobody defends the province."
    parts = (
        f"{lead}, {legions(what.attackers)} against {what.defenders or 'none'}.",
        _weapons(what),
        f"{ROLES[what.defender]}’s guard costs the attacker {en_count(what.guard, 'more legion')}." if what.guard else "",
        f"Each side then loses {legions(what.duels)}." if what.duels else "",
        f"Left: {en_count(what.attackers_left, 'attacker')}, {en_count(what.defenders_left, 'defender')}.",
    )
    return " ".join(part for part in parts if part)


def _weapons(what: e.Battle) -> str:
    """What came out of the bag, and what it did (T4.1)."""
    own, enemy, neutral = drawn(what)
    struck = (
        f"{own} for {ROLES[what.seat]} ({en_count(what.defenders_struck, 'defender')} lost)" if own else "",
        f"{enemy} for {ROLES[what.defender]} ({en_count(what.attackers_struck, 'attacker')} lost)" if enemy else "",
        f"{neutral} for {ROLES[bystander(what)]} (no effect)" if neutral else "",
    )
    return f"Weapons drawn: {', '.join(part for part in struck if part)}." if what.weapons else ""


def _captured(what: e.ServantsCaptured) -> str:
    """One of them works on, or none (T4.4)."""
    if not what.works:
        return en_count(what.servants, "idle civil servant")
    return f"{servants(what.servants)} (one of them working)" if what.servants > 1 else "a working civil servant"


def _fled(what: e.Fled, who: str) -> str:
    """The refuge, and the price of the flight (T4.5)."""
    only = ", the only province left" if what.forced else ""
    company = f", with {servants(what.servants)}" if what.servants else ""
    lost = both([COMPETENCE[one] for one in what.lowered])
    price = f", and drops 1 in {lost}, where they led" if lost else ""
    return f"↳ {who} flees from {PROVINCE[what.origin]} to {PROVINCE[what.to]}{only}{company}{price}."


# -- actions, the end of a turn, the election and the victory (T5, T6, T7)


ORDINAL = ("the 1st", "the 2nd", "the 3rd")


def _forum(what: Forum, names: Names) -> str:
    def who(seat: Seat) -> str:
        return called(seat, names)

    match what:
        case e.Raised(seat, competence, level, cost):
            paid = gold(cost) if cost else "Compensation II, free"
            return f"{who(seat)} raises {COMPETENCE[competence]} to {ROMAN[level]} ({paid})."
        case e.Persuaded(seat, Section.ALII, cost=cost, extra=extra):
            return f"{who(seat)} wins over a neutral citizen ({price(cost, extra, Competence.POLITICS)})."
        case e.Persuaded(seat, origin, cost=cost, extra=extra):
            return f"{who(seat)} turns one of {ROLES[origin]}’s citizens neutral ({price(cost, extra, Competence.POLITICS)})."
        case e.Produced(seat, count, cost, extra):
            return f"{who(seat)} puts {weapons(count)} in the bag ({price(cost, extra, Competence.MILITARY)})."
        case e.TurnEnded(seat):
            return f"{who(seat)} ends their turn{_actions(what)}."
        case e.LegionsCut(cuts):
            excess = both([f"{PROVINCE[cut.province]} returns {cut.legions}" for cut in cuts])
            return f"A province keeps {MOST_LEGIONS} legions at most: {excess}."
        case e.StoneMoved(0):
            return "The time stone reaches Election."
        case e.StoneMoved():  # the next turn begins by saying how many are left
            return ""
        case e.Elected():
            return elected(what, names)
        case e.Appointed(seat, province, works, forced):
            only, does = ", the only province left" if forced else "", "start work at once" if works else "stay idle"
            return f"{who(seat)} places the new civil servant in {PROVINCE[province]}{only}; they {does}."
        case e.CitizensReturned(seat, count):
            turn = "turns" if count == 1 else "turn"
            return f"{count} of {ROLES[seat]}’s citizens {turn} neutral." if count else f"{who(seat)} has no citizens to give back."
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
    """After how many, and why no more (T5.1)."""
    done = what.actions
    after = f" after {en_count(done, 'action')}" if done else " without taking an action"
    if not what.forced or done >= ACTIONS:
        return after
    held = f"the treasury has {what.treasury}" if what.treasury else "the treasury is empty"
    return f"{after}: {ORDINAL[done]} would cost {gold(done + 1)}, and {held}"


def elected(what: e.Elected, names: Names) -> str:
    """The count, the tie and what it leads to (T6.2, T6.3)."""
    counts = ", ".join(f"{ROLES[seat]} {citizens(count) if seat == 0 else count}" for seat, count in enumerate(what.citizens))
    tie = (
        f" The tie with {both([ROLES[seat] for seat in what.tied])} goes to the one who has gone longest without winning a citizen"
        f" (if still tied: {', '.join(ROLES[: len(names)])}, in this order)."
        if what.tied
        else ""
    )
    rank = "consul for the second time" if what.again else "consul"
    return f"**Election**: {counts}. {called(what.seat, names)} becomes {rank}.{tie}"


def _won(winners: list[str]) -> str:
    return f"{both(winners)} share the victory." if len(winners) > 1 else f"{winners[0]} wins the game."
