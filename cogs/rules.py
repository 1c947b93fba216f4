"""`/rules` and `/help`: they work without a game, in direct messages too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

import games
import lang
from games import GAMES
from host.book.store import GameRow
from lang.cards import key, meant
from lang.rulebook import rulebook
from lang.search import suggestions
from lang.shared import shortened

from .interaction import Interaction
from .ui import all_books, card_pages, screens
from .ui.labels import LINE
from .ui.naming import named, offer, option, titles
from .ui.notes import notes
from .ui.reply import language_of, show
from .ui.rulebook_pages import looked_up
from .ui.screens import Screen

if TYPE_CHECKING:
    from start.arbiter import Arbiter

LONGEST = 100  # characters of a question, or of a card's name
Asked = app_commands.Range[str, 0, LONGEST]


class Rules(commands.Cog):
    @app_commands.command(**named("help"))
    @app_commands.allowed_installs(guilds=True, users=True)
    async def help(self, interaction: Interaction) -> None:
        language = language_of(interaction)
        named_games = {game: games.text(language, game).TITLE for game in GAMES}
        offered = [f"**{title}**{offer(game, language).removeprefix(title)}" for game, title in named_games.items()]
        table = await _row(interaction)
        text = lang.quoting(lang.interface(language).helped(offered), language, table.lang if table else language)
        await interaction.response.send_message(text, ephemeral=True)

    @app_commands.command(**named("rules"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @option("rules", "game")
    @option("rules", "find")
    @option("rules", "card")
    @app_commands.choices(game=titles())
    async def rules(
        self, interaction: Interaction, game: app_commands.Choice[str] | None = None, find: Asked = "", card: Asked = ""
    ) -> None:  # fmt: skip
        language, name = language_of(interaction), await _named(interaction, game.value if game else None)
        notes(interaction).game = name if name and name in GAMES else ""
        await show(interaction, _screen(language, name, find, card))

    @rules.autocomplete("find")
    async def _find(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game, typed = await _named(interaction, interaction.namespace.game), typed[:LONGEST]  # Discord measures only what is sent
        language = language_of(interaction)
        if game in GAMES:
            found = [(f"{p.number} · {p.title}", p.number) for p in suggestions(rulebook(language, game), typed)]
        else:
            found = all_books.paragraphs_like(language, typed)
        own = [(f"🔍 {typed.strip()}", typed.strip())]
        return _choices([*own, *found] if " " in typed.strip() else found)  # a question is not taken for the nearest title

    @rules.autocomplete("card")
    async def _card(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game, typed = await _named(interaction, interaction.namespace.game), typed[:LONGEST]
        if game is None or game not in GAMES:
            return _choices(all_books.cards_like(language_of(interaction), typed))
        pages = games.text(language_of(interaction), game).CARDS
        return _choices([(pages[one].name, key(one)) for one in meant(pages, typed)])


def _screen(language: str, game: str | None, find: str, card: str) -> Screen:
    """What was asked for: in the rulebook of a game, or in all of them."""
    if game is not None and game in GAMES:
        return card_pages.shown(language, game, card) if card else looked_up(language, game, find)
    if card.strip():
        return all_books.card(language, card)
    return all_books.looked_up(language, find) if find.strip() else screens.books_screen(language)


def _choices(offered: list[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """What Discord offers while somebody types, at most twenty-five."""
    return [app_commands.Choice(name=shortened(name, LINE), value=value) for name, value in offered[:25]]


async def _row(interaction: Interaction) -> GameRow | None:
    """The game of the channel, if it has one."""
    return await interaction.client.rooms.store.game_in(interaction.channel_id or 0)


async def _named(interaction: Interaction, game: str | None) -> str | None:
    """The game that was named, else that of the channel."""
    row = None if game else await _row(interaction)
    return row.game if row else game


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Rules())
