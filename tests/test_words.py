"""Words that players add to the shuffle: the deal follows from them, everybody can check that, and they can be forgotten."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from shelf import asked, both_engines
from tables import ALICE, BOB, CARL, play_on, with_rooms

from host import privacy
from host.days.people import People
from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import exporting
from lang.errors import AlreadyStarted, HostError, NotPlaying

pytestmark = both_engines
WORDS = "alea iacta est"


async def table(rooms: Rooms, channel: int = 1, **words: str) -> Room:
    """A game of Caesar, dealt with these words of Alice's and Bob's."""
    room = await rooms.open("cesar", channel, 7, ALICE, "Alice", 1, "en")
    await lobby.join(room, BOB, "Bob", 2)
    for user, name in ((ALICE, "alice"), (BOB, "bob")):
        if name in words:
            await lobby.add_words(room, user, words[name])
    await lobby.start(room, ALICE, 9 + channel)
    return room


async def refused(doing: Any) -> Any:
    with pytest.raises(HostError) as no:
        await doing
    return no.value.why


def test_the_seed_follows_from_secret_numbers_and_words(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        plain, said = await table(rooms, 1), await table(rooms, 2, bob=WORDS)
        digest = sha256(WORDS.encode()).hexdigest()
        assert said.row.seed == sha256(f"{said.row.secret}:1,2:,{digest}".encode()).hexdigest()
        assert plain.row.seed == sha256(f"{plain.row.secret}:1,2".encode()).hexdigest(), "as it always was"

    with_rooms(tmp_path / "book", story)


def test_words_are_one_line_of_those_who_play_until_the_start(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        assert await lobby.add_words(room, ALICE, " a`b\n\u202ec " + "x" * 99) == ("a’bc " + "x" * 99)[: lobby.WORDS]
        assert await lobby.add_words(room, ALICE, "  ") == "" and room.seats[0].words == ""
        assert await refused(lobby.add_words(room, CARL, "mine")) == NotPlaying()
        await lobby.add_words(room, ALICE, WORDS)
        await lobby.move(room, ALICE, 1)
        await lobby.move(room, BOB, 0)
        assert [row.words for row in room.seats] == ["", WORDS], "they go with their owner"
        await lobby.start(room, ALICE, 9)
        assert await refused(lobby.add_words(room, ALICE, "later")) == AlreadyStarted()

    with_rooms(tmp_path / "book", story)


def test_no_other_words_verify_and_forgotten_ones_still_do(tmp_path: Path) -> None:
    path = tmp_path / "book"

    async def story(rooms: Rooms) -> None:
        room = await table(rooms, alice=WORDS, bob="fiat lux")
        await play_on(room, 4)
        await consent.resign(room, BOB)
        text = await exporting.export(room)
        data = json.loads(text)
        assert data["words"] == [WORDS, "fiat lux"] and any("and words" in line for line in exporting.verify(text))
        assert any(f"Alice 1 “{WORDS}”" in line for line in exporting.verify(text))
        changes: tuple[dict[str, list[str]], ...] = (
            {"words": [WORDS, "fiat nox"]},
            {"words": [WORDS]},
            {"words": [], "word_hashes": []},
            {"words": ["", ""], "word_hashes": ["", ""]},
            {"words": ["", "fiat lux"], "word_hashes": ["", data["word_hashes"][1]]},
            {"words": data["words"][::-1], "word_hashes": data["word_hashes"][::-1]},
        )
        for change in changes:
            with pytest.raises(exporting.VerifyError):
                exporting.verify(json.dumps(data | change))
        assert (await privacy.everything(rooms.store, People(rooms.store), ALICE))["games"][0]["words"] == WORDS
        await privacy.forget(rooms, People(rooms.store), ALICE)
        after = await exporting.export(room)
        assert json.loads(after)["words"] == ["", "fiat lux"]
        assert any("1 of them forgotten" in line for line in exporting.verify(after))

    with_rooms(path, story)
    assert asked(path, "SELECT count(*) FROM seats WHERE words = ?", WORDS) == [(0,)]
