"""Frozen dataclasses of many fields, made fast: every ply makes a new Table."""

from __future__ import annotations

from dataclasses import MISSING, field, fields, make_dataclass
from typing import Any, TypeVar

X = TypeVar("X")


def quick(kind: type[X]) -> type[X]:
    """Let a frozen dataclass with slots be made in a fraction of the time; worth it from about six fields on.

    By itself it stores each field by a call of `object.__setattr__`. Here a new object is at first of a twin class that is not
    frozen, so that its fields are stored as any attribute is, and then of its own. Only for classes without parents or children.
    """
    made: Any = kind
    own = fields(made)
    defaults = [(one.name, Any, field(default=one.default)) if one.default is not MISSING else (one.name, Any) for one in own]
    twin: Any = make_dataclass(kind.__name__, defaults, slots=True)

    def new(cls: Any, *values: Any, **named: Any) -> Any:
        self = twin(*values, **named)
        self.__class__ = cls
        return self

    made.__new__, made.__init__ = new, object.__init__
    made.__getnewargs__ = lambda self: tuple([getattr(self, one.name) for one in own])  # for copies and other processes
    return kind
