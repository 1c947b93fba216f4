"""What the house shows, as plain posts: text, pictures still to be drawn, whom to call. Whoever delivers them draws and sends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import games
import lang
from games import GAMES
from lang.interface_text import InterfaceText
from lang.notices import Resigned, TableEvent
from lang.shared import decisive
from rules.engine.model import Kind, Seat, View

from ..play.room import Answered, Room
from ..record.reading import Said
from . import recap, turns
from .names import callnames as callnames
from .names import plain as plain
from .recap import plainly
from .turns import Account

if TYPE_CHECKING:
    from render.painter import Painter

TEXT = 1900  # of the 2000 characters of a message
OUTCOME = 1200  # the longest account of one's own move, above the next question
ALT = 1024


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be drawn in a thread; `alt` says it in words."""

    name: str
    alt: str
    draw: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Post:
    """`rest` is what it says once it calls nobody any more, `since` the row after which it tells everything."""

    text: str
    pictures: tuple[Picture, ...] = ()
    mentions: tuple[int, ...] = ()
    rest: str = ""
    since: int = 0


def painter(room: Room) -> Painter:
    """The painter of the room's game."""
    return GAMES[room.row.game].painter


def spoken(text: str) -> str:
    """A text as an alt text: without marks of type, and short enough."""
    return text.replace("**", "").replace("`", "")[:ALT]


def cut(lines: Sequence[str], say: InterfaceText, room_for: int = TEXT, more: Callable[[int], str] | None = None) -> str:
    """The last lines that fit, under a line that says how many there are more: in the log, unless `more` says where."""
    kept: list[str] = []
    for line in reversed([line for line in lines if line]):
        if sum(len(k) + 1 for k in kept) + len(line) > room_for:
            break
        kept.insert(0, line)
    hidden = len([line for line in lines if line]) - len(kept)
    return "\n".join([(more or say.more_lines)(hidden), *kept] if hidden else kept)


# ---------------------------------------------------------------- the board


def board(room: Room, since: int, fingerprint: str = "") -> Post:
    """What was done to whoever is called, what everybody did, who is near to winning, what is asked; at the end the score.

    Where several are called it is what is new after row `since`.
    """
    account = turns.board(room, since)
    if room.row.phase == "over":
        return _final(room, account, fingerprint)
    question = _question(room)
    close = [*recap.near(room, room.row.lang), *question]
    foot = close if recap.fit(close) else question
    lines = recap.told(room, account, room.row.lang, foot)
    rest = "\n".join([*lines, lang.interface(room.row.lang).earlier_board()])
    return Post("\n".join([*lines, *foot]), (board_picture(room, account),), users(room, room.awaited), rest, account.since)


def _question(room: Room) -> list[str]:
    """What everybody sees of the open question, who has answered it in secret, and who is asked what."""
    match, say, names = room.dealt(), lang.interface(room.row.lang), callnames(room)
    assert match.decision is not None
    if room.row.paused:
        return [say.paused(room.row.paused_by)]
    if room.stuck:
        return [say.stuck([names[seat] for seat in room.stuck])]
    clock = say.closes_at(room.closes_at) if room.closes_at and room.expiry else say.time_left(room.deadline) if room.deadline else ""
    if room.thinking:
        return [say.thinking([names[seat] for seat in room.awaited])]
    game_text, chosen = games.text(room.row.lang, room.row.game), sorted(room.heard.answered)
    stakes = game_text.stakes(match.state.table, names) if is_live(room) else ""
    secret = say.have_chosen([names[seat] for seat in chosen]) if chosen and match.decision.kind is Kind.SEALED else ""
    return [part for part in (stakes, secret, clock, asked(room, room.row.lang, room.awaited_people or room.awaited)) if part]


def asked(room: Room, language: str, seats: Sequence[Seat]) -> str:
    """What is asked of these seats, whom it calls by name."""
    decision, names = room.dealt().decision, callnames(room)
    assert decision is not None
    who = lang.interface(language).names([f"<@{user}>" if (user := room.user_at(seat)) else names[seat] for seat in seats])
    return games.text(language, room.row.game).asked(decision.ask, who)


