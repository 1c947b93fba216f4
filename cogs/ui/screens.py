"""What a player sees and presses, as discord.py views.

The views carry no callbacks: every press comes back through one door (`cogs/door.py`) by its custom_id,
so it works after any restart. They are stopped at once, lest discord.py keep them in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

import lang
from host import lobby
from host.games import GAMES
from host.posts import callnames, is_live, roles, setting
from host.room import Room
from lang.troubles import Trouble
from rules.engine.model import Seat

from . import ids, menu
from .menu import Menu, Path

BUTTONS, PAGE = 5, 25
Words = Callable[[Any], str]


@dataclass(frozen=True, slots=True)
class Screen:
    """A private message: its text and what can be pressed."""

    text: str
    view: ui.View | None = None
    files: Sequence[discord.File] = field(default=())


def view(*rows: Sequence[ui.Item[Any]]) -> ui.View:
    """A view of these rows that nobody listens to."""
    made = ui.View(timeout=None)
    for number, row in enumerate(row for row in rows if row):
        for item in row:
            item.row = number
            made.add_item(item)
    made.stop()
    return made


def button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False) -> ui.Button[Any]:
    return ui.Button(label=label[:80], custom_id=custom_id, style=style, disabled=off)


# ---------------------------------------------------------------- public messages


def lobby_view(room: Room) -> ui.View | None:
    """Join, Leave, My seat, Options; Start, Cancel."""
    if room.row.phase != "lobby":
        return None
    words = lang.house(room.row.lang).BUTTONS

    def press(verb: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False) -> ui.Button[Any]:
        return button(words[verb], ids.write(verb, room.id), style, off=off)

    full = len(room.seats) == len(lobby.places(room))
    first = (press("join", ButtonStyle.success, off=full), press("leave"), press("seat"), press("options"))
    start = press("start", ButtonStyle.primary, off=lobby.missing(room) > 0)
    return view(first, (start, press("cancel", ButtonStyle.danger), press("computer", off=full and not room.computers), press("rules")))


def board_view(room: Room) -> ui.View:
    """Play, Hand, Rules: they carry only the game and always answer for the present moment."""
    words = lang.house(room.row.lang).BUTTONS
    if is_live(room):
        return _live_view(room)
    row = [button(words[verb], ids.write(verb, room.id)) for verb in ("hand", "rules")]
    if room.row.phase == "playing":
        row.insert(0, button(words["play"], ids.write("play", room.id), ButtonStyle.primary))
    if room.row.phase == "over":
        row.append(button(words["rematch"], ids.write("rematch", room.id), ButtonStyle.success))
    if room.given_up and room.row.phase == "playing":
        row.append(button(words["take_seat"], ids.write("takeseat", room.id), ButtonStyle.success))
    if _explains(room):
        row.append(button(words["why"], ids.write("why", room.id)))
    return view(row)


def _explains(room: Room) -> bool:
    """Whether the board tells moves of computer players; after the end all of theirs are explained."""
    if room.row.phase == "over":
        return bool(room.computers)
    return any(said.seat in room.computers for said in room.recent if said.n > room.row.board_from)


def _live_view(room: Room) -> ui.View:
    """A decision open to all: its moves as public buttons, then any other amount, the hand and the rules."""
    match, words, tongue = room.playing(), lang.house(room.row.lang).BUTTONS, lang.game(room.row.lang, room.row.game)
    assert match.decision is not None
    moves = [button(label, ids.write("live", room.id, match.moment, menu.tokens(move))) for move, label in tongue.live(match.decision.ask)]
    verbs = (("others", "play"), ("hand", "hand"), ("rules", "rules"))
    last = [button(words[word], ids.write(verb, room.id)) for word, verb in verbs]
    return view(*(moves[n : n + 4] for n in range(0, len(moves), 4)), last)


def plea_view(room: Room, seal: int) -> ui.View:
    """Agree, Decline: to this question and no other."""
    words = lang.house(room.row.lang).BUTTONS
    agree = button(words["agree"], ids.write("agree", room.id, seal), ButtonStyle.success)
    return view((agree, button(words["decline"], ids.write("decline", room.id, seal), ButtonStyle.danger)))


# ---------------------------------------------------------------- the private menu of moves


def moves(room: Room, seat: Seat, language: str, path: Path = (), page: int = 0, above: str = "") -> Screen:
    """The next question to this seat after a path, with only what is legal."""
    match, tongue = room.playing(), lang.game(language, room.row.game)
    assert match.decision is not None
    legal = match.legal(seat)
    asked = menu.menu(legal, path)
    ask = "" if len(menu.menu(legal).path) < len(asked.path) else tongue.ask(match.decision.ask, callnames(room))
    text = [above, ask, *_question(asked, tongue, match.view(seat), callnames(room), ask)]
    rows = _choices(room, seat, language, asked, page)
    return Screen("\n".join(line for line in text if line), view(*rows, _foot(room, seat, language, legal, asked)))


def _question(asked: Menu, tongue: lang.GameTongue, view: Any, names: lang.Names, ask: str) -> list[str]:
    """The way that was chosen, small, and the question that is open: once, for what is asked at first may be the question itself."""
    if asked.kind is None or asked.field is None or (ask and not asked.so_far and _plain(asked, ask)):
        return []
    chosen = [tongue.kind(asked.kind)]
    for name, value in zip(menu.names(asked.kind), asked.so_far, strict=False):
        chosen.append(_beside(_value(tongue, asked.kind, name, value, view.seat, names), tongue.beside(view, asked.kind, name, value)))
    way = [] if ask and not asked.so_far else [f"-# {' → '.join(chosen)}"]
    return [*way, f"**{tongue.field(asked.kind, asked.field)}**"]


def _plain(asked: Menu, ask: str) -> bool:
    """Whether what is asked at first leaves no doubt what to press: it is put as a question, or one press answers it."""
    return "?" in ask or (asked.most <= 1 and all(choice.move is not None for choice in asked.choices))


def _choices(room: Room, seat: Seat, language: str, asked: Menu, page: int) -> list[list[ui.Item[Any]]]:
    say, moment = lang.house(language), room.playing().moment
    if asked.many:
        return _several(room, seat, language, asked)
    if asked.form:
        numbers = [choice.value for choice in asked.choices]
        few = [*numbers[: BUTTONS - 1]]
        row = [button(str(n), ids.write("m", room.id, moment, (*asked.path, str(n)))) for n in few]
        return [[*row, button(say.BUTTONS["other"], ids.write("form", room.id, moment, asked.path), ButtonStyle.primary)]]
    pages = max(1, -(-len(asked.choices) // PAGE))
    page %= pages
    shown = asked.choices[page * PAGE : (page + 1) * PAGE]
    labels = [_label(asked, choice, language, room, seat) for choice in shown]
    if len(asked.choices) <= BUTTONS:
        style = ButtonStyle.primary if asked.kind is None else ButtonStyle.secondary
        pairs = zip(labels, shown, strict=True)
        return [[button(label, ids.write("m", room.id, moment, choice.path), style) for label, choice in pairs]]
    options = [SelectOption(label=label[:100], value=choice.path[-1]) for label, choice in zip(labels, shown, strict=True)]
    hint = say.page(page + 1, pages) if pages > 1 else say.your_move()
    select: ui.Select[Any] = ui.Select(custom_id=ids.write("s", room.id, moment, asked.path), options=options, placeholder=hint)
    turn: list[ui.Item[Any]] = []
    if pages > 1:
        turn = [button(say.BUTTONS["more"], ids.write("n", room.id, moment, (str((page + 1) % pages), *asked.path)))]
    return [[select], turn]


def _several(room: Room, seat: Seat, language: str, asked: Menu) -> list[list[ui.Item[Any]]]:
    """A tuple field: one multiple choice, and a button for nothing where nothing is legal."""
    say, tongue, moment = lang.house(language), lang.game(language, room.row.game), room.playing().moment
    names = callnames(room)
    assert asked.kind and asked.field
    labels = [tongue.choice(asked.kind, asked.field, item, seat, names)[:100] for item in asked.items[:PAGE]]
    values = [f"{n}#{menu.token(item)}" for n, item in enumerate(asked.items[:PAGE])]
    options = [SelectOption(label=label, value=value) for label, value in zip(labels, values, strict=True)]
    least, most = max(1, asked.least), min(asked.most, len(options))
    select: ui.Select[Any] = ui.Select(
        custom_id=ids.write("t", room.id, moment, asked.path),
        options=options, placeholder=say.pick(least, most), min_values=least, max_values=most,
    )  # fmt: skip
    none: list[ui.Item[Any]] = []
    if asked.least == 0:
        none = [button(say.BUTTONS["none"], ids.write("m", room.id, moment, (*asked.path, "")))]
    return [[select], none]


def _label(asked: Menu, choice: menu.Choice, language: str, room: Room, seat: Seat) -> str:
    tongue, view, names = lang.game(language, room.row.game), room.playing().view(seat), callnames(room)
    remark = tongue.remark(view, choice.move, room.names) if choice.move is not None else ""
    if isinstance(choice.value, type):
        single = choice.move is not None and menu.names(choice.value)
        return _beside(tongue.move(choice.move, seat, names) if single else tongue.kind(choice.value), remark)
    assert asked.kind and asked.field
    label = _value(tongue, asked.kind, asked.field, choice.value, seat, names)
    return _beside(label, remark or tongue.beside(view, asked.kind, asked.field, choice.value))


def named(tongue: lang.GameTongue, view: Any, move: Any, names: lang.Names) -> str:
    """A move with what its choices are, for whom the cards are not before his eyes."""
    fields = ((name, getattr(move, name)) for name in menu.names(type(move)))
    told = [tongue.beside(view, type(move), name, value) for name, value in fields]
    return _beside(tongue.move(move, view.seat, names), ", ".join(one for one in told if one))


def _beside(label: str, remark: str) -> str:
    return f"{label} · {remark}" if remark else label


def _value(tongue: lang.GameTongue, kind: type, field: str, value: Any, seat: Seat, names: lang.Names) -> str:
    return str(value) if type(value) is int else tongue.choice(kind, field, value, seat, names)


def _foot(room: Room, seat: Seat, language: str, legal: Sequence[Any], asked: Menu) -> list[ui.Item[Any]]:
    """Back; at the first question also the hand, taking back, and standing orders."""
    say, tongue, match = lang.house(language), lang.game(language, room.row.game), room.playing()
    if asked.path and (len(menu.menu(legal).path) < len(asked.path)):
        before = menu.back(legal, asked.path)
        return [button(say.BUTTONS["back"], ids.write("n", room.id, match.moment, ("0", *before)))]
    foot: list[ui.Item[Any]] = [button(say.BUTTONS["hand"], ids.write("hand", room.id))]
    if match.own_step(seat) is not None:
        foot.append(button(say.BUTTONS["undo"], ids.write("undo", room.id, room.n)))
    given = room.orders_of(seat)
    for n, order in enumerate(room.game.orders(match.view(seat))[:3]):
        if order not in given:
            foot.append(button(tongue.order(order), ids.write("order", room.id, match.moment, (str(n),))))
    return foot


def confirm(room: Room, seat: Seat, language: str, move: Any, preview: str) -> Screen:
    """The last press of a move whose odds or costs are shown first."""
    say, tongue, match = lang.house(language), lang.game(language, room.row.game), room.playing()
    path = menu.tokens(move)
    label = _beside(tongue.move(move, seat, callnames(room)), tongue.remark(match.view(seat), move, room.names))
    go = button(label, ids.write("go", room.id, match.moment, path), ButtonStyle.primary)
    before = menu.back(match.legal(seat), path)
    return Screen(preview, view((go, button(say.BUTTONS["back"], ids.write("n", room.id, match.moment, ("0", *before))))))


# ---------------------------------------------------------------- other private screens


def finished(room: Room, seat: Seat, language: str, text: str) -> Screen:
    """After a press when nothing more is asked of this seat now."""
    say, rows = lang.house(language), []
    if room.row.phase == "playing":
        row = [button(say.BUTTONS["hand"], ids.write("hand", room.id))]
        if room.playing().own_step(seat) is not None:
            row.append(button(say.BUTTONS["undo"], ids.write("undo", room.id, room.n)))
        rows.append(row)
    return Screen(text, view(*rows))


def seat_screen(room: Room, user: int, language: str) -> Screen:
    say, mine = lang.house(language), room.seat_of(user)
    row = [
        button(place, ids.write("sit", room.id, 0, (str(seat),)), ButtonStyle.primary if seat == mine else ButtonStyle.secondary)
        for seat, place in enumerate(roles(room, language))
    ]
    return Screen(say.seat_question(), view(row))


def options_screen(room: Room, language: str, above: str = "") -> Screen:
    """Every option of the game as a button that turns it, and the channel's language."""
    say, tongue, chosen = lang.house(language), lang.game(language, room.row.game), lobby.options(room)
    items: list[ui.Item[Any]] = []
    lines = [above, say.options_question()] if above else [say.options_question()]
    for name, choice in tongue.CHOICES.items():
        value = getattr(chosen, name)
        shown = setting(value, language)
        lines.append(f"- **{say.option_value(choice.name, shown)}** · {choice.description}")
        style = ButtonStyle.success if value is True else ButtonStyle.secondary
        items.append(button(say.option_value(choice.name, shown), ids.write("option", room.id, 0, (name,)), style))
    items.append(button(say.hints(say.ON if room.row.hints else say.OFF), ids.write("hints", room.id)))
    items.append(button(lang.house(room.row.lang).LANGUAGE, ids.write("speak", room.id)))
    return Screen("\n".join(lines), view(*(items[n : n + BUTTONS] for n in range(0, len(items), BUTTONS))))


