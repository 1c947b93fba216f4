"""`/game …`, the same for all games; and the buttons of the lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, app_commands, ui
from discord.ext import commands

import games
import lang
from host import lobby, posts
from host.room import Room
from lang.errors import BadOption, HasLeft, HostError, TableFull

from . import play, table
from .opening import lobby_post, open_table, rematch, welcome
from .ui import ids, screens
from .ui.ids import Press, Verb
from .ui.naming import levels, named, option, titles
from .ui.reply import language_of, listed, reply_privately, show, typed
from .ui.screens import Screen

if TYPE_CHECKING:
    from bot import Arbiter


class GameCommands(commands.GroupCog, group_name=named("game")["name"], group_description=named("game")["description"]):
    """Open, join, follow and end a game."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    @app_commands.command(**named("new"))
    @option("new", "game")
    @app_commands.choices(game=titles())
    async def new(self, interaction: Interaction[Any], game: app_commands.Choice[str]) -> None:
        await open_table(self.bot, interaction, game.value)

    @app_commands.command(**named("join"))
    async def join(self, interaction: Interaction[Any]) -> None:
        room = await self.bot.room_for(interaction)
        await (table.take_seat if room.row.phase == "playing" else join)(self.bot, interaction, room, Press(Verb.JOIN, room.id))

    @app_commands.command(**named("leave"))
    async def leave(self, interaction: Interaction[Any]) -> None:
        await leave(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.LEAVE, 0))

    @app_commands.command(**named("start"))
    async def start(self, interaction: Interaction[Any]) -> None:
        await start(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.START, 0))

    @app_commands.command(**named("play"))
    async def play(self, interaction: Interaction[Any]) -> None:
        await play.play(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.PLAY, 0))

    @app_commands.command(**named("board"))
    @option("board", "text")
    async def board(self, interaction: Interaction[Any], text: bool = False) -> None:
        await table.board(self.bot, interaction, await self.bot.room_for(interaction), in_words=text)

    @app_commands.command(**named("hand"))
    async def hand(self, interaction: Interaction[Any]) -> None:
        await table.hand(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.HAND, 0))

    @app_commands.command(**named("list"))
    async def list(self, interaction: Interaction[Any]) -> None:
        language = language_of(interaction)
        rooms = await self.bot.rooms.rooms_of(interaction.user.id)
        lines = [listed(room, interaction.user.id, language) for room in rooms]
        await reply_privately(interaction, posts.cut(lines, lang.interface(language)) or lang.interface(language).no_games())

    @app_commands.command(**named("log"))
    async def log(self, interaction: Interaction[Any]) -> None:
        await table.log(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.LOG, 0))

    @app_commands.command(**named("bot"))
    @option("bot", "level")
    @app_commands.choices(level=levels())
    async def computer(self, interaction: Interaction[Any], level: app_commands.Choice[str] | None = None) -> None:
        room = await self.bot.room_for(interaction)
        if room.row.phase == "playing":
            await table.replace_absent(self.bot, interaction, room)
        else:
            await add_computer(self.bot, interaction, room, Press(Verb.ADD_COMPUTER, room.id, 0, (level.value if level else "normal",)))

    @app_commands.command(**named("hint"))
    async def hint(self, interaction: Interaction[Any]) -> None:
        await table.hint(self.bot, interaction, await self.bot.room_for(interaction))

    @app_commands.command(**named("undo"))
    async def undo(self, interaction: Interaction[Any]) -> None:
        await table.undo(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.UNDO, 0))

    @app_commands.command(**named("resign"))
    async def resign(self, interaction: Interaction[Any]) -> None:
        await table.ask_resign(self.bot, interaction, await self.bot.room_for(interaction))

    @app_commands.command(**named("end"))
    async def end(self, interaction: Interaction[Any]) -> None:
        await table.ask_end(self.bot, interaction, await self.bot.room_for(interaction))

    @app_commands.command(**named("rematch"))
    async def rematch(self, interaction: Interaction[Any]) -> None:
        await rematch(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.REMATCH, 0))

    @app_commands.command(**named("export"))
    async def export(self, interaction: Interaction[Any]) -> None:
        await table.export(self.bot, interaction, await self.bot.room_for(interaction))

    @app_commands.command(**named("proof"))
    async def proof(self, interaction: Interaction[Any]) -> None:
        await table.proof(self.bot, interaction, await self.bot.room_for(interaction))


# ---------------------------------------------------------------- the buttons of the lobby


async def _refresh(bot: Arbiter, interaction: Interaction[Any], room: Room, text: str = "") -> None:
    """Answer a press on the lobby by its new text; a command privately, the lobby being edited besides."""
    pressed = interaction.message
    if pressed and pressed.id == room.row.board and not interaction.response.is_done():
        await interaction.response.edit_message(content=lobby_post(bot, room).text, view=screens.lobby_view(room))
        return
    bot.changed(room)
    await show(interaction, Screen(text or lobby_post(bot, room).text))


