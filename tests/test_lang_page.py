"""The local page and its terminal speak well-set French, and leave no fact out in either language."""

from __future__ import annotations

import re
from pathlib import Path

from wording import assert_well_set

import sandbox.table
from sandbox.table.words import TERMINAL

PAIR = re.compile(r'(\w+): \[\s*"([^"]*)",\s*"([^"]*)",?\s*\]')


def pairs() -> dict[str, tuple[str, str]]:
    page = (Path(sandbox.table.__file__).parent / "static" / "words.js").read_text(encoding="utf-8")
    return {key: (english, french) for key, english, french in PAIR.findall(page)} | TERMINAL


def test_the_french_of_the_page_is_well_set() -> None:
    assert len(pairs()) > 80
    for _, french in pairs().values():
        assert_well_set(re.sub(r" {3}", "\u00a0", french).replace("--port", "x").replace("--data", "x"))


def test_both_languages_of_the_page_speak_of_the_same_things() -> None:
    for key, (english, french) in pairs().items():
        assert set(re.findall(r"{\w+}", english)) == set(re.findall(r"{\w+}", french)), key
