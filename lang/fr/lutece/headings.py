"""What stands above the lines of a turn in the log."""

from __future__ import annotations

from lang import Names
from rules.lutece import events as e


def heading(event: e.Event, names: Names) -> str:
    """The set-up, then every round, which all play at once; nothing for what goes on under one."""
    match event:
        case e.Dealt():
            return "Mise en place"
        case e.RoundBegan(number):
            return f"Tour {number}"
        case _:
            return ""
