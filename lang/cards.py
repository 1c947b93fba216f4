"""The page of a card, a building or a piece: what it does, when, how many there are, an example; and how pages are found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from .search import closest, nearness


@dataclass(frozen=True, slots=True)
class CardPage:
    """`cite` is the paragraph that rules on it."""

    name: str
    does: str
    when: str
    count: str
    example: str
    cite: str


Pages = Mapping[Any, CardPage]  # by the rules' own value for a card, or a word where they have none; in the order of a list of them


def key(thing: Any) -> str:
    """A word for a card that fits into a button."""
    return f"{type(thing).__name__}.{thing.name}".lower() if isinstance(thing, Enum) else str(thing)


def keyed(pages: Pages) -> dict[str, Any]:
    """The cards by their words."""
    return {key(thing): thing for thing in pages}


def meant(pages: Pages, typed: str) -> list[Any]:
    """The cards that somebody may mean by this, best first; all, if nothing is typed."""
    names = {page.name: thing for thing, page in pages.items()}
    return [names[name] for name in closest(typed, names)]


def chosen(shelf: Mapping[str, Pages], typed: str) -> list[tuple[str, Any]]:
    """The cards that somebody may mean who names no game, each with its game: those that come nearest; none, if nothing is typed."""
    ranked = [(nearness(typed, page.name), game, thing) for game, pages in shelf.items() for thing, page in pages.items() if typed.strip()]
    best = max((near for near, *_ in ranked), default=0)
    return [(game, thing) for near, game, thing in ranked if near == best > 0]


def known(pages: Pages, things: Iterable[Any]) -> list[Any]:
    """The things among these that have a page, each once."""
    return [thing for thing in dict.fromkeys(things) if thing in pages]
