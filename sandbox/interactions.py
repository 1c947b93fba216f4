"""An interaction: what a person did, and what the bot answered to it."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from . import payloads
from .command_limits import check_choices
from .component_limits import check_modal
from .errors import (
    NoAnswer,
    Problems,
    already_acknowledged,
    token_expired,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from .message_limits import EPHEMERAL, LOADING
from .model import PATIENCE, Channel, Delivery, Message
from .posting import Form, Upload, rewrite, write

if TYPE_CHECKING:
    from .people import Person
    from .world import World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
PONG, REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
ALLOWED = {
    COMMAND: (REPLY, DEFER, MODAL),
    COMPONENT: (REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (REPLY, DEFER, DEFER_UPDATE),
}
DID_NOT_RESPOND = "The application did not respond"


@dataclass(frozen=True, slots=True)
class Modal:
    """A form shown to one person."""

    interaction: Interaction
    custom_id: str
    title: str
    components: list[dict[str, Any]]


class Interaction:
    """`await` it to wait for the bot's answer: a message (no longer loading), an update, a modal or choices."""

    def __init__(
        self, world: World, kind: int, person: Person, channel: Channel, data: dict[str, Any], source: Message | None = None
    ) -> None:
        self.world, self.kind, self.person, self.channel, self.data, self.source = world, kind, person, channel, data, source
        self.id = world.snowflakes.next()
        self.token = _token(self.id)
        self.began = time.monotonic()
        self.patience = world.patience_now
        self.expired = False
        self.response: int | None = None  # the type of the bot's first answer
        self.waited = 0.0  # seconds until it came
        self.message: Message | None = None  # what the bot answered with, or the message it changed
        self.modal: Modal | None = None
        self.choices: list[dict[str, Any]] | None = None
        self.followups: list[Message] = []
        self.edits = 0  # how often the answer was changed through the interaction's token
        self.error: str | None = None
        self.parent: Interaction | None = None  # for a submitted form: what opened it
        self.payload = payloads.interaction(world, self)

    def send(self) -> Interaction:
        """Hands it to the bot and starts the three seconds."""
        self._forget_the_old()
        self.world.interactions[self.id] = self
        self.world.dispatch("INTERACTION_CREATE", self.payload)
        asyncio.get_running_loop().call_later(self.patience, self._give_up)
        return self

    def _forget_the_old(self) -> None:
        """Interactions long dead are dropped, so that a table open for weeks does not grow."""
        dead = takewhile(lambda one: self.began - one.began >= 2 * self.world.token_life, self.world.interactions.values())
        for interaction in list(dead):
            del self.world.interactions[interaction.id]

    def _give_up(self) -> None:
        if self.response is None and self.error is None:
            self.error = DID_NOT_RESPOND
            self.person.receive(Delivery("failure", datetime.now(UTC), {"interaction": self.id, "message": self.error}))
            self.world.changed()

    # What a test or a page waits for

    @property
    def loading(self) -> bool:
        """The bot is thinking: its answer is still to come; one that it takes away again was the answer."""
        return self.response == DEFER and self.message is not None and self.message.loading and not self.message.deleted

    @property
    def settled(self) -> bool:
        return self.error is not None or (self.response is not None and not self.loading)

    @property
    def content(self) -> str:
        return self.message.content if self.message else ""

    @property
    def text(self) -> str:
        """All that is to be read in the answer."""
        return self.message.text if self.message else ""

    def __await__(self) -> Generator[Any, None, Interaction]:
        return self.answered().__await__()

    async def answered(self, within: float = PATIENCE) -> Interaction:
        """Waits for the answer; NoAnswer if the bot let the three seconds pass."""
        await self.outcome(within)
        if self.error is not None:
            raise NoAnswer(self.error)
        return self

    async def outcome(self, within: float = PATIENCE) -> Interaction:
        """Waits for the answer or the failure, whichever it is."""
        await self.world.until(lambda: self.settled, within)
        return self

    async def acknowledged(self, within: float = PATIENCE) -> Interaction:
        """Waits for the bot's first word, be it only that it is thinking."""
        await self.world.until(lambda: self.response is not None or self.error is not None, within)
        return self

    async def edited(self, times: int = 1, within: float = PATIENCE) -> Message:
        """Waits until the answer was changed through the interaction's token (after a type 6, say)."""
        await self.world.until(lambda: self.edits >= times, within)
        assert self.message is not None
        return self.message

    async def followed(self, count: int = 1, within: float = PATIENCE) -> Message:
        """Waits for that many followups and returns the last of them."""
        await self.world.until(lambda: len(self.followups) >= count, within)
        return self.followups[count - 1]

    def expire(self) -> None:
        """Lets the token's fifteen minutes pass at once."""
        self.expired = True

    # What the bot does

    def answer(self, kind: int, fields: Mapping[str, Any], files: Mapping[int, Upload]) -> None:
        """The first answer (a callback), once and in time."""
        self._may_answer(kind)
        form = Form(fields, files, ("data",))
        if kind == REPLY:
            self.message = self._write(form)
        elif kind == DEFER:
            self.message = self._loading(form)
        elif kind in (DEFER_UPDATE, UPDATE):
            self.message = self.source
            if kind == UPDATE and self.source is not None:
                if self.source.deleted:
                    raise unknown_message()
                rewrite(self.world, self.source, form)
        elif kind == CHOICES:
            self._show_choices(fields)
        elif kind == MODAL:
            self._show_modal(fields)
        self.response, self.waited = kind, time.monotonic() - self.began
        self.world.changed()

    def _may_answer(self, kind: int) -> None:
        if self.response is not None:
            raise already_acknowledged()
        if self.error is not None or time.monotonic() - self.began > self.patience:
            raise unknown_interaction()
        allowed = ALLOWED[self.kind] + ((UPDATE,) if self.kind == SUBMIT and self.source else ())
        if kind not in allowed:
            problems = Problems()
            problems.add(("type",), "INTERACTION_RESPONSE_TYPE_INVALID", f"Value must be one of {allowed}.")
            problems.settle()

    def _write(self, form: Form, *, only_for: str | None = None) -> Message:
        if form.flags & EPHEMERAL:
            only_for = self.person.id
        kind = 20 if self.kind == COMMAND else 0
        return write(self.world, self.channel, self.world.bot_id, form, type=kind, only_for=only_for, origin=self._origin())

    def _loading(self, form: Form) -> Message:
        only_for = self.person.id if form.flags & EPHEMERAL else None
        flags = LOADING | (EPHEMERAL if only_for else 0)
        message = Message(
            self.world.snowflakes.next(), self.channel, self.world.bot_id, flags=flags, only_for=only_for, origin=self._origin()
        )
        message.type = 20 if self.kind == COMMAND else 0
        self.world.post(message)
        return message

    def _origin(self) -> dict[str, Any]:
        owners = self.payload["authorizing_integration_owners"]
        plain = {
            "id": self.id,
            "type": self.kind,
            "user": payloads.user(self.world, self.person.id),
            "authorizing_integration_owners": owners,
        }
        if self.kind == COMMAND:
            plain["name"] = _spoken(self.data)
        if self.kind == COMPONENT and self.source is not None:
            plain["interacted_message_id"] = self.source.id
        if self.parent is not None:
            plain["triggering_interaction_metadata"] = self.parent._origin()
        return plain

    def _show_choices(self, fields: Mapping[str, Any]) -> None:
        problems = Problems()
        choices = list(fields.get("choices") or [])
        check_choices(problems, ("data", "choices"), choices, _focused_kind(self.data))
        problems.settle()
        self.choices = choices
        self.person.receive(Delivery("choices", datetime.now(UTC), {"choices": choices}))

    def _show_modal(self, fields: Mapping[str, Any]) -> None:
        problems = Problems()
        check_modal(problems, ("data",), dict(fields))
        problems.settle()
        self.modal = Modal(self, fields["custom_id"], fields["title"], fields["components"])
        self.person.receive(Delivery("modal", datetime.now(UTC), dict(fields)))

    # The token's fifteen minutes

    def check_token(self) -> None:
        if self.response is None:
            raise unknown_webhook()
        if self.expired or time.monotonic() - self.began > self.world.token_life:
            raise token_expired()

    def follow_up(self, form: Form) -> Message:
        """A further message; the first after a thinking answer replaces it, whatever flag it has."""
        self.check_token()
        if self.loading and self.message is not None:
            self.edits += 1
            return rewrite(self.world, self.message, form)
        message = self._write(form)
        self.followups.append(message)
        self.world.changed()
        return message

    def own_message(self, name: str) -> Message:
        """@original or one of the followups."""
        self.check_token()
        candidates = [self.message] if name == "@original" else [self.message, *self.followups]
        for message in candidates:
            if message is not None and not message.deleted and name in ("@original", message.id):
                return message
        raise unknown_message()

    def edit_own(self, name: str, form: Form) -> Message:
        message = self.own_message(name)
        rewrite(self.world, message, form)
        if message is self.message:
            self.edits += 1
        self.world.changed()
        return message


def _focused_kind(data: Mapping[str, Any]) -> int:
    """The type of the option being typed."""
    for option in data.get("options") or []:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused_kind(option)
    return 3


def _spoken(data: Mapping[str, Any]) -> str:
    """The command with its branches: 'game new'."""
    branch = next((option for option in data.get("options") or [] if "options" in option), None)
    return f"{data['name']} {_spoken(branch)}" if branch else str(data["name"])


def _token(interaction_id: str) -> str:
    """An interaction's token, made as Discord makes them: of its id and a secret."""
    return base64.urlsafe_b64encode(f"interaction:{interaction_id}:{secrets.token_urlsafe(64)}".encode()).decode().rstrip("=")


def by_token(world: World, token: str) -> Interaction:
    try:
        _, interaction_id, _ = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode().split(":")
        found = world.interactions[interaction_id]
    except (ValueError, KeyError):
        raise unknown_webhook() from None
    if found.token != token:
        raise unknown_webhook()
    return found


def by_id(world: World, interaction_id: str, token: str) -> Interaction:
    found = world.interactions.get(interaction_id)
    if found is None or found.token != token:
        raise unknown_interaction()
    return found
