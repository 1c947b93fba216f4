"""At the table: the hand, the board, the rules, undo, leaving, and what is given out after the end."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, ui
from discord.utils import MISSING

import games
import lang
from games import GAMES
from host import consent, exporting, posts, shuffle
from host.names import called
from host.room import Room
from lang.errors import HintsOff, HostError, NoPetition, NotOverYet
from lang.notices import Advised, AskReplace, AskResume, Proposal
from lang.rulebook import rulebook
from rules.engine import codec
from rules.engine.model import Refused

from .rules import example, looked_up, opened
from .ui import ids, screens
from .ui.ids import Press, Verb
from .ui.reply import drawn, language_of, prompt_of, reply_privately, show, think, typed
from .ui.screens import Screen

if TYPE_CHECKING:
    from bot import Arbiter


# ---------------------------------------------------------------- looking


async def hand(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """One's hidden cards, for oneself alone, at once."""
    room.dealt()
    seat, language = room.seat_of(interaction.user.id), language_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    post = posts.hand(room, seat, language)
    view = screens.hand_view(room, seat, language)
    await interaction.edit_original_response(content=post.text, attachments=await drawn(post.pictures), view=view)


async def rules(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """The rulebook, open at its contents."""
    book = opened(language_of(interaction), room.row.game, 0)
    await interaction.response.send_message(book.text, view=book.view or screens.view(), ephemeral=True)


async def search_form(interaction: Interaction[Any], press: Press) -> None:
    language, game = language_of(interaction), press.words[0] if press.words else ""
    say = lang.interface(language)
    if game not in GAMES:
        await reply_privately(interaction, say.expired_form())
        return
    modal = ui.Modal(title=say.SEARCH_TITLE, custom_id=ids.write(Verb.FOUND, press.game, 0, press.words))
    label = say.rules_search(example(rulebook(language, game)))
    modal.add_item(ui.TextInput(label=label[:45], custom_id="words", max_length=60))
    await interaction.response.send_modal(modal)
    modal.stop()


async def found(interaction: Interaction[Any], press: Press) -> None:
    """A page of the rulebook, chosen in its menu or by a button; or what the form looked for."""
    language, game = language_of(interaction), press.words[0] if press.words else ""
    if interaction.type is discord.InteractionType.modal_submit:
        await show(interaction, looked_up(language, game, typed(interaction)))
        return
    data: Any = interaction.data
    page = next((word for word in (*data.get("values", ()), *press.words[1:]) if re.fullmatch("[0-9]{1,4}", word)), "0")
    await show(interaction, opened(language, game, int(page)))


async def board(bot: Arbiter, interaction: Interaction[Any], room: Room, *, in_words: bool) -> None:
    """The board again in the channel, or the whole position in words for oneself."""
    language = language_of(interaction)
    if in_words:
        for part in _parts(posts.position(room, language)):
            await reply_privately(interaction, part)
        return
    if room.row.phase == "lobby":
        sent = await interaction.response.send_message(
            posts.gathering(room, bot.settings.lobby_hours * 3600).text, view=screens.lobby_view(room) or MISSING
        )
        await room.mark(board=sent.message_id)
        return
    room.dealt()
    await interaction.response.defer(ephemeral=True, thinking=True)
    await bot.announcer.board_again(room)
    await interaction.delete_original_response()


def _parts(text: str) -> list[str]:
    """Cut at line ends into messages."""
    parts = [""]
    for line in text.splitlines():
        if len(parts[-1]) + len(line) > posts.TEXT:
            parts.append("")
        parts[-1] += line + "\n"
    return [part.rstrip() for part in parts if part.strip()]


async def log(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """What has happened so far, turn by turn, the last page first; if there are several, the whole as a file too."""
    language = language_of(interaction)
    room.dealt()
    await think(interaction)
    turns, say = await exporting.story(room, language), lang.interface(language)
    pages = exporting.pages(turns, posts.TEXT)
    page = min(press.number, len(pages) - 1) if press.number >= 0 else len(pages) - 1
    text, files = pages[page] or say.log_empty(), []
    if len(pages) > 1:
        text += f"\n-# {say.page(page + 1, len(pages))}"
        files = [discord.File(io.BytesIO(exporting.written(turns).encode()), say.LOG_FILE)]
    view = screens.log_view(room, language, page, len(pages))
    await interaction.edit_original_response(content=text, attachments=files, view=view)


# ---------------------------------------------------------------- undo, consent, leaving


async def undo(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Take back one's own step, or put it to the others."""
    language, seat = language_of(interaction), room.seat_of(interaction.user.id)
    if await consent.undo(room, interaction.user.id, interaction.id, at=press.moment or None):
        bot.changed(room)
        again = seat in room.waiting and seat in room.heard.answered
        text = lang.interface(language).withdrawn() if again else lang.interface(language).undone()
        may = room.playing().may(seat)
        await show(interaction, screens.moves(prompt_of(interaction, room), above=text) if may else Screen(text))
    else:
        await _put_proposal(interaction, room)


def _called(interaction: Interaction[Any], room: Room) -> str:
    return called(room, interaction.user.id, interaction.user.display_name)


def _moderates(interaction: Interaction[Any], room: Room) -> bool:
    """A moderator who plays here is a player."""
    return bool(interaction.permissions.manage_messages) and not room.sits(interaction.user.id)


async def ask_end(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Ending a game under way is asked twice; a table that has not begun is just closed."""
    if room.row.phase != "playing":
        await end(bot, interaction, room, Press(Verb.END, room.id))
        return
    moderator, language = _moderates(interaction, room), language_of(interaction)
    if not moderator:
        room.seat_of(interaction.user.id)
    question = lang.interface(language).end_question(moderator or len(room.people) == 1)
    await show(interaction, screens.sure_screen(room, language, Verb.END, question))


async def end(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """End the game: a moderator at once, a player with the others' consent."""
    name, moderator = _called(interaction, room), _moderates(interaction, room)
    if await consent.end(room, interaction.user.id, name, moderator=moderator, click=interaction.id):
        bot.changed(room)
        await show(interaction, Screen(lang.interface(language_of(interaction)).ended()))
    else:
        await _put_proposal(interaction, room)


async def resume(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Go on from a stored position, with the others' consent."""
    if await consent.resume(room, interaction.user.id, interaction.id):
        bot.changed(room)
        await show(interaction, Screen(lang.interface(language_of(interaction)).proposal_granted(AskResume(0))))
    else:
        await _put_proposal(interaction, room)


async def take_seat(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    if await consent.take_seat(room, interaction.user.id, interaction.user.display_name, interaction.id):
        if interaction.message and interaction.message.id == room.row.board:
            await interaction.response.edit_message(view=screens.board_view(room))
        bot.changed(room)
        await reply_privately(interaction, lang.interface(language_of(interaction)).seated())
    else:
        await _put_proposal(interaction, room)


async def replace_absent(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Ask the others to let a computer player go on for somebody who stays away."""
    if await consent.replace_absent(room, interaction.user.id, bot.settings.away_hours, interaction.id):
        bot.changed(room)
        await reply_privately(interaction, lang.interface(language_of(interaction)).proposal_granted(AskReplace(0, "")))
    else:
        await _put_proposal(interaction, room)


async def _put_proposal(interaction: Interaction[Any], room: Room) -> None:
    """The question to the table, in the channel."""
    question = await consent.pending(room)
    if question is None:
        raise HostError(NoPetition())
    proposal, row = question
    others = [seat.user for seat in room.people if seat.user != row.user]
    text = _plea_text(room, proposal, _called(interaction, room), others)
    view, mentions = screens.proposal_view(room, row.seal), discord.AllowedMentions(users=[discord.Object(user) for user in others])
    if interaction.type is discord.InteractionType.component:
        await show(interaction, Screen(lang.interface(language_of(interaction)).proposal_asked()))
        await interaction.followup.send(text, view=view, allowed_mentions=mentions)
    else:
        await interaction.response.send_message(text, view=view, allowed_mentions=mentions)


def _plea_text(room: Room, proposal: Proposal, asker: str, others: list[int]) -> str:
    return str(lang.interface(room.row.lang).proposal(proposal, posts.plain(asker), [f"<@{user}>" for user in others]))


async def agree(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    proposal, outcome = await consent.vote(room, interaction.user.id, agree=True, click=interaction.id, seal=press.moment)
    say = lang.interface(room.row.lang)
    if outcome is None:
        await reply_privately(interaction, lang.interface(language_of(interaction)).proposal_noted())
        return
    await interaction.response.edit_message(content=say.proposal_granted(proposal), view=None)
    bot.changed(room)


async def decline(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await consent.vote(room, interaction.user.id, agree=False, seal=press.moment)
    text = lang.interface(room.row.lang).proposal_declined(posts.plain(_called(interaction, room)))
    await interaction.response.edit_message(content=text, view=None)


async def ask_resign(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Resigning cannot be taken back, so it is asked twice."""
    room.playing()
    room.seat_of(interaction.user.id)
    language = language_of(interaction)
    question = lang.interface(language).resign_question(room.row.seats, len(room.people))
    await show(interaction, screens.sure_screen(room, language, Verb.RESIGN, question))


async def resign(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await consent.resign(room, interaction.user.id, interaction.id)
    bot.changed(room)
    await show(interaction, Screen(lang.interface(language_of(interaction)).resigned()))


async def keep_playing(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """No, he did not mean it."""
    await show(interaction, Screen(lang.interface(language_of(interaction)).keep_playing()))


# ---------------------------------------------------------------- computer players


async def hint(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """What a strong player would do here, from this seat's view alone; that it was asked for is public, in a line without a board."""
    match, seat, language = room.playing(), room.seat_of(interaction.user.id), language_of(interaction)
    if not room.row.hints:
        raise HostError(HintsOff())
    if not match.may(seat):
        raise Refused(match.not_asked(seat))
    await interaction.response.defer(ephemeral=True, thinking=True)
    thought = await bot.computers.advise(room, seat)
    await room.note_hint(interaction.user.id)
    alone = await _told_apart(room)
    game_text = games.text(language, room.row.game)
    move = screens.named(game_text, match.view(seat), thought.move, posts.callnames(room))
    why = game_text.why(codec.dump(thought.why), seat, aloud=False) if thought.why else ""
    await interaction.edit_original_response(content=lang.interface(language).hint(move, why))
    if alone:
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


async def why(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """What decided the computer players' moves that the board tells; after the end, of all the last moves that fit."""
    language = language_of(interaction)
    say = lang.interface(language)
    await think(interaction)
    lines = [exporting.reason(room, motive, language) for motive in await exporting.motives(room)]
    await interaction.edit_original_response(content=posts.cut(lines, say) or say.no_reason(over=room.row.phase == "over"))


# ---------------------------------------------------------------- after the end


async def export(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """The finished game as a file that `python bot.py verify` checks."""
    if room.row.phase != "over":
        raise HostError(NotOverYet())
    room.dealt()
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await exporting.export(room)
    name = f"{room.row.game}-{room.id}.json"
    text = lang.interface(language_of(interaction)).exported(name)
    await interaction.edit_original_response(content=text, attachments=[discord.File(io.BytesIO(data.encode()), name)])


async def proof(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    over = room.row.phase == "over"
    dealt = json.loads(room.row.joins) or [row.click for row in room.seats]  # fixed at the start, whoever sits there now
    joins = list(zip(posts.callnames(room) if room.row.seats else [posts.plain(row.name) for row in room.seats], dealt, strict=True))
    secret, seed = (room.row.secret, room.row.seed) if over else (None, None)
    await reply_privately(
        interaction, lang.interface(language_of(interaction)).proof(shuffle.commitment(room.row.secret), joins, secret, seed, room.origin)
    )


HANDLERS: dict[Verb, Callable[[Any, Interaction[Any], Room, Press], Awaitable[None]]] = {
    Verb.HAND: hand, Verb.RULES: rules, Verb.LOG: log, Verb.UNDO: undo, Verb.AGREE: agree, Verb.DECLINE: decline, Verb.RESIGN: resign,
    Verb.END: end, Verb.KEEP_PLAYING: keep_playing, Verb.TAKE_SEAT: take_seat, Verb.WHY: why, Verb.RESUME: resume,
}  # fmt: skip
