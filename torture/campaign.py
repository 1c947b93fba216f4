"""The campaign, part by part."""

from __future__ import annotations

import resource
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import ClassVar

from games import GAMES

from .clock import jumps
from .disk import disk
from .exports import exports
from .faults import faults
from .hall import Hall
from .hostile import hostile
from .kills import kills
from .tables import Table, new_table
from .tally import Tally
from .twins import twins

Part = Callable[[Hall, list[Table], int], Awaitable[list[Table]]]


@dataclass(frozen=True, slots=True)
class Measure:
    """How often each thing is tried."""

    hostile: int = 100_000
    twins: int = 10_000
    kills: int = 1000
    faults: int = 400
    clock: int = 200
    disk: int = 100
    exports: int = 5000
    tables: int = len(GAMES)

    WORDS: ClassVar[dict[str, str]] = {
        "hostile": "hostile interactions",
        "twins": "hostile interactions in two worlds that differ in what is hidden",
        "kills": "times the process is killed in mid-move",
        "faults": "faults of Discord and of the way there",
        "clock": "jumps of the clock",
        "disk": "times the disk is full",
        "exports": "tampered exports",
        "tables": "games that are played, of those there are",
    }


AT_TABLES: dict[str, Part] = {"hostile": hostile, "kills": kills, "faults": faults, "clock": jumps, "disk": disk}
PARTS = (*AT_TABLES, "twins", "exports")
SHORT = Measure(hostile=200, twins=30, kills=2, faults=4, clock=2, disk=1, exports=60, tables=2)  # for the suite


async def campaign(
    folder: Path, tally: Tally, measure: Measure, seed: str, patience: float, database: str = "", parts: Sequence[str] = PARTS
) -> None:
    """Every part that is wanted, one after the other. Only a file of our own can be filled up, or read in two versions."""
    wanted = [name for name in parts if getattr(measure, name) and not (database and name in ("twins", "disk"))]
    if "exports" in wanted:
        await exports(folder, tally, measure.exports, seed)
    if "twins" in wanted:
        tally.say(f"twins: {measure.twins}")
        await twins(folder / "twins", tally, measure.twins, seed, patience, measure.tables)
    await _at_tables(folder / "hall", tally, measure, seed, patience, database, [name for name in wanted if name in AT_TABLES])


async def _at_tables(
    folder: Path, tally: Tally, measure: Measure, seed: str, patience: float, database: str, parts: Sequence[str]
) -> None:
    """What happens in one hall with a table of each game, every other with a computer player."""
    if not parts:
        return
    async with Hall(folder, tally, seed=seed, patience=patience, database=database) as hall:
        tables = [await new_table(hall, name, n % 2) for n, name in enumerate(islice(GAMES, measure.tables))]
        for name in parts:
            if name != "disk" or hasattr(resource, "prlimit"):  # another system has no way to fill it up
                tally.say(f"{name}: {getattr(measure, name)}")
                tables = await AT_TABLES[name](hall, tables, getattr(measure, name))
