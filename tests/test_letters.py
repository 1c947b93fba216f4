"""A hand's letter is written anew when what it shows has changed, and only then: not at a restart, nor when a word has."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playing import playout
from tables import ALICE, BOB, dealt, play_on, with_rooms

import games
from cogs.announcer import Announcer
from games import GAMES
from host.book.store import LetterRow
from host.play.rooms import Rooms
from host.telling.hidden import MARK, digest, hides
from lang import LANGUAGES


@pytest.mark.parametrize("game", [game for game in GAMES if hides(game)])
def test_a_letter_changes_with_what_it_tells(game: str) -> None:
    """In a whole game: another text never under the same digest, whatever the language."""
    rules, texts = GAMES[game].rules, dict[tuple[int, str, str], str]()
    names = tuple(f"P{seat}" for seat in range(min(rules.SEATS)))
    for match in playout(rules, min(rules.SEATS), "letters"):
        for seat in range(len(names)):
            view = match.view(seat)
            mark = digest(game, view, "en")
            for language in LANGUAGES:
                told = games.text(language, game).hand(view, names)
                assert texts.setdefault((seat, mark, language), told) == told


def test_an_upgrade_that_changes_every_word_writes_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []

    async def write(self: Announcer, room: Any, user: int, *rest: Any, anew: bool) -> None:
        written.append(user)

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 2)
        announcer = Announcer(cast(Any, SimpleNamespace(rooms=rooms, emoji=SimpleNamespace(text=lambda text, *_: text))))
        for user in (ALICE, BOB):
            await rooms.store.remember_locale(user, "en")
            await rooms.store.keep_letter(room.id, user, LetterRow(1, 1, 0, "of other words"))
        await room.mark(shown=room.heard.last)
        for _ in range(2):
            await announcer._letters(room, news=False)
        assert not written
        kept = [await rooms.store.letter(room.id, user) for user in (ALICE, BOB)]
        assert all(letter and letter.digest.startswith(MARK) for letter in kept)
        while not written:
            await play_on(room, 1)
            await room.mark(shown=room.heard.last)
            await announcer._letters(room)

    monkeypatch.setattr(Announcer, "_write", write)
    with_rooms(tmp_path / "book", story)
