"""Playing: the private panel, forms for numbers, public buttons of live decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import dropwhile
from typing import TYPE_CHECKING, Any

from discord import ui

import games
import lang
from host.play.ordering import planned
from host.play.room import Answered, Room, Tried
from host.telling import posts, recap
from lang.errors import HostError, Stale
from lang.interface_text import InterfaceText
from rules.engine.codec import tag_of
from rules.engine.model import Kind

from ..interaction import Interaction
from ..ui import ids, lines, menu, panel, screens
from ..ui.commands import read, speaker
from ..ui.ids import Press, Verb
from ..ui.panels import present
from ..ui.prompt import Prompt
from ..ui.reply import ask_form, edited, language_of, prompt_of, show, typed, values
from ..ui.screens import Screen
from . import Handler
from .aftermath import telling

if TYPE_CHECKING:
    from start.arbiter import Arbiter


# ---------------------------------------------------------------- the panel


async def play(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Open the panel, where it was left if a move is half said; or say who is awaited."""
    prompt = prompt_of(interaction, room)
    if not prompt.match.may(prompt.seat):
        await show(interaction, panel.finished(room, prompt.seat, prompt.language, _idle(prompt)))
        return
    told = [_sealed_now(prompt) or _since(prompt), *_orders_told(prompt)]
    path = bot.panels.half_said(room, interaction.user.id)
    await show(interaction, panel.moves(prompt, path, above="\n".join(filter(None, told))))


def _idle(prompt: Prompt) -> str:
    return lang.interface(prompt.language).nothing_asked([prompt.names[seat] for seat in prompt.room.awaited])


def _since(prompt: Prompt) -> str:
    """What happened since one's last turn, to who has not answered in this one yet."""
    log = prompt.match.record.log
    return "" if log and log[-1].seat == prompt.seat else recap.since(prompt.room, prompt.seat, prompt.language)


def _orders_told(prompt: Prompt) -> list[str]:
    """What one's standing orders did since one's last answer, and which have ended."""
    return posts.orders_told(prompt.room, prompt.seat, prompt.language, news=True)


def _sealed_now(prompt: Prompt) -> str:
    """The answer under seal that a new one would replace."""
    answer = prompt.match.sealed.get(prompt.seat)
    if answer is None:
        return ""
    return lang.interface(prompt.language).sealed(lang.done_in(prompt.text, prompt.view, answer, prompt.names))


