"""Small faults put into the code one at a time, to see which of them the tests notice. Slow; run by hand:

    python -m bench.mutate --seed 1 --minutes 20 host rules/engine

Each fault is made in a copy of the tree and judged by the tests of its place alone, so a survivor may still be caught by the
whole suite. The same seed puts the same faults into the same code.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONG, MUCH = 60.0, 4.0  # seconds, and times what the tests take without it, until a fault has made them hang and so is noticed
HOST = (  # quick ones
    "test_undo test_pause test_stuck test_table_keeping test_rescue test_versions test_phases test_rooms test_lobby test_consent "
    "test_exporting test_log"
)
TESTS = {  # which tests judge a place; the first that fits
    "rules/engine/box": "test_boxes",
    "rules/engine/codec": "test_codec test_engine test_versions test_rescue",
    "rules/engine": "test_engine test_dice test_versions test_rescue test_codec",
    "host/play/boxes": "test_boxes",
    "host/play/computers": "test_computers",
    "host/play/facts": f"test_closing {HOST} test_awaited",
    "host/play/hints": "test_hints",
    "host/play/homes": "test_homes",
    "host/play/onward": "test_onward",
    "host/play/order": "test_orders",
    "host/play/standing": "test_orders",
    "host/telling/calls": "test_announcer test_reminders test_wire_calls",
    "host/telling/gathering": "test_boxes test_onward test_lobby test_menu",
    "host/telling/hidden": "test_hidden test_letters test_replaying",
    "host/telling/listing": "test_listing",
    "host/telling/posts": f"{HOST} test_closing test_orders test_menu test_awaited",
    "host/telling/recap": "test_recap",
    "host/telling/turns": "test_recap",
    "host/telling/watching": "test_listing test_wire_places",
    "host/telling": f"{HOST} test_announcer test_indexes",
    "host/after/fame": "test_fame",
    "host/after/hall": "test_fame test_indexes",
    "host/after/ratings": "test_fame",
    "host/after/results": "test_fame",
    "host/after/deeds": "test_deeds",
    "host/after/filming": "test_film",
    "host/after/review": "test_review test_tries",
    "host/after": "test_replaying test_film test_onward test_fame",
    "host/days/closing": "test_closing test_lutece_slow",
    "host/days/hours": "test_hours",
    "host/days": "test_hours test_timers test_pause test_closing test_privacy test_absence test_reminders",
    "host/book/moving": "test_moving test_tools",
    "host/book/postgres": "test_sql test_postgres test_moving",
    "host/book/sqlite": "test_sqlite test_moving",
    "host/book": f"{HOST} test_letters test_homes test_privacy test_timers test_reminders test_sql test_indexes",
    "host/play/lobby": f"test_lobby test_onward test_boxes {HOST}",
    "host/play": f"{HOST} test_orders test_closing test_onward",
    "host/record": f"test_exporting test_privacy test_words test_rescue {HOST}",
    "host/privacy": "test_privacy",
    "host/limits": "test_limits",
    "host/duty": "test_duty",
    "host/sharing": "test_duty",
    "host/versions": "test_duty test_versions",
    "host/servers": "test_wire_hosting",
    "host/restrictions": "test_wire_hosting",
    "host/lessons": "test_lessons test_lessons_onward",
    "host": HOST,
    # the quick ones first: the first that fails ends it
    "cogs/ui/menu": "test_menu_paths test_menu",
    "cogs/ui/lines": "test_lines",
    "cogs/ui/panel": "test_glimpse test_menu test_panel test_hints test_wire_panel",
    "cogs/ui/ids": "test_buttons test_press test_wire_races",
    "cogs/ui/presses": "test_presses",
    "cogs/ui/phrases": "test_menu test_panel test_labels test_hidden",
    "cogs/ui/labels": "test_labels test_menu",
    "cogs/ui/tries": "test_review test_wire_after",
    "cogs/ui/orders_screen": "test_orders test_wire_slow",
    "cogs/ui/typed": "test_typed",
    "cogs/ui/commands": "test_command_groups test_typed test_wire_moves test_wire_game",
    "cogs/ui/naming": "test_command_groups test_listing",
    "cogs/ui/lobby_screens": "test_buttons test_wire_lobby test_wire_computers",
    "cogs/ui/lesson_screen": "test_lessons test_wire_lessons",
    "cogs/ui/settings_screen": "test_buttons test_wire_days",
    "cogs/ui/excuses": "test_typed test_press test_wire_limits test_wire_game",
    "cogs/ui/reply": "test_replies test_buttons test_wire_game test_wire_moves",
    "cogs/ui/replays": "test_replaying test_wire_after",
    "cogs/ui/lists": "test_listing test_wire_after",
    "cogs/ui/large": "test_wire_games",
    "cogs/ui/card_pages": "test_cards test_wire_newcomers",
    "cogs/ui/rulebook_pages": "test_search test_wire_newcomers test_wire_game",
    "cogs/ui": "test_menu test_panel test_buttons test_wire_panel test_wire_after",
    "cogs/announcer": "test_announcer test_sweep test_wire_calls test_wire_faults",
    "cogs/boards": "test_announcer test_reminders test_wire_calls test_wire_table",
    "cogs/edits": "test_wire_lobby test_wire_table",
    "cogs/after": "test_command_groups test_wire_after",
    "cogs/sweep": "test_sweep test_announcer test_wire_sweep",
    "cogs/letters": "test_letters test_announcer test_wire_faults",
    "cogs/messenger": "test_announcer test_reminders test_wire_days",
    "cogs/emoji": "test_emoji test_wire_emoji",
    "cogs/homes": "test_homes test_wire_homes test_wire_years",
    "cogs/privacy": "test_privacy test_wire_homes",
    "cogs/handlers/lobby": "test_wire_lobby test_wire_threads test_wire_computers test_wire_words",
    "cogs/handlers/opening": "test_wire_lobby test_wire_threads test_wire_rematch",
    "cogs/threads": "test_wire_threads test_wire_lobby",
    "cogs/handlers/consent": "test_wire_table test_wire_days test_wire_rescue",
    "cogs/handlers/play": "test_wire_game test_wire_panel test_wire_seal test_wire_races",
    "cogs/handlers/looking": "test_hints test_wire_game test_wire_computers test_wire_newcomers",
    "cogs/handlers/learning": "test_lessons test_wire_lessons",
    "cogs/handlers/moving": "test_wire_homes",
    "cogs/handlers/orders": "test_orders test_wire_slow",
    "cogs/handlers/unheard": "test_wire_sweep test_wire_faults",
    "cogs/handlers/record": "test_wire_game",
    "cogs/handlers/days": "test_wire_days test_wire_newcomers",
    "cogs/handlers/settings": "test_wire_days test_wire_newcomers",
    "cogs/handlers/privacy": "test_privacy test_wire_homes",
    "cogs/handlers": "test_fame test_review test_wire_after",
    "cogs/buttons": "test_buttons test_wire_races test_wire_limits",
    "cogs/game": "test_command_groups test_wire_faults test_wire_computers",
    "cogs/rules": "test_command_groups test_wire_newcomers test_wire_game",
    "cogs/fame": "test_command_groups test_wire_after",
    "cogs/learn": "test_command_groups test_wire_lessons",
    "cogs/settings": "test_command_groups test_wire_days",
    "cogs/table": "test_command_groups test_wire_days test_wire_homes",
    "cogs/moves": "test_command_groups test_wire_moves test_wire_game",
    "cogs": "test_command_groups test_limits test_wire_hosting test_wire_limits",
}
OTHERS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """A place in a file and what is put there instead."""

    path: Path
    line: int
    what: str
    text: str  # the whole file with the fault in it


def faults(path: Path) -> Iterator[Fault]:
    """Every fault this file can be given."""
    source = path.read_text("utf-8")
    for n, node in enumerate(_nodes(ast.parse(source))):
        for what, change in _changes(node):
            tree = ast.parse(source)
            target = _nodes(tree)[n]
            change(target)
            yield Fault(path, getattr(node, "lineno", 0), what, ast.unparse(tree))


def _nodes(tree: ast.Module) -> list[ast.AST]:
    """The nodes worth a fault: no annotations, no docstrings, nothing that is only logged or asserted."""
    found: list[ast.AST] = []

    def walk(node: ast.AST) -> None:
        found.append(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not _idle(child):
                    walk(child)

    walk(tree)
    return found


def _idle(node: ast.AST) -> bool:
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    text = ast.unparse(node) if isinstance(node, ast.Expr) else ""
    return (
        isinstance(node, ast.Assert | ast.Import | ast.ImportFrom) or text.startswith(("log.", "'", '"')) or isinstance(node, ast.JoinedStr)
    )


def _changes(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], None]]]:
    match node:
        case ast.Compare(ops=[ast.cmpop() as compared]) if type(compared) in OTHERS:
            yield f"{ast.unparse(node)}: another comparison", lambda n: _set(n, "ops", [OTHERS[type(compared)]()])
        case ast.BoolOp(op=op):
            yield f"{ast.unparse(node)}: and/or", lambda n: _set(n, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield f"{ast.unparse(node)}: not not", _drop_not
        case ast.Constant(value=bool(flag)):
            yield f"{flag}: {not flag}", lambda n: _set(n, "value", not flag)
        case ast.Constant(value=int(number)):
            yield f"{number}: {number + 1}", lambda n: _set(n, "value", number + 1)
        case ast.If() | ast.IfExp():
            yield f"if {ast.unparse(node.test)}: never", lambda n: _set(n, "test", ast.Constant(False))
            yield f"if {ast.unparse(node.test)}: always", lambda n: _set(n, "test", ast.Constant(True))
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield f"{ast.unparse(node)[:80]}: left out", lambda n: _set(n, "value", ast.Constant(None))
        case ast.AugAssign():
            yield f"{ast.unparse(node)[:80]}: left out", lambda n: _set(n, "value", _same(n))
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield f"{ast.unparse(node)[:80]}: nothing", lambda n: _set(n, "value", ast.Constant(None))
        case _:
            return


def _set(node: ast.AST, name: str, value: object) -> None:
    setattr(node, name, value)


def _drop_not(node: ast.AST) -> None:
    assert isinstance(node, ast.UnaryOp)
    node.op, node.operand = ast.UAdd(), ast.Call(ast.Name("bool", ast.Load()), [node.operand], [])


def _same(node: ast.AST) -> ast.expr:
    """What changes nothing when added."""
    assert isinstance(node, ast.AugAssign)
    return ast.Constant(0) if isinstance(node.value, ast.Constant) else ast.Tuple([], ast.Load())


def judged_by(path: Path) -> list[str]:
    place = path.relative_to(ROOT).as_posix()
    names = next(tests for start, tests in TESTS.items() if place.startswith(start))
    return [f"tests/{name}.py" for name in names.split() if (ROOT / "tests" / f"{name}.py").exists()]


def noticed(fault: Fault, copy: Path, within: float | None) -> bool:
    """Whether a test fails with the fault in place, or does not end."""
    path = copy / fault.path.relative_to(ROOT)
    sound = path.read_text("utf-8")
    path.write_text(fault.text, "utf-8")
    engine = [] if "postgres" in path.name else ["-k", "not postgresql"]  # a story told on SQLite tells as much, in half the time
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *engine, *judged_by(fault.path)]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=within, env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"})
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_text(sound, "utf-8")
    return done.returncode != 0


def patience_for(path: Path, copy: Path) -> float | None:
    """How many seconds the tests of a place may take; None if they fail without a fault, on a machine too busy for them, say."""
    began = time.monotonic()
    if noticed(Fault(path, 0, "", path.read_text("utf-8")), copy, None):
        print(f"left out: the tests of {path.relative_to(ROOT)} fail as it is", flush=True)
        return None
    return LONG + MUCH * (time.monotonic() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("places", nargs="+", help="files or folders")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=20.0)
    options = parser.parse_args()
    places = [ROOT / place for place in options.places]
    files = [path for place in places for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    pool = [fault for path in files for fault in faults(path)]
    random.Random(options.seed).shuffle(pool)
    print(f"{len(pool)} faults possible in {len(files)} files; seed {options.seed}", flush=True)
    end, caught, left, made = time.monotonic() + options.minutes * 60, 0, list[Fault](), Counter[Path]()
    with tempfile.TemporaryDirectory(prefix="arbiter-mutate-") as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache"))
        patience = dict[str, float | None]()
        for fault in pool[: options.count]:
            if time.monotonic() > end:
                break
            judges = " ".join(judged_by(fault.path))
            if judges not in patience:
                patience[judges] = patience_for(fault.path, copy)
            if (within := patience[judges]) is None:
                continue
            made[fault.path.parent] += 1
            if noticed(fault, copy, within):
                caught += 1
            else:
                left.append(fault)
                print(f"{caught + len(left)}: survives: {fault.path.relative_to(ROOT)}:{fault.line}: {fault.what}", flush=True)
    for place, count in sorted(made.items()):
        survive = len([fault for fault in left if fault.path.parent == place])
        print(f"{place.relative_to(ROOT)}: {count} faults, {count - survive} noticed, {survive} survive")
    print(f"{caught + len(left)} faults, {caught} noticed, {len(left)} survive")


if __name__ == "__main__":
    main()
