"""Where luck comes from in Lutèce: the cards that are laid out for all."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.dice import Dice
from rules.lutece.state import State
from rules.lutece.steps.setup import deal

from ..model import Fate, Source


def _decks(state: State, dice: Dice) -> State:
    """Both decks, and which Markets were removed unseen (L1.3)."""
    box = state.box
    return replace(state, box=deal((*box.characters, *box.places, *box.removed), state.table.seats, dice))


FATES = (Fate(Source.OFFERS, lambda state: (state.box.characters, state.box.places), _decks),)
