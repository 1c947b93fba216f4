"""`backup` and `restore`: copies of the database, made while the bot plays, and taken back while it does not."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from host.book.store import Database, StoreError, backup_database, inspect

from .errors import Fatal
from .instance import DATABASE, single_instance


def backup(source: Database, target: Path) -> list[str]:
    """A consistent copy of the database, while the bot may be running."""
    if not isinstance(source, Path):
        raise Fatal("A PostgreSQL is copied by its own tools: `pg_dump --format=custom --file=FILE ADDRESS`.")
    if not source.exists():
        raise Fatal(f"There’s no database at {source}.")
    if target.exists():
        raise Fatal(f"{target} already exists; nothing was written.")
    try:
        backup_database(source, target)
    except (OSError, sqlite3.Error) as error:
        raise Fatal(f"Can’t write the copy {target}: {error}") from error
    return [f"Copied to {target}."]


def restore(database: Database, data: Path, source: Path) -> list[str]:
    """Put a copy in the place of the database, which is kept beside it. The bot must not be running."""
    if not isinstance(database, Path):
        raise Fatal("A PostgreSQL is restored by its own tools: `pg_restore --clean --dbname=ADDRESS FILE`, the bot being stopped.")
    if not source.exists() or inspect(source) == 0:
        raise Fatal(f"{source} isn’t a copy of a database; nothing was changed.")
    with single_instance(data):
        present, done = data / DATABASE, []
        fresh = present.with_suffix(".restoring")
        try:
            with contextlib.suppress(FileNotFoundError):
                fresh.unlink()
            backup_database(source, fresh)
            if present.exists():
                aside = _set_aside(present)
                done.append(f"The database that was there is now {aside}.")
            for rest in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.unlink(f"{present}{rest}")
            fresh.replace(present)
        except (OSError, sqlite3.Error) as error:
            raise Fatal(f"Can’t restore {source}: {error}") from error
    return [*done, f"Restored {source}. Start the bot: games go on from there."]


def _set_aside(present: Path) -> Path:
    """Keep the present database under another name, whole if it can be read, as it is if it is damaged."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = present.with_name(f"before-restore-{stamp}.sqlite3")
    try:
        backup_database(present, aside)
    except (sqlite3.Error, StoreError):
        present.replace(aside)
    return aside
