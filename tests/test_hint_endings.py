"""Hints at the end of a game: one that ends it says so and how, one that can win wins, and none hands the victory to others needlessly.

The positions are the last ones of seeded games, of which nobody who gives hints has chosen anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from cesar_positions import position
from playing import playout
from rare import games as numbers

import games
import lang
from ai import Level, Thought, player, think
from ai.review import play_on
from rules.cesar.components import Group
from rules.cesar.moves import Passive
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.foresight import End, LastRound
from rules.engine.match import Match
from rules.engine.model import Kind, Position, Seat

TITLES = [("cesar", 2), ("fortuna", 2), ("fortuna", 3), ("lutece", 2), ("lutece", 3), ("micatio", 2), ("triumvirat", 2), ("triumvirat", 3)]
COUNT, TAIL, WORLDS = 4, 5, 8
NO_TIME = 1e-6
LATER = re.compile(r"later|next (turn|round)|To stock up|every turn")  # nothing is done for that by a last move


@cache
def tails(game: str, seats: int) -> tuple[tuple[Match, ...], ...]:
    """The last positions of some random games, each game's in its order."""
    rules = games.GAMES[game].rules
    return tuple(tuple(playout(rules, seats, f"tail {n}"))[-TAIL:] for n in numbers(COUNT))


def asked(game: str, seats: int) -> Iterator[tuple[Match, Seat]]:
    for tail in tails(game, seats):
        for match in tail:
            yield from ((match, seat) for seat in sorted(match.waiting) if match.decision is not None)


@cache
def advised(game: str, seats: int) -> tuple[tuple[Match, Seat, Thought], ...]:
    return tuple((match, seat, thought) for match, seat in asked(game, seats) for thought in hints(match, seat))


def hints(match: Match, seat: Seat) -> tuple[Thought, Thought]:
    """A hint on a machine that has time, and one on a machine that has none."""
    view, game = match.view(seat), match.record.game
    calm = think(game, view, Level.STRONG, f"calm {match.ply}", iterations=12)
    hurried = think(game, view, Level.STRONG, f"hurried {match.ply}", seconds=NO_TIME)
    assert calm.fault is None and hurried.fault is None
    return calm, hurried


def worlds(match: Match, seat: Seat, move: Any) -> list[Position]:
    """What comes of a move alone in some worlds that the seat cannot tell from the real one; nothing where all answer at once."""
    if match.decision is None or match.decision.kind is Kind.SEALED:
        return []
    found = [match.game.imagine(match.view(seat), Dice(f"end {n}", 0)) for n in range(WORLDS)]
    return [match.game.play(world, {seat: move}, Dice(f"dice {n}", 0)).state for n, world in enumerate(found)]


def winners(match: Match, state: Position) -> tuple[Seat, ...] | None:
    """Who has won; None before the end."""
    return match.game.sheet(state.table).winners if match.game.decision(state.table) is None else None


@pytest.mark.parametrize(("game", "seats"), TITLES)
def test_a_hint_that_ends_the_game_says_so_and_how(game: str, seats: int) -> None:
    for match, seat, thought in advised(game, seats):
        ends, told = [winners(match, state) for state in worlds(match, seat, thought.move)], thought.outlook
        if ends and None not in ends:
            normal = think(game, match.view(seat), Level.NORMAL, "last")
            assert isinstance(told, End), thought
            for one in (thought, *([normal] if normal.move == thought.move else ())):
                assert one.why is None or not LATER.search(games.text("en", game).why(codec.dump(one.why), seat, aloud=False)), one
        if not isinstance(told, End) or not told.surely:
            continue
        after, _ = match.answer(seat, thought.move)
        sheet = match.game.sheet(after.state.table)
        assert after.decision is None
        best = max(total or 0 for other, total in enumerate(sheet.totals) if other != seat)
        assert not told.known or told.score in (None, (sheet.totals[seat], best))
        assert not told.known or told.won == told.worlds * (seat in sheet.winners)
        for language in lang.LANGUAGES:
            text = lang.interface(language).hint("x", "", thought.hasty, told)
            assert all(str(total) in text for total in told.score or () if told.won in (0, told.ended)), text


@pytest.mark.parametrize(("game", "seats"), TITLES)
def test_a_hint_takes_a_sure_win_and_gives_none_away(game: str, seats: int) -> None:
    for match, seat, thought in advised(game, seats):
        fates = {move: [winners(match, state) for state in worlds(match, seat, move)] for move in match.legal(seat)[:40]}
        winning = {move for move, ends in fates.items() if ends and all(won == (seat,) for won in ends)}
        losing = {move for move, ends in fates.items() if ends and all(won is not None and seat not in won for won in ends)}
        assert not winning or thought.move in winning, (match.ply, seat, thought.move, winning)
        if thought.move in losing:
            others = [move for move in fates if move not in losing]
            assert all(hopeless(match, seat, move) for move in others), (match.ply, seat, thought.move, others)


