"""How many taps a turn takes: games of computer players, replayed through the panel that a person would press.

Every tap counts: *Play*, a button, a list as two (open, choose), every item of a multiple choice, a form as three. One *Play* a turn: the
panel goes on by itself while others answer in between. What is open to all at any time has public buttons and is not counted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import takewhile
from statistics import median
from typing import Any

from ai import Level
from ai.player import think
from cogs.ui import lines, menu, panel
from cogs.ui.ids import Verb
from cogs.ui.lines import Option
from cogs.ui.menu import Path
from cogs.ui.prompt import Prompt
from games import GAMES
from host.book.rows import GameRow, SeatRow
from host.book.store import Store
from host.play.room import Room
from rules.cesar.moves import Draw
from rules.engine import codec
from rules.engine.match import Match, Record, Telling, start
from rules.engine.model import Kind, Seat

from .measure import Effort, percentile
from .report import Aim, Row

SEATS = {"fortuna": 3, "lutece": 3, "cesar": 2, "triumvirat": 3, "micatio": 3}
AIMS = {"fortuna": (4, 7), "lutece": (3, 5), "cesar": (3, 5), "triumvirat": (8, 14)}  # the median, and nine turns of ten
FORM = 3


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of a game: the match before it, who gave it, and what was told."""

    match: Match
    seat: Seat
    move: Any
    told: Telling
    after: Match


def run(effort: Effort) -> list[Row]:
    found = []
    for name, seats in SEATS.items():
        taps = [count for n in range(1 if effort.quick else effort.rounds) for count in of_game(played(name, seats, n))]
        half, most = AIMS.get(name, (0, 0))
        note = f"{len(taps)} turns with {seats} players"
        figures = (("median", median(taps), half), ("90th percentile", percentile(taps, 0.9), most))
        for what, value, aim in figures:
            found.append(Row("presses", f"{name}, {what}", value, "taps a turn", Aim(aim, aim) if aim else None, note))
    return found


def played(name: str, seats: int, seed: int) -> list[Answer]:
    """A game of normal computer players."""
    game = GAMES[name].rules
    match, _ = start(game, Record(name, game.VERSION, game.DATA, seats, f"presses {seed}", game.Options()))
    answers = []
    while match.decision is not None:
        seat = min(match.waiting)
        move = think(name, match.view(seat), Level.NORMAL, f"presses {seed} {match.ply}").move
        after, told = match.answer(seat, move)
        answers.append(Answer(match, seat, move, told, after))
        match = after
    return answers


def of_game(answers: Sequence[Answer]) -> Iterator[int]:
    """The taps of every turn after the set-up: of whose turn it is, or of everybody where all are asked."""
    for turn in turns(answers):
        hands: dict[Seat, list[Answer]] = defaultdict(list)
        for answer in turn:
            assert answer.match.decision is not None
            if answer.match.decision.kind is not Kind.LIVE:
                hands[answer.seat].append(answer)
        first = next(iter(hands.values()), [])
        together = bool(first) and first[0].match.decision is not None and first[0].match.decision.kind is Kind.SEALED
        for own in hands.values() if together else [first] if first else []:
            yield 1 + fewest(own)


def turns(answers: Sequence[Answer]) -> list[list[Answer]]:
    """The answers by turn; what comes before the first is left out."""
    heading = GAMES[answers[0].match.record.game].texts[0].heading
    nobody = ("",) * answers[0].match.record.seats
    found: list[list[Answer]] = [[]]
    for answer in answers:
        found[-1].append(answer)
        if any(told.to is None and heading(told.event, nobody) for told in answer.told):
            found.append([])
    return [turn for turn in found[1:] if turn]


def fewest(answers: Sequence[Answer], planned: bool = False) -> int:
    """The fewest taps that give these answers of one seat; what to draw may have been said before."""
    if not answers:
        return 0
    if planned and isinstance(answers[0].move, Draw):
        return fewest(answers[1:], planned)
    return min(taps + fewest(answers[count:], planned or plan) for count, taps, plan in ways(prompt_of(answers[0]), answers))


