"""Which presses count: each once, and none on a private message that has only just been redrawn under the finger."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, TypeVar

from discord import Interaction, InteractionType
from discord.utils import snowflake_time

from .ids import Press, Verb

HASTE = 0.5  # seconds between two presses of one public choice that count as two
MEMORY = 2048  # interactions and messages remembered
# leafing quickly is no slip: these decide nothing
LOOKING = frozenset({
    Verb.FOUND, Verb.LOG, Verb.SEARCH, Verb.RULES, Verb.HAND, Verb.LOOK, Verb.WHY,
    Verb.REPLAY, Verb.SETTING, Verb.TABLES, Verb.RECAP,
})  # fmt: skip
# what may be done again where nobody knows whether it was: it decides nothing, or its moment and its click let the book take it once
REPEATABLE = LOOKING - {Verb.SETTING} | {
    Verb.PLAY, Verb.WALK, Verb.SELECT, Verb.SEVERAL, Verb.GO, Verb.ALL, Verb.PICK, Verb.PAGE, Verb.FORM, Verb.FORMED, Verb.LIVE,
}  # fmt: skip
K = TypeVar("K")
V = TypeVar("V")


class Presses:
    """Judges presses by Discord's own clock: the time in an interaction's id. How far ours differs from it does not matter."""

    def __init__(self, calm: float) -> None:
        self.calm = calm  # seconds for which a redrawn message takes no press; 0: it always does
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._redrawn: OrderedDict[int, float] = OrderedDict()  # by message
        self._held: set[int] = set()  # messages on which a press is being answered
        self._pressed: dict[tuple[int, Press], float] = {}

    def seen(self, interaction: Interaction[Any]) -> bool:
        """Whether this interaction has come before; if not, its time begins to run."""
        if interaction.id in self._seen:
            return True
        interaction.extras["started"] = time.monotonic()
        _keep(self._seen, interaction.id, None)
        return False

    def slips(self, interaction: Interaction[Any], press: Press) -> bool:
        """Whether a press was meant for what stood there before: the message is being redrawn, or was within the last second.

        A public choice open at any time is pressed on purpose again only after half a second.
        """
        if press.verb is Verb.LIVE:
            return self._hasty(interaction, press)
        message = interaction.message
        if interaction.type is not InteractionType.component or press.verb in LOOKING:
            return False
        if not message or not message.flags.ephemeral:
            return False
        if self.calm and (message.id in self._held or sent(interaction) < self._redrawn.get(message.id, 0.0) + self.calm):
            return True
        self._held.add(message.id)
        return False

    def held(self, message: int) -> bool:
        """Whether a press on this message is being answered."""
        return message in self._held

    def answered(self, interaction: Interaction[Any]) -> None:
        """The message of this interaction takes presses again."""
        if interaction.message:
            self._held.discard(interaction.message.id)

    def redrawn(self, interaction: Interaction[Any], message: int) -> None:
        """This interaction has just redrawn a private message: when it was sent, and as much later as we took for it."""
        _keep(self._redrawn, message, sent(interaction) + time.monotonic() - interaction.extras["started"])
        self._held.discard(message)

    def _hasty(self, interaction: Interaction[Any], press: Press) -> bool:
        at, now = (interaction.user.id, press), sent(interaction)
        self._pressed = {key: when for key, when in self._pressed.items() if now - when < HASTE}
        if at in self._pressed:
            return True
        self._pressed[at] = now
        return False


def sent(interaction: Interaction[Any]) -> float:
    """When somebody pressed, in seconds of Discord's clock."""
    return snowflake_time(interaction.id).timestamp()


def _keep(memory: OrderedDict[K, V], key: K, value: V) -> None:
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > MEMORY:
        memory.popitem(last=False)
