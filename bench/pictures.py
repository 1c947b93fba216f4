"""Draw and encode what a game shows, on positions of random games. The unit is a bare Pillow PNG of level 1 of the same picture."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import Any

from PIL import Image

import lang

from . import games
from .measure import Effort, cpu, in_rounds, ratio
from .report import PICTURE, SIZE, Row

KINDS = ("board", "hand", "sheet")
NAMES = ("Livia", "Marcus Aurelius", "Zoé", "Octavien", "Ö")
MARKED = 3  # plies since the last picture
Draw = Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Shown:
    """One position: how each kind of its pictures is drawn."""

    board: Draw
    hand: Draw
    sheet: Draw


def painted() -> dict[str, Any]:
    """The games that can be drawn, with their painters."""
    found = {}
    for name in games.games():
        try:
            painter = import_module(f"render.{name}")
            words = [lang.game(language, name) for language in lang.LANGUAGES]
        except ImportError:
            continue
        if all(hasattr(painter, kind) for kind in KINDS) and all(hasattr(tongue, "asked") for tongue in words):
            found[name] = painter
    return found


def shown(name: str, painter: Any, positions: int) -> list[Shown]:
    """Positions out of the middle of random games, all numbers of players in turn, both languages."""
    game, made = games.games()[name], []
    for seed in range(positions):
        seats = game.SEATS[seed % len(game.SEATS)]
        played = list(games.matches(game, seats, seed))
        middle = len(played) // 3 + seed * len(played) // (3 * positions)
        made.append(_position(game, painter, played[: middle + 1], played[-1][0], seed))
    return made


def _position(game: Any, painter: Any, played: Sequence[Any], last: Any, seed: int) -> Shown:
    match, tongue = played[-1][0], lang.game(lang.LANGUAGES[seed % len(lang.LANGUAGES)], game.NAME)
    table, end = match.state.table, last.state.table
    names = NAMES[: match.record.seats]
    marks = [told.event for _, telling in played[-MARKED:] for told in telling if told.to is None]
    view, score = match.view(seed % match.record.seats), game.sheet(end)
    return Shown(
        lambda: painter.board(table, names, marks, tongue),
        lambda: painter.hand(view, names, tongue),
        lambda: painter.sheet(score, end, names, tongue),
    )


def bare(png: bytes) -> Draw:
    """The same picture by Pillow alone."""
    image = Image.open(io.BytesIO(png)).convert("RGB")

    def save() -> bytes:
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=1)
        return out.getvalue()

    return save


def run(effort: Effort) -> list[Row]:
    return [row for name, painter in painted().items() for row in _game(name, painter, effort)]


def _game(name: str, painter: Any, effort: Effort) -> list[Row]:
    painter.warm()
    positions = shown(name, painter, effort.positions)
    draws = {kind: [getattr(one, kind) for one in positions] for kind in KINDS}
    pngs = {kind: [draw() for draw in draws[kind]] for kind in KINDS}  # and so everything is warm
    cases = {(kind, ours): _each(draws[kind] if ours else list(map(bare, pngs[kind]))) for kind in KINDS for ours in (True, False)}
    found = in_rounds(cases, effort.rounds)
    rows = []
    for kind in KINDS:
        ours, unit, aimed = found[kind, True], found[kind, False], kind == "board"
        note = f"{_ms(ours, positions)}, bare PNG {_ms(unit, positions)}"
        rows.append(Row("pictures", f"{name} {kind}", ratio(ours, unit), "bare PNG", PICTURE if aimed else None, note))
        sizes = [len(png) / 1000 for png in pngs[kind]]
        note = f"median {median(sizes):.0f} kB"
        rows.append(Row("pictures", f"{name} {kind}, the largest", max(sizes), "kB", SIZE if aimed else None, note))
    return rows


def _each(draws: Sequence[Draw]) -> Callable[[], float]:
    return lambda: cpu(lambda: [draw() for draw in draws])


def _ms(seconds: Sequence[float], positions: Sequence[Any]) -> str:
    return f"{median(seconds) / len(positions) * 1000:.1f} ms"
