"""What the cards, groups and piles are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lang.shared import en_count, join, tally, times
from rules.cesar.moves import Assassinate, Banish, Passive
from rules.cesar.table import CAESAR, CLEOPATRA, Card, Group, Influence, Manipulation, Pile, Vote, other
from rules.engine.model import Seat

ROLES = ("Caesar", "Cleopatra")

INFLUENCE = {
    CAESAR: ("Philosopher", "Slave", "Centurion", "Prefect", "Courtier", "Consul"),
    CLEOPATRA: ("Philosopher", "Slave", "Scribe", "Dancer", "Astrologer", "High Priestess"),
}
COMMON = {
    Manipulation.ASSASSINATION: "Assassination",
    Manipulation.SPY: "Spy",
    Manipulation.COURTESAN: "Courtesan",
    Manipulation.WRATH: "Wrath of the Gods",
    Manipulation.VETO: "Veto",
}
MANIPULATION = {
    CAESAR: COMMON | {Manipulation.CASTLING: "Roman Castling"},
    CLEOPATRA: COMMON | {Manipulation.CASTLING: "Egyptian Castling"},
}
SHORT = COMMON | {Manipulation.CASTLING: "Castling", Manipulation.WRATH: "Wrath"}

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
    Vote.RESHUFFLE: 'Orgy "reshuffle everything"',
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
            return cards(value, seat) if value else "no card"
        case int():
            return en_count(value, "card")
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
    """`5 · Consul, 3 · Prefect ×2 and M · Veto`."""
    return both([times(card(one, seat), count) for one, count in tally(some)])


def short_cards(some: Iterable[Card]) -> str:
    """`5, 3 ×2, M · Veto`, where room is short."""
    return ", ".join(times(_short(one), count) for one, count in tally(some))


def _short(card: Card) -> str:
    return f"M · {SHORT[card]}" if isinstance(card, Manipulation) else str(card.value)


def both(parts: list[str]) -> str:
    return join(parts, "and")


def singular(group: Group) -> str:
    """One patrician of the group: `Senator`."""
    return GROUP[group].removesuffix("s")


def the(trick: Manipulation, seat: Seat) -> str:
    """`the Spy`; Castling takes no article."""
    name = MANIPULATION[seat][trick]
    return name if trick is Manipulation.CASTLING else f"the {name}"
