"""A seat that is asked and has no legal answer: the table is told, the log has it, and taking back leads on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from discord import ui
from shelf import both_engines
from tables import ALICE, BOB, with_rooms

import lang
import rules.cesar
from cogs.ui import panel, screens
from cogs.ui.prompt import Prompt
from host.play import consent, lobby
from host.play.computers import Computers
from host.play.room import Room
from host.play.rooms import Rooms
from host.telling import posts
from lang.notices import AskUndo, TookBack
from rules.cesar.questions import Ask

pytestmark = both_engines

SAY = lang.interface("en")
CAESAR, CLEOPATRA = 0, 1


@pytest.fixture(autouse=True)
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules with a fault: in his turn Caesar is offered nothing."""
    sound = rules.cesar.candidates

    def candidates(view: Any) -> Any:
        task = view.table.tasks[-1]
        return () if (task.ask, view.seat) == (Ask.TURN, CAESAR) else sound(view)

    monkeypatch.setattr(rules.cesar, "candidates", candidates)


async def up_to_the_fault(room: Room) -> None:
    """Both lay their first series; Cleopatra takes her turn; then it is Caesar's."""
    while not room.stuck:
        seat = room.waiting[0]
        await room.answer(next(row.user for row in room.seats if row.seat == seat), room.playing().legal(seat)[0])


def labels(view: Any) -> list[str]:
    return [part.label for part in view.children]


def test_people_take_the_last_step_back_together(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is said where the call stands, with the way out below; in the log it stands once."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        await lobby.start(room, ALICE, 3)
        await up_to_the_fault(room)
        assert room.stuck == (CAESAR,) and posts.board(room, 0).text.endswith(SAY.stuck(["Alice"]))
        assert SAY.BUTTONS["unstick"] in labels(screens.board_view(room)) and SAY.BUTTONS["play"] not in labels(screens.board_view(room))
        menu = panel.moves(Prompt(room, room.playing(), CAESAR, "en"))
        assert menu.layout is not None
        buttons = [part.label for part in menu.layout.walk_children() if isinstance(part, ui.Button)]
        assert menu.text == SAY.stuck(["Alice"]) and buttons == [SAY.BUTTONS["unstick"]]
        (line,) = (record for record in caplog.records if record.getMessage() == "a seat without an answer")
        assert line.levelname == "ERROR" and vars(line)["seats"] == (CAESAR,)
        assert not await consent.undo(room, ALICE), "she has not made the last step, but may ask for it"
        assert (await consent.vote(room, BOB, agree=True)) == (AskUndo(CLEOPATRA, room.heard.rows - 1), True)
        assert room.recent[-1].news == (TookBack(CLEOPATRA, consent=True),)
        assert not room.stuck and room.awaited == (CLEOPATRA,)

    with_rooms(tmp_path / "book", story)


def test_a_computer_player_that_led_there_need_not_agree(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "normal", 2)
        await lobby.start(room, ALICE, 3)
        await up_to_the_fault(room)
        assert not room.thinking and await consent.undo(room, ALICE)
        assert not room.stuck and room.awaited == (CLEOPATRA,)

    with_rooms(tmp_path / "book", story)


def test_a_computer_player_that_is_stuck_is_not_asked(tmp_path: Path) -> None:
    """The table hears of it at once instead of waiting for it to think."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, BOB, "Bob", 1, "en")
        await lobby.move(room, BOB, CLEOPATRA)
        await lobby.add_computer(room, BOB, "normal", 2)
        await lobby.start(room, BOB, 3)
        await up_to_the_fault(room)
        pool: Any = None
        computers = Computers(pool, lambda room: None)
        computers.touch(room)
        assert await computers.settled(room) and room.stuck == (CAESAR,) and not room.thinking

    with_rooms(tmp_path / "book", story)
