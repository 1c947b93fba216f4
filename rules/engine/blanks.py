"""Standing orders as they are offered: blanks, in which a player says the details."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Field:
    """What may be said in one field of an order: one of these values, the first unless another is said; or any number of them."""

    name: str
    values: tuple[Any, ...]
    many: bool = False

    @property
    def first(self) -> Any:
        """What stands there until something else is said."""
        return () if self.many else self.values[0]

    def takes(self, value: Any) -> bool:
        if not self.many:
            return value in self.values
        return isinstance(value, tuple) and value == self.some(value)

    def some(self, values: Iterable[Any]) -> tuple[Any, ...]:
        """Several of them, each once and in their order."""
        said = tuple(values)
        return tuple(one for one in self.values if one in said)


@dataclass(frozen=True, slots=True)
class Blank:
    """A kind of order that may be given now, with all its fields."""

    kind: type
    fields: tuple[Field, ...] = ()

    def filled(self, values: Sequence[Any] = ()) -> Any:
        """The order with these values in its fields, from the first on; in the others what stands there at first."""
        said = [*values, *(field.first for field in self.fields[len(values) :])]
        return self.kind(**{field.name: value for field, value in zip(self.fields, said, strict=True)})

    def takes(self, order: Any) -> bool:
        """Whether an order is this blank, filled in."""
        return type(order) is self.kind and all(field.takes(getattr(order, field.name)) for field in self.fields)


def offered(blanks: Iterable[Blank], order: Any) -> bool:
    """Whether an order may be given now."""
    return any(blank.takes(order) for blank in blanks)
