"""The options: everybody chooses two Action cards, under seal (L2.2)."""

from __future__ import annotations

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import TILES, Action, Income, Tile
from ..desk import Desk
from ..events import OptionsLaid
from ..moves import Choose
from ..questions import ChooseOptions, RaiseBribes, SealBribes
from ..state import Hand, View


def _choices(cards: tuple[Action, ...]) -> tuple[Choose, ...]:
    return tuple(Choose(left, right) for left in cards for right in cards if left is not right or left is Income.REVENUES)


CHOICES = {seats: _choices((*tiles, Income.REVENUES)) for seats, tiles in TILES.items()}  # every choice, by the number of players


def offers_choose(view: View, ask: ChooseOptions) -> tuple[Choose, ...]:
    """L2.2: any two different cards, and two Income cards, left and right."""
    return CHOICES[len(view.table.players)]


def check_choose(view: View, ask: ChooseOptions, move: Choose) -> None:
    """L2.2: two different cards of one's hand; there are two Income cards."""
    seats, left, right = len(view.table.players), move.left, move.right
    tiles = TILES[seats]
    if isinstance(left, Tile):
        if left not in tiles:
            raise Refused(refusals.TileNotInPlay(left, seats))
        if left is right:
            raise Refused(refusals.SameCardTwice(left))
    if isinstance(right, Tile) and right not in tiles:
        raise Refused(refusals.TileNotInPlay(right, seats))


def play_choose(desk: Desk, seat: Seat, ask: ChooseOptions, move: Choose) -> None:
    """L2.2: two cards lie face down, left and right as their player said; the bribes begin with the last of them."""
    desk.hands[seat] = Hand((move.left, move.right))
    if all(hand.chosen for hand in desk.hands):
        desk.ask = SealBribes(desk.round) if desk.sealed else RaiseBribes(desk.round)
        desk.tell(OptionsLaid())
