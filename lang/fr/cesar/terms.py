"""What the cards, groups and piles are called."""

from __future__ import annotations

from lang.facts.cesar import Words
from lang.shared import BOUND, elides, fr_count, tally
from rules.cesar.components import CAESAR, CLEOPATRA, Card, Group, Manipulation, Pile, Vote
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
SENT = {Manipulation.SPY, Manipulation.COURTESAN}  # one sends it rather than plays it
SHORT = {Manipulation.CASTLING: "Roque", Manipulation.WRATH: "Colère"}
FEMININE = {"Espionne", "Courtisane", "Colère des dieux", "Danseuse", "Grande prêtresse"}

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



def of(pile: Pile, count: int) -> str:
    """So many cards by their backs: `2 Influence`, `2 Manipulations`."""
    return fr_count(count, BACK[pile]) if pile is Pile.MANIPULATION else f"{count}{BOUND}{BACK[pile]}"


WORDS = Words(INFLUENCE, MANIPULATION, SHORT, GROUP, PILE, BACK[Pile.MANIPULATION], VOTE, "et", "aucune carte", lambda n: fr_count(n, "carte"))
term, cards, short_cards, et = WORDS.term, WORDS.cards, WORDS.short_cards, WORDS.both


def singular(group: Group) -> str:
    """One patrician of the group: `Sénateur`."""
    return GROUP[group].removesuffix("s")


def le(card: Card, seat: Seat) -> str:
    """`le Roque romain`, `la Danseuse (3)`, `l’Espionne`."""
    name = term(card, seat)
    if elides(name):
        return f"l’{name}"
    return f"la {name}" if _feminine(name) else f"le {name}"


def un(card: Card, seat: Seat) -> str:
    """`un Roque romain`, `une Courtisane`."""
    name = term(card, seat)
    return f"une {name}" if _feminine(name) else f"un {name}"


def son(card: Card, seat: Seat) -> str:
    """`son Consul (5)`, `sa Danseuse (3)`, `son Espionne`."""
    name = term(card, seat)
    return f"sa {name}" if _feminine(name) and not elides(name) else f"son {name}"


def agreed(card: Card, seat: Seat, done: str) -> str:
    """`Consul (5) posé`, `Danseuse (3) posée`."""
    name = term(card, seat)
    return f"{name} {done}e" if _feminine(name) else f"{name} {done}"


def own(some: tuple[Card, ...], seat: Seat) -> str:
    """The cards of their player: `son Consul (5) et ses 2 Danseuses (3)`."""
    return et([son(card, seat) if count == 1 else f"ses {_several(card, seat, count)}" for card, count in tally(some)])


def yours(some: tuple[Card, ...], seat: Seat) -> str:
    """The cards of a player as told to them: `votre Consul (5) et vos 2 Danseuses (3)`."""
    return et([f"votre {term(card, seat)}" if count == 1 else f"vos {_several(card, seat, count)}" for card, count in tally(some)])


def _several(card: Card, seat: Seat, count: int) -> str:
    """`2 Grandes prêtresses (5)`, `2 Roques romains`; of the Colère des dieux there is but one."""
    name, *number = term(card, seat).split(BOUND)
    return BOUND.join((str(count), " ".join(f"{word}s" for word in name.split(" ")), *number))


def _feminine(name: str) -> bool:
    return name.split(BOUND)[0] in FEMININE
