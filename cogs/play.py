"""Playing: the private menu, forms for numbers, public buttons of live decisions, standing orders."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from discord import Interaction, ui

import lang
from host import posts
from host.room import Answered, Room
from lang.troubles import Stale, Trouble
from rules.engine.match import Match
from rules.engine.model import Kind, Seat

from .ui import ids, menu, screens
from .ui.commands import read, speaker
from .ui.ids import Press
from .ui.reply import show, tongue_of, typed
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
    if answer is None:
        return ""
    return str(lang.house(language).sealed(lang.game(language, room.row.game).move(answer, seat, posts.callnames(room))))


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
    if press.number < 0:
        raise Trouble(Stale())
    await show(interaction, screens.moves(room, seat, tongue_of(interaction), press.words[1:], press.number))


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
        await answer(bot, interaction, room, _spoken(room, seat, path, language), moment)
        return
    if not confirmed and _irrevocable(match, seat, move) and (seen := _foresee(room, seat, move, language)):
        await show(interaction, screens.confirm(room, seat, language, move, seen))
        return
    if match.decision and match.decision.kind is Kind.LIVE and bot.herald.hasty(interaction.user.id, Press("m", room.id, moment, path)):
        await interaction.response.defer()
        return
    await answer(bot, interaction, room, move, moment)


def _spoken(room: Room, seat: Seat, path: menu.Path, language: str) -> Any:
    """The move a path names though it is not offered, such as cards that may not go together: the rules will say why not."""
    kind = next((kind for kind in room.game.MOVES if kind.__name__ == path[0]), None) if path else None
    if kind is None or len(path) != 1 + len(menu.names(kind)):
        raise Trouble(Stale())
    return read(kind, dict(zip(menu.names(kind), path[1:], strict=True)), speaker(room, seat, language))


def _irrevocable(match: Match, seat: Seat, move: Any) -> bool:
    """Whether the player could not take this move back by himself; only then is it worth asking twice. Not what lies under seal."""
    if match.decision is None or match.decision.kind is Kind.SEALED:
        return False
    after, _ = match.answer(seat, move)
    return after.own_step(seat) is None


def _foresee(room: Room, seat: Seat, move: Any, language: str) -> str:
    """What is publicly known before a move is confirmed: odds, costs, what is left."""
    seen = room.game.preview(room.playing().view(seat), move)
    return "" if seen is None else lang.game(language, room.row.game).preview(seen, seat, posts.callnames(room))


async def answer(bot: Arbiter, interaction: Interaction[Any], room: Room, move: Any, moment: int | None = None) -> None:
    """The move through the one door; then what came of it, and the next question if there is one."""
    done = await room.answer(interaction.user.id, move, click=interaction.id, moment=moment)
    bot.changed(room)
    language = tongue_of(interaction)
    await show(interaction, _after(room, done, language))
    if room.thinking and await bot.computers.settled(room):  # on with one's own turn, or who is awaited now
        screen = screens.moves(room, done.seat, language) if done.seat in room.waiting else _after(room, done, language)
        await interaction.edit_original_response(content=screen.text, view=screen.view)


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
        text, language = posts.board(room, room.row.board_from).text, tongue_of(interaction)
        await interaction.response.edit_message(content=text, view=screens.board_view(room))
        if caution := lang.game(language, room.row.game).caution(room.view(interaction.user.id), move):
            await interaction.followup.send(caution, ephemeral=True)
    else:
        await interaction.response.defer()
    bot.changed(room)


def _offered(room: Room) -> Sequence[tuple[Any, str]]:
    decision = room.playing().decision
    return lang.game(room.row.lang, room.row.game).live(decision.ask) if decision else ()


def _after(room: Room, done: Answered, language: str) -> Screen:
    say, tongue = lang.house(language), lang.game(language, room.row.game)
    told = tongue.move(done.move, done.seat, posts.callnames(room))
    pending = room.row.phase == "playing" and done.seat in room.playing().sealed
    answered = [say.sealed(told), _foresee(room, done.seat, done.move, language)] if pending else [say.done(told)]
    lines = [*(line for line in answered if line), *posts.heard(room, done.heard, language)]
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


# ---------------------------------------------------------------- standing orders


async def order(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    seat, language = _present(room, interaction, press.moment), tongue_of(interaction)
    offered = room.game.orders(room.playing().view(seat))
    if not 0 <= press.number < len(offered):
        raise Trouble(Stale())
    given = offered[press.number]
    await room.give_order(interaction.user.id, given)
    bot.changed(room)
    text = lang.house(language).order_given(lang.game(language, room.row.game).order(given))
    text = lang.quoting(text, language, room.row.lang)
    if seat in room.waiting:
        await show(interaction, screens.moves(room, seat, language, above=text))
    else:
        await show(interaction, screens.finished(room, seat, language, text))


async def stop_orders(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    await room.drop_orders(interaction.user.id)
    await show(interaction, Screen(lang.house(tongue_of(interaction)).orders_stopped()))


HANDLERS: dict[str, Callable[[Any, Interaction[Any], Room, Press], Awaitable[None]]] = {
    "play": play, "m": walk, "s": select, "t": several, "go": go, "n": page, "form": form, "formed": formed, "live": live,
    "order": order, "stop": stop_orders,
}  # fmt: skip