def users(room: Room, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The people on these seats."""
    return tuple(user for seat in seats if (user := room.user_at(seat)) is not None)


def is_live(room: Room) -> bool:
    """Whether a decision is open to several by public facts alone, with its buttons under the board."""
    decision = room.match.decision if room.match and room.row.phase == "playing" and not room.row.paused else None
    return decision is not None and decision.kind is Kind.LIVE and bool(games.text(room.row.lang, room.row.game).live(decision.ask))


def sentences(room: Room, said: Said, language: str) -> list[str]:
    """What one row of the log told the public, in words."""
    say, game_text, names = lang.interface(language), games.text(language, room.row.game), callnames(room)
    lines = (say.happened(plainly(news), names) if isinstance(news, TableEvent) else game_text.event(news, names) for news in said.news)
    return [line for line in lines if line]


def since_last_turn(room: Room, seat: Seat, language: str) -> Post:
    """What changed for one player since their last turn: in a few lines, and outlined on the board."""
    told = lang.interface(language).since_last_turn(recap.since(room, seat, language))
    return Post(told, (board_picture(room, turns.own(room, seat), language),))


def board_picture(room: Room, account: Account, language: str = "") -> Picture:
    """The board, with what this account tells of outlined."""
    table, names, game_text = room.dealt().state.table, room.names, games.text(language or room.row.lang, room.row.game)
    draw, marks, awaited = painter(room).board, account.events, room.awaited
    return Picture("board.png", spoken(game_text.alt(table, room.names)), lambda: draw(table, names, marks, game_text, awaited))


def position(room: Room, language: str) -> str:
    """The whole position in words, enough to play by."""
    return games.text(language, room.row.game).position(room.dealt().state.table, callnames(room))


# ---------------------------------------------------------------- the end


def _final(room: Room, account: Account, fingerprint: str) -> Post:
    """Verdict, the last turns, the score line by line, everybody who played, what to check it with; final board and score sheet."""
    say, game_text = lang.interface(room.row.lang), games.text(room.row.lang, room.row.game)
    table, sheet = room.dealt().state.table, room.sheet()
    played = room.players or users(room, range(room.row.seats))
    tail = [" ".join(f"<@{user}>" for user in played), say.again(), say.end_proof(room.row.secret, fingerprint)]
    head, *counted = result(room, room.row.lang, TEXT - _length(tail) - recap.LENGTH)
    gone = room.stopped if isinstance(room.stopped, Resigned) and room.row.seats == 2 else None  # the verdict says that already
    said = say.happened(plainly(gone), callnames(room)) if gone else ""
    news = [line for line in recap.told(room, account, room.row.lang) if line != said]
    paint, display = painter(room), room.names
    pictures = [board_picture(room, account)]
    if sheet.lines and room.stopped is None:
        alt = spoken("\n".join([say.score_alt(game_text.TITLE), *scores(room, room.row.lang)]))
        pictures.append(Picture("score.png", alt, lambda: paint.sheet(sheet, table, display, game_text)))
    text = "\n".join(line for line in (head, *news, *counted, *tail) if line)
    return Post(text, tuple(pictures), played, since=account.since)


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def result(room: Room, language: str, room_for: int) -> list[str]:
    """The verdict, then the score line by line; in brief if there is not so much room. Who resigned from a duel has lost: no points."""
    told = verdict(room, language)
    if isinstance(room.stopped, Resigned) and room.row.seats == 2:
        return [told]
    full = [told, *scores(room, language)]
    return full if _length(full) <= room_for else [told, *scores(room, language, brief=True)]


def won(room: Room, seat: Seat) -> bool:
    """Whether this seat has won the game, and won it alone."""
    match room.stopped:
        case None:
            return tuple(room.sheet().winners) == (seat,)
        case Resigned(loser, _) if room.row.seats == 2:
            return seat != loser
        case _:
            return False


def verdict(room: Room, language: str) -> str:
    """Who won, and by what."""
    say, game_text, names = lang.interface(language), games.text(language, room.row.game), callnames(room)
    match room.stopped:
        case None:
            sheet = room.sheet()
            told = say.end_verdict(*game_text.verdict(sheet, names), game_text.level(sheet, names))
            lines = [(game_text.factor(what), most, less) for what, most, less in decisive(sheet)]
            return f"{told} {say.decided(lines)}" if lines else told
        case Resigned(seat, name) if room.row.seats == 2:
            return say.won_by_resignation(names[1 - seat], plain(name))
        case _:
            return say.unfinished()


def scores(room: Room, language: str, *, brief: bool = False) -> list[str]:
    """The score sheet in words, a line for each line of it; in brief the names stand once, above their columns."""
    say, game_text, sheet = lang.interface(language), games.text(language, room.row.game), room.sheet()
    names = [game_text.column(seat, callnames(room)) for seat in range(room.row.seats)]

    def counted(points: Sequence[int | None], what: Any = None) -> str:
        numbers = ["–" if p is None else game_text.figure(what, p) for p in points]
        return " | ".join(numbers) if brief else ", ".join(f"{name} {n}" for name, n in zip(names, numbers, strict=True))

    lines = [" | ".join(names)] if brief else []
    lines += [say.score_line(game_text.line(line.what), counted(line.points, line.what)) for line in sheet.lines]
    return [*lines, f"- **{counted(sheet.totals)}**"] if any(total is not None for total in sheet.totals) else lines


# ---------------------------------------------------------------- the hand


def hand(room: Room, seat: Seat, language: str) -> Post:
    """All that one player holds and knows alone, in words and as a picture."""
    view, game_text = room.dealt().view(seat), games.text(language, room.row.game)
    text = "\n".join([game_text.hand(view, callnames(room)), *orders_told(room, seat, language)])
    return Post(text[:TEXT], (held(room, view, language),))


def held(room: Room, view: View[Any, Any], language: str) -> Picture:
    """All that one player holds and knows alone, as a picture."""
    draw, names, game_text = painter(room).hand, room.names, games.text(language, room.row.game)
    return Picture("hand.png", spoken(game_text.hand(view, names)), lambda: draw(view, names, game_text))


def orders_told(room: Room, seat: Seat, language: str, *, news: bool = False) -> list[str]:
    """One player's standing orders, or only those that have answered since that player last did; then which of them have ended, and why."""
    say, said = lang.interface(language), partial(lang.order_in, games.text(language, room.row.game), room.dealt().view(seat))
    standing = [one for one in room.standing_of(seat) if one.acted or not news]
    lines = [say.order_acted(said(one.order), one.acted, one.acted_at) if one.acted else said(one.order) for one in standing]
    ended = [say.order_ended(said(one.order), one.why, one.ended) for one in room.standing if one.seat == seat and one.ended]
    return [*([say.orders_standing(lines)] if lines else []), *ended]


def large(room: Room, language: str, part: Any) -> Picture:
    """A part of the board large, as the game's painter offers it: a display, a province, a region."""
    table, names, game_text = room.dealt().state.table, room.names, games.text(language, room.row.game)
    display = GAMES[room.row.game].display
    assert display is not None, "only games that can show a part have a command for it"
    return Picture("part.png", spoken(game_text.position(table, names)), lambda: display.draw(table, part, names, game_text))


def subject(room: Room, view: View[Any, Any], moves: Sequence[Any]) -> Any | None:
    """The part of the board that a choice among these moves is about; None where no picture would help."""
    drawn = GAMES[room.row.game].glimpse
    return drawn.subject(view, moves) if drawn else None


def glimpse(room: Room, view: View[Any, Any], about: Any, language: str) -> Picture:
    """The part of the board that `subject` found, as a picture, from what one player sees."""
    drawn, names, game_text = GAMES[room.row.game].glimpse, room.names, games.text(language, room.row.game)
    assert drawn is not None, "only games that can show a part have a subject"
    return Picture("part.png", spoken(game_text.position(view.table, names)), lambda: drawn.picture(view, about, names, game_text))


def faces(room: Room, seat: Seat, shown: Sequence[tuple[Seat, Any]], language: str) -> Picture:
    """Single cards that a player may look at, large."""
    view, game_text, closeups = room.dealt().view(seat), games.text(language, room.row.game), GAMES[room.row.game].closeups
    assert closeups is not None, "only games with cards show some"
    alt = ", ".join(game_text.term(card, side) for side, card in shown)
    return Picture("cards.png", spoken(alt), lambda: closeups.draw(view, shown, game_text))


def brought(room: Room, done: Sequence[Answered], language: str) -> list[Picture]:
    """The cards that came to a player with these answers, drawn or spied, as a picture."""
    closeups = GAMES[room.row.game].closeups
    shown = [face for one in done for event in one.heard for face in closeups.brought(event)] if closeups else []
    return [faces(room, done[-1].seat, shown, language)] if shown else []


def heard(room: Room, done: Sequence[Answered], language: str) -> str:
    """What a player alone was told of these answers; nothing where all play at once, for the round tells it."""
    if turns.all_at_once(room):
        return ""
    game_text, names = games.text(language, room.row.game), callnames(room)
    return cut([game_text.private(event, names) for one in done for event in one.heard], lang.interface(language), OUTCOME)


def outcome(room: Room, done: Answered, language: str) -> str:
    """How a move ended, for who made it: what the public heard of it until the next turn began, then what that player alone did. Where
    all play at once and the round is over, that is told in brief, as to everybody else."""
    if turns.all_at_once(room) and any(turns.opens(room, event) for event in done.told):
        return "\n".join(recap.told(room, turns.own(room, done.seat), language))
    game_text, names = games.text(language, room.row.game), callnames(room)
    told = done.told[1:] if done.told and game_text.echo(done.told[0]) else done.told  # the move itself is told in the second person
    public = [game_text.event(event, names) for event in takewhile(lambda event: not game_text.heading(event, names), told)]
    return cut([*public, *(game_text.private(event, names) for event in done.heard)], lang.interface(language), OUTCOME)
