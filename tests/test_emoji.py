"""The bot's own emoji: which there are, how they look, and where they stand."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

import games
import lang
from lang.emoji import Beside
from render import emoji

NAMES = sorted(games.emoji_words("en"))
MARK = re.compile(r"<:\w+:\d+>\u00a0")


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_an_emoji_stands_beside_its_word_and_never_alone(language: str) -> None:
    beside, marks = Beside(games.emoji_words(language)), {name: f"<:{name}:{n}>" for n, name in enumerate(NAMES)}
    told = {
        "en": (
            "Marc gets 2 Wheat and 1 coin.\n**Harvest** · 2 Wheat\n- **Senators**: 3 cards, 12 legions, 1 civil servant",
            ["wheat", "coin", "harvest", "wheat", "senator", "legion", "servant"],
        ),
        "fr": (
            "Marc gagne 2\u00a0Blés et 1 Argent.\n**Moisson** · 2\u00a0Blés\n"
            "- **Sénateurs**\u00a0: 3 cartes, 12\u00a0légions, 1\u00a0fonctionnaire",
            ["wheat", "coin", "harvest", "wheat", "senator", "legion", "servant"],
        ),
    }
    text, wanted = told[language]
    adorned = beside.text(text, marks, 2000)
    assert re.findall(r"<:(\w+):", adorned) == wanted and MARK.sub("", adorned) == text
    assert beside.text(text, {}, 2000) == text
    assert beside.text(text, {"wheat": marks["wheat"]}, 2000).count("<:") == 2, "those that are there, and no others"
    assert len(beside.text(text, marks, len(text) + 20)) <= len(text) + 20


def test_what_only_looks_like_a_thing_has_none() -> None:
    beside, marks = Beside(games.emoji_words("en")), {name: f"<:{name}:1>" for name in NAMES}
    for text in ("<@12> goldsmith 2 goldfish", "https://example.com/2 gold/", "`2 gold`", "Harvest and gold", "round 2. Gold"):
        assert beside.text(text, marks, 2000) == text
    assert beside.label("Play") is None and beside.label("Goldsmith") is None


def test_a_label_has_the_emoji_of_what_it_begins_with() -> None:
    english, french = (Beside(games.emoji_words(language)) for language in ("en", "fr"))
    assert [english.label(label) for label in ("Senators", "2 Wheat", "Wheat Trade · 2 coins", "3 legions", "Baker (A)")] == [
        "senator",
        "wheat",
        "wheat_trade",
        "legion",
        "baker",
    ]
    assert [french.label(label) for label in ("Commerce de blé · 2 Argents", "Eau", "Sénateurs")] == ["wheat_trade", "water", "senator"]


def test_both_languages_and_the_pictures_know_the_same_emoji() -> None:
    assert sorted(games.emoji_words("fr")) == NAMES and len(NAMES) > 50
    assert all(re.fullmatch(r"[a-z_]{2,32}", name) for name in NAMES)
    assert len({emoji.digest(name) for name in NAMES}) >= len(NAMES) - 1  # a legionary has the helmet of a centurion
    assert emoji.digest("wheat") == emoji.digest("wheat")
    for name in NAMES:
        data = emoji.picture(name)
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.size == (128, 128) and picture.mode == "RGBA" and len(data) < 64 * 1024
