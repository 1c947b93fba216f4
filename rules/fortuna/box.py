"""What of Fortuna's box may be given by whoever owns it: the costs of the buildings (F1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.engine.box import Box, figures_of, keys, whole

from .components import BUILDINGS, DATA, components

COSTS = range(1, 11)  # what a building may cost


def sample() -> dict[str, Any]:
    return {"costs": {building.value: cost for building, cost in components(DATA).costs.items()}}


def problems(raw: Any) -> Iterator[str]:
    yield from keys(raw, {"costs"}, "The file")
    costs = raw.get("costs") if isinstance(raw, dict) else None
    if costs is None:
        return
    yield from keys(costs, {building.value for building in BUILDINGS}, "“costs”")
    for name, cost in costs.items() if isinstance(costs, dict) else ():
        if not whole(cost, COSTS):
            yield f"A building costs {COSTS[0]} to {COSTS[-1]} coins: “{name}” costs {cost!r} here."


def chosen(options: Any, text: str) -> Any:
    """A box sets the four costs; the table may still change them."""
    figures = figures_of(text) if text else sample()
    return replace(options, box=text, **figures["costs"])


BOX = Box(sample, problems, chosen)
