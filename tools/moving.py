"""`move`: the whole book from one database to another, the bot being stopped."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

from host.book import moving
from host.book.store import Database, is_address

from .errors import Fatal
from .instance import DATABASE, single_instance


def named(where: str) -> Database:
    """A database as somebody writes it: an address, a file, or a folder of the bot's."""
    if is_address(where):
        return where
    if "://" in where:
        raise Fatal(f"{where.partition('://')[0]}:// is no database I know; give me postgresql://… or a file.")
    return Path(where) / DATABASE if Path(where).is_dir() else Path(where)


def move(source: Database, target: Database, data: Path) -> list[str]:
    """Copy everything and check it; what was there stays as it is."""
    if source == target:
        raise Fatal("That’s the database the bot uses already; say with --from which one to copy.")
    if isinstance(source, Path) and not source.exists():
        raise Fatal(f"There’s no database at {source}.")
    with ExitStack() as stack:
        for folder in {end.parent for end in (source, target) if isinstance(end, Path) and end.name == DATABASE} | {data}:
            stack.enter_context(single_instance(folder))
        done = asyncio.run(moving.copy(source, target, alone=True))
    lines = [f"{one.table}: {one.rows} rows, {one.digest[:16]}" for one in done]
    where = "--database or ARBITER_DATABASE set to it" if is_address(target) else f"it in the folder of --data, as {DATABASE}"
    return [*lines, f"{sum(one.rows for one in done)} rows copied, read back and found the same. The old one stays as it is.",
            f"Start the bot with {where}."]  # fmt: skip
