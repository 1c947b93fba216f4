"""Where luck comes from in Caesar & Cleopatra: the votes, and the cards that are drawn."""

from __future__ import annotations

from dataclasses import replace

from rules.cesar.state import State
from rules.engine.dice import Dice

from ..model import Fate, Source


def _draws(state: State, dice: Dice) -> State:
    """The reserves, and the piles unless their owners have ordered them (C1.5)."""
    box = state.box
    (first, second), (one, other) = box.reserves, box.piles
    piles = box.piles if state.table.options.ordered else (dice.shuffled(one), dice.shuffled(other))
    return replace(state, box=replace(box, reserves=(dice.shuffled(first), dice.shuffled(second)), piles=piles))


def _votes(state: State, dice: Dice) -> State:
    return replace(state, box=replace(state.box, votes=dice.shuffled(state.box.votes)))


FATES = (
    Fate(Source.VOTES, lambda state: state.box.votes, _votes, dice=True),
    Fate(Source.DRAWS, lambda state: (state.box.reserves, state.box.piles), _draws),
)
