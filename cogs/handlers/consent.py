"""What one player does to all: undo, leaving, ending, taking a seat, and the votes on it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import discord

import games
import lang
from host.book.store import ProposalRow
from host.play import consent
from host.play.room import Room
from host.telling import posts
from host.telling.names import called
from lang.errors import HostError, NobodyHears, NoProposal
from lang.notices import AskReplace, AskResume, Proposal

from ..interaction import Interaction
from ..posting import only
from ..ui import screens
from ..ui.ids import Press, Verb
from ..ui.notes import notes
from ..ui.panels import present
from ..ui.reply import language_of, reply_privately, show
from ..ui.screens import Screen
from . import Handler
from .aftermath import telling

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def undo(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Take back what one's last press played, or put it to the others."""
    if undone := await consent.undo(room, interaction.user.id, interaction.id, at=press.moment or None):
        await _taken_back(bot, interaction, room, _told(room, interaction, undone))
    else:
        await _put_proposal(bot, interaction, room)


async def undo_turn(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Take back all of one's turn."""
    whole = await consent.undo_turn(room, interaction.user.id, interaction.id, at=press.moment)
    await _taken_back(bot, interaction, room, lang.interface(language_of(interaction)).turn_undone(whole))


def _told(room: Room, interaction: Interaction, undone: consent.Undone) -> str:
    """What was taken back, in a sentence."""
    language, seat, names = language_of(interaction), room.seat_of(interaction.user.id), posts.callnames(room)
    moves = [games.text(language, room.row.game).move(move, seat, names) for move in undone.moves]
    said = [move + (f" ×{times}" if (times := len([*same])) > 1 else "") for move, same in groupby(moves)]
    return lang.interface(language).undone(said, whole=undone.whole)


async def _taken_back(bot: Arbiter, interaction: Interaction, room: Room, text: str) -> None:
    language, seat = language_of(interaction), room.seat_of(interaction.user.id)
    bot.changed(room)
    if seat in room.waiting and seat in room.heard.answered:
        text = lang.interface(language).withdrawn()
    await show(interaction, present(room, seat, language, text))


def _called(interaction: Interaction, room: Room) -> str:
    return called(room, interaction.user.id, interaction.user.display_name)


def moderates(interaction: Interaction, room: Room) -> bool:
    """A moderator who plays here is a player."""
    return bool(interaction.permissions.manage_messages) and not room.sits(interaction.user.id)


async def ask_end(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """Ending a game under way is asked twice; a table that has not begun is just closed."""
    if room.row.phase != "playing":
        await end(bot, interaction, room, Press(Verb.END, room.id))
        return
    moderator, language = moderates(interaction, room), language_of(interaction)
    if not moderator:
        room.seat_of(interaction.user.id)
    question = lang.interface(language).end_question(moderator or len(room.people) == 1)
    await show(interaction, screens.sure_screen(room, language, Verb.END, question))


async def end(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """End the game: a moderator at once, a player with the others' consent."""
    name, moderator = _called(interaction, room), moderates(interaction, room)
    if await consent.end(room, interaction.user.id, name, moderator=moderator, click=interaction.id):
        bot.changed(room)
        await show(interaction, Screen(lang.interface(language_of(interaction)).ended()))
    else:
        await _put_proposal(bot, interaction, room)


async def pause(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Let the game rest: a moderator at once, a player with the others' consent."""
    name, moderator = _called(interaction, room), moderates(interaction, room)
    if await consent.pause(room, interaction.user.id, name, moderator=moderator, click=interaction.id):
        bot.changed(room)
        await reply_privately(interaction, lang.interface(language_of(interaction)).now_paused())
    else:
        await _put_proposal(bot, interaction, room)


async def unpause(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Let it go on: those who are awaited are called anew."""
    bot.limits.call_others(interaction.user.id)
    name, moderator = _called(interaction, room), bool(interaction.permissions.manage_messages)
    await consent.unpause(room, interaction.user.id, name, moderator=moderator, click=interaction.id)
    await bot.reminders.again(room)
    await bot.absence.again(room)
    bot.changed(room)
    await reply_privately(interaction, lang.interface(language_of(interaction)).now_unpaused())


async def resume(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Go on from a stored position, with the others' consent."""
    if await consent.resume(room, interaction.user.id, interaction.id):
        bot.changed(room)
        await show(interaction, Screen(lang.interface(language_of(interaction)).proposal_granted(AskResume(0))))
    else:
        await _put_proposal(bot, interaction, room)


async def take_seat(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    if notes(interaction).back:  # a bot sat in for them, and has risen at their press
        await reply_privately(interaction, lang.interface(language_of(interaction)).seated())
    elif await consent.take_seat(room, interaction.user.id, interaction.user.display_name, interaction.id):
        with telling(bot, room):
            if interaction.message and interaction.message.id == room.row.board:
                await interaction.response.edit_message(view=screens.board_view(room))
        await reply_privately(interaction, lang.interface(language_of(interaction)).seated())
    else:
        await _put_proposal(bot, interaction, room)


async def replace_absent(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Ask the others to let a computer player sit in for somebody who stays away."""
    if await bot.absence.let_sit_in(room, interaction.user.id, interaction.id):
        bot.changed(room)
        await reply_privately(interaction, lang.interface(language_of(interaction)).proposal_granted(AskReplace(0, "")))
    else:
        await _put_proposal(bot, interaction, room)


async def give_days(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Give somebody who stays away two more days: the message that offered it says so."""
    room.playing()
    until = await bot.absence.give_days(room, interaction.user.id, press.number)
    names = posts.callnames(room)
    text = lang.interface(room.row.lang).days_given(posts.plain(_called(interaction, room)), names[press.number], until)
    await interaction.response.edit_message(content=text, view=None)


async def _put_proposal(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """The question to the table; one that cannot be put to it is taken back."""
    question = await consent.pending(room)
    if question is None:
        raise HostError(NoProposal())
    try:
        bot.limits.call_others(interaction.user.id)
        await _post_proposal(bot, interaction, room, *question)
    except Exception:
        await consent.withdraw(room, question[1].id)
        raise


async def _post_proposal(bot: Arbiter, interaction: Interaction, room: Room, proposal: Proposal, row: ProposalRow) -> None:
    """In the channel of the table, wherever it was pressed."""
    others = [seat.user for seat in room.people if seat.user != row.user]
    text = _proposal_text(room, proposal, _called(interaction, room), others)
    view, mentions = screens.proposal_view(room, row.id), only(others)
    asked = Screen(lang.interface(language_of(interaction)).proposal_asked())
    if interaction.channel_id != room.row.channel:
        if await bot.messenger.post(room.row.channel, text, users=others, view=view) is None:
            raise HostError(NobodyHears(room.row.channel))
        await show(interaction, asked)
    elif interaction.type is discord.InteractionType.component:
        await show(interaction, asked)
        await interaction.followup.send(text, view=view, allowed_mentions=mentions)
    else:
        await interaction.response.send_message(text, view=view, allowed_mentions=mentions)


def _proposal_text(room: Room, proposal: Proposal, asker: str, others: list[int]) -> str:
    return lang.interface(room.row.lang).proposal(proposal, posts.plain(asker), [f"<@{user}>" for user in others])


async def agree(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    proposal, outcome = await consent.vote(room, interaction.user.id, agree=True, click=interaction.id, proposal_id=press.moment)
    say = lang.interface(room.row.lang)
    if outcome is None:
        await reply_privately(interaction, lang.interface(language_of(interaction)).proposal_noted())
        return
    with telling(bot, room):
        await interaction.response.edit_message(content=say.proposal_granted(proposal), view=None)


async def decline(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await consent.vote(room, interaction.user.id, agree=False, proposal_id=press.moment)
    text = lang.interface(room.row.lang).proposal_declined(posts.plain(_called(interaction, room)))
    await interaction.response.edit_message(content=text, view=None)


async def ask_resign(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """Resigning cannot be taken back, so it is asked twice."""
    room.playing()
    room.seat_of(interaction.user.id)
    language = language_of(interaction)
    question = lang.interface(language).resign_question(room.row.seats, len(room.people))
    await show(interaction, screens.sure_screen(room, language, Verb.RESIGN, question))


async def resign(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await consent.resign(room, interaction.user.id, interaction.id)
    bot.changed(room)
    await show(interaction, Screen(lang.interface(language_of(interaction)).resigned()))


async def keep_playing(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Withdraws a question: whoever pressed did not mean it."""
    await show(interaction, Screen(lang.interface(language_of(interaction)).keep_playing()))


HANDLERS: dict[Verb, Handler] = {
    Verb.UNDO: undo, Verb.UNDO_TURN: undo_turn, Verb.AGREE: agree, Verb.DECLINE: decline, Verb.RESIGN: resign,
    Verb.END: end, Verb.KEEP_PLAYING: keep_playing, Verb.TAKE_SEAT: take_seat, Verb.RESUME: resume,
    Verb.PAUSE: pause, Verb.UNPAUSE: unpause, Verb.SIT_IN: replace_absent, Verb.GIVE_DAYS: give_days,
}  # fmt: skip
