"""Plays at the loopback Discord with the real bot of a checkout, and keeps its database, its world and the buttons it has posted.

PYTHONPATH=<a checkout>:<a checkout>/tests python tests/corpus/record_hall.py tests/corpus/<its commit>
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from wire import Hall, Table, at_random, first, idle, is_verb, offered, pick, press, public, shown

from sandbox import Message, Person, saving

SAFE = ("LayDown", "LayUp", "Castle", "Passive", "Execute", "Skip", "March", "Load", "Escort")  # no moves by themselves
kept: list[dict[str, Any]] = []


def keep(t: Table, person: Person, message: Message | None, what: str) -> None:
    """Note the buttons and menus that somebody sees."""
    assert message is not None
    for part in message.parts():
        if "custom_id" in part:
            kept.append({
                "channel": t.channel.id, "person": person.id, "message": None if message.ephemeral else message.id, "on": what,
                "custom_id": part["custom_id"], "values": [one["value"] for one in part.get("options", ())],
                "least": part.get("min_values", 1), "disabled": bool(part.get("disabled")),
            })  # fmt: skip


async def browse(t: Table, person: Person) -> None:
    """Look through the screens of somebody's menu without making a move."""
    screen = await t.menu(person)
    keep(t, person, screen, "menu")
    for offer in [offer for offer in offered(screen) if offer in SAFE]:
        deeper = await pick(person, await t.menu(person), offer)
        keep(t, person, deeper, f"menu {offer}")
        further = [part for part in deeper.buttons if is_verb(part, "m")]
        if further and further[0]["custom_id"].count("/") == 1 and offer in ("LayDown", "LayUp"):
            keep(t, person, shown(await person.click(deeper, further[0]["custom_id"])), f"menu {offer} further")


async def until_rich(t: Table, kinds: int) -> None:
    """Play on until the menu of whoever is awaited has so many kinds of moves."""
    n = 0
    while True:
        await t.delivered()
        await t.boarded(lambda _: bool(t.awaited))
        screen = await t.menu(t.awaited[0])
        if len([offer for offer in offered(screen) if "/" not in offer]) >= kinds:
            return
        await t.answer(t.awaited[0], at_random(n))
        n += 1


async def cesar(t: Table) -> None:
    """Two people in the middle of a game, with a proposal before the table."""
    await t.turns()
    for n in range(6):
        await t.delivered()
        await t.answer(t.awaited[0], at_random(n))
    await until_rich(t, 3)
    keep(t, t.alice, t.board, "board")
    await browse(t, t.awaited[0])
    act = await t.awaited[0].slash("game end", t.channel)
    keep(t, t.awaited[0], act.message, "end")
    await press(t.awaited[0], act.message, "end")
    await t.world.until(lambda: any(is_verb(part, "agree") for m in t.channel.messages.values() for part in m.buttons), 20)
    asked = next(m for m in t.channel.messages.values() if any(is_verb(part, "agree") for part in m.buttons))
    keep(t, next(p for p in (t.alice, t.bob) if p is not t.awaited[0]), asked, "proposal")


async def fortuna(t: Table) -> None:
    """Two people and a computer player, running."""
    await t.sit_down("fortuna", [t.alice, t.bob], "normal")
    chance = Random(3)
    for _ in range(4):
        await t.delivered()
        if person := next(iter(t.awaited), None):
            await t.answer(person, lambda offers: chance.choice([o for o in offers if "Install" not in o] or list(offers)))
    await t.delivered()
    await t.boarded(lambda _: bool(t.awaited))
    keep(t, t.alice, t.board, "board")
    await browse(t, t.awaited[0])
    keep(t, t.alice, shown(await press(t.alice, t.board, "hand")), "hand")


async def lutece(t: Table) -> None:
    """Three people raising bribes, by public buttons."""
    await t.sit_down("lutece", [t.alice, t.bob, t.carl])
    for person in (t.alice, t.bob, t.carl):
        await t.answer(person, first)
    await t.boarded(lambda board: any(is_verb(part, "live") for part in board.buttons))
    await t.delivered()
    keep(t, t.bob, t.board, "board")


async def triumvirat(t: Table) -> None:
    await t.sit_down("triumvirat", [t.alice, t.bob])
    await until_rich(t, 3)
    keep(t, t.alice, t.board, "board")
    await browse(t, t.awaited[0])


async def finished(t: Table) -> None:
    """Over, by four idle turns."""
    await t.turns()
    while not t.over:
        await t.delivered()
        if t.awaited:
            await t.answer(t.awaited[0], idle)
    await t.delivered()
    keep(t, t.alice, t.board, "final board")


async def resigned(t: Table) -> None:
    await t.turns()
    screen = (await t.bob.slash("game resign", t.channel)).message
    keep(t, t.bob, screen, "resign")
    await press(t.bob, screen, "resign")
    await t.boarded(lambda _: t.over)
    await t.delivered()
    keep(t, t.alice, t.board, "final board")


async def lobby(t: Table) -> None:
    """A lobby that has not started."""
    message = await t.gather(options=("ordered",))
    keep(t, t.alice, message, "lobby")
    keep(t, t.alice, shown(await press(t.alice, message, "options")), "options")


async def empty_lobby(t: Table) -> None:
    """A lobby with its opener and a computer player."""
    message = public(await t.alice.slash("game new", t.channel, game="fortuna"))
    screen = shown(await press(t.alice, message, "computer"))
    keep(t, t.alice, screen, "computer")
    await press(t.alice, screen, "addcomputer", "easy")
    keep(t, t.alice, message, "lobby")
    keep(t, t.alice, shown(await press(t.alice, message, "options")), "options")
    keep(t, t.alice, shown(await press(t.alice, message, "seat")), "seats")


def main(folder: Path) -> None:
    tables = {}
    with tempfile.TemporaryDirectory() as data:
        with Hall(Path(data)) as hall:
            for story in (cesar, fortuna, lutece, triumvirat, finished, resigned, lobby, empty_lobby):

                async def live(t: Table, story: Any = story) -> None:
                    await story(t)
                    tables[story.__name__] = {"channel": t.channel.id, "game": t.game, "people": [p.id for p in t.people]}

                hall.live(live)
                print(story.__name__, len(kept))
            world = hall.world
            hall._runner.run(hall.bot.stop())
            saving.save(world, Path(data) / "world")
            text = json.loads((Path(data) / "world" / "world.json").read_text("utf-8"))
        with sqlite3.connect(Path(data) / "arbiter.sqlite3") as book:
            book.execute("PRAGMA journal_mode = DELETE")
            book.execute("VACUUM")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "book.gz").write_bytes(gzip.compress((Path(data) / "arbiter.sqlite3").read_bytes(), mtime=0))
    text["commands"] = {scope: [] for scope in text["commands"]}
    hall_text = json.dumps({"tables": tables, "buttons": kept, "world": text}, ensure_ascii=False, separators=(",", ":"))
    (folder / "hall.json.gz").write_bytes(gzip.compress(hall_text.encode(), mtime=0))
    for path in folder.iterdir():
        print(path, path.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
