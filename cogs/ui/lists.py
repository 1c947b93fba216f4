"""What is pressed under a profile, a ranking or a history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from discord import SelectOption, ui

import lang
from host.after import fame
from host.after.hall import PAGE as PAGE
from host.after.hall import Past

from . import ids, screens
from .ids import Press, Verb
from .labels import LINE, fitting


def hide_view(language: str, *, hidden: bool) -> ui.View:
    words, word = lang.interface(language).BUTTONS, "unhide" if hidden else "hide"
    return screens.view((screens.button(words[word], ids.write(Verb.HIDE, 0, 0, (word,))),))


def pages(language: str, page: int, count: int, to: Callable[[int], Press]) -> ui.View:
    """Buttons to the pages before and after this one."""
    return screens.view(_leafing(language, page, count, to))


def _leafing(language: str, page: int, count: int, to: Callable[[int], Press]) -> list[ui.Item[Any]]:
    last = max(0, (count - 1) // PAGE)
    if not last:
        return []

    def written(number: int) -> str:
        press = to(number)
        return ids.write(press.verb, press.game, press.moment, press.words)

    return screens.leafing(language, min(page, last), last, written)


def history_view(language: str, found: Sequence[Past], hidden: set[int], page: int, count: int, user: int) -> ui.View:
    """The games of this page to choose from, and the other pages."""
    if not found:
        return screens.view()
    options = [
        SelectOption(label=fitting(f"{place}. {fame.named(one, hidden, language)}", LINE), value=str(one.row.id))
        for place, one in enumerate(found, page * PAGE + 1)
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=ids.write(Verb.PAST, 0), options=options, placeholder=lang.interface(language).HISTORY_PICK
    )
    return screens.view((pick,), _leafing(language, page, count, lambda to: Press(Verb.HISTORY, 0, 0, (str(user), str(to)))))
