"""Frozen dataclasses to JSON and back, from their annotations alone.

A dataclass becomes an object with its class name under "is"; enums their value; tuples lists.
`load` accepts exactly what `dump` writes for the given annotation and rejects anything else with a sentence.

What is written is kept for ever, and positions are compared by its digest. So that the code may change and the text need not:
- a new field is `added(default)`: left out of the text while it has its default;
- a renamed field is `field(metadata=stored_under("old"))`;
- a renamed class is `@stored_as("Old")`, and the parts of one that was split are `@stored_as("Old", kind="a")`,
  `@stored_as("Old", kind="b")`: what was once a field is a constant of each.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache, reduce
from hashlib import blake2b
from json.encoder import encode_basestring
from operator import or_
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

TAG = "is"
ADDED, STORED = "added", "stored"  # keys of a field's metadata
CANONICAL = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False)
Reader = Callable[[Any, str], Any]
Writer = Callable[[Any], Any]
X = TypeVar("X")


class DecodeError(ValueError):
    """JSON that is not what its annotation promises."""


def dump(value: Any) -> Any:
    """Plain JSON for a value made of frozen dataclasses, enums, tuples and scalars."""
    return WRITERS[type(value)](value)


def load(hint: Any, data: Any) -> Any:
    """The value that `dump` wrote, of the annotation `hint`; DecodeError for anything else."""
    return _reader(hint)(data, getattr(hint, "__name__", "value"))


def loads(hint: Any, text: str) -> Any:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:  # the latter for absurd nesting
        raise DecodeError(f"not JSON: {error}") from error
    return load(hint, data)


def one_of(kinds: tuple[type, ...]) -> Any:
    """The annotation of a closed union given as a tuple of its classes."""
    return reduce(or_, kinds)


def dumps(value: Any) -> str:
    """Canonical text, that of `dump`: equal values give equal texts."""
    return TEXTS[type(value)](value)


def digest(value: Any) -> str:
    """A short fingerprint of a position."""
    return fingerprint(dumps(value))


def fingerprint(text: str) -> str:
    """The digest of a value whose canonical text is at hand."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


# ---------------------------------------------------------------- the stored form of a class

_STORED_AS: dict[type, tuple[str, dict[str, Any]]] = {}
_PRINTED: set[type] = set()
KEPT = 1024  # texts of printed matter a class


def added(default: Any) -> Any:
    """A field that old texts do not have: it is not written while it equals its default, and may be missing when read."""
    return field(default=default, metadata={ADDED: True})


def stored_under(name: str) -> dict[str, str]:
    """The metadata of a field that is stored under another name than its own."""
    return {STORED: name}


def stored_as(tag: str, **constants: Any) -> Callable[[type[X]], type[X]]:
    """Store a dataclass under another tag than its name, together with constants that tell it from others of the same tag."""

    def decorate(kind: type[X]) -> type[X]:
        _STORED_AS[kind] = tag, {name: dump(value) for name, value in constants.items()}
        return kind

    return decorate


def printed(kind: type[X]) -> type[X]:
    """Mark a dataclass as printed matter: there are few of its kind, in every position, so their texts are kept."""
    _PRINTED.add(kind)
    return kind


def tag_of(kind: type) -> str:
    """The name under which a dataclass is stored."""
    return _STORED_AS[kind][0] if kind in _STORED_AS else kind.__name__


@dataclass(frozen=True, slots=True)
class _Shape:
    """How a dataclass is stored: its tag and constants, its fields with their stored names, and those that may be missing."""

    tag: str
    constants: dict[str, Any]
    keys: dict[str, str]  # by field
    added: dict[str, Any]  # defaults by field


@cache
def _shape(kind: type) -> _Shape:
    tag, constants = _STORED_AS.get(kind, (kind.__name__, {}))
    keys = {one.name: one.metadata.get(STORED, one.name) for one in fields(kind)}
    if len({TAG, *constants, *keys.values()}) != 1 + len(constants) + len(keys):
        raise TypeError(f"a {kind.__name__} would store two things under one name")
    return _Shape(tag, constants, keys, {one.name: one.default for one in fields(kind) if ADDED in one.metadata})


# ---------------------------------------------------------------- writing


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
        return self._of_dataclass(_shape(kind))

    def _of_dataclass(self, shape: _Shape) -> Writer:
        fixed: dict[str, Any] = {TAG: shape.tag, **shape.constants}
        plan = sorted([*((key, "") for key in fixed), *((key, name) for name, key in shape.keys.items())])

        def write(value: Any) -> Any:
            return {key: self[type(item := getattr(value, name))](item) if name else fixed[key] for key, name in plan}

        def write_without_defaults(value: Any) -> Any:
            data = write(value)
            for name, default in shape.added.items():
                if getattr(value, name) == default:
                    del data[shape.keys[name]]
            return data

        return write_without_defaults if shape.added else write


SCALARS: dict[type, Callable[[Any], str]] = {
    int: int.__repr__, str: encode_basestring, bool: {True: "true", False: "false"}.__getitem__, NoneType: lambda value: "null",
}  # fmt: skip


