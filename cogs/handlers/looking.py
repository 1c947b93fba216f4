"""Looking on: the hand, the board, the rules, the log, reasons and hints."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import lang
from games import GAMES
from host.play.hints import Thought
from host.play.room import Room
from host.telling import chronicle, posts, turns
from lang.errors import HintsOff, HostError, NoBoardThere, NoHintsRated
from lang.notices import Advised
from lang.rulebook import rulebook
from rules.engine import codec
from rules.engine.model import Refused, Seat

from ..interaction import Interaction
from ..messenger import shut
from ..ui import card_pages, closer, ids, lines, panel, screens
from ..ui.all_books import SOUGHT
from ..ui.ids import Press, Verb
from ..ui.notes import notes
from ..ui.panels import present
from ..ui.prompt import Prompt
from ..ui.reply import ask_form, drawn, language_of, prompt_of, redraw, reply_privately, show, think, typed, values, waiting
from ..ui.rulebook_pages import example, looked_up, opened
from . import Handler, play
from .opening import show_lobby

if TYPE_CHECKING:
    from start.arbiter import Arbiter

AT_ONCE = 0.7  # seconds in which a hint comes without a word that it is thought about
TIMES = 3  # that a hint is thought about while everybody may answer at any time


async def hand(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Shows one's hidden cards, to oneself alone, at once."""
    room.dealt()
    seat, language = room.seat_of(interaction.user.id), language_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    post = posts.hand(room, seat, language)
    view = card_pages.hand_view(room, seat, language)
    text = bot.emoji.text(post.text, language, room.row.game)
    await interaction.edit_original_response(content=text, attachments=await drawn(post.pictures), view=view)


