"""Standing orders under Hand: a button to cancel each, and how long they let the table wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, SelectOption, ui

import games
import lang
from host.room import Room
from host.standing import MEDIANS
from rules.engine.model import Seat

from . import ids
from .ids import Verb
from .screens import button, view

ROW = 5


def order_rows(room: Room, seat: Seat, language: str) -> list[Sequence[ui.Item[Any]]]:
    """Below a hand: what is ordered, to cancel, and how late it answers; four rows at most, none where nothing is ordered."""
    standing = room.standing_of(seat) if room.row.phase == "playing" else ()
    if not standing:
        return []
    say, text = lang.interface(language), games.text(language, room.row.game)
    stops = [
        button(say.stop_order(text.order(one.order)), ids.write(Verb.STOP_ORDERS, room.id, 0, (one.mark,)), ButtonStyle.danger)
        for one in standing[: 3 * ROW]
    ]
    chosen = room.median_of(seat)
    paces = [SelectOption(label=say.order_pace(median), value=str(median), default=median == chosen) for median in MEDIANS]
    pace: ui.Select[Any] = ui.Select(custom_id=ids.write(Verb.ORDER_PACE, room.id), options=paces)
    return [*(stops[n : n + ROW] for n in range(0, len(stops), ROW)), (pace,)]


def hand_view(room: Room, seat: Seat, language: str) -> ui.View | None:
    """The standing orders alone; None where nothing is ordered."""
    rows = order_rows(room, seat, language)
    return view(*rows) if rows else None
