"""What whoever runs the bot may choose: the settings, and the command line that gives them."""

from __future__ import annotations

import argparse
import math
import os
from dataclasses import dataclass, fields
from pathlib import Path

from host.book.store import Database
from tools import verbs
from tools.shards import Shards, shards
from tools.version import described

ABOUT = "Arbiter: a referee for Roman board games on Discord."
PORTS, YEAR, LARGEST_ID = 65535, 365, (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    database: Database  # a file in `data`, or the address of a PostgreSQL
    lobby_hours: int = 24
    away_hours: int = 48
    keep_days: int = 0  # after which names go from finished games; 0: never
    sweep: float = 60.0  # seconds between two looks for what channels have not been told
    pace: float = 2.0  # seconds between two edits of one board
    calm: float = 1.0  # seconds for which a private menu that was just redrawn takes no press
    emoji: bool = True  # whether the bot uploads emoji of its own, and uses them
    presses: int = 10  # how often one person may press or command in 12 seconds; 0: as often as they like
    thinkers: int = 1  # processes in which strong bots and hints look ahead
    health: int = 0  # the port of 127.0.0.1 on which to say how the bot is; 0: none
    owner_guild: int = 0  # the server in which the application's owners have commands; 0: none
    shards: Shards | None = None  # of this process; None: all that Discord recommends
    hurry: bool = False  # whether computer players answer as soon as they can, though that tells what they hold


def passed_on(settings: Settings) -> list[str]:
    """The settings as arguments for the bot of the local table, but for its book, of which it is told otherwise, and for shards."""
    given = list[str]()
    for field in fields(Settings):
        flag, value = f"--{field.name.replace('_', '-')}", getattr(settings, field.name)
        match value:
            case _ if field.name in ("data", "database", "shards") or value == field.default:
                pass
            case bool():
                given.append(flag if value else f"--no-{field.name}")
            case _:
                given += [flag, str(value)]
    return given


def _shards(text: str) -> Shards:
    try:
        return shards(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a number between two others; `nought`: what 0 means there."""

    name: str
    least: float
    most: float
    about: str
    nought: str = ""
    metavar: str = "N"

    def read(self, text: str) -> float:
        """What was typed, or a sentence that says what might be."""
        whole = isinstance(DEFAULTS[self.name], int)
        try:
            value: float = int(text) if whole else float(text)
        except ValueError:
            value = math.nan
        if not self.least <= value <= self.most:
            start = f"{self.least} ({self.nought})" if self.nought else f"{self.least}"
            raise argparse.ArgumentTypeError(f"give a {'whole ' if whole else ''}number from {start} to {self.most}, not “{text}”")
        return value


DEFAULTS = {field.name: field.default for field in fields(Settings)} | {"port": 8420}
NUMBERS = (
    Number("port", 0, PORTS, "port of the local table", "any that is free", "PORT"),
    Number("lobby_hours", 1, YEAR * 24, "hours until a table that hasn’t started closes"),
    Number("away_hours", 0, YEAR * 24, "hours without a move until the others can replace a player", "never"),
    Number("keep_days", 0, YEAR * 100, "days after its end until names go from a game", "never"),
    Number("sweep", 0.1, 3600, "seconds between two looks for what a channel hasn’t been told"),
    Number("pace", 0, 60, "seconds between two edits of one board"),
    Number("calm", 0, 60, "seconds a menu that just changed ignores presses (double taps)"),
    Number("presses", 0, 1000, "presses and commands a person may make in 12 seconds", "no limit"),
    Number("thinkers", 1, 64, "processes in which strong bots and hints look ahead; easy and normal bots have one of their own"),
    Number("health", 0, PORTS, "answer /healthz and /metrics on 127.0.0.1:PORT", "don’t", "PORT"),
    Number("owner_guild", 0, LARGEST_ID, "the server where the application’s owners have /admin", "none", "ID"),
)


def arguments() -> argparse.ArgumentParser:
    """The command line. What is to run may be said before `run` and `doctor` or after them."""
    parser = argparse.ArgumentParser(prog="bot.py", description=ABOUT)
    _options(parser)
    parser.add_argument("--version", action="version", version=described())
    offered = parser.add_subparsers(dest="verb", metavar="VERB")
    offered.add_parser("run", help="run the bot (the default)")
    verbs.add(offered)
    for name in ("run", "doctor"):
        _options(offered.choices[name])
        for action in offered.choices[name]._actions:
            action.default = argparse.SUPPRESS  # what was said before the verb stands
    return parser


def _options(parser: argparse.ArgumentParser) -> None:
    """Adds the options that say how the bot runs."""
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("ARBITER_DATA", "data")), help="folder for the database")
    address = "a PostgreSQL to use instead of a file in that folder, as postgresql://user@host/name (or set ARBITER_DATABASE)"
    parser.add_argument("--database", default=os.environ.get("ARBITER_DATABASE", ""), metavar="ADDRESS", help=address)
    parser.add_argument("--discord", action="store_true", help="never open the local table instead (for services)")
    for one in NUMBERS:
        about = f"{one.about} ({f'0: {one.nought}; ' if one.nought else ''}default: {DEFAULTS[one.name]})"
        flag = f"--{one.name.replace('_', '-')}"
        parser.add_argument(flag, type=one.read, default=DEFAULTS[one.name], metavar=one.metavar, help=about)
    own_emoji = "upload the bot’s own emoji and use them, or do without"
    parser.add_argument("--emoji", action=argparse.BooleanOptionalAction, default=True, help=own_emoji)
    some = "run only these shards here, as 0-3/8 (default: all that Discord recommends)"
    parser.add_argument("--shards", type=_shards, default=None, metavar="A-B/N", help=some)
    parser.add_argument("--hurry", action="store_true", help="bots answer at once (for tests: their timing then gives their cards away)")
