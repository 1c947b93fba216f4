"""What the cards, tiles, resources and players are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang import Names
from lang.lutece import families, under
from lang.shared import en_count, join, times
from rules.engine.model import Seat
from rules.lutece.cards import Card, Colour, Deck, Kind, Resource
from rules.lutece.moves import Choose, Reinforce
from rules.lutece.table import LETTERS, Action, Bidder, Flag, Income, Side, Table, Tile

ROLES: tuple[str, ...] = ()

CARD = {
    Kind.BREWER: "Brewer",
    Kind.DRUID: "Druid",
    Kind.SMITH: "Smith",
    Kind.BAKER: "Baker",
    Kind.APPRENTICE: "Apprentice",
    Kind.LEGIONNAIRE: "Legionary",
    Kind.TAVERN: "Tavern",
    Kind.FOREST: "Forest",
    Kind.MINE: "Mine",
    Kind.FIELD: "Field",
    Kind.LABORATORY: "Laboratory",
    Kind.FORGE: "Forge",
    Kind.MILL: "Mill",
    Kind.HERBALIST: "Herbalist's",
    Kind.ARMOURY: "Armoury",
    Kind.BAKERY: "Bakery",
    Kind.STATUE: "Statue of Augustus",
    Kind.MARKET: "Market",
}
RESOURCE = {Resource.BEER: "Ale", Resource.POTION: "Potion", Resource.SWORD: "Sword", Resource.BREAD: "Bread"}
SEVERAL = {Resource.BEER: "Ale", Resource.POTION: "Potions", Resource.SWORD: "Swords", Resource.BREAD: "Bread"}
COLOUR = {
    Colour.ORANGE: "orange",
    Colour.GREEN: "green",
    Colour.GREY: "grey",
    Colour.YELLOW: "yellow",
    Colour.RED: "red",
    Colour.VIOLET: "violet",
}
DECK = {Deck.CHARACTERS: "Characters", Deck.PLACES: "Places"}
SIDE = {Side.LEFT: "left", Side.RIGHT: "right"}
FLAG = {Flag.OPEN: "thinking", Flag.READY: "✓ agrees", Flag.FIRM: "✓✓ agrees firmly"}
REVENUES = "Income"


def term(value: Any, seat: Seat) -> str:
    """The name of a card, tile, side, resource, player or sum of gold."""
    match value:
        case Tile():
            return value.value
        case Income():
            return REVENUES
        case Card():
            return card(value)
        case Kind():
            return CARD[value]
        case Resource():
            return RESOURCE[value]
        case Colour():
            return COLOUR[value]
        case Deck():
            return DECK[value]
        case Flag():
            return FLAG[value]
        case Side():
            return SIDE[value]
        case Bidder():
            return player(value)
        case tuple():
            return both([term(one, seat) for one in value]) or "nothing"
        case int():
            return coins(value)
    raise TypeError(value)


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field: an Action card with what it is for, oneself by name."""
    if move is Choose and isinstance(value, Tile):
        return f"{value.value} · {'character' if value in LETTERS else 'place'}"
    if move is Choose and isinstance(value, Income):
        return f"{REVENUES} · 3 gold"
    if move is Reinforce:
        return whom(value, seat, "Yourself", names)
    return term(value, seat)


def player(seat: Seat, names: Names = ()) -> str:
    """A player by name, or by seat where no names are at hand or nobody sits there."""
    return names[seat] if 0 <= seat < len(names) else f"Player {seat + 1}"


def whom(seat: Seat, reader: Seat, self: str = "you", names: Names = ()) -> str:
    """A player as the reader calls him."""
    return self if seat == reader else player(seat, names)


def coins(gold: int) -> str:
    return f"{gold} gold"


def units(resource: Resource, count: int) -> str:
    """`2 Swords`; Bread and Ale are not counted by the piece."""
    return en_count(count, RESOURCE[resource], SEVERAL[resource])


def card(card: Card) -> str:
    """`Baker Talent 6`: a card that gives a resource is told from its sisters by its Talent, a Market by what it asks for."""
    if card.kind is Kind.MARKET:
        return f"{CARD[card.kind]} {' + '.join(RESOURCE[wanted] for wanted in card.wants)}"
    return f"{CARD[card.kind]} Talent {card.talent}" if card.units and card.talent else CARD[card.kind]


def at(tile: Tile, shown: Card) -> str:
    """`A · Baker Talent 6`."""
    return f"{tile.value} · {card(shown)}"


def aimed(table: Table, action: Action) -> str:
    """`A · Baker Talent 6`, or Income: an Action card and what it is laid for."""
    offer = under(table, action)
    return at(action, offer.card) if offer and isinstance(action, Tile) else term(action, 0)


def cards(some: Iterable[Card]) -> str:
    """`Baker Talents 2 and 6, Legionary ×2`: family by family."""
    return ", ".join(_family(kind, members) for kind, members in families(some))


def _family(kind: Kind, members: list[Card]) -> str:
    if kind is Kind.MARKET:
        return ", ".join(map(card, members))
    talents = [str(member.talent) for member in members if member.units and member.talent]
    if not talents:
        return times(CARD[kind], len(members))
    return f"{CARD[kind]} Talent{'s' if len(talents) > 1 else ''} {both(talents)}"


def both(parts: list[str]) -> str:
    return join(parts, "and")
