"""The menus, over random games of every kind: each legal move can be reached, nothing goes beyond Discord's limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass, replace
from enum import Enum
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, cast, get_args, get_origin

import pytest
from playing import SMALL, playout
from rooms import FIRST_USER, GAME, room_of, rooms_of

import lang
from cogs.ui import commands, excuses, ids, lobby_screens, menu, rulebook_pages, screens
from cogs.ui.ids import Verb
from cogs.ui.menu import Menu, Path
from cogs.ui.prompt import Prompt
from games import GAMES
from host.telling import posts
from host.telling.gathering import gathering, thread_name
from lang.rulebook import rulebook
from rules.engine.dice import Dice
from rules.engine.match import Match, NotAsked
from rules.engine.model import Refused

MOMENT = 99_999  # as long as it gets
PLAYED = [(name, seats) for name, title in GAMES.items() for seats in title.rules.SEATS]
EVERY = 11  # so many plies between two positions that are looked at


@cache
def positions(name: str, seats: int) -> list[Match]:
    """Some positions of a random game, the first and the last decisions among them, and each kind of question at least once."""
    matches = [match for match in playout(GAMES[name].rules, seats, f"menus {name} {seats}") if match.decision is not None]
    kinds = {_kind(match): match for match in matches}
    chosen = {id(match): match for match in (matches[0], *matches[::EVERY], matches[-1], *kinds.values())}
    return list(chosen.values())


def _kind(match: Match) -> Any:
    """What sort of question is asked."""
    assert match.decision is not None
    return match.decision.ask if isinstance(match.decision.ask, Enum) else type(match.decision.ask)


def asked(match: Match) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Who may answer, and with what."""
    assert match.decision is not None
    for seat in sorted(match.decision.may):
        yield seat, match.legal(seat)


def questions(legal: Sequence[Any], path: Path = ()) -> Iterator[tuple[Menu, Menu | None]]:
    """Every question of the menu's tree, with the one from which it was reached."""
    todo: list[tuple[Path, Menu | None]] = [(path, None)]
    while todo:
        path, parent = todo.pop()
        question = menu.menu(legal, path)
        yield question, parent
        todo += [(choice.path, question) for choice in question.choices if choice.move is None and not question.many]


def picks(question: Menu) -> Iterator[tuple[Path, Any]]:
    """Where each choice of a question leads, and to which move, pressed as a player would."""
    for choice in question.choices:
        if not question.many:
            yield choice.path, choice.move
            continue
        left, places = list(enumerate(question.items)), []
        for item in choice.value:
            place = next(pair for pair in left if pair[1] == item)
            left.remove(place)
            places.append(place)
        values = [f"{place}#{menu.token(item)}" for place, item in reversed(places)]  # in whatever order they were clicked
        yield menu.picked(question.path, values) if values else (*question.path, ""), choice.move


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_legal_move_is_on_the_menu(name: str, seats: int) -> None:
    for match in positions(name, seats):
        for _, legal in asked(match):
            reached = []
            for question, _ in questions(legal):
                for path, move in picks(question):
                    settled = menu.settle(legal, path)
                    if move is None and settled is None:
                        assert len(menu.menu(legal, path).choices) > 1, f"a dead end: {path}"
                        continue
                    assert move in (None, settled) or len(menu.menu(legal, path).choices) == 1
                    reached.append(move if move is not None else settled)
            assert sorted(map(repr, reached)) == sorted(map(repr, legal)), "each legal move by exactly one way"


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_press_names_its_path_within_the_limit(name: str, seats: int) -> None:
    for match in positions(name, seats):
        for _, legal in asked(match):
            for question, _ in questions(legal):
                for path, _ in picks(question):
                    for verb in (Verb.WALK, Verb.GO):
                        assert ids.read(ids.write(verb, GAME, MOMENT, path)) == ids.Press(verb, GAME, MOMENT, path)
                for verb in (Verb.SELECT, Verb.SEVERAL, Verb.FORMED):
                    assert ids.read(ids.write(verb, GAME, MOMENT, question.path)) == ids.Press(verb, GAME, MOMENT, question.path)


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_back_leads_to_the_question_before(name: str, seats: int) -> None:
    for match in positions(name, seats):
        for _, legal in asked(match):
            for question, parent in questions(legal):
                if parent is not None and len(question.choices) > 1:
                    assert menu.menu(legal, menu.back(partial(menu.menu, legal), question.path)).path == parent.path


