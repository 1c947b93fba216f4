"""The set-up, the turns and their supply (T1, T2)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold
from lang.triumvirat import PROVINCE, Supply
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.board import Province

from ..terms import FORM, ROLES, et, gold, legions, piece, pieces, turns


def tell(what: Supply, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.GameBegan():
            seated = ", ".join(f"{role} {bold(name)}" for role, name in zip(ROLES, names, strict=False))
            return f"Les provinces sont partagées : {seated}. {ROLES[0]} commence."
        case e.TurnBegan(seat, turn, year, stone):
            when = "l’élection suit ce tour" if stone == 1 else f"élection dans {turns(stone)}"
            return f"▸ **Année {year}, tour {turn}.** {ROLES[seat]} ({who(seat)}) joue ; {when}."
        case e.GovernorsFlipped(_, supplying):
            return f"Gouverneurs basculés : {_supplying(supplying)}."
        case e.RomeCalled(seat, form):
            return f"{who(seat)} demande à Rome {FORM[form]}."
        case e.Supplied(_, lots, rome):
            given = [*map(_lot, lots), *([f"Rome {gold(rome)} (au trésor)"] if rome else [])]
            return f"Approvisionnement : {' ; '.join(given)}."
        case e.StockShort(stock=0):  # the line of what is forgone says it
            return ""
        case e.StockShort(seat, good, due, stock):
            return f"Le stock ne suffit pas : {pieces(good, due)} pour {who(seat)}, il n’en reste que {stock}."
        case e.PieceTaken():
            return _taken(what, who(what.seat))
        case e.Forgone(seat, good, count):
            return f"Le stock est vide : {who(seat)} renonce à {pieces(good, count)}."
        case e.LegionPlaced(seat, province, forced):
            return f"{who(seat)} place une légion de Rome en {PROVINCE[province]}{', sa seule province' if forced else ''}."
        case _:
            assert_never(what)


def _supplying(provinces: tuple[Province, ...]) -> str:
    verb = "produisent" if len(provinces) > 1 else "produit"
    return f"{et([PROVINCE[one] for one in provinces])} {verb}" if provinces else "aucune province ne produit ce tour-ci"


def _lot(lot: e.Lot) -> str:
    """`Achaea 1 légion et 1 pièce d’or`."""
    given = et([part for part, count in ((legions(lot.legions), lot.legions), (gold(lot.gold), lot.gold)) if count])
    kept = " (or au trésor)" if lot.legions else " (au trésor)"
    return f"{PROVINCE[lot.province]} {given}{kept if lot.gold and lot.treasury else ''}"


def _taken(what: e.PieceTaken, who: str) -> str:
    """One piece of a short good (T2.4)."""
    origin = "de Rome" if what.province is None else f"en {PROVINCE[what.province]}"
    kept = " (au trésor)" if what.treasury else ""
    return f"{who} prend {piece(what.good)} {origin}{kept}{', sans autre choix' if what.forced else ''}."
