"""Arbiter: a referee for Roman board games on Discord. What is typed after `python bot.py`: the bot itself, or one of its tools."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import fields

from host.book.store import StoreError, Unavailable, is_address
from start.serving import Offline, serve
from start.settings import Settings, arguments, passed_on
from tools import verbs
from tools.errors import USAGE_ERROR, Fatal
from tools.instance import OWNER_ONLY, database, single_instance
from tools.logs import set_up_log
from tools.token import token


def run(settings: Settings, *, discord_only: bool, port: int) -> int:
    """Runs the bot: with a token on Discord, without one at the local table in the browser."""
    secret = token()
    if settings.shards and not settings.shards.whole and not is_address(settings.database):
        others = "a file is for one process. Leave out --shards, or give --database the address of a PostgreSQL"
        raise Fatal(f"Only shards {settings.shards} would run: {others}.")
    if secret is None and not discord_only:
        from sandbox import table  # only here: on Discord nothing of the local table is loaded

        if is_address(settings.database):
            os.environ["ARBITER_DATABASE"] = str(settings.database)  # a password is nobody's business in the list of processes
        return table.run(settings.data, port, passed_on(settings))
    if secret is None:
        raise Fatal("No token: set DISCORD_TOKEN or DISCORD_TOKEN_FILE.")
    set_up_log()
    with single_instance(settings.data):
        asyncio.run(serve(settings, secret))
    return 0


def main() -> int:
    os.umask(OWNER_ONLY)  # what the bot writes is for its owner alone
    given = arguments().parse_args()
    try:
        given.database = database(given.data, given.database)
        settings = Settings(**{field.name: getattr(given, field.name) for field in fields(Settings)})
        if given.verb in (None, "run"):
            return run(settings, discord_only=given.discord, port=given.port)
        return verbs.run(given)
    except (Fatal, StoreError, Offline, Unavailable) as error:
        print(f"arbiter: {error}", file=sys.stderr)
        return USAGE_ERROR if isinstance(error, Fatal | StoreError) else 1


if __name__ == "__main__":
    sys.exit(main())