def ways(prompt: Prompt, said: Sequence[Answer], path: Path = (), taps: int = 0) -> Iterator[tuple[int, int, bool]]:
    """How many of these one can say at once, the taps that takes, and whether what is drawn later is said with them."""
    asked, target = panel.ask(prompt, path), menu.tokens(said[0].move)
    for option, count in asked.options:
        if option.moves and (told := said_by(prompt, option, said)):
            again = len(option.moves) == 1 and panel.verb_of(prompt, option) is Verb.WALK
            yield told, taps + count + again, option.plan is not None
        elif not option.moves and (option.words[0] == lines.RARE or target[: len(option.words)] == option.words):
            yield from ways(prompt, said, option.words, taps + count)
    if asked.pick and target[: len(asked.pick.path)] == asked.pick.path:
        items = getattr(said[0].move, asked.pick.field or "")
        yield 1, taps + (1 + len(items) if items else 1), False
    if asked.form is not None:
        yield 1, taps + FORM, False
    if asked.more:
        yield from ways(prompt, said, (lines.RARE,), taps + 1)


def said_by(prompt: Prompt, option: Option, said: Sequence[Answer]) -> int:
    """How many of these answers an option stands for. Cards drawn together may be drawn in any order: what counts is the hand."""
    moves = [answer.move for answer in said]
    before = list(takewhile(lambda move: not isinstance(move, Draw), option.moves))
    if option.moves == tuple(moves[: len(option.moves)]):
        count = len(option.moves)
    elif len(before) < len(option.moves) and before == moves[: len(before)]:
        count = len(before) + len(list(takewhile(lambda move: isinstance(move, Draw), moves[len(before) :])))
        if count == len(before) or backs(prompt.after(option.moves), prompt.seat) != backs(said[count - 1].after, prompt.seat):
            return 0
    else:
        return 0
    return count if option.plan is None or _drawn(said) == (option.plan.influence, option.plan.manipulation) else 0


def backs(match: Match, seat: Seat) -> tuple[int, int]:
    """How many cards of each pile a player of Caesar holds."""
    side = match.state.table.sides[seat]
    return side.influence, side.manipulation


def _drawn(said: Sequence[Answer]) -> tuple[int, int]:
    """What was drawn of each pile from the first card drawn on."""
    first = next((answer for answer in said if isinstance(answer.move, Draw)), None)
    if first is None:
        return 0, 0
    before, after = backs(first.match, first.seat), backs(said[-1].after, first.seat)
    return after[0] - before[0], after[1] - before[1]


def prompt_of(answer: Answer) -> Prompt:
    """What a person on that seat is asked."""
    record = answer.match.record
    room = _room(record.game, record.seats)
    room.match, room.entry_rows = answer.match, list(range(len(record.log)))
    return Prompt(room, answer.match, answer.seat, "en")


def room_of(match: Match, language: str, people: Sequence[Seat]) -> Room:
    """The table of this match, where only these seats are people's."""
    room = _room(match.record.game, match.record.seats)
    room.match, room.row = match, replace(room.row, lang=language)
    room.seats = tuple(replace(row, level=None if row.seat in people else "normal") for row in room.seats)
    return room


@cache
def _room(game: str, seats: int) -> Room:
    """A table that stands in no book."""
    book: Any = None
    store: Store = book
    plain: dict[str, Any] = {field.name: 0 for field in fields(GameRow)} | {
        "id": 1, "game": game, "lang": "en", "options": codec.dumps(GAMES[game].rules.Options()), "phase": "playing", "hints": 1,
        "seats": seats, "secret": "00", "joins": "[]", "seed": "00", "board": None,
    }  # fmt: skip
    room = Room(store, GameRow(**plain))
    room.seats = tuple(SeatRow(seat, seat + 1, f"Player {seat + 1}", None, None, 0) for seat in range(seats))
    return room
