"""Luck: what chance gave in one ply, beside what it gives on the average, by where it came from.

A ply may draw from several sources: dice, a deck nobody sees. They are taken one after the other: the luck of the first is what is known
once it has fallen, all others being open, less what was known before; and so on. So the parts add up to the luck of the ply. On the
average over many games each part is nothing, however good or bad the value is by which positions are judged: nothing is normalised.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from rules.engine.dice import Dice
from rules.engine.model import Game, Position, Seat
from rules.lutece.steps.setup import deal

from .chance import Chance

Shares = tuple[float, ...]  # by seat
Value = Callable[[Position, str], Shares]
"""What a position is worth to each seat; the text seeds whatever is imagined for it."""


class Source(Enum):
    """Where luck comes from."""

    DEAL = "deal"
    DICE = "dice"
    DRAWS = "draws"  # cards drawn into a hand
    OFFERS = "offers"  # cards laid out for all
    VOTES = "votes"
    BATTLES = "battles"  # weapons from the bag


@dataclass(frozen=True, slots=True)
class Fate:
    """A source: what it is drawn from, and how that is dealt anew. `dice`: whether the dice of the ply belong to it too."""

    source: Source
    drawn_from: Callable[[Any], Any] = lambda state: None
    anew: Callable[[Any, Dice], Any] = lambda state, dice: state
    dice: bool = False


def _cesar_draws(state: Any, dice: Dice) -> Any:
    """The reserves, and the piles unless their owners have ordered them (C1.5)."""
    box = state.box
    first, second = box.reserves
    piles = box.piles if state.table.options.ordered else tuple(dice.shuffled(pile) for pile in box.piles)
    return replace(state, box=replace(box, reserves=(dice.shuffled(first), dice.shuffled(second)), piles=piles))


def _cesar_votes(state: Any, dice: Dice) -> Any:
    return replace(state, box=replace(state.box, votes=dice.shuffled(state.box.votes)))


def _fortuna_deck(state: Any, dice: Dice) -> Any:
    return replace(state, box=replace(state.box, deck=dice.shuffled(state.box.deck)))


def _lutece_decks(state: Any, dice: Dice) -> Any:
    """Both decks, and which Marchés were removed unseen (L1.3)."""
    box = state.box
    return replace(state, box=deal((*box.characters, *box.places, *box.removed), state.table.seats, dice))


FATES: Mapping[str, tuple[Fate, ...]] = {
    "cesar": (
        Fate(Source.VOTES, lambda state: state.box.votes, _cesar_votes, dice=True),
        Fate(Source.DRAWS, lambda state: (state.box.reserves, state.box.piles), _cesar_draws),
    ),
    "fortuna": (Fate(Source.DICE, dice=True), Fate(Source.DRAWS, lambda state: state.box.deck, _fortuna_deck)),
    "lutece": (Fate(Source.OFFERS, lambda state: (state.box.characters, state.box.places), _lutece_decks),),
    "micatio": (),
    "triumvirat": (Fate(Source.BATTLES, dice=True),),
}


def reopened(game: Game, state: Position, seed: str) -> Position:
    """The same position with all that nobody has seen yet dealt anew: what is still to come must not count before it comes."""
    chance = Chance(f"{seed} to come")
    for fate in FATES[game.NAME]:
        state = fate.anew(state, chance)
    return state


@dataclass(frozen=True, slots=True)
class Ply:
    """A ply as it was played."""

    before: Position
    answers: Mapping[Seat, Any]
    seed: str
    number: int


def touched(game: Game, ply: Ply) -> tuple[tuple[Fate, ...], Position]:
    """The sources this ply drew from, and where it led."""
    dice = Dice(ply.seed, ply.number)
    after = game.play(ply.before, ply.answers, dice).state
    fates = FATES[game.NAME]
    drew = (fate.drawn_from(ply.before) != fate.drawn_from(after) or (fate.dice and dice.drawn > 0) for fate in fates)
    return tuple(fate for fate, did in zip(fates, drew, strict=True) if did), after


def luck(game: Game, ply: Ply, value: Value, samples: int, seed: str) -> dict[Source, Shares]:
    """What each source that was drawn from gave every seat."""
    fates, after = touched(game, ply)
    if not fates:
        return {}
    known = [_expected(game, ply, fates[fallen:], value, samples, seed) for fallen in range(len(fates))]
    known.append(_mean([value(reopened(game, after, f"{seed} {n}"), f"{seed} {n}") for n in range(samples)]))
    return {fate.source: _less(known[place + 1], known[place]) for place, fate in enumerate(fates)}


def _expected(game: Game, ply: Ply, left_open: Sequence[Fate], value: Value, samples: int, seed: str) -> Shares:
    """What was to be expected before these had fallen."""
    found = []
    for n in range(samples):
        chance, state = Chance(f"{seed} fate {n}"), ply.before
        for fate in left_open:
            state = fate.anew(state, chance)
        rolls = chance if any(fate.dice for fate in left_open) else Dice(ply.seed, ply.number)
        found.append(value(reopened(game, game.play(state, ply.answers, rolls).state, f"{seed} {n}"), f"{seed} {n}"))
    return _mean(found)


def dealt(game: Game, state: Position, seats: int, options: Any, data: int, version: int, value: Value, samples: int, seed: str) -> Shares:
    """What the deal gave every seat."""
    others = (game.setup(seats, options, data, Chance(f"{seed} deal {n}"), version).state for n in range(samples))
    usual = _mean([value(reopened(game, other, f"{seed} {n}"), f"{seed} {n}") for n, other in enumerate(others)])
    return _less(_mean([value(reopened(game, state, f"{seed} {n}"), f"{seed} {n}") for n in range(samples)]), usual)


def _mean(found: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def _less(one: Shares, other: Shares) -> Shares:
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))