def computer_screen(room: Room, language: str, trouble: Trouble | None = None) -> Screen:
    """Add a computer player of some level, or take one away; above, who is there already."""
    say = lang.house(language)
    seated = [say.lobby_computer(roles(room, language)[seat], row.name, say.LEVELS[row.level]) for seat, row in room.computers.items()]
    row = [button(say.computer_label(level), ids.write("addcomputer", room.id, 0, (level,))) for level in lobby.LEVELS]
    if room.computers:
        row.append(button(say.BUTTONS["remove_computer"], ids.write("dropcomputer", room.id), ButtonStyle.danger))
    lines = [*([say.trouble(trouble.why)] if trouble else []), *seated, say.computer_question()]
    return Screen("\n".join(lines), view(row))


def sure_screen(room: Room, language: str, verb: str, text: str) -> Screen:
    """Whether he really means it: yes, which does it, or no."""
    words = lang.house(language).BUTTONS
    yes = button(words[verb], ids.write(verb, room.id), ButtonStyle.danger)
    return Screen(text, view((yes, button(words["no"], ids.write("no", room.id)))))


def log_view(room: Room, language: str, page: int, pages: int) -> ui.View:
    """To the pages of the log before and after this one."""
    return view(_leafing(language, page, pages - 1, lambda to: ids.write("log", room.id, 0, (str(to),))) if pages > 1 else ())


