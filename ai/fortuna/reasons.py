"""What may decide a move in Fortuna."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.engine.codec import added
from rules.engine.foresight import Weighed
from rules.fortuna.components import Action, Building, Cube, Favour, Person, Privilege
from rules.fortuna.standing import Fact


class Motive(Enum):
    """Each with what it is about, if anything.

    FORCED      there was no other legal move
    SEARCH      looking ahead favoured it, and by how much; no first impression did
    ADVANCE     steps on the path to Rome
    PALACE      Caesar's Palace is reached
    FAVOUR      the emperor's favour this turn: more of the Favour cards within reach (Favour)
    PROSPECT    the same in the rounds to come: Vestals, dice, marriage, a building (Person, Building)
    TOKENS      Privilege cards for the tokens (Favour)
    GOODS       cubes and people for later turns (Cube, Person)
    MONEY       coins
    SCORE       the points of a Privilege card in hand (Privilege)
    HOLD        a Privilege card in hand can be played later
    KEEP        of the cards drawn, the one worth most in hand (Privilege)
    CARD        an Action card that serves next turn (Action)
    STAY        the other Action cards of one's side serve next turn
    FIRST       Fortuna: first player in the next round
    DENY        what the others may no longer have (Favour, Action)
    """

    FORCED = "forced"
    SEARCH = "search"
    ADVANCE = "advance"
    PALACE = "palace"
    FAVOUR = "favour"
    PROSPECT = "prospect"
    TOKENS = "tokens"
    GOODS = "goods"
    MONEY = "money"
    SCORE = "score"
    HOLD = "hold"
    KEEP = "keep"
    CARD = "card"
    STAY = "stay"
    FIRST = "first"
    DENY = "deny"


LATER = {Motive.PROSPECT, Motive.GOODS, Motive.HOLD, Motive.CARD, Motive.STAY, Motive.FIRST}  # what speaks of later turns


@dataclass(frozen=True, slots=True)
class Why:
    motive: Motive
    about: Action | Favour | Privilege | Building | Cube | Person | None = None
    ahead: bool = False  # found by looking ahead: the first impression was another move
    fact: Fact | Weighed | None = added(None)  # what makes it true of the position
