"""The buttons of the lobby."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from discord import ui

import games
import lang
from host.days.tempo import PACES, PATIENCE
from host.play import boxes, lobby
from host.play.room import Room
from host.telling import posts
from host.telling.gathering import roles, thread_name
from lang.errors import AlreadySeated, BadOption, HasLeft, HostError, TableFull

from .. import threads
from ..failures import FAILURES
from ..interaction import Interaction
from ..ui import ids, lobby_screens
from ..ui.ids import Press, Verb
from ..ui.reply import ask_form, edited, language_of, reply_privately, show, typed
from ..ui.screens import Screen
from . import Handler
from .aftermath import telling
from .opening import lobby_post, rematch, welcome

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def _refresh(bot: Arbiter, interaction: Interaction, room: Room, text: str = "") -> None:
    """Answer a press on the lobby by its new text; a command privately, the lobby being edited besides."""
    pressed = interaction.message
    await _learn(interaction, room)
    if pressed and pressed.id == room.row.board and not interaction.response.is_done():
        done = False
        try:
            done = await edited(interaction, lobby_post(bot, room).text, lobby_screens.lobby_view(room))
        finally:
            if not done:
                bot.changed(room)
        return
    bot.changed(room)
    await show(interaction, Screen(text or lobby_post(bot, room).text))


async def _learn(interaction: Interaction, room: Room) -> None:
    """People see the lobby's message before we are told its number: whoever presses it tells us."""
    pressed = interaction.message
    if room.row.phase == "lobby" and room.row.board is None and pressed and not pressed.flags.ephemeral:
        await room.mark(board=pressed.id)


