"""What may decide a move in The End of the Triumvirate."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.triumvirat.board import Province
from rules.triumvirat.table import Competence


class Motive(Enum):
    """Each with what it is about, if anything.

    FORCED      there was no other legal move
    SEARCH      looking ahead favoured it; no first impression did
    WIN         it wins the game at once
    CONQUER     a province can be taken (Province)
    DRIVE_OUT   a rival's triumvir can be driven out and set back (Province)
    COLLECT     gold lies there (Province)
    PROTECT     a province is in danger (Province)
    RAISE       a step towards VII on both tracks (Competence)
    PERSUADE    citizens for the election and the six of a consul
    HINDER      a rival is too near to his victory (Rival)
    PRODUCE     weapons in the bag make the next attacks better
    SAVE        the gold is worth more next turn
    GOLD        gold is what is needed most
    LEGIONS     legions are what is needed most
    MUSTER      as many legions as the march needs, none or all of them too (Province)
    SUPPLY      a civil servant doubles what a province supplies (Province)
    REFUGE      the triumvir is safe there (Province)
    """

    FORCED = "forced"
    SEARCH = "search"
    WIN = "win"
    CONQUER = "conquer"
    DRIVE_OUT = "drive out"
    COLLECT = "collect"
    PROTECT = "protect"
    RAISE = "raise"
    PERSUADE = "persuade"
    HINDER = "hinder"
    PRODUCE = "produce"
    SAVE = "save"
    GOLD = "gold"
    LEGIONS = "legions"
    MUSTER = "muster"
    SUPPLY = "supply"
    REFUGE = "refuge"


class Rival(Enum):
    """The characters, in the order of their seats."""

    CAESAR = "caesar"
    POMPEY = "pompey"
    CRASSUS = "crassus"


RIVALS = tuple(Rival)


@dataclass(frozen=True, slots=True)
class Why:
    motive: Motive
    about: Province | Competence | Rival | None = None
    ahead: bool = False  # found by looking ahead: the first impression was another move
