"""bot.py with one deal a game and number of players, so that no test of the wire depends on chance.

What is proved of the shuffle itself is tested with the real script.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from host.play import rooms, shuffle  # noqa: E402  the path above makes them importable

SECRET = "5e" * 32


def seed(secret: str, joins: Sequence[int], words: Sequence[str] = ()) -> str:
    """A seed that depends on the number of players alone: Discord's ids are of the moment."""
    return sha256(f"{secret}:{len(joins)}".encode()).hexdigest()


shuffle.seed = seed
rooms.Rooms.__init__.__defaults__ = (lambda: SECRET,)
runpy.run_path(str(ROOT / "bot.py"), run_name="__main__")
