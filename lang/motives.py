"""How a stored reason of a computer player is read, whatever the game and the language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any

from rules.engine import codec

Sentences = Mapping[str, str]  # by the motive's value; {about} is what it is about, [ ... {about}] is left out where that is nothing


def fact(why: Mapping[str, Any], kinds: Any) -> Any | None:
    """The fact of the position behind a reason, of these types; None for a reason of older games, or one that needs none."""
    return codec.load(kinds, why["fact"]) if why.get("fact") is not None else None


def found(about: Any, kinds: Sequence[type[Enum]]) -> Any | None:
    """The member of one of these enums that a stored value stands for."""
    members = (member for kind in kinds for member in kind)
    return next((member for member in members if member.value == about and type(member.value) is type(about)), None)


def sentence(why: Mapping[str, Any], full: Sentences, aloud: Sentences, hidden: str, about: Callable[[Any], str], *, loud: bool) -> str:
    """A reason without a fact. Said aloud only what public facts show, and never what it is about; the rest lies in the hand until the end."""
    motive = str(why.get("motive"))
    if loud:
        return aloud.get(motive, hidden)
    named = about(why.get("about"))
    kept = re.sub(r"\[([^]]*)\]", r"\1" if named.strip("…") else "", full.get(motive, hidden))
    return kept.format(about=named)
