"""What may decide a move in Caesar & Cleopatra."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.cesar.components import Group, Influence, Manipulation, Pile
from rules.cesar.standing import Fact
from rules.engine.codec import added
from rules.engine.foresight import Weighed


class Motive(Enum):
    """Each with what it is about, if anything.

    FORCED         there was no other legal move
    SEARCH         looking ahead favoured it, and by how much; no first impression did
    WIN_VOTE       a better chance at the patricians of a group (Group)
    MISSION        a better chance at the own mission's group (Group)
    COVERED_...    the same three for a card laid face down: what it is for would tell what it is
    DODGE_VOTE     stay passive, so that no vote card is drawn while votes would be lost
    TEMPO          two cards face up bring more weight at once than one
    SAVE_STRENGTH  do not spend or expose a card that will be worth more later (Influence)
    HIDE           face down the enemy can neither count nor kill the card
    PHILOSOPHER    turn a vote around with the Philosopher (Group)
    KILL           take away an enemy card that weighs (Influence)
    WRATH          clear a group that is going badly (Group)
    CASTLE         bring one's cards to where they win (Group)
    UNMASK         know what lies face down before a close vote (Group)
    SEE_HAND       know the enemy's hand and take a card out of it
    KEEP_TRICK     keep a Manipulation for a better moment (Manipulation)
    PROTECT        veto a Manipulation that would hurt (Manipulation)
    KEEP_VETO      let it pass: the Veto is worth more later
    ROB            take the most valuable card out of the enemy's hand (Influence or Manipulation)
    REFRESH_HAND   exchange weak cards for new ones
    NEED_CARDS     draw from the pile the hand lacks (Pile)
    STAKE          a strong card of the first series where the own mission lies (Group)
    SMALL_GROUPS   much of the first series where the groups are small
    NEXT_CARD      the card of the Manipulation pile that is wanted first of those left (Manipulation)
    """

    FORCED = "forced"
    SEARCH = "search"
    WIN_VOTE = "win vote"
    MISSION = "mission"
    DODGE_VOTE = "dodge vote"
    TEMPO = "tempo"
    SAVE_STRENGTH = "save strength"
    HIDE = "hide"
    PHILOSOPHER = "philosopher"
    COVERED_VOTE = "covered vote"
    COVERED_MISSION = "covered mission"
    COVERED_PHILOSOPHER = "covered philosopher"
    KILL = "kill"
    WRATH = "wrath"
    CASTLE = "castle"
    UNMASK = "unmask"
    SEE_HAND = "see hand"
    KEEP_TRICK = "keep trick"
    PROTECT = "protect"
    KEEP_VETO = "keep veto"
    ROB = "rob"
    REFRESH_HAND = "refresh hand"
    NEED_CARDS = "need cards"
    STAKE = "stake"
    SMALL_GROUPS = "small groups"
    NEXT_CARD = "next card"


LATER = {Motive.SAVE_STRENGTH, Motive.KEEP_TRICK, Motive.KEEP_VETO, Motive.REFRESH_HAND, Motive.NEED_CARDS}  # what speaks of later turns


@dataclass(frozen=True, slots=True)
class Why:
    motive: Motive
    about: Group | Influence | Manipulation | Pile | None = None
    ahead: bool = False  # found by looking ahead: the first impression was another move
    fact: Fact | Weighed | None = added(None)  # what makes it true of the position
