"""Every verb of `python bot.py`: its words, and what it prints."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from host.filming import Kind
from lang import LANGUAGES

from . import doctor, keeping, record, rehearsal

Outcome = tuple[list[str], int]  # lines to print, and an exit code


@dataclass(frozen=True, slots=True)
class Verb:
    """What it is called, what it is for, what it does, and which files it wants."""

    name: str
    about: str
    run: Callable[[Namespace], Outcome]
    files: tuple[str, ...] = ()
    spoken: bool = False  # whether it writes sentences, in a language one may choose


def _rehearse(given: Namespace) -> Outcome:
    found = rehearsal.rehearse(given.data)
    return found.report(), 1 if found.troubles else 0


def _doctor(given: Namespace) -> Outcome:
    found = doctor.examine(given.data)
    return [str(one) for one in found], 1 if any(one.todo for one in found) else 0


def _draw(kind: Kind) -> Callable[[Namespace], Outcome]:
    return lambda given: (record.draw(given.file, given.out, kind, given.language), 0)


VERBS = (
    Verb("backup", "copy the database while the bot runs", lambda given: (keeping.backup(given.data, given.file), 0), ("file",)),
    Verb("restore", "take back a copy, the bot being stopped", lambda given: (keeping.restore(given.data, given.file), 0), ("file",)),
    Verb("rehearse", "before an upgrade: replay every unfinished game on a copy", _rehearse),
    Verb("doctor", "look for what is wrong, and say what to do", _doctor),
    Verb("verify", "check an exported game by replaying it", lambda given: record.verify(given.file), ("file",)),
    Verb("replay", "an exported game as text", lambda given: (record.retell(given.file, given.language), 0), ("file",), True),
    Verb("film", "an exported game as an animated WebP", _draw(Kind.FILM), ("file", "out"), True),
    Verb("review", "its luck and turning points", lambda given: (record.review(given.file, given.language), 0), ("file",), True),
    Verb("picture", "the end of an exported game as a PNG", _draw(Kind.STILL), ("file", "out"), True),
)


def add(verbs: _SubParsersAction[ArgumentParser]) -> None:
    for verb in VERBS:
        parser = verbs.add_parser(verb.name, help=verb.about)
        for name in verb.files:
            parser.add_argument(name, type=Path)
        if verb.spoken:
            parser.add_argument("--language", choices=LANGUAGES, default="en")


def run(given: Namespace) -> int:
    """Do what was asked for and print what came of it."""
    lines, code = next(verb for verb in VERBS if verb.name == given.verb).run(given)
    print("\n".join(lines))
    return code