async def join(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A seat for who has none; who has one is shown where it is, and how to change or leave it."""
    try:
        await lobby.join(room, interaction.user.id, interaction.user.display_name, interaction.id)
    except HostError as seated:
        if not isinstance(seated.why, AlreadySeated):
            raise
        await show(interaction, lobby_screens.seated_screen(room, interaction.user.id, language_of(interaction)))
        return
    await _refresh(bot, interaction, room)
    await welcome(bot, interaction, room)


async def ask_words(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A form for the words that somebody adds to the shuffle."""
    lobby.gathering(room)
    seat, say = room.seat_of(interaction.user.id), lang.interface(language_of(interaction))
    given = next(row.words for row in room.seats if row.seat == seat)
    field: ui.TextInput[Any] = ui.TextInput(label=say.WORDS_LABEL, custom_id="words", default=given, max_length=lobby.WORDS, required=False)
    await ask_form(interaction, say.WORDS_TITLE, ids.write(Verb.WORDED, room.id), field)


async def add_words(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await give_words(bot, interaction, room, typed(interaction))


async def give_words(bot: Arbiter, interaction: Interaction, room: Room, text: str) -> None:
    """Adds somebody's words to the shuffle by command; who has not joined yet joins."""
    user = interaction.user
    if not room.sits(user.id):
        await lobby.join(room, user.id, user.display_name, interaction.id)
    words = await lobby.add_words(room, user.id, text)
    bot.changed(room)
    await show(interaction, Screen(lang.interface(language_of(interaction)).words_added(words)))
    await welcome(bot, interaction, room)


async def leave(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await lobby.leave(room, interaction.user.id)
    await _refresh(bot, interaction, room)


async def seat(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    await show(interaction, lobby_screens.seat_screen(room, interaction.user.id, language_of(interaction)))


async def sit(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    language = language_of(interaction)
    say, wanted = lang.interface(language), press.number
    moved = await lobby.move(room, interaction.user.id, wanted)
    place = roles(room, language)[wanted]
    holder = next((posts.plain(row.name) for row in room.seats if row.seat == wanted), "")
    with telling(bot, room):
        await show(interaction, Screen(say.seat_moved(place) if moved else say.seat_taken(place, holder)))


async def options(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    await show(interaction, _options(interaction, room))


def _options(interaction: Interaction, room: Room, above: str = "") -> Screen:
    owned, offered = boxes.on_the_shelf(interaction.client.settings.data, room.row.game), threads.offered(interaction, room)
    return lobby_screens.options_screen(room, language_of(interaction), above, threads=offered, boxes=bool(owned))


async def turn_option(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Turn an option on or off, or to its next value; any number is asked for in a form."""
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    name, language = press.words[0] if press.words else "", language_of(interaction)
    value, cycle = getattr(lobby.options(room), name, None), getattr(room.game.Options, "CYCLES", {}).get(name)
    if cycle:
        await lobby.choose(room, interaction.user.id, name, cycle[(cycle.index(value) + 1) % len(cycle)])
        await _options_again(bot, interaction, room)
        return
    if type(value) is int:
        say, choice = lang.interface(language), games.text(language, room.row.game).CHOICES[name]
        field: ui.TextInput[Any] = ui.TextInput(label=choice.name[:45], custom_id="number", default=str(value), max_length=12)
        await ask_form(interaction, say.AMOUNT_TITLE, ids.write(Verb.NUMBER, room.id, 0, (name,)), field)
        return
    await lobby.choose(room, interaction.user.id, name, not value)
    await _options_again(bot, interaction, room)


async def number_option(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    text, language, name = typed(interaction), language_of(interaction), press.words[0] if press.words else ""
    try:
        await lobby.choose(room, interaction.user.id, name, int(text) if text.isdecimal() else text)
    except HostError as error:
        choice = games.text(language, room.row.game).CHOICES.get(name)
        if not isinstance(error.why, BadOption) or choice is None:
            raise
        refusal = lang.interface(language).not_an_option(text[:40], choice.name, choice.description)
        await show(interaction, _options(interaction, room, refusal))
        return
    await _options_again(bot, interaction, room)


async def _options_again(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    with telling(bot, room):
        await show(interaction, _options(interaction, room))


async def speak(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The channel's texts in the next language."""
    after = lang.LANGUAGES[(lang.LANGUAGES.index(room.row.lang) + 1) % len(lang.LANGUAGES)]
    await lobby.speak(room, interaction.user.id, after)
    await _options_again(bot, interaction, room)


async def turn_box(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The figures of the next box on the shelf; after the last those that are assumed."""
    owned = {"": "", **boxes.on_the_shelf(bot.settings.data, room.row.game)}
    names = list(owned)
    now = lobby.box_name(room)
    after = names[(names.index(now) + 1) % len(names)] if now in owned else ""
    await lobby.choose_box(room, interaction.user.id, owned[after])
    await _options_again(bot, interaction, room)


async def turn_patience(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The next span after which a bot may sit in."""
    now = bot.absence.hours(room)
    after = PATIENCE[(PATIENCE.index(now) + 1) % len(PATIENCE)] if now in PATIENCE else PATIENCE[0]
    await lobby.choose_tempo(room, interaction.user.id, patience=after)
    await _options_again(bot, interaction, room)


async def turn_pace(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The next time for a decision."""
    after = PACES[(PACES.index(room.row.pace) + 1) % len(PACES)]
    await lobby.choose_tempo(room, interaction.user.id, pace=after)
    await _options_again(bot, interaction, room)


async def turn_hints(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await lobby.allow_hints(room, interaction.user.id, allowed=not room.row.hints)
    await _options_again(bot, interaction, room)


async def turn_friendly(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await lobby.play_friendly(room, interaction.user.id, friendly=not room.row.friendly)
    await _options_again(bot, interaction, room)


async def turn_thread(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Whether the game gets a thread of its own; not where the bot may not open one."""
    if not room.row.in_thread and (wanted := threads.lacking(interaction)):
        lobby.gathering(room)
        await show(interaction, _options(interaction, room, lang.interface(language_of(interaction)).no_thread(wanted)))
        return
    await lobby.want_thread(room, interaction.user.id, wanted=not room.row.in_thread)
    await _options_again(bot, interaction, room)


async def choose_computer(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    await show(interaction, await _computers(bot, interaction, room))


async def _computers(bot: Arbiter, interaction: Interaction, room: Room, full: HostError | None = None) -> Screen:
    """The bots of the table and the levels to add; an easy one is suggested for the first games of who adds it or opened the table."""
    gentle = await _gentle(bot, interaction, room)
    return lobby_screens.computer_screen(room, interaction.user.id, language_of(interaction), full, gentle=gentle)


async def _gentle(bot: Arbiter, interaction: Interaction, room: Room) -> bool:
    news = [await bot.newcomers.is_new(one, room.row.game) for one in {interaction.user.id, room.row.opener}]
    return any(news)


async def usual_level(bot: Arbiter, interaction: Interaction, room: Room) -> str:
    """How strong a bot is that was asked for without a level."""
    return lobby.LEVELS[0] if await _gentle(bot, interaction, room) else "normal"


async def add_computer(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    level = press.words[0] if press.words else ""
    if level not in lobby.LEVELS:
        raise HostError(BadOption(level[:80]))
    room.seat_of(interaction.user.id)
    try:
        await lobby.add_computer(room, interaction.user.id, level, interaction.id)
    except HostError as full:
        if not isinstance(full.why, TableFull):
            raise
        await show(interaction, await _computers(bot, interaction, room, full))
        return
    with telling(bot, room):
        await show(interaction, await _computers(bot, interaction, room))


async def drop_computer(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await lobby.remove_computer(room, interaction.user.id)
    with telling(bot, room):
        await show(interaction, await _computers(bot, interaction, room))


async def start(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Deal, once everybody who joined is still there."""
    lobby.check_start(room, interaction.user.id)
    await _learn(interaction, room)
    await interaction.response.defer(ephemeral=True)
    if gone := await _departed(bot, room, interaction.user.id):
        for user in gone:
            await lobby.leave(room, user)
        bot.changed(room)
        raise HostError(HasLeft(tuple(gone)))
    lobby_message, wanted = room.row.board, bool(room.row.in_thread and threads.offered(interaction, room))
    thread = await threads.opened(interaction, lobby_message, thread_name(room)) if wanted and lobby_message else None
    await lobby.start(room, interaction.user.id, interaction.id, thread)
    with telling(bot, room):
        if lobby_message:
            await _close_lobby(bot, room, lobby_message)
    say, pressed = lang.interface(language_of(interaction)), interaction.message
    if pressed is None or pressed.flags.ephemeral:  # the lobby's own message is edited already
        begun = say.happened(lang.notices.Started(), ())
        await interaction.edit_original_response(content=f"{begun} <#{thread}>" if thread else begun, view=None)
    if wanted and not thread:
        await reply_privately(interaction, say.no_thread(threads.lacking(interaction)))


async def _departed(bot: Arbiter, room: Room, presser: int) -> list[int]:
    """Those who joined and are not in the server any more."""
    others = [row.user for row in room.people if row.user != presser]
    here = await asyncio.gather(*(bot.messenger.is_member(room.row.guild, user) for user in others))
    return [user for user, is_here in zip(others, here, strict=True) if not is_here]


async def _close_lobby(bot: Arbiter, room: Room, message: int) -> None:
    """The lobby message stays as the record of the seal and the joins, without its buttons; where the game has moved to a thread,
    the record begins the thread, and the channel keeps a line."""
    text = lobby_post(bot, room).text
    try:
        if room.row.parent is None:
            async with bot.edits.of(message):
                await bot.get_partial_messageable(room.row.channel).get_partial_message(message).edit(content=text, view=None)
        else:
            await bot.get_partial_messageable(room.row.channel).send(text)
            await threads.tell_line(bot, room)
    except FAILURES as error:
        bot.log.info("lobby buttons stay", extra={"game": room.id, "error": repr(error)})


async def ask_close(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Closing the table takes everybody's seat away: it is asked twice."""
    lobby.check_close(room, interaction.user.id)
    await show(interaction, lobby_screens.close_screen(room, language_of(interaction)))


async def close(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await lobby.cancel(room, interaction.user.id)
    bot.changed(room)
    await show(interaction, Screen(lang.interface(language_of(interaction)).table_closed()))


HANDLERS: dict[Verb, Handler] = {
    Verb.JOIN: join, Verb.LEAVE: leave, Verb.SEAT: seat, Verb.SIT: sit, Verb.OPTIONS: options, Verb.OPTION: turn_option,
    Verb.NUMBER: number_option, Verb.SPEAK: speak, Verb.HINTS: turn_hints, Verb.FRIENDLY: turn_friendly, Verb.THREAD: turn_thread,
    Verb.PATIENCE: turn_patience, Verb.PACE: turn_pace, Verb.BOX: turn_box,
    Verb.COMPUTER: choose_computer,
    Verb.ADD_COMPUTER: add_computer, Verb.DROP_COMPUTER: drop_computer, Verb.START: start, Verb.CANCEL: ask_close,
    Verb.CLOSE: close, Verb.REMATCH: rematch, Verb.WORDS: ask_words, Verb.WORDED: add_words,
}  # fmt: skip
