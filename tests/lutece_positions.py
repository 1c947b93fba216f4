"""Positions of Lutèce in a few words: cards are written "baker6" (kind and Talent), "apprentice:bread", "market:beer-sword"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rules import lutece
from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, start
from rules.engine.model import Refused, Seat
from rules.lutece.components import DECK, REMOVED, TILES, Action, Card, Deck, Income, Kind, Resource, Side, Tile, in_play
from rules.lutece.moves import Choose, Raise, Ready
from rules.lutece.questions import ChooseOptions
from rules.lutece.state import Apprentice, Box, Bribes, Decks, Hand, Offer, Player, Table

R = Income.REVENUES
Events = list[Any]


class Stock:
    """The cards for so many players; each is handed out once."""

    def __init__(self, seats: int) -> None:
        self.left = list(in_play(lutece.DATA, seats))

    def take(self, word: str) -> Card:
        read = re.fullmatch(r"([a-z]+)(\d*)(?::([a-z-]+))?", word)
        assert read, word
        name, talent, wants = read.groups()
        asked = tuple(map(Resource, wants.split("-"))) if name == "market" and wants else None
        card = next(
            card for card in self.left
            if card.kind.value == name and talent in ("", str(card.talent)) and asked in (None, card.wants)
        )  # fmt: skip
        self.left.remove(card)
        return card

    def player(self, gold: int, words: str) -> Player:
        owned = [(word, self.take(word)) for word in words.split()]
        cards = tuple(card for _, card in owned if card.kind is not Kind.APPRENTICE)
        taught = [Apprentice(card, _lesson(word)) for word, card in owned if card.kind is Kind.APPRENTICE]
        return Player(gold, cards, tuple(taught))

    def any_of(self, deck: Deck) -> Card:
        """A card nobody asked for: the dearest, so that it leaves the scene alone."""
        card = max((card for card in self.left if card.kind.deck is deck), key=lambda card: (card.cost, card.kind is not Kind.MARKET))
        self.left.remove(card)
        return card


def _lesson(word: str) -> Resource | None:
    return Resource(word.partition(":")[2]) if ":" in word else None


def town(
    *owned: str, gold: tuple[int, ...] = (), offers: Mapping[str, str] | None = None, round: int = 1, decks: int | None = None
) -> Match:
    """Everybody is about to choose. `offers`: tile to card, with the gold on it ("field1+2"); `decks`: cards left in each."""
    seats, stock = len(owned), Stock(len(owned))
    players = tuple(stock.player(purse, words) for purse, words in zip(gold or (5,) * seats, owned, strict=True))
    lying = {Tile(tile): _offer(stock, word) for tile, word in (offers or {}).items()}
    offered = tuple(lying.get(tile) or Offer(stock.any_of(DECK[tile])) for tile in TILES[seats])
    removed = tuple(card for card in stock.left if card.kind is Kind.MARKET)[: REMOVED[seats]]
    characters = tuple(card for card in stock.left if card.kind.deck is Deck.CHARACTERS)[:decks]
    places = tuple(card for card in stock.left if card.kind.deck is Deck.PLACES and card not in removed)[:decks]
    table = Table(1, round, offered, Decks(len(characters), len(places)), players, (Bribes(),) * seats, ask=ChooseOptions(round))
    return match_of(model.State(table, (Hand(),) * seats, Box(characters, places, removed)))


def _offer(stock: Stock, word: str) -> Offer:
    card, _, gold = word.partition("+")
    return Offer(stock.take(card), int(gold or 0))


def match_of(state: model.State[Table, Hand, Box]) -> Match:
    record = Record(lutece.NAME, lutece.VERSION, lutece.DATA, state.table.seats, "by hand", lutece.Options())
    return Match(lutece, record, state, lutece.decision(state.table))


def new_game(seats: int, seed: str = "seed") -> tuple[Match, Events]:
    match, told = start(lutece, Record(lutece.NAME, lutece.VERSION, lutece.DATA, seats, seed, lutece.Options()))
    return match, [item.event for item in told]


def say(match: Match, seat: Seat, *moves: Any) -> tuple[Match, Events]:
    """Some moves of one seat, and all that was told."""
    events: Events = []
    for move in moves:
        match, told = match.answer(seat, move)
        assert all(item.to is None for item in told)
        events += [item.event for item in told]
    return match, events


def lay(match: Match, *plans: str) -> Match:
    """Options and bribes of every seat: "A3 R" is A on the left with 3 gold on it, an Income card on the right."""
    for seat, plan in enumerate(plans):
        left, right = (_action(word) for word in plan.split())
        match, _ = match.answer(seat, Choose(left, right))
    for seat, plan in enumerate(plans):
        for side, word in zip(Side, plan.split(), strict=True):
            if stake := int(word[1:] or 0):
                match, _ = match.answer(seat, Raise(side, stake))
    return match


def purchases(match: Match, *plans: str) -> tuple[Match, Events]:
    """Options, bribes, everybody ready; what is told from the reveal on."""
    match = lay(match, *plans)
    for seat in range(len(plans)):
        match, told = match.answer(seat, Ready())
    return match, [item.event for item in told][1:]


def _action(word: str) -> Action:
    return R if word[0] == "R" else Tile(word[0])


def why(match: Match, seat: Seat, move: Any) -> Any:
    """The reason a move is refused for."""
    try:
        match.answer(seat, move)
    except Refused as refusal:
        return refusal.why
    raise AssertionError(f"{move} is allowed")


def of(kind: type, events: Events) -> Events:
    return [event for event in events if isinstance(event, kind)]


def purse(match: Match, seat: Seat) -> int:
    table: Table = match.state.table
    return table.players[seat].gold


def owns(match: Match, seat: Seat) -> list[str]:
    """What a seat owns, in words."""
    player = match.state.table.players[seat]
    taught = [f"apprentice:{apprentice.resource.value}" if apprentice.resource else "apprentice" for apprentice in player.apprentices]
    return [f"{card.kind.value}{card.talent or ''}" for card in player.cards] + taught


def dice(seed: int = 0) -> Dice:
    return Dice(f"imagined {seed}", 0)