async def walk(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A choice of the menu, of a button or of a list: on to the next question, or the move itself."""
    await choose(bot, interaction, room, press.moment, menu.path_of(press, values(interaction)))


async def pick(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A line of the list of what did not fit: it names its whole way."""
    if not (chosen := values(interaction)):
        raise HostError(Stale())
    words = menu.path_of(press, chosen)
    await spoken(bot, interaction, room, press.moment, words)


async def spoken(bot: Arbiter, interaction: Interaction, room: Room, moment: int, words: menu.Path) -> Sequence[Answered]:
    """All that a press names whole, several moves or one: what was answered, nothing if more is asked first."""
    if lines.AND in words:
        return await _play_all(bot, interaction, room, moment, words)
    done = await choose(bot, interaction, room, moment, words, confirmed=True)
    return () if done is None else (done,)


async def play_all(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    await _play_all(bot, interaction, room, press.moment, press.words)


async def _play_all(bot: Arbiter, interaction: Interaction, room: Room, moment: int, words: menu.Path) -> Sequence[Answered]:
    """Several moves one after another, each its own ply, as far as they go."""
    prompt = _present(room, interaction, moment)
    said = [_spoken(prompt, path) for path in lines.parted(words)]
    since = room.heard.last
    done = await room.answer_all(interaction.user.id, said, click=interaction.id, moment=moment)
    bot.changed(room)
    told = after(room, done, prompt.language, len([move for move in said if not planned(move)]))
    await show(interaction, replace(told, since=since))
    return done


async def go(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A move whose odds or costs have been read."""
    await choose(bot, interaction, room, press.moment, press.words, confirmed=True)


async def page(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Shows another page of a question, or the one before it."""
    prompt = _present(room, interaction, press.moment)
    if press.number < 0:
        raise HostError(Stale())
    await show(interaction, panel.moves(prompt, press.words[1:]))


def _present(room: Room, interaction: Interaction, moment: int) -> Prompt:
    """What is asked of who presses, if the press belongs to the present moment."""
    prompt = prompt_of(interaction, room)
    if moment != prompt.match.moment or not prompt.match.may(prompt.seat):
        raise HostError(Stale())
    return prompt


async def choose(
    bot: Arbiter, interaction: Interaction, room: Room, moment: int, path: menu.Path, *, confirmed: bool = False
) -> Answered | None:
    """A path through the menu: what was answered if it leads to a move and that is confirmed; None if more is asked first."""
    prompt = _present(room, interaction, moment)
    move = prompt.move(path)
    if move is None and prompt.menu(path).choices:
        await show(interaction, panel.moves(prompt, path))
        return None
    if move is None:
        move = _spoken(prompt, path)
    if confirmed:
        return await answer(bot, interaction, room, move, moment)
    await attempt(bot, interaction, prompt, move)
    return None


async def attempt(bot: Arbiter, interaction: Interaction, prompt: Prompt, move: Any) -> None:
    """A move by menu or command: asked again if it cannot be taken back, else played as it was tried."""
    tried = Tried.of(prompt.match, prompt.seat, move)
    if not await asked_again(interaction, prompt, tried):
        await answer(bot, interaction, prompt.room, move, prompt.match.moment, tried)


async def asked_again(interaction: Interaction, prompt: Prompt, tried: Tried) -> bool:
    """Whether the move waits for a second press: it cannot be taken back, and its odds or costs, now shown, are known beforehand."""
    if not (seen := warning(prompt, tried)):
        return False
    await show(interaction, panel.confirm(prompt, tried.move, seen))
    return True


def _spoken(prompt: Prompt, path: menu.Path) -> Any:
    """The move a path names though it is not offered, such as cards that may not go together: the rules will say why not."""
    kinds = (*prompt.room.game.MOVES, *(order for order in prompt.room.game.ORDERS if planned(order)))
    kind = next((kind for kind in kinds if tag_of(kind) == path[0]), None) if path else None
    if kind is None or len(path) != 1 + len(menu.names(kind)):
        raise HostError(Stale())
    return read(kind, dict(zip(menu.names(kind), path[1:], strict=True)), speaker(prompt))


def warning(prompt: Prompt, tried: Tried) -> str:
    """What is known before a move that its player could not take back alone; "" if there is nothing to ask. Not of what lies under seal.

    Where everybody may answer at any time a press plainly says what it does: there only a move that may be one too many is asked again.
    """
    decision, after, seat = prompt.match.decision, tried.after, prompt.seat
    if decision is None or decision.kind is Kind.SEALED or after.own_step(seat) is not None:
        return ""
    caution = prompt.text.caution(after.view(seat), tried.move)
    if decision.kind is Kind.LIVE and not caution:
        return ""
    return "\n".join(filter(None, (_foresee(prompt, tried.move), caution)))


def _foresee(prompt: Prompt, move: Any) -> str:
    """What is publicly known before a move is confirmed: odds, costs, what is left."""
    seen = prompt.room.game.preview(prompt.view, move)
    return "" if seen is None else prompt.text.preview(seen, prompt.seat, prompt.names)


async def answer(
    bot: Arbiter, interaction: Interaction, room: Room, move: Any, moment: int | None = None, tried: Tried | None = None
) -> Answered:
    """Plays the move; then shows what came of it, and the next question if there is one."""
    since = room.heard.last
    done = await room.answer(interaction.user.id, move, click=interaction.id, moment=moment, tried=tried)
    bot.changed(room)
    await show(interaction, replace(after(room, (done,), language_of(interaction)), since=since))
    return done


async def live(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A public button of a decision open to all: the board message itself is the answer, unless a warning comes first, privately."""
    prompt = _present(room, interaction, press.moment)
    move = menu.settle(tuple(move for move, _ in _offered(room)), press.words)
    if move is None:
        raise HostError(Stale())
    tried = Tried.of(prompt.match, prompt.seat, move)
    if await asked_again(interaction, prompt, tried):
        return
    await room.answer(interaction.user.id, move, click=interaction.id, moment=press.moment, tried=tried)
    bot.panels.answered(room, interaction.user.id)
    with telling(bot, room):
        if posts.is_live(room):
            await edited(interaction, posts.board(room, room.row.board_from).text, screens.board_view(room))
        else:
            await interaction.response.defer()


def _offered(room: Room) -> Sequence[tuple[Any, str]]:
    decision = room.playing().decision
    return games.text(room.row.lang, room.row.game).live(decision.ask) if decision else ()


def after(room: Room, done: Sequence[Answered], language: str, said: int = 1, hint: panel.Hint | None = None) -> Screen:
    """What came of one or more answers, above the next question or who is awaited; of one under seal only that it is noted."""
    say, seat = lang.interface(language), done[-1].seat
    prompt = Prompt(room, room.dealt(), seat, language)
    deeds = [lang.done_in(prompt.text, prompt.view, one.move, prompt.names) for one in done]
    if room.row.phase == "playing" and seat in prompt.match.sealed:
        told = [say.sealed(deeds[-1]), _foresee(prompt, done[-1].move)]
    else:
        ended = [(deed, posts.outcome(room, one, language)) for one, deed in zip(done, deeds, strict=True)]
        told = [_told(*one, say) for one in _repeated(ended)]
    if len(done) < said and seat in room.waiting:
        told.append(say.stopped_short(len(done), said))
    if seat in room.waiting:
        known = "\n".join(told).splitlines()
        told += [line for line in _turned(prompt, done[-1]) if line not in known]
    screen = present(room, seat, language, "\n".join(line for line in told if line), posts.brought(room, done, language), hint)
    return replace(screen, heard=posts.heard(room, done, language))


def _turned(prompt: Prompt, done: Answered) -> list[str]:
    """Lines that say a new turn or round has begun, where it is the same player's at once: they might think it is still the old one."""
    begun = dropwhile(lambda event: not prompt.text.heading(event, prompt.names), done.told)
    return [line for event in begun if (line := prompt.text.event(event, prompt.names))]


def _repeated(ended: Iterable[tuple[str, str]]) -> list[tuple[str, str, int]]:
    """The same deed several times in a row as one, with how often; what came of it stands below the last."""
    found: list[tuple[str, str, int]] = []
    for deed, outcome in ended:
        before, had, times = found[-1] if found else ("", "", 0)
        if before == deed and had in ("", outcome):
            found[-1] = deed, outcome, times + 1
        else:
            found.append((deed, outcome, 1))
    return found


def _told(deed: str, outcome: str, times: int, say: InterfaceText) -> str:
    """What one did, perhaps several times, and what came of it: only where nothing did it is just done."""
    again = f" ×{times}" if times > 1 else ""
    return f"{deed}{again}\n{outcome}" if outcome else f"{say.done(deed)}{again}"


# ---------------------------------------------------------------- numbers by form


async def form(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Ask for a number."""
    prompt = _present(room, interaction, press.moment)
    least, most = _range(prompt, press.words)
    say = lang.interface(prompt.language)
    field: ui.TextInput[Any] = ui.TextInput(label=say.amount(least, most)[:45], custom_id="number", max_length=9)
    await ask_form(interaction, say.AMOUNT_TITLE, ids.write(Verb.FORMED, room.id, press.moment, press.words), field)


async def formed(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    prompt, text = _present(room, interaction, press.moment), typed(interaction)
    least, most = _range(prompt, press.words)
    if not text.isdecimal() or not least <= int(text) <= most:
        text = lang.interface(prompt.language).not_a_number(text[:80], least, most)
        await show(interaction, panel.moves(prompt, press.words, above=text))
        return
    await choose(bot, interaction, room, press.moment, (*press.words, str(int(text))))


def _range(prompt: Prompt, path: menu.Path) -> tuple[int, int]:
    numbers = [choice.value for choice in prompt.menu(path).choices if type(choice.value) is int]
    if not numbers:
        raise HostError(Stale())
    return min(numbers), max(numbers)


HANDLERS: dict[Verb, Handler] = {
    Verb.PLAY: play, Verb.WALK: walk, Verb.SELECT: walk, Verb.SEVERAL: walk, Verb.GO: go, Verb.ALL: play_all,
    Verb.PICK: pick, Verb.PAGE: page,
    Verb.FORM: form, Verb.FORMED: formed, Verb.LIVE: live,
}  # fmt: skip
