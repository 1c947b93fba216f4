"""What a player sees and presses, as discord.py views.

The views carry no callbacks: every press comes back through one door (`cogs/door.py`) by its custom_id,
so it works after any restart. They are stopped at once, lest discord.py keep them in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

import games
import lang
from games import GAMES
from host.hidden import holds, somebody_holds
from host.posts import is_live
from host.room import Room
from rules.engine.dice import Dice
from rules.engine.model import Kind, Seat

from . import ids, menu
from .ids import Verb
from .labels import BUTTON, LINE, beside, fitting
from .menu import Menu, Path
from .prompt import Prompt

BUTTONS, PAGE = 5, 25


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
    return view(_looking_back(room), row) if room.row.phase == "over" else view(row[:BUTTONS], row[BUTTONS:])


def _looking_back(room: Room) -> list[ui.Item[Any]]:
    """What is done with a game that is over: seen again, played again."""
    words = lang.interface(room.row.lang).BUTTONS
    row: list[ui.Item[Any]] = [button(words[verb], ids.write(verb, room.id)) for verb in (Verb.FILM, Verb.REPLAY)]
    return [*row, button(words["rematch"], ids.write(Verb.REMATCH, room.id), ButtonStyle.success)]


def _hand_and_rules(room: Room) -> list[ui.Item[Any]]:
    """What everybody may look at: the hand only where somebody has one, the rules, the log."""
    words = lang.interface(room.row.lang).BUTTONS
    verbs = (Verb.HAND, Verb.RULES, Verb.LOG) if somebody_holds(room.dealt()) else (Verb.RULES, Verb.LOG)
    return [button(words[verb], ids.write(verb, room.id)) for verb in verbs]


def _explains(room: Room) -> bool:
    """Whether the board tells moves of computer players; after the end all of theirs are explained."""
    if room.row.phase == "over":
        return bool(room.computers)
    return any(said.seat in room.computers for said in room.recent if said.n > room.row.board_from)


def _live_view(room: Room) -> ui.View:
    """A decision open to all: its moves as public buttons, then any other amount, the hand and the rules."""
    match, words, game_text = room.playing(), lang.interface(room.row.lang).BUTTONS, games.text(room.row.lang, room.row.game)
    assert match.decision is not None
    moves = [
        button(label, ids.write(Verb.LIVE, room.id, match.moment, menu.tokens(move))) for move, label in game_text.live(match.decision.ask)
    ]
    others = button(words["others"], ids.write(Verb.PLAY, room.id))
    return view(*(moves[n : n + 4] for n in range(0, len(moves), 4)), (others, *_hand_and_rules(room)))


def proposal_view(room: Room, seal: int) -> ui.View:
    """Agree, Decline: to this question and no other."""
    words = lang.interface(room.row.lang).BUTTONS
    agree = button(words["agree"], ids.write(Verb.AGREE, room.id, seal), ButtonStyle.success)
    return view((agree, button(words["decline"], ids.write(Verb.DECLINE, room.id, seal), ButtonStyle.danger)))


# ---------------------------------------------------------------- the private menu of moves


def moves(prompt: Prompt, path: Path = (), page: int = 0, above: str = "") -> Screen:
    """The next question to this seat after a path, with only what is legal."""
    assert prompt.match.decision is not None
    if not prompt.legal:
        words, room = lang.interface(prompt.language), prompt.room
        undo = button(words.BUTTONS["unstick"], ids.write(Verb.UNDO, room.id), ButtonStyle.primary)
        return Screen("\n".join(line for line in (above, words.stuck([prompt.names[one] for one in room.stuck])) if line), view((undo,)))
    asked = prompt.menu(path)
    ask = "" if prompt.begun(asked) else prompt.text.ask(prompt.match.decision.ask, prompt.names)
    text = [above, ask, *_question(prompt, asked, ask)]
    offers = _several(prompt, asked) if asked.many else _choices(prompt, asked, page)
    foot = [*offers.besides, *_foot(prompt, asked)][:BUTTONS]
    return Screen("\n".join(line for line in text if line), _zones(prompt.language, offers.leads, foot, offers.finals))


def _question(prompt: Prompt, asked: Menu, ask: str) -> list[str]:
    """The way that was chosen, small, and the question that is open: once, for what is asked at first may be the question itself."""
    if asked.kind is None or asked.field is None or (ask and not asked.so_far and _plain(asked, ask)):
        return []
    chosen = [prompt.text.kind(asked.kind, prompt.seat)]
    for name, value in zip(menu.names(asked.kind), asked.so_far, strict=False):
        label = prompt.text.choice(asked.kind, name, value, prompt.seat, prompt.names)
        chosen.append(beside(label, prompt.text.beside(prompt.view, asked.kind, name, value)))
    way = [] if ask and not asked.so_far else [f"-# {' → '.join(chosen)}"]
    return [*way, f"**{prompt.text.field(asked.kind, asked.field)}**"]


def _plain(asked: Menu, ask: str) -> bool:
    """Whether what is asked at first leaves no doubt what to press: it is put as a question, or one press answers it."""
    return "?" in ask or (asked.most <= 1 and all(choice.move is not None for choice in asked.choices))


@dataclass(frozen=True, slots=True)
class Offers:
    """What a question offers: what leads on or can be taken back, what plays at once for good, and what stands beside the foot."""

    leads: Sequence[ui.Item[Any]]
    finals: Sequence[ui.Item[Any]] = ()
    besides: Sequence[ui.Item[Any]] = ()


def _zones(language: str, leads: Sequence[ui.Item[Any]], foot: Sequence[ui.Item[Any]], finals: Sequence[ui.Item[Any]]) -> ui.View:
    """The rows of a private menu: what cannot be taken back stands in the third, and nothing else does, whatever a finger was on before."""
    head = button(lang.interface(language).BUTTONS["final"], ids.HEADING, off=True)
    return view(leads or (head,), foot, finals) if finals else view(leads, foot)


def _choices(prompt: Prompt, asked: Menu, page: int) -> Offers:
    say, game, moment = lang.interface(prompt.language), prompt.room.id, prompt.match.moment
    if asked.form:
        few = asked.choices[: BUTTONS - 1]
        other = button(say.BUTTONS["other"], ids.write(Verb.FORM, game, moment, asked.path), ButtonStyle.primary)
        offers = _buttons(prompt, asked, few)
        return replace(offers, leads=[*offers.leads, other])
    if len(asked.choices) <= BUTTONS:
        return _buttons(prompt, asked, asked.choices)
    pages = max(1, -(-len(asked.choices) // PAGE))
    page %= pages
    shown = asked.choices[page * PAGE : (page + 1) * PAGE]
    options = [SelectOption(label=fitting(_label(prompt, asked, choice), LINE), value=choice.path[-1]) for choice in shown]
    hint = say.page(page + 1, pages) if pages > 1 else say.your_move()
    select: ui.Select[Any] = ui.Select(custom_id=ids.write(Verb.SELECT, game, moment, asked.path), options=options, placeholder=hint)
    if pages == 1:
        return Offers([select])
    more = ids.write(Verb.PAGE, game, moment, (str((page + 1) % pages), *asked.path))
    return Offers([select], besides=[button(say.BUTTONS["more"], more)])


def _buttons(prompt: Prompt, asked: Menu, choices: Sequence[menu.Choice]) -> Offers:
    """A button for each choice, in its zone."""
    style = ButtonStyle.primary if asked.kind is None else ButtonStyle.secondary
    leads: list[ui.Item[Any]] = []
    finals: list[ui.Item[Any]] = []
    bound = final(prompt, [choice.move for choice in choices])
    for choice, for_good in zip(choices, bound, strict=True):
        made = button(_label(prompt, asked, choice), ids.write(Verb.WALK, prompt.room.id, prompt.match.moment, choice.path), style)
        (finals if for_good else leads).append(made)
    return Offers(leads, finals)


def _several(prompt: Prompt, asked: Menu) -> Offers:
    """A tuple field: one multiple choice, and a button for nothing where nothing is legal."""
    say, game, moment = lang.interface(prompt.language), prompt.room.id, prompt.match.moment
    assert asked.kind and asked.field
    labels = [fitting(prompt.text.choice(asked.kind, asked.field, item, prompt.seat, prompt.names), LINE) for item in asked.items[:PAGE]]
    values = [f"{n}#{menu.token(item)}" for n, item in enumerate(asked.items[:PAGE])]
    options = [SelectOption(label=label, value=value) for label, value in zip(labels, values, strict=True)]
    least, most = max(1, asked.least), min(asked.most, len(options))
    select: ui.Select[Any] = ui.Select(
        custom_id=ids.write(Verb.SEVERAL, game, moment, asked.path),
        options=options, placeholder=say.pick(least, most), min_values=least, max_values=most,
    )  # fmt: skip
    if asked.least > 0:
        return Offers([select])
    none = button(say.BUTTONS["none"], ids.write(Verb.WALK, game, moment, (*asked.path, "")))
    nothing = next((choice.move for choice in asked.choices if not choice.value), None)
    return Offers([select], finals=[none]) if all(final(prompt, [nothing])) else Offers([select], besides=[none])


def final(prompt: Prompt, moves: Sequence[Any | None]) -> list[bool]:
    """Whether one press plays each of these for good: nobody takes it back alone, and nothing known beforehand is asked again.

    Tried out in a world that looks the same from this seat: where a button stands must not tell what is hidden.
    """
    match, view, game, seat = prompt.match, prompt.view, prompt.room.game, prompt.seat
    if match.decision is None or match.decision.kind is Kind.SEALED:
        return [False for _ in moves]
    world = replace(match, state=game.imagine(view, Dice("a finger", match.ply)))
    at_any_time = match.decision.kind is Kind.LIVE

    def plays(move: Any) -> bool:
        if not at_any_time and game.preview(view, move) is not None:
            return False
        after = world.answer(seat, move)[0]
        return after.own_step(seat) is None and not (at_any_time and prompt.text.caution(after.view(seat), move))

    return [move is not None and plays(move) for move in moves]


def _label(prompt: Prompt, asked: Menu, choice: menu.Choice) -> str:
    game_text, view, seat, names = prompt.text, prompt.view, prompt.seat, prompt.names
    remark = game_text.remark(view, choice.move, prompt.room.names) if choice.move is not None else ""
    if isinstance(choice.value, type):
        single = choice.move is not None and menu.names(choice.value)
        return beside(game_text.move(choice.move, seat, names) if single else game_text.kind(choice.value, seat), remark)
    assert asked.kind and asked.field
    label = game_text.choice(asked.kind, asked.field, choice.value, seat, names)
    return beside(label, remark or game_text.beside(view, asked.kind, asked.field, choice.value))


def named(game_text: lang.GameText, view: Any, move: Any, names: lang.Names) -> str:
    """A move with what its choices are, for whom the cards are not before his eyes."""
    fields = ((name, getattr(move, name)) for name in menu.names(type(move)))
    told = [game_text.beside(view, type(move), name, value) for name, value in fields]
    return beside(game_text.move(move, view.seat, names), ", ".join(one for one in told if one))


def _foot(prompt: Prompt, asked: Menu) -> list[ui.Item[Any]]:
    """Back; at the first question the hand or else the rules, taking back, and standing orders. It is never empty."""
    say, room, match, seat = lang.interface(prompt.language), prompt.room, prompt.match, prompt.seat
    if asked.path and prompt.begun(asked):
        before = menu.back(prompt.menu, asked.path)
        return [button(say.BUTTONS["back"], ids.write(Verb.PAGE, room.id, match.moment, ("0", *before)))]
    foot = _hand(room, seat, prompt.language) or [button(say.BUTTONS["rules"], ids.write(Verb.RULES, room.id))]
    if match.own_step(seat) is not None:
        foot.append(button(say.BUTTONS["undo"], ids.write(Verb.UNDO, room.id, room.step_mark(seat))))
    given = room.orders_of(seat)
    for n, order in enumerate(room.game.orders(prompt.view)[:3]):
        if order not in given:
            foot.append(button(prompt.text.order(order), ids.write(Verb.ORDER, room.id, match.moment, (str(n),))))
    return foot


def _hand(room: Room, seat: Seat, language: str) -> list[ui.Item[Any]]:
    """The way to one's hand, where there is something in it, or a standing order to stop."""
    if not holds(room.dealt().view(seat)) and not room.orders_of(seat):
        return []
    return [button(lang.interface(language).BUTTONS["hand"], ids.write(Verb.HAND, room.id))]


