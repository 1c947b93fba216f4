"""The door for presses: whatever breaks on the way, the next press counts, and the log knows of each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from discord import InteractionType
from discord.utils import time_snowflake, utcnow

from cogs import buttons
from cogs.handlers import days, unheard
from cogs.ui import ids
from cogs.ui.ids import Verb
from cogs.ui.presses import Presses
from host.duty import Claim, Duty
from host.limits import Limits
from host.play.room import Room
from lang.errors import Blocked, HostError

GAME, CHANNEL, PANEL, ALICE = 5, 9, 71, 1
NUMBERS = count()
BROKEN = [aiohttp.ClientOSError(104, "Connection reset by peer"), aiohttp.ServerDisconnectedError(), TimeoutError()]


class Line:
    """How Discord is reached: an answer on it arrives, or breaks with this."""

    def __init__(self, broken: Exception | None = None) -> None:
        self.broken, self.told, self.extras = broken, list[str](), dict[str, Any]()

    async def send_message(self, text: str = "", *, content: str = "", **_: Any) -> Any:
        if self.broken:
            raise self.broken
        self.told.append(text or content)
        return SimpleNamespace(message_id=PANEL)

    async def edit_message(self, *, content: str = "", **_: Any) -> None:
        await self.send_message(content)

    async def defer(self) -> None:
        await self.send_message("deferred")

    def is_done(self) -> bool:
        return False


@dataclass
class Claimed(Duty):
    """Of a process that hears of a press so."""

    claim: Claim = Claim.OURS

    async def claims(self, press: int) -> Claim:
        return self.claim


class Bot:
    """As far as the door looks at it."""

    def __init__(self, claim: Claim = Claim.OURS, refusal: HostError | None = None) -> None:
        self.presses, self.limits, self.duty = Presses(1.0), Limits(0), Claimed(claim)
        self.restrictions = SimpleNamespace(refusal=lambda user, guild: refusal)
        self.emoji = SimpleNamespace(dress=lambda *_: None, text=lambda text, *_: text, refused=lambda *_: False)
        self.metrics, self.outcomes = self, list[str]()
        row = SimpleNamespace(channel=CHANNEL, parent=None, board=0, lang="en", guild=3, game="micatio", phase="playing")
        self._room: Any = SimpleNamespace(id=GAME, match=None, row=row)
        self.rooms, self.panels = self, self

    async def remember_locale(self, *_: Any) -> None: ...

    async def visited(self, *_: Any) -> None: ...

    async def opened(self, *_: Any) -> None: ...

    async def room(self, game: int) -> Any:
        return self._room

    def answered(self, verb: str, outcome: str, took: float) -> None:
        self.outcomes.append(outcome)

    async def press(self, line: Line) -> None:
        """Alice presses on her panel."""
        pressed = {"custom_id": ids.write(Verb.WALK, GAME, 1, ("x",))}
        message = SimpleNamespace(id=PANEL, flags=SimpleNamespace(ephemeral=True, components_v2=False), interaction_metadata=None)
        bot: Any = self
        interaction: Any = SimpleNamespace(
            id=time_snowflake(utcnow()) + next(NUMBERS), type=InteractionType.component, data=pressed,
            user=SimpleNamespace(id=ALICE), guild_id=3, channel_id=CHANNEL, message=message, extras={}, response=line, client=self,
            locale="en-GB", original_response=line.send_message,
        )  # fmt: skip
        await buttons.ButtonRouter(bot).on_interaction(interaction)


async def walks(bot: Any, interaction: Any, room: Room, press: ids.Press) -> None:
    await interaction.response.edit_message(content="on")


def lived(monkeypatch: pytest.MonkeyPatch, story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    monkeypatch.setitem(buttons.HANDLERS, Verb.WALK, walks)
    asyncio.run(story())


@pytest.mark.parametrize("broken", BROKEN, ids=repr)
def test_a_panel_takes_presses_again_after_a_connection_has_broken(monkeypatch: pytest.MonkeyPatch, broken: Exception) -> None:
    """The press that was lost is in the log and among the measures, as any other."""

    async def story() -> None:
        bot, line = Bot(), Line()
        await bot.press(Line(broken))
        assert not bot.presses.held(PANEL) and bot.outcomes == [type(broken).__name__]
        await bot.press(line)
        assert (line.told, bot.outcomes[-1]) == (["on"], "done")

    lived(monkeypatch, story)


@pytest.mark.parametrize("broken", BROKEN, ids=repr)
def test_whoever_cannot_be_told_that_they_may_not_come_in_does_not(monkeypatch: pytest.MonkeyPatch, broken: Exception) -> None:
    async def story() -> None:
        bot = Bot(refusal=HostError(Blocked(server=False)))
        await bot.press(Line(broken))
        assert bot.outcomes == ["blocked"]

    lived(monkeypatch, story)


@pytest.mark.parametrize("claim", [Claim.LATE, Claim.LEFT])
def test_nothing_is_done_while_discord_cannot_say_whether_it_was(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, claim: Claim
) -> None:
    async def story() -> None:
        bot, line = Bot(claim), Line(BROKEN[0])
        with caplog.at_level(logging.WARNING):
            await bot.press(line)
        assert not bot.outcomes and "left unanswered" in caplog.messages

    lived(monkeypatch, story)


def test_nothing_that_follows_a_move_can_spoil_it(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """It is played, and who played it has read so; that something else could not be told is a matter for the log."""

    async def plays(bot: Any, interaction: Any, room: Any, press: ids.Press) -> None:
        room.match = "the next"
        await interaction.response.edit_message(content="played")

    async def fails(*_: Any) -> None:
        raise AttributeError("a fault of ours")

    async def breaks(*_: Any) -> None:
        raise BROKEN[1]

    async def story() -> None:
        for follows, level in ((fails, logging.ERROR), (breaks, logging.WARNING)):
            bot, line = Bot(), Line()
            monkeypatch.setattr(unheard, "warn", follows)
            monkeypatch.setattr(days, "point_on", follows)
            monkeypatch.setitem(buttons.HANDLERS, Verb.WALK, plays)
            caplog.clear()
            await bot.press(line)
            assert (line.told, bot.outcomes) == (["played"], ["done"])
            assert [record.levelno for record in caplog.records if record.message == "nothing more was told"] == [level] * 2

    lived(monkeypatch, story)


def test_a_press_that_slips_leaves_the_message_to_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        bot, second = Bot(), Line()

        async def slow(_: Any, interaction: Any, *rest: Any) -> None:
            await bot.press(second)
            await bot.press(second)

        monkeypatch.setitem(buttons.HANDLERS, Verb.WALK, slow)
        await bot.press(Line())
        assert bot.outcomes == ["slip", "slip", "done"] and not bot.presses.held(PANEL)

    lived(monkeypatch, story)
