"""The lobby as it is pressed: the public message, and the private screens behind its buttons."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

import games
import lang
from host.days.tempo import STOCK
from host.lessons import LESSONS
from host.play import lobby
from host.play.room import Room
from host.telling.gathering import roles, setting, wanted
from host.telling.posts import plain
from lang.errors import HostError

from . import ids
from .ids import Verb
from .screens import BUTTONS, Screen, button, sure_screen, view


def lobby_view(room: Room) -> ui.View | None:
    """What makes a game of it first: Join, Add a bot, Start. What the table lacks has a colour; to close it stands far from Start.

    Everybody sees the same message: Join and Add a bot are blue while players are missing, plain when they no longer are, and off
    when there is no seat.
    """
    if room.row.phase != "lobby":
        return None
    words, full, missing = lang.interface(room.row.lang).BUTTONS, not lobby.free(room), lobby.missing(room) > 0

    def press(verb: Verb, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False) -> ui.Button[Any]:
        return button(words[verb], ids.write(verb, room.id), style, off=off)

    wanted = ButtonStyle.primary if missing else ButtonStyle.secondary
    join = press(Verb.JOIN, wanted, off=full)
    label = words["remove_computer"] if full and room.computers else words[Verb.COMPUTER]
    computer = button(label, ids.write(Verb.COMPUTER, room.id), wanted, off=full and not room.computers)
    rare = (press(verb) for verb in (Verb.SEAT, Verb.OPTIONS, Verb.RULES, Verb.LEAVE, Verb.CANCEL))
    learn = [button(words[Verb.LEARN], ids.write(Verb.LEARN, 0, 0, (room.row.game,)))] if room.row.game in LESSONS else []
    return view((join, computer, press(Verb.START, ButtonStyle.success, off=missing), *learn), tuple(rare))


def seated_screen(room: Room, user: int, language: str) -> Screen:
    """For somebody who presses Join and has joined: where they sit, and what else they may want."""
    say, place = lang.interface(language), roles(room, language)[room.seat_of(user)]
    row = [button(say.BUTTONS[verb], ids.write(verb, room.id)) for verb in (Verb.SEAT, Verb.LEAVE, Verb.WORDS)]
    return Screen(say.already_seated(place), view(row))


def seat_screen(room: Room, user: int, language: str) -> Screen:
    say, mine = lang.interface(language), room.seat_of(user)
    row = [
        button(place, ids.write(Verb.SIT, room.id, 0, (str(seat),)), ButtonStyle.primary if seat == mine else ButtonStyle.secondary)
        for seat, place in enumerate(roles(room, language))
    ]
    return Screen(say.seat_question(), view(row, (button(say.BUTTONS[Verb.WORDS], ids.write(Verb.WORDS, room.id)),)))


def options_screen(room: Room, language: str, above: str = "", *, threads: bool = False, boxes: bool = False) -> Screen:
    """Every option of the game as a button that turns it, whether it gets a thread where there can be one, and the channel's language."""
    say, game_text, chosen = lang.interface(language), games.text(language, room.row.game), lobby.options(room)
    items: list[ui.Item[Any]] = []
    lines = [above, say.options_question()] if above else [say.options_question()]
    for name, choice in game_text.CHOICES.items():
        value = getattr(chosen, name)
        shown = setting(value, language)
        lines.append(f"- **{say.option_value(choice.name, shown)}** · {choice.description}")
        style = ButtonStyle.success if value is True else ButtonStyle.secondary
        items.append(button(say.option_value(choice.name, shown), ids.write(Verb.OPTION, room.id, 0, (name,)), style))
    if boxes or lobby.box_name(room):
        box = say.box_option(lobby.box_name(room))
        lines.append(f"- **{plain(box)}** · {say.BOX_ABOUT}")
        items.append(button(box, ids.write(Verb.BOX, room.id)))
    friendly = say.friendly(say.ON if room.row.friendly else say.OFF)
    lines.append(f"- **{friendly}** · {say.friendly_about()}")
    items.append(button(friendly, ids.write(Verb.FRIENDLY, room.id), ButtonStyle.success if room.row.friendly else ButtonStyle.secondary))
    patience, pace = say.patience_option(abs(room.row.patience)), say.pace_option(room.row.pace, STOCK[room.row.pace])
    lines += [f"- **{patience}** · {say.PATIENCE_ABOUT}", f"- **{pace}** · {say.PACE_ABOUT}"]
    items += [button(patience, ids.write(Verb.PATIENCE, room.id)), button(pace, ids.write(Verb.PACE, room.id))]
    hints = say.hints(say.ON if room.row.hints else say.OFF)
    lines.append(f"- **{hints}** · {say.HINTS_ABOUT}")
    items.append(button(hints, ids.write(Verb.HINTS, room.id)))
    if threads:
        own = say.thread_option(say.ON if room.row.in_thread else say.OFF)
        lines.append(f"- **{own}** · {say.THREAD_ABOUT}")
        items.append(button(own, ids.write(Verb.THREAD, room.id)))
    items.append(button(lang.interface(room.row.lang).LANGUAGE, ids.write(Verb.SPEAK, room.id)))
    return Screen("\n".join(lines), view(*(items[n : n + BUTTONS] for n in range(0, len(items), BUTTONS))))


def computer_screen(room: Room, user: int, language: str, host_error: HostError | None = None, *, gentle: bool = False) -> Screen:
    """Add a computer player of some level while there is a seat, or take one away; once it can start, who may, and the button for it.

    Where they are to be `gentle` the easiest level is suggested."""
    say, full = lang.interface(language), not lobby.free(room)
    places, computers = roles(room, language), room.computers.items()
    lines = [say.host_error(host_error.why)] if host_error else []
    lines += [say.lobby_computer(places[seat], row.name, say.LEVELS[row.level]) for seat, row in computers if row.level]
    levels = () if full else lobby.LEVELS
    suggested = lobby.LEVELS[0] if gentle else ""
    row = [
        button(
            say.computer_label(level), ids.write(Verb.ADD_COMPUTER, room.id, 0, (level,)),
            ButtonStyle.primary if level == suggested else ButtonStyle.secondary,
        )
        for level in levels
    ]  # fmt: skip
    if room.computers:
        row.append(button(say.BUTTONS["remove_computer"], ids.write(Verb.DROP_COMPUTER, room.id)))
    if not lobby.missing(room):
        lines.append(wanted(room, language))
        if lobby.may_start(room, user):
            row.append(button(say.BUTTONS[Verb.START], ids.write(Verb.START, room.id), ButtonStyle.success))
    if not full:
        lines += [say.computer_question(), *([say.computer_gentle(say.LEVELS[suggested])] if suggested else [])]
    return Screen("\n".join(lines), view(row))


def close_screen(room: Room, language: str) -> Screen:
    """Whether the table is really to be closed."""
    return sure_screen(room, language, Verb.CLOSE, lang.interface(language).close_question(), no="keep_open")
