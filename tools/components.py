"""`components`: check the figures of one's own box, or print those that the bot assumes as a file to start from."""

from __future__ import annotations

from pathlib import Path

from host.play import boxes
from host.play.boxes import BoxError

from .errors import Fatal


def check(path: Path) -> tuple[list[str], int]:
    """Every sentence about what is wrong with a file; where to put one that is sound."""
    try:
        game, name, text = boxes.read(path)
    except BoxError as error:
        return [f"{path}: NOT VALID", *(f"- {problem}" for problem in error.problems)], 1
    where = f"- put it into {boxes.FOLDER}/ of the data folder: “{name}” is then offered under Options of {game}"
    return [f"{path}: valid, {len(text)} bytes", where], 0


def present(game: str) -> list[str]:
    """The figures this bot assumes."""
    if game not in boxes.GIVEN:
        raise Fatal(f"No figures of “{game}” are assumed. There are {', '.join(boxes.GIVEN)}.")
    return [boxes.sample(game)]
