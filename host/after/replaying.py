"""Looking back: a game as a row of turns, each with what happened in it and the position it led to.

During a game a turn shows what everybody saw of it, and a player besides what they held themselves; after the end anything may be seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import games
import lang
from games import GAMES
from lang.notices import Started, TableEvent
from rules.engine.match import Match, Telling, unfold
from rules.engine.model import Kind, Seat, Told

from ..book.store import LogRow
from ..play.room import Room
from ..record.archive import Archive, archive
from ..record.reading import Played, Said
from ..telling import chronicle, posts
from ..telling.hidden import hides
from ..telling.posts import Picture, Post

Eyes = tuple[Seat, ...]
"""Whose hands are looked into: nobody's (what everybody saw), one player's, or all."""
NOBODY: Eyes = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A turn or a round: what the public heard in it, what single players heard besides, and the match it led to."""

    said: tuple[Said, ...]
    whispered: tuple[Told, ...]
    match: Match

    @property
    def news(self) -> list[Any]:
        """The public events of the game itself."""
        return [one for said in self.said for one in said.news if not isinstance(one, TableEvent)]


@dataclass(frozen=True, slots=True)
class Reel:
    """A whole game to look back at: its rows, what the public heard of each, and its turns from the set-up on."""

    rows: Sequence[LogRow]
    heard: tuple[Said, ...]
    scenes: tuple[Scene, ...]

    @property
    def last(self) -> int:
        return len(self.scenes) - 1


async def reel(room: Room) -> Reel:
    """The game so far, or whole."""
    room.dealt()
    written = await archive(room)
    return await asyncio.to_thread(lambda: wound(written, written.played()))


def wound(written: Archive, played: Played) -> Reel:
    """A game that was read back, as a row of turns."""
    return Reel(written.rows, played.said, scenes(played))


# ---------------------------------------------------------------- the fold


@dataclass(slots=True)
class _Draft:
    """A scene that is still going on."""

    match: Match
    settled: Match  # the last one in which no secret answer waited for the others
    said: list[Said] = field(default_factory=list)
    whispered: list[Told] = field(default_factory=list)
    begun: bool = False  # whether anything of the game itself has happened in it


def scenes(played: Played) -> tuple[Scene, ...]:
    """The turns of a game; the first is its set-up. A ply that ends a turn may run on into the next: it shows in both.

    Where all choose in secret and nothing is told before the heading of a turn, that turn is what they chose.
    """
    title = GAMES[played.match.record.game]
    nobody = ("?",) * played.match.record.seats
    heading = title.texts[0].heading
    matches, tellings = _steps(played)
    drafts = [_Draft(matches[0], matches[0])]
    for said in played.said:
        n = 0 if any(isinstance(news, Started) for news in said.news) else said.n
        flow = (*(Told(news) for news in said.news if isinstance(news, TableEvent)), *tellings.get(n, ()))
        part: list[Any] = []
        for told in flow:
            of_game = not isinstance(told.event, TableEvent)
            if of_game and told.to is None and drafts[-1].begun and heading(told.event, nobody):
                if told is flow[0] and _in_secret(drafts[-1].match):  # what all have chosen is that turn itself
                    drafts[-1].match = drafts[-1].settled
                else:
                    _close(drafts[-1], said, part, matches.get(n))
                drafts.append(_Draft(drafts[-1].match, drafts[-1].settled))
                part = []
            if told.to is None:
                part.append(told.event)
            else:
                drafts[-1].whispered.append(told)
            drafts[-1].begun |= of_game
        _close(drafts[-1], said, part, matches.get(n))
    _join_unplayed(drafts)
    return tuple(Scene(tuple(draft.said), tuple(draft.whispered), draft.match) for draft in drafts)


def _join_unplayed(drafts: list[_Draft]) -> None:
    """A turn that could only begin, for the game was over: it belongs to the one that led to it."""
    if len(drafts) > 1 and drafts[-1].match.decision is None and drafts[-1].match is drafts[-2].match:
        last = drafts.pop()
        drafts[-1].said += last.said
        drafts[-1].whispered += last.whispered


def _steps(played: Played) -> tuple[dict[int, Match], dict[int, Telling]]:
    """The match after each row that was answered, and what was told; 0 is the deal."""
    matches: dict[int, Match] = {}
    tellings: dict[int, Telling] = {}
    for place, (_, match, telling) in enumerate(unfold(played.match.game, played.match.record)):
        n = played.entries[place - 1].n if place else 0
        matches[n], tellings[n] = match, telling
    return matches, tellings


def _close(draft: _Draft, said: Said, part: list[Any], match: Match | None) -> None:
    """What a row brought to a scene."""
    draft.said.append(replace(said, news=tuple(part)))
    draft.match = match or draft.match
    draft.settled = draft.settled if draft.match.sealed else draft.match


