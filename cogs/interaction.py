"""An interaction with this bot: Discord's own, whose client is known to be ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from start.arbiter import Arbiter

    Interaction = discord.Interaction[Arbiter]
else:
    Interaction = discord.Interaction
