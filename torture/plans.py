"""What is sent by whom and from where, planned before it is sent: so that the same can be done in two worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandbox import Channel, Interaction, Message, Person, World
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT

from .mutations import Mutator

KINDS = {COMMAND: "commands", COMPONENT: "presses and choices", AUTOCOMPLETE: "completions", SUBMIT: "forms"}
WEIGHTS = {COMPONENT: 60, COMMAND: 20, AUTOCOMPLETE: 10, SUBMIT: 10}
Pool = Mapping[str, tuple[Message | None, tuple[str, ...]]]  # presses by custom_id: where they stood, their values

Lasting = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Plan:
    """An interaction by the numbers of whom and what it needs."""

    kind: int
    person: str
    channel: str
    data: dict[str, Any]
    message: str | None = None

    def send(self, world: World) -> Interaction:
        where = world.channels[self.channel]
        return world.people[self.person].forge(self.kind, where, self.data, where.messages.get(self.message or ""))


def plan(
    pool: Pool, person: Person, places: Sequence[Channel], games: Sequence[int], mutator: Mutator, lasting: Lasting | None = None
) -> Plan:
    """Something hostile from where this person can be: one of these channels, or their DM with the bot.

    `lasting`: the messages by channel that may be pressed, if not all that are there now.
    """
    chance = mutator.chance
    where = person.dm if chance.random() < 0.12 else chance.choice(places)
    kind = chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    if kind in (COMMAND, AUTOCOMPLETE):
        return Plan(kind, person.id, where.id, mutator.command(typing=kind == AUTOCOMPLETE))
    seen, (message, values) = chance.choice(list(pool.items()))
    custom_id, standing = mutator.custom_id(seen, games), _standing(message, where)
    if kind == SUBMIT:
        return Plan(SUBMIT, person.id, where.id, mutator.form(custom_id), standing)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if values or chance.random() < 0.15:
        data |= {"component_type": 3, "values": mutator.values(values)}
    messages = list(where.messages) if lasting is None else lasting[where.id]
    return Plan(COMPONENT, person.id, where.id, data, standing or (chance.choice(messages) if messages else None))


def _standing(message: Message | None, where: Channel) -> str | None:
    """The message, if it stands there: Discord would not say otherwise."""
    return message.id if message is not None and message.id in where.messages else None
