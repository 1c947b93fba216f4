"""Who answers for what. A process that is alone with its book answers for everything; `sharing.py` has the duty of one among several."""

from __future__ import annotations

import secrets
from enum import Enum

from .shards import Condition, Shards
from .versions import Deal, newest


class Claim(Enum):
    """Whose business it is to answer a press."""

    OTHERS = "others"
    OURS = "ours"
    LATE = "late"  # ours, since whoever comes first is silent: they may be gone, or may have answered without the book
    LEFT = "left"  # ours, since whoever had claimed it is gone: it may be answered, done, half done or not begun


class Duty:
    """What a process answers for: everything, since it is alone with its book."""

    shared = False
    shards: Shards | None = None

    def __init__(self) -> None:
        self.name = secrets.token_hex(6)  # of this process, as long as it lives

    @property
    def everybody(self) -> list[str]:
        """The names of all processes that work with the book now."""
        return [self.name]

    def deals(self, game: str) -> Deal:
        """By which version of its rules and printed figures a game is dealt now: all processes must be able to read it."""
        return newest(game)

    def holds(self, guild: int | None) -> bool:
        """Whether this process answers for a guild now; None: for direct messages, and what is nobody's in particular."""
        return True

    def where(self, guild: str) -> Condition:
        """`holds` as a condition of an SQL query, to be added to its WHERE: `guild` is the name of the column with the guild's number."""
        return "", ()

    @property
    def speaks(self) -> bool:
        """Whether this process may answer what is not worth a claim."""
        return True

    async def claims(self, press: int) -> Claim:
        """Whether it is for this process to answer a press. Unavailable if nobody can tell, and it is for this one to say so."""
        return Claim.OURS

    def tell(self, game: int, guild: int | None) -> None:
        """Something has happened at a table: let the other processes know."""

    async def turn(self, queue: int, pause: float) -> float:
        """How many seconds to wait until a shard of this queue may begin its session, so long after the last of any process."""
        return 0.0

    async def drain(self) -> bool:
        """Take no more presses if another process can; whether one does."""
        return False

    async def close(self) -> None:
        """Off duty, for good: another may go on at once."""

    def status(self) -> list[str]:
        """What whoever runs the bot wants to know of the processes, a line each."""
        return []
