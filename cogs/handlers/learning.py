"""Lessons: opening one, and the moves of whoever learns. They need no table and no server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

import games
import lang
from games import GAMES
from host import lessons
from host.lessons import LESSONS, Learner, Place, onward
from lang.lesson import lesson
from rules.engine.codec import tag_of

from ..interaction import Interaction
from ..ui import lesson_screen, lines, menu
from ..ui.ids import Press, Verb
from ..ui.links import link
from ..ui.menu import Path
from ..ui.notes import notes
from ..ui.prompt import Prompt
from ..ui.reply import language_of, reply_privately, show, show_drawn, values
from . import Roomless
from .opening import open_table

if TYPE_CHECKING:
    from start.arbiter import Arbiter

MOVES = frozenset({Verb.WALK, Verb.GO, Verb.ALL, Verb.PICK, Verb.SEVERAL, Verb.PAGE})


async def opened(interaction: Interaction, game: str | None) -> None:
    """The lesson of a game, where one left it; without a game, which there are, that of this channel's game first."""
    bot = interaction.client
    language, reached = language_of(interaction), await lessons.reached(bot.rooms.store, interaction.user.id)
    if game is None:
        here = await bot.rooms.store.game_in(interaction.channel_id or 0)
        await show(interaction, lesson_screen.which(reached, language, here.game if here else ""))
    elif game not in LESSONS:
        title = games.text(language, game).TITLE if game in GAMES else game
        await reply_privately(interaction, lang.interface(language).no_lesson(title))
    else:
        await _shown(interaction, Place(game, reached.get(game, 0)))


async def learn(interaction: Interaction, press: Press) -> None:
    """Goes to a step by its number, or to the lesson of a game."""
    at = lessons.place(press.game) if lessons.is_lesson(press.game) else None
    if at is not None:
        await _shown(interaction, at)
    else:
        await opened(interaction, press.words[0] if press.words else None)


async def new_table(interaction: Interaction, press: Press) -> None:
    """Opens a table in this channel, from the end of a lesson."""
    if press.words and press.words[0] in GAMES:
        await open_table(interaction.client, interaction, press.words[0])
    else:
        await reply_privately(interaction, lang.interface(language_of(interaction)).expired_form())


async def play_on(interaction: Interaction, press: Press) -> None:
    """Opens a table against bots in direct messages, from the end of a lesson."""
    at, bot, language = lessons.place(press.game), interaction.client, language_of(interaction)
    if at is None or at.step < at.lesson.last:
        await opened(interaction, at.game if at else None)
        return
    bot.restrictions.check_new()
    bot.limits.call_others(interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    await reply_privately(interaction, await _played_on(bot, interaction, at, language))


async def _played_on(bot: Arbiter, interaction: Interaction, at: Place, language: str) -> str:
    """Sets up the table; what is said of that to who asked."""
    user, say = interaction.user, lang.interface(language)
    dm = await bot.create_dm(discord.Object(user.id))
    busy = await bot.rooms.store.game_in(dm.id)
    if busy is not None and busy.phase != "over":
        return say.lesson_busy(link(await bot.rooms.room(busy.id)))
    others = lessons.OTHERS[: at.lesson.seats - 1]
    try:
        sent = await dm.send(say.lesson_goes_on(games.text(language, at.game).TITLE, others))
    except discord.Forbidden:
        return say.lesson_shut()
    room = await onward.play_on(bot.rooms, at, dm.id, (user.id, user.display_name, interaction.id), language)
    bot.changed(room)
    return say.lesson_table(sent.jump_url)


HANDLERS: dict[Verb, Roomless] = {
    Verb.LEARN: learn, Verb.NEW_TABLE: new_table, Verb.PLAY_ON: play_on,
}  # fmt: skip


async def moved(interaction: Interaction, press: Press) -> None:
    """A choice in a step: a further question, the move it asks for, or another, which is answered and not played."""
    at = lessons.place(press.game)
    if at is None or not at.open:
        await opened(interaction, at.game if at else None)
        return
    who = _learner(interaction)
    notes(interaction).game = at.game
    asked = lesson_screen.prompt(at, who)
    path = press.words[1:] if press.verb is Verb.PAGE else menu.path_of(press, values(interaction))
    moves = _moves(asked, path)
    if moves is None:
        await show_drawn(interaction, lesson_screen.step(at, who, path))
    elif (to := at.after(moves)) is not None:
        await _shown(interaction, to)
    else:
        await show_drawn(interaction, lesson_screen.step(at, who, above=instead(at, asked, moves)))


def instead(at: Place, asked: Prompt, moves: tuple[Any, ...]) -> str:
    """What is answered to other moves than the lesson asks for."""
    other = next((move for n, move in enumerate(moves) if at.open[: n + 1] != moves[: n + 1]), moves[-1])
    named = lang.move_in(asked.text, asked.view, other, asked.names)
    return lang.interface(asked.language).lesson_instead(named, lesson(asked.language, at.game)[at.step].answer(other))


def _moves(asked: Prompt, path: Path) -> tuple[Any, ...] | None:
    """The moves that a press plays one after another; None if it leads to a further question."""
    moves: list[Any] = []
    plans = {tag_of(order) for order in asked.room.game.ORDERS}  # of what is drawn later: a lesson ends before
    for part in [part for part in lines.parted(path) if not part or part[0] not in plans]:
        move = menu.settle(asked.after(tuple(moves)).legal(asked.seat), part)
        if move is None:
            return None
        moves.append(move)
    return tuple(moves)


def _learner(interaction: Interaction) -> Learner:
    return Learner(interaction.user.display_name, language_of(interaction))


async def _shown(interaction: Interaction, at: Place) -> None:
    """A step, and that one is there now."""
    bot = interaction.client
    notes(interaction).game = at.game
    await lessons.keep(bot.rooms.store, interaction.user.id, at)
    await show_drawn(interaction, lesson_screen.step(at, _learner(interaction)))
