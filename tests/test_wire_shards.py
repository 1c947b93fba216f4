"""Shards: Discord tells each of its own servers, and the first of direct messages; which of them a process runs is said by `--shards`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest
from fleet import guild_of
from wire import Hall, Table, shown

from sandbox import Sandbox
from sandbox.gateway import Session
from start.settings import arguments
from tools import shards
from tools.shards import IdentifyQueues, Shards


def test_one_process_runs_several_shards(tmp_path: Path) -> None:
    """Tables in servers of both, one with a letter to a direct message, which only the first shard hears of."""
    with Hall(tmp_path, "--shards", "0-1/2") as hall:

        async def story(_: Table) -> None:
            for shard in (0, 1):
                hall.guild = guild_of(hall.world, shard, 2)
                table = Table(hall)
                await table.turns()
                assert await table.menu(table.bob)
            learning = await table.bob.slash("learn", table.bob.dm, game="triumvirat")
            assert shown(learning)

        hall.live(story)
        gateway = hall.world.gateway
        assert gateway is not None and {session.shard for session in gateway.sessions.values()} == {(0, 2), (1, 2)}


def test_each_shard_hears_of_its_own() -> None:
    async def main() -> None:
        async with Sandbox() as world:
            gateway = world.gateway
            assert gateway is not None
            first, second = (Session(1, (number, 2)) for number in (0, 1))
            gateway.sessions = {one.id: one for one in (first, second)}
            for number, session in enumerate((first, second)):
                guild = guild_of(world, number, 2)
                assert session.told[-1]["d"]["id"] == guild.id
            before = len(first.told), len(second.told)
            gateway.dispatch("INTERACTION_CREATE", {"id": "1"})
            assert (len(first.told), len(second.told)) == (before[0] + 1, before[1])

    asyncio.run(main())


def test_shards_by_text() -> None:
    assert shards.shards("0-3/8") == Shards(0, 3, 8) and str(Shards(0, 3, 8)) == "0-3/8"
    assert shards.shards("2/8").numbers == [2] and str(Shards(2, 2, 8)) == "2/8"
    assert Shards(0, 0, 2).hold(None) and not Shards(1, 1, 2).hold(None)
    assert Shards(1, 1, 2).hold(1 << 22) and not Shards(0, 0, 2).hold(1 << 22)


@pytest.mark.parametrize("text", ["", "8", "0-3", "3-0/8", "0-8/8", "8/8", "-1/8", "a/b", "0/0", "0-3/8/9", "٣/8"])
def test_shards_that_cannot_be(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arguments().parse_args([f"--shards={text}"])
    assert ended.value.code == 2 and "--shards" in capsys.readouterr().err


def test_shards_that_discord_counts_together_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    @dataclass
    class Two:
        max_concurrency: int = 2

    async def limits() -> Two:
        return Two()

    monkeypatch.setattr(asyncio, "sleep", sleep)
    queues = IdentifyQueues()

    async def main() -> None:
        for shard in range(4):
            await queues.wait(shard, limits)

    asyncio.run(main())
    assert all(seconds <= 0 for seconds in waited[:2]) and all(seconds > shards.PAUSE - 1 for seconds in waited[2:])