async def rules(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The rulebook, open at its first page, with the legend of the board, or at the one that was named."""
    await think(interaction)
    await redraw(interaction, opened(language_of(interaction), room.row.game, max(press.number, 0)))


async def search_form(interaction: Interaction, press: Press) -> None:
    language, game = language_of(interaction), press.words[0] if press.words else ""
    say = lang.interface(language)
    if game not in GAMES:
        await reply_privately(interaction, say.expired_form())
        return
    label = say.rules_search(example(rulebook(language, game)))
    field: ui.TextInput[Any] = ui.TextInput(label=label[:45], custom_id="words", max_length=60)
    await ask_form(interaction, say.SEARCH_TITLE, ids.write(Verb.FOUND, press.game, 0, press.words), field)


async def found(interaction: Interaction, press: Press) -> None:
    """A page of the rulebook, chosen in its menu or by a button; or what the form or a question to all books looked for."""
    language, game = language_of(interaction), press.words[0] if press.words else ""
    notes(interaction).game = game if game in GAMES else ""
    if interaction.type is discord.InteractionType.modal_submit:
        await show(interaction, looked_up(language, game, typed(interaction)))
        return
    if SOUGHT in press.words[1:2]:
        await show(interaction, looked_up(language, game, "/".join(press.words[2:])))
        return
    page = next((word for word in (*values(interaction), *press.words[1:]) if re.fullmatch("[0-9]{1,4}", word)), "0")
    await show(interaction, opened(language, game, int(page)))


async def card(interaction: Interaction, press: Press) -> None:
    """The page of a card, chosen from a list; or the list. A hand stays where it is."""
    language, game = language_of(interaction), press.words[0] if press.words else ""
    if game not in GAMES:
        await reply_privately(interaction, lang.interface(language).expired_form())
        return
    notes(interaction).game = game
    screen = card_pages.shown(language, game, next(iter((*values(interaction), *press.words[2:])), ""))
    if card_pages.HAND in press.words:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await redraw(interaction, screen)
    else:
        await show(interaction, screen)


async def legend(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """What everything on the board and in the hand is, in a message of its own: the panel stays."""
    screen = card_pages.around(room, room.seat_of(interaction.user.id), language_of(interaction))
    await interaction.response.defer(ephemeral=True, thinking=True)
    await redraw(interaction, screen)


async def board(bot: Arbiter, interaction: Interaction, room: Room, *, in_words: bool) -> None:
    """The board again in the channel, or the whole position in words for oneself."""
    language = language_of(interaction)
    plays = room.sits(interaction.user.id) or bool(interaction.permissions.manage_messages)
    (await bot.servers.of(interaction.guild_id)).check_board(plays=plays)
    if in_words:
        for part in _parts(posts.position(room, language)):
            await reply_privately(interaction, part)
        return
    bot.limits.call_others(interaction.user.id)
    if room.row.phase == "lobby":
        await show_lobby(bot, interaction, room)
        return
    room.dealt()
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        await bot.announcer.board_again(room)
    except discord.HTTPException as error:
        if not shut(error):
            raise
        raise HostError(NoBoardThere(room.row.channel)) from error
    await interaction.delete_original_response()


def _parts(text: str) -> list[str]:
    """Cut at line ends into messages."""
    parts = [""]
    for line in text.splitlines():
        if len(parts[-1]) + len(line) > posts.TEXT:
            parts.append("")
        parts[-1] += line + "\n"
    return [part.rstrip() for part in parts if part.strip()]


async def log(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """What has happened so far, turn by turn, the last page first; if there are several, the whole as a file too."""
    language = language_of(interaction)
    room.dealt()
    await think(interaction)
    turns, say = await chronicle.story(room, language), lang.interface(language)
    pages = chronicle.pages(turns, posts.TEXT)
    page = min(press.number, len(pages) - 1) if press.number >= 0 else len(pages) - 1
    text, files = pages[page] or say.log_empty(), []
    if len(pages) > 1:
        text += f"\n-# {say.page(page + 1, len(pages))}"
        files = [discord.File(io.BytesIO(chronicle.written(turns).encode()), say.LOG_FILE)]
    view = screens.log_view(room, language, page, len(pages))
    await interaction.edit_original_response(content=text, attachments=files, view=view)


async def hint(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """What a strong player would do here, from this seat's view alone, above one's panel; a press that names the move plays it."""
    if press.words:
        await _do_it(bot, interaction, room, press)
        return
    prompt = prompt_of(interaction, room)
    if not room.row.hints:
        raise HostError(HintsOff())
    if room.rated:
        raise HostError(NoHintsRated())
    if not prompt.match.may(prompt.seat):
        raise Refused(prompt.match.not_asked(prompt.seat))
    known, pressed = bot.hints.known(room, prompt.seat, interaction.user.id), bot.panels.last_press(room, interaction.user.id)
    thought = known or await _new_hint(bot, interaction, room, prompt.seat)
    if bot.panels.last_press(room, interaction.user.id) is not pressed:
        return  # they went on meanwhile: the hint is there if they ask again
    current = room.row.phase == "playing" and bot.hints.known(room, prompt.seat, interaction.user.id) is thought
    prompt = Prompt.of(room, prompt.seat, prompt.language) if current else prompt
    told = advice(prompt, thought)
    screen = panel.moves(prompt, hint=told) if current else present(room, prompt.seat, prompt.language, told.text)
    await (show if known else redraw)(interaction, screen)
    if not known:
        await _note_hint(bot, interaction, room, prompt.seat)


def advice(prompt: Prompt, thought: Thought) -> panel.Hint:
    """A thought in words, with its move."""
    moves = lines.whole(prompt.shortlist, thought.move)
    why = prompt.text.why(codec.dump(thought.why), prompt.seat, aloud=False, names=prompt.names) if thought.why else ""
    return panel.Hint(lang.interface(prompt.language).hint(_named(prompt, moves), why, thought.hasty, thought.outlook), moves)


def _named(prompt: Prompt, moves: tuple[Any, ...]) -> str:
    """What a hint advises; a choice that is said in several moves as its button says it."""
    if len(moves) == 1:
        return screens.named(prompt.text, prompt.view, moves[0], prompt.names)
    return f"{prompt.text.kind(type(moves[0]), prompt.seat)} {prompt.text.label(prompt.before_last(moves), moves, prompt.names)}"


async def _do_it(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The move of a hint. Who plays alone among bots and goes on with the same turn gets the next hint without asking.

    Among people each hint is news, and nobody makes any that they did not ask for.
    """
    turn = turns.turn(room)
    done = await play.spoken(bot, interaction, room, press.moment, press.words)
    if not done or len(room.people) > 1 or done[-1].seat not in room.waiting or turns.turn(room) != turn:
        return
    prompt = prompt_of(interaction, room)
    try:
        thought = await bot.hints.ahead(room, prompt.seat, interaction.user.id)
    except HostError:  # nobody has the time: the button is still there
        return
    if room.match is prompt.match and bot.panels.untouched(room, interaction):
        await redraw(interaction, play.after(room, done, prompt.language, len(done), hint=advice(prompt, thought)))


async def _new_hint(bot: Arbiter, interaction: Interaction, room: Room, seat: Seat) -> Thought:
    """Think, and tell who asked how many come before them, meanwhile and to them alone."""
    bot.hints.check(interaction.user.id)
    places: list[int] = []
    asked = asyncio.ensure_future(_thought_over(bot, room, seat, interaction.user.id, places.append))
    try:
        await think(interaction, panel=True)
        bot.presses.answered(interaction)  # the panel stays, and takes other presses meanwhile
        if (await asyncio.wait({asked}, timeout=AT_ONCE))[0]:
            return await asked
        say = lang.interface(language_of(interaction))
        soon = next((say.hint_soon(place) for place in places if place), say.hint_thinking())
        async with waiting(interaction, soon):
            return await asked
    finally:
        asked.cancel()


async def _thought_over(bot: Arbiter, room: Room, seat: Seat, user: int, told: Callable[[int], None]) -> Thought:
    """A hint for what is seen once it is given: thought about again where others have raised meanwhile."""
    moment = room.playing().moment
    for _ in range(TIMES):
        thought = await bot.hints.ask(room, seat, user, told)
        if room.row.phase != "playing" or room.playing().moment != moment or bot.hints.known(room, seat, user):
            break
    return thought


async def _note_hint(bot: Arbiter, interaction: Interaction, room: Room, seat: Seat) -> None:
    """Tell the table that a hint was asked for, in a line without a board; alone among computer players it is nobody's news."""
    if len(room.people) == 1:
        return
    await room.note_hint(interaction.user.id)
    if await _told_apart(room):
        await interaction.followup.send(lang.interface(room.row.lang).happened(Advised(seat), posts.callnames(room)))
    else:
        bot.changed(room)


async def _told_apart(room: Room) -> bool:
    """Whether the last row of the log is all the channel has not been told: then it needs no board, and counts as told."""
    last = room.heard.last
    if [said.n for said in room.recent if said.n > room.row.shown] != [last]:
        return False
    await room.mark(shown=last)
    return True


async def look(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """What to look at closely, in a message of its own; a part that was chosen there takes its place."""
    room.dealt()
    language = language_of(interaction)
    offered = closer.parts(room, interaction.user.id, language)
    chosen = next(iter(values(interaction) or press.words), "")
    if chosen not in offered:
        text = lang.interface(language).look_question()
        await interaction.response.send_message(text, view=closer.view(room, offered, language), ephemeral=True)
        return
    await think(interaction)
    part, view = offered[chosen], closer.view(room, offered, language, chosen)
    await interaction.edit_original_response(content=f"**{part.name}**", attachments=await drawn([part.picture()]), view=view)


async def why(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """What decided the computer players' moves that the board tells; after the end, of all the last moves that fit."""
    language = language_of(interaction)
    say = lang.interface(language)
    await think(interaction)
    motives, over = await chronicle.motives(room), room.row.phase == "over"
    lines = [chronicle.reason(room, one, language) for one in [one for one in motives if over or one.heard] or motives]
    moved = any(said.seat in room.computers for said in room.recent if over or said.n > room.row.board_from)
    await interaction.edit_original_response(content=posts.cut(lines, say) or say.no_reason(over=over, moved=moved))


HANDLERS: dict[Verb, Handler] = {
    Verb.HAND: hand, Verb.RULES: rules, Verb.LOG: log, Verb.WHY: why, Verb.HINT: hint, Verb.LOOK: look,
    Verb.LEGEND: legend,
}  # fmt: skip
