"""Looking closer: the parts of a game that can be shown large, for oneself alone, and the screen to choose them from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import ButtonStyle, SelectOption, ui

import games
import lang
from games import GAMES
from host.play.room import Room
from host.telling import posts, turns
from host.telling.hidden import holds
from host.telling.posts import Picture
from rules.engine.model import Seat

from . import ids, screens
from .ids import Verb
from .labels import LINE, beside, fitting
from .large import players
from .lines import PAGE, ROW

BUTTONS = 2 * ROW  # more parts than these stand in a list


@dataclass(frozen=True, slots=True)
class Part:
    """Something to look at: its name, and how its picture is made."""

    name: str
    picture: partial[Picture]


def parts(room: Room, user: int, language: str) -> Mapping[str, Part]:
    """What somebody may look at closely, each by a word for its button: the whole board, one's hand, displays or regions, single cards."""
    say, display = lang.interface(language), GAMES[room.row.game].display
    found = {"board": Part(say.look_board(), partial(_board, room, user, language))}
    if room.sits(user) and holds(room.dealt().view(room.seat_of(user))):
        found["hand"] = Part(say.BUTTONS["hand"], partial(_hand, room, room.seat_of(user), language))
    if display is not None:
        named = regions(room, language) if display.parts else players(room, language)
        found |= {f"p{n}": Part(name, partial(posts.large, room, language, part)) for n, (name, part) in enumerate(named.items())}
    return found | (_cards(room, room.seat_of(user), language) if room.sits(user) else {})


def _cards(room: Room, seat: Seat, language: str) -> dict[str, Part]:
    """The cards a player may look at one by one."""
    closeups, game_text = GAMES[room.row.game].closeups, games.text(language, room.row.game)
    view = room.dealt().view(seat)
    found = {}
    for n, (side, card) in enumerate(closeups.cards(view) if closeups else ()):
        name = beside(game_text.term(card, side), game_text.beside(view, object, "", card))
        found[f"c{n}"] = Part(name, partial(posts.faces, room, seat, ((side, card),), language))
    return found


def regions(room: Room, language: str) -> Mapping[str, Any]:
    """The parts that the painter of a game names: regions of a map."""
    words, display = games.text(language, room.row.game).PICTURE, GAMES[room.row.game].display
    return {words[f"region_{region.value}"]: region for region in display.parts} if display else {}


def _board(room: Room, user: int, language: str) -> Picture:
    """The board, marked with what has changed since the last turn of who looks at it."""
    account = turns.own(room, room.seat_of(user)) if room.sits(user) else turns.board(room, room.row.board_from)
    return posts.board_picture(room, account, language)


def _hand(room: Room, seat: int, language: str) -> Picture:
    return posts.held(room, room.dealt().view(seat), language)


def view(room: Room, offered: Mapping[str, Part], language: str, chosen: str = "") -> ui.View:
    """A button for each part, or a list of them; the one that is shown is marked."""
    if len(offered) <= BUTTONS:
        buttons = [
            screens.button(part.name, ids.write(Verb.LOOK, room.id, 0, (word,)), ButtonStyle.primary, off=word == chosen)
            for word, part in offered.items()
        ]
        return screens.view(*(buttons[n : n + ROW] for n in range(0, len(buttons), ROW)))
    options = [SelectOption(label=fitting(part.name, LINE), value=word, default=word == chosen) for word, part in offered.items()]
    placeholder = lang.interface(language).look_question()
    return screens.view((ui.Select(custom_id=ids.write(Verb.LOOK, room.id, 0, ("-",)), options=options[:PAGE], placeholder=placeholder),))
