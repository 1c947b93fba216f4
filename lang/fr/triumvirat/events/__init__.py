"""What happens at the table, told to the channel. Nothing in this game is told to one player alone."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.triumvirat import Attack, Forum, Movement, Supply
from rules.triumvirat import events as e

from . import attack, forum, movement, supply


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""
    if isinstance(what, Supply):
        return supply.tell(what, names)
    if isinstance(what, Movement):
        return movement.tell(what, names)
    if isinstance(what, Attack):
        return attack.tell(what, names)
    if isinstance(what, Forum):
        return forum.tell(what, names)
    assert_never(what)


def private(what: e.Event, names: Names) -> str:
    return event(what, names)
