"""Ears at everybody's client: they collect what could be pressed, and every line that was read, to find hidden cards among them."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import games
from rules.engine.dice import Dice
from rules.engine.match import Match, unfold
from rules.engine.model import Seat
from sandbox import Delivery, Message, Person
from sandbox.component_kinds import texts, walk

from .tally import Wrong

if TYPE_CHECKING:
    from .book import Game
    from .hall import Hall

POOL = 4000  # presses remembered
SHORT = 12  # characters: a shorter line tells nothing by itself


@dataclass(slots=True)
class Known:
    """What is known of a table's secrets: the lines that tell them, each with the users who may read it, and how far its log was read."""

    game: str
    users: frozenset[int]
    lines: dict[str, set[int]] = field(default_factory=dict)
    rows: tuple[int, ...] = ()


class Ears:
    """What reached whom."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.presses: OrderedDict[str, tuple[Message | None, tuple[str, ...]]] = OrderedDict()  # by custom_id: where it stood, its values
        self._read: defaultdict[int, set[str]] = defaultdict(set)  # every line by user
        self._known: dict[int, Known] = {}  # by game
        self.playing: dict[int, str] = {}  # by user: which game they play, at one table
        self._chance = Dice("ears", 0)

    def follow(self, person: Person) -> None:
        person.ears.add(lambda delivery: self._hear(int(person.id), delivery))

    def _hear(self, user: int, delivery: Delivery) -> None:
        payload = delivery.payload
        if delivery.kind in ("message", "edit"):
            self._collect(payload)
        told = [payload.get("content") or "", *texts(payload.get("components") or []), *(file.alt or "" for file in delivery.files)]
        told += [choice["name"] for choice in payload.get("choices", ())]
        self._read[user] |= {line for text in told for line in _lines(text)}

    # ------------------------------------------------------------ secrets

    def judge(self, game: Game, match: Match) -> None:
        """Learn what each player held at every position since the last look, and see that nobody else has read a line of it."""
        if game.row.phase != "playing":
            self._known.pop(game.row.id, None)  # the hands are open
            return
        users = frozenset(row.user for row in game.seats)
        known = self._known.setdefault(game.row.id, Known(game.row.game, users))
        for line, owners in self._told(game, match, known):
            known.lines.setdefault(line, set()).update(owners)
        for user, read in self._read.items():
            if self.playing.get(user) == known.game and user not in known.users:
                continue  # they may hold the same cards at their own table
            seen = read & known.lines.keys()
            for line in seen:
                self.hall.tally.tried["lines that tell hidden cards, looked for in all that everybody read"] += 1
                self.hall.tally.check(user in known.lines[line], Wrong.LEAKED, f"{user} reads {line!r} of game {game.row.id}")

    def _told(self, game: Game, match: Match, known: Known) -> Iterator[tuple[str, set[int]]]:
        """The lines of hands that would read otherwise in a world the others cannot tell from this one, by who holds them."""
        rows = tuple(row.n for row in game.rows if row.kind == "answer" and row.fate == "stands")
        same = known.rows == rows[: len(known.rows)]
        begin, known.rows = len(known.rows) if same else 0, rows
        text, names = games.text("en", game.row.game), tuple(row.name for row in game.seats)
        for _, position, _ in islice(unfold(match.game, match.record), begin, None):
            for row in game.seats:
                mine = _lines(text.hand(position.view(row.seat), names))
                twin = imagined(position, (row.seat + 1) % match.record.seats, self._chance)
                for line in mine - _lines(text.hand(twin.view(row.seat), names)):
                    yield line, {row.user}
                for line in mine & known.lines.keys():
                    yield line, {row.user}

    # ------------------------------------------------------------ presses

    def _collect(self, payload: dict[str, Any]) -> None:
        channel = self.hall.world.channels.get(payload["channel_id"])
        message = channel.messages.get(payload["id"]) if channel else None
        for _, part in walk(payload.get("components") or []):
            if custom_id := part.get("custom_id"):
                values = tuple(option["value"] for option in part.get("options", ()))
                self.presses[custom_id] = (message, values)
                self.presses.move_to_end(custom_id)
        while len(self.presses) > POOL:
            self.presses.popitem(last=False)


def _lines(text: str) -> set[str]:
    return {line.strip() for line in text.splitlines() if len(line.strip()) >= SHORT}


def imagined(match: Match, seat: Seat, chance: Dice) -> Match:
    """The match as it might be as well, for all this seat knows."""
    own = {seat: match.sealed[seat]} if seat in match.sealed else {}
    return replace(match, state=match.game.imagine(match.view(seat), chance), sealed=own)
