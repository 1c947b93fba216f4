"""Buttons and their handlers are joined by a Verb: what is written on one is answered by the other."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import ui

from cogs import buttons
from cogs.handlers import after, consent, days, lobby, looking, moving, orders, play, review
from cogs.ui import ids, screens
from cogs.ui.ids import Verb
from cogs.ui.presses import COUNTS, LOOKS, REPEATS
from games import GAMES

COGS = Path(buttons.__file__).parent
POSTED = {  # as they stand under messages of earlier bots
    "play", "m", "s", "t", "go", "n", "form", "formed", "live", "order", "stop", "hand", "rules", "log", "undo", "agree", "decline",
    "resign", "end", "no", "takeseat", "why", "resume", "join", "leave", "seat", "sit", "options", "option", "number", "speak", "hints",
    "computer", "addcomputer", "dropcomputer", "start", "cancel", "rematch", "search", "found",
}  # fmt: skip


def written(path: Path) -> Iterator[str]:
    """The verbs a module puts on buttons, by name: all it speaks of, but for tables of handlers, comparisons and commands' own presses."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.Dict(keys=keys):
                node.keys = [key for key in keys if not (isinstance(key, ast.Attribute) and ast.unparse(key).startswith("Verb."))]
            case ast.Call(func=ast.Name(id="Press" | "frozenset")):
                node.args = []
            case ast.Compare():
                node.comparators = []
            case ast.Attribute(value=ast.Name(id="Verb"), attr=name):
                yield name


def test_every_verb_has_one_handler() -> None:
    rooms = (lobby, play, looking, orders, consent, after, review, days, moving)
    tables = (*(one.HANDLERS for one in rooms), buttons.ROOMLESS)
    assert Counter(verb for handlers in tables for verb in handlers) == Counter(Verb)


def test_of_every_verb_it_is_said_what_it_does_when_it_is_done_again() -> None:
    """Lest after a failover a harmless look is answered by “interrupted”, or a seat is given up twice."""
    assert Counter(verb for kind in (LOOKS, REPEATS, COUNTS) for verb in kind) == Counter(Verb)


def test_every_verb_is_on_some_button() -> None:
    assert {name for path in COGS.rglob("*.py") for name in written(path)} == set(Verb.__members__)


def test_every_form_comes_back_as_a_form() -> None:
    """A form with another verb would be taken for a forged one."""
    forms = re.compile(r"ask_form\(interaction, [^\n]*ids\.write\(Verb\.(\w+)")
    named = {name for path in COGS.rglob("*.py") for name in forms.findall(path.read_text("utf-8"))}
    assert {Verb[name] for name in named} == ids.FORMS
    texts = [path.read_text("utf-8") for path in COGS.rglob("*.py")]
    assert sum(text.count("Modal(") for text in texts) == 1 and sum(text.count("ask_form(") for text in texts) - 1 == len(
        [name for text in texts for name in forms.findall(text)]
    ), "each is found by this test"


def test_buttons_already_posted_are_understood() -> None:
    for word in POSTED:
        press = ids.read(f"a:{word}:7:3:March/5")
        assert press is not None and (press.verb, press.game, press.moment, press.words) == (word, 7, 3, ("March", "5"))
        assert ids.write(press.verb, 7, 3, press.words) == f"a:{word}:7:3:March/5"
    assert ids.read("a:nothing:7") is None


def test_rulebooks_of_many_games_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row holds five."""
    for number in range(7):
        monkeypatch.setitem(GAMES, f"game {number}", GAMES["micatio"])
    shown = screens.books_screen("en").view
    beside = Counter(item.row for item in shown.children if isinstance(item, ui.Button)) if shown else Counter()
    assert max(beside.values()) == 5 and beside.total() == len(GAMES)
