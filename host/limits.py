"""How often one person may press, type or call others. In memory: a restart forgives everything."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from lang.errors import HostError, ManyLobbies, Pestering

REMEMBERED = 4096  # people
LOBBIES = 5  # tables of one opener that gather at the same time


class Verdict(Enum):
    FREE = "free"
    TOLD = "told"  # too often: say so, once
    HUSHED = "hushed"  # still too often: they have been told


@dataclass(frozen=True, slots=True)
class Pace:
    """How often something may be done: `times` within `seconds`; 0 times: as often as one likes."""

    times: int
    seconds: float


class Bucket:
    """Counts what each person did within the last seconds."""

    def __init__(self, pace: Pace, clock: Callable[[], float] = time.monotonic) -> None:
        self.pace, self._clock = pace, clock
        self._done: OrderedDict[int, deque[float]] = OrderedDict()
        self._told: set[int] = set()

    def judge(self, user: int) -> Verdict:
        """Whether this person may do it once more now; if so, it counts."""
        if not self.pace.times:
            return Verdict.FREE
        now, done = self._clock(), self._done.setdefault(user, deque())
        self._done.move_to_end(user)
        while done and done[0] <= now - self.pace.seconds:
            done.popleft()
        if len(done) < self.pace.times:
            done.append(now)
            self._told.discard(user)
            self._forget()
            return Verdict.FREE
        if user in self._told:
            return Verdict.HUSHED
        self._told.add(user)
        return Verdict.TOLD

    def _forget(self) -> None:
        if len(self._done) > REMEMBERED:
            self._told.discard(self._done.popitem(last=False)[0])


class Limits:
    """The paces of the house: presses and commands, letters typed into a command, and what pings or posts to others."""

    def __init__(self, presses: int = 10, clock: Callable[[], float] = time.monotonic) -> None:
        self.presses = Bucket(Pace(presses, 12), clock)
        self.typing = Bucket(Pace(4 * presses, 12), clock)
        self._calls = Bucket(Pace(presses and 6, 120), clock)

    def call_others(self, user: int) -> None:
        """Counts that this person is about to ping or post to others; HostError if they have done so too often."""
        if self._calls.judge(user) is not Verdict.FREE:
            raise HostError(Pestering())

    def open_lobby(self, gathering: int) -> None:
        """Somebody for whose tables so many wait already opens one more: HostError if that is one too many."""
        if self._calls.pace.times and gathering >= LOBBIES:
            raise HostError(ManyLobbies(LOBBIES))
