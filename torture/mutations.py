"""What somebody hostile might send: presses, choices, forms, commands and completions that no client offers, or to somebody else.

Discord itself guards the form of an interaction, so that is always sound; what it says is anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cogs.ui.ids import VERBS
from sandbox import World, payloads

Json = dict[str, Any]
Branches = tuple[tuple[int, str], ...]  # kind and name of a group or subcommand
Way = tuple[Json, Branches, list[Json]]  # a command, the branches that lead on from it, the options there
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
WORDS = (
    "", "/", "//////", "LayDown", "LayDown/9/senators", "Passive/1+1+1+1", "Nonsense", "__class__", "-1", "0", "1", "25", "99999999999",
    "١", "²", "x" * 70, "\n", "💥", "%s", "{0}", "'; DROP TABLE log", "None", "null", "true", "+", "-", "1+2", "\u202e\u200b", "@everyone",
    "<@1>", "../../etc", "en", "fr", "cesar", "fortuna", "lutece", "triumvirat", "micatio", "easy", "strong", "and", "rare", "0#1", "99#9",
    "2026-05-20", "5 days", "nan", "inf", "1e9", "0x10", "[", "{}", "a" * 5, "\x00", "é", "İ", "ß", "ﬀ",
)  # fmt: skip
NUMBERS = ("0", "1", "2", "17", "999999", "9" * 18, "9" * 19, "-1", "x", "", "00", "²")
LONGEST = 100  # characters of a custom_id or a value


class Mutator:
    """Makes hostile things of what was seen."""

    def __init__(self, chance: Random, world: World) -> None:
        self.chance, self.world = chance, world
        self.paths = list(_paths(world.commands[None]))

    # ------------------------------------------------------------ words

    def word(self) -> str:
        chance = self.chance
        if chance.random() < 0.7:
            return chance.choice(WORDS)
        return "".join(chr(chance.choice((chance.randint(32, 126), chance.randint(160, 0x2FFF)))) for _ in range(chance.randint(1, 40)))

    def custom_id(self, seen: str, games: Sequence[int]) -> str:
        """One that was seen, as it is or with some of it changed; at times pure noise."""
        chance = self.chance
        if chance.random() < 0.05:
            return (self.word() or "x")[:LONGEST]
        parts = seen.split(":", 4)
        if chance.random() < 0.25:
            return seen
        for _ in range(chance.randint(1, 3)):
            parts = self._changed(parts, games)
        return (":".join(parts) or "x")[:LONGEST]

    def _changed(self, parts: list[str], games: Sequence[int]) -> list[str]:
        chance, parts = self.chance, list(parts)
        match chance.randint(1, 6):
            case 1 if len(parts) > 1:
                parts[1] = chance.choice(sorted(VERBS))
            case 2 if len(parts) > 2:
                parts[2] = chance.choice((*map(str, games), *NUMBERS))
            case 3 if len(parts) > 3:
                old = int(parts[3]) if parts[3].isdecimal() else 0
                parts[3] = chance.choice((str(old + 1), str(max(0, old - 1)), *NUMBERS))
            case 4 if len(parts) > 4:
                words = parts[4].split("/")
                words[chance.randrange(len(words))] = self.word()
                parts[4] = "/".join(words)
            case 5:
                parts = [*parts[:3], str(chance.randint(0, 40)), self.word()]
            case _:
                parts = parts[: chance.randint(1, len(parts))]
        return parts

    def values(self, seen: Sequence[str]) -> list[str]:
        """What a list or a form of choices sends."""
        some = [self.chance.choice(seen) if seen and self.chance.random() < 0.6 else self.word()[:LONGEST] for _ in range(self._count())]
        return some

    def _count(self) -> int:
        return self.chance.choice((0, 1, 1, 1, 1, 2, 3, 25))

    # ------------------------------------------------------------ forms

    def form(self, custom_id: str) -> Json:
        """A form that comes back: fields of any name and text, in rows of the older or the newer kind."""
        rows = [self._field() for _ in range(self.chance.choice((0, 1, 1, 1, 2, 5)))]
        return {"custom_id": custom_id, "components": rows}

    def _field(self) -> Json:
        chance = self.chance
        name = chance.choice(("number", "words", "text", "day", "hours", "zone", self.word()[:LONGEST] or "x"))
        kind: Json = {"type": 4, "id": 2, "custom_id": name, "value": self.word() * chance.choice((1, 1, 1, 40))}
        if chance.random() < 0.2:
            kind = {"type": 3, "id": 2, "custom_id": name, "values": self.values(())}
        return {"type": 1, "id": 1, "components": [kind]} if chance.random() < 0.6 else {"type": 18, "id": 1, "component": kind}

    # ------------------------------------------------------------ commands

    def command(self, *, typing: bool) -> Json:
        """Any command of the bot with any values; or letters typed into one of its options."""
        chance = self.chance
        command, branches, options = chance.choice(self.paths)
        given = [self._given(option) for option in options if chance.random() < 0.85]
        if typing:
            name = chance.choice(options)["name"] if options else "nothing"
            given = [one for one in given if one["name"] != name]
            given.append({"type": STRING, "name": name, "value": self.word(), "focused": True})
        if chance.random() < 0.05:
            given.append({"type": STRING, "name": "nonsense", "value": self.word()})
        filled: list[Json] = given
        for kind, name in reversed(branches):
            filled = [{"type": kind, "name": name if chance.random() < 0.98 else "nonsense", "options": filled}]
        return {"id": command["id"], "name": command["name"], "type": 1, "options": filled, "resolved": self._resolved(given)}

    def _given(self, option: Json) -> Json:
        chance, kind = self.chance, option["type"]
        plain = {"type": kind, "name": option["name"]}
        if option.get("choices") and chance.random() < 0.8:
            return plain | {"value": chance.choice(option["choices"])["value"]}
        match kind:
            case 4:
                value: Any = chance.choice((0, 1, -1, 3, 2**53, -(2**53), 10**6))
            case 5:
                value = chance.random() < 0.5
            case 10:
                value = chance.choice((0.0, -1.5, 1e300))
            case 6:
                value = chance.choice(list(self.world.people))
            case 7:
                value = chance.choice(list(self.world.channels))
            case _:
                value = self.word()
        return plain | {"value": value}


    def _resolved(self, given: Sequence[Json]) -> Json:
        """What Discord says of whom and what the options name."""
        users = {one["value"]: payloads.user(self.world, one["value"]) for one in given if one["type"] == USER}
        named = (one["value"] for one in given if one["type"] == CHANNEL)
        channels = {one: payloads.channel(self.world, self.world.channels[one]) | {"permissions": "0"} for one in named}
        return {"users": users, "channels": channels}


def _paths(commands: Sequence[Json]) -> Iterator[Way]:
    """Every command and subcommand: the command, the branches that lead there, its options."""
    for command in commands:
        if command.get("type", 1) == 1:
            yield from _below(command, (), command.get("options") or [])


def _below(command: Json, branches: Branches, options: list[Json]) -> Iterator[Way]:
    deeper = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not deeper:
        yield command, branches, options
    for option in deeper:
        yield from _below(command, (*branches, (option["type"], option["name"])), option.get("options") or [])
