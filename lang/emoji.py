"""The bot's own emoji beside the words they stand for.

Sentences are written without them. They are put in at the very end, where a text leaves for Discord, so everything reads the same where
there are none, and an emoji never stands without its word: `2 Wheat` becomes `2 :wheat: Wheat`, `**Harvest**` at the head of a line
`:harvest: **Harvest**`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

GAPS = " \u00a0\u202f"
BOUND = "\u00a0"
Words = Mapping[str, tuple[str, ...]]  # an emoji's name, and the words it stands for


def named(names: Mapping[Any, str], said: Callable[[Any], Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """The words of each emoji, from what stands for which and how a thing is called."""
    words: dict[str, tuple[str, ...]] = {}
    for thing, name in names.items():
        words[name] = tuple(dict.fromkeys((*words.get(name, ()), *said(thing))))
    return words


def counted(amount: Callable[[int], str]) -> tuple[str, str]:
    """How one and how several of a thing are called, from the phrase with the number: `coin`, `coins`."""
    return amount(1).removeprefix("1").strip(GAPS), amount(2).removeprefix("2").strip(GAPS)


class Beside:
    """The emoji of one language, and where they go."""

    def __init__(self, words: Words) -> None:
        self.name = {word.casefold(): name for name, some in words.items() for word in some}
        longest_first = sorted(self.name, key=len, reverse=True)
        any_word = f"(?P<word>{'|'.join(map(re.escape, longest_first))})(?!\\w)" if longest_first else "(?!)(?P<word>)"
        self._amount = re.compile(rf"(?<![\w.,:<@&#/])(?P<before>\d+[{GAPS}]){any_word}", re.I)
        self._head = re.compile(rf"^(?P<before>(?:[-*•] |-# |\#{{1,3}} |> )?)(?P<bold>\*\*){any_word}", re.I | re.M)
        self._label = re.compile(rf"(?:\d+[{GAPS}])?{any_word}", re.I)

    def text(self, text: str, marks: Mapping[str, str], limit: int) -> str:
        """A text with the emoji that are there (`marks`: how each is written), as long as there is room for them."""
        if "`" in text:  # what is quoted letter by letter stays so
            return text
        left = limit - len(text)

        def adorned(found: re.Match[str]) -> str:
            nonlocal left
            mark = marks.get(self.name[found["word"].casefold()])
            if mark is None or left < len(mark) + 1:
                return found[0]
            left -= len(mark) + 1
            at = found.end("before") - found.start()
            return f"{found[0][:at]}{mark}{BOUND}{found[0][at:]}"

        return self._amount.sub(adorned, self._head.sub(adorned, text))

    def label(self, label: str) -> str | None:
        """The emoji for a button or a line of a menu: of what its words begin with."""
        found = self._label.match(label)
        return self.name[found["word"].casefold()] if found else None
