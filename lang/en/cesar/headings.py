"""What stands above the lines of a turn in the log."""

from __future__ import annotations

from lang import Names
from rules.cesar import events as e

from .terms import ROLES


def heading(event: e.Event, names: Names) -> str:
    """The set-up, then every turn; nothing for what goes on under one."""
    match event:
        case e.Dealt():
            return "Set-up"
        case e.TurnBegan(seat, number):
            return f"Turn {number} · {ROLES[seat]} ({names[seat]})"
        case e.LastTurn(seat):
            return f"Last turn · {ROLES[seat]} ({names[seat]})"
        case _:
            return ""
