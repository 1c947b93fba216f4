"""A question as lines of buttons that fit into one message: what comes first, what is rare, what is left over. Pure: no discord import.

A button stands for a move, for several played one after another, or for a path that leads to the next question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from rules.engine.codec import tag_of
from rules.engine.shortlist import Line as Ways

from . import menu
from .menu import Path

AND = "&"  # between the moves of one press
RARE = "~"  # the path of what waits behind More…, or, before a kind of move, of its lines that did not fit
ROW, ROWS, PAGE = 5, 2, 25  # buttons in a row, rows of a line, lines in a list
FEW = 5  # whole moves with several items that are offered one by one
SEEN, LISTS = 3, 3  # buttons of a row where rows fit only so; lines that did not fit, of which each is a list of its own


@dataclass(frozen=True, slots=True)
class Option:
    """One press: the moves it plays, or the path it leads to if it plays none."""

    words: Path
    moves: tuple[Any, ...] = ()
    kind: type | None = None  # what tells it from its neighbours: a kind of move, or a value of a field
    field: str | None = None
    value: Any = None
    plan: Any = None  # an order given together with the moves: what to answer later in the turn


@dataclass(frozen=True, slots=True)
class Line:
    """Options side by side under one text: they share a kind of move, and the value of a field where one is given."""

    options: tuple[Option, ...]
    field: str | None = None
    value: Any = None

    @property
    def alone(self) -> bool:
        return len(self.options) == 1

    @property
    def below(self) -> bool:
        """Whether its one button stands in the row below all lines: it asks further for a kind of move, or ends something."""
        option = self.options[0]
        ends = len(option.moves) == 1 and getattr(option.moves[0], "CLOSES", False)
        return self.alone and option.field is None and (not option.moves or ends)

    @property
    def size(self) -> int:
        """How many of a message's components it takes: a section with its text and button, or a text above rows of buttons."""
        count = len(self.options)
        return 3 if self.alone else 1 + -(-count // ROW) + count


@dataclass(frozen=True, slots=True)
class Question:
    """What to ask after a path. `pick` is set where several items are picked at once, `form` where there are too many numbers to show."""

    path: Path
    lines: tuple[Line, ...] = ()
    rest: tuple[tuple[Line, Option], ...] = ()  # what did not fit: a list to choose from
    below: tuple[Option, ...] = ()  # kinds of moves of which more is asked, and what ends a turn: a row of buttons
    more: bool = False  # whether something else waits behind More…
    pick: menu.Menu | None = None
    form: Path | None = None  # where any other number is asked for in a form
    mixed: bool = False  # whether there are several kinds of moves: a line must say which
    behind: tuple[Line, ...] = ()  # rows of buttons that did not fit and stand on a screen of their own, one a kind of move
    apart: bool = False  # whether each line of the rest is a list of its own, instead of one long list of everything

    @property
    def left(self) -> list[tuple[Line, list[Option]]]:
        """What did not fit, by line."""
        return [(line, [option for _, option in some]) for line, some in groupby(self.rest, key=itemgetter(0))]

    @property
    def options(self) -> list[tuple[Option, int]]:
        """Everything that can be chosen, with the taps it takes."""
        shown = [(option, 1) for line in self.lines for option in line.options]
        taps = 1 if len(self.rest) == 1 else 2  # a list of one is a button
        return [*shown, *((option, taps) for _, option in self.rest), *((option, 1) for option in self.below)]


Brief = Callable[[Option], bool]  # whether an option's name is all there is to say of it: such options stand in one row


def question(legal: Sequence[Any], shortlist: Iterable[Ways], path: Path, budget: int, brief: Brief) -> Question:
    """What is asked after a path, in so many components."""
    if not path:
        return _first(legal, list(shortlist), budget, brief)
    asked = menu.menu(legal, path)
    if asked.many and len(asked.choices) > FEW:
        return Question(asked.path, pick=asked)
    if asked.form:
        few = asked.choices[: ROW - 1]
        options = (Option(one.path, (one.move,) if one.move else (), asked.kind, asked.field, one.value) for one in few)
        return Question(asked.path, (Line(tuple(options)),), form=asked.path)
    under = [move for move in legal if menu.under(asked.path, move)]
    listed = [_line(ways) for ways in shortlist if all(_plain(way, asked.path) for way in ways)]  # as the first question would show them
    whole = len(path) == 1 and sum(len(line.options) for line in listed) == len(under)
    return _fitted(asked.path, listed if whole and listed else _expanded(under, brief) if under else [], budget)


def rare(legal: Sequence[Any], first: Question, path: Path, budget: int, brief: Brief) -> Question:
    """What waits behind More…: all that the first question does not lead to; or behind the button of a kind: its lines."""
    if len(path) > 1:
        return _fitted(path, [line for line in first.behind if _entry(line).options[0].words == path], budget)
    return _fitted((RARE,), _by_kind(_hidden(legal, first), brief), budget)


def _first(legal: Sequence[Any], shortlist: Sequence[Ways], budget: int, brief: Brief) -> Question:
    """The first question: what the game puts first, then all other kinds of moves but the rare ones."""
    first = [_line(ways) for ways in shortlist]
    listed = {option.kind for line in first for option in line.options}
    others = [move for move in legal if type(move) not in listed]
    common = [move for move in others if not getattr(move, "RARE", False)] if first or _common(others) else others
    lines = [*first, *_by_kind(common, brief)]
    if len(lines) == 1 and lines[0].below and not lines[0].options[0].moves:  # nothing to choose but what this asks for
        return question(legal, shortlist, lines[0].options[0].words, budget, brief)
    asked = _fitted((), lines, budget)
    return replace(asked, more=bool(_hidden(legal, asked)))


def _common(moves: Iterable[Any]) -> bool:
    return any(not getattr(move, "RARE", False) for move in moves)


def _line(ways: Ways) -> Line:
    """A line of the game's shortlist."""
    return Line(tuple(_option(way) for way in ways))


def _plain(way: tuple[Any, ...], path: Path) -> bool:
    """Whether a way is one move of this kind and nothing besides."""
    return len(way) == 1 and not isinstance(way[0], type) and menu.under(path, way[0])


def _option(way: tuple[Any, ...]) -> Option:
    if isinstance(way[0], type):
        return Option((tag_of(way[0]),), (), way[0])
    plan = way[-1] if getattr(way[-1], "PLANNED", False) else None
    return Option(spelt(way), way[:-1] if plan else way, type(way[0]), plan=plan)


def spelt(moves: Sequence[Any]) -> Path:
    """The words of a press that plays these moves."""
    first, *others = moves
    return (*menu.tokens(first), *(word for move in others for word in (AND, *menu.tokens(move))))


def whole(shortlist: Iterable[Ways], move: Any) -> tuple[Any, ...]:
    """The moves of the one button that plays this move as part of a single choice; else the move alone."""
    if not getattr(move, "PARTS", False):
        return (move,)
    found = [way for line in shortlist for way in line if move in way and all(type(one) is type(move) for one in way)]
    return found[0] if len(found) == 1 else (move,)


def parted(words: Path) -> list[Path]:
    """The paths of the moves that one press plays."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == AND:
            parts.append([])
        else:
            parts[-1].append(word)
    return [tuple(part) for part in parts]


# ---------------------------------------------------------------- moves as lines


def _by_kind(moves: Sequence[Any], brief: Brief) -> list[Line]:
    kinds: dict[type, list[Any]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    return [line for of_kind in kinds.values() for line in _expanded(of_kind, brief)]


def _expanded(moves: Sequence[Any], brief: Brief) -> list[Line]:
    """Moves of one kind: by their first open field, and beside each value the choices of the second."""
    kind = type(moves[0])
    still_open = [name for name in menu.names(kind) if len({getattr(move, name) for move in moves}) > 1]
    if not still_open:
        return [Line((Option(menu.tokens(moves[0]), (moves[0],), kind),))]
    first, *others = still_open
    if menu.is_tuple(kind, first):
        one_by_one = [Line((Option(menu.tokens(move), (move,), kind, first, getattr(move, first)),)) for move in moves]
        return one_by_one if len(moves) <= FEW else [Line((Option((tag_of(kind),), (), kind),))]
    groups: dict[Any, list[Any]] = {}
    for move in moves:
        groups.setdefault(getattr(move, first), []).append(move)
    if not others:
        return _rows([Option(menu.tokens(group[0]), (group[0],), kind, first, value) for value, group in groups.items()], brief)
    if len(others) == 1 and not menu.is_tuple(kind, others[0]) and max(map(len, groups.values())) <= ROW * ROWS:
        rows = [_second(group, first, value, others[0]) for value, group in groups.items()]
        if all(brief(option) for line in rows for option in line.options):
            return rows
    depth = menu.names(kind).index(first) + 2
    return _rows([Option(menu.tokens(group[0])[:depth], (), kind, first, value) for value, group in groups.items()], brief)


def _second(moves: Sequence[Any], first: str, value: Any, second: str) -> Line:
    return Line(tuple(Option(menu.tokens(move), (move,), type(move), second, getattr(move, second)) for move in moves), first, value)


def _rows(options: Sequence[Option], brief: Brief) -> list[Line]:
    """Options with nothing to say but their names stand side by side; others a line each."""
    if not all(map(brief, options)):
        return [Line((option,)) for option in options]
    return [Line(tuple(options[n : n + ROW * ROWS])) for n in range(0, len(options), ROW * ROWS)]


# ---------------------------------------------------------------- what fits


def _fitted(path: Path, lines: Sequence[Line], budget: int) -> Question:
    """A question that fits: the lines there is room for; the rest in a list or behind a button; below a row of what leads on or ends."""
    kinds = {option.kind for line in lines for option in line.options}
    behind = () if path else _behind(lines, budget)
    lines = [*(line for line in lines if line not in behind), *dict.fromkeys(map(_entry, behind))]
    below = [line.options[0] for line in lines if line.below][:ROW]
    shown = [line for line in lines if line.options[0] not in below]
    room = budget - _row_of(below)
    if _size(shown) > room:
        room -= 2  # a row with the list
        if short := _trimmed(shown, room):
            return Question(path, tuple(short[0]), tuple(short[1][:PAGE]), tuple(below), mixed=len(kinds) > 1, behind=behind)
    kept: list[Line] = []
    rest: list[tuple[Line, Option]] = []
    for line in shown:
        if not rest and sum(one.size for one in kept) + line.size <= room:
            kept.append(line)
        else:
            rest += [(line, option) for option in line.options]
    left = shown[len(kept) :]
    few = 1 < len(left) <= LISTS and len(rest) <= PAGE and not any(line.alone for line in left)
    apart = few and sum(line.size for line in kept) + 2 * len(left) <= room + 2  # one list was reckoned with
    return Question(path, tuple(kept), tuple(rest[:PAGE]), tuple(below), mixed=len(kinds) > 1, behind=behind, apart=apart)


def _trimmed(shown: Sequence[Line], room: int) -> tuple[list[Line], list[tuple[Line, Option]]] | None:
    """If the rows of buttons come first, are of one kind and fit only so: each with a few, then single lines, and what the list gets."""
    full = [line for line in shown if not line.alone]
    rows, alone = [replace(line, options=line.options[:SEEN]) for line in full], list(shown[len(full) :])
    if len(set(map(_entry, full))) != 1 or any(not line.alone for line in alone) or not _size(rows) <= room < _size(full):
        return None
    while _size([*rows, *alone]) > room:
        alone.pop()
    cut = [(line, option) for line in full for option in line.options[SEEN:]]
    return [*rows, *alone], [*cut, *((line, line.options[0]) for line in shown[len(rows) + len(alone) :])]


def _size(some: Sequence[Line]) -> int:
    return sum(line.size for line in some)


def _row_of(buttons: Sequence[Option]) -> int:
    """The components of a row below all lines."""
    return 1 + len(buttons) if buttons else 0


def _behind(lines: Sequence[Line], budget: int) -> tuple[Line, ...]:
    """If not everything fits: the lines of whichever kind of moves would not all be seen, the first kind's excepted.

    Lines of one button go with the rows of their kind, though they would fit: what is left must not look like all there is."""
    room = budget - _row_of([line.options[0] for line in lines if line.below]) - 2
    shown = [line for line in lines if not line.below]
    late = {_entry(line) for n, line in enumerate(shown) if _deferred(line) and sum(one.size for one in shown[: n + 1]) > room}
    return tuple(line for line in shown if line.options[0].moves and _entry(line) in late and _entry(line) != _entry(shown[0]))


def _deferred(line: Line) -> bool:
    """Whether a line may stand on another screen: several buttons, each of which plays something."""
    return not line.alone and all(option.moves for option in line.options)


def _entry(line: Line) -> Line:
    """The button that leads to the screen with lines of this kind: those of single moves, or those of several played together."""
    option, kind = line.options[0], _kind(line)
    plain = len(option.moves) == 1 and option.plan is None
    return Line((Option((tag_of(kind),) if plain else (RARE, tag_of(kind)), (), kind),))


def _kind(line: Line) -> type:
    kind = line.options[0].kind
    assert kind is not None
    return kind


def _hidden(legal: Sequence[Any], asked: Question) -> list[Any]:
    """What nothing on this question leads to. A move that others follow is there already, unless it is something by itself."""
    ways = [*(option for option, _ in asked.options), *(option for line in asked.behind for option in line.options)]
    said = [option.moves for option in ways if option.moves and option.plan is None]
    begun = {moves[0] for moves in said if len(moves) == 1 or not _apart(moves)}
    paths = [option.words for option in ways if not option.moves]
    if asked.pick is not None:
        return [move for move in legal if not menu.under(asked.pick.path, move)]
    return [move for move in legal if move not in begun and not any(menu.under(path, move) for path in paths)]


def _apart(moves: Sequence[Any]) -> bool:
    """Whether the first of several moves is something else by itself: rare, a look at cards before the next, a turn that goes on."""
    return any(getattr(move, trait, False) for move, trait in ((moves[0], "RARE"), (moves[0], "GOES_ON"), (moves[-1], "CLOSES")))
