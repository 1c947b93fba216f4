"""The campaign: every part in a hall of its own."""

from __future__ import annotations

import resource
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import ClassVar

from .clock import jumps
from .disk import disk
from .exports import exports
from .faults import faults
from .hall import Hall
from .hostile import hostile
from .kills import kills
from .tally import Tally
from .twins import twins

Part = Callable[[Hall, int], Awaitable[None]]


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

    WORDS: ClassVar[dict[str, str]] = {
        "hostile": "hostile interactions",
        "twins": "hostile interactions in two worlds that differ in what is hidden",
        "kills": "times the process is killed in mid-move",
        "faults": "faults of Discord and of the way there",
        "clock": "jumps of the clock",
        "disk": "times the disk is full",
        "exports": "tampered exports",
    }


HALLS: dict[str, Part] = {"hostile": hostile, "kills": kills, "faults": faults, "clock": jumps, "disk": disk}
PARTS = tuple(field.name for field in fields(Measure))
SHORT = Measure(hostile=250, twins=60, kills=3, faults=8, clock=4, disk=2, exports=60)  # for the suite


async def campaign(
    folder: Path, tally: Tally, measure: Measure, seed: str, patience: float, database: str = "", parts: Sequence[str] = PARTS
) -> None:
    """Every part that is wanted, one after the other. Only a file of our own can be filled up, or read in two versions."""
    for name in parts:
        count = getattr(measure, name)
        if not count or (database and name in ("twins", "disk")) or (name == "disk" and not hasattr(resource, "prlimit")):
            continue
        tally.say(f"{name}: {count}")
        match name:
            case "exports":
                await exports(folder / name, tally, count, seed)
            case "twins":
                await twins(folder / name, tally, count, seed, patience)
            case _:
                async with Hall(folder / name, tally, seed=f"{seed} {name}", patience=patience, database=database) as hall:
                    await HALLS[name](hall, count)
