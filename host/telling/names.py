"""What people are called at a table: nobody by another's name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import TYPE_CHECKING

import lang

if TYPE_CHECKING:
    from ..play.room import Room

UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # Unicode's categories: controls, directions of writing, no-width joints, lines


def fold(text: str) -> str:
    """A name without case, accents and odd spaces, to be compared."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).split())


def legible(name: str) -> str:
    """A display name without signs that nobody sees or that turn the text around, and without a link in it."""
    seen = "".join(c for c in name if unicodedata.category(c) not in UNSEEN)
    return " ".join(seen.replace("://", ": //").split()) or "?"


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name with a number behind it if somebody else at the table goes by it already: `Alex`, `Alex (2)`."""
    taken = {fold(other) for other in others}
    spelt = (name if number == 1 else f"{name} ({number})" for number in count(1))
    return next(one for one in spelt if fold(one) not in taken)


def sitting_down(room: Room, name: str, seat: int | None = None) -> str:
    """What somebody who sits down is called from now on, whoever leaves later; who held the seat before does not count."""
    return told_apart(legible(name), (row.name for row in room.seats if row.seat != seat))


def called(room: Room, user: int, name: str) -> str:
    """What to call somebody who speaks at this table: as they sit there, else by their own name."""
    return next((row.name for row in room.seats if row.user == user), None) or sitting_down(room, name)


def plain(name: str) -> str:
    """A player's name without any effect on the text around it."""
    return re.sub(r"([\\*_~`|<>\[\]()#@])", r"\\\1", name)


def callnames(room: Room) -> tuple[str, ...]:
    """The names for sentences; a free seat is called by its number."""
    say = lang.interface(room.row.lang)
    return tuple(plain(name) or say.place(seat + 1) for seat, name in enumerate(room.names))
