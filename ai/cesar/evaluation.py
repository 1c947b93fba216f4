"""Who is likely to win an imagined game of Caesar & Cleopatra as it stands."""

from __future__ import annotations

from rules.cesar.components import GROUPS, Influence, Manipulation
from rules.cesar.state import State

from .heuristic import KEEP
from .standing import front, likely, stands, value

DECISIVE = 2.6  # points of lead that make a game all but won grow with what is still to come
STOCK = 0.04  # points for each point of Influence in hand or reserve
READY = (0.0, 0.8, 1.3, 1.6, 1.75, 1.85)  # points for so many Influence cards in hand: without any the next turn is lost (C2.3)
TRICK = 0.15
TURN_COMES = (1.0, 1.0, 0.5, 0.25, 0.0)  # how much the best Manipulation in hand counts, the second best …: one a turn is played (C2.4)


def evaluate(state: State) -> tuple[float, float]:
    lead = _points(state)
    left = sum(len(forum.taken) for forum in state.table.forum)
    chance = likely(lead, 1.0 + DECISIVE * (21 - left) / 21)
    return chance, 1 - chance


def _points(state: State) -> float:
    """By how many points Caesar may expect to be ahead at the end."""
    table, hands = state.table, state.hands
    missions = [(float(hands[0].mission is group), float(hands[1].mission is group)) for group in GROUPS]
    lead = _stock(state, 0) - _stock(state, 1)
    for place, stand in enumerate(stands(table, 0, missions)):
        fronts = table.forum[place].fronts
        lead += value(stand, front(fronts[0], hands[0].hidden[place]), front(fronts[1], hands[1].hidden[place]))
    return lead


def _stock(state: State, seat: int) -> float:
    """Strength not yet laid: all of it, and what of it can be laid and played soon."""
    cards = state.hands[seat].cards
    influence = [card for card in cards if isinstance(card, Influence)]
    tricks = sorted((TRICK + 0.5 * KEEP[card] for card in cards if isinstance(card, Manipulation)), reverse=True)
    soon = sum(worth * counts for worth, counts in zip(tricks, TURN_COMES, strict=False))
    return STOCK * (sum(influence) + sum(state.box.reserves[seat])) + READY[min(len(influence), len(READY) - 1)] + soon