def anything(hint: Any, chance: Dice) -> Any:
    """Some value of this type, sensible or not, as somebody might type it."""
    if get_origin(hint) is tuple:
        return tuple(anything(get_args(hint)[0], chance) for _ in range(chance.below(7)))
    if hint is int:
        return (-1, 0, 1, 2, 3, 7, 26, 999_999_999)[chance.below(8)]
    if is_dataclass(hint) and isinstance(hint, type):
        return hint(**{name: anything(inner, chance) for name, inner in menu.hints(hint).items()})
    values = commands._members(hint)
    return values[chance.below(len(values))]


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_whatever_is_said_is_played_or_refused(name: str, seats: int) -> None:
    """The rules judge every well-formed move of anybody at any time, be it nonsense; and each refusal has its sentence and the title
    of its paragraph: to a seat that is not asked, that of the question which is open to others."""
    chance, refused, uncalled = Dice(f"nonsense {name} {seats}", 0), 0, 0
    for match in positions(name, seats):
        room = room_of(match)
        for kind in GAMES[name].rules.MOVES:
            for _ in range(4):
                seat, move = chance.below(seats), kind(**{field: anything(hint, chance) for field, hint in menu.hints(kind).items()})
                try:
                    match.answer(seat, move)
                except Refused as refusal:
                    refused, uncalled = refused + 1, uncalled + isinstance(refusal.why, NotAsked)
                    for language in lang.LANGUAGES:
                        cited = rulebook(language, name).paragraphs[str(refusal.why.cite)]
                        assert f"\n-# {cited.number} · {cited.title}" in excuses.refusal(room, FIRST_USER + seat, refusal, language)
    assert refused > uncalled and (uncalled or name in {"lutece", *SMALL}), "where all are asked at once, nobody is left out"


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_suggestions_say_what_the_menu_says_beside_a_choice(name: str, seats: int, language: str) -> None:
    """Whoever types a command sees the same attack, price or owner; and a suggestion typed out names its value."""
    for match in positions(name, seats):
        room = room_of(match, language=language)
        for seat, legal in asked(match):
            typist, view = commands.speaker(Prompt.of(room, seat, language)), match.view(seat)
            for kind in dict.fromkeys(map(type, legal)):
                moves = [move for move in legal if type(move) is kind]
                for field in menu.names(kind):
                    named = commands.suggestions(kind, field, moves, view, typist)
                    assert len(dict(named)) == len(named), f"suggestions that look the same: {named}"
                    for move, label in zip(moves, (label for label, _ in named), strict=False) if len(menu.names(kind)) == 1 else ():
                        assert label.endswith(typist.game_text.remark(view, move, room.names))
                        assert commands.read(kind, {field: label}, typist) == move or menu.is_tuple(kind, field)


# ---------------------------------------------------------------- as Discord gets them


def check_screen(screen: screens.Screen) -> None:
    """What Discord would refuse, and what a player could not tell apart, in a message of the older kind."""
    assert 1 <= len(screen.text) <= 2000
    assert screen.view is not None
    rows = screen.view.to_components()
    parts = [part for row in rows for part in row["components"]]
    assert len(rows) <= 5 and all(len(row["components"]) <= 5 for row in rows)
    pressed = [part["custom_id"] for part in parts]
    assert len(set(pressed)) == len(pressed) and all(len(one) <= 100 for one in pressed)
    buttons = [part["label"] for part in parts if part["type"] == 2]
    assert len(set(buttons)) == len(buttons), f"buttons that look the same: {buttons}"
    assert all(1 <= len(label) <= 80 for label in buttons)
    for part in parts:
        if part["type"] == 3:
            check_select(part)


