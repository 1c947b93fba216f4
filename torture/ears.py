"""Ears at everybody's client: they collect what could be pressed, and every line that was read, to find hidden cards among them."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import games
from cogs.ui import ids
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
PLACES = 3  # messages remembered in which somebody read a line
BEGINNING = 200  # characters
SHORT = 12  # characters: a shorter line tells nothing by itself


@dataclass(frozen=True, slots=True)
class Source:
    """A message that was read: the games its buttons are of, and how it begins."""

    games: frozenset[int]
    begins: str


@dataclass(slots=True)
class Known:
    """What is known of a table's secrets, and how far its log was read."""

    game: str
    users: frozenset[int]
    held: dict[str, set[int]] = field(default_factory=dict)  # every line of a hand, with the users who may read it
    telling: set[str] = field(default_factory=set)  # those of them that tell a secret
    rows: tuple[int, ...] = ()


class Ears:
    """What reached whom."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.presses: OrderedDict[str, tuple[Message | None, tuple[str, ...]]] = OrderedDict()  # by custom_id: where it stood, its values
        self._read: defaultdict[int, dict[str, set[Source]]] = defaultdict(dict)  # every line by user, and where it stood
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
        source = Source(frozenset(_games(payload)), " / ".join(filter(None, told))[:BEGINNING])
        for line in {line for text in told for line in _lines(text)}:
            places = self._read[user].setdefault(line, set())
            if len(places) < PLACES or source.games not in {place.games for place in places}:
                places.add(source)

    # ------------------------------------------------------------ secrets

    def judge(self, game: Game, match: Match) -> None:
        """Learn what each player held at every position since the last look, and see that nobody else has read a line of it."""
        if game.row.phase != "playing":
            self._known.pop(game.row.id, None)  # the hands are open
            return
        users = frozenset(row.user for row in game.seats)
        known = self._known.setdefault(game.row.id, Known(game.row.game, users))
        self._learn(game, match, known)
        for user, read in self._read.items():
            if self.playing.get(user) == known.game and user not in known.users:
                continue  # they may hold the same cards at their own table
            for line in read.keys() & known.telling:
                self.hall.tally.tried["lines that tell hidden cards, looked for in all that everybody read"] += 1
                if user not in known.held[line] and (where := [place for place in read[line] if not self._elsewhere(user, place, game)]):
                    self.hall.tally.wrong(Wrong.LEAKED, f"{user} reads {line!r} of game {game.row.id} in {where[0]}")

    def _elsewhere(self, user: int, place: Source, game: Game) -> bool:
        """Whether a line stood in a message of other games, whose cards this user may see: their own, or of a game that is over."""
        return bool(place.games) and game.row.id not in place.games and all(self._open(user, number) for number in place.games)

    def _open(self, user: int, number: int) -> bool:
        if not self.hall.book.ask("SELECT 1 FROM games WHERE id = ?", number):
            return False
        game = self.hall.book.game(number)
        return game.row.phase != "playing" or user in {row.user for row in game.seats}

    def _learn(self, game: Game, match: Match, known: Known) -> None:
        """A line tells a secret if it would read otherwise in a world the others cannot tell from this one; two may hold the same."""
        rows = tuple(row.n for row in game.rows if row.kind == "answer" and row.fate == "stands")
        same = known.rows == rows[: len(known.rows)]
        begin, known.rows = len(known.rows) if same else 0, rows
        text, names = games.text("en", game.row.game), tuple(row.name for row in game.seats)
        for _, position, _ in islice(unfold(match.game, match.record), begin, None):
            for row in game.seats:
                mine = _lines(text.hand(position.view(row.seat), names))
                twin = imagined(position, (row.seat + 1) % match.record.seats, self._chance)
                known.telling |= mine - _lines(text.hand(twin.view(row.seat), names))
                for line in mine:
                    known.held.setdefault(line, set()).add(row.user)

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


def _games(payload: dict[str, Any]) -> Iterator[int]:
    """The games whose buttons are below a message."""
    for _, part in walk(payload.get("components") or []):
        if press := ids.read(part.get("custom_id") or ""):
            yield press.game


def _lines(text: str) -> set[str]:
    return {line.strip() for line in text.splitlines() if len(line.strip()) >= SHORT}


def imagined(match: Match, seat: Seat, chance: Dice) -> Match:
    """The match as it might be as well, for all this seat knows."""
    own = {seat: match.sealed[seat]} if seat in match.sealed else {}
    return replace(match, state=match.game.imagine(match.view(seat), chance), sealed=own)