def hand_view(room: Room, seat: Seat, language: str) -> ui.View | None:
    if not room.orders_of(seat) or room.row.phase != "playing":
        return None
    return view((button(lang.house(language).BUTTONS["stop_orders"], ids.write("stop", room.id), ButtonStyle.danger),))


def books_screen(language: str) -> Screen:
    """Which rulebook to open."""
    row = [button(lang.game(language, game).TITLE, ids.write("found", 0, 0, (game, "0"))) for game in GAMES]
    return Screen(lang.house(language).rules_which(), view(row))


def rules_view(language: str, game: str, marks: Sequence[tuple[int, str]], page: int | None = None, last: int = 0) -> ui.View:
    """The chapters with their pages, the pages before and after the open one, and the form to search. It belongs to no game."""
    say, open_at = lang.house(language), max((at for at, _ in marks if at <= (page or 0)), default=0)
    options = [SelectOption(label=title[:100], value=str(at), default=at == open_at) for at, title in marks[:PAGE]]
    chapters: ui.Select[Any] = ui.Select(custom_id=ids.write("found", 0, 0, (game,)), options=options, placeholder=say.rules_choose())
    row = [] if page is None else _leafing(language, page, last, lambda to: ids.write("found", 0, 0, (game, str(to))))
    return view((chapters,), (*row, button(say.BUTTONS["search"], ids.write("search", 0, 0, (game,)))))


def _leafing(language: str, page: int, last: int, to: Callable[[int], str]) -> list[ui.Item[Any]]:
    """Previous and Next, off where the pages end."""
    words = lang.house(language).BUTTONS
    before = button(words["previous"], to(max(page - 1, 0)), off=page == 0)
    return [before, button(words["next"], to(page + 1), off=page >= last)]
