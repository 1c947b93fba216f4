"""Which presses count: each once, and none on a private message that has only just been redrawn under the finger."""

from __future__ import annotations

import time
from collections import OrderedDict
from enum import Enum
from typing import TypeVar

from discord import InteractionType
from discord.utils import snowflake_time

from ..interaction import Interaction
from .ids import Press, Verb
from .notes import notes

HASTE = 0.5  # seconds between two presses of one public choice that count as two
MEMORY = 2048  # interactions and messages remembered
# every verb stands in one of these: what it does if it is done again where nobody knows whether it was done already
LOOKS = frozenset({  # nothing: it decides nothing
    Verb.FOUND, Verb.LOG, Verb.SEARCH, Verb.RULES, Verb.CARD, Verb.LEGEND, Verb.HAND, Verb.LOOK, Verb.WHY,
    Verb.REPLAY, Verb.TABLES, Verb.RECAP, Verb.RANKING, Verb.HISTORY, Verb.PAST,
})  # fmt: skip
REPEATS = frozenset({  # nothing either: its moment and its click let the book take it once, or it leads only to the next question
    Verb.PLAY, Verb.WALK, Verb.SELECT, Verb.SEVERAL, Verb.GO, Verb.ALL, Verb.PICK, Verb.PAGE, Verb.FORM, Verb.FORMED, Verb.LIVE,
    Verb.ORDER, Verb.ORDERS, Verb.DRAFT, Verb.OPTIONS, Verb.COMPUTER, Verb.WORDS, Verb.CANCEL, Verb.KEEP_PLAYING,
    Verb.TURN, Verb.TURNED, Verb.FILM, Verb.REVIEW, Verb.TRY, Verb.LEARN,
})  # fmt: skip
COUNTS = frozenset({  # something, perhaps: whoever pressed is told to look
    Verb.GIVE_ORDER, Verb.ORDER_REST, Verb.STOP_ORDERS, Verb.ORDER_PACE, Verb.UNDO, Verb.UNDO_TURN, Verb.HINT,
    Verb.AGREE, Verb.DECLINE, Verb.RESIGN, Verb.END, Verb.TAKE_SEAT, Verb.RESUME, Verb.PAUSE, Verb.UNPAUSE, Verb.SIT_IN, Verb.GIVE_DAYS,
    Verb.JOIN, Verb.LEAVE, Verb.SEAT, Verb.SIT, Verb.OPTION, Verb.NUMBER, Verb.SPEAK, Verb.HINTS, Verb.ADD_COMPUTER, Verb.DROP_COMPUTER,
    Verb.THREAD, Verb.FRIENDLY, Verb.PATIENCE, Verb.PACE, Verb.BOX, Verb.WORDED, Verb.START, Verb.CLOSE, Verb.REMATCH,
    Verb.MUTE, Verb.FORGET, Verb.SETTING, Verb.SET_FORM, Verb.HIDE, Verb.SHARE, Verb.NEW_TABLE, Verb.PLAY_ON, Verb.ONWARD,
    Verb.SERVER, Verb.MOVE,
})  # fmt: skip
LEAFING = LOOKS | {Verb.SETTING}  # pressed quickly, they are meant all the same
K = TypeVar("K")
V = TypeVar("V")


class Slip(Enum):
    """Why a press does not count."""

    TWICE = "twice"  # it follows another of the same finger at once
    MOVED = "moved"  # what others did has just changed what stands there


class Presses:
    """Judges presses by Discord's own clock: the time in an interaction's id. How far ours differs from it does not matter."""

    def __init__(self, calm: float) -> None:
        self.calm = calm  # seconds for which a redrawn message takes no press; 0: it always does
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._redrawn: OrderedDict[int, tuple[float, Slip]] = OrderedDict()  # by message: when, and what a press right after it is
        self._held: dict[int, int] = {}  # the press that is being answered, by its message
        self._pressed: dict[tuple[int, Press], float] = {}

    def seen(self, interaction: Interaction) -> bool:
        """Whether this interaction has come before; if not, its time begins to run."""
        if interaction.id in self._seen:
            return True
        notes(interaction)  # they say when it began
        _keep(self._seen, interaction.id, None)
        return False

    def slip(self, interaction: Interaction, press: Press) -> Slip | None:
        """Why a press does not count, if it was meant for what stood there before: the message is being redrawn, or has just been.

        A public choice open at any time is pressed on purpose again only after half a second.
        """
        if press.verb is Verb.LIVE:
            return Slip.TWICE if self._hasty(interaction, press) else None
        message = interaction.message
        asks_a_hint = press.verb is Verb.HINT and not press.words  # with words it plays the hint
        if interaction.type is not InteractionType.component or press.verb in LEAFING or asks_a_hint:
            return None
        if not message or not message.flags.ephemeral:
            return None
        if self.calm and message.id in self._held:
            return Slip.TWICE
        when, why = self._redrawn.get(message.id, (0.0, Slip.TWICE))
        if self.calm and sent(interaction) < when + self.calm:
            return why
        self._held[message.id] = interaction.id
        return None

    def held(self, message: int) -> bool:
        """Whether a press on this message is being answered."""
        return message in self._held

    def answered(self, interaction: Interaction) -> None:
        """However this press was answered, or not: its message takes presses again, unless another one is being answered."""
        if interaction.message:
            self._release(interaction.message.id, interaction)

    def redrawn(self, interaction: Interaction, message: int, *, by_others: bool = False) -> None:
        """A private message has just been redrawn, by this interaction or with its token: as long after it as has passed here."""
        when = sent(interaction) + time.monotonic() - notes(interaction).started
        _keep(self._redrawn, message, (when, Slip.MOVED if by_others else Slip.TWICE))
        self._release(message, interaction)

    def _release(self, message: int, interaction: Interaction) -> None:
        if self._held.get(message) == interaction.id:
            del self._held[message]

    def _hasty(self, interaction: Interaction, press: Press) -> bool:
        at, now = (interaction.user.id, press), sent(interaction)
        self._pressed = {key: when for key, when in self._pressed.items() if now - when < HASTE}
        if at in self._pressed:
            return True
        self._pressed[at] = now
        return False


def sent(interaction: Interaction) -> float:
    """When somebody pressed, in seconds of Discord's clock."""
    return snowflake_time(interaction.id).timestamp()


def _keep(memory: OrderedDict[K, V], key: K, value: V) -> None:
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > MEMORY:
        memory.popitem(last=False)
