"""Moves a second of random play: list what is legal, play one of it. The unit is python-chess at the same, in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import Any

import chess

from . import games
from .measure import Effort, in_rounds, ratio
from .report import RULES, Row

CHESS = "python-chess"
QUIET = 100  # half moves without a capture or a pawn's move: a draw


def chess_game(seed: int) -> int:
    """A random game of chess; returns its half moves."""
    board, chance, played = chess.Board(), random.Random(seed), 0
    while board.halfmove_clock < QUIET and (moves := list(board.legal_moves)):
        board.push(games.pick(moves, chance))
        played += 1
    return played


def rate(game: Callable[[int], int], moves: int) -> float:
    """Moves a second over whole games, always the same ones, of at least so many moves in all."""
    played, began = 0, time.process_time()
    for seed in count():
        if played >= moves:
            return played / (time.process_time() - began)
        played += game(seed)
    raise AssertionError("seeds never end")


def run(effort: Effort) -> list[Row]:
    tables: dict[str, Callable[[int], int]] = {
        f"{name}, {seats} players": _player(game, seats) for name, game in games.games().items() for seats in game.SEATS
    }
    cases = {name: (lambda one=one: rate(one, effort.moves)) for name, one in {CHESS: chess_game, **tables}.items()}
    found = in_rounds(cases, effort.rounds)
    unit = found.pop(CHESS)
    note = f"{CHESS} {median(unit):.0f} moves/s"
    return [
        Row("playouts", name, ratio(rates, unit), CHESS, RULES, f"{median(rates):.0f} moves/s, {note}") for name, rates in found.items()
    ]


def _player(game: Any, seats: int) -> Callable[[int], int]:
    return lambda seed: games.play(game, seats, seed)
