"""Every sentence a player reads, French and English. Rules speak in types; here they find their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from rules.engine.model import Seat, Sheet

from .cards import Pages
from .interface_text import InterfaceText
from .recap import NOBODY, Reader, Recap, Turn

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


class GameText(Protocol):
    """What the words of one game in one language provide: the package `lang/<language>/<game>`."""

    @property
    def TITLE(self) -> str:
        """The game's name."""

    @property
    def PITCH(self) -> str:
        """The game in a few words, beside its name in a list."""

    @property
    def BLURB(self) -> str:
        """Two sentences for somebody who has never heard of it: what one does, and how one wins."""

    @property
    def ROLES(self) -> tuple[str, ...]:
        """What the seats are called, where the box names them; else ()."""

    @property
    def COMMANDS(self) -> Mapping[type, Command]:
        """Every move."""

    @property
    def CHOICES(self) -> Mapping[str, Choice]:
        """Every field of Options."""

    @property
    def PICTURE(self) -> Mapping[str, str]:
        """The words drawn into the pictures."""

    @property
    def CARDS(self) -> Pages:
        """The page of each card, building or piece, in the order of a list of them."""

    @property
    def EMOJI(self) -> Mapping[str, tuple[str, ...]]:
        """The bot's own emoji by name, with the words beside which they stand (`lang/emoji.py`)."""

    def event(self, event: Any, names: Names) -> str:
        """A public event as one line for the channel; "" for what needs no line."""

    def echo(self, event: Any) -> bool:
        """Whether a public event says no more than `did` of the move it came from."""

    def heading(self, event: Any, names: Names) -> str:
        """What stands above the lines of a turn or a round in the log, where this event begins one; "" for all others."""

    def turn(self, event: Any) -> Seat | None:
        """Whose turn this event begins; None for all others."""

    def upshot(self, event: Any) -> bool:
        """Whether this is what a turn came to after its player's last decision: told to them again when they are next called."""

    def recap(self, turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
        """These turns in a few lines: what was done to the reader, and what everybody did; nothing for what was forced or empty."""

    def near(self, table: Any, names: Names) -> tuple[str, ...]:
        """Who could win, or end the game, within about a turn by what everybody sees; a line each."""

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

    def kind(self, move: type, seat: Seat = 0) -> str:
        """A kind of move as a button, by the name its card has in this seat's box."""

    def field(self, move: type, field: str) -> str:
        """The question for one field of a move, above its choices."""

    def move(self, move: Any, seat: Seat, names: Names = ()) -> str:
        """A whole move as a button; `names` where a move speaks of another player."""

    def did(self, move: Any, seat: Seat, names: Names = ()) -> str:
        """A move told to who has just made it, in a sentence: "You used Bribery."."""

    def named(self, view: Any, move: Any, names: Names) -> str:
        """A move or a standing order by what it is about at this table, for who does not have the board before their eyes; "" where
        `move` or `order` says it all."""

    def done(self, view: Any, move: Any, names: Names) -> str:
        """What the player of this view has just done, in such words; "" where `did` says it all."""

    def in_all(self, view: Any, way: Sequence[Any], before_last: Any) -> str:
        """What several moves at one press cost and bring together; "" where that goes without saying."""

    def term(self, value: Any, seat: Seat) -> str:
        """The name of a card, group, pile ... as this seat's box prints it."""

    def choice(self, move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
        """One value of a move's field as a line of its menu; `names` where a value stands for a player."""

    def remark(self, view: Any, move: Any, names: Names) -> str:
        """What a player should see beside a choice in the menu: whose it is, what it costs; "" for nothing."""

    def beside(self, view: Any, move: type, field: str, value: Any) -> str:
        """What a player should see beside a field's value while the move is not settled yet; "" for nothing."""

    def standing(self, view: Any, names: Names) -> str:
        """Above the private panel: the reader's own position in a line."""

    def tip(self, view: Any, ask: Any, names: Names) -> str:
        """A line of advice for a newcomer who is asked this: what to aim for now; "" for none."""

    def press(self, move: type, field: str | None) -> str:
        """The verb on the one button of a choice: "Use", "Swap"; `field` is what is asked for, if it is one field of the move."""

    def head(self, view: Any, line: Sequence[tuple[Any, ...]], names: Names, before_last: Any) -> str:
        """What a line of the panel is about, by the ways its buttons stand for; "" where its choices say so themselves.

        A way is one or more moves played one after another; `view` is the present position, `before_last` the one before the last
        move of the first way."""

    def label(self, view: Any, way: tuple[Any, ...], names: Names) -> str:
        """One of several buttons in a line; "" where it is the value it stands for. `view` is the position before the way's last move."""

    def caution(self, view: Any, move: Any) -> str:
        """A word of warning before a move that may be one too many, from the view after it; "" for none."""

    def order(self, order: Any) -> str:
        """A standing order, with when it ends unless that is plain."""

    def order_name(self, kind: type) -> str:
        """A kind of standing order, in a list of all there are."""

    def order_field(self, kind: type, field: str) -> str:
        """What is asked in a field of a standing order."""

    def order_choice(self, view: Any, kind: type, field: str, value: Any) -> str:
        """One of the values that may be said there."""

    def refusal(self, why: Any, seat: Seat, names: Names = ()) -> str:
        """Why a move is refused, in one or two sentences; the paragraph is added by the house."""

    def line(self, what: Any) -> str:
        """A line of the score sheet."""

    def factor(self, what: Any) -> str:
        """A line of the score sheet within a sentence, as what decided a game: "the Sword majority"."""

    def figure(self, what: Any, points: int) -> str:
        """A figure in a line of the score sheet, as the box writes it."""

    def column(self, seat: Seat, names: Names) -> str:
        """What a player is called in the score."""

    def verdict(self, sheet: Sheet, names: Names) -> tuple[str, str]:
        """Who won, in a few words, and how the game ended, in one sentence."""

    def level(self, sheet: Sheet, names: Names) -> str:
        """What a lone winner and the second have alike, and what tells them apart: "21 VP each, 8 coins to 0"; "" for nothing."""

    def hand(self, view: Any, names: Names) -> str:
        """All a player holds and knows alone, in words."""

    def position(self, table: Any, names: Names) -> str:
        """The whole public position in words, enough to play by."""

    def alt(self, table: Any, names: Names) -> str:
        """The board picture in at most 900 characters."""

    def why(self, why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
        """What decided a computer player, from its stored motive and fact; said aloud it must not betray what the seat holds."""

    def preview(self, seen: Any, seat: Seat, names: Names = ()) -> str:
        """What is known before a move is confirmed."""


def move_in(text: GameText, view: Any, move: Any, names: Names) -> str:
    """A whole move by what it is about in this seat's view."""
    return text.named(view, move, names) or text.move(move, view.seat, names)


def order_in(text: GameText, view: Any, order: Any) -> str:
    """A standing order by what it is about in this seat's view."""
    return text.named(view, order, ()) or text.order(order)


def done_in(text: GameText, view: Any, move: Any, names: Names) -> str:
    """What the player of this view has just done, by what it was about."""
    return text.done(view, move, names) or text.did(move, view.seat, names)


def language(locale: str | None) -> str:
    """Our language for a Discord locale: French for the French, English for everybody else."""
    return "fr" if (locale or "").lower().startswith("fr") else "en"


PUBLIC = ("join", "start", "play", "hand", "rules", "rematch", "computer", "take_seat", "unstick", "unpause")  # buttons that everybody sees


def quoting(text: str, language: str, table: str) -> str:
    """A private sentence with the public buttons as the table's language has them: they are what its reader sees."""
    here, there = interface(language).BUTTONS, interface(table).BUTTONS
    for verb in PUBLIC:
        text = text.replace(f"**{here[verb]}**", f"**{there[verb]}**")
    return text


@cache
def interface(language: str) -> InterfaceText:
    """What the bot itself says, whatever the game."""
    from lang.en import interface as english  # only here: those modules need the names above
    from lang.fr import interface as french

    return {"fr": french, "en": english}[language]
