"""Who is near to Caesar's Palace, where the last round begins."""

from __future__ import annotations

from lang import Names
from lang.shared import bold
from rules.fortuna.standing import LastRound
from rules.fortuna.standing import near as facts
from rules.fortuna.state import Table

from .terms import both


def near(table: Table, names: Names) -> tuple[str, ...]:
    """Says that this round is the last, or who could make it so."""
    match facts(table):
        case ():
            return ()
        case (LastRound(reached), *_):
            return (f"⚑ Last round! {both([bold(names[seat]) for seat in reached])} reached Caesar’s Palace.",)
        case close:
            at = [f"{bold(names[one.seat])} (space {one.position})" for one in close if not isinstance(one, LastRound)]
            return (f"⚑ {both(at)}: Caesar’s Palace is within reach. This round may be the last!",)
