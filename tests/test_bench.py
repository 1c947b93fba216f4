"""The measurements run and say what they should; what they measured is not judged here."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import bench as measurements
from bench.report import Aim, Row, table
from games import GAMES

ROOT = Path(__file__).resolve().parent.parent


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "bench", *words], cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_every_game_and_number_of_players_is_measured_beside_chess() -> None:
    ran = bench("--quick", "--json", "playouts")
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["quick"] is True
    rows = {row["what"]: row for row in told["rows"]}
    assert {f"{name}, {seats} players" for name, title in GAMES.items() for seats in title.rules.SEATS} <= rows.keys()
    for row in rows.values():
        assert row["bench"] == "playouts" and row["unit"] == "python-chess"
        assert row["value"] > 0
        assert row["reached"] == Aim(row["target"], row["goal"]).verdict(row["value"])


def test_the_taps_of_a_turn_are_counted_in_every_game() -> None:
    ran = bench("--quick", "--json", "presses")
    assert ran.returncode == 0, ran.stderr
    rows = {row["what"]: row["value"] for row in json.loads(ran.stdout)["rows"]}
    assert rows.keys() == {f"{name}, {figure}" for name in GAMES for figure in ("median", "90th percentile")}
    assert all(2 <= rows[f"{name}, median"] <= rows[f"{name}, 90th percentile"] for name in GAMES), "Play, and something to decide"


def test_every_measurement_still_knows_what_it_measures() -> None:
    for module in iter_modules(measurements.__path__):
        if module.name != "__main__":
            import_module(f"bench.{module.name}")


def test_an_unknown_measurement_is_named() -> None:
    ran = bench("colours")
    assert ran.returncode == 2
    assert "there is no colours" in ran.stderr and "playouts" in ran.stderr


def test_whether_an_aim_is_reached_depends_on_what_is_better() -> None:
    fast, small = Aim(0.5, 1), Aim(150, 120)
    assert [fast.verdict(value) for value in (0.4, 0.5, 1)] == ["missed", "target", "goal"]
    assert [small.verdict(value) for value in (151, 150, 120)] == ["missed", "target", "goal"]
    lines = table([Row("pictures", "board", 151, "kB", small), Row("pictures", "hand", 40, "kB")]).splitlines()
    assert lines[2].split() == ["pictures", "board", "151", "kB", "<=", "150", "<=", "120", "missed"]
    assert lines[3].split() == ["pictures", "hand", "40.00", "kB"]


def test_standing_orders_spare_people_visits() -> None:
    ran = bench("--quick", "--json", "waits")
    assert ran.returncode == 0, ran.stderr
    rows = {row["what"]: row["value"] for row in json.loads(ran.stdout)["rows"]}
    for name in ("cesar, 2", "fortuna, 3", "lutece, 3", "triumvirat, 3"):
        assert 0 < rows[f"{name} players, with orders"] <= rows[f"{name} players, without orders"]
