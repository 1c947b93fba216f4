"""A past decision to try again: its legal moves as menus, on the private screen of whoever tries."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, SelectOption, ui

import lang
from host.after.review import Review
from host.play.room import Room

from . import ids, menu, screens
from .ids import Verb
from .labels import LINE, beside, fitting
from .menu import Choice, Menu, Path
from .picks import none_of_them, picks
from .prompt import Prompt

PAGE, MENUS = 25, 4  # lines of a menu, and menus above the last row
ANSWER = "answer"  # a word in the place of a path


def review_view(room: Room, found: Review, options: list[tuple[int, str]], language: str) -> ui.View:
    """Which turning point to try again."""
    if not options:
        return screens.view()
    lines = [SelectOption(label=fitting(label, LINE), value=str(number)) for number, label in options[:PAGE]]
    pick: ui.Select[Any] = ui.Select(custom_id=ids.write(Verb.TRY, room.id), options=lines, placeholder=lang.interface(language).TRY_PICK)
    return screens.view((pick,))


def try_view(prompt: Prompt, number: int, path: Path) -> ui.View:
    """The next question of the move, or the last one's choices; back, and the answer."""
    asked, words = prompt.menu(path), lang.interface(prompt.language).BUTTONS
    last: list[ui.Item[Any]] = []
    if asked.path and prompt.begun(asked):
        last.append(screens.button(words["back"], _written(prompt, number, menu.back(prompt.menu, asked.path))))
    last += none_of_them(prompt, asked, _written(prompt, number, (*asked.path, "")))
    last.append(screens.button(words["answer"], ids.write(Verb.TRY, prompt.room.id, 0, (str(number), ANSWER)), ButtonStyle.primary))
    return screens.view(*([item] for item in _selects(prompt, number, asked)), last)


def _written(prompt: Prompt, number: int, path: Path) -> str:
    return ids.write(Verb.TRY, prompt.room.id, 0, (str(number), *path))


def _listed(prompt: Prompt, number: int, page: int, path: Path) -> str:
    """Of a list: its number tells it from its neighbours, and from buttons."""
    return ids.write(Verb.TRY, prompt.room.id, page + 1, (str(number), *path))


def _selects(prompt: Prompt, number: int, asked: Menu) -> list[ui.Item[Any]]:
    """What may be chosen, in as many menus as it takes; the first says nothing of itself, the others which they are."""
    if asked.many:
        return [picks(prompt, asked, _listed(prompt, number, 0, asked.path))]
    made: list[ui.Item[Any]] = []
    for page in range(min(MENUS, -(-len(asked.choices) // PAGE))):
        some = asked.choices[page * PAGE : (page + 1) * PAGE]
        lines = [SelectOption(label=fitting(_label(prompt, asked, one), LINE), value=one.path[-1]) for one in some]
        custom_id = _listed(prompt, number, page, some[0].path[:-1])
        made.append(ui.Select(custom_id=custom_id, options=lines, placeholder=lang.interface(prompt.language).your_move()))
    return made


def _label(prompt: Prompt, asked: Menu, choice: Choice) -> str:
    """A line of a menu, with what should be known of it."""
    text, seat, names = prompt.text, prompt.seat, prompt.names
    remark = text.remark(prompt.view, choice.move, prompt.room.names) if choice.move is not None else ""
    if isinstance(choice.value, type):
        single = choice.move is not None and menu.names(choice.value)
        return beside(text.move(choice.move, seat, names) if single else text.kind(choice.value, seat), remark)
    assert asked.kind and asked.field
    label = text.choice(asked.kind, asked.field, choice.value, seat, names)
    return beside(label, remark or text.beside(prompt.view, asked.kind, asked.field, choice.value))
