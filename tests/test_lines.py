"""A question as lines of buttons, with moves of no game: what stands side by side, what is asked further, what is left for a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from cogs.ui import lines, menu
from cogs.ui.lines import FEW, PAGE, RARE, ROW, ROWS, SEEN, Line, Option, Question

ROOM = 39  # components
SECTION = 3  # of a line with one button: the section, its text, the button


@dataclass(frozen=True)
class March:
    to: int


@dataclass(frozen=True)
class Sail:
    to: int


@dataclass(frozen=True)
class Pay:
    amount: int
    whom: str


@dataclass(frozen=True)
class Buy:
    good: str
    price: int


@dataclass(frozen=True)
class Trade:
    give: str
    take: str
    price: int


@dataclass(frozen=True)
class Discard:
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Give:
    whom: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Bribe:
    cards: tuple[int, ...]
    whom: str


@dataclass(frozen=True)
class Pass:
    CLOSES: ClassVar[bool] = True


@dataclass(frozen=True)
class Flee:
    to: int
    RARE: ClassVar[bool] = True


@dataclass(frozen=True)
class Peek:
    GOES_ON: ClassVar[bool] = True


@dataclass(frozen=True)
class Later:
    """An order that may stand at the end of a way."""

    PLANNED: ClassVar[bool] = True


def brief(option: Option) -> bool:
    return True


def wordy(option: Option) -> bool:
    return False


def asked(legal: Sequence[Any], *path: str, first: Sequence[Any] = (), room: int = ROOM, short: lines.Brief = brief) -> Question:
    return lines.question(legal, first, path, room, short)


def plays(question: Question) -> list[list[tuple[Any, ...]]]:
    """The moves of each button, line by line."""
    return [[option.moves for option in line.options] for line in question.lines]


def words(question: Question) -> list[list[menu.Path]]:
    return [[option.words for option in line.options] for line in question.lines]


MARCHES = [March(to) for to in range(12)]
BUYS = [Buy(good, price) for good in ("oil", "wine") for price in (1, 2, 3)]


# ---------------------------------------------------------------- side by side


def test_one_open_field_is_rows_of_buttons() -> None:
    question = asked(MARCHES)
    assert plays(question) == [[(move,) for move in MARCHES[: ROW * ROWS]], [(move,) for move in MARCHES[ROW * ROWS :]]]
    assert {(option.kind, option.field) for line in question.lines for option in line.options} == {(March, "to")}
    assert [option.value for option in question.lines[1].options] == [10, 11]
    assert question == Question((), question.lines), "nothing else"


def test_what_has_more_to_say_than_its_name_has_a_line_of_its_own() -> None:
    assert plays(asked(MARCHES[:3], short=wordy)) == [[(move,)] for move in MARCHES[:3]]
    assert plays(asked(MARCHES[:3], short=lambda option: option.value != 2)) == [[(move,)] for move in MARCHES[:3]]


def test_two_open_fields_are_a_line_a_value_with_the_others_beside_it() -> None:
    question = asked(BUYS)
    assert plays(question) == [[(move,) for move in BUYS[:3]], [(move,) for move in BUYS[3:]]]
    assert [(line.field, line.value) for line in question.lines] == [("good", "oil"), ("good", "wine")]
    assert {(option.field, option.value) for option in question.lines[0].options} == {("price", 1), ("price", 2), ("price", 3)}


def test_a_line_of_two_fields_holds_two_rows_and_no_more() -> None:
    def buys(count: int) -> list[Buy]:
        return [Buy("oil", price) for price in range(count)] + [Buy("wine", 1)]

    assert [len(line.options) for line in asked(buys(ROW * ROWS)).lines] == [ROW * ROWS, 1]
    assert words(asked(buys(ROW * ROWS + 1))) == [[("Buy", "oil"), ("Buy", "wine")]], "the price is asked next"


def test_the_second_field_waits_where_it_has_more_to_say() -> None:
    question = asked(BUYS, short=lambda option: option.field != "price")
    assert words(question) == [[("Buy", "oil"), ("Buy", "wine")]] and plays(question) == [[(), ()]]
    assert plays(asked(BUYS, "Buy", "oil")) == [[(move,) for move in BUYS[:3]]], "only what is under the path"


def test_of_three_open_fields_the_first_is_asked_alone() -> None:
    trades = [Trade(give, take, price) for give in "ab" for take in "cd" for price in (1, 2)]
    assert words(asked(trades)) == [[("Trade", "a"), ("Trade", "b")]]
    same = [Trade("a", take, price) for take in "cd" for price in (1, 2)]
    assert plays(asked(same)) == [[(move,) for move in same[:2]], [(move,) for move in same[2:]]], "no question"
    late = [Trade("a", take, price) for take in "cd" for price in range(11)]
    assert words(asked(late)) == [[("Trade", "a", "c"), ("Trade", "a", "d")]], "the path passes over it"


def test_a_path_that_leads_nowhere_asks_nothing() -> None:
    assert asked(MARCHES, "Buy") == Question(("Buy",))


def test_a_move_without_a_choice_is_one_line() -> None:
    (line,) = asked([March(3), Buy("oil", 1)]).lines[:1]
    assert line == Line((Option(("March", "3"), (March(3),), March),))


# ---------------------------------------------------------------- several items


def test_a_few_sets_of_items_are_offered_one_by_one() -> None:
    sets = [Discard((n,)) for n in range(FEW)]
    assert plays(asked([*sets, Pass()])) == [[(move,)] for move in sets]
    many = [*sets, Discard((9,))]
    assert [option.words for option in asked([*many, Pass()]).below] == [("Discard",), ("Pass",)], "more of them are asked for"
    pick = asked(many, "Discard")
    assert pick.pick is not None and pick.path == ("Discard",) and pick.pick.items == (0, 1, 2, 3, 4, 9) and not pick.lines
    assert asked(many) == pick, "at once, if there is nothing else"
    assert plays(lines.rare([*many, Flee(1)], asked([*many, Flee(1)]), (RARE,), ROOM, brief)) == [[(Flee(1),)]], "but what is rare"
    assert asked(sets, "Discard").pick is None


def test_a_field_of_items_is_never_the_second_of_a_line() -> None:
    gifts = [Give(whom, (n,)) for whom in ("Anna", "Bruno") for n in range(3)]
    assert words(asked(gifts)) == [[("Give", "Anna"), ("Give", "Bruno")]]
    bribes = [Bribe((n,), whom) for n in range(2) for whom in ("Anna", "Bruno")]
    assert plays(asked(bribes)) == [[(move,)] for move in bribes], "as the first it stands with all that follows"


def test_many_numbers_are_asked_for_in_a_form() -> None:
    numbers = [March(to) for to in range(menu.MANY + 1)]
    question = asked(numbers, "March")
    assert question.form == ("March",) and plays(question) == [[(move,) for move in numbers[: ROW - 1]]]
    assert question.lines[0].options[3] == Option(("March", "3"), (March(3),), March, "to", 3)
    assert asked(numbers[1:], "March").form is None
    open_still = [Pay(amount, whom) for amount in range(menu.MANY + 1) for whom in ("Anna", "Bruno")]
    assert asked(open_still, "Pay").lines[0].options[0] == Option(("Pay", "0"), (), Pay, "amount", 0)


# ---------------------------------------------------------------- what comes first, what is rare


def test_the_shortlist_comes_first_and_its_kinds_not_again() -> None:
    ways = [((March(1),), (March(1), March(2)))]
    question = asked([*MARCHES, *BUYS[:1]], first=ways)
    assert plays(question) == [[(March(1),), (March(1), March(2))], [(BUYS[0],)]]
    assert question.lines[0].options[1].words == ("March", "1", lines.AND, "March", "2") and question.mixed and question.more
    assert lines.parted(question.lines[0].options[1].words) == [("March", "1"), ("March", "2")]
    assert lines.spelt((March(1),)) == ("March", "1")


def test_a_shortlist_may_name_a_kind_or_end_in_an_order() -> None:
    question = asked(MARCHES, first=[((March,),), ((March(1), Later()),)])
    assert question.below == (Option(("March",), (), March),) and not question.more
    (option,) = question.lines[0].options
    assert option == Option(("March", "1", lines.AND, "Later"), (March(1),), March, plan=Later())
    assert asked(MARCHES, first=[((March(1), Later()),)]).more, "with an order it is another move"


def test_what_is_rare_waits_behind_more_unless_there_is_nothing_else() -> None:
    legal = [*MARCHES[:2], Flee(1), Flee(2)]
    question = asked(legal)
    assert plays(question) == [[(March(0),), (March(1),)]] and question.more and not question.mixed
    behind = lines.rare(legal, question, (RARE,), ROOM, brief)
    assert plays(behind) == [[(Flee(1),), (Flee(2),)]] and behind.path == (RARE,) and not behind.more
    assert plays(asked(legal[2:])) == [[(Flee(1),), (Flee(2),)]] and not asked(legal[2:]).more
    assert plays(asked(legal[2:], first=[((March(0),),)])) == [[(March(0),)]], "what is put first is something else"


WAYS = [((March(1), March(2)), False), ((Flee(1), March(2)), True), ((Peek(), March(2)), True), ((March(1), Pass()), True)]


@pytest.mark.parametrize(("way", "hides"), WAYS)
def test_a_move_that_others_follow_is_offered_alone_only_if_it_is_something_by_itself(way: tuple[Any, ...], hides: bool) -> None:
    assert asked([way[0]], first=[(way,)]).more == hides
    assert not asked([way[0]], first=[(way, (way[0],))]).more, "or is already"


# ---------------------------------------------------------------- below the lines


def test_what_ends_something_or_asks_further_stands_below() -> None:
    question = asked([*MARCHES[:2], Pass()])
    assert question.below == (Option(("Pass",), (Pass(),), Pass),) and plays(question) == [[(March(0),), (March(1),)]]
    assert not Line((Option(("March", "1"), (March(1),), March),)).below
    assert not Line((Option(("Buy", "oil"), (), Buy, "good", "oil"),)).below, "a value of a field is no kind of move"
    assert not Line((Option((), (March(1), Pass()), March),)).below
    assert not Line((Option((), (Pass(),)), Option((), (Pass(),)))).below


def test_nothing_but_one_question_is_asked_at_once() -> None:
    assert asked([Pass()]).below, "a move is a choice"
    sets = [Discard((n,)) for n in range(FEW + 1)]
    assert asked(sets).path == ("Discard",) and asked([*sets, Pass()]).path == ()


# ---------------------------------------------------------------- what fits


def test_sizes() -> None:
    option = Option(("March", "1"), (March(1),), March)
    sizes = {1: 3, 2: 4, 5: 7, 6: 9, 10: 13}
    assert {count: Line((option,) * count).size for count in sizes} == sizes


def test_what_does_not_fit_is_in_a_list() -> None:
    """Lines are kept while there is room; from the first that has none on, all are in the list, which takes a row itself."""
    marches = [March(to) for to in range(40)]
    exact = asked(marches[:5], room=5 * SECTION, short=wordy)
    assert len(exact.lines) == 5 and not exact.rest
    tight = asked(marches[:5], room=5 * SECTION - 1, short=wordy)
    assert [option.moves for _, option in tight.rest] == [(March(4),)] and len(tight.lines) == 4, "14 = 4 × 3 and the list"
    tighter = asked(marches[:5], room=4 * SECTION + 1, short=wordy)
    assert len(tighter.lines) == 3 and len(tighter.rest) == 2
    closed = asked([*marches[:5], Pass()], room=5 * SECTION + 2, short=wordy)
    assert len(closed.lines) == 5 and not closed.rest, "the row below takes its button and itself"
    assert asked([*marches[:5], Pass()], room=5 * SECTION + 1, short=wordy).rest
    assert len(asked(marches, room=8, short=wordy).rest) == PAGE


def test_a_smaller_line_does_not_jump_the_queue() -> None:
    question = asked([*BUYS, March(1)], room=11)
    assert plays(question)[0] == [(move,) for move in BUYS[:3]] and len(question.lines) == 1
    assert [option.moves for _, option in question.rest] == [(move,) for move in (*BUYS[3:], March(1))]


def test_long_rows_give_up_their_last_buttons_before_a_line_goes() -> None:
    """Five rows of five want 35: with three each and the list they take 27, and every row is seen."""
    ways = [tuple((Buy(good, n),) for n in range(5)) for good in "abcde"]
    legal = [move for line in ways for (move,) in line]
    assert not asked(legal, first=ways, room=35).rest
    question = asked(legal, first=ways, room=27)
    assert plays(question) == [list(line[:SEEN]) for line in ways] and not question.more
    assert [option.moves for _, option in question.rest] == [way for line in ways for way in line[SEEN:]]
    assert len(asked(legal, first=ways, room=26).lines) == 3, "where that is not enough, whole rows go as ever"
    lone = asked([*legal, March(1)], first=[*ways, ((March(1),),)], room=27)
    assert plays(lone) == plays(question) and lone.rest[-1][1].moves == (March(1),), "a single line goes before a row does"
    whole = asked([*legal[:15], March(1)], first=[*ways[:3], ((March(1),),)], room=23)
    assert plays(whole) == [list(line) for line in ways[:3]] and len(whole.rest) == 1, "and no button where all rows fit"


def test_a_kind_that_the_game_lists_has_the_same_lines_on_its_own_screen() -> None:
    ways = [tuple((Buy(good, n),) for n in (2, 1)) for good in "ba"]
    legal = [Buy(good, n) for good in "ab" for n in (1, 2)]
    assert plays(asked(legal, "Buy", first=ways)) == [list(line) for line in ways]
    assert plays(asked(legal, "Buy", first=ways[:1])) != [list(ways[0])], "unless it lists only some"


def test_taps() -> None:
    """What is shown takes one, a list two, unless it is a list of one, which is a button."""
    many = asked([March(to) for to in range(6)], room=12, short=wordy)
    assert [taps for _, taps in many.options] == [1, 1, 1, 2, 2, 2]
    one = asked([*(March(to) for to in range(5)), Pass()], room=16, short=wordy)
    assert [taps for _, taps in one.options] == [1] * 6 and len(one.rest) == 1


def test_rows_of_a_later_kind_that_do_not_fit_have_a_screen_of_their_own() -> None:
    legal = [*BUYS, *MARCHES, Pass()]
    question = asked(legal, room=25)
    assert plays(question) == [[(move,) for move in BUYS[:3]], [(move,) for move in BUYS[3:]]]
    assert [option.words for option in question.below] == [("Pass",), ("March",)] and not question.rest and not question.more
    assert [len(line.options) for line in question.behind] == [ROW * ROWS, 2], "both lines, though the second would fit"
    assert plays(asked(legal, "March", room=25)) == [[(move,) for move in MARCHES[:10]], [(move,) for move in MARCHES[10:]]]
    assert not asked(legal, room=35).behind
    assert [line.options[0].kind for line in asked([*BUYS[:3], *MARCHES, Pass()], room=22).behind] == [March, March]
    assert not asked([*MARCHES, Pass()], room=15).behind, "the first kind stays, and has a list"


def test_only_kinds_that_would_not_all_be_seen_give_way() -> None:
    """Sizes 5, 13 and 4, a row of two below, and two for a list."""
    legal = [*BUYS[:3], *MARCHES, Pass()]
    assert not asked(legal, room=5 + 13 + 4 + 2 + 2).behind
    assert [line.options[0].kind for line in asked(legal, room=5 + 13 + 4 + 2 + 1).behind] == [March, March]
    earlier = [*BUYS[:3], *MARCHES[:2], *(Sail(to) for to in range(10))]  # 5, 4 and 13
    assert [line.options[0].kind for line in asked(earlier, room=5 + 4 + 13 + 1).behind] == [Sail]
    assert [line.options[0].kind for line in asked([March(1), *earlier[5:]], room=SECTION + 13 + 1).behind] == [Sail]


def test_lines_of_one_button_go_with_the_rows_of_their_kind() -> None:
    """What stays is not taken for all there is."""
    kills = [Trade("corn", "oil", 1), *(Trade("fish", "oil", n) for n in range(5))]
    rows = [tuple((move,) for move in kills[:1]), tuple((move,) for move in kills[1:])]
    question = asked([*BUYS, *kills], first=[tuple((move,) for move in BUYS[:5]), *rows], room=14)
    assert [len(line.options) for line in question.behind] == [1, 5] and [option.words for option in question.below] == [("Trade",)]


def test_ways_of_several_moves_that_do_not_fit_are_behind_their_own_button() -> None:
    ways = [tuple((March(n), March(n + 1)) for n in range(5)), tuple((Buy("oil", n), March(n)) for n in range(5))]
    legal = [*MARCHES, *(Buy("oil", n) for n in range(5))]
    question = asked(legal, first=ways, room=12)
    (entry,) = question.below
    assert entry.words == (RARE, "Buy") and plays(question) == [list(ways[0])]
    behind = lines.rare(legal, question, (RARE, "Buy"), ROOM, brief)
    assert plays(behind) == [list(ways[1])] and behind.path == (RARE, "Buy")
    assert plays(lines.rare(legal, question, (RARE, "March"), ROOM, brief)) == []


def test_the_row_below_holds_five() -> None:
    kinds = [[((kind,),)] for kind in (March, Buy, Trade, Discard, Bribe, Flee)]
    question = asked([], first=[line for one in kinds for line in one])
    assert len(question.below) == ROW and [option.kind for line in question.lines for option in line.options] == [Flee]
