"""JSON by annotation: it comes back the same, or not at all and with a reason."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import pytest

from rules.engine.codec import Garbled, digest, dump, dumps, load, loads, one_of


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Rank(IntEnum):
    LOW = 0
    HIGH = 1


@dataclass(frozen=True, slots=True)
class Leaf:
    colour: Colour
    rank: Rank = Rank.LOW


@dataclass(frozen=True, slots=True)
class Tree:
    """Every annotation the games use."""

    name: str
    count: int
    grown: bool
    leaves: tuple[Leaf, ...] = ()
    pair: tuple[int, Colour] = (0, Colour.RED)
    card: Colour | Rank | None = None
    child: Tree | None = None
    either: Leaf | Stone | None = None


@dataclass(frozen=True, slots=True)
class Stone:
    pass


OAK = Tree("chêne", 3, True, (Leaf(Colour.RED, Rank.HIGH), Leaf(Colour.BLUE)), (7, Colour.BLUE), Rank.LOW, Tree("petit", 0, False), Stone())


@pytest.mark.parametrize("tree", [OAK, Tree("", -1, False), Tree("x", 1, True, card=Colour.RED, either=Leaf(Colour.RED))])
def test_it_comes_back_the_same(tree: Tree) -> None:
    again = loads(Tree, dumps(tree))
    assert again == tree and repr(again) == repr(tree)  # 1 == True == Rank.HIGH: repr tells them apart


def test_the_text_is_canonical() -> None:
    assert dumps(Leaf(Colour.RED)) == '{"colour":"red","is":"Leaf","rank":0}'
    assert dumps(OAK) == dumps(loads(Tree, dumps(OAK)))
    assert digest(OAK) == "73afddf399004d1d52855cc7a16ce7f5" and digest(Tree("chêne", 3, True)) != digest(OAK)


RED_LEAF = {"is": "Leaf", "colour": "red", "rank": 0}


@pytest.mark.parametrize(
    ("hint", "data", "reason"),
    [
        (Leaf, RED_LEAF | {"is": "Tree"}, "is not a Leaf"),
        (Leaf, {"colour": "red", "rank": 0}, "is not a Leaf"),
        (Leaf, {"is": "Leaf", "colour": "red"}, "a Leaf has colour, rank, not colour"),
        (Leaf, RED_LEAF | {"thorn": 1}, "a Leaf has colour, rank, not colour, rank, thorn"),
        (Stone, {"is": "Stone", "x": 1}, "a Stone has no fields, not x"),
        (Leaf, RED_LEAF | {"colour": "green"}, "Leaf.colour: 'green' is not a Colour"),
        (Leaf, RED_LEAF | {"rank": 2}, "Leaf.rank: 2 is not a Rank"),
        (Leaf, RED_LEAF | {"rank": True}, "Leaf.rank: True is not a Rank"),
        (Leaf, RED_LEAF | {"rank": 0.0}, "0.0 is not a Rank"),
        (Leaf, RED_LEAF | {"colour": ["red"]}, "is not a Colour"),
        (Leaf, [1], "is not a Leaf"),
        (int, True, "True is not int"),
        (int, 1.0, "1.0 is not int"),
        (bool, 1, "1 is not bool"),
        (str, None, "None is not str"),
        (tuple[int, Colour], [1], "is not a list of 2"),
        (tuple[int, Colour], [1, "red", 2], "is not a list of 2"),
        (tuple[int, ...], "12", "is not a list"),
        (tuple[int, ...], [1, "2"], r"\[1\]: '2' is not int"),
        (Leaf | None, 5, "is not Leaf or None"),
        (Leaf | Stone, {"is": "Tree"}, "is not Leaf or Stone"),
        (Leaf | Stone, {"is": ["Leaf"]}, "is not Leaf or Stone"),
        (Colour | Rank, "low", "is not Colour or Rank"),
        (one_of((Leaf, Stone)), {"is": "Rock"}, "is not Leaf or Stone"),
    ],
)
def test_anything_else_is_refused_with_a_reason(hint: Any, data: Any, reason: str) -> None:
    with pytest.raises(Garbled, match=reason):
        load(hint, data)


@pytest.mark.parametrize("text", ["", "{", "{'is': 1}", "[" * 100_000])
def test_what_is_no_json_is_garbled(text: str) -> None:
    with pytest.raises(Garbled, match="not JSON"):
        loads(Leaf, text)


def test_long_garbage_is_cut_in_the_message() -> None:
    with pytest.raises(Garbled) as garbled:
        load(Leaf, ["x" * 10_000])
    assert len(str(garbled.value)) < 150


@pytest.mark.parametrize("value", [1.5, {1}, {"a": 1}, [1], object()])
def test_only_frozen_things_have_json(value: Any) -> None:
    with pytest.raises(TypeError, match="no JSON"):
        dump(value)


@pytest.mark.parametrize("hint", [float, list[int], set[int], dict[str, int]])
def test_only_frozen_annotations_can_be_read(hint: Any) -> None:
    with pytest.raises(TypeError, match="no JSON"):
        load(hint, 1)
