"""Lessons: a game that somebody learns by playing the beginning of one. Whoever leaves one takes it up where they were, days later too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import games
from games import GAMES
from rules.engine.match import Match, Record, start

from ..book.rows import GameRow, SeatRow
from ..book.store import Store
from ..play.room import Room
from ..telling.names import callnames, legible
from ..telling.posts import Picture, spoken
from . import cesar, fortuna, lutece, triumvirat
from .model import Lesson as Lesson

LESSONS: Mapping[str, Lesson] = {lesson.game: lesson for lesson in (triumvirat.LESSON, fortuna.LESSON, lutece.LESSON, cesar.LESSON)}
NUMBER = {"triumvirat": 1, "fortuna": 2, "lutece": 3, "cesar": 4}  # they stand in buttons already posted: never change one
OTHERS = ("Livia", "Titus", "Gaia")  # who else is at the table
FIRST = 10**12  # the numbers of lessons begin where no game's number will ever be
KEEP = "INSERT INTO lessons (user_id, game, step) VALUES (?, ?, ?) ON CONFLICT (user_id, game) DO UPDATE SET step = excluded.step"


@dataclass(frozen=True, slots=True)
class Learner:
    """Who learns: how they are called, and what they read."""

    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a lesson: its step, and how many of the moves that step asks for they have made."""

    game: str
    step: int = 0
    done: int = 0

    @property
    def lesson(self) -> Lesson:
        return LESSONS[self.game]

    @property
    def number(self) -> int:
        """The place as the number that its buttons carry."""
        return FIRST + NUMBER[self.game] * 10_000 + self.step * 100 + self.done

    @property
    def open(self) -> tuple[Any, ...]:
        """The moves this step still asks for."""
        return self.lesson.steps[self.step].moves[self.done :]

    def after(self, moves: Sequence[Any]) -> Place | None:
        """Where these moves lead; None if they are not what the lesson asks for now. Those that go further are not played."""
        if not moves or any(move != wanted for move, wanted in zip(moves, self.open, strict=False)):
            return None
        return replace(self, done=self.done + len(moves)) if len(moves) < len(self.open) else self.next

    @property
    def next(self) -> Place:
        return Place(self.game, min(self.step + 1, self.lesson.last))

    @property
    def before(self) -> Place:
        return Place(self.game, max(self.step - 1, 0))


def is_lesson(number: int) -> bool:
    return number >= FIRST


def place(number: int) -> Place | None:
    """The place that a number stands for; None if there is no such, or no longer."""
    which, rest = divmod(number - FIRST, 10_000)
    step, done = divmod(rest, 100)
    game = next((game for game, n in NUMBER.items() if n == which), None)
    if game is None or step > LESSONS[game].last or done > max(len(LESSONS[game].steps[step].moves) - 1, 0):
        return None
    return Place(game, step, done)


# ---------------------------------------------------------------- the position


def position(at: Place) -> tuple[Match, tuple[Any, ...]]:
    """The match at a place, and what the public heard during the step before."""
    lesson, rules = at.lesson, GAMES[at.game].rules
    match, told = start(rules, Record(at.game, lesson.version, lesson.data, lesson.seats, lesson.seed, lesson.options))
    news = [one.event for one in told if one.to is None]
    for n, step in enumerate(lesson.steps[: at.step + 1]):
        here = n == at.step
        answers = [(lesson.seat, move) for move in (step.moves[: at.done] if here else step.moves)]
        answers += [] if here else step.replies
        news = [] if answers else news
        for seat, move in answers:
            match, told = match.answer(seat, move)
            news += [one.event for one in told if one.to is None]
    return match, tuple(news)


def room(at: Place, who: Learner) -> Room:
    """The table of a lesson as the panel knows tables. It stands in no book: nothing is written there, nobody else comes in."""
    lesson, language = at.lesson, who.language
    seated = [*OTHERS[: lesson.seat], legible(who.name), *OTHERS[lesson.seat :]]
    row = GameRow(
        at.number, 0, None, at.game, lesson.version, lesson.data, language, "{}", "playing", 0, 0, lesson.seats, "", "", lesson.seed,
        0, 0, None, 0, None, 0, 0, 0,
    )  # fmt: skip
    made = Room(cast(Store, None), row)
    made.seats = tuple(SeatRow(seat, -1 - seat, seated[seat], None, None, 0) for seat in range(lesson.seats))
    made.match, _ = position(at)
    return made


def picture(at: Place, table: Room) -> Picture:
    """The board at this place, or the learner's hand, with what matters outlined."""
    step, (_, news), match = at.lesson.steps[at.step], position(at), table.dealt()
    title, seated, called, text = GAMES[at.game], table.names, callnames(table), games.text(table.row.lang, at.game)
    view, awaited = match.view(at.lesson.seat), sorted(match.waiting)
    assert title.pointer, "a game with a lesson can point at its things"
    pointer, painter, points = title.pointer, title.painter, step.points
    if step.hand:
        return Picture("hand.png", spoken(text.hand(view, called)), lambda: pointer.hand(view, seated, points, text))
    alt = spoken(text.alt(view.table, called))
    if points:
        return Picture("lesson.png", alt, lambda: pointer.board(view, seated, points, text, awaited))
    return Picture("lesson.png", alt, lambda: painter.board(view.table, seated, news, text, awaited))


# ---------------------------------------------------------------- who is where


async def reached(store: Store, user: int) -> dict[str, int]:
    """The step somebody has come to in each lesson they have begun."""
    rows = await store.read("SELECT game, step FROM lessons WHERE user_id = ?", (user,))
    return {str(game): int(step) for game, step in rows if game in LESSONS and int(step) <= LESSONS[game].last}


async def keep(store: Store, user: int, at: Place) -> None:
    """Remember where somebody is in a lesson."""
    await store.write((KEEP, (user, at.game, at.step)))
