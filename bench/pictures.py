"""Draw and encode what a game shows. The unit is a bare Pillow PNG of level 1 of the same picture.

Every position is drawn once: what a round measures was never seen before, by a painter that has drawn other games.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from statistics import median
from typing import Any

from PIL import Image

import lang
from games import GAMES
from games import text as text_of
from render.painter import Painter

from . import games
from .measure import Effort, cpu, ratio
from .report import PICTURE, SIZE, Row

KINDS = ("board", "hand", "sheet")
NAMES = ("Livia", "Marcus Aurelius", "Zoé", "Octavien", "Ö")
MARKED = 3  # plies since the last picture
APART = 10  # positions of a random game that are drawn
Draw = Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Shown:
    """One position: how each kind of its pictures is drawn."""

    board: Draw
    hand: Draw
    sheet: Draw


def shown(name: str, painter: Painter) -> Iterator[Shown]:
    """Positions of random games without end, all numbers of players in turn, both languages."""
    game = games.games()[name]
    for seed in count():
        seats = game.SEATS[seed % len(game.SEATS)]
        played = list(games.matches(game, seats, seed))
        for place in range(1, APART + 1):
            last = (len(played) - 1) * place // APART
            yield _position(game, painter, played[max(0, last + 1 - MARKED) : last + 1], seed)


def _position(game: Any, painter: Painter, played: Sequence[Any], seed: int) -> Shown:
    match, game_text = played[-1][0], text_of(lang.LANGUAGES[seed // len(game.SEATS) % len(lang.LANGUAGES)], game.NAME)
    table, names = match.state.table, NAMES[: match.record.seats]
    marks = [told.event for _, telling in played for told in telling if told.to is None]
    view, score = match.view(seed % match.record.seats), game.sheet(table)
    return Shown(
        lambda: painter.board(table, names, marks, game_text, sorted(match.waiting)),
        lambda: painter.hand(view, names, game_text),
        lambda: painter.sheet(score, table, names, game_text),
    )


def bare(png: bytes) -> Draw:
    """Saves the same picture by Pillow alone, to compare."""
    image = Image.open(io.BytesIO(png)).convert("RGB")

    def save() -> bytes:
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=1)
        return out.getvalue()

    return save


def run(effort: Effort) -> list[Row]:
    return [row for name, title in GAMES.items() for row in _game(name, title.painter, effort)]


def _game(name: str, painter: Painter, effort: Effort) -> list[Row]:
    painter.warm()
    fresh = shown(name, painter)
    for one in islice(fresh, APART * len(games.games()[name].SEATS)):  # a game of every size has been played
        one.board(), one.hand(), one.sheet()
    rounds = [list(islice(fresh, effort.positions)) for _ in range(effort.rounds)]
    return [row for kind in KINDS for row in _kind(name, kind, [[getattr(one, kind) for one in positions] for positions in rounds])]


def _kind(name: str, kind: str, rounds: Sequence[Sequence[Draw]]) -> list[Row]:
    ours, unit, sizes = [], [], []
    for draws in rounds:
        spent, pngs = _each(draws)
        ours.append(spent)
        unit.append(_each([bare(png) for png in pngs])[0])
        sizes += [len(png) / 1000 for png in pngs]
    times = [f"{median(seconds) / len(rounds[0]) * 1000:.1f} ms" for seconds in (ours, unit)]
    picture, size = (PICTURE, SIZE) if kind == "board" else (None, None)
    return [
        Row("pictures", f"{name} {kind}", ratio(ours, unit), "bare PNG", picture, f"{times[0]}, bare PNG {times[1]}"),
        Row("pictures", f"{name} {kind}, the largest", max(sizes), "kB", size, f"median {median(sizes):.0f} kB"),
    ]


def _each(draws: Sequence[Draw]) -> tuple[float, list[bytes]]:
    """The seconds that all of them took, and what they gave."""
    pngs: list[bytes] = []
    return cpu(lambda: pngs.extend(draw() for draw in draws)), pngs
