"""The long form of the tests of odd play: many times as many games of every title, and of worlds that a seat must not tell apart."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from .measure import Effort
from .report import Row

ROOT = Path(__file__).parent.parent
FEW, MANY = 2, 25  # times as many as the suite plays
TESTS = {
    "cards kept for odd moments": ("test_cesar_rare.py", "test_fortuna_rare.py", "test_lutece_rare.py", "test_triumvirat_playouts.py"),
    "two worlds": ("test_conformance.py", "-k", "worlds"),
}


def run(effort: Effort) -> list[Row]:
    return longer("rare", TESTS, FEW if effort.quick else MANY)


def longer(bench: str, tests: Mapping[str, Sequence[str]], times: int) -> list[Row]:
    """These tests with so many times as many games, a row each: how many fail, none being the only good answer."""
    rows = []
    for what, given in tests.items():
        files = [f"tests/{name}" if name.endswith(".py") else name for name in given]
        command = [sys.executable, "-m", "pytest", "--tb=short", "-o", "addopts=", *files]
        longer = {**os.environ, "ARBITER_LONG": str(times)}
        done = subprocess.run(command, cwd=ROOT, env=longer, capture_output=True, text=True, check=False)
        found = re.search(r"(\d+) failed", done.stdout)
        failures = float(found[1]) if found else float(done.returncode != 0)
        closing = done.stdout.strip().splitlines()[-1].strip("= ")
        rows.append(Row(bench, what, failures, "failures", None, f"{times} times the suite: {closing}"))
    return rows
