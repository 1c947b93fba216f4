"""Deeds that earn a title: read off the score sheet of a finished game, which everybody sees, or off a row of results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lang.shared import tie_break
from rules.cesar.components import ScoreLine
from rules.engine.model import Seat, Sheet
from rules.fortuna.state import Tally
from rules.lutece.components import Resource
from rules.lutece.scoring import Score
from rules.triumvirat.components import Ending

Deed = Callable[[Sheet, Seat], bool]
STREAK, WINS, GAMES = 3, 10, 25  # wins in a row, wins, and games that earn a title


def _points(sheet: Sheet, what: Any, seat: Seat) -> int:
    return next((line.points[seat] or 0 for line in sheet.lines if line.what == what), 0)


def _leads(sheet: Sheet, what: Any, seat: Seat) -> bool:
    """Whether nobody else has as many."""
    mine = _points(sheet, what, seat)
    return mine > max((_points(sheet, what, other) for other in range(len(sheet.ranks)) if other != seat), default=0)


def _won(sheet: Sheet, seat: Seat) -> bool:
    return sheet.winners == (seat,)


OF_GAME: Mapping[str, Mapping[str, Deed]] = {
    "cesar": {
        "patronus": lambda sheet, seat: _points(sheet, ScoreLine.WHOLE_GROUPS, seat) > 0,
        "legatus": lambda sheet, seat: _won(sheet, seat) and _points(sheet, ScoreLine.MISSION, seat) > 0,
    },
    "fortuna": {
        "cunctator": lambda sheet, seat: _won(sheet, seat) and not _leads(sheet, Tally.POSITION, seat),
        "princeps": lambda sheet, seat: _won(sheet, seat) and _leads(sheet, Tally.POSITION, seat),
    },
    "lutece": {
        "mercator": lambda sheet, seat: _points(sheet, Score.MARKETS, seat) >= 12,
        "dominus": lambda sheet, seat: sum(_leads(sheet, resource, seat) for resource in Resource) >= 3,
    },
    "micatio": {
        "intactus": lambda sheet, seat: _won(sheet, seat) and sum(total or 0 for total in sheet.totals) == sheet.totals[seat],
    },
    "triumvirat": {
        "imperator": lambda sheet, seat: _won(sheet, seat) and sheet.ending is Ending.PROVINCES,
        "tribunus": lambda sheet, seat: _won(sheet, seat) and sheet.ending in (Ending.CONSUL_TWICE, Ending.CITIZENS),
        "auctor": lambda sheet, seat: _won(sheet, seat) and sheet.ending is Ending.COMPETENCE,
    },
}  # fmt: skip


def of_game(game: str, sheet: Sheet, seat: Seat) -> tuple[str, ...]:
    """What a seat has done in a finished game."""
    earned = [name for name, done in OF_GAME.get(game, {}).items() if done(sheet, seat)]
    return (*earned, "felix") if _won(sheet, seat) and tie_break(sheet) else tuple(earned)


def of_life(wins: Sequence[bool], titles: set[str], house: set[str]) -> tuple[str, ...]:
    """What somebody has done in all: their games in order, won or not, and which titles of the house they have played."""
    earned = {
        "victor": any(wins),
        "triumphator": longest(wins) >= STREAK,
        "consul": sum(wins) >= WINS,
        "veteranus": len(wins) >= GAMES,
        "peregrinus": titles >= house,
    }
    return tuple(name for name, done in earned.items() if done)


def longest(wins: Sequence[bool]) -> int:
    """The most wins in a row."""
    best = run = 0
    for won in wins:
        run = run + 1 if won else 0
        best = max(best, run)
    return best
