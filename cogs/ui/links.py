"""Where a table is: as a link, and as a line of somebody’s list."""

from __future__ import annotations

import games
import lang
from host.play.room import Room
from host.telling.listing import Listed
from host.telling.posts import plain


def listed(one: Listed, language: str) -> str:
    """A table as a line: which game, where, and whom it waits for."""
    say, title = lang.interface(language), games.text(language, one.row.game).TITLE
    if one.row.phase == "lobby":
        state = say.gathering(one.missing)
    elif one.row.homeless:
        state = say.lost_home()
    elif one.row.paused:
        state = say.resting()
    elif one.kept:
        state = say.kept_warm()
    elif one.since:
        state = say.your_turn_since(one.since)
    else:
        state = say.awaited([plain(name) for name in one.awaited]) or say.under_way()
    return say.listed(title, one.link, state)


def link(room: Room) -> str:
    """Where a game is: its board message, else its channel."""
    if room.row.board:
        return f"https://discord.com/channels/{room.row.guild or '@me'}/{room.row.channel}/{room.row.board}"
    return f"<#{room.row.channel}>"
