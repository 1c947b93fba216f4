"""Going round the tables: where it fails at one, the others do not wait."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from shelf import both_engines
from tables import ALICE, BOB, with_rooms

from cogs.homes import HomeWatch
from cogs.owner_commands import OwnerCommands
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms

pytestmark = both_engines
GUILD = 7
TABLES = {1: aiohttp.ServerDisconnectedError(), 2: AttributeError("a fault of ours"), 3: None}  # by channel: what fails there


class Bot:
    """As far as whoever goes round looks at it: at some tables it fails."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.told, self.back = rooms, list[int](), list[int]()
        self.duty, self.log = SimpleNamespace(holds=lambda guild: True), logging.getLogger("arbiter")
        self.homes = self.reminders = self.absence = self

    def get_partial_messageable(self, channel: int) -> Any:
        async def send(text: str) -> None:
            _fail(channel)
            self.told.append(channel)

        return SimpleNamespace(send=send)

    def get_channel(self, channel: int) -> int:
        return channel

    async def come_back(self, room: Room) -> bool:
        _fail(room.row.channel)
        return True

    async def again(self, room: Room) -> None: ...

    def changed(self, room: Room) -> None:
        self.back.append(room.row.channel)


def _fail(channel: int) -> None:
    if error := TABLES[channel]:
        raise error


async def opened(rooms: Rooms) -> Bot:
    for channel in TABLES:
        room = await rooms.open("lutece", channel, GUILD, ALICE, "Alice", channel, "en")
        await lobby.join(room, BOB, "Bob", 10 + channel)
        await lobby.start(room, ALICE, 20 + channel)
    return Bot(rooms)


def test_a_restart_is_announced_wherever_it_can_be(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        bot: Any = await opened(rooms)
        assert await OwnerCommands(bot, "").announce(["5"]) == ["1 tables were told, 2 could not be"]
        assert bot.told == [3]

    with_rooms(tmp_path / "book", story)


def test_a_server_that_comes_back_has_all_its_games_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(rooms: Rooms) -> None:
        bot: Any = await opened(rooms)
        guild: Any = SimpleNamespace(id=GUILD)
        await HomeWatch(bot).on_guild_join(guild)
        assert bot.back == [3]
        passed_over = [record.levelno for record in caplog.records if record.message == "a table is passed over"]
        assert passed_over == [logging.WARNING, logging.ERROR]

    with_rooms(tmp_path / "book", story)
