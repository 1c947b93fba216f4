"""What the cards, groups and piles are called."""

from __future__ import annotations

from lang.facts.cesar import Words
from lang.shared import BOUND, en_count
from rules.cesar.components import CAESAR, CLEOPATRA, Group, Manipulation, Pile, Vote
from rules.engine.model import Seat

ROLES = ("Caesar", "Cleopatra")

INFLUENCE = {
    CAESAR: ("Philosopher", "Slave", "Centurion", "Prefect", "Courtier", "Consul"),
    CLEOPATRA: ("Philosopher", "Slave", "Scribe", "Dancer", "Astrologer", "High Priestess"),
}
SAME_FOR_BOTH = {
    Manipulation.ASSASSINATION: "Assassination",
    Manipulation.SPY: "Spy",
    Manipulation.CASTLING: "Castling",
    Manipulation.COURTESAN: "Courtesan",
    Manipulation.WRATH: "Wrath of the Gods",
    Manipulation.VETO: "Veto",
}
MANIPULATION = dict.fromkeys((CAESAR, CLEOPATRA), SAME_FOR_BOTH)
SENT = {Manipulation.SPY, Manipulation.COURTESAN, Manipulation.VETO}
SHORT = {Manipulation.WRATH: "Wrath"}

GROUP = {
    Group.SENATORS: "Senators",
    Group.PRAETORS: "Praetors",
    Group.QUAESTORS: "Quaestors",
    Group.AEDILES: "Aediles",
    Group.CENSORS: "Censors",
}
BACK = {Pile.INFLUENCE: "Influence", Pile.MANIPULATION: "Manipulation"}
PILE = {Pile.INFLUENCE: "Influence reserve", Pile.MANIPULATION: "Manipulation pile"}
VOTE = {Vote(group.value): name for group, name in GROUP.items()} | {
    Vote.ORGY: "Orgy",
    Vote.RESHUFFLE: "Orgy (reshuffle)",
}



def of(pile: Pile, count: int) -> str:
    """So many cards by their backs: `2 Influence`, `2 Manipulations`."""
    return en_count(count, BACK[pile]) if pile is Pile.MANIPULATION else f"{count}{BOUND}{BACK[pile]}"


WORDS = Words(INFLUENCE, MANIPULATION, SHORT, GROUP, PILE, BACK[Pile.MANIPULATION], VOTE, "and", "no cards", lambda n: en_count(n, "card"))
term, cards, short_cards, both = WORDS.term, WORDS.cards, WORDS.short_cards, WORDS.both


def singular(group: Group) -> str:
    """One patrician of the group: `Senator`."""
    return GROUP[group].removesuffix("s")


def the(trick: Manipulation, seat: Seat) -> str:
    """`the Spy`; what is done rather than sent takes no article."""
    name = MANIPULATION[seat][trick]
    return f"the {name}" if trick in SENT else name