def check_select(select: dict[str, Any]) -> None:
    options, several = select["options"], select["custom_id"].startswith("a:t:")
    labels, values = [option["label"] for option in options], [option["value"] for option in options]
    assert 1 <= len(options) <= 25 and 1 <= select["min_values"] <= select["max_values"] <= len(options)
    assert len(set(values)) == len(values)
    assert several or len(set(labels)) == len(labels), f"lines that look the same: {labels}"
    assert all(1 <= len(label) <= 100 for label in labels) and all(1 <= len(value) <= 100 for value in values)
    assert len(select.get("placeholder") or "") <= 150


def long_names(seats: int) -> list[str]:
    """Names as long and as odd as Discord allows."""
    return [f"{seat}{'*_' * 16}"[:32] for seat in range(seats)]


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_post_fits_into_a_message(name: str, seats: int, language: str) -> None:
    """The board of every ply with its news, the score at the end, and every hand."""
    *_, end = playout(GAMES[name].rules, seats, f"posts {name} {seats}")
    for n, room in enumerate(rooms_of(end, long_names(seats), language)):
        if n % 5 and room.row.phase == "playing":
            continue
        shown = [posts.board(room, 0), *(posts.hand(room, seat, language) for seat in range(seats))]
        for post in shown:
            assert 1 <= len(post.text) <= 2000
            assert all(1 <= len(picture.alt) <= 1024 for picture in post.pictures)


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_lobby_can_be_shown(name: str, language: str) -> None:
    async def show() -> None:
        seats = max(GAMES[name].rules.SEATS)
        room = room_of(positions(name, seats)[0], long_names(seats), language)
        room.row = replace(room.row, phase="lobby", seed=None)
        room.seats = tuple(replace(row, wish=0) for row in room.seats)
        room.store = cast(Any, SimpleNamespace(now=lambda: room.row.opened))
        check_screen(screens.Screen(gathering(room, 24 * 3600).text, lobby_screens.lobby_view(room)))
        for user in (FIRST_USER, FIRST_USER + 1):
            check_screen(lobby_screens.computer_screen(room, user, language))
            check_screen(lobby_screens.seated_screen(room, user, language))
        check_screen(lobby_screens.close_screen(room, language))
        check_screen(lobby_screens.options_screen(room, language, threads=True))
        assert 1 <= len(thread_name(room)) <= 100
        check_screen(lobby_screens.options_screen(room, language))
        check_screen(lobby_screens.seat_screen(room, FIRST_USER, language))
        proof = lang.interface(language).proof("ab" * 32, [(n, 10**18, "x" * 40) for n in posts.callnames(room)], "ab" * 32, "cd" * 32)
        for verb in (Verb.RESIGN, Verb.END):
            check_screen(screens.sure_screen(room, language, verb, proof))
        check_screen(screens.Screen(proof, screens.log_view(room, language, 99, 100)))

    asyncio.run(show())


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_can_be_leafed_through(name: str, language: str) -> None:
    """Next leads from the contents to the last page and Previous back; every chapter is on the menu, and every paragraph is read once."""

    async def show() -> None:
        book, page, texts = rulebook(language, name), 0, []
        while True:
            screen = rulebook_pages.opened(language, name, page)
            check_screen(screen)
            assert screen.view is not None
            (chapters,), (previous, following, *_) = (list(row["components"]) for row in screen.view.to_components())
            texts.append(screen.text)
            assert [option["label"].split(" · ")[0] for option in chapters["options"][:-1]] == list(book.chapters)
            assert previous["disabled"] == (page == 0) and (page == 0 or previous["custom_id"].endswith(f"/{page - 1}"))
            if following["disabled"]:
                break
            page += 1
            assert following["custom_id"].endswith(f"/{page}")
        for paragraph in book.paragraphs.values():
            assert sum(paragraph.text in text for text in texts) == 1, paragraph.number
        for option in chapters["options"]:
            assert texts[int(option["value"])].startswith(f"## {option['label']}\n")
        assert rulebook_pages.opened(language, name, 10**4 - 1).text == texts[-1]
        chapter = next(reversed(book.chapters))
        first = next(text for text in texts if text.startswith(f"## {chapter} "))
        assert rulebook_pages.looked_up(language, name, chapter.lower()).text == first

    asyncio.run(show())
