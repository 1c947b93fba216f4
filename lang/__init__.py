"""Every sentence a player reads, French and English. Rules speak in types; here they find their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from rules.engine.model import Seat, Sheet

LANGUAGES = ("fr", "en")
Names = Sequence[str]  # what to call the players, by seat


@dataclass(frozen=True, slots=True)
class Command:
    """How a move is called as a slash command: its name, what it does, and the same for each of its fields."""

    name: str
    description: str
    options: Mapping[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of the lobby: its name and what it changes."""

    name: str
    description: str


class GameTongue(Protocol):
    """What the words of one game in one language provide: a module `lang/<language>/<game>.py`."""

    TITLE: str  # the game's name
    BLURB: str  # one sentence: what it is, for whom, how long
    ROLES: tuple[str, ...]  # what the seats are called, where the box names them; else ()
    COMMANDS: Mapping[type, Command]  # every move
    CHOICES: Mapping[str, Choice]  # every field of Options
    PICTURE: Mapping[str, str]  # the words drawn into the pictures

    def event(self, event: Any, names: Names) -> str:
        """A public event as one line for the channel; "" for what needs no line."""

    def heading(self, event: Any, names: Names) -> str:
        """What stands above the lines of a turn or a round in the log, where this event begins one; "" for all others."""

    def private(self, event: Any, names: Names) -> str:
        """An event told to one player alone, in the second person."""

    def asked(self, ask: Any, who: str) -> str:
        """Third person, for the channel: whose turn it is and what is asked. `who` is a name or a mention."""

    def ask(self, ask: Any, names: Names = ()) -> str:
        """Second person, above the private menu: what to decide now."""

    def live(self, ask: Any) -> Sequence[tuple[Any, str]]:
        """The moves of a decision open to all by public facts alone, as buttons under the board; () for all others."""

    def stakes(self, table: Any, names: Names) -> str:
        """What everyone sees of such a decision while it goes on, a line a player."""

    def kind(self, move: type) -> str:
        """A kind of move as a button."""

    def field(self, move: type, field: str) -> str:
        """The question for one field of a move, above its choices."""

    def move(self, move: Any, seat: Seat, names: Names = ()) -> str:
        """A whole move as a button or in "you have played: ..."; `names` where a move speaks of another player."""

    def term(self, value: Any, seat: Seat) -> str:
        """The name of a card, group, pile ... as this seat's box prints it."""

    def choice(self, move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
        """One value of a move's field as a line of its menu; `names` where a value stands for a player."""

    def remark(self, view: Any, move: Any, names: Names) -> str:
        """What a player should see beside a choice in the menu: whose it is, what it costs; "" for nothing."""

    def beside(self, view: Any, move: type, field: str, value: Any) -> str:
        """What a player should see beside a field's value while the move is not settled yet; "" for nothing."""

    def caution(self, view: Any, move: Any) -> str:
        """A private word after a public press that may have been one too many; "" for none."""

    def order(self, order: Any) -> str:
        """A standing order as a button and under Hand."""

    def refusal(self, why: Any, seat: Seat, names: Names = ()) -> str:
        """Why a move is refused, in one or two sentences; the paragraph is added by the house."""

    def line(self, what: Any) -> str:
        """A line of the score sheet."""

    def verdict(self, sheet: Sheet, names: Names) -> tuple[str, str]:
        """Who won, in a few words, and how the game ended, in one sentence."""

    def hand(self, view: Any, names: Names) -> str:
        """All a player holds and knows alone, in words."""

    def position(self, table: Any, names: Names) -> str:
        """The whole public position in words, enough to play by."""

    def alt(self, table: Any, names: Names) -> str:
        """The board picture in at most 900 characters."""

    def why(self, why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
        """What decided a computer player, from its stored motive; said aloud it must not betray what the seat holds."""

    def preview(self, seen: Any, seat: Seat, names: Names = ()) -> str:
        """What is known before a move is confirmed."""


def language(locale: str | None) -> str:
    """Our language for a Discord locale: French for the French, English for everybody else."""
    return "fr" if (locale or "").lower().startswith("fr") else "en"


@cache
def game(language: str, name: str) -> GameTongue:
    """The words of a game."""
    module: Any = import_module(f"lang.{language}.{name}")
    return module  # type: ignore[no-any-return]


PUBLIC = ("join", "start", "play", "hand", "rules", "rematch", "computer", "take_seat")  # buttons that everybody sees


def quoting(text: str, language: str, table: str) -> str:
    """A private sentence with the public buttons as the table's language has them: they are what its reader sees."""
    here, there = house(language).BUTTONS, house(table).BUTTONS
    for verb in PUBLIC:
        text = text.replace(f"**{here[verb]}**", f"**{there[verb]}**")
    return text


@cache
def house(language: str) -> Any:
    """What the house says, whatever the game: the module `lang/<language>/house.py`."""
    return import_module(f"lang.{language}.house")
