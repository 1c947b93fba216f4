"""Who holds anything that others do not see: to others no more than that is known, and where nothing is, no hand is offered or sent."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playing import playout
from rooms import FIRST_USER, room_of

from cogs.announcer import Announcer
from cogs.ui import ids, panel, screens
from cogs.ui.ids import Verb
from cogs.ui.prompt import Prompt
from games import GAMES
from host.book.store import LetterRow, PersonRow
from host.telling.hidden import hides, holds, somebody_holds
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import look

TABLES = [(name, seats) for name, title in GAMES.items() for seats in (min(title.rules.SEATS), max(title.rules.SEATS))]


def offers_hand(view: Any) -> bool:
    presses = [ids.read(part["custom_id"]) for row in view.to_components() for part in row["components"]] if view else []
    return any(press is not None and press.verb is Verb.HAND for press in presses)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whether_anybody_holds_anything_is_known_to_all(name: str, seats: int) -> None:
    """In every world that a seat cannot tell from the real one, somebody holds something or nobody does, as here."""
    for match in islice(playout(GAMES[name].rules, seats, f"hidden {name}"), 0, 400, 5):
        for seat in range(seats):
            world = match.game.imagine(match.view(seat), Dice("hidden", match.ply))
            assert somebody_holds(replace(match, state=world)) == somebody_holds(match), match.ply


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hand_is_offered_only_where_there_is_one(name: str, seats: int) -> None:
    seen: set[tuple[bool, bool]] = set()

    async def show() -> None:
        for match in islice(playout(GAMES[name].rules, seats, f"offers {name}"), 0, 400, 5):
            room, somebody = room_of(match), somebody_holds(match)
            assert offers_hand(screens.board_view(room)) == somebody
            assert somebody == any(holds(look(match.state, seat)) for seat in range(seats))
            for seat in sorted(match.waiting):
                mine = holds(match.view(seat))
                shown, closeups = panel.moves(Prompt.of(room, seat, "en")), GAMES[name].closeups
                matters = closeups is None or closeups.asked is None or closeups.asked(match.view(seat))
                assert any(one.name == "hand.png" for one in shown.pictures) == (mine and matters), "the panel shows the hand itself"
                seen.add((somebody, mine))

    asyncio.run(show())
    if not hides(name):
        assert seen == {(False, False)}
    elif name == "cesar":
        assert seen == {(True, True)}, "everybody has cards from the deal on"
    else:
        assert {(False, False), (True, True)} <= seen, "nothing at first, then something"


def test_nobody_is_sent_word_that_there_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fortuna: no letter before the first Privilege card; once there is one it is kept true, but never sent anew for an empty hand."""
    sent: list[bool] = []
    kept: list[LetterRow | None] = [None]

    async def write(*given: Any, anew: bool) -> None:
        sent.append(anew)
        kept[0] = LetterRow(1, 1, 0, "another hand")

    async def person(user: int) -> PersonRow:
        return PersonRow(user, "fr", closed=False, told=False)

    async def letter(game: int, user: int) -> LetterRow | None:
        return kept[0]

    monkeypatch.setattr(Announcer, "_write", write)
    store = SimpleNamespace(person=person, letter=letter)
    announcer = Announcer(cast(Any, SimpleNamespace(rooms=SimpleNamespace(store=store), emoji=SimpleNamespace(text=lambda text, *_: text))))

    def written(match: Match) -> list[bool]:
        sent.clear()
        asyncio.run(announcer._letter(room_of(match), 0, FIRST_USER))
        return list(sent)

    game = list(playout(GAMES["fortuna"].rules, 2, "letters"))
    before = next(match for match in game if not holds(match.view(0)) and 0 not in match.waiting)
    after = next(match for match in game if match.state.hands[0].cards and 0 not in match.waiting)
    assert written(before) == []
    assert written(after) == [True]
    assert written(before) == [False]
    triumvirate = next(playout(GAMES["triumvirat"].rules, 3, "letters"))
    kept[0] = None
    assert written(triumvirate) == []
