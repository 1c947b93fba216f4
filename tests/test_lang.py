"""Every game says everything it has to say, in French and in English, within Discord's limits and well set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playing import SMALL
from wording import assert_well_set, assert_whole, flat, specimens

import games
import rules
from lang import LANGUAGES, Command, GameText
from lang.shared import a, de, en_count, first_fit, fr_count, join
from rules import micatio
from rules.cesar import events as cesar
from rules.fortuna import events as fortuna
from rules.fortuna import questions as asks
from rules.lutece import events as lutece
from rules.triumvirat import events as triumvirat

GAMES = tuple(games.GAMES)
NAMES = ("Octave", "{Livia}", "Marc", "Élise", "Numa")  # people call themselves anything
PRIVATE = {cesar.MissionGiven, cesar.HandSeen, cesar.CardsDrawn, fortuna.CardsSeen, fortuna.CardGained}
SOURCES = Path(rules.__file__).parent
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")

SEATING = {"sides", "box"}  # options that are set by taking a seat, or by a box of one's own
SUBCOMMANDS, COMMAND_TEXT = 25, 8000  # Discord's limits for one command

each_game = pytest.mark.parametrize("game", GAMES)
each_tongue = pytest.mark.parametrize(("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES])


def silent(about: Any) -> bool:
    """Public events without a line: another tells it, or nothing is to be told."""
    match about:
        case cesar.TurnBegan() | lutece.TakenBack():
            return True
        case fortuna.Executed(means=means):
            return means is not fortuna.Means.TURN
        case fortuna.Forced(ask=asks.RollDice() | asks.FinishTurn() | asks.UseMight()):
            return True
        case triumvirat.Loaded() | triumvirat.Escorted() | triumvirat.MovementEnded(forced=False) | triumvirat.StockShort(stock=0):
            return True
        case triumvirat.StoneMoved(stone):
            return stone > 0
        case _:
            return False


@dataclass(frozen=True)
class Vocabulary:
    """All a game speaks of."""

    seats: range  # of its fullest table
    events: list[Any]
    moves: list[Any]
    asks: list[Any]
    reasons: list[Any]
    orders: list[Any]
    move_types: tuple[type, ...]
    options: Any


def vocabulary(game: str) -> Vocabulary:
    events, moves, questions, state, refusals = (
        part(game, name) for name in ("events", "moves", "questions", "state", "refusals")
    )
    return Vocabulary(
        range(max(import_module(f"rules.{game}").SEATS)),
        specimens(events.Event),
        specimens(moves.Move),
        specimens(questions.Task if game == "cesar" else questions.Ask),
        specimens(refusals.Reason),
        [order for kind in moves.ORDERS for order in specimens(kind)],
        moves.MOVES,
        state.Options,
    )


def part(game: str, name: str) -> Any:
    """A module of a game's rules; of a small game, which is one module, that."""
    return import_module(f"rules.{game}.{name}" if (SOURCES / game / f"{name}.py").exists() else f"rules.{game}")


def spoken(game_text: GameText, game: str) -> Iterator[tuple[Any, str]]:
    """Every sentence about every specimen, with what it is about."""
    words = vocabulary(game)
    names = NAMES[: len(words.seats)]
    for event in words.events:
        tell = game_text.private if type(event) in PRIVATE else game_text.event
        yield event, tell(event, names)
    for ask in words.asks:
        yield ask, game_text.asked(ask, "**Octave**")
        yield ask, game_text.ask(ask)
    for seat in words.seats:
        yield from ((move, game_text.move(move, seat)) for move in words.moves)
        yield from ((move, game_text.did(move, seat, names)) for move in words.moves)
        yield from ((why, game_text.refusal(why, seat)) for why in words.reasons)
    yield from ((order, game_text.order(order)) for order in words.orders)
    for move in words.move_types:
        yield move, game_text.kind(move)
        yield from (((move, field.name), game_text.field(move, field.name)) for field in fields(move))


