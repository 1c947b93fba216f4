"""What a window may ask for. A frame is {"n": number, "do": verb, ...}; whatever does not look so is Garbage and changes nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ..errors import Impossible
from ..model import ADMINISTRATOR, PERSON_PERMISSIONS, TEXT_CHANNEL, Channel
from ..people import Person
from . import shown

if TYPE_CHECKING:
    from .window import Window

Json = dict[str, Any]
Verb = Callable[["Window", Json], Awaitable[Json | None]]
VERBS: dict[str, Verb] = {}
LOCALES = ("fr", "en-US")
MOST_PEOPLE, MOST_CHANNELS, PAGE = 24, 100, 50
NAME_LENGTH, CHANNEL_LENGTH, MESSAGE_LENGTH, TYPED_LENGTH = 32, 60, 2000, 6000


class Garbage(Exception):
    """A frame that the page never sends."""

    def __init__(self, text: str, number: int | None = None) -> None:
        super().__init__(text)
        self.number = number


def verb(act: Verb) -> Verb:
    VERBS[act.__name__] = act
    return act


# Reading a frame


def read_frame(text: str) -> tuple[int, Json]:
    """The frame's number and its fields."""
    try:
        frame = json.loads(text, parse_constant=_no_number)
        json.dumps(frame, ensure_ascii=False).encode()  # half a surrogate could not be stored
    except (ValueError, RecursionError):
        raise Garbage("this is not JSON") from None
    if not isinstance(frame, dict):
        raise Garbage("a frame is an object")
    number = frame.get("n")
    if not isinstance(number, int) or isinstance(number, bool):
        raise Garbage("a frame has a number n")
    if not isinstance(frame.get("do"), str) or frame["do"] not in VERBS:
        raise Garbage(f"a frame has a verb do, one of {', '.join(VERBS)}", number)
    return number, frame


def _no_number(name: str) -> float:
    raise ValueError(name)


def words(frame: Json, name: str, longest: int = 100) -> str:
    value = frame.get(name)
    if not isinstance(value, str) or not 0 < len(value) <= longest:
        raise Garbage(f"{name} is a text of 1 to {longest} characters")
    return value


def number(frame: Json, name: str) -> int:
    value = words(frame, name, 20)
    if not (value.isascii() and value.isdigit()):
        raise Garbage(f"{name} is an id")
    return int(value)


def several(frame: Json, name: str) -> list[str]:
    value = frame.get(name)
    if not isinstance(value, list) or len(value) > 25 or not all(isinstance(one, str) and len(one) <= 100 for one in value):
        raise Garbage(f"{name} is a list of texts")
    return value


def table_of(frame: Json, name: str, kinds: tuple[type, ...]) -> Json:
    value = frame.get(name)
    if not isinstance(value, dict) or len(value) > 25 or not all(isinstance(one, kinds) for one in value.values()):
        raise Garbage(f"{name} is an object with plain values")
    if any(isinstance(one, list) and not all(isinstance(part, str) for part in one) for one in value.values()):
        raise Garbage(f"{name} holds lists of texts only")
    return value


# The person's own deeds


@verb
async def say(window: Window, frame: Json) -> None:
    text = words(frame, "text", MESSAGE_LENGTH).strip()
    if not text:
        raise Garbage("text is empty")
    window.person.say(window.channel(words(frame, "channel")), text)


@verb
async def slash(window: Window, frame: Json) -> Json:
    options = table_of(frame, "options", (str, int, float, bool))
    return await _act(window, lambda: window.person.slash(_path(frame), window.channel(words(frame, "channel")), **options))


@verb
async def complete(window: Window, frame: Json) -> Json:
    """Autocomplete: what is typed into one option, and the others so far."""
    typed, options = frame.get("typed"), table_of(frame, "options", (str, int, float, bool))
    if not isinstance(typed, str) or len(typed) > TYPED_LENGTH:
        raise Garbage("typed is a text")
    where, option = window.channel(words(frame, "channel")), words(frame, "option")
    options.pop(option, None)
    return await _act(window, lambda: window.person.autocomplete(_path(frame), where, option, typed, **options))


@verb
async def press(window: Window, frame: Json) -> Json:
    return await _act(window, lambda: window.person.click(window.message(words(frame, "message")), words(frame, "id")))


@verb
async def choose(window: Window, frame: Json) -> Json:
    values = several(frame, "values")
    return await _act(window, lambda: window.person.select(window.message(words(frame, "message")), values, words(frame, "id")))


