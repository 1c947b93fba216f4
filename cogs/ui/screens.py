"""What a player sees and presses, as discord.py views.

The views carry no callbacks: every press comes back to `cogs/buttons.py` by its custom_id,
so it works after any restart. They are stopped at once, lest discord.py keep them in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

import games
import lang
from games import GAMES
from host.play.room import Room
from host.telling.hidden import somebody_holds
from host.telling.posts import Picture, is_live
from rules.engine.model import Seat

from . import ids, menu
from .ids import Verb
from .labels import BUTTON, LINE, beside, fitting

BUTTONS, PAGE = 5, 25


@dataclass(frozen=True, slots=True)
class Asked:
    """What a panel is about: its game, the phase and the moment of it, and whether its owner is awaited."""

    game: int
    phase: str
    moment: int
    waits: bool
    stakes: str = ""  # of a question open to all, where the panel says what everybody has staked


def asked(room: Room, seat: Seat | None, *, staked: bool = False) -> Asked:
    """What the panel of a seat is about now; with the stakes of all, if it says them."""
    live = staked and seat in room.waiting and is_live(room)
    stakes = games.text(room.row.lang, room.row.game).stakes(room.dealt().state.table, room.names) if live else ""
    return Asked(room.id, room.row.phase, room.match.moment if room.match else 0, seat in room.waiting, stakes)


@dataclass(frozen=True, slots=True)
class Screen:
    """A private message: its text and what can be pressed."""

    text: str
    view: ui.View | None = None
    files: Sequence[discord.File] = field(default=())
    layout: ui.LayoutView | None = None  # of the newer kind: it holds the text, too
    pictures: Sequence[Picture] = ()  # that the layout shows, still to be drawn
    shows: Asked | None = None  # what it is about, if it is a panel
    path: menu.Path = ()  # where in a move it stands that is not yet said to the end
    since: int | None = None  # the row of the log before what it tells: told again with what follows, if it goes on by itself
    heard: str = ""  # what the press told its owner alone, such as a card that was drawn: the log of the public does not have it


def view(*rows: Sequence[ui.Item[Any]]) -> ui.View:
    """A view of these rows that nobody listens to."""
    made = ui.View(timeout=None)
    for number, row in enumerate(row for row in rows if row):
        for item in row:
            item.row = number
            made.add_item(item)
    made.stop()
    return made


def rows(items: Sequence[ui.Item[Any]]) -> Iterator[Sequence[ui.Item[Any]]]:
    """Buttons in rows of as many as one holds."""
    for n in range(0, len(items), BUTTONS):
        yield items[n : n + BUTTONS]


def button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False) -> ui.Button[Any]:
    return ui.Button(label=fitting(label, BUTTON), custom_id=custom_id, style=style, disabled=off)


# ---------------------------------------------------------------- public messages


def board_view(room: Room) -> ui.View:
    """Play, Hand, Rules, Log: they carry only the game and always answer for the present moment."""
    words = lang.interface(room.row.lang).BUTTONS
    if room.row.paused and room.row.phase == "playing":
        return view((button(words["unpause"], ids.write(Verb.UNPAUSE, room.id), ButtonStyle.success), *_hand_and_rules(room)))
    if room.stuck:
        undo = button(words["unstick"], ids.write(Verb.UNDO, room.id), ButtonStyle.primary)
        return view((undo, *_hand_and_rules(room)))
    if is_live(room):
        return _live_view(room)
    row = _hand_and_rules(room)
    if room.row.phase == "playing":
        row.insert(0, button(words["play"], ids.write(Verb.PLAY, room.id), ButtonStyle.primary))
    if room.given_up and room.row.phase == "playing":
        row.append(button(words["take_seat"], ids.write(Verb.TAKE_SEAT, room.id), ButtonStyle.success))
    if _explains(room):
        row.append(button(words["why"], ids.write(Verb.WHY, room.id)))
    rows = (row[:BUTTONS], row[BUTTONS:])
    return view(_looking_back(room), *rows) if room.row.phase == "over" else view(*rows)


def _looking_back(room: Room) -> list[ui.Item[Any]]:
    """What is done with a game that is over: seen again, played again."""
    words = lang.interface(room.row.lang).BUTTONS
    row: list[ui.Item[Any]] = [button(words[verb], ids.write(verb, room.id)) for verb in (Verb.REVIEW, Verb.FILM, Verb.REPLAY)]
    return [*row, button(words["rematch"], ids.write(Verb.REMATCH, room.id), ButtonStyle.success)]


def _hand_and_rules(room: Room) -> list[ui.Item[Any]]:
    """What everybody may look at: the hand, or where nobody has one the standing orders, the rules, the log, the board more closely."""
    words = lang.interface(room.row.lang).BUTTONS
    orders = (Verb.ORDERS,) if room.game.ORDERS and room.row.phase == "playing" else ()
    verbs = (*((Verb.HAND,) if somebody_holds(room.dealt()) else orders), Verb.RULES, Verb.LOG, Verb.LOOK)
    return [button(words[verb], ids.write(verb, room.id)) for verb in verbs]


def _explains(room: Room) -> bool:
    """Whether the board tells moves of computer players; after the end all of theirs are explained."""
    if room.row.phase == "over":
        return bool(room.computers)
    return any(said.seat in room.computers for said in room.recent if said.n > room.row.board_from)


def _live_view(room: Room) -> ui.View:
    """A decision open to all: those of its moves that anybody may make as public buttons, then any other amount, the hand and the rules."""
    match, words, game_text = room.playing(), lang.interface(room.row.lang).BUTTONS, games.text(room.row.lang, room.row.game)
    assert match.decision is not None
    possible = {move for seat in range(room.row.seats) if seat not in room.computers for move in match.legal(seat)}
    moves = [
        button(label, ids.write(Verb.LIVE, room.id, match.moment, menu.tokens(move)))
        for move, label in game_text.live(match.decision.ask) if move in possible
    ]
    others = button(words["others"], ids.write(Verb.PLAY, room.id))
    return view(*(moves[n : n + 4] for n in range(0, len(moves), 4)), (others, *_hand_and_rules(room)))


def proposal_view(room: Room, proposal_id: int) -> ui.View:
    """Agree, Decline: to this question and no other."""
    words = lang.interface(room.row.lang).BUTTONS
    agree = button(words["agree"], ids.write(Verb.AGREE, room.id, proposal_id), ButtonStyle.success)
    return view((agree, button(words["decline"], ids.write(Verb.DECLINE, room.id, proposal_id), ButtonStyle.danger)))


# ---------------------------------------------------------------- private screens


def named(game_text: lang.GameText, view: Any, move: Any, names: lang.Names) -> str:
    """A move with what its choices are, for somebody who does not have the cards before their eyes."""
    if said := game_text.named(view, move, names):
        return said
    kind = type(move)
    fields = [(name, getattr(move, name)) for name in menu.names(kind)]
    told = [game_text.beside(view, kind, name, value) for name, value in fields]
    if len(fields) > 1 and all(told):  # each choice with its own card
        return ", ".join(f"{game_text.term(value, view.seat)} ({card})" for (_, value), card in zip(fields, told, strict=True))
    return beside(game_text.move(move, view.seat, names), ", ".join(one for one in told if one))


def sure_screen(room: Room, language: str, verb: Verb, text: str, no: str = "no") -> Screen:
    """Whether they really mean it: yes, which does it, or no."""
    words = lang.interface(language).BUTTONS
    yes = button(words[verb], ids.write(verb, room.id), ButtonStyle.danger)
    return Screen(text, view((yes, button(words[no], ids.write(Verb.KEEP_PLAYING, room.id)))))


def mend_screen(room: Room, language: str, text: str) -> Screen:
    """A game that cannot be replayed, with the way out of it."""
    return Screen(text, view((button(lang.interface(language).BUTTONS["resume"], ids.write(Verb.RESUME, room.id)),)))


def log_view(room: Room, language: str, page: int, pages: int) -> ui.View:
    """Buttons to the pages of the log before and after this one."""
    return view(leafing(language, page, pages - 1, lambda to: ids.write(Verb.LOG, room.id, 0, (str(to),))) if pages > 1 else ())


def books_screen(language: str) -> Screen:
    """Asks which rulebook to open."""
    books = [button(games.text(language, game).TITLE, ids.write(Verb.FOUND, 0, 0, (game, "0"))) for game in GAMES]
    return Screen(lang.interface(language).rules_which(), view(*rows(books)))


def rules_view(language: str, game: str, marks: Sequence[tuple[int, str]], page: int | None = None, last: int = 0) -> ui.View:
    """The chapters with their pages, the pages before and after the open one, the form to search and the cards. It belongs to no game."""
    say, open_at = lang.interface(language), max((at for at, _ in marks if at <= (page or 0)), default=0)
    options = [SelectOption(label=fitting(title, LINE), value=str(at), default=at == open_at) for at, title in marks[:PAGE]]
    chapters: ui.Select[Any] = ui.Select(custom_id=ids.write(Verb.FOUND, 0, 0, (game,)), options=options, placeholder=say.rules_choose())
    row = [] if page is None else leafing(language, page, last, lambda to: ids.write(Verb.FOUND, 0, 0, (game, str(to))))
    row.append(button(say.BUTTONS["search"], ids.write(Verb.SEARCH, 0, 0, (game,))))
    if games.text(language, game).CARDS:
        row.append(button(say.BUTTONS["cards"], ids.write(Verb.CARD, 0, 0, (game,))))
    return view((chapters,), row)


def leafing(language: str, page: int, last: int, to: Callable[[int], str]) -> list[ui.Item[Any]]:
    """Previous and Next, off where the pages end."""
    words = lang.interface(language).BUTTONS
    before = button(words["previous"], to(max(page - 1, 0)), off=page == 0)
    return [before, button(words["next"], to(page + 1), off=page >= last)]
