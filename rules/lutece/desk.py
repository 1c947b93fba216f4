"""The working copy of a position: a ply changes it, then it is frozen again."""

from __future__ import annotations

from rules.engine import model
from rules.engine.model import Seat, Told

from .components import Card, Deck, Kind, Side, Tile
from .events import Event
from .state import Apprentice, Box, Bribes, Decks, Hand, Offer, Player, State, Step, Table


class Desk:
    """Everything of a State that a ply may change, and what is told on the way."""

    __slots__ = (
        "ask", "box", "bribes", "closing", "data", "decks", "ending", "gone", "hands", "offers", "players", "resolved",
        "revealed", "round", "sealed", "tiles", "told", "version",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        table, box = state.table, state.box
        self.data, self.version, self.round, self.tiles = table.data, table.version, table.round, table.tiles
        self.closing, self.sealed = table.closing, table.sealed
        self.offers, self.players, self.bribes = list(table.offers), list(table.players), list(table.bribes)
        self.revealed, self.resolved, self.gone = table.revealed, table.resolved, list(table.gone)
        self.ask, self.ending = table.ask, table.ending
        self.hands, self.box = list(state.hands), box
        self.decks = {Deck.CHARACTERS: box.characters, Deck.PLACES: box.places}
        self.told: list[Told] = []

    def freeze(self) -> Step:
        """The position after the ply, and what was told."""
        characters, places, box = self.decks[Deck.CHARACTERS], self.decks[Deck.PLACES], self.box
        if characters is not box.characters or places is not box.places:
            box = Box(characters, places, box.removed)
        table = Table(
            self.data, self.round, tuple(self.offers), Decks(len(characters), len(places)), tuple(self.players), tuple(self.bribes),
            self.revealed, self.resolved, tuple(self.gone), self.ask, self.ending, self.version,
            self.closing, self.sealed,
        )  # fmt: skip
        return model.Step(model.State(table, tuple(self.hands), box), tuple(self.told))

    def tell(self, event: Event) -> None:
        self.told.append(Told(event))

    @property
    def start(self) -> Seat:
        """The start seat of this round (L1.4)."""
        return (self.round - 1) % len(self.players)

    def draw(self, deck: Deck) -> Card | None:
        """The top card of a deck; None if it is empty."""
        cards = self.decks[deck]
        if not cards:
            return None
        self.decks[deck] = cards[1:]
        return cards[0]

    def offer(self, tile: Tile) -> Offer:
        """What lies under a tile that has a card."""
        offer = self.offers[self.tiles.index(tile)]
        assert offer is not None, f"no card under {tile}"
        return offer

    def take_offer(self, tile: Tile) -> Offer:
        """The card leaves its tile, with the gold on it."""
        offer = self.offer(tile)
        self.offers[self.tiles.index(tile)] = None
        return offer

    def gain(self, seat: Seat, gold: int) -> int:
        """Gold into a purse, or out of it; what it holds now."""
        player = self.players[seat]
        purse = player.gold + gold
        self.players[seat] = Player(purse, player.cards, player.apprentices)
        return purse

    def own(self, seat: Seat, card: Card) -> None:
        """A card comes to lie before a player; Apprentices lie apart and wait (L3.1)."""
        player = self.players[seat]
        if card.kind is Kind.APPRENTICE:
            self.players[seat] = Player(player.gold, player.cards, (*player.apprentices, Apprentice(card)))
        else:
            self.players[seat] = Player(player.gold, (*player.cards, card), player.apprentices)

    def side_of(self, seat: Seat, tile: Tile) -> Side:
        """On which of a player's revealed cards this tile stands."""
        return Side.LEFT if self.revealed[seat][Side.LEFT] is tile else Side.RIGHT

    def stake(self, seat: Seat, side: Side) -> int:
        """The gold on one of a player's chosen cards."""
        bribes = self.bribes[seat]
        return bribes.left if side is Side.LEFT else bribes.right

    def lift(self, seat: Seat, side: Side) -> int:
        """Take the gold off a chosen card; how much it was."""
        bribes, stake = self.bribes[seat], self.stake(seat, side)
        self.bribes[seat] = Bribes(0, bribes.right, bribes.flag) if side is Side.LEFT else Bribes(bribes.left, 0, bribes.flag)
        return stake


def empty_hands(seats: int) -> tuple[Hand, ...]:
    """Nobody has a chosen card lying face down."""
    return (Hand(),) * seats