class _Texts(dict[type, Callable[[Any], str]]):
    """Like the writers, but straight to text: a position is written after every move, for its digest."""

    def __missing__(self, kind: type) -> Callable[[Any], str]:
        self[kind] = writer = self._compile(kind)
        return writer

    def _compile(self, kind: type) -> Callable[[Any], str]:
        if issubclass(kind, Enum):
            texts = {member.value: CANONICAL.encode(member.value) for member in kind}
            return lambda value: texts[value._value_]  # as `value`, without its descriptor
        if kind in SCALARS:
            return SCALARS[kind]
        if issubclass(kind, tuple):
            return lambda value: f"[{','.join([self[type(item)](item) for item in value])}]"
        if not is_dataclass(kind):
            return lambda value: CANONICAL.encode(WRITERS[kind](value))
        text = self._of_dataclass(_shape(kind))
        return lru_cache(KEPT)(text) if kind in _PRINTED else text

    def _of_dataclass(self, shape: _Shape) -> Callable[[Any], str]:
        fixed = {key: f"{CANONICAL.encode(key)}:{CANONICAL.encode(value)}" for key, value in {TAG: shape.tag, **shape.constants}.items()}
        fields = {key: (f"{CANONICAL.encode(key)}:", name) for name, key in shape.keys.items()}
        plan = [(fixed[key], "") if key in fixed else fields[key] for key in sorted({**fixed, **fields})]

        def text(value: Any) -> str:
            return f"{{{','.join([head + self[type(item := getattr(value, name))](item) if name else head for head, name in plan])}}}"

        def text_without_defaults(value: Any) -> str:
            left = [(head, name) for head, name in plan if name not in shape.added or getattr(value, name) != shape.added[name]]
            return f"{{{','.join([head + self[type(item := getattr(value, name))](item) if name else head for head, name in left])}}}"

        return text_without_defaults if shape.added else text


WRITERS, TEXTS = _Writers(), _Texts()


# ---------------------------------------------------------------- reading


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
    if is_dataclass(origin := get_origin(hint)) and isinstance(origin, type):
        return _dataclass(origin, dict(zip(getattr(origin, "__parameters__", ()), get_args(hint), strict=True)))
    raise TypeError(f"no JSON for the annotation {hint!r}")


def _refuse(raw: Any, at: str, wanted: str) -> Any:
    raise DecodeError(f"{at}: {_short(raw)} is not {wanted}")


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
    tagged: dict[str, list[tuple[dict[str, Any], Reader]]] = {}
    for arg in args:
        if isinstance(arg, type) and is_dataclass(arg):
            tagged.setdefault(tag_of(arg), []).append((_shape(arg).constants, _reader(arg)))
    plain = [_reader(arg) for arg in args if not (isinstance(arg, type) and is_dataclass(arg))]
    wanted = " or ".join(getattr(arg, "__name__", str(arg)) for arg in args)

    def read(raw: Any, at: str) -> Any:
        if isinstance(raw, dict):
            tag = raw.get(TAG)
            for constants, reader in tagged.get(tag, ()) if isinstance(tag, str) else ():
                if _holds(raw, constants):
                    return reader(raw, at)
            return _refuse(raw, at, wanted)
        for reader in plain:
            try:
                return reader(raw, at)
            except DecodeError:
                continue
        return _refuse(raw, at, wanted)

    return read


def _holds(raw: dict[str, Any], constants: dict[str, Any]) -> bool:
    return all(key in raw and type(raw[key]) is type(value) and raw[key] == value for key, value in constants.items())


def _filled(hint: Any, given: dict[Any, Any]) -> Any:
    """An annotation with its type variables replaced: `tuple[H, ...]` of a `State[Table, Hand, Box]` is `tuple[Hand, ...]`."""
    if hint in given:
        return given[hint]
    open_ones = getattr(hint, "__parameters__", ())
    return hint[tuple(given[one] for one in open_ones)] if open_ones else hint


def _dataclass(hint: type, given: dict[Any, Any] | None = None) -> Reader:
    """`given` are the arguments of a generic dataclass by its type variables."""
    shape = _shape(hint)
    fixed = {TAG, *shape.constants}
    required = frozenset(key for name, key in shape.keys.items() if name not in shape.added)

    @cache
    def readers() -> dict[str, tuple[str, Reader]]:  # resolved on first use: a dataclass may hold its own kind
        hints = get_type_hints(hint)
        return {key: (name, _reader(_filled(hints[name], given or {}))) for name, key in shape.keys.items()}

    def read(raw: Any, at: str) -> Any:
        if not isinstance(raw, dict) or raw.get(TAG) != shape.tag or not _holds(raw, shape.constants):
            _refuse(raw, at, f"a {hint.__name__}")
        known, given = readers(), raw.keys() - fixed
        if not required <= given <= known.keys():
            raise DecodeError(f"{at}: a {hint.__name__} has {', '.join(known) or 'no fields'}, not {', '.join(sorted(given)) or 'nothing'}")
        return hint(**{name: reader(raw[key], f"{at}.{key}") for key, (name, reader) in known.items() if key in raw})

    return read
