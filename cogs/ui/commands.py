"""Slash commands generated from a game's moves: one subcommand a move, arguments completed from what is legal."""

from __future__ import annotations

import inspect
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from types import NoneType
from typing import TYPE_CHECKING, Any, get_args, get_origin

import discord
from discord import Interaction, app_commands
from discord.app_commands import locale_str

import lang
from host.room import Room
from lang.troubles import NotReadable, OtherGame, Trouble
from rules.engine.model import Seat

from . import menu
from .reply import tongue_of

if TYPE_CHECKING:
    from bot import Arbiter

Answer = Callable[["Arbiter", Interaction[Any], Room, Any], Awaitable[None]]


class Translator(app_commands.Translator):
    """French names and descriptions travel with each text; English is the text itself."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        return string.extras.get("fr") if locale is discord.Locale.french else None


def both(english: str, french: str) -> locale_str:
    return locale_str(english, fr=french)


def group(bot: Arbiter, game: str, answer: Answer) -> app_commands.Group:
    """`/cesar …`: every move of the game."""
    english, french = lang.game("en", game), lang.game("fr", game)
    made = app_commands.Group(name=game, description=both(english.TITLE, french.TITLE), guild_only=True)
    words: dict[str, list[type]] = {}  # moves that are never legal at once may share a word
    for kind, command in english.COMMANDS.items():
        words.setdefault(command.name, []).append(kind)
    for kinds in words.values():
        made.add_command(_command(bot, game, kinds, answer))
    return made


def _command(bot: Arbiter, game: str, kinds: list[type], answer: Answer) -> app_commands.Command[Any, ..., None]:
    english, french = (lang.game(language, game).COMMANDS[kinds[0]] for language in ("en", "fr"))

    async def play(interaction: Interaction[Any], **given: str) -> None:
        room = await bot.room_for(interaction)
        if room.row.game != game:
            raise Trouble(OtherGame(room.row.game))
        seat = room.seat_of(interaction.user.id)
        legal = {type(move) for move in room.playing().legal(seat)}
        kind = next((kind for kind in kinds if kind in legal), kinds[0])
        await answer(bot, interaction, room, read(kind, given, speaker(room, seat, tongue_of(interaction))))

    kind = kinds[0]
    fields = menu.names(kind)
    parameters = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=str) for name in fields]
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction[Any])
    play.__signature__ = inspect.Signature([first, *parameters])  # type: ignore[attr-defined]
    if fields:
        app_commands.rename(**{name: both(english.options[name][0], french.options[name][0]) for name in fields})(play)
        app_commands.describe(**{name: both(english.options[name][1], french.options[name][1]) for name in fields})(play)
        app_commands.autocomplete(**{name: _completer(bot, game, kind, name) for name in fields})(play)
    return app_commands.Command(
        name=both(english.name, french.name), description=both(english.description, french.description), callback=play
    )


def _completer(bot: Arbiter, game: str, kind: type, field: str) -> Any:
    """The legal values of a field, given what is already typed in the others."""
    fields = {option[0]: name for name, option in lang.game("en", game).COMMANDS[kind].options.items()}

    async def complete(interaction: Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        try:
            room = await bot.room_for(interaction)
            seat = room.seat_of(interaction.user.id)
            legal = room.playing().legal(seat) if room.row.game == game else ()
        except Trouble:
            return []
        typist = speaker(room, seat, tongue_of(interaction))
        given = {fields[name]: str(value) for name, value in interaction.namespace if fields[name] != field and value}
        fitting = [move for move in legal if type(move) is kind and _fits(move, given, typist)]
        values = dict.fromkeys(getattr(move, field) for move in fitting)
        named = [(typist.spell(kind, field, value), menu.token(value) or "-") for value in values]
        found = [(label, word) for label, word in named if fold(typed) in fold(label)]
        return [app_commands.Choice(name=label[:100], value=word[:100]) for label, word in found[:25]]

    return complete


def _fits(move: Any, given: dict[str, str], speaker: Speaker) -> bool:
    words = ((name, fold(text)) for name, text in given.items())
    return all(text in speaker.spellings(type(move), name, getattr(move, name)) for name, text in words)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who types, in which language: how values are spelt for him."""

    tongue: lang.GameTongue
    seat: Seat
    names: lang.Names

    def spell(self, kind: type, field: str, value: Any) -> str:
        """A field's value in words."""
        if isinstance(value, tuple):
            return ", ".join(self.spell(kind, field, item) for item in value) or "–"
        return str(value) if type(value) is int else self.tongue.choice(kind, field, value, self.seat, self.names)

    def spellings(self, kind: type, field: str, value: Any) -> tuple[str, str]:
        return fold(menu.token(value) or "-"), fold(self.spell(kind, field, value))


def speaker(room: Room, seat: Seat, language: str) -> Speaker:
    return Speaker(lang.game(language, room.row.game), seat, room.names)


def fold(text: str) -> str:
    """Without case, accents and odd spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).split())


def read(kind: type, given: dict[str, str], speaker: Speaker) -> Any:
    """The move these words name; the rules judge it afterwards. Trouble for a word that names nothing."""
    return kind(**{name: _value(kind, name, menu.hints(kind)[name], text, speaker) for name, text in given.items()})


def _value(kind: type, field: str, hint: Any, text: str, speaker: Speaker) -> Any:
    if get_origin(hint) is tuple:
        words = [word for word in text.replace(",", menu.JOIN).split(menu.JOIN) if word.strip() not in ("", "-", "–")]
        return tuple(_value(kind, field, get_args(hint)[0], word, speaker) for word in words)
    if hint is int and text.strip().isdecimal() and len(text) <= 9:
        return int(text)
    for value in _members(hint):
        if fold(text) in speaker.spellings(kind, field, value):
            return value
    raise Trouble(NotReadable(text[:80], speaker.tongue.COMMANDS[kind].options[field][0]))


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
