"""The shape of the program: dependencies point one way, the rules know only themselves, every module says what it is for."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("rules", "render", "lang", "ai", "host", "cogs", "sandbox", "start", "tools")
MODULES = [ROOT / "bot.py", ROOT / "games.py", *sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))]

MAY_IMPORT = {
    "rules": {"rules"},
    "render": {"rules", "lang", "render"},
    "lang": {"rules", "lang"},
    "ai": {"rules", "ai"},
    "games": {"rules", "render", "lang", "ai"},
    "host": {"rules", "lang", "ai", "games", "host"},
    "cogs": {"rules", "lang", "ai", "games", "host", "cogs"},
    "tools": {"rules", "lang", "games", "host", "tools"},
    "start": {"rules", "lang", "ai", "games", "host", "cogs", "tools", "start"},
    "bot": {"host", "start", "sandbox", "tools"},
    "sandbox": {"sandbox"},
}
ONLY_IN = {
    "discord": {"cogs", "start", "sandbox", "tools"},
    "PIL": {"render"},
    "aiosqlite": {"host"},
    "asyncpg": {"host"},
    "aiohttp": {"cogs", "sandbox", "tools"},
    "sqlite3": {"host", "tools"},
}
IMPURE = {"random", "time", "os", "secrets", "datetime", "pathlib", "io", "sys", "threading", "asyncio", "socket", "subprocess", "logging"}


def imported(path: Path, *, lazily: bool = True) -> Iterator[str]:
    """Every module this one imports, by its full name; those for the type checker alone are left out."""
    tree = ast.parse(path.read_text("utf-8"))
    skipped = {id(node) for block in ast.walk(tree) if _checks_types(block) for node in ast.walk(block)}
    for node in tree.body if not lazily else ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield f"{_package(path, node.level)}.{node.module or ''}".strip(".") if node.level else str(node.module)


def _checks_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _package(path: Path, level: int) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[: len(parts) - level])


def top(name: str) -> str:
    return name.partition(".")[0]


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def wrongs(path: Path) -> Iterator[str]:
    """What this module imports and should not."""
    mine = layer(path)
    for name in imported(path):
        used = top(name)
        pure = used == "rules" or used in sys.stdlib_module_names - IMPURE
        astray = used in MAY_IMPORT and used not in MAY_IMPORT[mine]
        if astray or mine not in ONLY_IN.get(used, {mine}) or (mine == "rules" and not pure):
            yield f"{path.relative_to(ROOT)} imports {name}"


def test_dependencies_point_one_way() -> None:
    assert not [wrong for path in MODULES for wrong in wrongs(path)]


def test_the_picture_of_the_architecture_is_drawn_from_the_imports() -> None:
    drawn = re.findall(r"^  (\w+) --> (\w+)$", (ROOT / "docs" / "architecture.md").read_text("utf-8"), re.M)
    real = {(layer(path), top(name)) for path in MODULES for name in imported(path) if top(name) in MAY_IMPORT}
    assert set(drawn) == {(one, other) for one, other in real if one != other}


def test_the_rules_reach_out_by_no_other_way() -> None:
    """They open, print and evaluate nothing."""
    for path in (ROOT / "rules").rglob("*.py"):
        called = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & {"__import__", "eval", "exec", "open", "print", "input"}, path


def test_no_module_is_imported_by_a_made_up_name() -> None:
    """Joints are symbols: "find usages" must not end at one."""
    assert not [path for path in MODULES if "import_module(" in path.read_text("utf-8")]


def test_games_do_not_know_each_other() -> None:
    games = {path.name for path in (ROOT / "rules").iterdir() if (path / "__init__.py").exists()} - {"engine"}
    assert {"cesar", "fortuna", "lutece", "triumvirat"} <= games
    for path in (ROOT / "rules").rglob("*.py"):
        mine = path.relative_to(ROOT).parts[1]
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "rules" and len(parts) > 1 and parts[1] in games:
                assert parts[1] == mine, f"{path} imports {name}"


def test_the_bot_opens_the_local_table_only_when_it_is_wanted() -> None:
    """On Discord nothing of it is loaded."""
    assert not [name for name in imported(ROOT / "bot.py", lazily=False) if top(name) == "sandbox"]
    assert [name for name in imported(ROOT / "bot.py") if top(name) == "sandbox"]


def test_every_module_says_what_it_is_for() -> None:
    assert not [path for path in MODULES if not ast.get_docstring(ast.parse(path.read_text("utf-8")))]


def test_docstrings_say_they() -> None:
    """A player may be anybody; a triumvir on the board may be a he, in the texts of his game."""
    he = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
    nodes = ((path, node) for path in MODULES for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    named = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    assert not [f"{path}: {said}" for path, node in nodes if isinstance(node, named) and he.search(said := ast.get_docstring(node) or "")]
