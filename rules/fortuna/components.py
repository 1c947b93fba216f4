"""What is printed on the components: numbered files, all kept, so that a game goes on with its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .pieces import BUILDINGS, Action, Building, Privilege, Side

DATA = 1  # the newest file


@dataclass(frozen=True, slots=True)
class Components:
    """One numbered file (F1): `pieces` and `start` in the order water, wheat, wine, vestals, centurions, dice."""

    sides: tuple[Side, ...]
    actions: tuple[Action, ...]
    pieces: tuple[int, ...]
    start: tuple[int, ...]
    money: int
    costs: dict[Building, int]
    copies: dict[int, int]  # of each building, by number of players
    palace_tokens: int
    privileges: dict[Privilege, int]
    only_with_four: dict[Privilege, int]

    def deck(self, seats: int) -> tuple[Privilege, ...]:
        """The Privilège cards in the game (F1.7)."""
        out = self.only_with_four if seats < 4 else {}
        return tuple(card for card, copies in self.privileges.items() for _ in range(copies - out.get(card, 0)))


@cache
def components(data: int) -> Components:
    """The components of file `data`; LookupError if there is none."""
    file = files(__package__).joinpath("data", f"{data}.json")
    if not file.is_file():
        raise LookupError(f"no components {data} for Fortuna")
    raw: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    names = ("water", "wheat", "wine", "vestals", "centurions", "dice")
    return Components(
        sides=tuple(map(Side, raw["sides"])),
        actions=tuple(map(Action, raw["actions"])),
        pieces=tuple(raw["pieces"][name] for name in names),
        start=tuple(raw["start"][name] for name in names),
        money=raw["money"],
        costs={building: raw["costs"][building.value] for building in BUILDINGS},
        copies={int(seats): copies for seats, copies in raw["copies"].items()},
        palace_tokens=raw["palace_tokens"],
        privileges={Privilege(name): copies for name, copies in raw["privileges"].items()},
        only_with_four={Privilege(name): copies for name, copies in raw["only_with_four"].items()},
    )
