"""`verify`, `replay`, `film`, `picture`, `review`: what is made of an exported game, offline, from nothing but its file."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from host.after import filming, replaying, reviewed
from host.after import review as reviewing
from host.record import exporting
from host.record.archive import Archive
from host.telling import chronicle

from .errors import Fatal


def verify(path: Path) -> tuple[list[str], int]:
    """Whether an exported game is what it claims to be."""
    text = _contents(path)
    try:
        report = exporting.verify(text)
    except exporting.VerifyError as error:
        return [f"{path}: NOT VALID: {error}"], 1
    return [f"{path}: valid", *(f"- {line}" for line in report)], 0


def retell(path: Path, language: str) -> list[str]:
    """An exported game as text, turn by turn."""
    archive = _archived(path)
    played = archive.played()
    return [chronicle.written(chronicle.told(archive.room(played), archive.rows, played.said, language)).rstrip("\n")]


def draw(path: Path, target: Path, kind: filming.Format, language: str) -> list[str]:
    """An exported game as a film, or its end as one picture."""

    def told(done: int, turns: int) -> None:
        print(f"\rturn {done} of {turns}", end="" if done < turns else "\n", file=sys.stderr)

    data = filming.shoot(filming.Order(kind, _archived(path), language), told)
    try:
        target.write_bytes(data)
    except OSError as error:
        raise Fatal(f"Can’t write {target}: {error}") from error
    return [f"{target}: {len(data) / 1e6:.1f} MB"]


def review(path: Path, language: str) -> list[str]:
    """An exported game looked at again: chances, luck, turning points."""
    written = _archived(path)

    async def here(work: Any, *given: Any) -> Any:
        return work(*given)

    def told(done: int, whole: int) -> None:
        print(f"\r{100 * done // max(1, whole)} %", end="" if done < whole else "\n", file=sys.stderr)

    found = asyncio.run(reviewing.reviewed(written, here, told))
    played = written.played()
    return reviewed.written(written.room(played), replaying.wound(written, played), found, language)


def _contents(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Fatal(f"{path} isn’t an exported game: it isn’t even text.") from error
    except OSError as error:
        raise Fatal(f"Can’t read {path}: {error}") from error


def _archived(path: Path) -> Archive:
    try:
        return exporting.archived(_contents(path))
    except exporting.VerifyError as error:
        raise Fatal(f"{path}: {error}") from error
