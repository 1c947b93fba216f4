"""The private panel, over random games of every kind: every legal move can be pressed, every press is legal, Discord takes every screen."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path as File
from typing import Any

import pytest
from lutece_positions import lay, say, town
from playing import playout
from rooms import GAME, components_of, room_of
from tables import ALICE, BOB, with_rooms
from test_menu import PLAYED, asked, long_names, positions
from wording import flat

import games
import lang
from ai import Thought
from cogs.handlers import looking, play
from cogs.ui import ids, lines, menu, panel, screens
from cogs.ui.ids import Verb
from cogs.ui.labels import BESIDE
from cogs.ui.lines import RARE, Line, Option, Question
from cogs.ui.menu import Path
from cogs.ui.phrases import Phrases
from cogs.ui.prompt import Prompt
from cogs.ui.screens import Screen
from games import GAMES
from host.play import lobby
from host.play.room import Answered
from host.play.rooms import Rooms
from host.telling import posts
from host.telling.hidden import holds
from lang.en.fortuna.terms import space
from rules.cesar.components import Group, Pile
from rules.cesar.moves import Draw, LayDown, LayUp
from rules.cesar.questions import Ask
from rules.engine.codec import tag_of
from rules.engine.dice import Dice
from rules.engine.match import Match, unfold
from rules.engine.model import Kind
from rules.fortuna.moves import Claim, Decline, Give, GiveWater
from rules.fortuna.questions import ChooseFavour, KeepCards, KeepPalace, LockCards
from rules.lutece import moves as lutece
from rules.lutece.components import Side as LuteceSide
from rules.micatio import Show
from rules.triumvirat.events import Marched
from rules.triumvirat.moves import March
from rules.triumvirat.questions import Movement
from sandbox.component_kinds import walk
from sandbox.component_limits import check_components
from sandbox.errors import Problems

MOMENT = 99_999  # as long as it gets


def prompts(name: str, seats: int, language: str = "en") -> Iterator[Prompt]:
    """What everybody who may answer is asked, in some positions of a random game."""
    for match in positions(name, seats):
        late = replace(match, moment=MOMENT)
        room = room_of(late, long_names(seats), language)
        for seat, _ in asked(match):
            yield Prompt(room, late, seat, language)


def questions(prompt: Prompt) -> Iterator[Question]:
    """Every question that presses lead to, the first one first."""
    todo: list[Path] = [()]
    while todo:
        question = panel.ask(prompt, todo.pop())
        yield question
        todo += [option.words for option, _ in question.options if not option.moves]
        todo += [(RARE,)] if question.more else []


def picked(question: Question) -> list[Any]:
    """The moves that a multiple choice stands for."""
    return [choice.move for choice in question.pick.choices] if question.pick else []


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_legal_move_can_be_pressed(name: str, seats: int) -> None:
    """By itself; or as the first of several, if every way on from there can be pressed, too."""
    for prompt in prompts(name, seats):
        pressed: list[tuple[Any, ...]] = []
        numbers: list[Path] = []
        for question in questions(prompt):
            pressed += [option.moves for option, _ in question.options if option.moves]
            pressed += [(move,) for move in picked(question)]
            numbers += [question.form] if question.form is not None else []
        for move in prompt.legal:
            ways = [way for way in pressed if way[0] == move]
            if (move,) in ways or any(menu.tokens(move)[: len(path)] == path for path in numbers):
                continue
            assert ways, f"{move} cannot be pressed"
            assert {way[1] for way in ways} >= set(prompt.after((move,)).legal(prompt.seat)), f"after {move} not everything can be said"


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_press_plays_what_it_says(name: str, seats: int) -> None:
    """Move by move it is legal, until something is revealed that may change it; and the words on the wire say the same."""
    for prompt in prompts(name, seats):
        for question in questions(prompt):
            for option, _ in question.options:
                assert ids.read(ids.write(Verb.ALL, GAME, MOMENT, option.words)) == ids.Press(Verb.ALL, GAME, MOMENT, option.words)
                assert len("/".join(option.words)) <= 100
                if not option.moves:
                    continue
                said = [*option.moves, *([option.plan] if option.plan else [])]
                assert lines.parted(option.words) == [menu.tokens(move) for move in said]
                assert [play._spoken(prompt, path) for path in lines.parted(option.words)] == said
                check_way(prompt, option)


def check_way(prompt: Prompt, option: Option) -> None:
    match = prompt.world
    for n, move in enumerate(option.moves):
        assert move in match.legal(prompt.seat), f"{move} of {option.moves}"
        match, _ = match.answer(prompt.seat, move)
        known = match.own_step(prompt.seat) is not None or n == len(option.moves) - 1 or getattr(move, "GOES_ON", False)
        assert known, f"{option.moves} goes on after {move} has revealed something"


def test_what_a_line_says_of_a_march_over_several_provinces_comes_true() -> None:
    """T3.2, T3.3: the points that all its steps cost, and the gold that is found on the way."""
    seen = 0
    for match in playout(GAMES["triumvirat"].rules, 3, "marches"):
        if match.decision is None or not isinstance(match.decision.ask, Movement):
            continue
        (seat,) = match.decision.may
        prompt = Prompt(room_of(match), match, seat, "en")
        for line in panel.ask(prompt, ()).lines:
            for option in (one for one in line.options if [type(move) for move in one.moves].count(March) > 1):
                world = prompt.world
                for move in option.moves:
                    world, told = world.answer(seat, move)
                left = next(one.event.points for one in reversed(told) if isinstance(one.event, Marched))
                said = Phrases(prompt).button(line, option)
                assert f"{match.decision.ask.points - left} points in all" in said.replace("\u00a0", " "), said
                seen += 1
    assert seen


def test_what_a_line_promises_of_a_favour_comes_true() -> None:
    """F5.2, F5.7: the space it leads to and the tax of a skip, whether the press goes on to end the turn or not."""
    told: Counter[tuple[type, int]] = Counter()
    for match in playout(GAMES["fortuna"].rules, 3, "promises"):
        if match.decision is None or not isinstance(match.decision.ask, ChooseFavour):
            continue
        (seat,) = match.decision.may
        prompt = Prompt(room_of(match, ("Ada", "Ben", "Cyd"), "en"), match, seat, "en")
        for line in panel.ask(prompt, ()).lines:
            first = line.options[0].moves[:1]
            said = Phrases(prompt).line(panel.ask(prompt, ()), line)
            own, later = (one.state.table.provinces[seat] for one in (match, prompt.after(first)))
            match first:
                case (Decline(),):
                    assert ("pay 1 coin" in said) == (later.money < own.money), said
                    assert ("go back 1 space" in said) == (later.position < own.position), said
                case (Give() | GiveWater() | Claim(),) if "to space" in said:
                    assert f"to {space(later.position)}" in said
                case _:
                    continue
            told[type(first[0]), len(line.options[0].moves)] += 1
    assert told.keys() >= {(Decline, 1), (Decline, 2), (GiveWater, 2)}, told


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_what_leads_on_has_a_word_though_it_stands_alone(name: str, seats: int, language: str) -> None:
    """Five fit into the row below all lines; the sixth gets a line of its own, with a button that Discord wants a word on."""
    for prompt in prompts(name, seats, language):
        for kind in {type(move) for move in prompt.legal}:
            option = Option((tag_of(kind),), (), kind)
            assert Phrases(prompt).button(Line((option,)), option), kind


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_a_line_names_what_its_press_answers(name: str, seats: int, language: str) -> None:
    """The value of the field that is asked for, or the whole move: not the last value alone where that follows from the one asked for."""
    for prompt in prompts(name, seats, language):
        text, phrases = prompt.text, Phrases(prompt)
        for question in (one for one in questions(prompt) if one.path[:1] != (RARE,) and not one.mixed):
            asked = prompt.menu(question.path)
            for line, option in [(row, one) for row in question.lines for one in row.options if len(one.moves) == 1]:
                way, said = option.moves, f"{phrases.line(question, line)} {phrases.button(line, option)}"
                if not asked.kind or not asked.field or text.head(prompt.view, [way], prompt.names, prompt.view):
                    continue  # nothing is asked, or the game says it in its own words
                value = text.choice(asked.kind, asked.field, getattr(way[0], asked.field), prompt.seat, prompt.names)
                names = (value.split(BESIDE)[0], text.move(way[0], prompt.seat, prompt.names), text.label(prompt.view, way, prompt.names))
                assert any(name in said for name in names if name), (question.path, value, said)


# ---------------------------------------------------------------- as Discord gets them


def parts_of(screen: screens.Screen) -> list[dict[str, Any]]:
    """Every component of a panel, those inside others too; Discord takes them all."""
    problems, components = Problems(), components_of(screen.layout)
    check_components(problems, ("components",), components, True)
    assert not problems.tree, problems.tree
    return [part for _, part in walk(components, ())]


def check_panel(screen: screens.Screen) -> None:
    """What Discord would refuse, and what a player could not tell apart."""
    for part in parts_of(screen):
        if part["type"] == 1:
            labels = [one["label"] for one in part["components"] if one["type"] == 2]
            assert len(set(labels)) == len(labels), f"buttons of a row that look the same: {labels}"
            assert not [label for label in labels if re.search(r"·\s*·|·\s*$", label)], f"something is missing: {labels}"
        if part["type"] == 3 and not part["custom_id"].startswith("a:t:"):
            options = [(option["label"], option.get("description")) for option in part["options"]]
            assert len(set(options)) == len(options), f"lines that look the same: {options}"
        if part["type"] == 9:
            assert part["components"][0]["content"].startswith(("**", "💡")), "a line begins with a name, or is a hint"


@pytest.mark.parametrize(("hints", "friendly", "offered"), [(True, True, True), (True, False, False), (False, True, False)])
def test_a_hint_is_offered_only_where_it_is_given(hints: bool, friendly: bool, offered: bool) -> None:
    """Neither where the game counts for the ranking nor at a table without hints."""

    async def shown() -> set[str]:
        prompt = next(prompts("cesar", 2))
        prompt.room.row = replace(prompt.room.row, hints=hints, friendly=friendly)
        assert prompt.room.rated is not friendly
        return {part["custom_id"].split(":")[1] for part in parts_of(panel.moves(prompt)) if "custom_id" in part}

    assert (str(Verb.HINT) in asyncio.run(shown())) is offered


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_panel_can_be_shown(name: str, seats: int, language: str) -> None:
    async def show() -> None:  # a view wants a running loop
        for prompt in prompts(name, seats, language):
            for question in questions(prompt):
                check_panel(panel.moves(prompt, question.path))
            move = prompt.legal[-1]
            if (seen := prompt.room.game.preview(prompt.view, move)) is not None:
                check_panel(panel.confirm(prompt, move, prompt.text.preview(seen, prompt.seat)))
            hint = panel.Hint("💡", (move,))
            check_panel(panel.moves(prompt, hint=hint))

    asyncio.run(show())


@pytest.mark.parametrize("advised", [True, False])
def test_every_position_of_a_game_of_cesar_has_its_panel(advised: bool) -> None:
    """Caesar's panel is the fullest: two cards of one name in two groups, castlings that did not fit, a newcomer's line of advice."""

    async def show() -> None:
        for match in playout(GAMES["cesar"].rules, 2, "bulk 1"):
            room = room_of(match, ("Ada", "Ben"), "en")
            room.advised = {user for seat in (0, 1) if (user := room.user_at(seat))} if advised else set()
            for seat in match.waiting:
                check_panel(panel.moves(Prompt(room, match, seat, "en")))

    asyncio.run(show())


@pytest.mark.parametrize(("language", "own"), [("en", "you"), ("fr", "vous")])
def test_influence_stands_by_group_with_what_lies_there(language: str, own: str) -> None:
    """Caesar’s first turn: how it is played is said once, each of the five groups has its row, a button is a card; so on every screen."""

    async def texts(path: Path) -> tuple[list[str], list[list[str]]]:
        match = next(match for match in playout(GAMES["cesar"].rules, 2, "rows") if match.state.table.turn.number == 1)
        prompt = Prompt.of(room_of(match, ("Ada", "Ben"), language), 1, language)
        parts = parts_of(panel.moves(prompt, path))
        rows = [[one["label"] for one in part["components"]] for part in parts if part["type"] == 1 and "label" in part["components"][0]]
        return [part["content"] for part in parts if part["type"] == 10], rows

    groups = [games.text(language, "cesar").term(group, 0) for group in Group]
    then, unseen = {"en": ("then…", "1 face down"), "fr": ("puis…", "1 cachée")}[language]
    for path, cards in (((), ["5", "4", "3"]), (("LayDown",), [f"{card} {then}" for card in range(5, 0, -1)])):
        said, rows = asyncio.run(texts(path))
        heads = [text.rpartition("\n") for text in said if f"{own}\u00a0" in text]
        assert [head.split("**")[1] for *_, head in heads] == groups and all(f"Ada 0 + {unseen}" in flat(head) for *_, head in heads)
        assert [bool(how) for how, *_ in heads] == [True, False, False, False, False]
        assert [list(map(flat, row)) for row in rows[:5]] == [cards] * 5


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_the_last_influence_card_stands_by_group_too_and_says_what_hand_it_leaves(language: str) -> None:
    """The groups in the same order as ever; beside a card that ends the turn the same with what follows, which leaves the rest open."""
    seen = 0
    for match in playout(GAMES["cesar"].rules, 2, "show"):
        if match.decision is None or match.decision.ask.ask is not Ask.SECOND:
            continue
        prompt = Prompt.of(room_of(match, ("Ada", "Ben"), language), match.decision.ask.seat, language)
        question, phrases = panel.ask(prompt), Phrases(prompt)
        rows = [[flat(phrases.button(line, option)) for option in line.options] for line in question.lines]
        then = {"en": "then…", "fr": "puis…"}[language]
        groups = [line.options[0].moves[0].group for line in question.lines]
        assert groups == [group for group in Group if group in groups]
        for row in (row for row in rows if "…" in row[-1]):
            assert row == [*row[: len(row) // 2], *(f"{card} {then}" for card in row[: len(row) // 2])]
            seen += "3 Influence + 2 Manipulations" in flat(phrases.line(question, question.lines[0]))
    assert seen > 10


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_a_hint_to_draw_says_and_plays_all_that_a_button_draws(language: str) -> None:
    """C2.6: the first move alone, `Draw 2 Influence cards`, stood on none of the buttons below it."""
    seen = 0
    for match in playout(GAMES["cesar"].rules, 2, "hint"):
        if match.decision is None or match.decision.ask.ask is not Ask.REFILL:
            continue
        prompt = Prompt.of(room_of(match, ("Ada", "Ben"), language), match.decision.ask.seat, language)
        question, phrases = panel.ask(prompt), Phrases(prompt)
        buttons = {option.moves: phrases.button(line, option) for line in question.lines for option in line.options}
        for draws in [moves for moves in buttons if len(moves) > 1]:
            hint = looking.advice(prompt, Thought(draws[0]))
            assert hint.moves == draws and buttons[draws] in hint.text
            seen += 1
    assert seen > 5


def test_a_button_that_empties_a_pile_says_what_comes_of_the_other() -> None:
    """C2.6: what an empty pile lacks is drawn from the other without being asked."""
    refills = (match for match in playout(GAMES["cesar"].rules, 2, "hint") if match.decision and match.decision.ask.ask is Ask.REFILL)
    match = next(refills)
    seat, table = next(iter(match.waiting)), match.state.table
    side = replace(table.sides[seat], influence=1, manipulation=1, reserve=2, pile=6)
    sides = (side, table.sides[1]) if seat == 0 else (table.sides[0], side)
    seen = replace(match.view(seat), table=replace(table, sides=sides))
    assert flat(games.text("en", "cesar").label(seen, (Draw(Pile.INFLUENCE, 2),), ("Ada", "Ben"))) == "2 Influence + 1 Manipulation"
    assert flat(games.text("en", "cesar").label(seen, (Draw(Pile.INFLUENCE, 1),), ("Ada", "Ben"))) == "1 Influence card"


def test_no_group_of_cesar_is_hidden_in_a_list() -> None:
    """Where not all fits, each row gives up its lowest cards, and a Manipulation goes into the list."""
    seen = 0
    for seed in range(6):
        for match in playout(GAMES["cesar"].rules, 2, f"groups {seed}"):
            for seat in match.waiting:
                prompt = Prompt.of(room_of(match, ("Ada", "Ben"), "en"), seat, "en")
                question = panel.ask(prompt)
                rows, listed = (option for line in question.lines for option in line.options), (option for _, option in question.rest)
                shown, hidden = ({move.group for move in _laid(some)} for some in (rows, listed))
                assert hidden <= shown
                seen += bool(hidden)
    assert seen > 5, "some cards are in lists"


def _laid(options: Iterable[Option]) -> list[Any]:
    """The Influence that these would lay first."""
    return [option.moves[0] for option in options if option.moves and isinstance(option.moves[0], (LayUp, LayDown))]


def test_the_dice_of_fortuna_are_named_and_priced() -> None:
    """No bare "1" and "2": which die, and whether it is taxed."""

    async def texts() -> list[str]:
        found = []
        for match in playout(GAMES["fortuna"].rules, 3, "dice"):
            for seat in match.waiting:
                prompt = Prompt.of(room_of(match, language="en"), seat, "en")
                if any(type(move).__name__ == "Decline" for move in prompt.legal):
                    said = [part["content"] for part in parts_of(panel.moves(prompt)) if part["type"] == 10]
                    found += [text for text in said if text.startswith(("**Die ", "**No Favour"))]
        return found

    seen = asyncio.run(texts())
    assert seen and all(re.search(r" · (pay nothing|.*1 coin.*|.*1 space.*)$", text) for text in seen), seen


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_what_is_final_says_so_where_other_choices_are_not(name: str, seats: int) -> None:
    """In its own line, in the order in which the game gives them: what is best is often what counts for good."""
    mixed = 0

    async def show() -> None:
        nonlocal mixed
        for prompt in prompts(name, seats):
            mark = lang.interface(prompt.language).BUTTONS["final"]
            for question in questions(prompt):
                final = [any(prompt.final(option.moves) for option in line.options) for line in question.lines]
                said = [part["content"] for part in parts_of(panel.moves(prompt, question.path)) if part["type"] == 10]
                assert sum(mark in text for text in said) == (sum(final) if len(set(final)) > 1 else 0), said
                mixed += len(set(final)) > 1

    asyncio.run(show())
    assert mixed or name not in ("fortuna", "triumvirat"), "some of their questions have both"


def pressed(part: dict[str, Any]) -> ids.Press | None:
    return ids.read(part.get("custom_id", ""))


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_panel_asks_once(name: str, seats: int, language: str) -> None:
    """At first what the game asks, and then only the next question, under the way that was chosen."""
    game_text = games.text(language, name)

    async def show() -> None:
        for prompt in prompts(name, seats, language):
            assert prompt.match.decision is not None
            for question in questions(prompt):
                path = question.path if prompt.begun(prompt.menu(question.path)) or question.path == (RARE,) else ()
                text = panel.moves(prompt, path).text
                assert text.count("?") <= 1, text
                assert (game_text.ask(prompt.match.decision.ask, posts.callnames(prompt.room)) in text) == (not path), text

    asyncio.run(show())


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_every_answer_says_how_the_move_ended(name: str, seats: int, language: str) -> None:
    """To whoever made it: rolls, draws, battles and votes, publicly told or not, above the next question. Of what is under seal nothing."""
    *_, end = playout(GAMES[name].rules, seats, f"outcomes {name} {seats}")
    game_text = games.text(language, name)

    async def show() -> None:
        for entry, match, telling in unfold(GAMES[name].rules, end.record):
            room = room_of(match, long_names(seats), language)
            if entry is not None:
                events = tuple(told.event for told in telling if told.to is None)
                done = Answered(entry.seat, entry.move, events, tuple(told.event for told in telling if told.to == entry.seat))
                screen, names = play.after(room, (done,), language), posts.callnames(room)
                check_panel(screen)
                told_once = not events or game_text.heading(events[0], names) or game_text.echo(events[0])
                first = "" if told_once else game_text.event(events[0], names)
                told_to = [first, *(game_text.private(event, names) for event in done.heard)]
                if not posts.outcome(room, done, language).startswith("…"):  # then it was cut, and says so
                    assert all(line in screen.text for line in told_to)
                assert not match.sealed or not posts.outcome(room, done, language)

    asyncio.run(show())


def test_a_deed_done_twice_is_told_once_though_only_the_second_had_an_end() -> None:
    said = play._repeated([("You took 1 gold from Rome.", ""), ("You took 1 gold from Rome.", "The stock is empty."), ("You ended.", "")])
    assert said == [("You took 1 gold from Rome.", "The stock is empty.", 2), ("You ended.", "", 1)]


def test_what_a_throw_of_micatio_came_to_is_told_once(tmp_path: File) -> None:
    """All show at once: the reveal both ends a throw and begins the next question."""

    async def story(rooms: Rooms) -> Screen:
        room = await rooms.open("micatio", 1, 7, ALICE, "Alice", 11, "en")
        await lobby.join(room, BOB, "Bob", 12)
        await lobby.start(room, ALICE, 13)
        await room.answer(BOB, Show(4, 9))
        return play.after(room, (await room.answer(ALICE, Show(3, 3)),), "en")

    text = with_rooms(tmp_path / "book", story).text
    assert text.count("the sum is **7**") == text.count("Nobody called it") == 1


def bribing(gold: int) -> Match:
    """The bribes of two, each with so much gold; the second is ready."""
    match = lay(town("", "", gold=(gold, gold)), "A R", "B R")
    return say(match, 1, lutece.Ready())[0]


def test_public_buttons_that_nobody_could_press_are_left_out() -> None:
    async def labels(gold: int, *bots: int) -> list[str]:
        room = room_of(bribing(gold), ("Alice", "Bruno"))
        room.seats = tuple(replace(row, level="easy" if row.seat in bots else None) for row in room.seats)
        found = [part.get("label", "") for row in screens.board_view(room).to_components() for part in row["components"]]
        public = {label for _, label in games.text("en", "lutece").live(lutece_asks(room))}
        return [label for label in found if label in public]

    def lutece_asks(room: Any) -> Any:
        return room.playing().decision.ask

    rich = ["Left +1", "Left +3", "Right +1", "Right +3", "Ready", "Ready for good", "Not ready"]
    assert asyncio.run(labels(5)) == rich
    assert asyncio.run(labels(2)) == [label for label in rich if "+3" not in label]
    assert asyncio.run(labels(0, 1)) == ["Ready", "Ready for good"], "the bot is ready: nobody can be told to press that they are not"


def test_back_from_a_warning_leads_to_where_the_button_stood() -> None:
    async def back() -> None:
        match = bribing(5)
        prompt, raised = Prompt(room_of(match), match, 0, "en"), lutece.Raise(LuteceSide.LEFT, 5)
        screen = panel.confirm(prompt, raised, "")
        ways = [ids.read(part["custom_id"]) for _, part in walk(components_of(screen.layout)) if "custom_id" in part]
        assert [way.words for way in ways if way and way.verb is Verb.PAGE] == [("0",)]

    asyncio.run(back())


@pytest.mark.parametrize("gold", [0, 1, 5, 12])
def test_choices_that_stand_open_to_all_have_the_colour_of_the_public_buttons(gold: int) -> None:
    async def styles() -> set[int]:
        match = bribing(gold)
        prompt = Prompt(room_of(match), match, 0, "en")
        return {part["style"] for _, part in walk(components_of(panel.moves(prompt).layout)) if part.get("type") == 2}

    assert asyncio.run(styles()) == {2}


def test_the_hand_of_fortuna_stands_above_a_question_only_where_one_chooses_from_it() -> None:
    """Elsewhere a card that may be played has a line, and die and choices stay in sight; a card that has just come is shown once."""

    async def shown() -> None:
        seen: Counter[bool] = Counter()
        for prompt in prompts("fortuna", 3):
            if holds(prompt.view):
                new = posts.Picture("cards.png", "what came", lambda: b"")
                names = [one.name for one in panel.moves(prompt, brought=(new,)).pictures]
                chooses = isinstance(prompt.match.decision and prompt.match.decision.ask, KeepCards | KeepPalace | LockCards)
                assert ("hand.png" in names, "cards.png" in names) == (chooses, not chooses), names
                seen[chooses] += 1
        assert len(seen) == 2

    asyncio.run(shown())


def test_a_panel_in_another_world_is_the_same() -> None:
    """What is offered, and where it stands, tells nothing of what is hidden: it is tried out in a world of its own."""

    def shown(match: Match, seat: int) -> Any:
        prompt = Prompt(room_of(match), match, seat, "en")
        return [question.options for question in questions(prompt)], components_of(panel.moves(prompt).layout)

    async def compare() -> None:
        for name in ("fortuna", "cesar"):
            for match in positions(name, 2):
                if match.decision is None or match.decision.kind is not Kind.ONE:
                    continue
                (seat,) = match.decision.may
                twin = replace(match, state=match.game.imagine(match.view(seat), Dice("another world", match.ply)))
                assert shown(match, seat) == shown(twin, seat)

    asyncio.run(compare())


def test_a_list_names_the_rows_of_the_buttons_it_holds() -> None:
    """A march to any of ten provinces: their names tell more than a few of their buttons, cut in the middle."""
    found = []
    for language in ("en", "fr"):
        for prompt in prompts("triumvirat", 3, language):
            assert prompt.match.decision is not None
            if isinstance(prompt.match.decision.ask, Movement):
                selects = [one for one in parts_of(panel.moves(prompt)) if "placeholder" in one]
                found += [flat(one["placeholder"]) for one in selects if one["placeholder"].startswith(("Other", "Autres"))]
    assert found
    assert not [told for told in found if "%" in told or " … " in told]
