"""Which of the bot's emoji stands for which thing of a game. Their names are plain words: a notification shows them, a screen reader says them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.cesar.components import Group, Influence, Manipulation
from rules.fortuna.components import Action, Building, Cube, Person
from rules.lutece.components import Kind, Resource
from rules.triumvirat.components import Section

FORTUNA: Mapping[Any, str] = {
    Cube.WATER: "water",
    Cube.WHEAT: "wheat",
    Cube.WINE: "wine",
    Person.VESTAL: "vestal",
    Person.CENTURION: "centurion",
    Action.WATER_SUPPLY: "water",
    Action.HARVEST: "harvest",
    Action.VINTAGE: "grape_harvest",
    Action.WHEAT_TRADE: "wheat_trade",
    Action.WINE_TRADE: "wine_trade",
    Action.CENTURIONS: "centurion",
    Action.VESTALS: "vestal",
    Action.CEREMONY: "ceremony",
    Action.FAMILY: "marriage",
    Action.CONSTRUCTION: "building",
    Action.CORRUPTION: "bribery",
    Action.FORTUNA: "fortuna",
    Building.MARKET: "market",
    Building.AQUEDUCT: "aqueduct",
    Building.PALACE: "palace",
    Building.BASILICA: "basilica",
}
CESAR: Mapping[Any, str] = {
    Group.SENATORS: "senator",
    Group.PRAETORS: "praetor",
    Group.QUAESTORS: "quaestor",
    Group.AEDILES: "aedile",
    Group.CENSORS: "censor",
    Influence.PHILOSOPHER: "philosopher",
    Manipulation.ASSASSINATION: "assassination",
    Manipulation.SPY: "spy",
    Manipulation.CASTLING: "castling",
    Manipulation.COURTESAN: "courtesan",
    Manipulation.WRATH: "wrath",
    Manipulation.VETO: "veto",
}
LUTECE: Mapping[Any, str] = {
    Resource.BEER: "ale",
    Resource.POTION: "potion",
    Resource.SWORD: "sword",
    Resource.BREAD: "bread",
    **{kind: kind.value for kind in Kind if kind is not Kind.LEGIONNAIRE},
    Kind.LEGIONNAIRE: "legionary",
}
TRIUMVIRAT: Mapping[Any, str] = {Section.CAESAR: "caesar", Section.POMPEY: "pompey", Section.CRASSUS: "crassus"}
