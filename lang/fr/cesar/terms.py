"""What the cards, groups and piles are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lang.shared import elides, fr_count, join, tally, times
from rules.cesar.moves import Assassinate, Banish, Passive
from rules.cesar.table import CAESAR, CLEOPATRA, Card, Group, Influence, Manipulation, Pile, Vote, other
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


def term(value: Any, seat: Seat) -> str:
    """The name of a card, group, pile or number of cards, as this side's box prints it."""
    match value:
        case Influence():
            return f"{value.value} · {INFLUENCE[seat][value]}"
        case Manipulation():
            return MANIPULATION[seat][value]
        case Group():
            return GROUP[value]
        case Pile():
            return PILE[value]
        case Vote():
            return VOTE[value]
        case tuple():
            return cards(value, seat) if value else "aucune carte"
        case int():
            return fr_count(value, "carte")
    raise TypeError(value)


def choice(move: type, field: str, value: Any, seat: Seat, names: Sequence[str] = ()) -> str:
    """A value among the choices of a field: enemy cards by the enemy's names, Manipulations marked where both kinds mix."""
    if move in (Passive, Banish) and isinstance(value, Manipulation):
        return card(value, other(seat) if move is Banish else seat)
    return term(value, other(seat) if move in (Assassinate, Banish) else seat)


def card(card: Card, seat: Seat) -> str:
    """A card where both kinds stand together: a Manipulation carries the M of its back."""
    return f"M · {term(card, seat)}" if isinstance(card, Manipulation) else term(card, seat)


def cards(some: Iterable[Card], seat: Seat) -> str:
    """`5 · Consul, 3 · Préfet ×2 et M · Veto`."""
    return et([times(card(one, seat), count) for one, count in tally(some)])


def short_cards(some: Iterable[Card], seat: Seat) -> str:
    """`5, 3 ×2, M · Veto`, where room is short."""
    return ", ".join(times(_short(one, seat), count) for one, count in tally(some))


def _short(card: Card, seat: Seat) -> str:
    return f"M · {SHORT.get(card, MANIPULATION[seat][card])}" if isinstance(card, Manipulation) else str(card.value)


def et(parts: list[str]) -> str:
    return join(parts, "et")


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
