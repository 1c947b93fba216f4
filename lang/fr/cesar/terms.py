"""What the cards, groups and piles are called."""

from __future__ import annotations

from lang.facts.cesar import Words
from lang.shared import elides, fr_count
from rules.cesar.components import CAESAR, CLEOPATRA, Group, Manipulation, Pile, Vote
from rules.engine.model import Seat

ROLES = ("César", "Cléopâtre")

INFLUENCE = {
    CAESAR: ("Philosophe", "Esclave", "Centurion", "Préfet", "Courtisan", "Consul"),
    CLEOPATRA: ("Philosophe", "Esclave", "Scribe", "Danseuse", "Astrologue", "Grande prêtresse"),
}
COMMON = {
    Manipulation.ASSASSINATION: "Assassinat",
    Manipulation.WRATH: "Colère des dieux",
    Manipulation.VETO: "Veto",
}
MANIPULATION = {
    CAESAR: COMMON | {Manipulation.SPY: "Espion", Manipulation.CASTLING: "Roque romain", Manipulation.COURTESAN: "Courtisan"},
    CLEOPATRA: COMMON | {Manipulation.SPY: "Espionne", Manipulation.CASTLING: "Roque égyptien", Manipulation.COURTESAN: "Courtisane"},
}
SHORT = {Manipulation.CASTLING: "Roque", Manipulation.WRATH: "Colère"}
FEMININE = {"Espionne", "Courtisane", "Colère des dieux"}

GROUP = {
    Group.SENATORS: "Sénateurs",
    Group.PRAETORS: "Préteurs",
    Group.QUAESTORS: "Questeurs",
    Group.AEDILES: "Édiles",
    Group.CENSORS: "Censeurs",
}
BACK = {Pile.INFLUENCE: "Influence", Pile.MANIPULATION: "Manipulation"}
PILE = {Pile.INFLUENCE: "Réserve Influence", Pile.MANIPULATION: "Pile Manipulation"}
VOTE = {Vote(group.value): name for group, name in GROUP.items()} | {
    Vote.ORGY: "Orgie",
    Vote.RESHUFFLE: "Orgie « remélangez tout »",
}


WORDS = Words(INFLUENCE, MANIPULATION, SHORT, GROUP, PILE, VOTE, "et", "aucune carte", lambda n: fr_count(n, "carte"))
term, card, cards, short_cards, et = WORDS.term, WORDS.card, WORDS.cards, WORDS.short_cards, WORDS.both


def singular(group: Group) -> str:
    """One patrician of the group: `Sénateur`."""
    return GROUP[group].removesuffix("s")


def un(trick: Manipulation, seat: Seat) -> str:
    """`un Roque romain`, `une Courtisane`."""
    name = MANIPULATION[seat][trick]
    return f"une {name}" if name in FEMININE else f"un {name}"


def au(trick: Manipulation, seat: Seat) -> str:
    """`au Roque romain`, `à la Courtisane`, `à l’Espionne`."""
    name = le(trick, seat)
    return f"au{name.removeprefix('le')}" if name.startswith("le ") else f"à {name}"


def le(trick: Manipulation, seat: Seat) -> str:
    """`le Roque romain`, `la Courtisane`, `l’Espionne`."""
    name = MANIPULATION[seat][trick]
    if elides(name):
        return f"l’{name}"
    return f"la {name}" if name in FEMININE else f"le {name}"
