"""The deal, the offers that begin a round, and the end when one cannot be filled (L1, L2.1)."""

from __future__ import annotations

from rules.engine import model
from rules.engine.dice import Dice

from ..changes import VERSION
from ..components import DECK, PURSE, REMOVED, TILES, Card, Deck, Kind, Tile, in_play
from ..desk import Desk, empty_hands
from ..events import Dealt, Ended, Offered, RoundBegan
from ..questions import ChooseOptions
from ..state import Box, Bribes, Decks, Ending, Offer, Options, Player, Step, Table


def setup(seats: int, options: Options, data: int, dice: Dice, version: int = VERSION) -> Step:
    """L1.1-L1.4: tiles, purses and decks for this number of players; then the first offers."""
    printed = options.box or data
    box = deal(in_play(printed, seats), seats, dice)
    decks = Decks(len(box.characters), len(box.places))
    table = Table(
        printed, 0, (None,) * len(TILES[seats]), decks, (Player(),) * seats, (Bribes(),) * seats,
        version=version, closing=options.closing, sealed=options.sealed,
    )  # fmt: skip
    desk = Desk(model.State(table, empty_hands(seats), box))
    desk.tell(Dealt(decks.characters, decks.places, len(box.removed), PURSE))
    begin_round(desk)
    return desk.freeze()


def deal(unseen: tuple[Card, ...], seats: int, dice: Dice) -> Box:
    """L1.3: from these cards remove Markets unseen and shuffle the rest of both decks."""
    shuffled = dice.shuffled(unseen)
    removed = [card for card in shuffled if card.kind is Kind.MARKET][: REMOVED[seats]]
    characters = tuple(card for card in shuffled if card.kind.deck is Deck.CHARACTERS)
    places = tuple(card for card in shuffled if card.kind.deck is Deck.PLACES and card not in removed)
    return Box(characters, places, tuple(removed))


def begin_round(desk: Desk) -> None:
    """L2.1: offers, then everybody chooses two options (L2.2)."""
    seats = len(desk.players)
    desk.round += 1
    desk.bribes, desk.revealed, desk.resolved = [Bribes()] * seats, (), 0
    desk.tell(RoundBegan(desk.round, desk.start))
    unfilled = _fill_offers(desk)
    if unfilled is None:
        desk.ask = ChooseOptions(desk.round)
    else:
        desk.ask, desk.ending = None, Ending(unfilled, DECK[unfilled])
        desk.tell(Ended(desk.ending))


def _fill_offers(desk: Desk) -> Tile | None:
    """A card for every tile without one, A-E then 1-5; the first tile whose deck is empty."""
    filled: list[tuple[Tile, Card]] = []
    unfilled = None
    for place, tile in enumerate(desk.tiles):
        if desk.offers[place] is not None:
            continue
        if (card := desk.draw(DECK[tile])) is None:
            unfilled = tile
            break
        desk.offers[place] = Offer(card)
        filled.append((tile, card))
    if filled:
        desk.tell(Offered(tuple(filled), len(desk.decks[Deck.CHARACTERS]), len(desk.decks[Deck.PLACES])))
    return unfilled
