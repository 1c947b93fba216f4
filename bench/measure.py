"""How we measure: every case once a round, in another order each round, and what counts is the median over the rounds."""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, TypeVar

import psutil

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a run may take."""

    rounds: int  # of every case
    moves: int  # at least, of a play-out in a round
    positions: int  # of each game, drawn in a round
    commits: int  # in a round
    presses: int  # at the loopback, of each kind
    games: int  # opened to tell the memory of one
    seconds: float  # of drawing without a pause, in a round

    @property
    def quick(self) -> bool:
        return self == QUICK


QUICK = Effort(rounds=3, moves=100, positions=2, commits=20, presses=12, games=8, seconds=0.5)
FULL = Effort(rounds=9, moves=1200, positions=6, commits=80, presses=60, games=40, seconds=1.0)


def in_rounds(cases: Mapping[K, Callable[[], float]], rounds: int) -> dict[K, list[float]]:
    """What each case measured, by round."""
    order, chance = list(cases), random.Random(1)
    found: dict[K, list[float]] = {name: [] for name in cases}
    for _ in range(rounds):
        chance.shuffle(order)
        for name in order:
            gc.collect()
            found[name].append(cases[name]())
    return found


def ratio(values: Sequence[float], units: Sequence[float]) -> float:
    """The median of the rounds' quotients: a drift of the machine is in both."""
    return median(value / unit for value, unit in zip(values, units, strict=True))


def cpu(work: Callable[[], Any]) -> float:
    """Seconds of processor time: a neighbour on the same machine is not counted."""
    began = time.process_time()
    work()
    return time.process_time() - began


def work_of(process: int) -> float:
    """Seconds of processor time that another process has taken so far, to the nanosecond where Linux tells."""
    if sys.platform == "linux":
        return time.clock_gettime(~process << 3 | 2)  # clock_getcpuclockid(3)
    spent = psutil.Process(process).cpu_times()
    return float(spent.user + spent.system)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
