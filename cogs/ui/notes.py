"""What is known of an interaction while it is being answered: one note a press or command, which goes with it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from ..interaction import Interaction
from .prompt import Prompt


@dataclass(slots=True)
class Notes:
    """Taken down by whoever finds it out first."""

    started: float = field(default_factory=lambda: time.monotonic())
    speaks: str | None = None  # the language that they chose for themselves
    game: str = ""  # whose words and emoji the answer uses
    back: bool = False  # a bot sat in for them, and has risen at their press
    prompt: Prompt | None = None


def notes(interaction: Interaction) -> Notes:
    """The notes of this interaction, begun when they are first asked for."""
    made = interaction.extras.get("notes")
    if not isinstance(made, Notes):
        made = interaction.extras["notes"] = Notes()
    return made
