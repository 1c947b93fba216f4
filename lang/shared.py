"""Small tools for sentences, shared by both languages and all games."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, TypeVar

from rules.engine.model import Sheet

T = TypeVar("T", bound=Hashable)

BOUND = "\u00a0"  # a space that no line breaks at
LABEL = 80  # the longest label of a button
ALT = 900  # the longest description of a board picture
FEW = 3  # lines of a score that may be said to have decided a game


def join(parts: Sequence[str], last: str) -> str:
    """`a, b et c`: commas, and the given word before the last part."""
    return ", ".join(parts[:-1]) + f" {last} {parts[-1]}" if len(parts) > 1 else "".join(parts)


def tally(things: Iterable[T]) -> list[tuple[T, int]]:
    """Each different thing once with how often it comes, in order of first appearance."""
    return list(Counter(things).items())


def times(name: str, count: int) -> str:
    """`Veto ×2` on one line, or just `Veto`."""
    return f"{name}{BOUND}×{count}" if count > 1 else name


def first_fit(*texts: str, limit: int = LABEL) -> str:
    """The first of these texts, longest wording first, that is short enough; the last one, shortened, when none is."""
    return next((text for text in texts if len(text) <= limit), shortened(texts[-1], limit))


def shortened(text: str, limit: int) -> str:
    """The text in so many characters: a gap in its middle, if possible between words and never where a number stands."""
    if len(text) <= limit:
        return text
    words = text.split(" ")
    ends = [0, *accumulate(len(word) + 1 for word in words)]
    numbers = [0, *accumulate(any(map(str.isdigit, word)) for word in words)]
    gaps = list(_gaps(ends, limit))
    if gaps:
        kept = [(first, last) for first, last in gaps if numbers[first] == numbers[last]]
        first, last = min(kept or gaps, key=lambda gap: ends[gap[1]] - ends[gap[0]])
        return " ".join([*words[:first], "…", *words[last:]])
    tail = (limit - 1) // 2
    return f"{text[: limit - 1 - tail].rstrip()}…{text[len(text) - tail :].lstrip()}"


def _gaps(ends: Sequence[int], limit: int) -> Iterator[tuple[int, int]]:
    """After each word but the last the narrowest gap that is wide enough, given where the words end with their spaces."""
    words = len(ends) - 1
    for first in range(1, words):
        last = bisect_left(ends, ends[first] + len("… ") + ends[-1] - 1 - limit, first + 1)
        if last < words:
            yield first, last


def decisive(sheet: Sheet) -> tuple[tuple[Any, int, int], ...]:
    """The fewest lines of the score that together cover a lone winner's margin over the second, the widest lead first, with the figures
    of both; and every other line with as wide a lead as the last of them.

    None of them where there are no points, or but one line of them, where a tie-break decided, or where more than a few would be named.
    """
    first, *others = sorted(range(len(sheet.ranks)), key=lambda seat: sheet.ranks[seat])
    best, next_best = sheet.totals[first], sheet.totals[others[0]] if others else None
    if len(sheet.winners) != 1 or len(sheet.lines) < 2 or best is None or next_best is None or best <= next_best:
        return ()
    figures = [(line.what, line.points[first] or 0, line.points[others[0]] or 0) for line in sheet.lines]
    leads = sorted((one for one in figures if one[1] > one[2]), key=lambda one: one[2] - one[1])
    covered = list(accumulate(won - lost for _, won, lost in leads))
    least = next(won - lost for (_, won, lost), lead in zip(leads, covered, strict=True) if lead >= best - next_best)
    named = tuple(one for one in leads if one[1] - one[2] >= least)
    return named if len(named) <= FEW else ()


def tie_break(sheet: Sheet) -> tuple[Any, int, int] | None:
    """What told a lone winner from the second, with the figures of both; None where no tie had to be broken."""
    first, *others = sorted(range(len(sheet.ranks)), key=lambda seat: sheet.ranks[seat])
    for line in sheet.ties if others else ():
        won, lost = line.points[first], line.points[others[0]]
        if won is not None and lost is not None and won != lost:
            return line.what, won, lost
    return None


def bold(text: str) -> str:
    return f"**{text}**"


def plain(text: str) -> str:
    """Without the marks of bold type, for alt texts."""
    return text.replace("**", "")


def lines(*parts: str) -> str:
    """The parts that say something, one a line."""
    return "\n".join(part for part in parts if part)


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


# French


def fr_count(n: int, one: str, many: str = "") -> str:
    """`0 carte`, `1 carte`, `2 cartes`: the number stays with its noun."""
    return f"{n}{BOUND}{one if n < 2 else many or one + 's'}"


def elides(word: str) -> bool:
    """Whether `de` and `le` lose their vowel before this word; its h is taken as mute."""
    bare = unicodedata.normalize("NFD", word.lstrip("*").lower())
    return re.match(r"[aeiouhœæ]|y[^aeiou]", bare) is not None


def de(word: str) -> str:
    """`de Marc`, `d’Alice`."""
    return f"d’{word}" if elides(word) else f"de {word}"


# English


def en_count(n: int, one: str, many: str = "") -> str:
    """`0 cards`, `1 card`, `2 cards`."""
    return f"{n} {one if n == 1 else many or one + 's'}"


def a(word: str) -> str:
    """`a Senator`, `an Aedile`."""
    return f"an {word}" if word[:1].lower() in "aeiou" else f"a {word}"
