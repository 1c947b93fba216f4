"""A few positions that show every card, token and state once: the palette is made of them, and the caches filled."""

from __future__ import annotations

from PIL import Image

from rules import lutece as game
from rules.engine import model
from rules.engine.model import Seat
from rules.lutece.components import TILES, Bid, Card, Deck, Flag, Income, Kind, Pair, Resource, Side, Tile, in_play
from rules.lutece.events import BribeRaised, Event, FlagChanged
from rules.lutece.questions import Ask, ChooseOptions, RaiseBribes, UseLegionnaires
from rules.lutece.state import Apprentice, Bribes, Decks, Hand, Offer, Player, Table

from ..placeholder import PLACEHOLDER
from .board import draw_board
from .hand import draw_hand
from .large import draw_display

NAMES = tuple("ABCDE")
EVENTS: tuple[Event, ...] = (BribeRaised(0, Side.LEFT, 1, 2, 3, ()), FlagChanged(1, Flag.READY))
FLAGS = (Flag.OPEN, Flag.READY, Flag.FIRM, Flag.READY, Flag.OPEN)


def _one_each(deck: Deck) -> list[Card]:
    """One card of every kind of a deck."""
    return list({card.kind: card for card in in_play(game.DATA, 5) if card.kind.deck is deck}.values())


def _player(seat: Seat) -> Player:
    """Each fifth of the cards, an Apprentice who learns and one who waits."""
    cards = tuple(card for card in in_play(game.DATA, 5)[seat::5] if card.kind is not Kind.APPRENTICE)
    apprentice = next(card for card in in_play(game.DATA, 5) if card.kind is Kind.APPRENTICE)
    return Player(12, cards, (Apprentice(apprentice, Resource.BEER), Apprentice(apprentice)))


def table(seats: int, ask: Ask | None, shift: int = 0, revealed: tuple[Pair, ...] = ()) -> Table:
    """Different kinds of card by the shift."""
    each = len(TILES[seats]) // 2
    characters, places = (_one_each(deck) for deck in Deck)
    offered = [*(characters * 3)[shift : shift + each], *(places * 3)[shift : shift + each]]
    offers = tuple(Offer(card, n) if n != each else None for n, card in enumerate(offered))
    bribes = tuple(Bribes(seat, 0, FLAGS[seat]) for seat in range(seats))
    return Table(game.DATA, 1, offers, Decks(9, 9), tuple(map(_player, range(seats))), bribes, revealed, 1, (), ask)


def pictures() -> list[Image.Image]:
    """Three boards, a display and a hand."""
    pairs: tuple[Pair, ...] = ((Tile.A, Income.REVENUES), (Tile.B, Tile.A), (Tile.ONE, Tile.TWO))
    card = in_play(game.DATA, 5)[0]
    bribing = table(5, RaiseBribes(1))
    contested = table(3, UseLegionnaires(0, Tile.A, card, (Bid(0, 1, 1), Bid(1, 0))), 10, pairs)
    return [
        draw_board(bribing, NAMES, EVENTS, PLACEHOLDER, (0, 4)),
        draw_board(table(5, ChooseOptions(1), 5), NAMES, (), PLACEHOLDER, range(5)),
        draw_board(contested, NAMES, (), PLACEHOLDER, (0,)),
        draw_display(bribing, 4, NAMES, PLACEHOLDER),
        draw_hand(model.View(bribing, 0, Hand((Tile.A, Income.REVENUES))), NAMES, PLACEHOLDER),
    ]
