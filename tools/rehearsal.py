"""`rehearse`: every unfinished game replayed by this version of the bot, on a copy, before the real database is touched."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from host.book import moving
from host.book.rows import GameRow
from host.book.store import Database, Store, backup_database, inspect, migrations
from host.record import reading

from .errors import Fatal
from .instance import DATABASE


@dataclass(frozen=True, slots=True)
class Trouble:
    """A game that would not go on as it stands."""

    row: GameRow
    why: str
    mendable: bool  # whether it could go on from a stored position, if its table agrees


@dataclass(frozen=True, slots=True)
class Rehearsal:
    schema: int  # of the database as it is
    alike: Counter[str]  # games that go on as they stand, by title
    troubles: Sequence[Trouble]

    def report(self) -> list[str]:
        newest = migrations()[-1][0]
        lines = [f"{self.alike.total()} unfinished games replay move by move, position by position."]
        lines += [f"- {title}: {count}" for title, count in sorted(self.alike.items())]
        if self.schema < newest:
            lines.append(f"The database would be brought from schema {self.schema} to {newest}; a copy is kept beside it.")
        for trouble in self.troubles:
            after = "it could go on from a stored position, if its table agrees" if trouble.mendable else "it would be frozen, not lost"
            lines.append(f"! game {trouble.row.id} ({trouble.row.game}): {trouble.why}; {after}")
        return [*lines, "Nothing would differ." if not self.troubles else f"{len(self.troubles)} would not go on as they stand."]


def rehearse(source: Database) -> Rehearsal:
    """Bring a copy of the database up to date and read every unfinished game of it."""
    if isinstance(source, Path) and not source.exists():
        raise Fatal(f"There’s no database at {source}.")
    with tempfile.TemporaryDirectory(prefix="arbiter-") as folder:
        copy = Path(folder) / DATABASE
        if isinstance(source, Path):
            backup_database(source, copy)
        else:
            asyncio.run(moving.copy(source, copy))
        return asyncio.run(_read_all(copy, inspect(copy)))


async def _read_all(copy: Path, schema: int) -> Rehearsal:
    store = await Store.open(copy)
    alike, troubles = Counter[str](), []
    try:
        for row in await store.games("playing"):
            rows, kept = await store.log(row.id), await store.snapshots(row.id)
            try:
                reading.read(row, rows, kept, every=True)
            except Exception as error:  # whatever it is, this game would be frozen by it
                mendable = row.seed is not None and reading.rescue(row, rows, kept) is not None
                troubles.append(Trouble(row, f"{type(error).__name__}: {error}", mendable))
            else:
                alike[row.game] += 1
    finally:
        await store.close()
    return Rehearsal(schema, alike, troubles)
