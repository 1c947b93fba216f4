"""A question to the table that did not reach it can be put again at once."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from shelf import both_engines
from tables import ALICE, BOB, with_rooms
from test_press import Finger

from cogs.handlers import consent
from cogs.ui.ids import Press, Verb
from host.limits import Limits
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms
from lang.errors import AskedAlready, HostError, NobodyHears, Pestering

pytestmark = both_engines
CHANNEL, ELSEWHERE = 1, 2
LOST = aiohttp.ServerDisconnectedError()


class Asker(Finger):
    """Presses, in the channel or elsewhere; what they post may get lost, or finds no channel."""

    def __init__(self, channel: int, lost: Exception | None = None) -> None:
        super().__init__(ALICE, [])
        self.user.display_name, self.channel_id, self.permissions = "Alice", channel, SimpleNamespace(manage_messages=False)
        self.followup, self.lost, self.posted = self, lost, 0

    async def send(self, *_: Any, **__: Any) -> None:
        if self.lost:
            raise self.lost
        self.posted += 1

    async def post(self, *_: Any, **__: Any) -> bool | None:
        """In the channel, from elsewhere."""
        if isinstance(self.lost, HostError):
            return None
        await self.send()
        return True

    async def send_message(self, *_: Any, **__: Any) -> Any:
        return self


async def asks(room: Room, asker: Asker, limits: Limits) -> None:
    bot: Any = SimpleNamespace(limits=limits, messenger=asker, changed=lambda room: None)
    where: Any = asker
    await consent.end(bot, where, room, Press(Verb.END, room.id))


@pytest.mark.parametrize(
    ("channel", "lost"), [(CHANNEL, LOST), (ELSEWHERE, LOST), (ELSEWHERE, HostError(NobodyHears(CHANNEL)))], ids=["here", "there", "shut"]
)
def test_a_question_that_got_lost_is_no_question(tmp_path: Path, channel: int, lost: Exception) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        with pytest.raises(type(lost)):
            await asks(room, Asker(channel, lost), Limits(0))
        asker = Asker(channel)
        await asks(room, asker, Limits(0))
        assert asker.posted == 1
        with pytest.raises(HostError) as twice:
            await asks(room, asker, Limits(0))
        assert twice.value.why == AskedAlready()

    with_rooms(tmp_path / "book", story)


def test_whoever_asks_too_much_has_asked_nothing(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, busy = await dealt(rooms), Limits()
        while True:
            try:
                busy.call_others(ALICE)
            except HostError:
                break
        with pytest.raises(HostError) as refused:
            await asks(room, Asker(CHANNEL), busy)
        assert refused.value.why == Pestering()
        await asks(room, Asker(CHANNEL), Limits(0))

    with_rooms(tmp_path / "book", story)


def test_a_table_hears_what_it_has_agreed_on_though_the_last_to_agree_does_not(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, heard = await dealt(rooms), list[Room]()
        await asks(room, Asker(CHANNEL), Limits(0))
        bot: Any = SimpleNamespace(changed=heard.append)
        last: Any = Asker(CHANNEL, LOST)
        last.user.id, last.edit_message = BOB, last.send
        question = await room.store.proposal(room.id)
        assert question
        with pytest.raises(type(LOST)):
            await consent.agree(bot, last, room, Press(Verb.AGREE, room.id, question.id))
        assert (room.row.phase, heard) == ("over", [room])

    with_rooms(tmp_path / "book", story)


async def dealt(rooms: Rooms) -> Room:
    """A table of two."""
    room = await rooms.open("lutece", CHANNEL, 7, ALICE, "Alice", 1, "en")
    await lobby.join(room, BOB, "Bob", 2)
    await lobby.start(room, ALICE, 2)
    return room
