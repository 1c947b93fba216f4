"""Random games: the material of every measurement."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from games import GAMES
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, Telling, start
from rules.engine.model import Game, Kind, legal, look


def games() -> dict[str, Game]:
    return {name: title.rules for name, title in GAMES.items()}


def pick(items: Any, chance: random.Random) -> Any:
    return items[int(chance.random() * len(items))]


def play(game: Any, seats: int, seed: int) -> int:
    """A random game by the module alone, without record or undo; returns how many answers were given."""
    chance, key, ply, answered = random.Random(seed), f"bench {seed}", 0, 0
    state = game.setup(seats, game.Options(), game.DATA, Dice(key, ply), game.VERSION).state
    while (decision := game.decision(state.table)) is not None:
        waits = sorted(decision.waits)
        asked = waits if decision.kind is Kind.SEALED else [pick(waits, chance)]
        answers = {seat: pick(legal(game, look(state, seat)), chance) for seat in asked}
        ply, answered = ply + 1, answered + len(answers)
        state = game.play(state, answers, Dice(key, ply)).state
    return answered


def matches(game: Any, seats: int, seed: int) -> Iterator[tuple[Match, Telling]]:
    """A random game as the house plays it: every match from the deal to the end, with what was told."""
    chance = random.Random(seed)
    match, told = start(game, Record(game.NAME, game.VERSION, game.DATA, seats, f"bench {seed}", game.Options()))
    yield match, told
    while match.decision is not None:
        seat = pick(sorted(match.waiting), chance)
        match, told = match.answer(seat, pick(match.legal(seat), chance))
        yield match, told
