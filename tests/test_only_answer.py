"""A question that has but one answer before everybody's eyes is answered for who wants that, and for nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from house import House, lived
from shelf import both_engines
from tables import ALICE, BOB

from ai import Level, think
from host.play import lobby
from host.play.room import Room

pytestmark = both_engines
SLOW: dict[str, Any] = {"sealed": True}


async def played(h: House, name: str, *, spares_bob: bool) -> tuple[Room, int, int]:
    """A whole game; how often Bob was awaited though there was but one answer, and how many answers nobody pressed."""
    if spares_bob:
        await h.people.change(BOB, only_answer=True)
    room = await h.rooms.open(name, 5, 7, ALICE, "Alice", 11, "en")
    await lobby.join(room, BOB, "Bob", 12)
    for option, value in (SLOW if name == "lutece" else {}).items():
        await lobby.choose(room, ALICE, option, value)
    await lobby.start(room, ALICE, 19)
    asked = pressed = 0
    while room.waiting:
        seat = room.waiting[0]
        asked += room.user_at(seat) == BOB and room.playing().only_answer(seat) is not None
        await room.answer(room.user_at(seat) or 0, think(name, room.playing().view(seat), Level.NORMAL, f"alone {room.n}").move)
        pressed += 1
    return room, asked, len(room.dealt().record.log) - pressed


@pytest.mark.parametrize("name", ["cesar", "lutece"])
def test_they_are_answered_for_who_wants_that_and_only_for_them(tmp_path: Path, name: str) -> None:
    async def story(h: House) -> None:
        room, asked, spared = await played(h, name, spares_bob=True)
        assert asked == 0 < spared
        log = room.dealt().record.log
        assert sum(room.user_at(entry.seat) == BOB for entry in log) > spared, "all else is still Bob's to answer"

    async def before(h: House) -> None:
        _, asked, spared = await played(h, name, spares_bob=False)
        assert asked > 0 == spared

    for n, one in enumerate((story, before)):
        (tmp_path / str(n)).mkdir()
        lived(tmp_path / str(n), one)
