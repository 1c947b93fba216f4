"""Standing orders, at any time: listed, filled in and given, cancelled, and how long they let the table wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

import games
import lang
from host.play.room import Room
from lang.errors import HostError, Stale

from ..interaction import Interaction
from ..ui.ids import Press, Verb
from ..ui.orders_screen import HAND, draft_screen, filled_in, order_of, orders_screen
from ..ui.panels import present
from ..ui.reply import language_of, redraw, show, values
from ..ui.screens import Screen
from . import Handler

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def listed(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The orders that stand, and what more there is to order; a hand stays where it is."""
    screen = await _screen(bot, interaction, room)
    if HAND in press.words:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await redraw(interaction, screen)
    else:
        await show(interaction, screen)


async def _screen(bot: Arbiter, interaction: Interaction, room: Room, above: str = "") -> Screen:
    room.playing()
    user, language = interaction.user.id, language_of(interaction)
    text = lang.quoting(above, language, room.row.lang)
    return orders_screen(room, room.seat_of(user), language, await bot.people.of(user), text)


async def draft(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """An order to be filled in, or one more of its fields."""
    room.playing()
    words = filled_in(press.words, values(interaction))
    await show(interaction, draft_screen(room, room.seat_of(interaction.user.id), language_of(interaction), words))


async def give(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Give an order as it was filled in. Who is asked just now is asked on, unless the order has answered."""
    room.playing()
    user, language = interaction.user.id, language_of(interaction)
    seat, say = room.seat_of(user), lang.interface(language)
    order = order_of(room, seat, press.words)
    await room.give_order(user, order)
    bot.changed(room)
    await bot.orders.called(room)
    text = say.order_given(lang.order_in(games.text(language, room.row.game), room.dealt().view(seat), order))
    if seat in room.waiting:
        await show(interaction, present(room, seat, language, lang.quoting(text, language, room.row.lang)))
    else:
        await show(interaction, await _screen(bot, interaction, room, text))


async def stop(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Cancel the order that is named, or all of them; a second press finds it gone."""
    user, language = interaction.user.id, language_of(interaction)
    seat, say, named = room.seat_of(user), lang.interface(language), (*values(interaction), *press.words)
    if named:
        one = next((one for one in room.standing_of(seat) if one.mark == named[0]), None)
        if one is None:
            raise HostError(Stale())
        await room.stop_order(user, one.mark)
        text = say.order_stopped(lang.order_in(games.text(language, room.row.game), room.dealt().view(seat), one.order))
    else:
        await room.drop_orders(user)
        text = say.orders_stopped()
    await show(interaction, await _screen(bot, interaction, room, text))


async def pace(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """How long one's orders let the table wait."""
    value = next(iter(values(interaction)), "")
    if not (value.isascii() and value.isdecimal() and len(value) < 9):
        raise HostError(Stale())
    await bot.orders.pace(room, interaction.user.id, int(value))
    await show(interaction, await _screen(bot, interaction, room, lang.interface(language_of(interaction)).order_paced()))


async def rest(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Whether one's orders rest in one's quiet hours."""
    await bot.orders.rest(room, interaction.user.id)
    await show(interaction, await _screen(bot, interaction, room))


HANDLERS: dict[Verb, Handler] = {
    Verb.ORDERS: listed, Verb.ORDER: listed, Verb.DRAFT: draft, Verb.GIVE_ORDER: give,
    Verb.STOP_ORDERS: stop, Verb.ORDER_PACE: pace, Verb.ORDER_REST: rest,
}  # fmt: skip
