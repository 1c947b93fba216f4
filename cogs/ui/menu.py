"""Any set of legal moves as a short walk of menus that Discord can show. Pure: no discord import.

A path is the move's class and the first of its fields, each as a short word (a token), so it means
the same after a restart and even while a live decision goes on: `("LayDown", "3", "senators")`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache, lru_cache
from typing import Any, get_origin, get_type_hints

from rules.engine.codec import tag_of

from .ids import Press, Verb

Path = tuple[str, ...]
JOIN = "+"  # between the items of a tuple in one token
MANY = 25  # numbers above this many are asked for in a form
TOLD = 4096  # moves whose path is kept: a question spells each of its moves several times


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu: `path` leads to the next menu, or to `move` when it is settled."""

    path: Path
    value: Any  # a move class or a field's value
    move: Any | None


@dataclass(frozen=True, slots=True)
class Menu:
    """What to ask after a path: `kind` and `field` say of what; None where kinds of moves are offered."""

    path: Path
    kind: type | None
    field: str | None
    choices: tuple[Choice, ...]
    items: tuple[Any, ...] = ()  # a tuple field: the single items to pick from, as often as they may be picked
    least: int = 0
    most: int = 0
    so_far: tuple[Any, ...] = ()  # the values of the fields already chosen

    @property
    def many(self) -> bool:
        """Whether several items are picked at once."""
        return bool(self.items)

    @property
    def form(self) -> bool:
        """Whether a number is asked for in a form."""
        return len(self.choices) > MANY and all(type(choice.value) is int for choice in self.choices)


def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


names: Callable[[type], tuple[str, ...]] = cache(_names)


@cache
def hints(kind: type) -> dict[str, Any]:
    """What each field of a move holds."""
    found = get_type_hints(kind)
    return {name: found[name] for name in names(kind)}


def is_tuple(kind: type, field: str) -> bool:
    return get_origin(hints(kind)[field]) is tuple


def token(value: Any) -> str:
    """A field's value as a short word without spaces."""
    match value:
        case tuple():
            return JOIN.join(token(item) for item in value)
        case Enum():
            return str(value.value)
        case bool():
            return "yes" if value else "no"
        case None:
            return "-"
        case _:
            return str(value)


@lru_cache(TOLD)
def tokens(move: Any) -> Path:
    """The whole path to a move."""
    return (tag_of(type(move)), *[token(getattr(move, name)) for name in names(type(move))])


def under(path: Path, move: Any) -> bool:
    """Whether a path leads to this move, perhaps with more to ask."""
    return path[:1] in ((), (tag_of(type(move)),)) and tokens(move)[: len(path)] == path


def menu(moves: Sequence[Any], path: Path = ()) -> Menu:
    """The choices after `path`; a field with a single value is passed over, the decision never is."""
    alive = [(tokens(move), move) for move in moves if under(path, move)]
    depth = len(path)
    while len(alive) > 1 and len({walk[depth] for walk, _ in alive}) == 1:
        depth += 1
    path = alive[0][0][:depth] if alive else path
    kind = type(alive[0][1]) if alive and depth else None
    if len(alive) <= 1:
        return Menu(path, kind, None, tuple(Choice(walk, type(move), move) for walk, move in alive))
    groups: dict[str, list[tuple[Path, Any]]] = {}
    for walk, move in alive:
        groups.setdefault(walk[depth], []).append((walk, move))
    field = names(kind)[depth - 1] if kind else None
    choices = tuple(_choice(depth, field, group) for group in groups.values())
    so_far = tuple(getattr(alive[0][1], name) for name in names(kind)[: depth - 1]) if kind else ()
    if kind and field and is_tuple(kind, field):
        return _many(path, kind, field, choices, so_far)
    return Menu(path, kind, field, choices, so_far=so_far)


def back(asked: Callable[[Path], Menu], path: Path) -> Path:
    """The path of the question before the one at `path`; `asked` gives the menu of any path."""
    return next((path[:k] for k in reversed(range(len(path))) if len(asked(path[:k]).path) < len(path)), ())


def _choice(depth: int, field: str | None, group: list[tuple[Path, Any]]) -> Choice:
    walk, move = group[0]
    value = getattr(move, field) if field else type(move)
    return Choice(walk[: depth + 1], value, move) if len(group) == 1 else Choice(walk[: depth + 1], value, None)


def _many(path: Path, kind: type, field: str, choices: tuple[Choice, ...], so_far: tuple[Any, ...]) -> Menu:
    """A tuple field is one multiple choice: every item as often as some legal move holds it."""
    most: Counter[Any] = Counter()
    order: dict[Any, None] = {}
    for choice in choices:
        order |= dict.fromkeys(choice.value)
        most |= Counter(choice.value)
    sizes = [len(choice.value) for choice in choices]
    items = tuple(item for item in order for _ in range(most[item]))
    return Menu(path, kind, field, choices, items, min(sizes), max(sizes), so_far)


def item(place: int, value: Any) -> str:
    """An item to pick as a value of a list; the same item may stand there twice."""
    return f"{place}#{token(value)}"


def path_of(press: Press, values: Sequence[str]) -> Path:
    """The way that a press has chosen: by the words of its button, and by what was chosen in its list."""
    match press.verb:
        case Verb.PICK:
            return tuple(values[0].split("/")) if values else press.words
        case Verb.SELECT | Verb.SEVERAL:
            return picked(press.words, values)
        case Verb.TRY:  # its first word is a number; its lists, as opposed to its buttons, have one too
            return picked(press.words[1:], values) if press.moment else press.words[1:]
        case _:
            return press.words


def picked(path: Path, values: Iterable[str]) -> Path:
    """The path after picking items, given as `place#token` in any order, or one as a token."""
    pairs = sorted((place.zfill(2), word) for place, _, word in (value.rpartition("#") for value in values))
    return (*path, JOIN.join(word for _, word in pairs))


def settle(moves: Sequence[Any], path: Path) -> Any | None:
    """The move a path names, if it is complete."""
    return next((move for move in moves if tokens(move) == path), None)
