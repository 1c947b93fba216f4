"""What the texts about channels that are shut or gone provide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class ChannelsText(Protocol):
    """The part of `InterfaceText` for games whose channel cannot be written in."""

    def unheard(self, where: str, lacking: Sequence[str]) -> str: ...
