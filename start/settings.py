"""What whoever runs the bot may choose: the settings, and the command line that gives them."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, fields
from pathlib import Path

from host.book.store import Database
from tools import verbs
from tools.shards import Shards, shards
from tools.version import described

ABOUT = "Arbiter: a referee for Roman board games on Discord."


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


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a number above 0, not {text}")
    return int(text)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description=ABOUT)
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("ARBITER_DATA", "data")), help="folder for the database")
    address = "a PostgreSQL to use instead of a file in that folder, as postgresql://user@host/name (or set ARBITER_DATABASE)"
    parser.add_argument("--database", default=os.environ.get("ARBITER_DATABASE", ""), metavar="ADDRESS", help=address)
    parser.add_argument("--discord", action="store_true", help="never open the local table instead (for services)")
    parser.add_argument("--port", type=int, default=8420, help="port of the local table")
    parser.add_argument("--lobby-hours", type=int, default=24, help="hours until a table that hasn’t started closes")
    parser.add_argument("--away-hours", type=int, default=48, help="hours without a move until the others can replace a player")
    parser.add_argument("--keep-days", type=int, default=0, help="days after its end until names go from a game (0: never)")
    parser.add_argument("--sweep", type=float, default=60.0, help="seconds between two looks for what a channel hasn’t been told")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two edits of one board")
    parser.add_argument("--calm", type=float, default=1.0, help="seconds a menu that just changed ignores presses (double taps)")
    own_emoji = "upload the bot’s own emoji and use them, or do without"
    parser.add_argument("--emoji", action=argparse.BooleanOptionalAction, default=True, help=own_emoji)
    parser.add_argument("--presses", type=int, default=10, help="presses and commands a person may make in 12 seconds (0: no limit)")
    many = "processes in which strong bots and hints look ahead; easy and normal bots have one of their own"
    parser.add_argument("--thinkers", type=_positive, default=1, metavar="N", help=many)
    parser.add_argument("--health", type=int, default=0, metavar="PORT", help="answer /healthz and /metrics on 127.0.0.1:PORT")
    some = "run only these shards here, as 0-3/8 (default: all that Discord recommends)"
    parser.add_argument("--shards", type=_shards, default=None, metavar="A-B/N", help=some)
    parser.add_argument("--owner-guild", type=int, default=0, metavar="ID", help="the server where the application’s owners have /admin")
    parser.add_argument("--hurry", action="store_true", help="bots answer at once (for tests: their timing then gives their cards away)")
    parser.add_argument("--version", action="version", version=described())
    offered = parser.add_subparsers(dest="verb", metavar="VERB")
    offered.add_parser("run", help="run the bot (the default)")
    verbs.add(offered)
    return parser
