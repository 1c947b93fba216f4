"""What a player of Lutèce owns, in figures."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.engine.box import Data
from rules.lutece.components import FAMILIES, HARVESTS, INN, MILLS, Card, Colour, Kind, Resource, catalogue, in_play
from rules.lutece.majority import talents, units
from rules.lutece.state import Apprentice, Player

RESOURCES = tuple(Resource)
PLACE: dict[Resource | None, int] = {resource: place for place, resource in enumerate(RESOURCES)}

Deeds = tuple[tuple[int, ...], tuple[tuple[int, Resource | None], ...]]
"""Which cards a player owns, by their numbers, and what their Apprentices have learnt: quick to compare."""


class Estate(NamedTuple):
    """A player's cards in figures."""

    units: tuple[int, ...]  # by resource
    talent: tuple[int, ...]  # the best, by resource
    mills: tuple[int, ...]  # by resource
    families: dict[Colour | None, int]
    colours: dict[Colour | None, int]
    roman: int
    statues: int
    wants: tuple[tuple[Resource, ...], ...]  # what the Markets ask for
    hosts: tuple[Resource, ...]  # what an Apprentice could learn
    waiting: int  # Apprentices without a host


def deeds(player: Player) -> Deeds:
    return tuple([card.number for card in player.cards]), tuple([(one.card.number, one.resource) for one in player.apprentices])


@lru_cache(maxsize=4096)
def estate(data: Data, owned: Deeds) -> Estate:
    cards = tuple(_card(data, number) for number in owned[0])
    player = Player(0, cards, tuple(Apprentice(_card(data, number), resource) for number, resource in owned[1]))
    hosts = {card.host for card in cards}
    return Estate(
        tuple(units(player, resource) for resource in RESOURCES),
        tuple(max(talents(player, resource), default=0) for resource in RESOURCES),
        tuple(sum(card.kind in MILLS and card.kind.resource is resource for card in cards) for resource in RESOURCES),
        {colour: sum(card.kind in FAMILIES and card.kind.colour is colour for card in cards) for colour in Colour},
        {colour: sum(card.kind.colour is colour for card in cards) for colour in Colour},
        sum(card.kind.roman for card in cards),
        sum(card.kind is Kind.STATUE for card in cards),
        tuple(card.wants for card in cards if card.kind is Kind.MARKET),
        tuple(resource for resource in RESOURCES if resource in hosts),
        sum(resource is None for _, resource in owned[1]),
    )


@lru_cache(maxsize=8)
def _numbered(data: Data) -> dict[int, Card]:
    return {card.number: card for card in catalogue(data)}


def _card(data: Data, number: int) -> Card:
    return _numbered(data)[number]


@lru_cache(maxsize=16)
def decks(data: Data, seats: int) -> tuple[int, int]:
    """How many characters and places are in the game."""
    cards = in_play(data, seats)
    characters = sum(card.kind.deck.value == "characters" for card in cards)
    return characters, len(cards) - characters


def harvest(own: Estate, card: Card) -> int:
    """L4.2, L4.3: the gold a harvest brings."""
    if card.kind not in HARVESTS:
        return 0
    return (INN if card.kind is Kind.TAVERN else 0) + own.units[PLACE[card.kind.resource]] + card.units
