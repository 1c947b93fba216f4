"""A match is its record replayed: seats, seed, options and the answers given so far."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from . import codec
from .dice import Dice
from .model import HOUSE, Cite, Decision, Game, Kind, Refused, Seat, State, Step, Told, View, allows, legal, look, told_apart

Telling = tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class NotAsked:
    """This seat has nothing to answer now; `cite` is the paragraph of the question that is open to others."""

    seat: Seat
    cite: Cite | None = None


@dataclass(frozen=True, slots=True)
class OtherQuestion:
    """The move answers another question than the one asked; `cite` is the paragraph in which that other question comes."""

    ask: Any
    cite: Cite


@dataclass(frozen=True, slots=True)
class GameOver:
    """Nobody is asked any more."""

    cite: Cite | None = None


class ReplayError(ValueError):
    """A record this bot cannot replay: unknown rules or data, or an answer that is refused."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer, of a seat or of the HOUSE. Answers of one sealed decision share a ply."""

    ply: int
    seat: Seat
    move: Any


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position as it once stood, from which a game can go on without what led there."""

    ply: int  # the next to be played
    moment: int
    state: State[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """What a match is made of. With an `origin` it begins there instead of with the deal, and the log holds the answers since."""

    game: str
    version: int
    data: int
    seats: int
    seed: str
    options: Any
    log: tuple[Entry, ...] = ()
    origin: Snapshot | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A record and the position it leads to."""

    game: Game
    record: Record
    state: State[Any, Any, Any]
    decision: Decision | None
    ply: int = 1  # the next to be played; the deal was 0
    moment: int = 1  # counts decisions; a live one is one moment however many answers it takes
    barrier: int = 0  # so many entries of the log cannot be taken back without consent
    sealed: Mapping[Seat, Any] = field(default_factory=dict)

    @property
    def waiting(self) -> frozenset[Seat]:
        """Whom the game is waiting for; the one source of every reminder."""
        if self.decision is None:
            return frozenset()
        return self.decision.waits - self.sealed.keys() if self.sealed else self.decision.waits

    def may(self, seat: Seat) -> bool:
        return self.decision is not None and seat in self.decision.may

    def view(self, seat: Seat) -> View[Any, Any]:
        return look(self.state, seat, self.sealed.get(seat))

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """Every move this seat may answer with, in a stable order."""
        if not self.may(seat):
            return ()
        return tuple(legal(self.game, self.view(seat)))

    def in_the_open(self, seat: Seat) -> bool:
        """Whether everybody sees what this seat, being asked, may answer."""
        return self.game.in_the_open(self.state.table, seat)

    def only_answer(self, seat: Seat) -> Any | None:
        """The one answer of a seat that is awaited, where everybody sees that there is but one."""
        if seat not in self.waiting or not self.in_the_open(seat):
            return None
        view = self.view(seat)
        found = list(islice((move for move in self.game.candidates(view) if self.allows(view, move)), 2))
        return found[0] if len(found) == 1 else None

    def can_answer(self, seat: Seat) -> bool:
        """Whether this seat, being asked, has any legal answer."""
        view = self.view(seat)
        return any(self.allows(view, move) for move in self.game.candidates(view))

    def allows(self, view: View[Any, Any], move: Any) -> bool:
        return allows(self.game, view, move)

    def not_asked(self, seat: Seat) -> NotAsked:
        """Why a seat that is not asked may not answer: the question is another's."""
        return NotAsked(seat, getattr(self.decision.ask, "cite", None) if self.decision else None)

    def answer(self, seat: Seat, move: Any) -> tuple[Match, Telling]:
        """The match after this answer and what was told; Refused if the rules forbid it."""
        if self.decision is None:
            raise Refused(GameOver())
        self._check(seat, move)
        log = self.record.log
        if seat in self.sealed:  # a sealed answer is replaced, not added to
            log = tuple(entry for entry in log if (entry.ply, entry.seat) != (self.ply, seat))
        record = replace(self.record, log=(*log, Entry(self.ply, seat, move)))
        answers = {**self.sealed, seat: move}
        if self.decision.kind is Kind.SEALED and self.decision.waits - answers.keys():
            return replace(self, record=record, sealed=answers), ()
        return self._played(record, answers)

    def _check(self, seat: Seat, move: Any) -> None:
        """Whether somebody may answer so: a seat that is asked, by the law; the house only as the game says, when a time is over."""
        if seat == HOUSE:
            expiry = self.game.closing(self.state.table)
            if expiry is None or expiry.move != move:
                raise Refused(self.not_asked(seat))
        elif not self.may(seat):
            raise Refused(self.not_asked(seat))
        else:
            self.game.check(self.view(seat), move)

    def _played(self, record: Record, answers: Mapping[Seat, Any]) -> tuple[Match, Telling]:
        assert self.decision is not None
        dice = Dice(record.seed, self.ply)
        step = self.game.play(self.state, answers, dice)
        after = self.game.decision(step.state.table)
        barrier = len(record.log) if self._bars(step, answers, dice) else self.barrier
        moment = self.moment if _same_live(self.decision, after) else self.moment + 1
        return Match(self.game, record, step.state, after, self.ply + 1, moment, barrier), step.told

    def _bars(self, step: Step[Any, Any, Any], answers: Mapping[Seat, Any], dice: Dice) -> bool:
        """The barrier of undo: chance, the box, another's drawer, a private word, or several seats were involved."""
        assert self.decision is not None
        if self.decision.kind is not Kind.ONE or dice.drawn or any(told.to is not None for told in step.told):
            return True
        before, after = self.state, step.state
        if before.box is not after.box and before.box != after.box:
            return True
        hands = zip(before.hands, after.hands, strict=True)
        return any(old is not new and told_apart(old, new) for seat, (old, new) in enumerate(hands) if seat not in answers)

    def own_step(self, seat: Seat) -> int | None:
        """The place in the log of the last answer this seat may take back by itself."""
        log = self.record.log
        if seat in self.sealed:
            return next(i for i, entry in enumerate(log) if (entry.ply, entry.seat) == (self.ply, seat))
        if len(log) > self.barrier and not self.sealed and log[-1].seat == seat:
            return len(log) - 1
        return None

    def own_steps(self, seat: Seat) -> range:
        """The places in the log of the answers this seat may take back by itself, one after another from the last."""
        last, log = self.own_step(seat), self.record.log
        if last is None:
            return range(0)
        first = last
        while seat not in self.sealed and first > self.barrier and log[first - 1].seat == seat:
            first -= 1
        return range(first, last + 1)

    def last_step(self, seat: Seat) -> int | None:
        """The place in the log of this seat's last answer that was played: everything from there on goes if all consent."""
        played = (i for i, entry in enumerate(self.record.log) if entry.seat == seat and entry.ply < self.ply)
        return max(played, default=None)

    def played_last(self) -> Seat | None:
        """Whose answer was the last that was played."""
        return next((entry.seat for entry in reversed(self.record.log) if entry.ply < self.ply), None)

    def without(self, place: int) -> Match:
        """Take back the answer at `place`: alone if it lies under seal, else with all that followed."""
        log = self.record.log
        rest = log[place + 1 :] if log[place].ply == self.ply else ()
        return replay(self.game, replace(self.record, log=(*log[:place], *rest)))

    def digest(self) -> str:
        return codec.digest(self.state)

    def snapshot(self) -> Snapshot:
        """The present position; answers under seal are not part of it."""
        return Snapshot(self.ply, self.moment, self.state)


