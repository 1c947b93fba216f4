"""Each card, building and piece has its page in both languages: true to the box, well set, with a picture, found by name."""

from __future__ import annotations

import asyncio
import io
import re
from collections import Counter
from enum import Enum
from typing import Any

import pytest
from PIL import Image
from test_menu import check_screen
from wording import assert_well_set

from cogs.ui import card_pages
from games import GAMES, text
from lang import LANGUAGES
from lang.cards import key, keyed, meant
from lang.rulebook import rulebook
from rules.cesar import components as c
from rules.fortuna import components as f
from rules.lutece import components as l

WITH_PAGES = [game for game in GAMES if text("en", game).CARDS]
NAMED: dict[str, tuple[type[Enum], ...]] = {  # all of these have a page
    "cesar": (c.Influence, c.Manipulation), "fortuna": (f.Action, f.Favour, f.Building, f.Privilege),
    "lutece": (l.Kind, l.Income), "triumvirat": (),
}  # fmt: skip
each_game = pytest.mark.parametrize("game", WITH_PAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_everything_has_a_page_in_both_languages(game: str) -> None:
    french, english = (text(language, game).CARDS for language in LANGUAGES)
    assert list(french) == list(english)
    assert [one for kind in NAMED[game] for one in kind if one not in english] == []
    assert len(keyed(english)) == len(english) and all(len(key(one)) <= 60 for one in english)


@each_language
@each_game
def test_a_page_is_well_set_short_and_cites_a_paragraph(language: str, game: str) -> None:
    pages = text(language, game).CARDS
    assert len({page.name for page in pages.values()}) == len(pages)
    for page in pages.values():
        assert page.cite in rulebook(language, game).paragraphs
        for part in (page.name, page.does, page.when, page.count, page.example):
            assert part and len(part) <= 200, part
            if language == "fr":
                assert_well_set(part)


@each_game
def test_both_languages_state_the_same_figures(game: str) -> None:
    french, english = (text(language, game).CARDS for language in LANGUAGES)
    for one, page in english.items():
        for field in ("does", "when", "count", "example"):
            assert figures(getattr(page, field)) == figures(getattr(french[one], field)), (one, field)


def figures(said: str) -> list[str]:
    return sorted(re.findall(r"\d+", said))


@each_language
def test_the_counts_are_those_of_the_box(language: str) -> None:
    cesar, fortuna, lutece = (text(language, game).CARDS for game in ("cesar", "fortuna", "lutece"))
    for card, count in Counter((*c.INFLUENCE, *c.MANIPULATION)).items():
        assert figures(cesar[card].count) == [str(count)], card
    dealt = {seats: Counter(f.components(f.DATA).deck(seats)) for seats in (2, 4)}
    for card in f.Privilege:
        assert figures(fortuna[card].count)[-1 if dealt[2][card] == dealt[4][card] else 3] == str(dealt[4][card]), card
    for kind in l.Kind:
        printed = [sum(1 for card in l.in_play(1, seats) if card.kind is kind) for seats in (2, 4, 5)]
        told = [int(n) for n in figures(lutece[kind].count)]
        assert set(printed) <= set(told), kind


@each_language
@each_game
def test_every_page_can_be_shown_with_its_picture(language: str, game: str) -> None:
    async def show() -> None:
        check_screen(card_pages.shown(language, game, ""))
        for one, page in text(language, game).CARDS.items():
            screen = card_pages.shown(language, game, key(one))
            check_screen(screen)
            assert page.does in screen.text and screen.text == card_pages.shown(language, game, page.name).text
            with Image.open(io.BytesIO(screen.pictures[0].draw())) as image:
                assert 200 <= image.width <= 1200 and image.height <= 1200

    asyncio.run(show())


@pytest.mark.parametrize(
    ("language", "game", "typed", "first"),
    [
        ("en", "fortuna", "basilika", f.Building.BASILICA),
        ("fr", "fortuna", "corruption", f.Action.CORRUPTION),
        ("en", "cesar", "high priest", c.Influence.FIVE),
        ("fr", "cesar", "espionne", c.Manipulation.SPY),
        ("fr", "lutece", "legionnaire", l.Kind.LEGIONNAIRE),
        ("en", "triumvirat", "servant", "civil servant"),
    ],
)
def test_a_card_is_found_as_it_is_typed(language: str, game: str, typed: str, first: Any) -> None:
    assert meant(text(language, game).CARDS, typed)[0] == first


@each_language
def test_a_game_without_cards_says_so(language: str) -> None:
    assert card_pages.shown(language, "micatio", "veto").view is None
