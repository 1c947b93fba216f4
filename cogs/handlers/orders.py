"""Standing orders under Hand: cancelled at any time, and how long they let the table wait."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from discord import Interaction

import games
import lang
from host.room import Room
from lang.errors import HostError, Stale

from ..ui.ids import Press, Verb
from ..ui.orders_screen import hand_view
from ..ui.reply import language_of, show
from ..ui.screens import Screen

if TYPE_CHECKING:
    from bot import Arbiter


async def stop(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Cancel the order that is named, or all of them; a second press finds it gone."""
    user, language = interaction.user.id, language_of(interaction)
    seat, say = room.seat_of(user), lang.interface(language)
    if press.words:
        one = next((one for one in room.standing_of(seat) if one.mark == press.words[0]), None)
        if one is None:
            raise HostError(Stale())
        await room.stop_order(user, one.mark)
        text = say.order_stopped(games.text(language, room.row.game).order(one.order))
    else:
        await room.drop_orders(user)
        text = say.orders_stopped()
    await show(interaction, Screen(text, hand_view(room, seat, language)))


async def pace(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """How long one's orders let the table wait."""
    data: Any = interaction.data
    value, language = str((data.get("values") or [""])[0]), language_of(interaction)
    if not (value.isascii() and value.isdecimal() and len(value) < 9):
        raise HostError(Stale())
    await bot.orders.pace(room, interaction.user.id, int(value))
    seat = room.seat_of(interaction.user.id)
    await show(interaction, Screen(lang.interface(language).order_paced(), hand_view(room, seat, language)))


HANDLERS: dict[Verb, Callable[[Any, Interaction[Any], Room, Press], Awaitable[None]]] = {Verb.STOP_ORDERS: stop, Verb.ORDER_PACE: pace}
