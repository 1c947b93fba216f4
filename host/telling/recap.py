"""What happened, in few lines: in the message that calls somebody, and for one player since their last turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import games
import lang
from lang.interface_text import InterfaceText
from lang.notices import Advised, Paused, Started, TableEvent, TookBack, Unpaused
from rules.engine.model import Seat

from . import turns
from .names import callnames, plain
from .turns import Account

if TYPE_CHECKING:
    from ..play.room import Room
    from ..record.reading import Said

LINES, LENGTH = 8, 600  # of a message that calls somebody
NEAR = 3  # lines about who is near to winning


def told(room: Room, account: Account, language: str, foot: Sequence[str] = ()) -> list[str]:
    """What the reader's own turn came to, what was done to them, then what everybody did: as much as leaves room for the foot."""
    game_text, names = games.text(language, room.row.game), callnames(room)
    mine = game_text.recap((account.upshot,), names, account.reader).done if account.upshot else ()
    recap = game_text.recap(account.turns, names, account.reader)
    besides = happened(room, account.since, language)
    return fitted([*mine, *recap.done_to], [*besides, *recap.done], foot, lang.interface(language))


def since(room: Room, seat: Seat, language: str) -> str:
    """What happened since this player's last turn, in the second person, and who is near to winning; "" if nothing did."""
    foot = near(room, language)
    return "\n".join([*told(room, turns.own(room, seat), language, foot), *foot])


def scene(room: Room, said: Sequence[Said], language: str) -> list[str]:
    """What a turn or a round brought, for nobody in particular; nothing of a set-up that is not worth a line."""
    told = tuple(one.turn for one in turns.stretches(said, room.row.game))
    return [*_besides(room, said, language), *games.text(language, room.row.game).recap(told, callnames(room)).done]


def near(room: Room, language: str) -> list[str]:
    """Who could win, or end the game, within about a turn."""
    if room.row.phase != "playing":
        return []
    return list(games.text(language, room.row.game).near(room.dealt().state.table, callnames(room))[:NEAR])


def fitted(first: Sequence[str], rest: Sequence[str], foot: Sequence[str], say: InterfaceText) -> list[str]:
    """The lines that leave room for the foot: of what comes first the beginning, of the rest the end, and how many are left out."""
    lines, length = LINES - _lines(foot), LENGTH - _length(foot)
    if _fits([*first, *rest], lines, length):
        return [*first, *rest]
    lines, length = lines - 1, length - len(say.more_happened(len(first) + len(rest))) - 1
    if lines < 0 or length < 0:
        return []  # what is asked comes before what happened
    head, tail = list[str](), list[str]()
    for line in first:
        if _fits([*head, line], lines, length):
            head.append(line)
    for line in reversed(rest):
        if _fits([*head, line, *tail], lines, length):
            tail.insert(0, line)
    left_out = len(first) + len(rest) - len(head) - len(tail)
    return [*head, say.more_happened(left_out), *tail]


def fit(texts: Sequence[str]) -> bool:
    """Whether these make a message that calls somebody."""
    return _fits(texts, LINES, LENGTH)


def _fits(texts: Sequence[str], lines: int, length: int) -> bool:
    return _lines(texts) <= lines and _length(texts) <= length


def _lines(texts: Sequence[str]) -> int:
    return sum(text.count("\n") + 1 for text in texts)


def _length(texts: Sequence[str]) -> int:
    return sum(len(text) + 1 for text in texts)


# ---------------------------------------------------------------- besides the game


def happened(room: Room, since: int, language: str) -> list[str]:
    """What happened at the table besides the game after this row: who left, who came."""
    return _besides(room, [said for said in room.recent if said.n > since], language)


def _besides(room: Room, told: Sequence[Said], language: str) -> list[str]:
    say, names = lang.interface(language), callnames(room)
    events = (news for said in told for news in said.news if isinstance(news, TableEvent))
    return [say.happened(plainly(one), names) for one in events if is_news(one)]


def is_news(event: TableEvent) -> bool:
    """Not that the game began, rests or goes on, which the board shows, nor a hint, nor a step that its player took back alone."""
    if isinstance(event, Started):
        return bool(event.digest)  # it goes on from another game: nobody would know
    return not isinstance(event, Paused | Unpaused | Advised) and not (isinstance(event, TookBack) and not event.consent)


def plainly(happening: TableEvent) -> TableEvent:
    """A happening whose names have no effect on the text around them."""
    said = {field.name: getattr(happening, field.name) for field in fields(happening)}
    names: dict[str, Any] = {name: plain(text) for name, text in said.items() if isinstance(text, str)}
    return replace(happening, **names)
