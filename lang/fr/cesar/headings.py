"""What stands above the lines of a turn in the log."""

from __future__ import annotations

from lang import Names
from rules.cesar import events as e

from .terms import ROLES


def heading(event: e.Event, names: Names) -> str:
    """The set-up, then every turn; nothing for what goes on under one."""
    match event:
        case e.Dealt():
            return "Mise en place"
        case e.TurnBegan(seat, number):
            return f"Tour {number} · {ROLES[seat]} ({names[seat]})"
        case e.LastTurn(seat):
            return f"Dernier tour · {ROLES[seat]} ({names[seat]})"
        case _:
            return ""
