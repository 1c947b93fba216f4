"""What stands above the lines of a turn in the log."""

from __future__ import annotations

from lang import Names
from rules.fortuna import events as e


def heading(event: e.Event, names: Names) -> str:
    """The set-up, then every turn; nothing for what goes on under one."""
    match event:
        case e.Seated():
            return "Mise en place"
        case e.TurnBegan(seat, number):
            return f"Manche {number} · {names[seat]}"
        case _:
            return ""