@verb
async def submit(window: Window, frame: Json) -> Json:
    values = table_of(frame, "values", (str, bool, list))
    form = window.forms.get(words(frame, "form"))
    if form is None:
        raise Impossible("this form is no longer open")
    return await _act(window, lambda: window.person.submit(form, values))


@verb
async def dismiss(window: Window, frame: Json) -> None:
    window.person.dismiss(window.message(words(frame, "message")))


@verb
async def read(window: Window, frame: Json) -> None:
    """Everything up to a message has been seen."""
    window.table.mark_read(window.person, window.channel(words(frame, "channel")).id, number(frame, "message"))


@verb
async def history(window: Window, frame: Json) -> Json:
    """A page of a channel's messages: the newest, or those before one."""
    channel = window.channel(words(frame, "channel"))
    before = number(frame, "before") if "before" in frame else 1 << 63
    seen = [message for message in window.person.sees(channel) if int(message.id) < before]
    return {"messages": [shown.message(message, window.address) for message in seen[-PAGE:]], "more": len(seen) > PAGE}


def _path(frame: Json) -> str:
    path = words(frame, "path")
    if not path.split():
        raise Garbage("path is empty")
    return path


async def _act(window: Window, begin: Callable[[], Any]) -> Json:
    return await window.answered(begin)


# Around the table


@verb
async def add_person(window: Window, frame: Json) -> Json:
    world, name = window.world, _name(window, frame)
    if len(world.people) >= MOST_PEOPLE:
        raise Impossible("the table is full")
    person = world.add_person(name, *world.guilds.values(), locale=_locale(frame))
    for channel in world.channels.values():
        if channel.guild and channel.messages:
            window.table.marks.setdefault(person.id, {})[channel.id] = int(next(reversed(channel.messages)))
    world.changed()
    return {"person": person.id}


@verb
async def edit_person(window: Window, frame: Json) -> None:
    world = window.world
    person = world.people.get(words(frame, "person"))
    if person is None:
        raise Impossible("there is nobody of that name")
    if not all(isinstance(frame.get(field), bool) for field in ("dms", "moderator")):
        raise Garbage("dms and moderator are true or false")
    person.name, person.locale, person.dms_open = _name(window, frame, person), _locale(frame), frame["dms"]
    for guild in world.guilds.values():
        if person.id in guild.members:
            guild.members[person.id].permissions = PERSON_PERMISSIONS | (ADMINISTRATOR if frame["moderator"] else 0)
    world.changed()


@verb
async def add_channel(window: Window, frame: Json) -> Json:
    channel = window.world.add_channel(next(iter(window.world.guilds.values())), _channel_name(window, frame))
    window.world.changed()
    return {"channel": channel.id}


@verb
async def add_thread(window: Window, frame: Json) -> Json:
    parent = window.channel(words(frame, "parent"))
    if parent.type != TEXT_CHANNEL:
        raise Impossible("a thread belongs to a channel")
    thread = window.world.add_thread(parent, _channel_name(window, frame, thread=True), owner=window.person.id)
    window.world.changed()
    return {"channel": thread.id}


@verb
async def wake(window: Window, frame: Json) -> None:
    """Starts the bot again at once."""
    if window.table.supervisor is not None:
        window.table.supervisor.wake()


def _name(window: Window, frame: Json, own: Person | None = None) -> str:
    name = " ".join(words(frame, "name", NAME_LENGTH).split())
    others = [person.name.casefold() for person in window.world.people.values() if person is not own]
    if not name or not name.isprintable():
        raise Impossible("this name is empty")
    if name.casefold() in (*others, window.world.bot_name.casefold()):
        raise Impossible("this name is taken")
    return name


def _locale(frame: Json) -> str:
    if frame.get("locale") not in LOCALES:
        raise Garbage(f"locale is one of {', '.join(LOCALES)}")
    return str(frame["locale"])


def _channel_name(window: Window, frame: Json, *, thread: bool = False) -> str:
    """Channels are written small and without blanks; threads as they come."""
    if sum(isinstance(one, Channel) and one.guild is not None for one in window.world.channels.values()) >= MOST_CHANNELS:
        raise Impossible("there are channels enough")
    name = " ".join(words(frame, "name", CHANNEL_LENGTH).split())
    name = name if thread else re.sub(r"[^\w-]+", "-", name.lower()).strip("-")
    if not name or not name.isprintable():
        raise Impossible("this name is empty")
    return name
