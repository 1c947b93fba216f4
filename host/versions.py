"""Which versions of the rules a program knows, and by which a new table is dealt while programs of several versions share a book.

A program knows every version of a game's rules and of its printed figures up to its newest. So a newer one may work beside an older
one as long as it deals nothing that the older one could not read: both can answer at every table.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping

from games import GAMES

Deal = tuple[int, int]  # the version of the rules and of the printed figures; of the rules 0: not everybody knows the game
Known = Mapping[str, int]
MEMORY = 60.0  # seconds for which a process that is not seen any more may come back


def abilities() -> str:
    """The versions of the rules that this program knows, as JSON; of printed figures only where there is more than the first."""
    figures = {_figures(name): title.rules.DATA for name, title in GAMES.items() if title.rules.DATA > 1}
    return json.dumps({name: title.rules.VERSION for name, title in GAMES.items()} | figures, sort_keys=True)


def reads(mine: str, theirs: str) -> bool:
    """Whether a program that knows `mine` can read whatever one that knows `theirs` deals."""
    known = _known(mine)
    return all(known.get(name, 0) >= version for name, version in _known(theirs).items())


def newest(game: str) -> Deal:
    """The versions by which this program would deal a game if it were alone."""
    return GAMES[game].rules.VERSION, GAMES[game].rules.DATA


class Company:
    """What the other programs know that are there, or were a moment ago: the database may have been away just now."""

    def __init__(self) -> None:
        self._seen: dict[str, float] = {}

    def meet(self, others: Iterable[str]) -> None:
        now = time.monotonic()
        self._seen = {known: at for known, at in self._seen.items() if now - at < MEMORY} | dict.fromkeys(others, now)

    def deal(self, game: str) -> Deal:
        """The newest versions of a game that all of them know."""
        version, data = newest(game)
        for known in map(_known, self._seen):
            version, data = min(version, known.get(game, 0)), min(data, known.get(_figures(game), 1))
        return version, data


def _figures(game: str) -> str:
    return f"{game} figures"


def _known(text: str) -> Known:
    return {str(name): int(version) for name, version in json.loads(text).items()}
