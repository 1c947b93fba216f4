"""A position that a seat cannot tell from the real one, for computer players."""

from __future__ import annotations

from rules.engine import model
from rules.engine.dice import Dice

from .components import action_hand, in_play
from .questions import RaiseBribes, SealBribes
from .state import Hand, State, Table, View
from .steps.setup import deal


def imagine(view: View, dice: Dice) -> State:
    """Shuffles what nobody has seen into decks and removed Markets, and guesses the cards that others chose."""
    table = view.table
    hands = tuple(view.hand if seat == view.seat else _guess(table, dice) for seat in range(table.seats))
    seen = _seen(table)
    unseen = tuple(card for card in in_play(table.data, table.seats) if card.number not in seen)
    return model.State(table, hands, deal(unseen, table.seats, dice))


def _guess(table: Table, dice: Dice) -> Hand:
    """Two cards of a full Action hand, while chosen cards lie face down; a bribe says nothing certain (L2.4)."""
    if not isinstance(table.ask, RaiseBribes | SealBribes):
        return Hand()
    left, right, *_ = dice.shuffled(action_hand(table.seats))
    return Hand((left, right))


def _seen(table: Table) -> set[int]:
    """Every card that lies or lay before everyone's eyes."""
    owned = {card.number for player in table.players for card in player.cards}
    taught = {apprentice.card.number for player in table.players for apprentice in player.apprentices}
    offered = {offer.card.number for offer in table.offers if offer}
    return owned | taught | offered | {card.number for card in table.gone}
