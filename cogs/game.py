"""`/game …`, the same for all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from .handlers import after, consent, days, looking, play, record
from .handlers import lobby as seating
from .handlers.opening import open_table, rematch
from .interaction import Interaction
from .ui.ids import Press, Verb
from .ui.naming import levels, named, offers, option

if TYPE_CHECKING:
    from start.arbiter import Arbiter


@app_commands.allowed_installs(guilds=True, users=True)  # who has the bot for themselves plays against bots in direct messages
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class GameCommands(commands.GroupCog, group_name=named("game")["name"], group_description=named("game")["description"]):
    """Open, join, follow and end a game."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    @app_commands.command(**named("new"))
    @option("new", "game")
    @option("new", "thread")
    @app_commands.choices(game=offers())
    async def new(self, interaction: Interaction, game: app_commands.Choice[str], thread: bool | None = None) -> None:
        await open_table(self.bot, interaction, game.value, thread=thread)

    @app_commands.command(**named("join"))
    @option("join", "words")
    async def join(self, interaction: Interaction, words: str = "") -> None:
        room = await self.bot.room_for(interaction)
        if words and room.row.phase == "lobby":
            await seating.give_words(self.bot, interaction, room, words)
            return
        await (consent.take_seat if room.row.phase == "playing" else seating.join)(self.bot, interaction, room, Press(Verb.JOIN, room.id))

    @app_commands.command(**named("leave"))
    async def leave(self, interaction: Interaction) -> None:
        await seating.leave(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.LEAVE, 0))

    @app_commands.command(**named("start"))
    async def start(self, interaction: Interaction) -> None:
        await seating.start(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.START, 0))

    @app_commands.command(**named("play"))
    async def play(self, interaction: Interaction) -> None:
        await play.play(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.PLAY, 0))

    @app_commands.command(**named("board"))
    @option("board", "text")
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        await looking.board(self.bot, interaction, await self.bot.room_for(interaction), in_words=text)

    @app_commands.command(**named("hand"))
    async def hand(self, interaction: Interaction) -> None:
        await looking.hand(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.HAND, 0))

    @app_commands.command(**named("list"))
    async def list(self, interaction: Interaction) -> None:
        await days.tables(interaction, Press(Verb.TABLES, 0))

    @app_commands.command(**named("log"))
    async def log(self, interaction: Interaction) -> None:
        await looking.log(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.LOG, 0))

    @app_commands.command(**named("bot"))
    @option("bot", "level")
    @app_commands.choices(level=levels())
    async def computer(self, interaction: Interaction, level: app_commands.Choice[str] | None = None) -> None:
        room = await self.bot.room_for(interaction)
        if room.row.phase == "playing":
            await consent.replace_absent(self.bot, interaction, room, Press(Verb.SIT_IN, room.id))
        else:
            wanted = level.value if level else await seating.usual_level(self.bot, interaction, room)
            await seating.add_computer(self.bot, interaction, room, Press(Verb.ADD_COMPUTER, room.id, 0, (wanted,)))

    @app_commands.command(**named("hint"))
    async def hint(self, interaction: Interaction) -> None:
        await looking.hint(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.HINT, 0))

    @app_commands.command(**named("undo"))
    async def undo(self, interaction: Interaction) -> None:
        await consent.undo(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.UNDO, 0))

    @app_commands.command(**named("resign"))
    async def resign(self, interaction: Interaction) -> None:
        await consent.ask_resign(self.bot, interaction, await self.bot.room_for(interaction))

    @app_commands.command(**named("end"))
    async def end(self, interaction: Interaction) -> None:
        await consent.ask_end(self.bot, interaction, await self.bot.room_for(interaction))

    @app_commands.command(**named("rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        await rematch(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.REMATCH, 0))

    @app_commands.command(**named("replay"))
    async def replay(self, interaction: Interaction) -> None:
        await after.replay(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.REPLAY, 0))

    @app_commands.command(**named("film"))
    async def film(self, interaction: Interaction) -> None:
        await after.film(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.FILM, 0))

    @app_commands.command(**named("export"))
    async def export(self, interaction: Interaction) -> None:
        await record.export(self.bot, interaction, await self.bot.room_for(interaction))

    @app_commands.command(**named("proof"))
    async def proof(self, interaction: Interaction) -> None:
        await record.proof(self.bot, interaction, await self.bot.room_for(interaction))


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(GameCommands(bot))
