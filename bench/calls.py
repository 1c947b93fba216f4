"""How long the message is that calls somebody: games of computer players, one of whom is taken for a person.

Beside it stands the log since the call before, line by line: what such a message would be without a summary.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import median

import lang
from games import GAMES
from host.record.reading import Said, public
from host.telling import posts, recap
from host.telling.hearing import Heard
from rules.engine.match import start

from .measure import Effort, percentile
from .presses import Answer, played, room_of
from .report import Aim, Row

SEATS = {"cesar": 2, "fortuna": 3, "lutece": 3, "micatio": 3, "triumvirat": 3}
PERSON = 0
LINES, LENGTH = Aim(recap.LINES, recap.LINES), Aim(recap.LENGTH, recap.LENGTH)


@dataclass(frozen=True, slots=True)
class Call:
    """A message that calls, and the log since the one before it."""

    text: str
    log: str


def run(effort: Effort) -> list[Row]:
    rows = []
    for name, seats in SEATS.items():
        games = 1 if effort.quick else 3
        found = [call for language in lang.LANGUAGES for n in range(games) for call in calls(played(name, seats, n), language)]
        for what, measure, aim in (("lines", _lines, LINES), ("characters", len, LENGTH)):
            told, logged = ([measure(text) for text in texts] for texts in ([one.text for one in found], [one.log for one in found]))
            note = f"90th percentile {percentile(told, 0.9):.0f}, most {max(told)}; log: median {median(logged):.0f}, most {max(logged)}"
            rows.append(Row("calls", f"{name}, {what} a call", median(told), what, aim, f"{note}; {len(found)} calls"))
    return rows


def _lines(text: str) -> int:
    return text.count("\n") + 1


def calls(answers: list[Answer], language: str) -> Iterator[Call]:
    """Every call of the one person at the table."""
    record = answers[0].match.record
    told = [(None, start(GAMES[record.game].rules, replace(record, log=()))[1]), *((one.seat, one.told) for one in answers)]
    matches = [one.match for one in answers]
    said: list[Said] = []
    before = called = 0
    for n, match in enumerate(matches, 1):
        seat, telling = told[n - 1]
        said.append(Said(n, seat, public(telling)))
        if PERSON in match.waiting and not before:
            room = room_of(match, language, people=(PERSON,))
            room.recent, room.n, room.heard = list(said), n, Heard(n, n, frozenset(match.sealed))
            log = [line for one in said if one.n > called for line in posts.sentences(room, one, language)]
            asked = posts.asked(room, language, room.awaited_people)
            yield Call(posts.board(room, called).text, "\n".join([asked, *log]))
            called = n
        before = PERSON in match.waiting

