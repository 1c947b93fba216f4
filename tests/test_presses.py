"""Which presses count, by Discord's clock: once each, none on what was just redrawn, and a public choice again only after half a second."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import InteractionType
from discord.utils import time_snowflake

from cogs.admission import turned_away
from cogs.ui import presses
from cogs.ui.ids import Press, Verb
from cogs.ui.notes import notes
from cogs.ui.presses import HASTE, Presses, Slip
from host.limits import Verdict

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()
PANEL, BOARD = 71, 72
MOVE, RAISE = Press(Verb.WALK, 5), Press(Verb.LIVE, 5, 1, ("Raise", "1"))


def pressed(at: float, message: int | None = PANEL, *, private: bool = True, user: int = 1, form: bool = False) -> Any:
    """An interaction sent so many seconds after noon."""
    where = None if message is None else SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=private))
    kind = InteractionType.modal_submit if form else InteractionType.component
    number = time_snowflake(datetime.fromtimestamp(NOON + at, UTC))
    return SimpleNamespace(id=number, type=kind, message=where, user=SimpleNamespace(id=user), extras={})


def test_the_same_interaction_comes_once() -> None:
    judge, first, second = Presses(1.0), pressed(0), pressed(0.1)
    assert [judge.seen(first), judge.seen(first), judge.seen(second), judge.seen(first)] == [False, True, False, True]
    assert notes(first).started <= time.monotonic()


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presses, "MEMORY", 2)
    judge, acts = Presses(1.0), [pressed(n) for n in range(3)]
    assert not any(judge.seen(act) for act in acts)
    assert [judge.seen(act) for act in (acts[2], acts[1], acts[0])] == [True, True, False], "the oldest is forgotten"


def test_a_message_takes_one_press_at_a_time() -> None:
    judge, first = Presses(1.0), pressed(0)
    assert not judge.slip(first, MOVE) and judge.held(PANEL)
    assert judge.slip(pressed(5), MOVE) and not judge.slip(pressed(5, BOARD), MOVE)
    judge.answered(first)
    assert not judge.held(PANEL) and not judge.slip(pressed(5), MOVE)
    judge.answered(pressed(0, None))  # a command has no message


def test_what_was_just_redrawn_takes_no_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """For as long as was asked, from the moment it was redrawn: when the press was sent, and as much later as its answer took."""
    judge, first = Presses(1.0), pressed(0)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    judge.seen(first)
    assert not judge.slip(first, MOVE)
    monkeypatch.setattr(time, "monotonic", lambda: 103.0)
    judge.redrawn(first, PANEL)
    assert not judge.held(PANEL)
    assert judge.slip(pressed(3.9), MOVE) and not judge.held(PANEL)
    assert not judge.slip(pressed(4.1), MOVE)


def test_a_press_just_after_others_have_changed_the_panel_is_told_so() -> None:
    judge, opened = Presses(1.0), pressed(0)
    judge.seen(opened)
    judge.redrawn(opened, PANEL, by_others=True)
    assert judge.slip(pressed(0.5), MOVE) is Slip.MOVED and judge.slip(pressed(1.5), MOVE) is None
    judge.redrawn(opened, PANEL)
    assert judge.slip(pressed(0.5), MOVE) is Slip.TWICE


def test_looking_public_messages_and_forms_are_no_slips() -> None:
    judge = Presses(1.0)
    assert not judge.slip(pressed(0), MOVE)
    for act, press in (
        (pressed(0), Press(Verb.LOG, 5)),
        (pressed(0, private=False), MOVE),
        (pressed(0, form=True), MOVE),
        (pressed(0, None), MOVE),
    ):
        assert not judge.slip(act, press)
    assert judge.slip(pressed(0), MOVE)


def test_without_calm_nothing_slips() -> None:
    judge = Presses(0.0)
    assert not any(judge.slip(pressed(0), MOVE) for _ in range(3))


def test_a_public_choice_counts_again_after_half_a_second() -> None:
    judge = Presses(0.0)
    assert not judge.slip(pressed(0), RAISE) and judge.slip(pressed(HASTE - 0.1), RAISE)
    assert not judge.slip(pressed(0.1, user=2), RAISE), "another's press is another's"
    assert not judge.slip(pressed(0.1), Press(Verb.LIVE, 5, 1, ("Raise", "2"))), "and another choice another"
    assert not judge.slip(pressed(HASTE + 0.1), RAISE) and judge.slip(pressed(HASTE + 0.2), RAISE)


def test_typing_that_nobody_waits_for_any_more_is_no_fault() -> None:
    """Discord has forgotten it, as it does after three seconds: nobody is there to be told, and nothing is raised."""

    async def gone(choices: list[Any]) -> None:
        answer = cast(Any, SimpleNamespace(status=404, reason="Not Found"))
        raise discord.NotFound(answer, {"code": 10062, "message": "Unknown interaction"})

    typed = SimpleNamespace(
        type=InteractionType.autocomplete, user=SimpleNamespace(id=1), guild_id=None, response=SimpleNamespace(autocomplete=gone)
    )
    limits = SimpleNamespace(typing=SimpleNamespace(judge=lambda user: Verdict.HUSHED))
    bot = SimpleNamespace(limits=limits, restrictions=SimpleNamespace(refusal=lambda user, guild: None))
    assert asyncio.run(turned_away(cast(Any, bot), cast(Any, typed))) == "fast"
