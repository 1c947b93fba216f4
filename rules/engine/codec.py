"""Frozen dataclasses to JSON and back, from their annotations alone.

A dataclass becomes an object with its class name under "is"; enums their value; tuples lists.
`load` accepts exactly what `dump` writes for the given annotation and rejects anything else with a sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, reduce
from hashlib import blake2b
from operator import or_
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

TAG = "is"
CANONICAL = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False)
Reader = Callable[[Any, str], Any]
Writer = Callable[[Any], Any]


class Garbled(ValueError):
    """JSON that is not what its annotation promises."""


def dump(value: Any) -> Any:
    """Plain JSON for a value made of frozen dataclasses, enums, tuples and scalars."""
    return WRITERS[type(value)](value)


def load(hint: Any, data: Any) -> Any:
    """The value that `dump` wrote, of the annotation `hint`; Garbled for anything else."""
    return _reader(hint)(data, getattr(hint, "__name__", "value"))


def loads(hint: Any, text: str) -> Any:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:  # the latter for absurd nesting
        raise Garbled(f"not JSON: {error}") from error
    return load(hint, data)


def one_of(kinds: tuple[type, ...]) -> Any:
    """The annotation of a closed union given as a tuple of its classes."""
    return reduce(or_, kinds)


def dumps(value: Any) -> str:
    """Canonical text: equal values give equal texts."""
    return CANONICAL.encode(dump(value))


def digest(value: Any) -> str:
    """A short fingerprint of a position."""
    return blake2b(dumps(value).encode(), digest_size=16).hexdigest()


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


class _Writers(dict[type, Writer]):
    """One writer a class, compiled at its first use; keys come in order, so that the text is canonical without sorting."""

    def __missing__(self, kind: type) -> Writer:
        self[kind] = writer = self._compile(kind)
        return writer

    def _compile(self, kind: type) -> Writer:
        if issubclass(kind, Enum):
            return lambda value: value.value
        if kind is NoneType or issubclass(kind, (int, str)):
            return lambda value: value
        if issubclass(kind, tuple):
            return lambda value: [self[type(item)](item) for item in value]
        if not is_dataclass(kind):
            raise TypeError(f"no JSON for a {kind.__name__}")
        keys, name = sorted((TAG, *_names(kind))), kind.__name__
        return lambda value: {key: name if key is TAG else self[type(item := getattr(value, key))](item) for key in keys}


WRITERS = _Writers()


@cache
def _reader(hint: Any) -> Reader:
    """Compiled once an annotation: resolving hints is slow."""
    if hint in (int, str, bool):
        return lambda raw, at: raw if type(raw) is hint else _refuse(raw, at, hint.__name__)
    if hint in (None, NoneType):
        return lambda raw, at: None if raw is None else _refuse(raw, at, "null")
    if get_origin(hint) in (Union, UnionType):
        return _union(get_args(hint))
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return _dataclass(hint)
    raise TypeError(f"no JSON for the annotation {hint!r}")


def _refuse(raw: Any, at: str, wanted: str) -> Any:
    raise Garbled(f"{at}: {_short(raw)} is not {wanted}")


def _short(raw: Any) -> str:
    text = repr(raw)
    return text if len(text) <= 80 else text[:77] + "..."


def _enum(hint: type[Enum]) -> Reader:
    members = {(type(member.value), member.value): member for member in hint}

    def read(raw: Any, at: str) -> Any:
        scalar = isinstance(raw, (int, str))
        member = members.get((type(raw), raw)) if scalar else None
        return member if member is not None else _refuse(raw, at, f"a {hint.__name__}")

    return read


def _tuple(args: tuple[Any, ...]) -> Reader:
    if args[-1:] == (Ellipsis,):
        item = _reader(args[0])
        return lambda raw, at: (
            tuple(item(value, f"{at}[{i}]") for i, value in enumerate(raw)) if type(raw) is list else _refuse(raw, at, "a list")
        )
    items = [_reader(arg) for arg in args]

    def read(raw: Any, at: str) -> Any:
        if type(raw) is not list or len(raw) != len(items):
            _refuse(raw, at, f"a list of {len(items)}")
        return tuple(read(value, f"{at}[{i}]") for i, (read, value) in enumerate(zip(items, raw, strict=True)))

    return read


def _union(args: tuple[Any, ...]) -> Reader:
    tagged = {arg.__name__: _reader(arg) for arg in args if isinstance(arg, type) and is_dataclass(arg)}
    plain = [_reader(arg) for arg in args if not (isinstance(arg, type) and is_dataclass(arg))]
    wanted = " or ".join(getattr(arg, "__name__", str(arg)) for arg in args)

    def read(raw: Any, at: str) -> Any:
        if isinstance(raw, dict):
            kind = raw.get(TAG)
            return tagged[kind](raw, at) if isinstance(kind, str) and kind in tagged else _refuse(raw, at, wanted)
        for reader in plain:
            try:
                return reader(raw, at)
            except Garbled:
                continue
        return _refuse(raw, at, wanted)

    return read


def _dataclass(hint: type) -> Reader:
    @cache
    def readers() -> dict[str, Reader]:  # resolved on first use: a dataclass may hold its own kind
        hints = get_type_hints(hint)
        return {name: _reader(hints[name]) for name in _names(hint)}

    def read(raw: Any, at: str) -> Any:
        if not isinstance(raw, dict) or raw.get(TAG) != hint.__name__:
            _refuse(raw, at, f"a {hint.__name__}")
        if (given := raw.keys() - {TAG}) != (known := readers().keys()):
            raise Garbled(f"{at}: a {hint.__name__} has {', '.join(known) or 'no fields'}, not {', '.join(sorted(given)) or 'nothing'}")
        return hint(**{name: reader(raw[name], f"{at}.{name}") for name, reader in readers().items()})

    return read
