"""Words as people type them, in suggestions and in what is submitted; and moves that come at another time."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playing import SMALL, playout
from rooms import FIRST_USER, room_of

import games
import lang
from cogs.ui import commands, excuses, menu
from cogs.ui.prompt import Prompt
from cogs.ui.typed import found, likeness, meant
from games import GAMES
from lang import LANGUAGES
from lang.errors import HostError, NotReadable
from lang.rulebook import rulebook
from rules.engine.match import Match, OtherQuestion
from rules.engine.model import Refused

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("typed", "name", "rank"),
    [
        ("assassinat", "M · Assassinat", 1), ("ASSASSINAT m", "M · Assassinat", 1), ("m · assassinat", "M · Assassinat", 0),
        ("assas", "M · Assassinat", 2), ("sassin", "M · Assassinat", 3), ("prefet", "Préfet (3)", 1), ("3 pref", "Préfet (3)", 2),
        ("colere dieux", "Colère des dieux", 1), ("dieux col", "Colère des dieux", 2), ("d'auguste", "Statue d’Auguste", 1),
        ("galia nar", "Galia Narbonensis", 2), ("oeuvre", "Œuvre", 0), ("", "anything", 1), ("Narnia", "Hispania", None),
        ("al al", "Alii", None), ("a ab", "ab a", 1), ("a ab", "abc a", 2),
    ],
)  # fmt: skip
def test_how_well_words_fit(typed: str, name: str, rank: int | None) -> None:
    assert likeness(typed, name) == rank


def test_the_best_fit_comes_first_and_alone_if_it_is() -> None:
    names = ["Galia Cisalpina", "Galia Narbonensis", "Italia", "Gallia"]
    assert found("lia", names, str) == ["Galia Cisalpina", "Galia Narbonensis", "Italia", "Gallia"]
    assert found("galia", names, str) == names[:2] == meant("galia", names, str)
    assert meant("italia", names, str) == ["Italia"] and meant("narb", names, str) == ["Galia Narbonensis"]
    assert meant("", names, str) == [] == meant("·", names, str) == meant("Narnia", names, str)


# ---------------------------------------------------------------- what is submitted


@cache
def positions(game: str) -> tuple[Match, ...]:
    rules = GAMES[game].rules
    seats = (min(rules.SEATS), max(rules.SEATS))
    return tuple(match for n in seats for match in islice(playout(rules, n, f"typed {game}"), 0, 300, 7))


def sloppy(text: str) -> Iterator[str]:
    """Copies of words without accents and capitals, backwards, and cut short."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    words = "".join(c if c.isalnum() else " " for c in bare).split()
    yield bare
    yield " ".join(reversed(words))
    yield "-".join(word[:5] for word in words)


@each_language
@each_game
def test_a_legal_move_is_found_however_it_is_typed(game: str, language: str) -> None:
    """Nothing typed is ever taken for another legal move: it is the one that was meant, or said to be unclear."""
    read_as_meant = unclear = 0
    for match in positions(game):
        for seat in sorted(match.waiting):
            prompt = Prompt.of(room_of(match, language=language), seat, language)
            speaker = commands.speaker(prompt)
            for move in prompt.legal[:: max(1, len(prompt.legal) // 6)]:
                kind = type(move)
                alike = [other for other in prompt.legal if type(other) is kind]
                named = {name: getattr(move, name) for name in menu.names(kind) if isinstance(getattr(move, name), Enum)}
                exact = {name: menu.token(getattr(move, name)) or "-" for name in menu.names(kind)}
                assert commands.read(kind, exact, speaker, alike) == move
                for name, value in named.items():
                    for text in sloppy(speaker.spell(kind, name, value)):
                        try:
                            assert commands.read(kind, exact | {name: text}, speaker, alike) == move, text
                            read_as_meant += 1
                        except HostError as error:
                            assert isinstance(error.why, NotReadable) and len(error.why.choices) > 1, (text, error.why)
                            assert speaker.spell(kind, name, value) in error.why.choices
                            unclear += 1
    assert unclear <= read_as_meant / 10
    assert read_as_meant or game in SMALL, "it may be all numbers"


@each_language
def test_what_could_mean_several_things_is_said_to(language: str) -> None:
    match = next(match for match in positions("triumvirat") if any("March" in type(move).__name__ for move in match.legal(0)))
    prompt = Prompt.of(room_of(match, language=language), 0, language)
    kind = next(type(move) for move in prompt.legal if type(move).__name__ == "March")
    with pytest.raises(HostError) as unclear:
        commands.read(kind, {"to": "a"}, commands.speaker(prompt), prompt.legal)
    assert isinstance(unclear.value.why, NotReadable) and len(unclear.value.why.choices) > 1
    text = lang.interface(language).host_error(unclear.value.why)
    assert unclear.value.why.choices[0] in text and unclear.value.why.choices[1] in text
    with pytest.raises(HostError) as unknown:
        commands.read(kind, {"to": "Narnia"}, commands.speaker(prompt), prompt.legal)
    assert unknown.value.why == NotReadable("Narnia", games.text(language, "triumvirat").COMMANDS[kind].options["to"][0])


# ---------------------------------------------------------------- at another time


@each_game
def test_a_kind_of_move_is_misplaced_exactly_where_the_law_says_so(game: str) -> None:
    """What is legal is in place; what is not in place is refused with the same reason, whatever its details."""
    rules = GAMES[game].rules
    samples: dict[type, Any] = {}
    seen: set[type] = set()
    for match in positions(game):
        for seat in sorted(match.waiting):
            legal = match.legal(seat)
            samples |= {type(move): move for move in legal}
            assert all(rules.misplaced(match.view(seat), type(move)) is None for move in legal)
            for kind, sample in samples.items():
                if (why := rules.misplaced(match.view(seat), kind)) is not None:
                    with pytest.raises(Refused) as refused:
                        rules.check(match.view(seat), sample)
                    assert refused.value.why == why
                    seen.add(type(why))
    assert seen or game in SMALL


@each_language
@each_game
def test_a_move_out_of_place_is_told_where_it_belongs(game: str, language: str) -> None:
    """In words, with a paragraph of the rulebook: of the question it answers, not of the one that is asked."""
    rules, book, say = GAMES[game].rules, rulebook(language, game), lang.interface(language)
    for match in positions(game)[::5]:
        for seat in sorted(match.waiting):
            room = room_of(match, language=language)
            for kind in rules.MOVES:
                why = rules.misplaced(match.view(seat), kind)
                if why is None:
                    continue
                text = excuses.refusal(room, FIRST_USER + seat, Refused(why), language)
                assert f"{why.cite} · {book.paragraphs[str(why.cite)].title}" in text
                if isinstance(why, OtherQuestion) and why.cite != why.ask.cite:
                    assert book.chapters[book.paragraphs[why.cite].chapter] in text
                    assert (say.belongs_elsewhere("…", later=True).split("…")[0] in text) == (
                        list(book.paragraphs).index(why.cite) > list(book.paragraphs).index(why.ask.cite)
                    )
