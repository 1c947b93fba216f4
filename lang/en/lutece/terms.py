"""What the cards, tiles, resources and players are called."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece import Terms
from lang.shared import en_count
from rules.engine.model import Seat
from rules.lutece.components import Card, Deck, Flag, Kind, Resource, Side, Tile

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
    Kind.HERBALIST: "Herbalist",
    Kind.ARMOURY: "Armoury",
    Kind.BAKERY: "Bakery",
    Kind.STATUE: "Statue",
    Kind.MARKET: "Market",
}
RESOURCE = {Resource.BEER: "Ale", Resource.POTION: "Potion", Resource.SWORD: "Sword", Resource.BREAD: "Bread"}
SEVERAL = {Resource.BEER: "Ale", Resource.POTION: "Potions", Resource.SWORD: "Swords", Resource.BREAD: "Bread"}
DECK = {Deck.CHARACTERS: "Characters", Deck.PLACES: "Places"}
SIDE = {Side.LEFT: "left", Side.RIGHT: "right"}
FLAG = {Flag.OPEN: "thinking", Flag.READY: "✓ ready", Flag.FIRM: "✓✓ ready for good"}
REVENUES = "Income"

EFFECTS = {
    Kind.BREWER: "Gives Ale",
    Kind.DRUID: "Gives Potions",
    Kind.SMITH: "Gives Swords",
    Kind.BAKER: "Gives Bread",
    Kind.APPRENTICE: "Copies a character’s resource",
    Kind.LEGIONNAIRE: "+2 to a bribe, or 2 points at the end",
    Kind.TAVERN: "5 gold when bought, +1 per Ale",
    Kind.FOREST: "1 gold per Potion when bought",
    Kind.MINE: "1 gold per Sword when bought",
    Kind.FIELD: "1 gold per Bread when bought",
    Kind.LABORATORY: "1 point per Potion",
    Kind.FORGE: "1 point per Sword",
    Kind.MILL: "1 point per Bread",
    Kind.HERBALIST: "2 points, +1 per green card",
    Kind.ARMOURY: "2 points, +1 per grey card",
    Kind.BAKERY: "2 points, +1 per yellow card",
    Kind.STATUE: "3 points, +1 per Roman place",
    Kind.MARKET: "6 points if you have at least 1 of each",
}


def coins(gold: int) -> str:
    return f"{gold} gold"


def units(resource: Resource, count: int) -> str:
    """`2 Swords`; Bread and Ale are not counted by the piece."""
    return en_count(count, RESOURCE[resource], SEVERAL[resource])


TERMS = Terms(CARD, RESOURCE, EFFECTS, DECK, SIDE, FLAG, REVENUES, "Player {n}", "and", "nothing", coins, units)
term, player, both = TERMS.term, TERMS.player, TERMS.both
card, at, aimed, cards, gives, brings = TERMS.card, TERMS.at, TERMS.aimed, TERMS.several, TERMS.gives, TERMS.brings
priced = TERMS.priced
short, for_ = TERMS.short, TERMS.for_


def the(tile: Tile, shown: Card) -> str:
    """`the Baker (A)`: in sentences, where its tile tells a card from its sisters."""
    return f"the {short(tile, shown)}"


def whom(seat: Seat, reader: Seat, self: str = "you", names: Names = ()) -> str:
    """A player as the reader calls them."""
    return self if seat == reader else player(seat, names)
