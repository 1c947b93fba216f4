"""The boxes that whoever runs the bot owns: files of printed figures in the data folder, `components/<game>-<name>.json`."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from games import GAMES
from rules.engine.box import Box
from rules.engine.box import BoxError as BoxError

log = logging.getLogger("arbiter.boxes")

FOLDER = "components"
LARGEST = 64_000  # bytes of a file
GIVEN = tuple(game for game, entry in GAMES.items() if getattr(entry.rules, "BOX", None))  # the games whose figures may be given


def box_of(game: str) -> Box | None:
    """Which printed figures of a game may be given, if any."""
    found: Box | None = getattr(GAMES[game].rules, "BOX", None)
    return found


def sample(game: str) -> str:
    """The figures this bot assumes, as a file to start from."""
    box = box_of(game)
    assert box is not None
    return json.dumps(box.sample(), ensure_ascii=False, indent=1)


def read(path: Path) -> tuple[str, str, str]:
    """The game, the name and the text of a box; BoxError with all that is wrong with its file."""
    game, _, name = path.stem.partition("-")
    if path.suffix != ".json" or game not in GIVEN or not name:
        raise BoxError(f"Call the file GAME-NAME.json, GAME being one of {', '.join(GIVEN)}: “{path.name}” isn’t.")
    box = box_of(game)
    assert box is not None
    return game, name, box.written(name, _figures(path))


def _figures(path: Path) -> Any:
    try:
        if path.stat().st_size > LARGEST:
            raise BoxError(f"“{path.name}” is larger than {LARGEST} bytes.")
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BoxError(f"“{path.name}” can’t be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        if isinstance(error, BoxError):
            raise
        raise BoxError(f"“{path.name}” is not JSON: {error}.") from error


def on_the_shelf(data: Path, game: str) -> dict[str, str]:
    """The texts of a game's boxes by name; a file with faults is left out, and the log says so."""
    found = {}
    for path in sorted((data / FOLDER).glob(f"{game}-*.json")) if game in GIVEN else ():
        try:
            _, name, found[name] = read(path)
        except BoxError as error:
            log.warning("a box cannot be used", extra={"file": path.name, "problems": len(error.problems)})
    return found
