"""JSON by annotation: it comes back the same, or not at all and with a reason."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from itertools import islice
from typing import Any

import pytest
from playing import playout

from games import GAMES
from rules.engine.codec import DecodeError, added, digest, dump, dumps, load, loads, one_of, stored_as, stored_under, tag_of


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


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_written_as_its_plain_json(game: str) -> None:
    """`dumps` goes straight to text, and keeps the texts of printed cards: that must be what `dump` says."""
    for match in islice(playout(GAMES[game].rules, GAMES[game].rules.SEATS[-1], "texts"), 0, 120, 12):
        assert dumps(match.state) == json.dumps(dump(match.state), ensure_ascii=False, separators=(",", ":"))
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
    with pytest.raises(DecodeError, match=reason):
        load(hint, data)


@pytest.mark.parametrize("text", ["", "{", "{'is': 1}", "[" * 100_000])
def test_what_is_no_json_is_garbled(text: str) -> None:
    with pytest.raises(DecodeError, match="not JSON"):
        loads(Leaf, text)


def test_long_garbage_is_cut_in_the_message() -> None:
    with pytest.raises(DecodeError) as garbled:
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


# ---------------------------------------------------------------- what is stored outlives the code that stored it


@dataclass(frozen=True, slots=True)
class Stall:
    """A class as it was written once."""

    kind: str
    owner: int
    price: int


@stored_as("Stall")
@dataclass(frozen=True, slots=True)
class Shop:
    """The class of today: under plainer names, and with more to it."""

    kind: str
    keeper: int = field(metadata=stored_under("owner"))
    price: int
    signs: tuple[Colour, ...] = added(())
    version: int = added(1)


@stored_as("Stall", kind="bread")
@dataclass(frozen=True, slots=True)
class Bakery:
    owner: int
    price: int


@stored_as("Stall", kind="wine", price=0)
@dataclass(frozen=True, slots=True)
class Tavern:
    owner: int
    music: bool = added(False)


def test_a_class_and_a_field_are_renamed_and_fields_added_unseen() -> None:
    old, new = Stall("bread", 2, 5), Shop("bread", 2, 5)
    assert dumps(new) == dumps(old) and digest(new) == digest(old) and tag_of(Shop) == "Stall"
    assert loads(Shop, dumps(old)) == new and loads(Stall, dumps(new)) == old


@pytest.mark.parametrize("shop", [Shop("wine", 1, 2, (Colour.RED,)), Shop("wine", 1, 2, version=2), Shop("wine", 1, 2)])
def test_an_added_field_is_stored_once_it_says_something(shop: Shop) -> None:
    assert loads(Shop, dumps(shop)) == shop and list(dump(shop)) == sorted(dump(shop))
    assert ("signs" in dump(shop), "version" in dump(shop)) == (shop.signs != (), shop.version != 1)
    assert (digest(shop) == digest(Stall("wine", 1, 2))) == (shop == Shop("wine", 1, 2))


@pytest.mark.parametrize(
    ("old", "new"), [(Stall("bread", 2, 5), Bakery(2, 5)), (Stall("wine", 3, 0), Tavern(3)), (Stall("fish", 0, 1), Shop("fish", 0, 1))]
)
def test_a_class_is_split_by_what_was_a_field(old: Stall, new: Any) -> None:
    assert dumps(new) == dumps(old)
    assert loads(Bakery | Tavern | Shop, dumps(old)) == new and loads(one_of((Bakery, Tavern, Shop)), dumps(old)) == new


@pytest.mark.parametrize(
    ("hint", "data", "reason"),
    [
        (Shop, {"is": "Shop", "kind": "wine", "owner": 1, "price": 2}, "is not a Shop"),
        (Shop, {"is": "Stall", "kind": "wine", "keeper": 1, "price": 2}, "a Shop has kind, owner, price, signs, version, not keeper"),
        (Shop, {"is": "Stall", "kind": "wine", "owner": 1, "price": 2, "signs": ["green"]}, "Shop.signs.0.: 'green' is not a Colour"),
        (Bakery, dump(Stall("wine", 1, 2)), "is not a Bakery"),
        (Bakery | Tavern, dump(Stall("wine", 1, 2)), "is not Bakery or Tavern"),
        (Bakery | Tavern, dump(Stall("wine", 1, 0)) | {"price": False}, "is not Bakery or Tavern"),
        (Bakery, {"is": "Stall", "owner": 1, "price": 2}, "is not a Bakery"),
    ],
)
def test_neither_new_names_nor_other_parts_are_read(hint: Any, data: Any, reason: str) -> None:
    with pytest.raises(DecodeError, match=reason):
        load(hint, data)


def test_two_things_under_one_name_are_a_mistake_of_ours() -> None:
    @stored_as("Stall", owner=1)
    @dataclass(frozen=True, slots=True)
    class Twice:
        owner: int

    with pytest.raises(TypeError, match="two things under one name"):
        dump(Twice(1))