def confirm(prompt: Prompt, move: Any, preview: str) -> Screen:
    """The last press of a move whose odds or costs are shown first."""
    game, moment, path = prompt.room.id, prompt.match.moment, menu.tokens(move)
    label = beside(prompt.text.move(move, prompt.seat, prompt.names), prompt.text.remark(prompt.view, move, prompt.room.names))
    go = button(label, ids.write(Verb.GO, game, moment, path), ButtonStyle.primary)
    before = menu.back(prompt.menu, path)
    back = button(lang.interface(prompt.language).BUTTONS["back"], ids.write(Verb.PAGE, game, moment, ("0", *before)))
    return Screen(preview, _zones(prompt.language, (), (back,), (go,)))


# ---------------------------------------------------------------- other private screens


def finished(room: Room, seat: Seat, language: str, text: str) -> Screen:
    """After a press when nothing more is asked of this seat now."""
    say, rows = lang.interface(language), []
    if room.row.phase == "playing":
        row = _hand(room, seat, language)
        if room.playing().own_step(seat) is not None:
            row.append(button(say.BUTTONS["undo"], ids.write(Verb.UNDO, room.id, room.step_mark(seat))))
        rows.append(row)
    return Screen(text, view(*rows))


def sure_screen(room: Room, language: str, verb: Verb, text: str, no: str = "no") -> Screen:
    """Whether they really mean it: yes, which does it, or no."""
    words = lang.interface(language).BUTTONS
    yes = button(words[verb], ids.write(verb, room.id), ButtonStyle.danger)
    return Screen(text, view((yes, button(words[no], ids.write(Verb.KEEP_PLAYING, room.id)))))


