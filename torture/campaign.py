"""The campaign: every part in a hall of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from .hall import Hall
from .hostile import hostile
from .kills import kills
from .tally import Tally

Part = Callable[[Hall, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Measure:
    """How often each thing is tried."""

    kills: int = 1000
    hostile: int = 100_000

    WORDS: ClassVar[dict[str, str]] = {
        "kills": "times the process is killed in mid-move",
        "hostile": "hostile interactions",
    }


HALLS: dict[str, Part] = {"kills": kills, "hostile": hostile}
PARTS = (*HALLS,)


async def campaign(
    folder: Path, tally: Tally, measure: Measure, seed: str, patience: float, database: str = "", parts: Sequence[str] = PARTS
) -> None:
    """Every part that is wanted, one after the other."""
    for name in parts:
        if count := getattr(measure, name):
            tally.say(f"{name}: {count}")
            async with Hall(folder / name, tally, seed=f"{seed} {name}", patience=patience, database=database) as hall:
                await HALLS[name](hall, count)
