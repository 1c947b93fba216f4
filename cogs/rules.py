"""`/rules` and `/help`: they work without a game, in direct messages too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import Interaction, app_commands
from discord.ext import commands

import lang
from host import posts
from host.games import GAMES
from lang.rulebook import rulebook, search, suggestions

from .ui import screens
from .ui.naming import named, option, titles
from .ui.reply import tongue_of

if TYPE_CHECKING:
    from bot import Arbiter


class Rules(commands.Cog):
    @app_commands.command(**named("help"))
    async def help(self, interaction: Interaction[Any]) -> None:
        language = tongue_of(interaction)
        games = [f"**{tongue.TITLE}** · {tongue.BLURB}" for tongue in (lang.game(language, game) for game in GAMES)]
        await interaction.response.send_message(lang.house(language).helped(games), ephemeral=True)

    @app_commands.command(**named("rules"))
    @option("rules", "game")
    @option("rules", "find")
    @app_commands.choices(game=titles())
    async def rules(self, interaction: Interaction[Any], game: app_commands.Choice[str], find: str = "") -> None:
        language = tongue_of(interaction)
        view = screens.rules_view(0, game.value, language)
        await interaction.response.send_message(paragraphs(language, game.value, find), view=view, ephemeral=True)

    @rules.autocomplete("find")
    async def _find(self, interaction: Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        game = interaction.namespace.game
        if game not in GAMES:
            return []
        found = suggestions(rulebook(tongue_of(interaction), game), typed)  # type: ignore[arg-type]
        return [app_commands.Choice(name=f"{p.number} · {p.title}"[:100], value=p.number) for p in found[:25]]


def paragraphs(language: str, game: str, words: str) -> str:
    """The paragraphs that a number or a word finds, as many as a message holds; without words the chapters."""
    say = lang.house(language)
    if game not in GAMES:
        return str(say.rules_nothing(words))
    book = rulebook(language, game)  # type: ignore[arg-type]
    if not words:
        return str(say.rules_chapters(book.title, book.intro, [f"{number} · {title}" for number, title in book.chapters.items()]))
    found = search(book, words)
    text, rest = "", []
    for paragraph in found:
        piece = f"**{paragraph.number} · {paragraph.title}**\n{paragraph.text}\n\n"
        if len(text) + len(piece) > posts.TEXT - 200:
            rest.append(paragraph.number)
        else:
            text += piece
    if not found:
        return str(say.rules_nothing(words[:60]))
    return text + (say.rules_more(rest[:20]) if rest else "")


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Rules())
