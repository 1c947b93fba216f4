"""A turning point tried again: whatever could be answered then can be answered now, nothing among it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from discord import ui
from rooms import room_of

from cogs.ui import ids, menu, tries
from cogs.ui.prompt import Prompt
from games import GAMES
from rules.engine.match import Record, start

NUMBER = 3  # of the turning point


def asked(name: str) -> Iterator[tuple[Prompt, menu.Menu]]:
    """Questions of a few games in which several things may be chosen, or nothing."""
    game = GAMES[name].rules
    for seed in range(8):
        chance = Random(seed)
        match, _ = start(game, Record(game.NAME, game.VERSION, game.DATA, min(game.SEATS), f"s{seed}", game.Options()))
        for _ in range(200):
            if match.decision is None:
                break
            seat = chance.choice(sorted(match.waiting or match.decision.may))
            prompt = Prompt(room_of(match), match, seat, "en")
            for kind in dict.fromkeys(menu.tokens(move)[:1] for move in prompt.legal):
                if (question := prompt.menu(kind)).many and question.least == 0:
                    yield prompt, question
            match, _ = match.answer(seat, chance.choice(prompt.legal))


def test_nothing_can_be_chosen_where_nothing_is_legal() -> None:
    """By a button of its own; a list of an earlier bot, sent back empty, says the same."""
    seen = 0
    for prompt, question in islice(asked("cesar"), 40):
        view, nothing = tries.try_view(prompt, NUMBER, question.path), menu.settle(prompt.legal, (*question.path, ""))
        (select,) = [item for item in view.children if isinstance(item, ui.Select)]
        buttons = [item.custom_id for item in view.children if isinstance(item, ui.Button) and item.custom_id]
        paths = [menu.path_of(press, ()) for custom_id in buttons if (press := ids.read(custom_id))]
        assert nothing is not None and nothing in [prompt.move(path) for path in paths]
        back = ids.read(select.custom_id)
        assert select.min_values >= 1 and back is not None and prompt.move(menu.path_of(back, ())) == nothing
        some = [option.value for option in select.options[: select.min_values]]
        assert menu.path_of(back, some) != (*question.path, "")
        seen += 1
    assert seen


def test_a_list_and_a_button_lead_the_same_way() -> None:
    """Whether one line is chosen or several: the words of the press, then what was chosen."""
    for word, values, path in (
        ("m:7:3:Buy/oil", (), ("Buy", "oil")),
        ("s:7:3:Buy", ("oil",), ("Buy", "oil")),
        ("t:7:3:Give/Anna", ("10#2", "9#1"), ("Give", "Anna", "1+2")),
        ("p:7:3:0", ("Buy/oil/2",), ("Buy", "oil", "2")),
        ("try:7:0:3/Buy/oil", (), ("Buy", "oil")),
        ("try:7:1:3/Buy", ("oil",), ("Buy", "oil")),
        ("try:7:1:3/Give/Anna", ("1#b", "0#a"), ("Give", "Anna", "a+b")),
        ("try:7", ("3",), ()),
    ):
        press = ids.read(f"a:{word}")
        assert press and menu.path_of(press, values) == path, word