def hopeless(match: Match, seat: Seat, move: Any) -> bool:
    """Whether a move that does not end the game loses it all the same, in most worlds, if everybody plays on as bots do."""
    mind = player.strategy(match.record.game)
    ends = [play_on(match.game, mind, state, f"on {n}", None) for n, state in enumerate(worlds(match, seat, move))]
    return sum(seat in (winners(match, end) or ()) for end in ends) < WORLDS / 2


@pytest.mark.parametrize(("ahead", "told"), [("1", "you win 9 to 0"), ("0", "")])
def test_the_fourth_idle_turn_is_advised_to_who_leads_alone(ahead: str, told: str) -> None:
    """C5.6: Cleopatra's passive turn would end the game as it stands: five Quaestors, an Aedile and a Censor won, by her or by Caesar."""
    match = position(taken={Group.QUAESTORS: 5 * ahead, Group.AEDILES: ahead, Group.CENSORS: ahead}, idle=3)
    for thought in hints(match, 1):
        assert (thought.move == Passive(())) == (ahead == "1"), thought
        assert told in lang.interface("en").hint("x", "", outlook=thought.outlook)


def test_a_hint_says_that_the_last_round_begins() -> None:
    begun = 0
    for tail in (tail for seats in (2, 3) for tail in _whole(seats)):
        before = [match for match in tail if not match.state.table.palace.reached]
        match, (seat, *_) = before[-1], sorted(before[-1].waiting)
        thought = think("fortuna", match.view(seat), Level.STRONG, "last round", iterations=8)
        after, _ = match.answer(seat, thought.move)
        assert isinstance(thought.outlook, LastRound) == bool(after.state.table.palace.reached), thought
        begun += isinstance(thought.outlook, LastRound)
    assert begun


@cache
def _whole(seats: int) -> tuple[tuple[Match, ...], ...]:
    return tuple(tuple(playout(games.GAMES["fortuna"].rules, seats, f"palace {n}")) for n in numbers(COUNT))


@pytest.mark.parametrize(
    ("language", "end", "text"),
    [
        ("en", End(48, 48, 48, 48, True, False, True, (14, 9)), "💡 **Pass**. This ends the game: you win 14 to 9."),
        ("en", End(48, 48, 0, 0, True, False, True, (9, 14)), "💡 **Pass**. This ends the game: you lose 9 to 14."),
        ("en", End(48, 48, 48, 0, True, False, True, (9, 9)), "💡 **Pass**. This ends the game: you share the victory, 9 to 9."),
        ("en", End(48, 48, 48, 48, True, False, False, (14, 9)),
         "💡 **Pass**. This ends the game: you win 14 to 9 in 48 of 48 imagined endings."),
        ("en", End(48, 48, 48, 48, True, False, True), "💡 **Pass**. This ends the game: you win."),
        ("en", End(48, 48, 30, 30, True, False), "💡 **Pass**. This ends the game: you win 30 of 48 imagined endings."),
        ("en", End(16, 5, 5, 4, False, True),
         "💡 **Pass**. The game may end this round: it does in 5 of 16 imagined games, and you win all of those."),
        ("en", End(16, 16, 16, 16, False, False), "💡 **Pass**. You win this turn in all 16 imagined games."),
        ("en", LastRound(), "💡 **Pass**. This begins the last round."),
        ("fr", End(48, 48, 48, 48, True, False, True, (14, 9)), "💡 Conseil : **Pass**. Ce coup termine la partie : vous gagnez 14 à 9."),
        ("fr", End(16, 16, 3, 3, False, False),
         "💡 Conseil : **Pass**. La partie finit à ce tour dans 16 parties simulées sur 16, et vous en gagnez 3."),
        ("fr", End(16, 16, 16, 16, False, False), "💡 Conseil : **Pass**. Dans les 16 parties simulées, vous gagnez à ce tour."),
        ("fr", LastRound(), "💡 Conseil : **Pass**. Ce coup ouvre la dernière manche."),
    ],
)  # fmt: skip
def test_the_words_of_an_end(language: str, end: Any, text: str) -> None:
    assert lang.interface(language).hint("Pass", "", outlook=end).replace("\u00a0", " ") == text


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_a_hint_without_time_to_look_ahead_says_so(language: str) -> None:
    told = lang.interface(language).hint("Pass", "", hasty=True)
    assert "a first impression" in told or "une première impression" in told