def start(game: Game, record: Record) -> tuple[Match, Telling]:
    """Deal the game, or take up its origin; the log is not replayed."""
    if record.game != game.NAME or not 1 <= record.version <= game.VERSION:
        raise ReplayError(f"rules {record.game} {record.version}; this bot has {game.NAME} 1 to {game.VERSION}")
    if not 1 <= record.data <= game.DATA:
        raise ReplayError(f"component data {record.data} of {game.NAME}; this bot has 1 to {game.DATA}")
    if record.seats not in game.SEATS:
        raise ReplayError(f"{game.NAME} with {record.seats} seats")
    if (origin := record.origin) is not None:
        state = origin.state
        return Match(game, replace(record, log=()), state, game.decision(state.table), origin.ply, origin.moment), ()
    step = game.setup(record.seats, record.options, record.data, Dice(record.seed, 0), record.version)
    return Match(game, replace(record, log=()), step.state, game.decision(step.state.table)), step.told


def unfold(game: Game, record: Record) -> Iterator[tuple[Entry | None, Match, Telling]]:
    """The deal, then every answer, with the match after it and what was told."""
    match, told = start(game, record)
    yield None, match, told
    for place, entry in enumerate(record.log):
        try:
            match, told = match.answer(entry.seat, entry.move)
        except Refused as refusal:
            raise ReplayError(f"answer {place} of the record, {entry}: {refusal}") from refusal
        yield entry, match, told


def replay(game: Game, record: Record) -> Match:
    """Recovery, undo and review are this one fold."""
    return deque(unfold(game, record), maxlen=1)[0][1]


def _same_live(before: Decision, after: Decision | None) -> bool:
    return after is not None and before.kind is after.kind is Kind.LIVE and before.ask == after.ask
