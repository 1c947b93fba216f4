"""Where luck comes from in Fortuna: the dice, and the Privilege cards that are drawn."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.dice import Dice
from rules.fortuna.state import State

from ..model import Fate, Source


def _deck(state: State, dice: Dice) -> State:
    return replace(state, box=replace(state.box, deck=dice.shuffled(state.box.deck)))


FATES = (Fate(Source.DICE, dice=True), Fate(Source.DRAWS, lambda state: state.box.deck, _deck))