def _in_secret(match: Match) -> bool:
    return match.decision is not None and match.decision.kind is Kind.SEALED


# ---------------------------------------------------------------- who may see what


def viewpoints(room: Room, user: int) -> list[Eyes]:
    """Through whose eyes somebody may look at this game: the table's; while it goes on only their own besides, afterwards anybody's."""
    if not hides(room.row.game):
        return [NOBODY]
    own = [(room.seat_of(user),)] if room.sits(user) else []
    if room.row.phase != "over":
        return [NOBODY, *own]
    others = [(seat,) for seat in range(room.row.seats) if (seat,) not in own]
    return [NOBODY, *own, *others, tuple(range(room.row.seats))]


# ---------------------------------------------------------------- what is shown


def post(room: Room, whole: Reel, turn: int, eyes: Eyes, language: str) -> Post:
    """A turn of the game: what happened in it, and the board at its end; the hands of those whose eyes one looks through."""
    say, scene = lang.interface(language), whole.scenes[turn]
    foot = say.replay_place(turn, whole.last, _seen_by(room, eyes, language))
    lines = [*told(room, whole, turn, language), *_whispers(room, scene, eyes, language)]
    if turn == whole.last and room.row.phase == "over":
        lines += posts.result(room, language, posts.TEXT // 2)
    text = posts.cut(lines, say, posts.TEXT - len(foot) - len(say.more_lines(999)))
    pictures = (_board(room, scene, language), *(_hand(room, scene, seat, language) for seat in eyes))
    return Post(f"{text}\n{foot}", pictures)


def told(room: Room, whole: Reel, turn: int, language: str) -> list[str]:
    """What the public heard in a turn, under its heading; after the end also what decided the computer players."""
    scene, over = whole.scenes[turn], room.row.phase == "over"
    before = {said.n for earlier in whole.scenes[:turn] for said in earlier.said}
    reasons = chronicle.reasons(room, whole.rows, whole.heard) if over else []
    turns = chronicle.chapters(room, scene.said, {one.n: one for one in reasons if one.n not in before}, language)
    heading = next((one.heading for one in turns if one.heading), "")
    return [line for line in (heading, *(line for one in turns for line in one.lines)) if line]


def _whispers(room: Room, scene: Scene, eyes: Eyes, language: str) -> list[str]:
    """What one player alone heard; with all cards on the table nobody is spoken to."""
    if len(eyes) != 1:
        return []
    game_text, names = games.text(language, room.row.game), posts.callnames(room)
    return [f"🔒 {line}" for one in scene.whispered if one.to in eyes and (line := game_text.private(one.event, names))]


def _seen_by(room: Room, eyes: Eyes, language: str) -> str:
    return viewpoint(room, eyes, language) if eyes else ""


def viewpoint(room: Room, eyes: Eyes, language: str) -> str:
    """The name of a viewpoint."""
    say = lang.interface(language)
    if len(eyes) == 1:
        return say.seen_by(posts.callnames(room)[eyes[0]])
    return say.ALL_OPEN if eyes else say.SEEN_BY_ALL


def pictures(room: Room, scene: Scene, seat: Seat, language: str) -> list[Picture]:
    """The board as everybody sees it, and what one player holds, if anything can be held."""
    hand = [_hand(room, scene, seat, language)] if hides(room.row.game) else []
    return [_board(room, scene, language), *hand]


def _board(room: Room, scene: Scene, language: str) -> Picture:
    table, names, game_text = scene.match.state.table, room.names, games.text(language, room.row.game)
    draw, news, awaited = posts.painter(room).board, scene.news, sorted(scene.match.waiting)
    return Picture("board.png", posts.spoken(game_text.alt(table, names)), lambda: draw(table, names, news, game_text, awaited))


def _hand(room: Room, scene: Scene, seat: Seat, language: str) -> Picture:
    view, names, game_text = scene.match.view(seat), room.names, games.text(language, room.row.game)
    draw = posts.painter(room).hand
    return Picture(f"hand-{seat + 1}.png", posts.spoken(game_text.hand(view, names)), lambda: draw(view, names, game_text))


# ---------------------------------------------------------------- what decided


def decisive(whole: Reel) -> int | None:
    """The turn that did most for whoever won, as a computer player would judge its position; None if nobody has won."""
    end = whole.scenes[-1].match
    winners, evaluate = end.game.sheet(end.state.table).winners, GAMES[end.record.game].strategy.evaluate
    if not winners:
        return None
    shares = [sum(evaluate(scene.match.state)[seat] for seat in winners) for scene in whole.scenes]
    return max(range(1, len(shares)), key=lambda turn: shares[turn] - shares[turn - 1], default=None)
