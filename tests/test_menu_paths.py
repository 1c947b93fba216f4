"""Menus over moves of no game: where a path leads, which fields are passed over, how several items are picked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

from cogs.ui import menu
from cogs.ui.menu import Choice


class Good(Enum):
    OIL = "oil"


@dataclass(frozen=True)
class Buy:
    good: str
    price: int


@dataclass(frozen=True)
class Give:
    whom: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Pass:
    pass


BUYS = [Buy(good, price) for good in ("oil", "wine") for price in (1, 2)]
GIFTS = [Give("Anna", cards) for cards in ((), (1,), (1, 1), (2, 1))]
LEGAL: list[Any] = [*BUYS, *GIFTS, Pass()]


def test_tokens() -> None:
    words = {"oil": Good.OIL, "yes": True, "no": False, "-": None, "7": 7, "1+oil": (1, Good.OIL), "": ()}
    assert {menu.token(value): value for value in words.values()} == words
    assert menu.tokens(Buy("oil", 2)) == ("Buy", "oil", "2") and menu.tokens(Pass()) == ("Pass",)


def test_kinds_first_then_one_field_after_another() -> None:
    kinds = menu.menu(LEGAL)
    assert (kinds.path, kinds.kind, kinds.field, kinds.so_far) == ((), None, None, ())
    assert kinds.choices == (Choice(("Buy",), Buy, None), Choice(("Give",), Give, None), Choice(("Pass",), Pass, Pass()))
    goods = menu.menu(LEGAL, ("Buy",))
    assert (goods.path, goods.kind, goods.field, goods.so_far) == (("Buy",), Buy, "good", ())
    assert goods.choices == (Choice(("Buy", "oil"), "oil", None), Choice(("Buy", "wine"), "wine", None))
    prices = menu.menu(LEGAL, ("Buy", "wine"))
    assert (prices.field, prices.so_far, prices.many) == ("price", ("wine",), False)
    assert prices.choices == (Choice(("Buy", "wine", "1"), 1, BUYS[2]), Choice(("Buy", "wine", "2"), 2, BUYS[3]))


def test_a_field_with_one_value_is_passed_over_and_a_last_move_is_not() -> None:
    assert menu.menu(BUYS[:2]).path == ("Buy", "oil") and menu.menu(GIFTS).path == ("Give", "Anna")
    only = menu.menu([Pass()])
    assert (only.path, only.kind, only.choices) == ((), None, (Choice(("Pass",), Pass, Pass()),)), "it is still pressed"
    assert menu.menu(BUYS, ("Buy", "oil", "1")).choices == (Choice(("Buy", "oil", "1"), Buy, BUYS[0]),)
    assert menu.menu(BUYS, ("Sell",)) == menu.Menu(("Sell",), None, None, ())


def test_several_items_are_picked_at_once() -> None:
    """Each as often as some legal move holds it."""
    asked = menu.menu(LEGAL, ("Give",))
    assert asked.many and asked.items == (1, 1, 2) and (asked.least, asked.most) == (0, 2)
    assert (asked.path, asked.kind, asked.field, asked.so_far) == (("Give", "Anna"), Give, "cards", ("Anna",))
    assert menu.picked(("Give", "Anna"), ["10#2", "9#1"]) == ("Give", "Anna", "1+2"), "in the order of their places"


def test_many_numbers_want_a_form_and_nothing_else_does() -> None:
    assert menu.MANY == 25, "the lines of a list"
    numbers = [Buy("oil", price) for price in range(menu.MANY + 1)]
    assert menu.menu(numbers).form and not menu.menu(numbers[1:]).form
    assert not menu.menu([Buy(str(price), 1) for price in range(menu.MANY + 1)]).form


def test_the_way_back_passes_over_what_was_not_asked() -> None:
    asked = partial(menu.menu, LEGAL)
    assert menu.back(asked, ("Buy", "oil")) == ("Buy",) and menu.back(asked, ("Buy",)) == ()
    assert menu.back(asked, ("Give", "Anna")) == (), "whom was no question"
    assert menu.back(asked, ()) == ()


def test_only_a_whole_path_is_a_move() -> None:
    assert menu.settle(LEGAL, ("Buy", "oil", "2")) == BUYS[1]
    assert menu.settle(LEGAL, ("Buy", "oil")) is None and menu.settle(LEGAL, ("Pass", "")) is None