async def join(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await lobby.join(room, interaction.user.id, interaction.user.display_name, interaction.id)
    await _refresh(bot, interaction, room)
    await welcome(bot, interaction, room)


async def leave(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await lobby.leave(room, interaction.user.id)
    await _refresh(bot, interaction, room)


async def seat(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    await show(interaction, screens.seat_screen(room, interaction.user.id, language_of(interaction)))


async def sit(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    language = language_of(interaction)
    say, wanted = lang.interface(language), press.number
    moved = await lobby.move(room, interaction.user.id, wanted)
    place = posts.roles(room, language)[wanted]
    holder = next((posts.plain(row.name) for row in room.seats if row.seat == wanted), "")
    await show(interaction, Screen(say.seat_moved(place) if moved else say.seat_taken(place, holder)))
    bot.changed(room)


async def options(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    await show(interaction, screens.options_screen(room, language_of(interaction)))


async def turn_option(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Turn an option on or off; a number is asked for in a form."""
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    name, language = press.words[0] if press.words else "", language_of(interaction)
    value = getattr(lobby.options(room), name, None)
    if type(value) is int:
        say, choice = lang.interface(language), games.text(language, room.row.game).CHOICES[name]
        modal = ui.Modal(title=say.AMOUNT_TITLE, custom_id=ids.write(Verb.NUMBER, room.id, 0, (name,)))
        modal.add_item(ui.TextInput(label=choice.name[:45], custom_id="number", default=str(value), max_length=12))
        await interaction.response.send_modal(modal)
        modal.stop()
        return
    await lobby.choose(room, interaction.user.id, name, not value)
    await _options_again(bot, interaction, room)


async def number_option(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    text, language, name = typed(interaction), language_of(interaction), press.words[0] if press.words else ""
    try:
        await lobby.choose(room, interaction.user.id, name, int(text) if text.isdecimal() else text)
    except HostError as error:
        choice = games.text(language, room.row.game).CHOICES.get(name)
        if not isinstance(error.why, BadOption) or choice is None:
            raise
        refusal = lang.interface(language).not_an_option(text[:40], choice.name, choice.description)
        await show(interaction, screens.options_screen(room, language, refusal))
        return
    await _options_again(bot, interaction, room)


async def _options_again(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    await show(interaction, screens.options_screen(room, language_of(interaction)))
    bot.changed(room)


async def speak(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """The channel's texts in the next language."""
    after = lang.LANGUAGES[(lang.LANGUAGES.index(room.row.lang) + 1) % len(lang.LANGUAGES)]
    await lobby.speak(room, interaction.user.id, after)
    await _options_again(bot, interaction, room)


async def turn_hints(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await lobby.allow_hints(room, interaction.user.id, allowed=not room.row.hints)
    await _options_again(bot, interaction, room)


async def choose_computer(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    lobby.gathering(room)
    room.seat_of(interaction.user.id)
    await show(interaction, screens.computer_screen(room, language_of(interaction)))


async def add_computer(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    level = press.words[0] if press.words else ""
    if level not in lobby.LEVELS:
        raise HostError(BadOption(level[:80]))
    room.seat_of(interaction.user.id)
    try:
        await lobby.add_computer(room, interaction.user.id, level, interaction.id)
    except HostError as full:
        if not isinstance(full.why, TableFull):
            raise
        await show(interaction, screens.computer_screen(room, language_of(interaction), full))
        return
    await show(interaction, screens.computer_screen(room, language_of(interaction)))
    bot.changed(room)


async def drop_computer(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await lobby.remove_computer(room, interaction.user.id)
    await show(interaction, screens.computer_screen(room, language_of(interaction)))
    bot.changed(room)


async def start(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Deal, once everybody who joined is still there."""
    lobby.check_start(room, interaction.user.id)
    await interaction.response.defer(ephemeral=True)
    if gone := await _departed(interaction, room):
        for user in gone:
            await lobby.leave(room, user)
        bot.changed(room)
        raise HostError(HasLeft(tuple(gone)))
    old = room.row.board
    await lobby.start(room, interaction.user.id, interaction.id)
    await room.mark(board=None)
    if old:
        await _close_lobby(bot, room, old)
    bot.changed(room)
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(content=lang.interface(language_of(interaction)).happened(lang.notices.Started(), ()))


async def _departed(interaction: Interaction[Any], room: Room) -> list[int]:
    """Who joined and is not in the server any more."""
    gone = []
    for row in room.people:
        try:
            if interaction.guild and row.user != interaction.user.id:
                await interaction.guild.fetch_member(row.user)
        except discord.NotFound:
            gone.append(row.user)
    return gone


async def _close_lobby(bot: Arbiter, room: Room, message: int) -> None:
    """The lobby message stays as the record of the seal and the joins; its buttons go."""
    try:
        lobby_message = bot.get_partial_messageable(room.row.channel).get_partial_message(message)
        await lobby_message.edit(content=lobby_post(bot, room).text, view=None)
    except discord.HTTPException as error:
        bot.log.info("lobby buttons stay", extra={"game": room.id, "code": error.code})


async def cancel(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await lobby.cancel(room, interaction.user.id)
    await _refresh(bot, interaction, room)


HANDLERS: dict[Verb, Callable[[Any, Interaction[Any], Room, Press], Awaitable[None]]] = {
    Verb.JOIN: join, Verb.LEAVE: leave, Verb.SEAT: seat, Verb.SIT: sit, Verb.OPTIONS: options, Verb.OPTION: turn_option,
    Verb.NUMBER: number_option, Verb.SPEAK: speak, Verb.HINTS: turn_hints, Verb.COMPUTER: choose_computer,
    Verb.ADD_COMPUTER: add_computer, Verb.DROP_COMPUTER: drop_computer, Verb.START: start, Verb.CANCEL: cancel, Verb.REMATCH: rematch,
}  # fmt: skip


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(GameCommands(bot))
