"""What happens at the table, told to the channel or to one player."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Actions, Cards, Opening, Path
from rules.fortuna import events as e

from ..terms import privileges
from . import actions, cards, favour, opening


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""
    if isinstance(what, Opening):
        return opening.tell(what, names)
    if isinstance(what, Actions):
        return actions.tell(what, names)
    if isinstance(what, Path):
        return favour.tell(what, names)
    if isinstance(what, Cards):
        return cards.tell(what, names)
    assert_never(what)


def private(what: e.Event, names: Names) -> str:
    """What one player alone is told."""
    match what:
        case e.CardsSeen(seen):
            return f"You see: {privileges(seen)}."
        case e.CardGained(card):
            return f"You receive the card {privileges((card,))}."
        case _:
            return event(what, names)
