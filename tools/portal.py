"""What Discord says of the bot, for the doctor: the token, the clock, servers and permissions, shards. It changes nothing there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord.http import Route

from host.shards import Shards

from .finding import Finding

SKEW = 5  # seconds by which our clock may differ from Discord's
STARTS = 20  # sessions that should be left for today
PAGE, MOST = 200, 2000  # servers that Discord tells at once, and that are looked at
NAMED = 5  # servers that are named of those in which something is missing
NEEDED = {  # what Discord's menus call them
    "view_channel": "View Channel", "send_messages": "Send Messages", "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files", "create_public_threads": "Create Public Threads", "read_message_history": "Read Message History",
}  # fmt: skip
SCOPES = {"bot", "applications.commands"}
INVITATION = "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}"


def asked(secret: str, shards: Shards | None, owner_guild: int) -> list[Finding]:
    """All that Discord can be asked, with this token and these settings."""
    return asyncio.run(_asked(secret, shards, owner_guild))


async def _asked(secret: str, shards: Shards | None, owner_guild: int) -> list[Finding]:
    found: list[Finding] = []
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway", timeout=aiohttp.ClientTimeout(10)) as answer:
            date = answer.headers.get("Date")
        if date and (skew := abs(time.time() - parsedate_to_datetime(date).timestamp())) > SKEW:
            found.append(Finding(f"the clock of this machine is {skew:.0f} s off", "let it be set by the network (NTP)"))
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(secret)
            info = await client.application_info()
            found += _application(info)
            found += await _sessions(client, shards)
            found += await _servers(client, info.id)
            found += await _owners(client, owner_guild)
    except discord.LoginFailure:
        found.append(Finding("Discord refuses the token", "copy it again from the developer portal (Bot, Reset Token)"))
    except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException, discord.GatewayNotFound) as error:
        found.append(Finding(f"Discord can’t be reached ({type(error).__name__})", "check this machine’s network"))
    return found


def _application(info: discord.AppInfo) -> Iterator[Finding]:
    """Who the bot is, and what its invitation in the portal asks for."""
    yield Finding(f"Discord takes the token: {info.name}, application {info.id}")
    if info.bot_require_code_grant:
        yield Finding("nobody can invite the bot", "in the developer portal, open Bot and switch off “Requires OAuth2 Code Grant”")
    if info.interactions_endpoint_url:
        todo = "in the developer portal, empty “Interactions Endpoint URL”"
        yield Finding("Discord sends presses and commands to a web address instead of the bot", todo)
    if wanted := info.install_params:
        missing = [*sorted(SCOPES - set(wanted.scopes)), *_lacking(wanted.permissions)]
        if missing:
            todo = "add them in the developer portal (Installation), or use the link in the README"
            yield Finding(f"the portal’s install link lacks {', '.join(missing)}", todo)


async def _sessions(client: discord.Client, shards: Shards | None) -> list[Finding]:
    """How many shards Discord recommends, and how many sessions may still begin today."""
    recommended, _, limits = await client.http.get_bot_gateway()
    found = [Finding(f"Discord recommends {recommended} shard{'s' if recommended > 1 else ''}")]
    if shards and shards.total < recommended:
        todo = f"start all processes with a total of {recommended} or more, or one without --shards"
        found = [Finding(f"--shards says {shards.total} in all; Discord recommends {recommended}", todo)]
    if (left := int(limits["remaining"])) < STARTS:
        hours = int(limits["reset_after"]) // 3_600_000 + 1
        todo = "find out why the bot starts so often: at none left, Discord resets its token"
        found.append(Finding(f"only {left} sessions may begin within {hours} h", todo))
    return found


async def _servers(client: discord.Client, application: int) -> list[Finding]:
    """In which servers the bot's roles lack something; what channels take from them nobody knows without asking each."""
    count, poor = 0, list[tuple[str, list[str]]]()
    async for guild in _guilds(client):
        count += 1
        if lacking := _lacking(discord.Permissions(int(guild["permissions"]))):
            poor.append((f"{guild['name']} ({guild['id']})", lacking))
    if not count:
        link = INVITATION.format(application, discord.Permissions(**dict.fromkeys(NEEDED, True)).value)
        return [Finding("the bot is in no server", f"invite it: {link}")]
    missing = sorted({name for _, lacking in poor for name in lacking})
    found = [Finding(f"it is in {count}{' or more' if count >= MOST else ''} server{'s' if count > 1 else ''}")]
    if poor:
        some = ", ".join(name for name, _ in poor[:NAMED]) + (" …" if len(poor) > NAMED else "")
        todo = "have its role there given them, or invite it again by the link in the README"
        found.append(Finding(f"its roles lack {', '.join(missing)} in {len(poor)} of them: {some}", todo))
    return found


async def _guilds(client: discord.Client) -> AsyncIterator[dict[str, Any]]:
    after, count = 0, 0
    while count < MOST:
        page: list[Any] = list(await client.http.get_guilds(PAGE, after=after or None, with_counts=False))
        for guild in page:
            yield guild
        if len(page) < PAGE:
            return
        after, count = int(page[-1]["id"]), count + len(page)


def _lacking(held: discord.Permissions) -> list[str]:
    """The permissions that the bot needs and does not hold, as Discord's menus call them."""
    if held.administrator:
        return []
    return [title for name, title in NEEDED.items() if not getattr(held, name)]


async def _owners(client: discord.Client, guild: int) -> list[Finding]:
    """Whether the server of `--owner-guild` is one of the bot's."""
    if not guild:
        return []
    try:
        return [Finding(f"/admin stands in the server {(await client.fetch_guild(guild, with_counts=False)).name}")]
    except (discord.NotFound, discord.Forbidden):
        return [Finding(f"the bot isn’t in the server {guild} of --owner-guild: there is no /admin", "invite it there, or mend the number")]
