"""Every verb of `python bot.py`: its words, and what it prints."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from host.after.filming import Format
from lang import LANGUAGES

from . import admin, components, doctor, keeping, moving, record, rehearsal

Outcome = tuple[list[str], int]  # lines to print, and an exit code


@dataclass(frozen=True, slots=True)
class Verb:
    """A command of `python bot.py`: its name, what it is for, what it does, and which files it wants."""

    name: str
    about: str
    run: Callable[[Namespace], Outcome]
    files: tuple[str, ...] = ()
    spoken: bool = False  # whether it writes sentences, in a language one may choose
    asks: Callable[[ArgumentParser], None] | None = None  # what else it wants


def _restore(given: Namespace) -> Outcome:
    return keeping.restore(given.database, given.data, given.file), 0


def _move(given: Namespace) -> Outcome:
    source = moving.named(given.source) if given.source else given.database
    return moving.move(source, moving.named(given.target), given.data), 0


def _asks_where(parser: ArgumentParser) -> None:
    parser.add_argument("--to", dest="target", required=True, metavar="DATABASE", help="postgresql://… or a file; it must be empty")
    parser.add_argument("--from", dest="source", metavar="DATABASE", help="postgresql://… or a file (default: the one the bot uses)")


def _rehearse(given: Namespace) -> Outcome:
    found = rehearsal.rehearse(given.database)
    return found.report(), 1 if found.troubles else 0


def _doctor(given: Namespace) -> Outcome:
    wanted = doctor.Wanted(given.health, given.owner_guild, given.shards)
    found = doctor.examine(given.data, given.database, wanted)
    return [str(one) for one in found], 1 if any(one.todo for one in found) else 0


def _components(given: Namespace) -> Outcome:
    return components.check(given.file) if given.file else (components.present(given.show), 0)


def _asks_for_components(parser: ArgumentParser) -> None:
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("file", type=Path, nargs="?", help="a file GAME-NAME.json to check")
    wanted.add_argument("--show", metavar="GAME", help="print the figures assumed of a game, as a file to start from")


def _asks_for_words(parser: ArgumentParser) -> None:
    verbs = "status, game N, end N, unfreeze N, undelivered, block user|guild N, unblock …, announce [MINUTES], drain [off], sync"
    parser.add_argument("words", nargs="+", metavar="WORD", help=verbs)


def _draw(kind: Format) -> Callable[[Namespace], Outcome]:
    return lambda given: (record.draw(given.file, given.out, kind, given.language), 0)


VERBS = (
    Verb("backup", "copy the database while the bot runs", lambda given: (keeping.backup(given.database, given.file), 0), ("file",)),
    Verb("restore", "take back a copy, the bot being stopped", _restore, ("file",)),
    Verb("move", "copy the whole book to another database, the bot being stopped", _move, asks=_asks_where),
    Verb("rehearse", "before an upgrade: replay every unfinished game on a copy", _rehearse),
    Verb("doctor", "look for what is wrong, and say what to do", _doctor),
    Verb("admin", "a word with the running bot", lambda given: admin.ask(given.data, given.words), asks=_asks_for_words),
    Verb("components", "check the printed figures of your own box", _components, asks=_asks_for_components),
    Verb("verify", "check an exported game by replaying it", lambda given: record.verify(given.file), ("file",)),
    Verb("replay", "an exported game as text", lambda given: (record.retell(given.file, given.language), 0), ("file",), True),
    Verb("film", "an exported game as an animated WebP", _draw(Format.FILM), ("file", "out"), True),
    Verb("review", "its luck and turning points", lambda given: (record.review(given.file, given.language), 0), ("file",), True),
    Verb("picture", "the end of an exported game as a PNG", _draw(Format.STILL), ("file", "out"), True),
)


def add(verbs: _SubParsersAction[ArgumentParser]) -> None:
    for verb in VERBS:
        parser = verbs.add_parser(verb.name, help=verb.about)
        for name in verb.files:
            parser.add_argument(name, type=Path)
        if verb.spoken:
            parser.add_argument("--language", choices=LANGUAGES, default="en")
        if verb.asks:
            verb.asks(parser)


def run(given: Namespace) -> int:
    """Do what was asked for and print what came of it."""
    lines, code = next(verb for verb in VERBS if verb.name == given.verb).run(given)
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:  # whoever reads has seen enough: `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
