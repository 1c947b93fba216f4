"""At the table: the private menu, the hand, the board, undo, leaving, and what is given out after the end."""

from __future__ import annotations

import io
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, ui

import lang
from host import council, deal, exporting, posts
from host.room import Answered, Room
from lang.happenings import Plea
from lang.rulebook import rulebook
from lang.troubles import NotOverYet, Stale, Trouble
from rules.engine.model import Kind, Seat

from .rules import paragraphs
from .ui import ids, menu, screens
from .ui.ids import Press
from .ui.reply import drawn, show, tongue_of, whisper
from .ui.screens import Screen

if TYPE_CHECKING:
    from bot import Arbiter


# ---------------------------------------------------------------- the menu


async def play(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Open the private menu, or say who is awaited."""
    match, seat = room.playing(), room.seat_of(interaction.user.id)
    if not match.may(seat):
        await show(interaction, Screen(_idle(room, tongue_of(interaction))))
        return
    await show(interaction, screens.moves(room, seat, tongue_of(interaction), above=_sealed_now(room, seat, tongue_of(interaction))))


def _idle(room: Room, language: str) -> str:
    return str(lang.house(language).nothing_asked([posts.callnames(room)[seat] for seat in room.waiting]))


def _sealed_now(room: Room, seat: Seat, language: str) -> str:
    """The answer under seal that a new one would replace."""
    answer = room.playing().sealed.get(seat)
    return str(lang.house(language).sealed(lang.game(language, room.row.game).move(answer, seat))) if answer is not None else ""


async def walk(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """A choice of the menu: on to the next question, or the move itself."""
    await _choose(bot, interaction, room, press.moment, press.words)


async def select(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await _choose(bot, interaction, room, press.moment, (*press.words, _values(interaction)[0]))


async def several(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await _choose(bot, interaction, room, press.moment, menu.picked(press.words, _values(interaction)))


async def go(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """A move whose odds or costs have been read."""
    await _choose(bot, interaction, room, press.moment, press.words, confirmed=True)


async def page(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Another page of the same question, or the one before it."""
    seat = _present(room, interaction, press.moment)
    await show(interaction, screens.moves(room, seat, tongue_of(interaction), press.words[1:], int(press.words[0])))


def _present(room: Room, interaction: Interaction[Any], moment: int) -> Seat:
    """The seat of who presses, if the press belongs to the present moment."""
    match, seat = room.playing(), room.seat_of(interaction.user.id)
    if moment != match.moment or not match.may(seat):
        raise Trouble(Stale())
    return seat


def _values(interaction: Interaction[Any]) -> list[str]:
    data: Any = interaction.data
    return list(data.get("values") or [""])


async def _choose(
    bot: Arbiter, interaction: Interaction[Any], room: Room, moment: int, path: menu.Path, *, confirmed: bool = False
) -> None:
    seat, language = _present(room, interaction, moment), tongue_of(interaction)
    match = room.playing()
    legal = match.legal(seat)
    move = menu.settle(legal, path)
    if move is None and (asked := menu.menu(legal, path)).choices:
        if len(asked.choices) > 1 or asked.many:
            await show(interaction, screens.moves(room, seat, language, path))
            return
        move = asked.choices[0].move
    if move is None:
        raise Trouble(Stale())
    seen = None if confirmed else room.game.preview(match.view(seat), move)
    if seen is not None:
        await show(interaction, screens.confirm(room, seat, language, move, lang.game(language, room.row.game).preview(seen, seat)))
        return
    await answer(bot, interaction, room, move, moment)


async def answer(bot: Arbiter, interaction: Interaction[Any], room: Room, move: Any, moment: int | None = None) -> None:
    """The move through the one door; then what came of it, and the next question if there is one."""
    kind = room.playing().decision.kind if room.playing().decision else None  # type: ignore[union-attr]
    done = await room.answer(interaction.user.id, move, click=interaction.id, moment=moment)
    bot.herald.touch(room)
    await show(interaction, _after(room, done, tongue_of(interaction), under_seal=kind is Kind.SEALED))


async def live(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """A public button of a decision open to all; the board message itself is the answer."""
    _present(room, interaction, press.moment)
    if bot.herald.hasty(interaction.user.id, press):
        await interaction.response.defer()
        return
    move = menu.settle(tuple(move for move, _ in _offered(room)), press.words)
    if move is None:
        raise Trouble(Stale())
    await room.answer(interaction.user.id, move, click=interaction.id, moment=press.moment)
    if posts.is_live(room):
        await interaction.response.edit_message(content=posts.board(room, room.row.board_from).text, view=screens.board_view(room))
        await room.mark(shown=room.n, board_waits=json.dumps(room.waiting))
    else:
        await interaction.response.defer()
    bot.herald.touch(room)


def _offered(room: Room) -> Sequence[tuple[Any, str]]:
    decision = room.playing().decision
    return lang.game(room.row.lang, room.row.game).live(decision.ask) if decision else ()


def _after(room: Room, done: Answered, language: str, *, under_seal: bool) -> Screen:
    say, tongue = lang.house(language), lang.game(language, room.row.game)
    told = tongue.move(done.move, done.seat)
    pending = under_seal and room.row.phase == "playing" and done.seat in room.playing().sealed
    lines = [say.sealed(told) if pending else say.done(told), *posts.heard(room, done.heard, language)]
    if done.seat in room.waiting:
        return screens.moves(room, done.seat, language, above="\n".join(lines) + "\n")
    lines.append(say.awaited([posts.callnames(room)[seat] for seat in room.waiting]))
    return screens.finished(room, done.seat, language, "\n".join(line for line in lines if line))


# ---------------------------------------------------------------- numbers by form


async def form(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Ask for a number."""
    seat, language = _present(room, interaction, press.moment), tongue_of(interaction)
    least, most = _range(room, seat, press.words)
    say = lang.house(language)
    modal = ui.Modal(title=say.AMOUNT_TITLE[:45], custom_id=ids.write("formed", room.id, press.moment, press.words))
    modal.add_item(ui.TextInput(label=say.amount(least, most)[:45], custom_id="number", max_length=9))
    await interaction.response.send_modal(modal)
    modal.stop()


async def formed(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    seat, text = _present(room, interaction, press.moment), typed(interaction)
    least, most = _range(room, seat, press.words)
    if not text.isdecimal() or not least <= int(text) <= most:
        language = tongue_of(interaction)
        text = lang.house(language).not_a_number(text[:80], least, most)
        await show(interaction, screens.moves(room, seat, language, press.words, above=text))
        return
    await _choose(bot, interaction, room, press.moment, (*press.words, str(int(text))))


def _range(room: Room, seat: Seat, path: menu.Path) -> tuple[int, int]:
    numbers = [choice.value for choice in menu.menu(room.playing().legal(seat), path).choices if type(choice.value) is int]
    if not numbers:
        raise Trouble(Stale())
    return min(numbers), max(numbers)


def typed(interaction: Interaction[Any]) -> str:
    """The text of a form's only field."""
    data: Any = interaction.data
    rows = data.get("components") or []
    fields = [field for row in rows for field in row.get("components", [row.get("component", {})])]
    return str(fields[0].get("value", "")).strip() if fields else ""


# ---------------------------------------------------------------- standing orders


async def order(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    seat, language = _present(room, interaction, press.moment), tongue_of(interaction)
    offered = room.game.orders(room.playing().view(seat))
    place = int(press.words[0])
    if place >= len(offered):
        raise Trouble(Stale())
    await room.give_order(interaction.user.id, offered[place])
    bot.herald.touch(room)
    text = lang.house(language).order_given(lang.game(language, room.row.game).order(offered[place]))
    if seat in room.waiting:
        await show(interaction, screens.moves(room, seat, language, above=text))
    else:
        await show(interaction, screens.finished(room, seat, language, text))


async def stop_orders(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await room.drop_orders(interaction.user.id)
    await show(interaction, Screen(lang.house(tongue_of(interaction)).orders_stopped()))


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
    """The rulebook's chapters, and a form to search it."""
    language = tongue_of(interaction)
    book = rulebook(language, room.row.game)  # type: ignore[arg-type]
    text = lang.house(language).rules_chapters(book.title, book.intro, [f"{number} · {title}" for number, title in book.chapters.items()])
    await interaction.response.send_message(text, view=screens.rules_view(room.id, room.row.game, language), ephemeral=True)


async def search_form(interaction: Interaction[Any], press: Press) -> None:
    say = lang.house(tongue_of(interaction))
    modal = ui.Modal(title=say.SEARCH_TITLE, custom_id=ids.write("found", press.game, 0, press.words))
    modal.add_item(ui.TextInput(label=say.SEARCH_LABEL[:45], custom_id="words", max_length=60))
    await interaction.response.send_modal(modal)
    modal.stop()


async def found(interaction: Interaction[Any], press: Press) -> None:
    language, game = tongue_of(interaction), press.words[0] if press.words else ""
    view = screens.rules_view(press.game, game, language)
    await show(interaction, Screen(paragraphs(language, game, typed(interaction)), view))


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


async def log(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """What has happened so far, the last page first; the whole as a file."""
    language = tongue_of(interaction)
    room.dealt()
    await interaction.response.defer(ephemeral=True, thinking=True)
    lines = await exporting.story(room, language)
    say = lang.house(language)
    text = posts.cut(lines, say) or say.log_empty()
    whole = discord.File(io.BytesIO("\n".join(lines).encode()), "log.txt")
    await interaction.edit_original_response(content=text, attachments=[whole] if len(text) < sum(map(len, lines)) else [])


# ---------------------------------------------------------------- undo, consent, leaving


async def undo(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """Take back one's own step, or put it to the others."""
    language, seat = tongue_of(interaction), room.seat_of(interaction.user.id)
    if await council.undo(room, interaction.user.id, interaction.id):
        bot.herald.touch(room)
        text = lang.house(language).undone()
        may = room.playing().may(seat)
        await show(interaction, screens.moves(room, seat, language, above=text) if may else Screen(text))
    else:
        await _put_plea(interaction, room)


async def end(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """End the game: a moderator at once, a player with the others' consent."""
    moderator = bool(interaction.permissions.manage_messages)
    name = interaction.user.display_name
    if await council.end(room, interaction.user.id, name, moderator=moderator and not room.sits(interaction.user.id), click=interaction.id):
        bot.herald.touch(room)
        await whisper(interaction, lang.house(tongue_of(interaction)).ended())
    else:
        await _put_plea(interaction, room)


async def take_seat(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    if await council.take_seat(room, interaction.user.id, interaction.user.display_name, interaction.id):
        bot.herald.touch(room)
        await whisper(interaction, lang.house(tongue_of(interaction)).seated())
    else:
        await _put_plea(interaction, room)


async def _put_plea(interaction: Interaction[Any], room: Room) -> None:
    """The question to the table, in the channel."""
    question = await council.pending(room)
    assert question is not None
    plea, row = question
    others = [seat.user for seat in room.seats if seat.user != row.user]
    text = _plea_text(room, plea, interaction.user.display_name, others)
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in others])
    if interaction.type is discord.InteractionType.component:
        await show(interaction, Screen(lang.house(tongue_of(interaction)).plea_asked()))
        await interaction.followup.send(text, view=screens.plea_view(room), allowed_mentions=mentions)
    else:
        await interaction.response.send_message(text, view=screens.plea_view(room), allowed_mentions=mentions)


def _plea_text(room: Room, plea: Plea, asker: str, others: list[int]) -> str:
    return str(lang.house(room.row.lang).plea(plea, posts.plain(asker), [f"<@{user}>" for user in others]))


async def agree(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    plea, outcome = await council.consent(room, interaction.user.id, agree=True, click=interaction.id)
    say = lang.house(room.row.lang)
    if outcome is None:
        await whisper(interaction, lang.house(tongue_of(interaction)).plea_noted())
        return
    await interaction.response.edit_message(content=say.plea_granted(plea), view=None)
    bot.herald.touch(room)


async def decline(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await council.consent(room, interaction.user.id, agree=False)
    text = lang.house(room.row.lang).plea_declined(posts.plain(interaction.user.display_name))
    await interaction.response.edit_message(content=text, view=None)


async def ask_resign(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Resigning cannot be taken back, so it is asked twice."""
    room.playing()
    room.seat_of(interaction.user.id)
    language = tongue_of(interaction)
    await show(interaction, screens.resign_screen(room, language, lang.house(language).resign_question(room.row.seats)))


async def resign(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await council.resign(room, interaction.user.id, interaction.id)
    bot.herald.touch(room)
    await show(interaction, Screen(lang.house(tongue_of(interaction)).resigned()))


# ---------------------------------------------------------------- after the end


async def export(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """The finished game as a file that `python bot.py verify` checks."""
    if room.row.phase != "over":
        raise Trouble(NotOverYet())
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await exporting.export(room)
    name = f"{room.row.game}-{room.id}.json"
    await interaction.edit_original_response(attachments=[discord.File(io.BytesIO(data.encode()), name)])


async def proof(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    over = room.row.phase == "over"
    dealt = json.loads(room.row.joins) or [row.click for row in room.seats]  # fixed at the start, whoever sits there now
    joins = list(zip(posts.callnames(room) if room.row.seats else [posts.plain(row.name) for row in room.seats], dealt, strict=True))
    secret, seed = (room.row.secret, room.row.seed) if over else (None, None)
    await whisper(interaction, lang.house(tongue_of(interaction)).proof(deal.commitment(room.row.secret), joins, secret, seed))


HANDLERS: dict[str, Callable[[Any, Interaction[Any], Room, Press], Awaitable[None]]] = {
    "play": play, "hand": hand, "rules": rules, "m": walk, "s": select, "t": several, "go": go, "n": page, "form": form,
    "formed": formed, "order": order, "stop": stop_orders, "undo": undo, "agree": agree, "decline": decline, "resign": resign,
    "takeseat": take_seat, "live": live,
}  # fmt: skip
