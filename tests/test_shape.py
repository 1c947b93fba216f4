"""One floor plan: the same files with the same names in every game, so that whoever knows one finds their way in all.

A game may have further files of its own (odds.py, majority.py, tokens.py). It may leave out data/ where nothing is printed in files,
and large.py where no part of the board can be shown large. A game small enough is one module in every layer.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from games import GAMES
from lang import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
RULES = {
    "__init__", "changes", "components", "desk", "events", "game", "imagine", "misplaced", "moves", "orders", "paragraphs", "preview",
    "questions", "refusals", "scoring", "standing", "state",
}  # fmt: skip
WORDS = {
    "__init__", "cards", "commands", "deeds", "emoji", "events", "headings", "motives", "moves", "near", "options", "orders", "panel",
    "picture", "position", "preview", "questions", "recap", "refusals", "remarks", "score", "terms", "tips",
}  # fmt: skip
PICTURES = {"__init__", "board", "hand", "highlights", "layout", "legend", "pointing", "samples", "scores", "single", "theme"}
STRATEGY = {"__init__", "evaluation", "fate", "heuristic", "reasons"}
PROTOCOL = (
    "VERSION", "candidates", "check", "decision", "misplaced", "play", "setup", "imagine", "MOVES", "ORDERS", "lapsed", "obey", "orders",
    "preview", "sheet", "Options",
)  # fmt: skip
FORMER = {  # names that these files once had, or that would say the same as another
    "rules": {"asks", "board", "cards", "law", "pieces", "play", "reasons", "rounds", "rulebook", "score", "table"},
    "lang": {"asks", "hand"},
    "render": {"boards", "displays", "hands", "look", "marks", "places"},
    "ai": {"judge", "motives", "outlook"},
}

SMALL = [game for game in GAMES if (ROOT / "rules" / f"{game}.py").exists()]
each_game = pytest.mark.parametrize("game", [game for game in GAMES if game not in SMALL])


@pytest.mark.parametrize("game", SMALL)
def test_a_small_game_is_one_module_in_every_layer(game: str) -> None:
    for layer in ("rules", "render", "ai", *(f"lang/{language}" for language in LANGUAGES)):
        assert (ROOT / layer / f"{game}.py").exists() and not (ROOT / layer / game).exists(), layer


def files(*folders: str) -> set[str]:
    return {path.stem for path in ROOT.joinpath(*folders).glob("*.py")}


@each_game
def test_the_rules_of_every_game_have_the_same_rooms(game: str) -> None:
    found = files("rules", game)
    assert found >= RULES and not found & FORMER["rules"]
    assert "setup" in files("rules", game, "steps")
    folders = {path.name for path in (ROOT / "rules" / game).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders in ({"steps"}, {"steps", "data"})


@each_game
def test_the_steps_are_joined_in_one_table(game: str) -> None:
    """`game.STEPS` joins each question to its offers and each move to its check and play; a ply works on a Desk and freezes it."""
    assert import_module(f"rules.{game}.game").STEPS
    assert callable(import_module(f"rules.{game}.desk").Desk.freeze)


@each_game
def test_a_game_names_its_parts_in_the_same_order(game: str) -> None:
    tree = ast.parse((ROOT / "rules" / game / "__init__.py").read_text("utf-8"))
    named = [alias.asname for node in tree.body if isinstance(node, ast.ImportFrom) and node.level for alias in node.names]
    assert [name for name in named if name in PROTOCOL] == list(PROTOCOL)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_game_have_the_same_rooms(game: str, language: str) -> None:
    assert files("lang", language, game) == WORDS
    assert not [path for path in (ROOT / "lang" / language / game).iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert game in files("lang", "facts")


@each_game
def test_the_pictures_of_every_game_have_the_same_rooms(game: str) -> None:
    found = files("render", game)
    assert found >= PICTURES and not found & FORMER["render"]
    assert ("large" in found) == (GAMES[game].display is not None)


@each_game
def test_the_strategy_of_every_game_has_the_same_rooms(game: str) -> None:
    found = files("ai", game)
    assert found >= STRATEGY and not found & FORMER["ai"]


@each_game
def test_the_rooms_of_a_game_call_each_other_by_relative_names(game: str) -> None:
    for layer in ("rules", "render", "ai"):
        for path in (ROOT / layer / game).rglob("*.py"):
            assert not [name for name in absolute(path) if name.startswith(f"{layer}.{game}")], path


def absolute(path: Path) -> Iterator[str]:
    """Every module that a file imports by its full name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module
