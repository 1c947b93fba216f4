"""The bot's own emoji: which there are, how they look, and where they stand."""

from __future__ import annotations

import io
import json
import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import SelectOption, ui
from PIL import Image
from rooms import components_of

import games
import lang
from cogs.emoji import EmojiShelf
from lang.emoji import Beside
from render import emoji
from rules.cesar.components import Group
from rules.fortuna.components import Action, Cube

NAMES = sorted(games.emoji_words("en"))
MARK = re.compile(r"<:\w+:\d+>\u00a0")


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_an_emoji_stands_beside_its_word_and_never_alone(language: str) -> None:
    beside, marks = Beside(games.emoji_words(language)), {name: f"<:{name}:{n}>" for n, name in enumerate(NAMES)}
    fortuna, cesar, triumvirat = (games.text(language, game) for game in ("fortuna", "cesar", "triumvirat"))
    wheat, harvest = fortuna.term(Cube.WHEAT, 0), fortuna.term(Action.HARVEST, 0)
    senators, legion = cesar.term(Group.SENATORS, 0), triumvirat.EMOJI["legion"][1]
    text = f"Marc: 2 {wheat}.\n**{harvest}** · 1\u00a0{wheat}\n- **{senators}** · 12\u00a0{legion}, {wheat}, {senators}"
    adorned = beside.text(text, marks, 2000)
    assert re.findall(r"<:(\w+):", adorned) == ["wheat", "harvest", "wheat", "senator", "legion"] and MARK.sub("", adorned) == text
    assert beside.text(text, {}, 2000) == text
    assert beside.text(text, {"wheat": marks["wheat"]}, 2000).count("<:") == 2, "those that are there, and no others"
    assert len(beside.text(text, marks, len(text) + 20)) <= len(text) + 20


def test_what_only_looks_like_a_thing_has_none() -> None:
    beside, marks = Beside(games.emoji_words("en")), {name: f"<:{name}:1>" for name in NAMES}
    for text in ("<@12> goldsmith 2 goldfish", "https://example.com/2 gold/", "`2 gold`", "Harvest and gold", "round 2. Gold"):
        assert beside.text(text, marks, 2000) == text
    assert beside.label("Play") is None and beside.label("Goldsmith") is None


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_a_label_has_the_emoji_of_what_it_begins_with(language: str) -> None:
    beside, fortuna, cesar = Beside(games.emoji_words(language)), games.text(language, "fortuna"), games.text(language, "cesar")
    wheat, trade = (fortuna.term(thing, 0) for thing in (Cube.WHEAT, Action.WHEAT_TRADE))
    labels = (cesar.term(Group.CENSORS, 0), f"2\u00a0{wheat}", f"{trade} · 2 {wheat}", wheat)
    assert [beside.label(label) for label in labels] == ["censor", "wheat", "wheat_trade", "wheat"]


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_titles_of_games_stand_alike(language: str) -> None:
    """Not some with an emoji of a thing that has the same name, and some without."""
    beside = Beside(games.emoji_words(language))
    assert {beside.label(games.text(language, game).TITLE) for game in games.GAMES} == {None}


def test_both_languages_and_the_pictures_know_the_same_emoji() -> None:
    assert sorted(games.emoji_words("fr")) == NAMES and len(NAMES) > 50
    assert all(re.fullmatch(r"[a-z_]{2,32}", name) for name in NAMES)
    assert len({emoji.digest(name) for name in NAMES}) >= len(NAMES) - 1  # a legionary has the helmet of a centurion
    assert emoji.digest("wheat") == emoji.digest("wheat")
    for name in NAMES:
        data = emoji.picture(name)
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.size == (128, 128) and picture.mode == "RGBA" and len(data) < 64 * 1024


def refusal(field: str, message: str) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    errors = {field: {"_errors": [{"message": message}]}}
    return discord.HTTPException(response, {"code": 50035, "message": "Invalid Form Body", "errors": errors})


def test_a_panel_is_dressed_within_its_room_and_undressed_again() -> None:
    """Texts, the buttons beside them and lists, in Discord's newer layout; where Discord refuses an emoji it stands as it was."""
    nobody: Any = None
    shelf = EmojiShelf(nobody)  # nothing is uploaded
    shelf.ids = {name: 10**18 + n for n, name in enumerate(NAMES)}
    view = ui.LayoutView()
    view.add_item(ui.Section("**Harvest** · 2 Wheat", accessory=ui.Button(label="Use", custom_id="u")))
    view.add_item(ui.ActionRow(ui.Button(label="Senators", custom_id="s"), ui.Button(label="Back", custom_id="b")))
    view.add_item(ui.ActionRow(ui.Select(options=[SelectOption(label="2 Wheat"), SelectOption(label="Other")])))
    plain = components_of(view)
    shelf.dress(view, "en")
    told = json.dumps(components_of(view))
    assert re.findall(r"<:(\w+):", told) == ["harvest", "wheat"] and told.count('"name": "senator"') == told.count('"name": "wheat"') == 1
    assert not shelf.refused(refusal("content", "Must be 2000 or fewer in length."), view) and shelf.ids
    assert shelf.refused(refusal("emoji", "Invalid emoji"), view) and not shelf.ids and components_of(view) == plain
    full = ui.LayoutView()
    full.add_item(ui.TextDisplay("2 Wheat " * 499))
    shelf.ids = {"wheat": 10**18}
    shelf.dress(full, "en")
    assert full.content_length() <= 4000
