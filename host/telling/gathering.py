"""The lobby in words: the game for somebody who has never heard of it, who sits where, and what is wanted before it can start."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import games
import lang
from games import GAMES
from lang.shared import shortened

from ..days.tempo import STOCK, USUAL_PATIENCE
from ..play import lobby, shuffle
from ..play.room import Room
from .posts import Post, plain, result

THREAD_NAME = 100  # characters


def gathering(room: Room, age: int) -> Post:
    """The lobby's message; `age` is how many seconds it stays open."""
    say, game_text = lang.interface(room.row.lang), games.text(room.row.lang, room.row.game)
    if room.row.phase in ("cancelled", "expired"):
        return Post(say.lobby_closed(game_text.TITLE, room.row.phase))
    lines = [say.lobby_head(game_text.TITLE, _opener(room)), game_text.BLURB, f"**{lasts(room.row.game, room.row.lang)}**", *_seats(room)]
    if room.row.onward:
        lines.append(say.lobby_onward(room.row.onward_turn))
    lines.append(say.lobby_options(chosen_options(room, room.row.lang)))
    if room.row.phase == "lobby":
        lines += [wanted(room, room.row.lang), f"-# {say.lobby_expires(room.row.opened + age)}"]
    seal = shuffle.commitment(room.row.secret)
    proof = say.lobby_dealt(_additions(room), seal, shuffle.seed_hash(room.row.seed)) if room.row.seed else say.lobby_commitment(seal)
    return Post("\n".join([*lines, proof]))


def line(room: Room) -> str:
    """The one line that a channel keeps of a game played in a thread: where it is, who plays, at the end who has won."""
    say, title, where = lang.interface(room.row.lang), games.text(room.row.lang, room.row.game).TITLE, f"<#{room.row.channel}>"
    match room.row.phase:
        case "lobby":
            return say.line_gathering(title, _opener(room), where)
        case "playing":
            return say.line_playing(title, [f"**{plain(row.name)}**" for row in room.seats], where)
        case "over":
            return say.line_over(title, result(room, room.row.lang, 0)[0], where)
        case closed:
            return say.lobby_closed(title, closed)


def thread_name(room: Room) -> str:
    """What a game's thread is called: the game, and who plays it."""
    names = ", ".join(row.name for row in room.seats)
    return shortened(f"{games.text(room.row.lang, room.row.game).TITLE} · {names}", THREAD_NAME)


def lasts(game: str, language: str) -> str:
    """A line that says for how many a game is, and how long it takes."""
    seats = GAMES[game].rules.SEATS
    return lang.interface(language).lasts(min(seats), max(seats), GAMES[game].minutes)


def wanted(room: Room, language: str) -> str:
    """What the table waits for: players, or that somebody starts, and who may."""
    say, missing = lang.interface(language), lobby.missing(room)
    if missing:
        return say.lobby_missing(missing)
    return say.lobby_ready(_opener(room) if lobby.waits_for_opener(room) else "", lobby.free(room))


def _additions(room: Room) -> list[tuple[str, int, str]]:
    """What each player's join added to the shuffle, by seat: a number, and words if they gave any."""
    held = {row.seat: (plain(row.name), row.words) for row in room.seats}
    named = ((*held.get(seat, ("?", "")), number) for seat, number in enumerate(json.loads(room.row.joins)))
    return [(name, number, words) for name, words, number in named]


def _opener(room: Room) -> str:
    return next((plain(row.name) for row in room.seats if row.user == room.row.opener), "?")


def _seats(room: Room) -> Iterator[str]:
    """A line a seat: who sits there. A free one is listed only while somebody may still take it."""
    say, places = lang.interface(room.row.lang), roles(room, room.row.lang)
    held = {row.seat: row for row in room.seats}
    for seat, place in enumerate(places):
        row = held.get(seat)
        if row is None:
            if room.row.phase == "lobby":
                yield say.lobby_free(place)
        elif row.level is not None:
            yield say.lobby_computer(place, row.name, say.LEVELS[row.level])
        else:
            yield say.lobby_seat(place, plain(row.name), places[row.wish] if row.wish is not None else "", row.words)


def roles(room: Room, language: str) -> list[str]:
    """What the seats of a lobby are called."""
    named = games.text(language, room.row.game).ROLES
    where = lobby.chairs(room) if room.row.onward else lobby.places(room)
    return [named[place] if named else lang.interface(language).place(place + 1) for place in where]


def chosen_options(room: Room, language: str) -> list[str]:
    """The options that differ from the basic game, in words."""
    say, game_text = lang.interface(language), games.text(language, room.row.game)
    chosen, basic = lobby.options(room), room.game.Options()
    changed = [field.name for field in fields(chosen) if getattr(chosen, field.name) != getattr(basic, field.name)]
    named = ((game_text.CHOICES[name].name, getattr(chosen, name)) for name in changed if name in game_text.CHOICES)
    words = [name if value is True else say.option_value(name, setting(value, language)) for name, value in named]
    if box := lobby.box_name(room):
        words.append(say.box_chosen(plain(box)))
    if room.row.patience not in (-1, USUAL_PATIENCE):
        words.append(say.patience_option(room.row.patience))
    if room.row.pace:
        words.append(say.pace_option(room.row.pace, STOCK[room.row.pace]))
    words += [say.friendly(say.ON)] if room.row.friendly else []
    words = words if room.row.hints else [*words, say.hints(say.OFF)]
    return [*words, say.THREAD_CHOSEN] if room.row.in_thread else words


def setting(value: Any, language: str) -> str:
    """The value of an option in words."""
    say = lang.interface(language)
    if type(value) is bool:
        return say.ON if value else say.OFF
    return str(value or say.NO_LIMIT)
