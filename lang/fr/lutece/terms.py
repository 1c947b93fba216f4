"""What the cards, tiles, resources and players are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang import Names
from lang.lutece import families, under
from lang.shared import fr_count, join, times
from rules.engine.model import Seat
from rules.lutece.cards import Card, Colour, Deck, Kind, Resource
from rules.lutece.moves import Choose, Reinforce
from rules.lutece.table import LETTERS, Action, Bidder, Flag, Income, Side, Table, Tile

ROLES: tuple[str, ...] = ()

CARD = {
    Kind.BREWER: "Brasseur",
    Kind.DRUID: "Druide",
    Kind.SMITH: "Forgeron",
    Kind.BAKER: "Boulanger",
    Kind.APPRENTICE: "Apprenti",
    Kind.LEGIONNAIRE: "Légionnaire",
    Kind.TAVERN: "Taverne",
    Kind.FOREST: "Forêt",
    Kind.MINE: "Mine",
    Kind.FIELD: "Champ",
    Kind.LABORATORY: "Laboratoire",
    Kind.FORGE: "Forge",
    Kind.MILL: "Moulin",
    Kind.HERBALIST: "Herboristerie",
    Kind.ARMOURY: "Armurerie",
    Kind.BAKERY: "Boulangerie",
    Kind.STATUE: "Statue d’Auguste",
    Kind.MARKET: "Marché",
}
RESOURCE = {Resource.BEER: "Cervoise", Resource.POTION: "Potion", Resource.SWORD: "Glaive", Resource.BREAD: "Pain"}
COLOUR = {
    Colour.ORANGE: "orange",
    Colour.GREEN: "vert",
    Colour.GREY: "gris",
    Colour.YELLOW: "jaune",
    Colour.RED: "rouge",
    Colour.VIOLET: "violet",
}
DECK = {Deck.CHARACTERS: "Personnages", Deck.PLACES: "Lieux"}
SIDE = {Side.LEFT: "gauche", Side.RIGHT: "droite"}
FLAG = {Flag.OPEN: "réfléchit", Flag.READY: "✓ accord", Flag.FIRM: "✓✓ accord ferme"}
REVENUES = "Revenus"


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
            return et([term(one, seat) for one in value]) or "rien"
        case int():
            return pieces(value)
    raise TypeError(value)


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field: an Action card with what it is for, oneself by name."""
    if move is Choose and isinstance(value, Tile):
        return f"{value.value} · {'personnage' if value in LETTERS else 'lieu'}"
    if move is Choose and isinstance(value, Income):
        return f"{REVENUES} · 3 pièces"
    if move is Reinforce:
        return whom(value, seat, "Vous-même", names)
    return term(value, seat)


def player(seat: Seat, names: Names = ()) -> str:
    """A player by name, or by seat where no names are at hand or nobody sits there."""
    return names[seat] if 0 <= seat < len(names) else f"Joueur {seat + 1}"


def whom(seat: Seat, reader: Seat, self: str = "vous", names: Names = ()) -> str:
    """A player as the reader calls him."""
    return self if seat == reader else player(seat, names)


def pieces(gold: int) -> str:
    return fr_count(gold, "pièce")


def units(resource: Resource, count: int) -> str:
    """`2 Pains`."""
    return fr_count(count, RESOURCE[resource])


def card(card: Card) -> str:
    """`Boulanger Talent 6`: a card that gives a resource is told from its sisters by its Talent, a Marché by what it asks for."""
    if card.kind is Kind.MARKET:
        return f"{CARD[card.kind]} {' + '.join(RESOURCE[wanted] for wanted in card.wants)}"
    return f"{CARD[card.kind]} Talent {card.talent}" if card.units and card.talent else CARD[card.kind]


def at(tile: Tile, shown: Card) -> str:
    """`A · Boulanger Talent 6`."""
    return f"{tile.value} · {card(shown)}"


def aimed(table: Table, action: Action) -> str:
    """`A · Boulanger Talent 6`, or Revenus: an Action card and what it is laid for."""
    offer = under(table, action)
    return at(action, offer.card) if offer and isinstance(action, Tile) else term(action, 0)


def cards(some: Iterable[Card]) -> str:
    """`Boulanger Talents 2 et 6, Légionnaire ×2`: family by family."""
    return ", ".join(_family(kind, members) for kind, members in families(some))


def _family(kind: Kind, members: list[Card]) -> str:
    if kind is Kind.MARKET:
        return ", ".join(map(card, members))
    talents = [str(member.talent) for member in members if member.units and member.talent]
    if not talents:
        return times(CARD[kind], len(members))
    return f"{CARD[kind]} Talent{'s' if len(talents) > 1 else ''} {et(talents)}"


def et(parts: list[str]) -> str:
    return join(parts, "et")
