"""`/rules` and `/help`: they work without a game, in direct messages too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import Interaction, app_commands
from discord.ext import commands

import games
import lang
from games import GAMES
from host import posts
from host.store import GameRow
from lang.rulebook import Rulebook, leaves, rulebook, search, suggestions, written
from lang.shared import shortened

from .ui import screens
from .ui.labels import LINE
from .ui.naming import named, option, titles
from .ui.reply import language_of
from .ui.screens import Screen

if TYPE_CHECKING:
    from bot import Arbiter

LEAF = posts.TEXT - 100  # characters of a leaf, under the heading of its chapter


class Rules(commands.Cog):
    @app_commands.command(**named("help"))
    async def help(self, interaction: Interaction[Any]) -> None:
        language = language_of(interaction)
        offered = [f"**{game_text.TITLE}** · {game_text.BLURB}" for game_text in (games.text(language, game) for game in GAMES)]
        table = await _row(interaction)
        text = lang.quoting(lang.interface(language).helped(offered), language, table.lang if table else language)
        await interaction.response.send_message(text, ephemeral=True)

    @app_commands.command(**named("rules"))
    @option("rules", "game")
    @option("rules", "find")
    @app_commands.choices(game=titles())
    async def rules(self, interaction: Interaction[Any], game: app_commands.Choice[str] | None = None, find: str = "") -> None:
        language, name = language_of(interaction), await _named(interaction, game.value if game else None)
        screen = looked_up(language, name, find) if name else screens.books_screen(language)
        await interaction.response.send_message(screen.text, view=screen.view or screens.view(), ephemeral=True)

    @rules.autocomplete("find")
    async def _find(self, interaction: Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        game = await _named(interaction, interaction.namespace.game)
        if game not in GAMES:
            return []
        found = suggestions(rulebook(language_of(interaction), game), typed)
        return [app_commands.Choice(name=shortened(f"{p.number} · {p.title}", LINE), value=p.number) for p in found[:25]]


async def _row(interaction: Interaction[Any]) -> GameRow | None:
    """The game of the channel, if it has one."""
    return await interaction.client.rooms.store.game_in(interaction.channel_id or 0)  # type: ignore[no-any-return]


async def _named(interaction: Interaction[Any], game: str | None) -> str | None:
    """The game that was named, else that of the channel."""
    row = None if game else await _row(interaction)
    return row.game if row else game


def example(book: Rulebook) -> str:
    """The number of a paragraph, as one may type it."""
    return next((number for number in book.paragraphs if number[1:] == "2.3"), next(iter(book.paragraphs)))


def opened(language: str, game: str, page: int) -> Screen:
    """The book open at a page: 0 is its contents, then come the leaves."""
    if game not in GAMES:
        return Screen(lang.interface(language).rules_which())
    book = rulebook(language, game)
    bound = leaves(book, LEAF)
    page = min(page, len(bound))
    chapters, view = _chapters(language, book), screens.rules_view(language, game, _marks(language, book), page, len(bound))
    if page == 0:
        return Screen(lang.interface(language).rules_chapters(book.title, book.intro, list(chapters.values()), example(book)), view)
    leaf = bound[page - 1]
    return Screen(f"## {chapters[leaf.chapter]}\n{leaf.text}", view)


def looked_up(language: str, game: str, words: str) -> Screen:
    """The paragraphs that a number or a word finds, as many as a message holds; a chapter at its page; without words the contents."""
    if game not in GAMES:
        return opened(language, game, 0)
    book = rulebook(language, game)
    marks = _marks(language, book)
    if not words or words.strip().upper() in book.chapters:
        first = next((page for page, title in marks if title.startswith(f"{words.strip().upper()} ")), 0)
        return opened(language, game, first)
    return Screen(_paragraphs(language, book, words), screens.rules_view(language, game, marks))


def _chapters(language: str, book: Rulebook) -> dict[str, str]:
    """The headings of the book, the glossary last."""
    return {number: f"{number} · {title}" for number, title in book.chapters.items()} | {"": lang.interface(language).rules_glossary()}


def _marks(language: str, book: Rulebook) -> list[tuple[int, str]]:
    """At which page each heading stands first."""
    chapters = [leaf.chapter for leaf in leaves(book, LEAF)]
    return [(1 + chapters.index(chapter), title) for chapter, title in _chapters(language, book).items() if chapter in chapters]


def _paragraphs(language: str, book: Rulebook, words: str) -> str:
    say, text, rest = lang.interface(language), "", []
    for paragraph in (found := search(book, words)):
        piece = f"{written(paragraph)}\n\n"
        if len(text) + len(piece) > posts.TEXT - 200:
            rest.append(paragraph.number)
        else:
            text += piece
    if not found:
        return str(say.rules_nothing(words[:60], example(book)))
    return text + (say.rules_more(rest[:20]) if rest else "")


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Rules())
