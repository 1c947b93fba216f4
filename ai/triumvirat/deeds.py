"""Actions tried in the ledger (T5): what they cost, what they change, what they are for."""

from __future__ import annotations

from typing import Any

from rules.engine.model import Seat
from rules.triumvirat.components import TOP, WEAPONS, Section
from rules.triumvirat.moves import Persuade, Produce, Raise
from rules.triumvirat.state import leads
from rules.triumvirat.steps.actions import EXTRA, PRODUCED

from .reasons import RIVALS, Motive
from .standing import Ledger


def cost(ledger: Ledger, seat: Seat, deed: Any, done: int) -> int | None:
    """T5.1, T5.3: what the next action costs; None if there is nothing to move."""
    match deed:
        case Raise(competence):
            return done + 1 if ledger.track(competence)[seat] < TOP else None
        case Persuade(Section.ALII):
            there, track = ledger.alii, ledger.politics
        case Persuade(section):
            there, track = ledger.citizens[section] if section < ledger.seats and section != seat else 0, ledger.politics
        case _:
            there, track = WEAPONS - ledger.bag[seat], ledger.military
    return done + 1 + (0 if leads(track, seat) else EXTRA) if there else None


def carry_out(ledger: Ledger, seat: Seat, deed: Any, price: int) -> None:
    ledger.gold[seat] -= price
    match deed:
        case Raise(competence):
            ledger.track(competence)[seat] += 1
        case Persuade(Section.ALII):
            ledger.alii -= 1
            ledger.citizens[seat] += 1
        case Persuade(section):
            ledger.alii += 1
            ledger.citizens[section] -= 1
        case _:
            ledger.bag[seat] = min(WEAPONS, ledger.bag[seat] + PRODUCED)


def purpose(deed: Any) -> tuple[Motive, Any]:
    """What an action is for."""
    match deed:
        case Raise(competence):
            return Motive.RAISE, competence
        case Persuade(Section.ALII):
            return Motive.PERSUADE, None
        case Persuade(section):
            return Motive.HINDER, RIVALS[section]
        case Produce():
            return Motive.PRODUCE, None
        case _:
            return Motive.SAVE, None
