"""A database and a server as an earlier commit left them, to go on with."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandbox import World, load

FIRST = Path(__file__).parent / "corpus" / "524b78f"
STAMPS = {  # where the old database says when something was; not in petitions, since the button that answers one names its moment
    "games": ("opened", "started", "ended", "board_at"),
    "seats": ("since",),
    "log": ("at",),
    "letters": ("at",),
}


@dataclass(frozen=True)
class Button:
    """A button or menu of an old message, and who saw it; its message is None if it was private."""

    channel: str
    person: str
    message: str | None
    on: str
    custom_id: str
    values: list[str]
    least: int
    disabled: bool


@dataclass(frozen=True)
class OldHall:
    tables: dict[str, dict[str, Any]]  # channel, game, people
    buttons: list[Button]
    world: World


def old_book(folder: Path, name: str = "arbiter.sqlite3") -> Path:
    """A copy of the old database, as if it had been left just now: else its lobbies would time out."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(gzip.decompress((FIRST / "book.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as book, book:
        ((left,),) = book.execute("SELECT max(at) FROM log")
        since = int(time.time()) - left
        for table, columns in STAMPS.items():
            for column in columns:
                book.execute(f"UPDATE {table} SET {column} = {column} + ? WHERE {column} > 0", (since,))
    return path


def old_hall(folder: Path) -> OldHall:
    """The server with its old messages; their pictures are not kept."""
    told = json.loads(gzip.decompress((FIRST / "hall.json.gz").read_bytes()))
    files = folder / "attachments"
    files.mkdir(parents=True, exist_ok=True)
    for file in (file for channel in told["world"]["channels"] for message in channel["messages"] for file in message["attachments"]):
        (files / file["id"]).write_bytes(b"")
    (folder / "world.json").write_text(json.dumps(told["world"]), encoding="utf-8")
    return OldHall(told["tables"], [Button(**button) for button in told["buttons"]], load(folder))
