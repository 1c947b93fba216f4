"""The review of a finished game: the curve, luck, and the decisions that cost most; worked out piece by piece in processes that think."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, TypeVar

from ai import Pool
from ai import review as judge
from ai.fate import Ply, Shares, touched
from ai.model import Source
from ai.pool import WorkError
from ai.review import Lost
from games import GAMES
from lang.notices import Resigned
from rules.engine import codec
from rules.engine.match import Entry, Match, unfold
from rules.engine.model import Seat

from ..book.store import Store
from ..play.room import Room
from ..record.archive import Archive
from ..record.reading import Played
from ..record.sitting import own_rows
from . import replaying
from .replaying import Reel

X = TypeVar("X")
Run = Callable[..., Awaitable[Any]]  # does a piece of work elsewhere
Told = Callable[[int, int], None]  # how many pieces of how many are done

KIND = 5  # of what is kept: what an older bot has kept is worked out anew
GLANCED, LOOKED_AT, TOLD = 15, 5, 3  # decisions of one person that are tried, measured, and told at most
MILLE, CENT = 1000, 100
LEAST = 10  # thousandths: nobody can tell that somebody would have had no chance at all


@dataclass(frozen=True, slots=True)
class Luck:
    """What one source of chance gave a seat, in thousandths of a win, and how often it was drawn from."""

    seat: Seat
    source: str
    amount: int
    events: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that cost something: which answer of the log, in which turn, what would have been better (as JSON), by how many
    hundredths (of a point, or of a win), how far off that may be, and why, if a reason can be given (as JSON)."""

    place: int
    turn: int
    seat: Seat
    better: str
    loss: int
    error: int
    in_points: bool
    why: str = ""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished review; chances by turn and seat, and the result, in thousandths."""

    chances: tuple[tuple[int, ...], ...]
    result: tuple[int, ...]
    luck: tuple[Luck, ...]
    moments: tuple[Moment, ...]
    kind: int = KIND

    def lucky(self, seat: Seat) -> int:
        """What luck gave a seat in all."""
        return sum(one.amount for one in self.luck if one.seat == seat)

    def without_luck(self) -> tuple[int, ...]:
        """How likely each seat would have been to win with average luck: the result less the luck, kept within what a chance can be."""
        left = [max(LEAST, result - self.lucky(seat)) for seat, result in enumerate(self.result)]
        return tuple(round(MILLE * one / sum(left)) for one in left)


# ---------------------------------------------------------------- the work


@dataclass(slots=True)
class _Desk:
    """A review under way: who does the work, and how far it is."""

    run: Run
    told: Told
    whole: int = 0
    done: int = 0

    async def do(self, work: Callable[..., X], *given: Any) -> X:
        result: X = await self.run(work, *given)
        self.done += 1
        self.told(min(self.done, self.whole), self.whole)
        return result


@dataclass(slots=True)
class _Story:
    """A game taken apart: its plies, and the decisions that people made themselves, with the match before each."""

    plies: list[Ply] = field(default_factory=list)
    decisions: list[tuple[int, Match, Entry]] = field(default_factory=list)


def _taken_apart(written: Archive, played: Played, people: set[Seat]) -> _Story:
    own = set[int]().union(*(own_rows(written.rows, seat) for seat in people))
    match, story, before, answers = played.match, _Story(), None, dict[Seat, Any]()
    for place, (entry, after, _) in enumerate(unfold(match.game, match.record)):
        if entry and before:
            if played.entries[place - 1].n in own:
                story.decisions.append((place - 1, before, entry))
            answers[entry.seat] = entry.move
            if after.ply != before.ply:
                story.plies.append(Ply(before.state, answers, match.record.seed, before.ply))
                answers = {}
        before = after
    return story


async def reviewed(written: Archive, run: Run, told: Told) -> Review:
    """Work it out; the same game always gives the same review."""
    played = await asyncio.to_thread(written.played)
    whole = await asyncio.to_thread(replaying.wound, written, played)
    people = {seat.seat for seat in written.seats if seat.level is None}
    story = await asyncio.to_thread(_taken_apart, written, played, people)
    drawn = await asyncio.to_thread(lambda: [ply for ply in story.plies if touched(played.match.game, ply)[0]])
    desk = _Desk(run, told, len(whole.scenes) + len(drawn) + 1 + len(story.decisions) + len(people) * (GLANCED + LOOKED_AT))
    chances = [await desk.do(judge.chances, written.row.game, scene.match.state, _seed(written, "curve", n)) for n, scene in _each(whole)]
    luck = await _luck(desk, written, whole.scenes[0].match, drawn)
    moments = [one for seat in sorted(people) for one in await _moments(desk, written, whole, seat, story)]
    told(desk.whole, desk.whole)
    result = _result(played) or chances[-1]
    return Review(tuple(_mille(one) for one in chances), _mille(result), luck, tuple(moments))


def _each(whole: Reel) -> list[tuple[int, replaying.Scene]]:
    return list(enumerate(whole.scenes))


def _seed(written: Archive, *words: object) -> str:
    return " ".join(map(str, ("review", written.row.seed, *words)))


def _mille(shares: Sequence[float]) -> tuple[int, ...]:
    return tuple(round(share * MILLE) for share in shares)


def _result(played: Played) -> Shares | None:
    """A win is shared by those who are first, and goes to the other where one of two resigned; None if nobody has won."""
    match, left = played.match, played.ended_by
    winners = match.game.sheet(match.state.table).winners
    if not winners and isinstance(left, Resigned) and match.record.seats == 2:
        winners = (1 - left.seat,)
    return tuple(float(seat in winners) / len(winners) for seat in range(match.record.seats)) if winners else None


async def _luck(desk: _Desk, written: Archive, first: Match, drawn: Sequence[Ply]) -> tuple[Luck, ...]:
    game, record = written.row.game, first.record
    sums: dict[tuple[Seat, Source], list[float]] = defaultdict(list)
    if record.origin is None:
        start = await asyncio.to_thread(lambda: next(unfold(first.game, record))[1])
        given = (game, start.state, record.seats, record.options, record.data, record.version, _seed(written, "deal"))
        for seat, share in enumerate(await desk.do(judge.deal, *given)):
            sums[seat, Source.DEAL].append(share)
    for ply in drawn:
        for source, shares in (await desk.do(judge.fortune, game, ply, _seed(written, "luck", ply.number))).items():
            for seat, share in enumerate(shares):
                sums[seat, source].append(share)
    return bounded([Luck(seat, source.value, round(sum(found) * MILLE), len(found)) for (seat, source), found in sums.items()])


def bounded(found: Sequence[Luck]) -> tuple[Luck, ...]:
    """Luck that comes to a whole win at most: what is told of more is the error of many small guesses. All shrinks alike, so that what
    one wins another still loses."""
    sums = Counter[Seat]()
    for one in found:
        sums[one.seat] += one.amount
    most = max((abs(amount) for amount in (*sums.values(), *(one.amount for one in found))), default=0)
    return tuple(replace(one, amount=round(one.amount * MILLE / most)) for one in found) if most > MILLE else tuple(found)


async def _moments(desk: _Desk, written: Archive, whole: Reel, seat: Seat, story: _Story) -> list[Moment]:
    """The decisions of a person that cost most: many are glanced at, some looked at, a few measured."""
    game = written.row.game
    mine = [(place, match.view(seat), entry.move) for place, match, entry in story.decisions if entry.seat == seat]
    glances = [(await desk.do(judge.impressions, game, view, move), place, view, move) for place, view, move in mine]
    worth_it = sorted((one for one in glances if one[0] >= 0), key=lambda one: -one[0])[:GLANCED]
    looks = [(await desk.do(judge.first_look, game, *one[2:], _seed(written, "look", one[1])), *one[1:]) for one in worth_it]
    closest = sorted((one for one in looks if one[0] > 0), key=lambda one: -one[0])[:LOOKED_AT]
    found = [(place, await desk.do(judge.measured, game, view, move, _seed(written, "moment", place))) for _, place, view, move in closest]
    worst = sorted((one for one in found if one[1].counts), key=lambda one: -one[1].loss)[:TOLD]
    return [_moment(whole, seat, place, lost) for place, lost in sorted(worst, key=lambda one: one[0])]


def _moment(whole: Reel, seat: Seat, place: int, lost: Lost) -> Moment:
    turn = next((n for n, scene in enumerate(whole.scenes) if len(scene.match.record.log) > place), whole.last)
    why = codec.dumps(lost.why) if lost.why is not None else ""
    return Moment(place, turn, seat, codec.dumps(lost.better), round(lost.loss * CENT), round(lost.error * CENT), lost.in_points, why)


# ---------------------------------------------------------------- who keeps it


def read(body: str) -> Review | None:
    """A review that was kept; None for one of an older bot."""
    try:
        review: Review = codec.loads(Review, body)
    except (ValueError, TypeError):
        return None
    return review if review.kind == KIND else None


class CannotReview(Exception):
    """The process that thinks broke, or took too long."""


class Critic:
    """Reviews games, one at a time, in a process of its own; what was found is kept in the book."""

    def __init__(self, store: Store) -> None:
        self.store, self.pool = store, Pool()
        self._busy = asyncio.Lock()

    async def review(self, written: Archive, told: Told) -> Review:
        """The review of a game, worked out if nobody has asked for it before."""
        async with self._busy:
            if (kept := await self.kept(written.row.id)) is not None:
                return kept
            made = await reviewed(written, self._work, told)
            sql = "INSERT INTO reviews (game, body) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET body = excluded.body"
            await self.store.write((sql, (written.row.id, codec.dumps(made))))
            return made

    async def kept(self, game: int) -> Review | None:
        """The review that was made of this game before, if any."""
        rows = await self.store.read("SELECT body FROM reviews WHERE game = ?", (game,))
        return read(rows[0][0]) if rows else None

    async def tried(self, room: Room, match: Match, moment: Moment, move: Any) -> Lost | None:
        """What a move costs beside the better one of that moment; None if it is that one, or as good as far as can be told."""
        best = better(room.row.game, moment)
        if move == best:
            return None
        if move == room.dealt().record.log[moment.place].move:  # which was judged before: the verdict must not change
            return Lost(best, moment.loss / CENT, moment.error / CENT, moment.in_points)
        given = (room.row.game, match.view(moment.seat), move, best, f"try {room.id} {moment.place}")
        lost: Lost = await self._work(judge.compared, *given)
        return None if lost.near else lost

    async def _work(self, work: Callable[..., Any], *given: Any) -> Any:
        try:
            return await self.pool.work(work, *given)
        except WorkError as error:
            raise CannotReview(str(error)) from error

    async def close(self) -> None:
        await self.pool.close()


def position(match: Match, moment: Moment) -> Match:
    """The match as it stood before that decision."""
    return next(islice((after for _, after, _ in unfold(match.game, match.record)), moment.place, None), match)


def better(game: str, moment: Moment) -> Any:
    """What would have been better."""
    return codec.loads(codec.one_of(GAMES[game].rules.MOVES), moment.better)
