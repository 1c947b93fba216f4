"""The loopback Discord's threads: who may open them, their names, their archive, and how it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Channel, Sandbox, World
from sandbox.model import BOT_PERMISSIONS, CREATE_THREADS
from sandbox.posting import Form, write
from sandbox.rest.threads import MOST_ACTIVE
from sandbox.saving import load, save

Ask = Callable[..., Awaitable[tuple[int, Any]]]


def at_discord(story: Callable[[World, Channel, Ask], Awaitable[None]]) -> None:
    """A story told by bare requests, each answered by a status or an error's code, and the body."""

    async def main() -> None:
        async with Sandbox() as world, aiohttp.ClientSession(headers={"Authorization": f"Bot {world.token}"}) as client:
            guild = world.add_guild("Forum")
            world.add_person("Alice", guild)

            async def ask(method: str, path: str, **body: Any) -> tuple[int, Any]:
                async with client.request(method, f"{world.address}/api/v10{path}", json=body) as answer:
                    told = await answer.json() if answer.content_length else {}
                    return told.get("code", answer.status), told

            await story(world, world.add_channel(guild, "table"), ask)

    asyncio.run(main())


def say(world: World, channel: Channel, text: str = "ave") -> str:
    return write(world, channel, world.bot_id, Form({"content": text})).id


def test_a_thread_hangs_on_its_message() -> None:
    async def story(world: World, channel: Channel, ask: Ask) -> None:
        root = say(world, channel)
        code, thread = await ask("POST", f"/channels/{channel.id}/messages/{root}/threads", name="Fortuna", auto_archive_duration=10080)
        assert code == 200 and thread["id"] == root and thread["parent_id"] == channel.id and thread["owner_id"] == world.bot_id
        _, message = await ask("PATCH", f"/channels/{channel.id}/messages/{root}", content="a line")
        assert message["thread"]["name"] == "Fortuna" and message["flags"] & 32
        assert (await ask("POST", f"/channels/{channel.id}/messages/{root}/threads", name="Twice"))[0] == 160004
        assert (await ask("POST", f"/channels/{channel.id}/messages/1/threads", name="Lost"))[0] == 10008
        (alice,) = world.people.values()
        shown = [one.payload["thread"]["id"] for one in alice.received if "thread" in one.payload]
        assert shown == [root, root], "everybody's client hears of it"
        assert world.channels[root] in [one for one in world.channels.values() if one.parent is channel]

    at_discord(story)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": ""}, 50035),
        ({"name": "x" * 101}, 50035),
        ({}, 50035),
        ({"name": "x", "auto_archive_duration": 7}, 50035),
        ({"name": "x" * 100}, 200),
    ],
)
def test_names_and_lasting(fields: dict[str, Any], code: int) -> None:
    async def story(world: World, channel: Channel, ask: Ask) -> None:
        assert (await ask("POST", f"/channels/{channel.id}/messages/{say(world, channel)}/threads", **fields))[0] == code
        assert (await ask("POST", f"/channels/{channel.id}/threads", type=11, **fields))[0] == code

    at_discord(story)


def test_where_and_by_whom() -> None:
    async def story(world: World, channel: Channel, ask: Ask) -> None:
        thread = world.add_thread(channel, "partie")
        (alice,) = world.people.values()
        for inside in (thread, alice.dm):
            assert (await ask("POST", f"/channels/{inside.id}/messages/{say(world, inside)}/threads", name="x"))[0] == 50024
        world.set_bot_permissions(channel, BOT_PERMISSIONS & ~CREATE_THREADS)
        assert (await ask("POST", f"/channels/{channel.id}/messages/{say(world, channel)}/threads", name="x"))[0] == 50013
        world.set_bot_permissions(channel, None)
        for n in range(MOST_ACTIVE - 1):
            world.add_thread(channel, f"{n}")
        assert (await ask("POST", f"/channels/{channel.id}/messages/{say(world, channel)}/threads", name="x"))[0] == 160006
        thread.archived = True
        assert (await ask("POST", f"/channels/{channel.id}/messages/{say(world, channel)}/threads", name="x"))[0] == 200

    at_discord(story)


def test_the_archive(tmp_path: Path) -> None:
    """Nothing is edited in it; whoever writes takes the thread out again, unless it is locked."""

    async def story(world: World, channel: Channel, ask: Ask) -> None:
        thread = world.add_thread(channel, "partie", owner=world.bot_id)
        at, message = f"/channels/{thread.id}", say(world, thread)
        assert (await ask("PATCH", at, archived=True))[0] == 200 and thread.archived
        assert (await ask("PATCH", f"{at}/messages/{message}", content="later"))[0] == 50083
        assert (await ask("PATCH", at, archived=False))[0] == 200 and not thread.archived
        thread.archived, thread.owner = True, "1"
        assert (await ask("PATCH", at, archived=True, name="mine"))[0] == 50013, "somebody else's"
        assert (await ask("PATCH", at, archived=False))[0] == 200
        thread.archived = True
        assert (await ask("POST", f"{at}/messages", content="salve"))[0] == 200 and not thread.archived
        thread.archived = True
        (alice,) = world.people.values()
        alice.say(thread, "vale")
        assert not thread.archived
        thread.archived = thread.locked = True
        assert (await ask("POST", f"{at}/messages", content="salve"))[0] == 160005 and thread.archived
        assert (await ask("PATCH", at, archived=False))[0] == 160005
        save(world, tmp_path)
        kept = load(tmp_path).channels[thread.id]
        assert kept.archived and kept.locked and kept.parent is not None and kept.parent.id == channel.id

    at_discord(story)
