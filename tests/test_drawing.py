"""No more is drawn at once than there are drawers, though people wait for a picture no longer than they must."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock
from types import SimpleNamespace
from typing import Any

import pytest
from discord import InteractionType
from test_press import NoEmoji, NoPanels

from cogs.ui import reply
from cogs.ui.screens import Screen
from host.telling.posts import Picture


class Easel:
    """Draws slowly, until the paint is dry; knows how many draw at once."""

    def __init__(self) -> None:
        self.dry, self._lock, self.now, self.most = Event(), Lock(), 0, 0

    def draw(self) -> bytes:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.dry.wait(10)
        with self._lock:
            self.now -= 1
        return b"a picture"


class Reader:
    """An interaction that a screen answers at last."""

    type, id, locale, message = InteractionType.application_command, 1, "en-GB", None

    def __init__(self) -> None:
        self.response, self.extras, self.files = self, dict[str, Any](), list[Any]()
        self.client = SimpleNamespace(emoji=NoEmoji(), panels=NoPanels(), presses=SimpleNamespace(redrawn=lambda *_: None))

    def is_done(self) -> bool:
        return False

    async def defer(self, **_: Any) -> None:
        pass

    async def edit_original_response(self, attachments: list[Any], **_: Any) -> Any:
        self.files = attachments
        return SimpleNamespace(id=2)


def test_a_picture_that_nobody_waits_for_any_more_is_still_one_of_those_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a panel it is left out when it is late; a screen that says half of it by its picture waits for it."""
    monkeypatch.setattr(reply, "DRAWERS", ThreadPoolExecutor(1))
    monkeypatch.setattr(reply, "DRAWING", 0.01)
    easel, reader = Easel(), Reader()
    screen = Screen("a board", pictures=(Picture("board.png", "a board", easel.draw),))

    async def story() -> None:
        for _ in range(3):
            assert (await reply._body(screen, 0.01))["files"] == []
        late = asyncio.create_task(reply.show_drawn(reader, screen))  # type: ignore[arg-type]
        await asyncio.sleep(0.05)
        easel.dry.set()
        await late
        assert [file.filename for file in reader.files] == ["board.png"]
        assert [file.fp.read() for file in await reply.drawn(screen.pictures)] == [b"a picture"]

    asyncio.run(story())
    assert easel.most == 1
