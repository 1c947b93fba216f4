"""Attacks, conquests and what the loser gets (T4)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold, de, fr_count
from lang.triumvirat import PROVINCE, Attack, bystander, drawn
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.table import CONQUERED

from ..terms import COMPETENCE, ROLES, et, legions, servants, weapons


def tell(what: Attack, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Battle():
            third = bystander(what)
            return battle(what, who(what.seat), who(what.defender), who(third) if third < len(names) else ROLES[third])
        case e.Repelled(seat, province, back, staff):
            company = f", avec {servants(staff)}" if staff else ""
            return f"↳ {PROVINCE[province]} tient : le triumvir {de(who(seat))} revient en {PROVINCE[back]} sans frais{company}."
        case e.Conquered(seat, loser, province, troops, provinces):
            held = fr_count(provinces, "province")
            return (
                f"↳ **Conquête** : {who(seat)} prend {PROVINCE[province]} à {who(loser)} avec {legions(troops)} ({held} sur {CONQUERED})."
            )
        case e.ServantsCaptured():
            return f"↳ {who(what.seat)} capture {_captured(what)} {de(who(what.loser))}."
        case e.Fled():
            return _fled(what, who(what.seat))
        case e.CompensationTaken(seat, 1):
            return f"↳ {who(seat)} prend la carte Compensation, face I."
        case e.CompensationTaken(seat):
            return f"↳ {who(seat)} a déjà la carte Compensation : face II, une compétence peut monter de 1."
        case e.WeaponsAdded(seat, cause, count, due):
            loss = "la province perdue" if cause is e.Cause.PROVINCE_LOST else fr_count(due, "fonctionnaire perdu", "fonctionnaires perdus")
            if not count:
                return f"↳ Aucune arme pour {loss} : la réserve {de(who(seat))} est vide."
            short = ", toute sa réserve" if count < due else ""
            return f"↳ {who(seat)} met {weapons(count)} dans le sac pour {loss}{short}."
        case e.Declined(seat):
            return f"↳ {who(seat)} ne monte aucune compétence."
        case _:
            assert_never(what)


def battle(what: e.Battle, attacker: str, defender: str, third: str) -> str:
    """From the first legion to the last (T4.1-T4.3)."""
    parts = (
        f"⚔ {attacker} attaque {defender} en {PROVINCE[what.province]}, {legions(what.attackers)} contre {what.defenders}.",
        _weapons(what, attacker, defender, third),
        f"La protection du triumvir coûte {legions(what.guard)} à l’attaque." if what.guard else "",
        f"Puis {fr_count(what.duels, 'légion tombe', 'légions tombent')} de chaque côté." if what.duels else "",
        f"Il reste {fr_count(what.attackers_left, 'attaquant')} et {fr_count(what.defenders_left, 'défenseur')}.",
    )
    return " ".join(part for part in parts if part)


def _weapons(what: e.Battle, attacker: str, defender: str, third: str) -> str:
    """What came out of the bag, and what it did (T4.1)."""
    own, enemy, neutral = drawn(what)
    if not what.weapons:
        return "Aucune arme n’est tirée."
    struck = (
        f"{weapons(own)} {de(attacker)} ({fr_count(what.defenders_struck, 'défenseur tué', 'défenseurs tués')})" if own else "",
        f"{weapons(enemy)} {de(defender)} ({fr_count(what.attackers_struck, 'attaquant tué', 'attaquants tués')})" if enemy else "",
        f"{weapons(neutral)} {de(third)} (sans effet)" if neutral else "",
    )
    return f"Du sac : {', '.join(part for part in struck if part)}."


def _captured(what: e.ServantsCaptured) -> str:
    """One of them works on, or none (T4.4)."""
    if not what.works:
        return fr_count(what.servants, "fonctionnaire inactif", "fonctionnaires inactifs")
    return f"{servants(what.servants)} (dont un actif)" if what.servants > 1 else "un fonctionnaire actif"


def _fled(what: e.Fled, who: str) -> str:
    """The refuge, and the price of the escape (T4.5)."""
    only = ", sa seule province" if what.forced else ""
    company = f", avec {servants(what.servants)}" if what.servants else ""
    lost = et([f"en {COMPETENCE[one]}" for one in what.lowered])
    price = f"{who} menait et recule de 1 {lost}." if lost else f"{who} ne menait nulle part et ne recule pas."
    return f"↳ **Évasion** : le triumvir {de(who)} fuit {PROVINCE[what.origin]} pour {PROVINCE[what.to]}{only}{company}. {price}"
