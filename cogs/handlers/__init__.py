"""What a press or a command does: functions that the button router and the cogs call. Those of a table are given its room."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import Interaction

from host.play.room import Room

from ..ui.ids import Press

Handler = Callable[[Any, Interaction[Any], Room, Press], Awaitable[None]]
Roomless = Callable[[Interaction[Any], Press], Awaitable[None]]
