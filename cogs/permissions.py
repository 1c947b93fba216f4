"""What the bot must be allowed to do where a game is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import Permissions, Thread

import lang

from .interaction import Interaction
from .ui.reply import language_of

IN_CHANNELS = ("view_channel", "send_messages", "attach_files")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")


def lacking(held: Permissions, where: Any) -> list[str]:
    """Those without which no game can be played there; in a thread it is another one that lets the bot write."""
    return _missing(IN_THREADS if isinstance(where, Thread) else IN_CHANNELS, held)


def lacking_for_threads(held: Permissions) -> list[str]:
    """Those without which a channel can have no thread of the bot's."""
    return _missing(TO_OPEN_THREADS, held)


def named(names: Iterable[str], interaction: Interaction) -> list[str]:
    """Permissions as Discord's menus call them, in the language of who reads it."""
    titles = lang.interface(language_of(interaction)).PERMISSIONS
    return [titles[name] for name in names]


def _missing(needed: Iterable[str], held: Permissions) -> list[str]:
    return [name for name in needed if not getattr(held, name)]
