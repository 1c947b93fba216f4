"""Specimens of all that a game speaks of, made from its annotations, and the rules of good setting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from rules.cesar import events as cesar
from rules.cesar.questions import Task
from rules.fortuna import events as fortuna
from rules.fortuna import questions as asks
from rules.fortuna import refusals as objections
from rules.lutece import events as lutece
from rules.lutece import questions, refusals
from rules.lutece.preview import Reinforced
from rules.triumvirat import events as triumvirat

SEATS = {"seat", "victim", "winner"}  # fields that hold a seat
NEVER_EMPTY = {  # fields that hold something whenever they are spoken of
    (cesar.Announced, "groups"),
    (cesar.Announced, "card"),
    (cesar.HandSeen, "cards"),
    (cesar.Unmasked, "cards"),
    (cesar.CardsDrawn, "cards"),
    (cesar.Unplaced, "cards"),
    (Task, "groups"),
    (Task, "card"),
    (Task, "trick"),
    (lutece.Offered, "cards"),
    (lutece.Contested, "bids"),
    (lutece.LegionnaireUsed, "bids"),
    (lutece.ContestWon, "bids"),
    (lutece.Deadlocked, "bids"),
    (lutece.Valorised, "offers"),
    (Reinforced, "bids"),
    (refusals.NotBidding, "bidders"),
    (refusals.NoSuchHost, "resources"),
    (questions.UseLegionnaires, "bids"),
    (questions.AttachApprentice, "resources"),
    (fortuna.Seated, "sides"),
    (fortuna.Seated, "podium"),
    (fortuna.Dealt, "cards"),
    (fortuna.Locked, "cards"),
    (fortuna.RoundBegan, "podium"),
    (fortuna.Ended, "shown"),
    (fortuna.Rolled, "new"),
    (fortuna.Rolled, "dice"),
    (fortuna.RollStands, "dice"),
    (fortuna.CardsSeen, "cards"),
    (fortuna.GatherPlayed, "cubes"),
    (asks.ChooseFavour, "dice"),
    (objections.NoSuchDie, "dice"),
    (triumvirat.LegionsCut, "cuts"),
    (triumvirat.Elected, "citizens"),
    (triumvirat.Won, "winners"),
}
PLAIN: dict[Any, list[Any]] = {
    int: [2, 1, 0],
    bool: [True, False],
    str: ["X1.1"],
    Fraction: [Fraction(7, 9), Fraction(0), Fraction(1)],
    type(None): [None],
}
ALIKE = {(lutece.Revealed, "options"), (lutece.Revealed, "stakes")}  # fields that go seat by seat together


def specimens(hint: Any) -> list[Any]:
    """Values of an annotation, the fullest first."""
    if get_origin(hint) in (Union, UnionType):
        return [value for part in get_args(hint) for value in specimens(part)]
    if get_origin(hint) is tuple:
        return _tuples(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    if is_dataclass(hint):
        return list(_instances(hint))
    if isinstance(hint, NewType):
        return specimens(hint.__supertype__)
    return PLAIN[hint]


def _tuples(parts: tuple[Any, ...]) -> list[Any]:
    if parts[-1] is Ellipsis:
        values = specimens(parts[0])
        return [(values[-1], values[0]), (values[0],), (values[0], values[0]), ()]
    full = tuple(specimens(part)[0] for part in parts)
    return [full] + [(*full[:i], value, *full[i + 1 :]) for i, part in enumerate(parts) for value in specimens(part)[1:]]


def _instances(kind: Any) -> Iterator[Any]:
    """One full instance, then one for each other value of each field."""
    hints = get_type_hints(kind)
    values = {field.name: _values(kind, field.name, hints[field.name]) for field in fields(kind)}
    full = {name: some[0] for name, some in values.items()}
    yield kind(**full)
    for name, some in values.items():
        yield from (kind(**{**full, name: value}) for value in some[1:])


def _values(kind: type, name: str, hint: Any) -> list[Any]:
    some = [0, 1] if name in SEATS and hint is int else specimens(hint)
    if name in SEATS:
        some = [value for value in some if value in (0, 1, None)]
    if (kind, name) in ALIKE:
        return some[:1]
    return [value for value in some if value not in ((), None)] if (kind, name) in NEVER_EMPTY else some


COUNTED = "année|case|coût|dé|faveur|lancer|manche|page|phase|place|pot-de-vin|talent|tour|tuile|version"  # what stands before its number
BETWEEN = (  # what may follow a number that has no noun
    "à|au|aux|avec|chez|commence|contre|dans|de|des|devant|dont|du|en|"
    "est|et|faute|grâce|gratuitement|n|ou|par|parmi|pour|pourra|pourront|puis|sans|sera|serait|sont|sur"
)


def assert_well_set(text: str) -> None:
    """French typography (U+00A0 before the colon and inside guillemets, U+202F before ; ! ?, curly apostrophes) and elision."""
    assert not re.search(r"""['"]|[^\u00a0]:|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»|\.\.\.|  """, text), text
    assert_numbers_bound(text)
    assert not re.search(r"\b(de|le|la|ne|que) \**[aeiouéèêâîô]", text, re.IGNORECASE), text


def assert_numbers_bound(text: str) -> None:
    """No line may break between a number and its noun: `5 pièces`, `coût 1`, `Veto ×2`."""
    assert not re.search(rf"\d (?!(?:{BETWEEN})\b)[^\W\d_]", text), text
    assert not re.search(rf"\b(?:{COUNTED})s? \d+\b(?!\u00a0)", text, re.IGNORECASE), text
    assert " ×" not in text, text


def flat(text: str) -> str:
    """With ordinary spaces, to be compared with what a test spells out."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


class Flat:
    """A game's texts, or the bot's, with ordinary spaces."""

    def __init__(self, spoken: Any) -> None:
        self._spoken = spoken

    def __getattr__(self, name: str) -> Any:
        said = getattr(self._spoken, name)
        return (lambda *about, **more: _flattened(said(*about, **more))) if callable(said) else said


def _flattened(said: Any) -> Any:
    return flat(said) if isinstance(said, str) else tuple(map(_flattened, said)) if isinstance(said, tuple) else said


def assert_whole(text: str) -> None:
    """No bold left open, no hole where a word should be, nothing of the program showing through."""
    assert text.count("**") % 2 == 0, text
    assert not re.search(r"  | $|^ | \n| [.,]|\(\)|\.\.|None|[A-Z]{4,}_|<class|[{}]", text), text
