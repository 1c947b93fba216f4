"""What a press or a command does: functions that the button router and the cogs call. Those of a table are given its room."""

from collections.abc import Awaitable, Callable
from typing import Any

from host.play.room import Room

from ..interaction import Interaction
from ..ui.ids import Press

Handler = Callable[[Any, Interaction, Room, Press], Awaitable[None]]
Roomless = Callable[[Interaction, Press], Awaitable[None]]
