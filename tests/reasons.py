"""Games in which every reason of a computer player is held against the position it is said of.

The facts of a reason are counted afresh, from the position alone, by `tests/reasons_<game>.py`: nothing of `ai/` or of the game's
`standing` is asked again but the types.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any

from playing import choose_seat, record
from rare import games as numbers

import games
import lang
from ai import Level, Thought, player, think
from ai.chance import Chance
from ai.search import Trial
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.foresight import End, LastRound
from rules.engine.match import Match, start
from rules.engine.model import Seat, View, allows, look

TO_THE_READER = re.compile(r"\b(you|your|yours|vous|votre|vos|vôtre)\b", re.IGNORECASE)
NAMES = ("Ennius", "Terentia", "Livia", "Marc", "Titus")
NUMBER = re.compile(r"\d|\bVII\b|\b(no|none|one|six|ninth|aucune?|une|vide|neuvième)\b", re.IGNORECASE)
AHEAD = 24  # every so many answers one is thought through by a strong player


@dataclass(frozen=True, slots=True)
class Said:
    """An answer of a computer player and its reason."""

    match: Match
    seat: Seat
    level: Level
    move: Any
    why: Any
    seed: str = ""  # what the player thought by

    @property
    def view(self) -> View[Any, Any]:
        return self.match.view(self.seat)


Check = Callable[[View[Any, Any], Any, Any], bool]  # of the view, the move and the reason: whether its fact is so


def said(game: str, seats: int, count: int, ahead: int = AHEAD) -> Iterator[Said]:
    """Every reason of so many seeded games, the players of which are easy, normal and at every `ahead`th answer strong."""
    rules = games.GAMES[game].rules
    for n in numbers(count):
        match, _ = start(rules, record(rules, seats, f"reasons {n}"))
        chance = Dice(f"speakers {n}", 0)
        while match.decision is not None:
            seat = choose_seat(match, chance)
            level = Level.STRONG if match.ply % ahead == 7 % ahead else (Level.NORMAL, Level.EASY)[(n + seat) % 2]
            thought = think(game, match.view(seat), level, f"{n} {match.ply}", iterations=6)
            assert thought.fault is None, thought.fault
            check_outlook(match, seat, thought)
            if thought.why is not None:
                yield Said(match, seat, level, thought.move, thought.why, f"{n} {match.ply}")
            match, _ = match.answer(seat, thought.move)


def check(game: str, seats: int, count: int, holds: Check, ahead: int = AHEAD) -> Counter[Any]:
    """Every reason is true, well said in both languages, and tells nothing aloud that the others do not see; how often each came."""
    told: Counter[Any] = Counter()
    chance = Dice(f"doubts {game} {seats}", 0)
    for one in said(game, seats, count, ahead):
        why = one.why
        if why.motive.name == "FORCED":
            assert len(one.match.legal(one.seat)) == 1
            assert why.fact is None or holds(one.view, one.move, why), f"{why} of {one.move} by {one.seat} at {one.view}"
        elif why.motive.name == "SEARCH":
            assert one.level is Level.STRONG, "nobody looked ahead"
            assert looked_ahead(game, one), f"{why} of {one.move} by {one.seat} at {one.view}"
        else:
            assert why.fact is not None and holds(one.view, one.move, why), f"{why} of {one.move} by {one.seat} at {one.view}"
            _check_aloud(game, one, chance)
        _check_words(game, one)
        told[why.motive] += 1
    return told


def check_outlook(match: Match, seat: Seat, thought: Thought) -> None:
    """What is said of the end of the game is so in the real one."""
    after, _ = match.answer(seat, thought.move)
    sheet, told = match.game.sheet(after.state.table), thought.outlook
    if isinstance(told, LastRound):
        assert after.state.table.palace.reached and not match.state.table.palace.reached, thought
    elif isinstance(told, End) and told.surely:
        others = [total for other, total in enumerate(sheet.totals) if other != seat and total is not None]
        assert after.decision is None, thought
        assert not told.known or told.score in (None, (sheet.totals[seat], max(others, default=None))), (thought, sheet)
        if told.known:
            assert told.won == told.ended * (seat in sheet.winners), (thought, sheet)
            assert told.alone == told.ended * (sheet.winners == (seat,)), (thought, sheet)


def looked_ahead(game: str, one: Said) -> bool:
    """Whether the chances that a reason tells are those of its move, and of the best other one, in the worlds that were looked at."""
    rules, mind = games.GAMES[game].rules, player.strategy(game)
    trial, seed, worlds = Trial(rules, mind, one.view), f"{one.seed} seat {one.seat}", range(one.why.fact.games)

    def percent(move: Any) -> int:
        shares = [trial.share(mind.imagine(one.view, Chance(f"{seed} world {n}")), move, f"{seed} game {n}") for n in worlds]
        return 100 if min(shares) == 1 else 0 if max(shares) == 0 else min(99, max(1, round(100 * sum(shares) / len(shares))))

    others = {percent(move) for move in one.match.legal(one.seat) if move != one.move}
    return bool(percent(one.move) == one.why.fact.percent and one.why.fact.other in others)


def _check_words(game: str, one: Said) -> None:
    why = codec.dump(one.why)
    assert codec.load(type(one.why), why) == one.why
    for language in lang.LANGUAGES:
        for aloud in (True, False):
            text = games.text(language, game).why(why, one.seat, aloud=aloud, names=NAMES)
            assert re.fullmatch(r"[^{}\[\]…]+\.", text) and "None" not in text and "()" not in text, text
            assert text[0].isupper() or text[0].isdigit(), text
            assert not TO_THE_READER.search(text), text
            only = one.why.motive.value == "forced"  # that there is no other move is the fact
            assert aloud or only or names_something(game, language, text), f"no fact in: {text}"


def names_something(game: str, language: str, text: str) -> bool:
    """Whether a sentence says a number, or the name of a player, a card, a place or a people of this game."""
    return bool(NUMBER.search(text)) or any(name in text.casefold() for name in _names(game, language))


@cache
def _names(game: str, language: str) -> frozenset[str]:
    """What the components of a game are called."""
    components, words = import_module("rules.micatio" if game == "micatio" else f"rules.{game}.components"), games.text(language, game)
    kinds = [one for one in vars(components).values() if isinstance(one, type) and issubclass(one, Enum)]
    found = set(NAMES)
    for member in (member for kind in kinds for member in kind):
        with suppress(Exception):  # not every component has a name of its own
            found.update((words.term(member, 0), words.term(member, 1)))
    return frozenset(name.casefold() for name in found if len(name) > 2)


def _check_aloud(game: str, one: Said, chance: Dice) -> None:
    """In a world that another seat cannot tell from this one, the same reason is said aloud in the same words."""
    rules, mind = games.GAMES[game].rules, player.strategy(game)
    other = (one.seat + 1) % len(one.match.state.hands)
    world = rules.imagine(one.match.view(other), chance)
    view = look(world, one.seat)
    if not allows(rules, view, one.move):
        return
    fact = mind.fact(view, one.move, one.why.motive, one.why.about)  # type: ignore[attr-defined]
    if fact is None:
        return
    for language in lang.LANGUAGES:
        text = games.text(language, game)
        real, imagined = (text.why(codec.dump(mind.Why(one.why.motive, one.why.about, fact=each)), one.seat, aloud=True, names=NAMES)
                          for each in (one.why.fact, fact))  # fmt: skip
        assert real == imagined, f"{one.why} betrays a hand: {real} / {imagined}"
