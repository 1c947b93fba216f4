"""What may decide a move in The End of the Triumvirate."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.engine.codec import added
from rules.engine.foresight import Weighed
from rules.triumvirat.components import Competence, Province
from rules.triumvirat.standing import Fact


class Motive(Enum):
    """Each is a fact of the position that speaks for the move, with what it is about, if anything.

    FORCED      there was no other legal move
    SEARCH      looking ahead favoured it, and by how much; no first impression did
    WIN         it wins the game at once, or may
    CONQUER     a province can be taken (Province)
    DRIVE_OUT   a rival's triumvir can be driven out and set back (Province)
    COLLECT     gold lies there (Province)
    PROTECT     a rival can bring legions there (Province)
    ACT         there is gold for actions, and this is where to do them (Province)
    RAISE       a step towards VII on both tracks (Competence)
    PERSUADE    citizens for the election and the six of a consul
    HINDER      a rival loses a citizen (Rival)
    PRODUCE     weapons in the bag make the next attacks better
    SAVE        gold not spent pays for actions next turn
    GOLD        gold pays for actions
    LEGIONS     legions attack and defend (Province: where Rome's go)
    MUSTER      where so many legions are to go
    SUPPLY      a civil servant doubles what a province supplies (Province)
    REFUGE      legions guard the triumvir there (Province)
    """

    FORCED = "forced"
    SEARCH = "search"
    WIN = "win"
    CONQUER = "conquer"
    DRIVE_OUT = "drive out"
    COLLECT = "collect"
    PROTECT = "protect"
    ACT = "act"
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


LATER = {Motive.PROTECT, Motive.PRODUCE, Motive.SAVE, Motive.GOLD, Motive.LEGIONS, Motive.SUPPLY}  # what speaks of later turns


@dataclass(frozen=True, slots=True)
class Why:
    motive: Motive
    about: Province | Competence | Rival | None = None
    ahead: bool = False  # found by looking ahead: the first impression was another move
    fact: Fact | Weighed | None = added(None)  # what makes it true of the position