def mend_screen(room: Room, language: str, text: str) -> Screen:
    """A game that cannot be replayed, with the way out of it."""
    return Screen(text, view((button(lang.interface(language).BUTTONS["resume"], ids.write(Verb.RESUME, room.id)),)))


def log_view(room: Room, language: str, page: int, pages: int) -> ui.View:
    """To the pages of the log before and after this one."""
    return view(leafing(language, page, pages - 1, lambda to: ids.write(Verb.LOG, room.id, 0, (str(to),))) if pages > 1 else ())


def hand_view(room: Room, seat: Seat, language: str) -> ui.View | None:
    if not room.orders_of(seat) or room.row.phase != "playing":
        return None
    return view((button(lang.interface(language).BUTTONS["stop_orders"], ids.write(Verb.STOP_ORDERS, room.id), ButtonStyle.danger),))


def books_screen(language: str) -> Screen:
    """Which rulebook to open."""
    row = [button(games.text(language, game).TITLE, ids.write(Verb.FOUND, 0, 0, (game, "0"))) for game in GAMES]
    return Screen(lang.interface(language).rules_which(), view(row))


def rules_view(language: str, game: str, marks: Sequence[tuple[int, str]], page: int | None = None, last: int = 0) -> ui.View:
    """The chapters with their pages, the pages before and after the open one, and the form to search. It belongs to no game."""
    say, open_at = lang.interface(language), max((at for at, _ in marks if at <= (page or 0)), default=0)
    options = [SelectOption(label=fitting(title, LINE), value=str(at), default=at == open_at) for at, title in marks[:PAGE]]
    chapters: ui.Select[Any] = ui.Select(custom_id=ids.write(Verb.FOUND, 0, 0, (game,)), options=options, placeholder=say.rules_choose())
    row = [] if page is None else leafing(language, page, last, lambda to: ids.write(Verb.FOUND, 0, 0, (game, str(to))))
    return view((chapters,), (*row, button(say.BUTTONS["search"], ids.write(Verb.SEARCH, 0, 0, (game,)))))


def leafing(language: str, page: int, last: int, to: Callable[[int], str]) -> list[ui.Item[Any]]:
    """Previous and Next, off where the pages end."""
    words = lang.interface(language).BUTTONS
    before = button(words["previous"], to(max(page - 1, 0)), off=page == 0)
    return [before, button(words["next"], to(page + 1), off=page >= last)]