def written(game_text: GameText) -> Iterator[str]:
    """The fixed texts."""
    yield from (game_text.TITLE, game_text.PITCH, game_text.BLURB, *game_text.ROLES, *game_text.PICTURE.values())
    for command in game_text.COMMANDS.values():
        yield command.description
        yield from (description for _, description in command.options.values())
    for choice in game_text.CHOICES.values():
        yield from (choice.name, choice.description)


@each_tongue
def test_a_tongue_has_all_the_protocol_asks_for(language: str, game: str) -> None:
    game_text = games.text(language, game)
    wanted = [*GameText.__annotations__, *(name for name in vars(GameText) if not name.startswith("_"))]
    assert [name for name in wanted if not hasattr(game_text, name)] == []


@each_tongue
def test_every_move_has_a_command_that_discord_accepts(language: str, game: str) -> None:
    words, commands = vocabulary(game), games.text(language, game).COMMANDS
    assert set(commands) == {move for move in words.move_types if not getattr(move, "HOUSE", False)}
    different = {command.name: command for command in commands.values()}
    assert all(different[command.name] == command for command in commands.values())  # one word may stand for several moves
    assert len(different) <= SUBCOMMANDS
    for move, command in commands.items():
        options = dict(command.options.values())
        assert [*command.options] == [field.name for field in fields(move)]
        assert len(options) == len(command.options)
        for name, description in ((command.name, command.description), *options.items()):
            assert COMMAND_NAME.fullmatch(name) and name == name.lower(), name
            assert 1 <= len(description) <= 100, description


@each_game
def test_the_commands_of_a_game_fit_discord_in_both_languages_at_once(game: str) -> None:
    french, english = (games.text(language, game).COMMANDS for language in LANGUAGES)
    assert list(french) == list(english)
    group = {command.name: command for commands in (french, english) for command in commands.values()}
    assert sum(len(text) for command in group.values() for text in _texts(command)) < COMMAND_TEXT


def _texts(command: Command) -> Iterator[str]:
    yield from (command.name, command.description)
    for name, description in command.options.values():
        yield from (name, description)


@each_tongue
def test_everything_that_can_be_said_is_said(language: str, game: str) -> None:
    for about, text in spoken(games.text(language, game), game):
        assert bool(text) != silent(about), about


@each_game
def test_french_and_english_differ_in_every_sentence(game: str) -> None:
    french, english = (list(spoken(games.text(language, game), game)) for language in LANGUAGES)
    for (about, here), (_, there) in zip(french, english, strict=True):
        assert here != there or not here, about


@each_tongue
def test_what_one_player_is_told_has_no_line_in_the_channel(language: str, game: str) -> None:
    for event in vocabulary(game).events:
        if type(event) in PRIVATE:
            assert games.text(language, game).event(event, NAMES) == ""


FIRST = {
    "cesar": cesar.Dealt,
    "fortuna": fortuna.Seated,
    "lutece": lutece.Dealt,
    "micatio": micatio.Began,
    "triumvirat": triumvirat.GameBegan,
}
TURNS = {
    cesar.TurnBegan(1, 14): ("Tour 14 · Cléopâtre (Livia)", "Turn 14 · Cleopatra (Livia)"),
    cesar.LastTurn(0): ("Dernier tour · César (Octave)", "Last turn · Caesar (Octave)"),
    fortuna.TurnBegan(1, 3, None): ("Manche 3 · Livia", "Round 3 · Livia"),
    lutece.RoundBegan(5, 0): ("Tour 5", "Round 5"),
    micatio.Thrown(3, (), 7): ("Lancer 3", "Throw 3"),
    triumvirat.TurnBegan(0, 2, 3, 4): ("Année 3, tour 2 · César (Octave)", "Year 3, turn 2 · Caesar (Octave)"),
}


@each_game
def test_the_log_has_a_heading_where_a_turn_begins(game: str) -> None:
    begins = (FIRST[game], *(type(event) for event in TURNS))
    for n, language in enumerate(LANGUAGES):
        game_text = games.text(language, game)
        for event in vocabulary(game).events:
            assert bool(game_text.heading(event, NAMES)) == isinstance(event, begins), event
        for event, headings in TURNS.items():
            if type(event).__module__.startswith(f"rules.{game}"):
                assert flat(game_text.heading(event, ("Octave", "Livia", "Marc"))) == headings[n]


