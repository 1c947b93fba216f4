"""Slash commands generated from a game's moves: one subcommand a move, arguments completed from what is legal."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from types import NoneType
from typing import TYPE_CHECKING, Any, get_args, get_origin

import discord
from discord import app_commands
from discord.app_commands import locale_str

import games
import lang
from host.telling.names import fold
from lang.errors import HostError, NotReadable, OtherGame
from rules.engine.model import Refused, Seat

from ..interaction import Interaction
from . import menu, typed
from .labels import BESIDE, LINE, beside, fitting
from .prompt import Prompt
from .reply import prompt_of

if TYPE_CHECKING:
    from start.arbiter import Arbiter

Answer = Callable[["Arbiter", Interaction, Prompt, Any], Awaitable[None]]


ENGLISH = (discord.Locale.american_english, discord.Locale.british_english)
TABLES = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)  # where there may be one
DIRECT = 17  # words of a game that stand directly in its group; rarer ones, which come last, under one more: no list grows past 19


class Translator(app_commands.Translator):
    """French names and descriptions travel with each text; English is the text itself, unless it has a name of its own."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        if locale in ENGLISH:
            return string.extras.get("en")
        return string.extras.get("fr") if locale is discord.Locale.french else None


def both(english: str, french: str) -> locale_str:
    return locale_str(english, fr=french)


def group(bot: Arbiter, game: str, answer: Answer) -> app_commands.Group:
    """`/cesar …`: every move of the game."""
    english, french = games.text("en", game), games.text("fr", game)
    name = locale_str(game, en=lang.interface("en").GAME_COMMANDS.get(game, game), fr=game)
    made = app_commands.Group(name=name, description=both(english.TITLE, french.TITLE), allowed_contexts=TABLES)
    words: dict[str, list[type]] = {}  # moves that are never legal at once may share a word
    for kind, command in english.COMMANDS.items():
        words.setdefault(command.name, []).append(kind)
    listed = list(words.values())
    for kinds in listed[:DIRECT]:
        made.add_command(_command(bot, game, kinds, answer))
    if len(listed) > DIRECT:
        more, plus = (lang.interface(language).COMMANDS["more"] for language in ("en", "fr"))
        rarer = app_commands.Group(name=both(more.name, plus.name), description=both(more.description, plus.description), parent=made)
        for kinds in listed[DIRECT:]:
            rarer.add_command(_command(bot, game, kinds, answer))
    return made


def _command(bot: Arbiter, game: str, kinds: list[type], answer: Answer) -> app_commands.Command[Any, ..., None]:
    english, french = (games.text(language, game).COMMANDS[kinds[0]] for language in ("en", "fr"))

    async def play(interaction: Interaction, **given: str) -> None:
        room = await bot.room_for(interaction)
        if room.row.game != game:
            raise HostError(OtherGame(room.row.game))
        room.seat_of(interaction.user.id)  # who does not sit here is told so, whether it has begun or not
        prompt = prompt_of(interaction, room)
        kind = due(prompt, kinds)
        await answer(bot, interaction, prompt, read(kind, given, speaker(prompt), prompt.legal))

    kind = kinds[0]
    fields = menu.names(kind)
    parameters = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=str) for name in fields]
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    play.__signature__ = inspect.Signature([first, *parameters])  # type: ignore[attr-defined]
    if fields:
        app_commands.rename(**{name: both(english.options[name][0], french.options[name][0]) for name in fields})(play)
        app_commands.describe(**{name: both(english.options[name][1], french.options[name][1]) for name in fields})(play)
        app_commands.autocomplete(**{name: _completer(bot, game, kind, name) for name in fields})(play)
    return app_commands.Command(
        name=both(english.name, french.name), description=both(english.description, french.description), callback=play
    )


def due(prompt: Prompt, kinds: Sequence[type]) -> type:
    """Which of the kinds of move behind a word is wanted now. Refused if none is, before any other word of it is read: when it would be
    matters more than how it is spelt."""
    if not prompt.match.may(prompt.seat):
        raise Refused(prompt.match.not_asked(prompt.seat))
    why = {kind: prompt.room.game.misplaced(prompt.view, kind) for kind in kinds}
    fitting = [kind for kind, reason in why.items() if reason is None]
    if not fitting:
        raise Refused(next(reason for reason in why.values() if reason is not None))
    legal = {type(move) for move in prompt.legal} if len(fitting) > 1 else set(fitting)
    return next((kind for kind in fitting if kind in legal), fitting[0])


