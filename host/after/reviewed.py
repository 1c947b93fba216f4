"""A review in words and as a picture, and the decisions one may try again."""

from __future__ import annotations

import json
from collections.abc import Sequence

import games
import lang
from rules.engine.match import Match
from rules.engine.model import Seat

from ..play.room import Room
from ..telling import chronicle, posts
from ..telling.posts import Picture, Post
from . import review
from .replaying import Reel
from .review import MILLE, Moment, Review

LUCKY, VERY = 80, 250  # thousandths of a win
NEGLIGIBLE = 5
OTHERS = 1  # turning points told of everybody else


def post(room: Room, whole: Reel, found: Review, seat: Seat | None, language: str) -> Post:
    """A review in a message; of the turning points one's own, and the worst of the others."""
    say, title = lang.interface(language), games.text(language, room.row.game).TITLE
    lines = [say.review_head(title), *_luck(room, found, language)]
    told = shown(found, seat)
    lines += [say.moments_head(), *(moment(room, whole, found, one, language) for one in told)] if told else [say.no_moments()]
    text = "\n".join(lines)
    return Post(text if len(text) <= posts.TEXT else posts.cut(lines, say), (curve(room, whole, found, language),))


def written(room: Room, whole: Reel, found: Review, language: str) -> list[str]:
    """A review as plain text, the curve as a table."""
    say = lang.interface(language)
    told = [moment(room, whole, found, one, language) for one in found.moments] or [say.no_moments()]
    head = [games.text(language, room.row.game).TITLE, posts.result(room, language, posts.TEXT)[0]]
    lines = [*head, "", *_luck(room, found, language), "", *told]
    return [*(chronicle.unmarked(line) for line in lines), "", say.CURVE_TITLE, *_table(room, found)]


def _table(room: Room, found: Review) -> list[str]:
    """The chances by turn below the names, with the numbers of the turning points beside."""
    wide = [max(5, len(name)) for name in room.names]
    lines = [" " * 4 + "".join(f"  {name:>{width}}" for name, width in zip(room.names, wide, strict=True))]
    for turn, shares in enumerate(found.chances):
        marks = ", ".join(str(number(found, one)) for one in found.moments if one.turn == turn)
        row = "".join(f"  {f'{_percent(share)} %':>{width}}" for share, width in zip(shares, wide, strict=True))
        lines.append(f"{turn:4}{row}" + (f"  ← {marks}" if marks else ""))
    return lines


def shown(found: Review, seat: Seat | None) -> list[Moment]:
    """The turning points that are told to a seat: all of its own, and of the others only the worst."""
    kept = []
    for other in sorted({one.seat for one in found.moments}):
        theirs = sorted((one for one in found.moments if one.seat == other), key=lambda one: -one.loss)
        kept += theirs if other == seat else theirs[:OTHERS]
    return [one for one in found.moments if one in kept]


def _luck(room: Room, found: Review, language: str) -> list[str]:
    """A line a player, where chance had a part in it."""
    say, names = lang.interface(language), posts.callnames(room)
    if not any(one.amount for one in found.luck):
        return []
    lines, average = [say.luck_head()], percents(found.without_luck())
    for seat, name in enumerate(names):
        given = [one for one in found.luck if one.seat == seat and abs(one.amount) >= NEGLIGIBLE]
        parts = [say.luck_part(say.SOURCES[one.source], _percent(one.amount)) for one in given]
        percent = average[seat] if room.stopped is None else None  # whoever gave up was not beaten by the cards
        lines.append(say.luck_line(name, say.LUCK_WORDS[_word(found.lucky(seat))], parts, percent))
    return lines


def _percent(mille: int) -> int:
    return round(100 * mille / MILLE)


def percents(shares: Sequence[int]) -> list[int]:
    """Chances in whole hundredths that add up, none of them nothing: the greatest takes what rounding leaves."""
    found = [max(1, _percent(share)) for share in shares]
    most = shares.index(max(shares))
    found[most] += 100 - sum(found)
    return found


def _word(amount: int) -> str:
    if abs(amount) < LUCKY:
        return "none"
    word = "lucky" if amount > 0 else "unlucky"
    return f"very_{word}" if abs(amount) >= VERY else word


# ---------------------------------------------------------------- turning points


def number(found: Review, one: Moment) -> int:
    return found.moments.index(one) + 1


def heading(room: Room, whole: Reel, one: Moment, language: str) -> str:
    """The turn in which it happened, and whose decision it was, unless that says it already."""
    told, name = chronicle.chapters(room, whole.scenes[one.turn].said, {}, language), chronicle.unmarked(posts.callnames(room)[one.seat])
    turn = chronicle.unmarked(next((turn.heading for turn in told if turn.heading), str(one.turn)))
    return turn if name in turn else f"{turn} · {name}"


def amount(in_points: bool, hundredths: int, language: str) -> str:
    """A loss in points, or in chances to win."""
    say = lang.interface(language)
    return say.in_points(round(hundredths / 10)) if in_points else say.in_chances(hundredths)


def moment(room: Room, whole: Reel, found: Review, one: Moment, language: str) -> str:
    """What was played, what would have been better, by how much, and why."""
    say, game_text, names = lang.interface(language), games.text(language, room.row.game), posts.callnames(room)
    played, view = room.dealt().record.log[one.place].move, before(room, one).view(one.seat)
    return str(
        say.moment_line(
            number(found, one), posts.plain(heading(room, whole, one, language)), lang.move_in(game_text, view, played, names),
            lang.move_in(game_text, view, review.better(room.row.game, one), names),
            amount(one.in_points, one.loss, language), why(room, one, language),
        )
    )  # fmt: skip


def answer(room: Room, one: Moment, language: str) -> str:
    """The better move by its name."""
    view, better = before(room, one).view(one.seat), review.better(room.row.game, one)
    return lang.move_in(games.text(language, room.row.game), view, better, posts.callnames(room))


def why(room: Room, one: Moment, language: str) -> str:
    text, names = games.text(language, room.row.game), posts.callnames(room)
    return text.why(json.loads(one.why), one.seat, aloud=False, names=names) if one.why else ""


def before(room: Room, one: Moment) -> Match:
    """The match in which one may try again."""
    return review.position(room.dealt(), one)


# ---------------------------------------------------------------- the curve


def curve(room: Room, whole: Reel, found: Review, language: str) -> Picture:
    say, game_text = lang.interface(language), games.text(language, room.row.game)
    table, sheet, names, paint = room.dealt().state.table, room.sheet(), room.names, posts.painter(room)
    shares = [_whole(one) for one in found.chances]
    marks = [(one.turn, one.seat) for one in found.moments]
    words = (say.CURVE_TITLE, say.CURVE_AXIS)
    alt = posts.spoken(say.curve_alt(game_text.TITLE, whole.last))
    return Picture("review.png", alt, lambda: paint.curve(table, sheet, names, game_text, words, shares, marks))


def _whole(shares: Sequence[int]) -> list[float]:
    """Thousandths as parts of one; rounding leaves no gap."""
    return [share / max(1, sum(shares)) for share in shares]
