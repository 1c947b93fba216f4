"""The review of a finished game, and its turning points tried again, for oneself alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord

import lang
from host.after import replaying, review, reviewed
from host.after.review import CannotReview, Moment, Review
from host.play.room import Room
from host.record.archive import archive
from host.telling import posts
from lang.errors import HostError, NotReviewed, Stale

from ..interaction import Interaction
from ..ui import menu, tries
from ..ui.ids import Press, Verb
from ..ui.progress import progress
from ..ui.prompt import Prompt
from ..ui.reply import drawn, language_of, think, values
from ..ui.tries import ANSWER
from . import Handler
from .after import check_over

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def review_game(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Chances, luck and turning points; it takes a while, and one hears how far it is."""
    check_over(interaction, room)
    await think(interaction)
    language = language_of(interaction)
    async with progress(interaction, lang.interface(language).reviewing) as told:
        try:
            found = await bot.critic.review(await archive(room), told)
        except CannotReview as error:
            bot.log.error("no review", extra={"game": room.id, "why": str(error)})
            raise HostError(NotReviewed()) from error
    whole = await replaying.reel(room)
    seat = room.seat_of(interaction.user.id) if room.sits(interaction.user.id) else None
    post = await asyncio.to_thread(reviewed.post, room, whole, found, seat, language)
    options = [
        (reviewed.number(found, one), f"{reviewed.number(found, one)}. {reviewed.heading(room, whole, one, language)}")
        for one in reviewed.shown(found, seat)
    ]
    view = tries.review_view(room, found, options, language)
    await interaction.edit_original_response(content=post.text, attachments=await drawn(post.pictures), view=view)


async def try_again(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A turning point: its position and the question; then each step of a move, until it is judged."""
    check_over(interaction, room)
    await think(interaction)
    chosen = values(interaction)
    words = press.words or (*chosen[:1],)
    one = _moment(await bot.critic.kept(room.id), words)
    prompt = Prompt(room, reviewed.before(room, one), one.seat, language_of(interaction))
    await _go_on(bot, interaction, prompt, one, int(words[0]), menu.path_of(press, chosen))


def _moment(found: Review | None, words: tuple[str, ...]) -> Moment:
    number = int(words[0]) if words and words[0].isascii() and words[0].isdecimal() else 0
    if found is None or not 1 <= number <= len(found.moments):
        raise HostError(Stale())
    return found.moments[number - 1]


async def _go_on(bot: Arbiter, interaction: Interaction, prompt: Prompt, one: Moment, number: int, path: menu.Path) -> None:
    room, language = prompt.room, prompt.language
    whole = await replaying.reel(room)
    say = lang.interface(language)
    head = say.try_head(number, posts.plain(reviewed.heading(room, whole, one, language)))
    if path == (ANSWER,):
        why = reviewed.why(room, one, language)
        await _show(interaction, prompt, number, (), f"{head}\n💡 **{reviewed.answer(room, one, language)}**" + (f"\n{why}" if why else ""))
        return
    move = prompt.move(path)
    if move is None and not prompt.menu(path).choices:
        raise HostError(Stale())
    if move is None:
        await _show(interaction, prompt, number, path, head, pictures=not path)
    else:
        await _show(interaction, prompt, number, (), f"{head}\n{await _judged(bot, prompt, one, move)}")


async def _judged(bot: Arbiter, prompt: Prompt, one: Moment, move: Any) -> str:
    """What is said of a move: the best, as good as that, or worse by how much."""
    say, name = lang.interface(prompt.language), lang.move_in(prompt.text, prompt.view, move, prompt.names)
    try:
        lost = await bot.critic.tried(prompt.room, prompt.match, one, move)
    except CannotReview as error:
        raise HostError(NotReviewed()) from error
    if lost is None:
        best = move == review.better(prompt.room.row.game, one)
        return say.try_best(name) if best else say.try_good(name)
    return say.try_worse(name, reviewed.amount(lost.in_points, round(100 * lost.loss), prompt.language))


async def _show(
    interaction: Interaction, prompt: Prompt, number: int, path: tuple[str, ...], text: str, *, pictures: bool = False
) -> None:
    """The question, with the board and the hand of then when it is put first."""
    more: dict[str, Any] = {}
    if pictures:
        scene = replaying.Scene((), (), prompt.match)
        files: list[discord.File] = await drawn(replaying.pictures(prompt.room, scene, prompt.seat, prompt.language))
        more["attachments"] = files
    asked = prompt.match.decision
    question = prompt.text.ask(asked.ask, prompt.names) if asked and not path else ""
    content = "\n".join(line for line in (text, question) if line)[: posts.TEXT]
    await interaction.edit_original_response(content=content, view=tries.try_view(prompt, number, path), **more)


HANDLERS: dict[Verb, Handler] = {Verb.REVIEW: review_game, Verb.TRY: try_again}