def _completer(bot: Arbiter, game: str, kind: type, field: str) -> Any:
    """The legal values of a field, given what is already typed in the others."""
    fields = {option[0]: name for name, option in games.text("en", game).COMMANDS[kind].options.items()}

    async def complete(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
        try:
            prompt = prompt_of(interaction, await bot.room_for(interaction))
        except HostError:
            return []
        legal, typist = prompt.legal if prompt.room.row.game == game else (), speaker(prompt)
        given = {fields[name]: str(value) for name, value in interaction.namespace if value and fields.get(name, field) != field}
        left = narrowed(kind, [move for move in legal if type(move) is kind], given, typist)
        named = typed.found(text, suggestions(kind, field, left, prompt.view, typist), lambda pair: pair[0])
        return [app_commands.Choice(name=fitting(label, LINE), value=word[:100]) for label, word in named[:25]]

    return complete


def suggestions(kind: type, field: str, moves: Sequence[Any], view: Any, speaker: Speaker) -> list[tuple[str, str]]:
    """The values of a field among these moves, each as the menu shows it, with what stands beside it there, and as a short word."""
    values: dict[Any, list[Any]] = {}
    for move in moves:
        values.setdefault(getattr(move, field), []).append(move)
    return [(speaker.label(kind, field, value, those, view), menu.token(value) or "-") for value, those in values.items()]


def narrowed(kind: type, moves: Sequence[Any], given: dict[str, str], speaker: Speaker) -> list[Any]:
    """The moves that the words already typed in other fields leave."""
    left = list(moves)
    for name, text in given.items():
        wanted = speaker.meant(kind, name, dict.fromkeys(getattr(move, name) for move in left), text)
        left = [move for move in left if getattr(move, name) in wanted]
    return left


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who types, in which language: how values are spelt for them."""

    game_text: lang.GameText
    seat: Seat
    names: lang.Names

    def spell(self, kind: type, field: str, value: Any) -> str:
        """A field's value in words."""
        if isinstance(value, tuple):
            return ", ".join(self.spell(kind, field, item) for item in value) or "–"
        return self.game_text.choice(kind, field, value, self.seat, self.names)

    def label(self, kind: type, field: str, value: Any, moves: Sequence[Any], view: Any) -> str:
        """A value with what a player should know of it before they take it: an attack and its odds, a price."""
        if isinstance(value, tuple):
            return self.spell(kind, field, value)
        remark = self.game_text.remark(view, moves[0], self.names) if len(moves) == 1 else ""
        return beside(self.spell(kind, field, value), remark or self.game_text.beside(view, kind, field, value))

    def means(self, kind: type, field: str, value: Any, text: str) -> bool:
        """Whether this text stands for the value: its short word, its name, or a whole suggestion typed out."""
        said, name = fold(text), fold(self.spell(kind, field, value))
        return said in (fold(menu.token(value) or "-"), name) or said.startswith(name + BESIDE)

    def meant(self, kind: type, field: str, values: Iterable[Any], text: str) -> list[Any]:
        """Which of these values a text stands for, as people type: the one it names, else all that it fits best."""
        all_of_them = list(values)
        named = [value for value in all_of_them if self.means(kind, field, value, text)]
        return named or typed.meant(text, all_of_them, lambda value: self.spell(kind, field, value))


def speaker(prompt: Prompt) -> Speaker:
    return Speaker(prompt.text, prompt.seat, prompt.room.names)


def read(kind: type, given: dict[str, str], speaker: Speaker, legal: Sequence[Any] = ()) -> Any:
    """The move these words name; the rules judge it afterwards. Of several that they could name, one that is `legal`.

    HostError for a word that names nothing, or several things alike.
    """
    values, left = {}, [move for move in legal if type(move) is kind]
    for name, text in given.items():
        likely = dict.fromkeys(getattr(move, name) for move in left)
        values[name] = _value(kind, name, menu.hints(kind)[name], text, speaker, list(likely))
        left = [move for move in left if getattr(move, name) == values[name]]
    return kind(**values)


def _value(kind: type, field: str, hint: Any, text: str, speaker: Speaker, likely: Sequence[Any]) -> Any:
    if get_origin(hint) is tuple:
        words = [word for word in text.replace(",", menu.JOIN).split(menu.JOIN) if word.strip() not in ("", "-", "–")]
        each = list(dict.fromkeys(item for value in likely for item in value))
        return tuple(_value(kind, field, get_args(hint)[0], word, speaker, each) for word in words)
    if hint is int and (number := _number(kind, field, text, speaker)) is not None:
        return number
    members = _members(hint)
    named = [value for value in members if speaker.means(kind, field, value, text)]
    found = named or speaker.meant(kind, field, likely, text) or speaker.meant(kind, field, members, text)
    if len(found) == 1 or named:
        return found[0]
    option = speaker.game_text.COMMANDS[kind].options[field][0]
    raise HostError(NotReadable(text[:80], option, tuple(speaker.spell(kind, field, value) for value in found)))


def _number(kind: type, field: str, text: str, speaker: Speaker) -> int | None:
    """The number that was typed, bare or as the menu spells it: "2", "Die 2 · taxed 1"."""
    digits = re.fullmatch(r"\D*(\d{1,9})", text.partition(BESIDE)[0].strip())
    number = int(digits[1]) if digits else None
    return number if number is not None and (text.strip().isdecimal() or speaker.means(kind, field, number, text)) else None


def _members(hint: Any) -> list[Any]:
    """All values an enum, a truth value or a union of them can take."""
    if hint is bool:
        return [True, False]
    if hint is int:
        return []
    if hint in (None, NoneType):
        return [None]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    return [value for part in get_args(hint) for value in _members(part)]
