"""Positions of Fortuna for the tests of its pictures, and ways to compare pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from fortuna_scenes import BOX, favour, player, scene

import games
from rules import fortuna
from rules.engine.dice import Dice
from rules.engine.model import look
from rules.fortuna import events as e
from rules.fortuna.components import PRIVILEGES, SIDES, Action, Building, Side
from rules.fortuna.components import Privilege as P
from rules.fortuna.questions import ExchangeCard, FinishTurn, KeepCards
from rules.fortuna.state import Ending, Favours, Options, Palace, Pieces, Privileges, Province, State, Table, Turn, View

FR, EN = (games.text(language, "fortuna") for language in ("fr", "en"))
BOTH = pytest.mark.parametrize("game_text", [FR, EN], ids=["fr", "en"])
NAMES = ("Marcus", "Claudia", "Octavie", "Tiberius Maximus")
SHORT = ("Marcus", "Claudia", "Octavie", "Tiberius")
LONG = ("W" * 32, "Jean-Baptiste Poquelin de Molière", "漢字", "Maximilienne_Roberta de la Tour")
MARCUS, CLAUDIA, OCTAVIE, TIBERIUS = range(4)

MIDDLE = scene(
    player(MARCUS, position=8, money=9, wheat=2, wine=3, vestals=2, dice=2, married=True, buildings=(Building.MARKET,)),
    player(CLAUDIA, position=10, money=3, wheat=0, water=4, centurions=3, buildings=(Building.AQUEDUCT, Building.BASILICA), aqueduct=True),
    player(OCTAVIE, position=12, money=14, wheat=3, water=0, vestals=3, dice=3, married=True, buildings=(Building.MARKET, Building.PALACE)),
    player(TIBERIUS, position=8, money=6, wheat=5, wine=0, vestals=0, centurions=2, dice=2),
    turn=OCTAVIE,
    tasks=favour(2, 4, 6),
    podium=(OCTAVIE, MARCUS, TIBERIUS, CLAUDIA),
    rolled=(2, 4, 6),
    shut=(2, 4),
    tokens={1: 1, 3: 2, 5: 3, 6: 1},
    cards={
        MARCUS: (Action.FORTUNA, Action.WINE_TRADE, Action.CONSTRUCTION),
        CLAUDIA: (Action.WATER_SUPPLY, Action.VESTALS, Action.FAMILY),
        OCTAVIE: (Action.CORRUPTION, Action.VINTAGE, Action.CENTURIONS),
    },
    locked={MARCUS: Action.CONSTRUCTION, CLAUDIA: Action.VESTALS, OCTAVIE: Action.CORRUPTION, TIBERIUS: Action.WHEAT_TRADE},
    hands={MARCUS: (P.ADVANCE,), CLAUDIA: (P.ADVANCE, P.VESTAL_OR_CENTURION, P.MARRIAGE, P.PER_WATER), OCTAVIE: (P.WATER_AND_CUBE,)},
    discards=(P.ADVANCE, P.PER_WHEAT),
).state
TABLE: Table = MIDDLE.table
SWAP = e.Exchanged(OCTAVIE, Action.HARVEST, Action.CORRUPTION, Side.VIOLET, TIBERIUS)
THROW = e.Rolled(OCTAVIE, (2, 4, 6), (2, 4, 6), False)


def owner(side: Side) -> Province:
    """More than anybody ever owns."""
    built = (Building.BASILICA, Building.AQUEDUCT, Building.PALACE)
    return Province(side, 0 if side is Side.VIOLET else 15, 20, Pieces(15, 15, 15, 3, 3, 3), True, True, built, 26)


CROWDED = replace(
    TABLE,
    options=Options(market=10, aqueduct=10, palace=10, basilica=10),
    turn=Turn(14, MARCUS, (6, 6, 6)),
    tasks=(ExchangeCard(Action.WATER_SUPPLY),),
    provinces=tuple(map(owner, SIDES)),
    stock=Pieces(0, 0, 0, 0, 0, 0),
    copies=(0, 0, 0, 3),
    favours=Favours((True,) * 6, (3,) * 6),
    privileges=Privileges(0, (), BOX.deck(4)),
    palace=Palace(0, 2, (MARCUS, CLAUDIA, OCTAVIE)),
)
OVER = replace(
    TABLE,
    tasks=(),
    ending=Ending.PALACE,
    palace=Palace(0, 1, (OCTAVIE,)),
    provinces=tuple(replace(own, position=15 if seat == OCTAVIE else own.position) for seat, own in enumerate(TABLE.provinces)),
    shown=(None, (P.ADVANCE, P.MARRIAGE, P.PER_WATER, P.PER_WATER), (P.MARRIAGE, P.PER_FIVE_MONEY, P.PER_VESTAL, P.PER_BUILDING), None),
)


def begun(seats: int, **options: Any) -> State:
    return fortuna.setup(seats, Options(**options), fortuna.DATA, Dice("a picture", 0)).state


def choosing(held: int) -> View:
    """A player at Caesar's Palace with so many cards, two drawn, two left there."""
    state = scene(player(0, wheat=4, money=11), tasks=(FinishTurn(), KeepCards(2, 1)), drawn=(P.PER_WHEAT, P.MARRIAGE)).state
    view = look(state, 0)
    return replace(view, hand=replace(view.hand, cards=PRIVILEGES[:held], knows=(P.PER_BUILDING, P.PER_CENTURION)))


def owned_by(seat: int, **facts: Any) -> Table:
    """The middle of the game, but for these facts of a province."""
    provinces = list(TABLE.provinces)
    counts = {name: facts.pop(name) for name in Pieces.__slots__ if name in facts}
    provinces[seat] = replace(provinces[seat], pieces=replace(provinces[seat].pieces, **counts), **facts)
    return replace(TABLE, provinces=tuple(provinces))
