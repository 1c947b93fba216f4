"""What the cards, tiles, resources and players are called."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece import Terms
from lang.shared import BOUND, elides, fr_count, join
from rules.engine.model import Seat
from rules.lutece.components import Card, Deck, Flag, Kind, Resource, Side, Tile

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
    Kind.STATUE: "Statue",
    Kind.MARKET: "Marché",
}
RESOURCE = {Resource.BEER: "Cervoise", Resource.POTION: "Potion", Resource.SWORD: "Glaive", Resource.BREAD: "Pain"}
SEVERAL = {Resource.BEER: "Cervoise", Resource.POTION: "Potions", Resource.SWORD: "Glaives", Resource.BREAD: "Pain"}  # as one has most of it
FEMININE = {Kind.TAVERN, Kind.FOREST, Kind.MINE, Kind.FORGE, Kind.HERBALIST, Kind.ARMOURY, Kind.BAKERY, Kind.STATUE}
DECK = {Deck.CHARACTERS: "Personnages", Deck.PLACES: "Lieux"}
SIDE = {Side.LEFT: "gauche", Side.RIGHT: "droite"}
FLAG = {Flag.OPEN: "réfléchit", Flag.READY: "✓ prêt", Flag.FIRM: "✓✓ prêt pour de bon"}
REVENUES = "Revenus"

EFFECTS = {
    Kind.BREWER: "Donne de la Cervoise",
    Kind.DRUID: "Donne des Potions",
    Kind.SMITH: "Donne des Glaives",
    Kind.BAKER: "Donne du Pain",
    Kind.APPRENTICE: "Donne la ressource d’un de vos personnages",
    Kind.LEGIONNAIRE: "+2 à un pot-de-vin, ou 2 points à la fin",
    Kind.TAVERN: "5 pièces à l’achat, +1 par Cervoise",
    Kind.FOREST: "1 pièce par Potion à l’achat",
    Kind.MINE: "1 pièce par Glaive à l’achat",
    Kind.FIELD: "1 pièce par Pain à l’achat",
    Kind.LABORATORY: "1 point par Potion",
    Kind.FORGE: "1 point par Glaive",
    Kind.MILL: "1 point par Pain",
    Kind.HERBALIST: "2 points, +1 par carte verte",
    Kind.ARMOURY: "2 points, +1 par carte grise",
    Kind.BAKERY: "2 points, +1 par carte jaune",
    Kind.STATUE: "3 points, +1 par lieu romain",
    Kind.MARKET: "6 points si vous avez au moins 1 de chaque",
}


def pieces(gold: int) -> str:
    return fr_count(gold, "pièce")


def coined(gold: int, done: str) -> str:
    """`2 pièces ajoutées`."""
    return f"{pieces(gold)} {done if gold < 2 else done + 's'}"


def units(resource: Resource, count: int) -> str:
    """`2 Pains`."""
    return fr_count(count, RESOURCE[resource])


TERMS = Terms(CARD, RESOURCE, EFFECTS, DECK, SIDE, FLAG, REVENUES, "Joueur {n}", "et", "rien", pieces, units)
term, player, et = TERMS.term, TERMS.player, TERMS.both
card, at, aimed, cards, gives, brings = TERMS.card, TERMS.at, TERMS.aimed, TERMS.several, TERMS.gives, TERMS.brings
priced = TERMS.priced
short, for_ = TERMS.short, TERMS.for_


def whom(seat: Seat, reader: Seat, self: str = "vous", names: Names = ()) -> str:
    """A player as the reader calls them."""
    return self if seat == reader else player(seat, names)


def le(tile: Tile, shown: Card) -> str:
    """`le Boulanger (A)`, `l’Apprenti (B)`."""
    return f"{le_seul(shown.kind)}{BOUND}({tile.value})"


def le_seul(kind: Kind) -> str:
    """`le Boulanger`, `la Mine`, `l’Apprenti`."""
    name = CARD[kind]
    if elides(name):
        return f"l’{name}"
    return f"la {name}" if kind in FEMININE else f"le {name}"


def ou(parts: list[str]) -> str:
    return join(parts, "ou")