@each_tongue
def test_buttons_and_labels_fit(language: str, game: str) -> None:
    game_text, words = games.text(language, game), vocabulary(game)
    assert [kind for kind in words.move_types if len(game_text.kind(kind)) > 40] == []
    labels = [game_text.move(move, seat) for move in words.moves for seat in words.seats]
    labels += [label for ask in words.asks for _, label in game_text.live(ask)]
    assert [label for label in labels if len(label) > 80] == []


@each_tongue
def test_a_move_is_told_to_who_made_it_in_a_sentence(language: str, game: str) -> None:
    game_text, words = games.text(language, game), vocabulary(game)
    for seat, move in product(words.seats, words.moves):
        deed = game_text.did(move, seat, NAMES)
        assert deed.endswith(".") and deed != game_text.move(move, seat, NAMES), deed
        assert language == "fr" or re.match(r"You\b|You’re|Your\b", deed), deed


@each_game
def test_what_only_says_a_move_again_is_told_both_ways(game: str) -> None:
    """An echo has a line for the channel, which the player's own sentence stands for; both languages agree which they are."""
    french, english = (games.text(language, game) for language in LANGUAGES)
    echoes = [event for event in vocabulary(game).events if english.echo(event)]
    assert all(french.echo(event) for event in echoes) and (echoes or game in SMALL)
    assert all(english.event(event, NAMES) or silent(event) for event in echoes)


@each_tongue
def test_no_two_values_of_a_field_look_alike_in_its_menu(language: str, game: str) -> None:
    game_text, words = games.text(language, game), vocabulary(game)
    for seat in words.seats:
        labels: dict[tuple[type, str], dict[Any, str]] = {}
        for move in words.moves:
            for field in fields(move):
                value, named = getattr(move, field.name), labels.setdefault((type(move), field.name), {})
                for one in value if isinstance(value, tuple) else (value,):
                    named[one] = game_text.choice(type(move), field.name, one, seat, NAMES)
        for shown in labels.values():
            assert len(set(shown.values())) == len(shown), shown
            assert all(1 <= len(label) <= 100 for label in shown.values())


@each_tongue
def test_sentences_are_whole(language: str, game: str) -> None:
    game_text = games.text(language, game)
    for text in [*(text for _, text in spoken(game_text, game)), *written(game_text)]:
        assert_whole(re.sub(r"{\w+}", "3", text))


@each_game
def test_french_is_well_set(game: str) -> None:
    game_text = games.text("fr", game)
    for text in [*(text for _, text in spoken(game_text, game)), *written(game_text)]:
        assert_well_set(text)


@each_game
def test_pictures_have_the_same_words_in_both_languages(game: str) -> None:
    french, english = (games.text(language, game).PICTURE for language in LANGUAGES)
    assert list(french) == list(english)
    for key, text in french.items():
        assert text and english[key]
        assert re.findall(r"{\w+}", text) == re.findall(r"{\w+}", english[key]), key


@each_tongue
def test_every_option_of_the_lobby_is_explained(language: str, game: str) -> None:
    choices = games.text(language, game).CHOICES
    assert list(choices) == [field.name for field in fields(vocabulary(game).options) if field.name not in SEATING]
    for choice in choices.values():
        assert 1 <= len(choice.name) <= 40
        assert 1 <= len(choice.description) <= 100


def test_small_words_agree() -> None:
    assert join(["a"], "et") == "a" and join(["a", "b", "c"], "et") == "a, b et c" and join([], "et") == ""
    assert [fr_count(n, "carte") for n in (0, 1, 2)] == ["0\u00a0carte", "1\u00a0carte", "2\u00a0cartes"]
    assert [en_count(n, "card") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [de(name) for name in ("Marc", "**Élise**", "Yves", "Yann", "<@1>")] == [
        "de Marc",
        "d’**Élise**",
        "d’Yves",
        "de Yann",
        "de <@1>",
    ]
    assert [a(word) for word in ("Senator", "Aedile")] == ["a Senator", "an Aedile"]
    assert first_fit("longer", "short", limit=5) == "short" and first_fit("abcdef", limit=4) == "ab…f"
