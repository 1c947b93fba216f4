"""The bot as its players feel it: start and memory, answers and pictures at the loopback, and an event loop that stays free."""

from __future__ import annotations

import asyncio

from . import browser, idle, lag, thinking, weight, wire
from .measure import Effort
from .report import Row


def run(effort: Effort) -> list[Row]:
    alone = (*asyncio.run(idle.rows(effort)), *asyncio.run(wire.rows(effort)), *asyncio.run(thinking.rows(effort)))
    return [*alone, *browser.rows(effort), *weight.rows(effort), *lag.rows(effort)]
