"""A row for each quantity: its value, what is asked of it, and whether that is reached; as a table or as JSON."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aim:
    """What is asked of a quantity: the target must be reached, the goal is where we would like to be."""

    target: float
    goal: float

    @property
    def more(self) -> bool:
        """Whether more is better: then the goal is above the target."""
        return self.goal > self.target

    def reaches(self, value: float, mark: float) -> bool:
        return value >= mark if self.more else value <= mark

    def verdict(self, value: float) -> str:
        return "goal" if self.reaches(value, self.goal) else "target" if self.reaches(value, self.target) else "missed"


RULES = Aim(0.5, 1)  # moves a second beside python-chess
PICTURE = Aim(0.8, 0.4)  # draw and encode a board beside a bare PNG of it
SIZE = Aim(150, 120)  # kB of a board: bytes go before milliseconds, for the phones
COMMIT = Aim(4, 2)  # a move in the book beside a raw commit
PRESS = Aim(4, 2)  # ms of processor time from a press to its first answer
LAG = Aim(5, 2)  # ms the event loop is later while pictures are drawn than at rest
SENT = Aim(1.5, 0.5)  # from a move to its picture beside a bare PNG of it
THINKING = Aim(2, 1.5)  # an answer while a computer player thinks beside one at rest
PROCESS = Aim(1.5, 1.2)  # start and idle memory beside the bare imports
GAME = Aim(200, 64)  # kB a live game
PICTURES = Aim(200, 160)  # MB of a process that has drawn every game


@dataclass(frozen=True, slots=True)
class Row:
    bench: str
    what: str
    value: float
    unit: str
    aim: Aim | None = None
    note: str = ""

    @property
    def verdict(self) -> str:
        return self.aim.verdict(self.value) if self.aim else ""


HEAD = ("", "quantity", "value", "unit", "target", "goal", "reached", "in figures")


def table(rows: Sequence[Row]) -> str:
    lines = [HEAD, *(_cells(row) for row in rows)]
    widths = [max(len(line[n]) for line in lines) for n in range(len(HEAD))]
    lines.insert(1, tuple("-" * width for width in widths))
    right = (2, 4, 5)  # figures stand below one another
    return "\n".join("  ".join(_aligned(cell, widths[n], n in right) for n, cell in enumerate(line)).rstrip() for line in lines)


def _aligned(cell: str, width: int, right: bool) -> str:
    return cell.rjust(width) if right else cell.ljust(width)


def _cells(row: Row) -> tuple[str, ...]:
    aims = ("", "")
    if row.aim:
        sign = ">= " if row.aim.more else "<= "
        aims = (f"{sign}{row.aim.target:g}", f"{sign}{row.aim.goal:g}")
    return (row.bench, row.what, _figure(row.value), row.unit, *aims, row.verdict, row.note)


def _figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


def document(rows: Sequence[Row], quick: bool) -> str:
    """The rows as JSON, for machines."""
    made = [
        {
            "bench": row.bench, "what": row.what, "value": round(row.value, 4), "unit": row.unit, "note": row.note,
            "target": row.aim.target if row.aim else None, "goal": row.aim.goal if row.aim else None, "reached": row.verdict or None,
        }
        for row in rows
    ]  # fmt: skip
    return json.dumps({"python": platform.python_version(), "quick": quick, "rows": made}, indent=1, ensure_ascii=False)
