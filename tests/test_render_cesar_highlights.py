"""The board of Caesar & Cleopatra outlines what has changed since the last picture, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from looking import changed, decoded, shows_mark
from painting import Painting, drawing
from render_cesar_positions import (
    ANNOUNCED,
    CENSORS,
    EN,
    FOUR,
    FR,
    MIDDLE,
    NAMES,
    ONE,
    PRAETORS,
    SENATORS,
    TURN_OF_CAESAR,
)

from render import kit
from render.cesar import PAINTER, highlights, layout
from render.cesar import board as board_module
from rules import cesar as rules_of_cesar
from rules.cesar.components import CAESAR, CLEOPATRA, Manipulation, Pile, Vote
from rules.cesar.events import (
    Announced,
    Assassinated,
    Cause,
    Drew,
    Event,
    Exhausted,
    LaidDown,
    LaidUp,
    PassedOver,
    StayedPassive,
    TurnBegan,
    Unmasked,
    Voted,
    VoteDrawn,
)
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Table

pictures = Painting(PAINTER, rules_of_cesar)
draw_board = drawing(board_module.draw_board, rules_of_cesar)


def boxes(table: Table, *events: Event) -> set[kit.Box]:
    return set(highlights.marks(table, events))


def test_a_picture_without_news_has_no_mark() -> None:
    plain = draw_board(MIDDLE, NAMES, (), FR)
    assert not shows_mark(plain)
    quiet = (TurnBegan(0, MIDDLE.turn.number), Drew(0, Pile.INFLUENCE, 2), PassedOver(1), StayedPassive(1, ()))
    assert changed(plain, draw_board(MIDDLE, NAMES, quiet, FR)) is None


def test_a_turn_marks_the_cards_laid_the_vote_card_the_group_and_the_patrician() -> None:
    assert boxes(MIDDLE, *TURN_OF_CAESAR) == {
        layout.card_box(1, CAESAR, 2),
        layout.card_box(1, CAESAR, 3),
        layout.drawn_box(2),
        layout.medal_box(2),
        layout.patrician_box(2, 1),
    }
    assert shows_mark(decoded(pictures.board(MIDDLE, NAMES, TURN_OF_CAESAR, EN)))


def test_a_change_has_the_colour_of_who_made_it() -> None:
    """Cards that are laid of who lays them, cards that are shown or killed of who did that, a vote of who won it."""
    assert highlights.marks(MIDDLE, [LaidDown(CAESAR, PRAETORS)]) == {layout.card_box(1, CAESAR, 1): CAESAR}
    assert highlights.marks(MIDDLE, [Unmasked(CLEOPATRA, SENATORS, (ONE,))]) == {layout.card_box(0, CLEOPATRA, 2): CAESAR}
    assert highlights.marks(MIDDLE, [Assassinated(CAESAR, PRAETORS, FOUR)]) == {layout.total_box(1, CAESAR): CLEOPATRA}


def test_the_latest_of_equal_cards_is_marked() -> None:
    assert boxes(MIDDLE, LaidDown(CAESAR, PRAETORS)) == {layout.card_box(1, CAESAR, 1)}
    assert boxes(MIDDLE, Unmasked(CLEOPATRA, SENATORS, (ONE,))) == {layout.card_box(0, CLEOPATRA, 2)}


def test_what_has_gone_again_is_not_marked_on_what_stays() -> None:
    gone = Voted(PRAETORS, Cause.EIGHT, ((), ()), (9, 4), False, CAESAR, ((FOUR,), ()))
    assert layout.card_box(1, CAESAR, 2) not in boxes(MIDDLE, LaidUp(CAESAR, PRAETORS, FOUR), gone), "the 4 that lies there is an older one"
    killed = boxes(MIDDLE, LaidUp(CAESAR, PRAETORS, FOUR), Assassinated(CAESAR, PRAETORS, FOUR))
    assert killed == {layout.total_box(1, CAESAR)}


def test_the_vote_card_of_an_exhausted_group_is_marked_where_it_went() -> None:
    vote = Voted(CENSORS, Cause.CARD, ((), ()), (1, 2), False, CLEOPATRA, ((), ()))
    found = boxes(MIDDLE, VoteDrawn(CAESAR, Vote.CENSORS), vote, Exhausted(CENSORS, ((), ())))
    assert found == {layout.gone_box(0), layout.medal_box(4), layout.patrician_box(4, 2)}


@pytest.mark.parametrize("trick", ANNOUNCED, ids=lambda trick: trick.value)
def test_an_announced_manipulation_shows_what_it_aims_at(trick: Manipulation) -> None:
    table = ANNOUNCED[trick]
    task, plain = table.tasks[1], draw_board(replace(table, tasks=(Task(Ask.VETO, CLEOPATRA),)), NAMES, (), FR)
    aimed = draw_board(table, NAMES, (), FR)
    assert not shows_mark(aimed), "the token stays as long as the question does, the mark only for the news"
    for left, top, right, bottom in highlights.aims(table, task):
        around = (left - 40, top - 40, right + 40, bottom + 40)
        assert changed(plain.crop(around), aimed.crop(around)), (trick, around)
    news = Announced(CAESAR, trick, task.groups, task.card)
    assert boxes(table, news) == set(highlights.aims(table, task))
    assert boxes(MIDDLE, news) == set(), "once answered, the announcement is no longer news"


def test_a_mark_lies_around_what_changed_and_nowhere_else() -> None:
    plain, marked = (draw_board(MIDDLE, NAMES, news, FR) for news in ((), TURN_OF_CAESAR))
    for left, top, right, bottom in boxes(MIDDLE, *TURN_OF_CAESAR):
        for image in (plain, marked):
            image.paste(0, (left - 10, top - 10, right + 10, bottom + 10))
    assert changed(plain, marked) is None
