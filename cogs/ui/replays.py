"""What is pressed while looking back at a game: to other turns, through other eyes."""

from __future__ import annotations

import re
from typing import Any

from discord import SelectOption, ui

import lang
from host.after import replaying
from host.after.filming import Format
from host.after.replaying import Eyes, Reel
from host.play.room import Room

from . import ids, screens
from .ids import Verb
from .labels import LINE, fitting

ALL = "+"


def eyes_word(eyes: Eyes) -> str:
    """A viewpoint as a word of a button: `t` the table's, `2` a seat's, `0+1+2` all."""
    return ALL.join(map(str, eyes)) or "t"


def eyes_of(word: str) -> Eyes:
    """The viewpoint a word stands for; the table's if it stands for none."""
    return tuple(int(seat) for seat in word.split(ALL)) if re.fullmatch(r"\d(\+\d)*", word) else ()


def view(room: Room, turn: int, whole: Reel, eyes: Eyes, allowed: list[Eyes], language: str) -> ui.View:
    """⏮ ◀ ▶ ⏭ and the form for a number; below, whose eyes to look through where they differ, and the way into the game again."""
    last = whole.last
    say, seen = lang.interface(language), eyes_word(eyes)
    steps = (("⏮", 0), ("◀", max(0, turn - 1)), ("▶", min(last, turn + 1)), ("⏭", last))
    row: list[ui.Item[Any]] = [
        screens.button(sign, ids.write(Verb.REPLAY, room.id, 0, (str(to), seen, str(n))), off=to == turn)
        for n, (sign, to) in enumerate(steps)
    ]
    row.append(screens.button(say.BUTTONS["turn"], ids.write(Verb.TURN, room.id, 0, (str(last), seen))))
    onward = screens.button(say.BUTTONS["onward"], ids.write(Verb.ONWARD, room.id, 0, (str(turn),)))
    open_end = room.row.phase == "over" and whole.scenes[turn].match.decision is not None
    return screens.view(row, _viewpoints(room, turn, eyes, allowed, language), [onward] if open_end else [])


def _viewpoints(room: Room, turn: int, eyes: Eyes, allowed: list[Eyes], language: str) -> list[ui.Item[Any]]:
    if len(allowed) < 2:
        return []
    options = [
        SelectOption(label=fitting(replaying.viewpoint(room, one, language), LINE), value=eyes_word(one), default=one == eyes)
        for one in allowed
    ]
    return [ui.Select(custom_id=ids.write(Verb.REPLAY, room.id, 0, (str(turn),)), options=options)]


def film_view(room: Room, kind: Format, language: str) -> ui.View:
    """Buttons that show a film to everybody, or as the other kind of picture."""
    words = lang.interface(language).BUTTONS
    other = Format.STILL if kind is Format.FILM else Format.FILM
    share = screens.button(words["share"], ids.write(Verb.SHARE, room.id, 0, (kind.value,)))
    return screens.view((share, screens.button(words[other.value], ids.write(Verb.FILM, room.id, 0, (other.value,)))))
