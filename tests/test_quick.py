"""Classes made fast are frozen dataclasses like any other."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from typing import Any, ClassVar

import pytest

from rules.engine import codec
from rules.engine.quick import quick


@quick
@dataclass(frozen=True, slots=True)
class Fast:
    name: str
    count: int
    rest: tuple[int, ...] = ()
    cite: ClassVar[str] = "X1"


@dataclass(frozen=True, slots=True)
class Plain:
    name: str
    count: int
    rest: tuple[int, ...] = ()


def test_it_is_made_compared_and_taken_apart_as_usual() -> None:
    one = Fast("a", count=2)
    assert one == Fast("a", 2, ()) != Fast("a", 3) and type(one) is Fast and one.cite == "X1"
    assert hash(one) == hash(Plain("a", 2)) and repr(one) == "Fast(name='a', count=2, rest=())"
    assert replace(one, rest=(1,)) == Fast("a", 2, (1,)) and [field.name for field in fields(one)] == ["name", "count", "rest"]
    match one:
        case Fast(name, count):
            assert (name, count) == ("a", 2)
    made: Any = Fast
    with pytest.raises(TypeError):
        made("a")


def test_nobody_changes_it() -> None:
    one: Any = Fast("a", 2)
    with pytest.raises(FrozenInstanceError):
        one.count = 3


def test_it_is_copied_sent_and_stored() -> None:
    one = Fast("a", 2, (3,))
    assert copy.copy(one) == copy.deepcopy(one) == pickle.loads(pickle.dumps(one)) == one
    assert codec.loads(Fast, codec.dumps(one)) == one and codec.dump(one) == codec.dump(Plain("a", 2, (3,))) | {"is": "Fast"}
