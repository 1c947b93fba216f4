"""Several things chosen at once: a list that takes one or more of them, and a button for none where nothing may be chosen."""

from __future__ import annotations

from typing import Any

from discord import SelectOption, ui

import lang

from . import menu
from .labels import LINE, fitting
from .lines import PAGE
from .menu import Menu
from .prompt import Prompt
from .screens import button


def picks(prompt: Prompt, asked: Menu, custom_id: str) -> ui.Select[Any]:
    """The list of a tuple field. It takes at least one: to choose nothing in it looks like not having chosen."""
    assert asked.kind and asked.field
    options = [
        SelectOption(
            label=fitting(prompt.text.choice(asked.kind, asked.field, item, prompt.seat, prompt.names), LINE), value=menu.item(n, item)
        )
        for n, item in enumerate(asked.items[:PAGE])
    ]
    least, most = max(1, asked.least), min(asked.most, len(options))
    hint = lang.interface(prompt.language).pick(least, most)
    return ui.Select(custom_id=custom_id, options=options, placeholder=hint, min_values=least, max_values=most)


def none_of_them(prompt: Prompt, asked: Menu, custom_id: str) -> list[ui.Item[Any]]:
    """The button for nothing, where that is legal."""
    return [button(lang.interface(prompt.language).BUTTONS["none"], custom_id)] if asked.many and asked.least == 0 else []
