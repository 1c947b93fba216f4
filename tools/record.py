"""`verify`, `replay`, `film`, `picture`: what is made of an exported game, offline, from nothing but its file."""

from __future__ import annotations

import sys
from pathlib import Path

from host import chronicle, exporting, filming
from host.archive import Archive

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


def draw(path: Path, target: Path, kind: filming.Kind, language: str) -> list[str]:
    """An exported game as a film, or its end as one picture."""

    def told(done: int, turns: int) -> None:
        print(f"\rturn {done} of {turns}", end="" if done < turns else "\n", file=sys.stderr)

    data = filming.shoot(filming.Order(kind, _archived(path), language), told)
    try:
        target.write_bytes(data)
    except OSError as error:
        raise Fatal(f"Can’t write {target}: {error}") from error
    return [f"{target}: {len(data) / 1e6:.1f} MB"]


def _contents(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Fatal(f"Can’t read {path}: {error}") from error


def _archived(path: Path) -> Archive:
    try:
        return exporting.archived(_contents(path))
    except exporting.VerifyError as error:
        raise Fatal(f"{path}: {error}") from error
