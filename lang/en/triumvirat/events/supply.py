"""The set-up, the turns and their supply (T1, T2)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold
from lang.triumvirat import PROVINCE, Supply
from rules.engine.model import Seat
from rules.triumvirat import events as e
from rules.triumvirat.board import Province

from ..terms import FORM, ROLES, both, gold, legions, piece, pieces, turns


def tell(what: Supply, names: Names) -> str:
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
