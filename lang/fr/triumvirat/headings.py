"""What stands above the lines of a turn in the log."""

from __future__ import annotations

from lang import Names
from rules.triumvirat import events as e

from .terms import player


def heading(event: e.Event, names: Names) -> str:
    """The set-up, then every turn; nothing for what goes on under one."""
    match event:
        case e.GameBegan():
            return "Mise en place"
        case e.TurnBegan(seat, turn, year):
            return f"Année {year}, tour {turn} · {player(seat, names)}"
        case _:
            return ""
