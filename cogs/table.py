"""At the table: the hand, the board, the rules, undo, leaving, and what is given out after the end."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, ui

import lang
from host import council, deal, exporting, posts
from host.games import GAMES
from host.room import Room
from lang.happenings import Advised, AskReplace, Plea
from lang.rulebook import rulebook
from lang.troubles import HintsOff, NoPetition, NotOverYet, Trouble
from rules.engine import codec
from rules.engine.match import NotAsked
from rules.engine.model import Refused

from .rules import example, looked_up, opened
from .ui import ids, screens
from .ui.ids import Press
from .ui.reply import drawn, show, think, tongue_of, typed, whisper
from .ui.screens import Screen

if TYPE_CHECKING:
    from bot import Arbiter


# ---------------------------------------------------------------- looking


async def hand(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """One's hidden cards, for oneself alone, at once."""
    room.dealt()
    seat, language = room.seat_of(interaction.user.id), tongue_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    post = posts.hand(room, seat, language)
    view = screens.hand_view(room, seat, language)
    await interaction.edit_original_response(content=post.text, attachments=await drawn(post.pictures), view=view)


async def rules(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """The rulebook, open at its contents."""
    book = opened(tongue_of(interaction), room.row.game, 0)
    await interaction.response.send_message(book.text, view=book.view or screens.view(), ephemeral=True)


async def search_form(interaction: Interaction[Any], press: Press) -> None:
    language, game = tongue_of(interaction), press.words[0] if press.words else ""
    say = lang.house(language)
    if game not in GAMES:
        await whisper(interaction, say.expired_form())
        return
    modal = ui.Modal(title=say.SEARCH_TITLE, custom_id=ids.write("found", press.game, 0, press.words))
    label = say.rules_search(example(rulebook(language, game)))
    modal.add_item(ui.TextInput(label=label[:45], custom_id="words", max_length=60))
    await interaction.response.send_modal(modal)
    modal.stop()


async def found(interaction: Interaction[Any], press: Press) -> None:
    """A page of the rulebook, chosen in its menu or by a button; or what the form looked for."""
    language, game = tongue_of(interaction), press.words[0] if press.words else ""
    if interaction.type is discord.InteractionType.modal_submit:
        await show(interaction, looked_up(language, game, typed(interaction)))
        return
    data: Any = interaction.data
    page = next((word for word in (*data.get("values", ()), *press.words[1:]) if re.fullmatch("[0-9]{1,4}", word)), "0")
    await show(interaction, opened(language, game, int(page)))


async def board(bot: Arbiter, interaction: Interaction[Any], room: Room, *, in_words: bool) -> None:
    """The board again in the channel, or the whole position in words for oneself."""
    language = tongue_of(interaction)
    if in_words:
        for part in _parts(posts.position(room, language)):
            await whisper(interaction, part)
        return
    if room.row.phase == "lobby":
        sent = await interaction.response.send_message(
            posts.gathering(room, bot.settings.lobby_hours * 3600).text, view=screens.lobby_view(room)
        )
        await room.mark(board=sent.message_id)
        return
    room.dealt()
    await interaction.response.defer(ephemeral=True, thinking=True)
    await bot.herald.board_again(room)
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
    language = tongue_of(interaction)
    room.dealt()
    await think(interaction)
    turns, say = await exporting.story(room, language), lang.house(language)
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
    language, seat = tongue_of(interaction), room.seat_of(interaction.user.id)
    if await council.undo(room, interaction.user.id, interaction.id, at=press.moment or None):
        bot.changed(room)
        text = lang.house(language).undone()
        may = room.playing().may(seat)
        await show(interaction, screens.moves(room, seat, language, above=text) if may else Screen(text))
    else:
        await _put_plea(interaction, room)


def _moderates(interaction: Interaction[Any], room: Room) -> bool:
    """A moderator who plays here is a player."""
    return bool(interaction.permissions.manage_messages) and not room.sits(interaction.user.id)


async def ask_end(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Ending a game under way is asked twice; a table that has not begun is just closed."""
    if room.row.phase != "playing":
        await end(bot, interaction, room, Press("end", room.id))
        return
    moderator, language = _moderates(interaction, room), tongue_of(interaction)
    if not moderator:
        room.seat_of(interaction.user.id)
    question = lang.house(language).end_question(moderator or len(room.people) == 1)
    await show(interaction, screens.sure_screen(room, language, "end", question))


async def end(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """End the game: a moderator at once, a player with the others' consent."""
    name, moderator = interaction.user.display_name, _moderates(interaction, room)
    if await council.end(room, interaction.user.id, name, moderator=moderator, click=interaction.id):
        bot.changed(room)
        await show(interaction, Screen(lang.house(tongue_of(interaction)).ended()))
    else:
        await _put_plea(interaction, room)


async def take_seat(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    if await council.take_seat(room, interaction.user.id, interaction.user.display_name, interaction.id):
        if interaction.message and interaction.message.id == room.row.board:
            await interaction.response.edit_message(view=screens.board_view(room))
        bot.changed(room)
        await whisper(interaction, lang.house(tongue_of(interaction)).seated())
    else:
        await _put_plea(interaction, room)


async def replace_absent(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Ask the others to let a computer player go on for somebody who stays away."""
    if await council.replace_absent(room, interaction.user.id, bot.settings.away_hours, interaction.id):
        bot.changed(room)
        await whisper(interaction, lang.house(tongue_of(interaction)).plea_granted(AskReplace(0, "")))
    else:
        await _put_plea(interaction, room)


async def _put_plea(interaction: Interaction[Any], room: Room) -> None:
    """The question to the table, in the channel."""
    question = await council.pending(room)
    if question is None:
        raise Trouble(NoPetition())
    plea, row = question
    others = [seat.user for seat in room.people if seat.user != row.user]
    text = _plea_text(room, plea, interaction.user.display_name, others)
    view, mentions = screens.plea_view(room, row.seal), discord.AllowedMentions(users=[discord.Object(user) for user in others])
    if interaction.type is discord.InteractionType.component:
        await show(interaction, Screen(lang.house(tongue_of(interaction)).plea_asked()))
        await interaction.followup.send(text, view=view, allowed_mentions=mentions)
    else:
        await interaction.response.send_message(text, view=view, allowed_mentions=mentions)


def _plea_text(room: Room, plea: Plea, asker: str, others: list[int]) -> str:
    return str(lang.house(room.row.lang).plea(plea, posts.plain(asker), [f"<@{user}>" for user in others]))


async def agree(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    plea, outcome = await council.consent(room, interaction.user.id, agree=True, click=interaction.id, seal=press.moment)
    say = lang.house(room.row.lang)
    if outcome is None:
        await whisper(interaction, lang.house(tongue_of(interaction)).plea_noted())
        return
    await interaction.response.edit_message(content=say.plea_granted(plea), view=None)
    bot.changed(room)


async def decline(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await council.consent(room, interaction.user.id, agree=False, seal=press.moment)
    text = lang.house(room.row.lang).plea_declined(posts.plain(interaction.user.display_name))
    await interaction.response.edit_message(content=text, view=None)


async def ask_resign(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Resigning cannot be taken back, so it is asked twice."""
    room.playing()
    room.seat_of(interaction.user.id)
    language = tongue_of(interaction)
    question = lang.house(language).resign_question(room.row.seats, len(room.people))
    await show(interaction, screens.sure_screen(room, language, "resign", question))


async def resign(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await council.resign(room, interaction.user.id, interaction.id)
    bot.changed(room)
    await show(interaction, Screen(lang.house(tongue_of(interaction)).resigned()))


async def let_be(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """No, he did not mean it."""
    await show(interaction, Screen(lang.house(tongue_of(interaction)).let_be()))


# ---------------------------------------------------------------- computer players


async def hint(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """What a strong player would do here, from this seat's view alone; that it was asked for is public, in a line without a board."""
    match, seat, language = room.playing(), room.seat_of(interaction.user.id), tongue_of(interaction)
    if not room.row.hints:
        raise Trouble(HintsOff())
    if not match.may(seat):
        raise Refused(NotAsked(seat))
    await interaction.response.defer(ephemeral=True, thinking=True)
    thought = await bot.computers.advise(room, seat)
    await room.note_hint(interaction.user.id)
    alone = await _told_apart(room)
    tongue = lang.game(language, room.row.game)
    move = screens.named(tongue, match.view(seat), thought.move, posts.callnames(room))
    why = tongue.why(codec.dump(thought.why), seat, aloud=False) if thought.why else ""
    await interaction.edit_original_response(content=lang.house(language).hint(move, why))
    if alone:
        await interaction.followup.send(lang.house(room.row.lang).happened(Advised(seat), posts.callnames(room)))
    else:
        bot.changed(room)


async def _told_apart(room: Room) -> bool:
    """Whether the last row of the log is all the channel has not been told: then it needs no board, and counts as told."""
    n = room.n
    if room.row.shown != n - 1:
        return False
    await room.mark(shown=n)
    return True


async def why(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """What decided the computer players' moves that the board tells; after the end, of all the last moves that fit."""
    language = tongue_of(interaction)
    say = lang.house(language)
    await think(interaction)
    lines = [exporting.reason(room, motive, language) for motive in await exporting.motives(room)]
    await interaction.edit_original_response(content=posts.cut(lines, say) or say.no_reason(over=room.row.phase == "over"))


# ---------------------------------------------------------------- after the end


async def export(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """The finished game as a file that `python bot.py verify` checks."""
    if room.row.phase != "over":
        raise Trouble(NotOverYet())
    room.dealt()
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await exporting.export(room)
    name = f"{room.row.game}-{room.id}.json"
    text = lang.house(tongue_of(interaction)).exported(name)
    await interaction.edit_original_response(content=text, attachments=[discord.File(io.BytesIO(data.encode()), name)])


async def proof(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    over = room.row.phase == "over"
    dealt = json.loads(room.row.joins) or [row.click for row in room.seats]  # fixed at the start, whoever sits there now
    joins = list(zip(posts.callnames(room) if room.row.seats else [posts.plain(row.name) for row in room.seats], dealt, strict=True))
    secret, seed = (room.row.secret, room.row.seed) if over else (None, None)
    await whisper(interaction, lang.house(tongue_of(interaction)).proof(deal.commitment(room.row.secret), joins, secret, seed))


HANDLERS: dict[str, Callable[[Any, Interaction[Any], Room, Press], Awaitable[None]]] = {
    "hand": hand, "rules": rules, "log": log, "undo": undo, "agree": agree, "decline": decline, "resign": resign, "end": end, "no": let_be,
    "takeseat": take_seat, "why": why,
}  # fmt: skip
