"""Actions, the end of a turn, the election and the victory (T5, T6, T7)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold, de, fr_count
from lang.triumvirat import PROVINCE, ROMAN, Forum
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.table import ACTIONS, MOST_LEGIONS, Competence, Section

from ..score import ENDING
from ..terms import ALII, COMPETENCE, ROLES, citizens, et, gold, weapons

ORDINAL = ("la 1re", "la 2e", "la 3e")


def tell(what: Forum, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Raised(seat, competence, level, cost):
            paid = gold(cost) if cost else "Compensation II, sans payer"
            return f"{who(seat)} porte sa compétence {COMPETENCE[competence]} à {ROMAN[level]} ({paid})."
        case e.Persuaded(seat, origin, Section.ALII, cost, extra):
            whose = de(ALII if origin is Section.ALII else who(origin))
            return f"{who(seat)} renvoie dans {ALII} un citoyen {whose} ({price(cost, extra, Competence.POLITICS)})."
        case e.Persuaded(seat, cost=cost, extra=extra):
            return f"{who(seat)} persuade un citoyen {de(ALII)} et l’amène dans la section {de(ROLES[seat])} ({price(cost, extra, Competence.POLITICS)})."
        case e.Produced(seat, count, cost, extra):
            return f"{who(seat)} met {weapons(count)} dans le sac ({price(cost, extra, Competence.MILITARY)})."
        case e.TurnEnded(seat):
            return f"{who(seat)} finit son tour : {_actions(what)}."
        case e.LegionsCut(cuts):
            excess = et([f"{PROVINCE[cut.province]} en rend {cut.legions}" for cut in cuts])
            return f"{MOST_LEGIONS} légions au plus par province : {excess}."
        case e.StoneMoved(0):
            return "La pierre du temps arrive à l’Élection."
        case e.StoneMoved():  # the next turn begins by saying how many are left
            return ""
        case e.Elected():
            return elected(what, names)
        case e.Appointed(seat, province, works, forced):
            only, does = ", sa seule province" if forced else "", "où il travaille aussitôt" if works else "où il reste inactif"
            return f"{who(seat)} place son nouveau fonctionnaire en {PROVINCE[province]}{only}, {does}."
        case e.CitizensReturned(seat, count):
            back = "retourne" if count == 1 else "retournent"
            return f"{citizens(count)} {de(who(seat))} {back} dans {ALII}." if count else f"{who(seat)} n’a aucun citoyen à rendre."
        case e.YearBegan(year, stone):
            return f"**L’année {year} commence.** La pierre du temps revient sur {ROMAN[stone]}."
        case e.Won(ending, winners):
            return f"⚑ {ENDING[ending]} {_won([who(seat) for seat in winners])}"
        case _:
            assert_never(what)


def price(cost: int, extra: int, competence: Competence) -> str:
    """`3 pièces d’or, dont 2 faute de mener en politique` (T5.3)."""
    return f"{gold(cost)}, dont {extra} faute de mener en {COMPETENCE[competence]}" if extra else gold(cost)


def _actions(what: e.TurnEnded) -> str:
    """How many, and why no more (T5.1)."""
    done = what.actions
    if done >= ACTIONS:
        return f"{done} actions, le maximum"
    count = fr_count(done, "action") if done else "aucune action"
    held = f"le trésor en contient {what.treasury}" if what.treasury else "le trésor est vide"
    return f"{count} ; {ORDINAL[done]} coûte {gold(done + 1)}, {held}" if what.forced else count


def elected(what: e.Elected, names: Names) -> str:
    """The count, the tie and what it leads to (T6.2, T6.3)."""
    first, *others = (f"{bold(names[seat])} {citizens(count) if seat == 0 else count}" for seat, count in enumerate(what.citizens))
    tie = (
        f" À égalité avec {et([bold(names[seat]) for seat in what.tied])}, l’emporte qui n’a pas placé de citoyen depuis le plus longtemps"
        f" (sinon, l’ordre {', '.join(ROLES[: len(names)])})."
        if what.tied
        else ""
    )
    rank = "consul pour la deuxième fois" if what.again else "consul"
    return f"**Élection** : {', '.join((first, *others))}. {bold(names[what.seat])} devient {rank}.{tie}"


def _won(winners: list[str]) -> str:
    return f"Victoire partagée entre {et(winners)}." if len(winners) > 1 else f"{winners[0]} gagne la partie."
