"""Playing on from the end of a lesson: the learner's own view goes on, all they cannot see is dealt anew, and nothing counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from shelf import both_engines
from tables import ALICE, lived, play_out
from test_onward import checked

from host import lessons
from host.after.hall import Hall
from host.lessons import LESSONS, OTHERS, Place, onward
from host.play.rooms import Rooms
from lang.errors import ChannelBusy, HostError

pytestmark = both_engines
DM, OTHER_DM = 71, 72


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_goes_on_as_a_game(tmp_path: Path, game: str) -> None:
    async def story(rooms: Rooms, hall: Hall) -> None:
        lesson, at = LESSONS[game], Place(game, LESSONS[game].last)
        taught = lessons.position(at)[0]
        room, again = [await onward.play_on(rooms, at, channel, (ALICE, "Alice", channel), "en") for channel in (DM, OTHER_DM)]
        for one in (room, again):
            assert one.dealt().view(lesson.seat) == taught.view(lesson.seat), "what the learner saw is as they left it"
            assert one.dealt().decision == taught.decision and one.row.phase == "playing"
        hidden = {repr((one.state.hands, one.state.box)) for one in (taught, room.dealt(), again.dealt())}
        assert len(hidden) == (1 if game == "triumvirat" else 3), "what they did not see is another each time"
        bots = dict(room.computers)
        assert room.seat_of(ALICE) == lesson.seat and [bots[seat].name for seat in sorted(bots)] == list(OTHERS[: lesson.seats - 1])
        assert {row.level for row in bots.values()} == {"easy"} and not room.rated
        with pytest.raises(HostError) as no:
            await onward.play_on(rooms, at, DM, (ALICE, "Alice", 6), "en")
        assert isinstance(no.value.why, ChannelBusy)
        await play_out(room)
        await checked(rooms, room, "goes on from the lesson")
        assert await hall.catch_up() == 1 and (await hall.profile(ALICE, 0)).games == 0

    lived(tmp_path, story)
