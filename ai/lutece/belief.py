"""What the others at a table of Lutèce have probably chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from ai.chance import Chance
from rules import lutece
from rules.engine.dice import Dice
from rules.engine.model import Seat
from rules.lutece.components import Income
from rules.lutece.moves import Choose
from rules.lutece.questions import RaiseBribes, SealBribes
from rules.lutece.state import Hand, State, Table, View
from rules.lutece.steps.options import CHOICES

from .market import TASTE, market

BLUFF = 0.8  # how much less likely gold on an Income card is than on another card, in points


def imagine(view: View, dice: Dice) -> State:
    """An imagined world in which the others have chosen what is good for them, and what their bribes lie on."""
    state = lutece.imagine(view, dice)
    if not isinstance(view.table.ask, RaiseBribes | SealBribes):
        return state
    chance = cast("Chance", dice)
    hands = (view.hand if seat == view.seat else _guess(view.table, seat, chance) for seat in range(view.table.seats))
    return replace(state, hands=tuple(hands))


def _guess(table: Table, seat: Seat, chance: Chance) -> Hand:
    choices = CHOICES[table.seats]
    chosen = choices[chance.leaning(_tastes(table, seat, choices), TASTE)]
    return Hand((chosen.left, chosen.right))


def _tastes(table: Table, seat: Seat, choices: tuple[Choose, ...]) -> list[float]:
    stall, bribes = market(table), table.bribes[seat]
    gold = table.players[seat].gold + bribes.left + bribes.right
    left = BLUFF if bribes.left else 0.0
    right = BLUFF if bribes.right else 0.0
    return [
        one - left * (move.left is Income.REVENUES) - right * (move.right is Income.REVENUES)
        for one, move in zip(stall.fast_scores(seat, gold), choices, strict=True)
    ]
