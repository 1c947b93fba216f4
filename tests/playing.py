"""What the play-outs of every game share: random games, replay, JSON, imagined worlds, and two worlds side by side."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from games import GAMES
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, replay, start
from rules.engine.model import Kind, Seat, Told, look

Choose = Callable[[tuple[Any, ...], Dice, Match], Any]
CAP = 4000  # plies; no game of the house comes near it
SMALL = frozenset(name for name, title in GAMES.items() if not hasattr(title.rules, "__path__"))  # games of one module in every layer


def record(game: Any, seats: int, seed: str, options: Any = None) -> Record:
    options = game.Options() if options is None else options
    return Record(game.NAME, game.VERSION, game.DATA, seats, seed, options)


def playout(game: Any, seats: int, seed: str, options: Any = None, cap: int = CAP, choose: Choose | None = None) -> Iterator[Match]:
    """A random game, every match of it from the deal to the end. `choose` is another taste than `choose_move`."""
    match, _ = start(game, record(game, seats, seed, options))
    chance = Dice(f"{seed} players", 0)
    yield match
    while match.decision is not None:
        assert match.ply < cap, f"{game.NAME} {seed}: no end in sight after {cap} plies"
        assert match.waiting, f"{game.NAME} {seed}: a question that waits for nobody, {match.decision}"
        seat = choose_seat(match, chance)
        match, _ = match.answer(seat, (choose or choose_move)(match.legal(seat), chance, match))
        yield match


def choose_seat(match: Match, chance: Dice) -> Seat:
    """One of those awaited; now and then one who may speak although nobody waits for them."""
    assert match.decision is not None
    seats = sorted(match.waiting if chance.below(32) else match.decision.may)
    return seats[chance.below(len(seats))]


def choose_move(moves: tuple[Any, ...], chance: Dice, match: Match) -> Any:
    """Any legal move; at times a kind of move first, so that rare ones are seen. Live decisions would never end by it."""
    assert moves, f"nobody is stuck: {match.decision}"
    if not chance.below(4) and match.decision is not None and match.decision.kind is not Kind.LIVE:
        kinds = list(dict.fromkeys(map(type, moves)))
        kind = kinds[chance.below(len(kinds))]
        moves = tuple(move for move in moves if type(move) is kind)
    return moves[chance.below(len(moves))]


def check_replay(match: Match) -> None:
    """A match is its record replayed, and the record survives its own JSON."""
    again = replay(match.game, match.record)
    assert again == match
    assert again.digest() == match.digest()


def check_json(match: Match) -> None:
    """Every answer and the options go through JSON and come back the same."""
    game, hint = match.game, codec.one_of(match.game.MOVES)
    for entry in match.record.log:
        assert codec.load(hint, json.loads(json.dumps(codec.dump(entry.move)))) == entry.move
    assert codec.loads(game.Options, codec.dumps(match.record.options)) == match.record.options


def check_imagine(match: Match, chance: Dice) -> None:
    """An imagined world looks the same to its seat, and whoever is awaited can answer in it."""
    for seat in range(match.record.seats):
        twin = imagined(match, seat, chance)
        assert look(twin.state, seat, match.sealed.get(seat)) == match.view(seat)
        assert all(twin.legal(asked) for asked in twin.waiting), f"somebody is stuck in the world of seat {seat}"
        codec.digest(twin.state)


def imagined(match: Match, seat: Seat, chance: Dice) -> Match:
    """The match as it might be as well, for all this seat knows; others' sealed answers are anybody's guess."""
    twin = replace(match, state=match.game.imagine(match.view(seat), chance), sealed={})
    guesses = {other: choose_move(twin.legal(other), chance, twin) for other in match.sealed if other != seat}
    own = {seat: match.sealed[seat]} if seat in match.sealed else {}
    return replace(twin, sealed={**guesses, **own})


def two_worlds(game: Any, seats: int, seed: str, options: Any = None, seat: Seat = 0, cap: int = CAP) -> int:
    """Play the same answers in the real world and in one this seat cannot tell from it, as long as it cannot.
    Under seal the others answer differently in both.

    What the seat hears must differ by the contents of an event before anything else it sees may differ.
    Returns how many plies passed without any difference.
    """
    match, _ = start(game, record(game, seats, seed, options))
    chance, twin, same = Dice(f"{seed} worlds of {seat}", 0), None, 0
    while match.decision is not None and match.ply < cap:
        twin = imagined(match, seat, chance) if twin is None else twin
        _compare(match, twin, seat)
        asked = choose_seat(match, chance)
        legal, allowed = match.legal(asked), twin.legal(asked)
        common = tuple(move for move in legal if move in allowed)
        move = choose_move(common or legal, chance, match)
        kind = match.decision.kind
        match, told = match.answer(asked, move)
        if not common:
            twin = None
            continue
        unseen = kind is Kind.SEALED and asked != seat
        twin, heard = twin.answer(asked, choose_move(allowed, chance, twin) if unseen else move)
        if same_to(seat, told, heard, kind):
            same += 1
        else:
            twin = None
    return same


def _compare(match: Match, twin: Match, seat: Seat) -> None:
    assert match.view(seat) == twin.view(seat), "the seat sees a difference it was not told of"
    assert match.decision == twin.decision and match.waiting == twin.waiting, "who is asked betrays something hidden"
    assert match.moment == twin.moment
    assert match.legal(seat) == twin.legal(seat), "the options betray something hidden"


def same_to(seat: Seat, told: tuple[Told, ...], heard: tuple[Told, ...], kind: Kind) -> bool:
    """Whether the seat hears the same in both worlds. If not, the first difference must lie inside an event:
    an event that comes only in one world would tell what no event says. Only the private progress
    of a live decision may show by an event of its own."""
    real, other = ([said.event for said in telling if said.to in (None, seat)] for telling in (told, heard))
    for one, two in zip(real, other, strict=False):
        if one != two:
            assert type(one) is type(two) or kind is Kind.LIVE, f"{one} in one world, {two} in the other"
            return False
    assert len(real) == len(other) or kind is Kind.LIVE, f"{real[len(other) :]} or {other[len(real) :]} in one world only"
    return len(real) == len(other)
