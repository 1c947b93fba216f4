"""Attacks, conquests and what the loser gets (T4)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold, en_count
from lang.triumvirat import PROVINCE, Attack, bystander, drawn
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.table import CONQUERED

from ..terms import COMPETENCE, ROLES, both, legions, servants, weapons


def tell(what: Attack, names: Names) -> str:
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
