"""What happens at the table, told to the channel. Nothing in this game is told to one player alone."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN, Attack, Forum, Movement, Supply, bystander, drawn
from lang.shared import bold, en_count
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.components import ACTIONS, CONQUERED, MOST_LEGIONS, Competence, Province, Section

from .score import ENDING
from .terms import (
    ALII,
    COMPETENCE,
    FORM,
    ROLES,
    both,
    by,
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
        return bold(names[seat])

    match what:
        case e.GameBegan():
            seated = ", ".join(f"{role} {bold(name)}" for role, name in zip(ROLES, names, strict=False))
            return f"The provinces are shared out: {seated}. {ROLES[0]} begins."
        case e.TurnBegan(seat, turn, year, stone):
            when = "the election follows this turn" if stone == 1 else f"election in {turns(stone)}"
            return f"▸ **Year {year}, turn {turn}.** {ROLES[seat]} ({who(seat)}) to play; {when}."
        case e.GovernorsFlipped(_, supplying):
            return f"Governors flipped: {_supplying(supplying)}."
        case e.RomeCalled(seat, form):
            return f"{who(seat)} asks Rome for {FORM[form]}."
        case e.Supplied(_, lots, rome):
            given = [*map(_lot, lots), *([f"Rome {gold(rome)} (to the treasury)"] if rome else [])]
            return f"Supply: {'; '.join(given)}."
        case e.StockShort(stock=0):  # the line of what is forgone says it
            return ""
        case e.StockShort(seat, good, due, stock):
            return f"The stock is short: {pieces(good, due)} due to {who(seat)}, only {stock} left."
        case e.PieceTaken():
            return _taken(what, who(what.seat))
        case e.Forgone(seat, good, count):
            return f"The stock is empty: {who(seat)} forgoes {pieces(good, count)}."
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
    return f"{who} takes {piece(what.good)} from {origin}{kept}{', the only choice left' if what.forced else ''}."


# -- marches, crossings and civil servants (T3)


def _movement(what: Movement, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Loaded() | e.Escorted() | e.MovementEnded(forced=False):  # the march tells who goes; what comes next, that it is over
            return ""
        case e.ServantWorks(_, province):
            return f"↳ A civil servant works in {PROVINCE[province]}: from now on the province supplies every turn."
        case e.ServantFree(_, province):
            return f"↳ No civil servant works in {PROVINCE[province]} any more: it supplies only every other turn now."
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
    company = f"with {goes}" if goes else "without escort"
    stays = party(what.left_legions, what.left_servants, "")
    behind = f"{origin} keeps {stays}" if stays else f"{origin} is left without legions"
    return f"{who} goes from {origin} to {to} {by(what.way, what.seas)}, {company}: {points(what.cost)}, {left(what.points)}. {behind}."


# -- attacks, conquests and what the loser gets (T4)


def _attack(what: Attack, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Battle():
            third = bystander(what)
            return battle(what, who(what.seat), who(what.defender), who(third) if third < len(names) else ROLES[third])
        case e.Repelled(seat, province, back, staff):
            company = f", with {servants(staff)}" if staff else ""
            return f"↳ {PROVINCE[province]} holds: {who(seat)}'s triumvir returns to {PROVINCE[back]} at no cost{company}."
        case e.Conquered(seat, loser, province, troops, provinces):
            held = en_count(provinces, "province")
            return (
                f"↳ **Conquest**: {who(seat)} takes {PROVINCE[province]} from {who(loser)} with {legions(troops)} ({held} of {CONQUERED})."
            )
        case e.ServantsCaptured():
            return f"↳ {who(what.seat)} captures {_captured(what)} from {who(what.loser)}."
        case e.Fled():
            return _fled(what, who(what.seat))
        case e.CompensationTaken(seat, 1):
            return f"↳ {who(seat)} takes the Compensation card, side I."
        case e.CompensationTaken(seat):
            return f"↳ {who(seat)} already holds the Compensation card: side II, one competence may rise by 1."
        case e.WeaponsAdded(seat, cause, count, due):
            loss = "the lost province" if cause is e.Cause.PROVINCE_LOST else en_count(due, "lost civil servant")
            if not count:
                return f"↳ No weapon for {loss}: {who(seat)}'s reserve is empty."
            short = ", all that was in reserve" if count < due else ""
            return f"↳ {who(seat)} puts {weapons(count)} into the bag for {loss}{short}."
        case e.Declined(seat):
            return f"↳ {who(seat)} raises no competence."
        case _:
            assert_never(what)


def battle(what: e.Battle, attacker: str, defender: str, third: str) -> str:
    """From the first legion to the last (T4.1-T4.3)."""
    parts = (
        f"⚔ {attacker} attacks {defender} in {PROVINCE[what.province]}, {legions(what.attackers)} against {what.defenders}.",
        _weapons(what, attacker, defender, third),
        f"The triumvir's protection costs the attack {legions(what.guard)}." if what.guard else "",
        f"Then {en_count(what.duels, 'legion falls', 'legions fall')} on each side." if what.duels else "",
        f"Left: {en_count(what.attackers_left, 'attacker')} and {en_count(what.defenders_left, 'defender')}.",
    )
    return " ".join(part for part in parts if part)


def _weapons(what: e.Battle, attacker: str, defender: str, third: str) -> str:
    """What came out of the bag, and what it did (T4.1)."""
    own, enemy, neutral = drawn(what)
    if not what.weapons:
        return "No weapons are drawn."
    struck = (
        f"{weapons(own)} of {attacker} ({en_count(what.defenders_struck, 'defender')} killed)" if own else "",
        f"{weapons(enemy)} of {defender} ({en_count(what.attackers_struck, 'attacker')} killed)" if enemy else "",
        f"{weapons(neutral)} of {third} (no effect)" if neutral else "",
    )
    return f"From the bag: {', '.join(part for part in struck if part)}."


def _captured(what: e.ServantsCaptured) -> str:
    """One of them works on, or none (T4.4)."""
    if not what.works:
        return en_count(what.servants, "idle civil servant")
    return f"{servants(what.servants)} (one of them working)" if what.servants > 1 else "a working civil servant"


def _fled(what: e.Fled, who: str) -> str:
    """The refuge, and the price of the escape (T4.5)."""
    only = ", the only province left" if what.forced else ""
    company = f", with {servants(what.servants)}" if what.servants else ""
    lost = both([COMPETENCE[one] for one in what.lowered])
    price = f"{who} was leading and loses 1 in {lost}." if lost else f"{who} led nowhere and loses nothing."
    return f"↳ **Escape**: {who}'s triumvir flees from {PROVINCE[what.origin]} to {PROVINCE[what.to]}{only}{company}. {price}"


# -- actions, the end of a turn, the election and the victory (T5, T6, T7)


ORDINAL = ("the 1st", "the 2nd", "the 3rd")


def _forum(what: Forum, names: Names) -> str:
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
            return f"{who(seat)} places the new civil servant in {PROVINCE[province]}{only}; the newcomer {does}."
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
