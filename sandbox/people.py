"""People and what they do: the verbs of tests and of the local table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from .component_kinds import LINK
from .errors import Impossible
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Interaction, Modal
from .model import PERSON_PERMISSIONS, Channel, Delivery, Guild, Message
from .posting import Form, write
from .typing_in import command_data, modal_data, select_data

if TYPE_CHECKING:
    from .world import World


class Person:
    """Somebody with a Discord client. `received` is all that ever reached it."""

    def __init__(self, world: World, id: str, name: str, locale: str = "en-US", dms_open: bool = True) -> None:
        self.world, self.id, self.name, self.locale, self.dms_open = world, id, name, locale, dms_open
        self.received: deque[Delivery] = deque(maxlen=world.memory)
        self.ears: set[Callable[[Delivery], None]] = set()  # a page's windows listen here
        self._forgotten: set[str] = set()

    def __repr__(self) -> str:
        return f"<{self.name} {self.id}>"

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # Coming and going

    def join(self, guild: Guild, permissions: int = PERSON_PERMISSIONS) -> None:
        self.world.member_joined(guild, self, permissions)

    def leave(self, guild: Guild) -> None:
        self.world.member_left(guild, self)

    # Seeing

    @property
    def dm(self) -> Channel:
        """The DM with the bot."""
        return self.world.dm_of(self.id)

    def may_see(self, message: Message) -> bool:
        return not message.deleted and message.id not in self._forgotten and self in self.world.audience(message)

    def sees(self, channel: Channel) -> list[Message]:
        """The messages of a channel on this person's screen, the oldest first."""
        return [message for message in channel.messages.values() if self.may_see(message)]

    def last(self, channel: Channel) -> Message:
        """The newest message this person sees there."""
        seen = self.sees(channel)
        if not seen:
            raise Impossible(f"{self.name} sees no message there")
        return seen[-1]

    @property
    def pings(self) -> list[Delivery]:
        """New messages that mention this person (changes never ping)."""
        return [one for one in self.received if one.kind == "message" and any(user["id"] == self.id for user in one.payload["mentions"])]

    def everything(self) -> bytes:
        """All bytes this person ever received, to search for what they must not contain."""
        return b"\n".join(one.raw() for one in self.received)

    def receive(self, delivery: Delivery) -> None:
        self.received.append(delivery)
        for ear in list(self.ears):
            ear(delivery)
        self.world.changed()

    def reload(self) -> None:
        """Restarts the client: ephemeral messages are gone."""
        for channel in self.world.channels.values():
            self._forgotten |= {message.id for message in channel.messages.values() if message.only_for == self.id}

    def dismiss(self, message: Message) -> None:
        """Takes an ephemeral message off the screen; the bot does not hear of it."""
        if message.only_for != self.id:
            raise Impossible("only an ephemeral message can be dismissed")
        self._forgotten.add(message.id)
        self.receive(Delivery("delete", datetime.now(UTC), {"id": message.id, "channel_id": message.channel.id}))

    # Doing

    def say(self, channel: Channel, text: str) -> Message:
        """Writes a plain message."""
        self._must_be_in(channel)
        return write(self.world, channel, self.id, Form({"content": text}))

    def slash(self, path: str, where: Channel, /, **options: Any) -> Interaction:
        """Uses a command: `slash("game new", channel, game="cesar")`. Options by their unlocalised names; a Person is a user option."""
        self._must_be_in(where)
        return self._act(COMMAND, where, command_data(self, path, where, options))

    def autocomplete(self, path: str, where: Channel, option: str, typed: str = "", /, **so_far: Any) -> Interaction:
        """Types into an option; the answer is in `.choices`."""
        self._must_be_in(where)
        return self._act(AUTOCOMPLETE, where, command_data(self, path, where, {**so_far, option: typed}, typing=option))

    def click(self, message: Message, button: str, beside: str | None = None) -> Interaction:
        """Presses a button, named by its label, emoji or custom_id; `beside` words of its section where several are called the same."""
        self._must_see(message)
        among = message.buttons if beside is None else message.beside(beside)
        found = [one for one in among if button in (one.get("custom_id"), one.get("label"), (one.get("emoji") or {}).get("name"))]
        if len(found) != 1:
            raise Impossible(f"{len(found)} buttons {button!r} among {message.labels}")
        if found[0].get("disabled") or found[0]["style"] == LINK:
            raise Impossible(f"button {button!r} cannot be pressed")
        return self.forge_press(message, found[0]["custom_id"])

    def select(self, message: Message, values: str | Person | Sequence[str | Person], select: str | None = None) -> Interaction:
        """Chooses in a select (the only one, or named by custom_id or placeholder); values or labels."""
        self._must_see(message)
        found = [one for one in message.selects if select in (None, one["custom_id"], one.get("placeholder"))]
        if len(found) != 1:
            raise Impossible(f"{len(found)} selects {select!r} on the message")
        chosen = [values] if isinstance(values, str | Person) else list(values)
        return self._act(COMPONENT, message.channel, select_data(self, message.channel, found[0], chosen), message)

    def submit(self, modal: Modal | Interaction, values: Mapping[str, Any] | None = None, /, **more: Any) -> Interaction:
        """Sends a form; fields by custom_id or label, those not named keep their preset value."""
        form = modal.modal if isinstance(modal, Interaction) else modal
        if form is None or form.interaction.person is not self:
            raise Impossible(f"{self.name} has no such form open")
        opened = form.interaction
        act = Interaction(self.world, SUBMIT, self, opened.channel, modal_data(form, {**(values or {}), **more}), opened.source)
        act.parent = opened
        return act.send()

    # What a client would not do, but somebody hostile might

    def forge(self, kind: int, where: Channel, data: dict[str, Any], message: Message | None = None) -> Interaction:
        """Any interaction at all: 2 a command, 3 a component, 4 an autocomplete, 5 a form."""
        return self._act(kind, where, data, message)

    def forge_press(self, message: Message, custom_id: str, values: Sequence[str] | None = None) -> Interaction:
        """Presses or chooses what need not be there, on a message of any age, seen or not; the bot is told it is there."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if values is not None:
            data |= {"component_type": 3, "values": list(values)}
        act = Interaction(self.world, COMPONENT, self, message.channel, data, message)
        if all(part.get("custom_id") != custom_id for part in message.parts()):
            act.payload["message"]["components"] = [_planted(data), *message.components]
        return act.send()

    def _act(self, kind: int, where: Channel, data: dict[str, Any], message: Message | None = None) -> Interaction:
        return Interaction(self.world, kind, self, where, data, message).send()

    def _must_see(self, message: Message) -> None:
        if not self.may_see(message):
            raise Impossible(f"{self.name} does not see this message")

    def _must_be_in(self, channel: Channel) -> None:
        inside = channel.recipient == self.id if channel.guild is None else self.id in channel.guild.members
        if not inside:
            raise Impossible(f"{self.name} is not in this channel")


def _planted(data: Mapping[str, Any]) -> dict[str, Any]:
    """A row with a component that was never sent; discord.py ignores what its message does not show."""
    plain = {"type": data["component_type"], "custom_id": data["custom_id"], "id": 99}
    if plain["type"] == 2:
        return {"type": 1, "id": 98, "components": [{**plain, "style": 1, "label": "?"}]}
    options = [{"label": value, "value": value} for value in data["values"]]
    return {"type": 1, "id": 98, "components": [{**plain, "options": options}]}
