"""Two worlds: what the channel and a player are shown must be the same in every world that player cannot tell from the real one.

For every game: texts, alt texts, menus and buttons all along random games, and the very bytes of the pictures at some places.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest
from playing import imagined, playout
from rooms import components_of, in_another_world, rooms_of

import lang
from cogs.handlers.play import warning
from cogs.ui import panel, screens
from cogs.ui.prompt import Prompt
from games import GAMES
from host.play.room import Room, Tried
from host.telling import posts, recap
from rules.engine.dice import Dice
from rules.engine.model import Seat


def variants(game: Any) -> Iterator[Any]:
    """The basic game, and the one with every option turned."""
    basic = game.Options()
    yield basic
    switches = {field.name: not getattr(basic, field.name) for field in fields(basic) if type(getattr(basic, field.name)) is bool}
    if switches:
        yield replace(basic, **switches)


OPEN = {"triumvirat"}  # nothing is hidden there
ENDS = {name: (min(title.rules.SEATS), max(title.rules.SEATS)) for name, title in GAMES.items()}
TABLES = [
    (name, seats, options)
    for name, title in GAMES.items()
    if name not in OPEN
    for seats in title.rules.SEATS
    for options in variants(title.rules)
]


@cache
def rooms(name: str, seats: int, options: Any) -> list[Room]:
    """Every room of a random game in which somebody is asked."""
    *_, end = playout(GAMES[name].rules, seats, f"secrecy {name} {seats}", options)
    return [room for room in rooms_of(end) if room.waiting]


def worlds(some: list[Room]) -> Iterator[tuple[Room, Room, Seat]]:
    """A room, the same room as it might be for all a seat knows, and that seat; for every seat."""
    chance, different = Dice("worlds", 0), 0
    for room in some:
        assert room.match is not None
        for seat in range(room.row.seats):
            twin = in_another_world(room, imagined(room.match, seat, chance))
            different += twin.match != room.match
            yield room, twin, seat
    assert different, "no world differed: nothing was shown"


def public(room: Room, language: str) -> Any:
    """Everything the channel is shown, but for the pictures themselves."""
    room.row = replace(room.row, lang=language)
    post = posts.board(room, 0)
    buttons = screens.board_view(room).to_components()
    return post.text, [picture.alt for picture in post.pictures], post.mentions, posts.position(room, language), buttons, room.called


def private(room: Room, seat: Seat, language: str) -> Any:
    """Everything this player is shown: the hand, the menu with its standing orders, and the moves that are suggested."""
    match, hand = room.dealt(), posts.hand(room, seat, language)
    texts = [hand.text, *(picture.alt for picture in hand.pictures), recap.since(room, seat, language)]
    if not match.may(seat):
        return texts
    prompt = Prompt.of(room, seat, language)
    screen = panel.moves(prompt)
    legal = match.legal(seat)
    asked_twice = [move for move in legal if warning(prompt, Tried.of(match, seat, move))]
    return texts, screen.text, components_of(screen.layout), legal, asked_twice


def drawn(post: posts.Post) -> list[bytes]:
    return [picture.draw() for picture in post.pictures]


def ids(table: tuple[str, int, Any]) -> str:
    name, seats, options = table
    return f"{name}-{seats}{'' if options == GAMES[name].rules.Options() else '-options'}"


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_texts_and_menus_tell_no_world_from_another(table: tuple[str, int, Any]) -> None:
    async def compare() -> None:  # a view wants a running loop
        for room, twin, seat in worlds([*rooms(*table)[:3], *rooms(*table)[3::13]]):
            for language in lang.LANGUAGES:
                assert public(room, language) == public(twin, language)
                assert private(room, seat, language) == private(twin, seat, language)

    asyncio.run(compare())


@pytest.mark.parametrize("table", [table for table in TABLES if table[1] in ENDS[table[0]]], ids=ids)
def test_pictures_tell_no_world_from_another(table: tuple[str, int, Any]) -> None:
    """At three places of a game, each for another seat."""
    found = rooms(*table)
    quarters = [found[len(found) * n // 4] for n in (1, 2, 3)]
    for n, (room, twin, seat) in enumerate(worlds(quarters)):
        if n // table[1] % table[1] == seat:
            assert drawn(posts.board(room, 0)) == drawn(posts.board(twin, 0))
            assert drawn(posts.hand(room, seat, "en")) == drawn(posts.hand(twin, seat, "en"))
