"""Whole games of the other three over the wire, the live bribes of Lutèce, computer players, and the parts shown large."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playing import playout
from wire import BOT, Hall, Table, is_verb, offered, opened_hall, pick, press, shown, suggested

import games
from cogs.ui.presses import HASTE
from games import GAMES
from host.telling.hidden import hides
from lang import LANGUAGES
from sandbox import Impossible, Message, Person

hall = opened_hall(script=BOT)  # its shuffle is verified


def live_buttons(board: Message) -> dict[str, str]:
    """The public buttons of a decision open to all, by their words."""
    return {part["custom_id"].rpartition(":")[2]: part["custom_id"] for part in board.buttons if is_verb(part, "live")}


async def play_on(t: Table, people: list[Person], chance: Random) -> None:
    """Everybody who is asked something answers, by buttons alone; the board's edits are not waited for."""
    for person in people:
        with contextlib.suppress(Impossible):  # the board has just been replaced by another
            if buttons := live_buttons(t.board):
                raises = [custom_id for words, custom_id in buttons.items() if words.startswith("Raise")]
                if raises and chance.random() < 0.3:
                    asked = await person.click(t.board, chance.choice(raises)).outcome()
                    if asked.message and len([part for part in asked.message.buttons if is_verb(part, "go")]) == 1:
                        await press(person, asked.message, "go").outcome()
                await person.click(t.board, buttons["Ready"]).outcome()
            elif not t.over:
                screen = await t.menu(person)
                while offers := [offer for offer in offered(screen) if "Install" not in offer and "Recall" not in offer]:
                    screen = await pick(person, screen, chance.choice(offers))
    await asyncio.sleep(0.02)


def check_letters(game: str, people: list[Person]) -> None:
    """No direct message at all where nothing is hidden, and never one that says so."""
    empty = next(playout(GAMES[game].rules, 2, "empty")).view(0)
    nothing = {games.text(language, game).hand(empty, ("A", "B")) for language in LANGUAGES}
    for person in people:
        sent = [one for one in person.received if one.kind == "message" and one.payload["channel_id"] == person.dm.id]
        assert bool(sent) == hides(game)
        assert not any(text in one.payload["content"] for one in sent for text in nothing)


@pytest.mark.parametrize(("game", "seats"), [("fortuna", 2), ("lutece", 2), ("triumvirat", 2)])
def test_a_whole_game_by_buttons(hall: Hall, tmp_path: Path, game: str, seats: int) -> None:
    async def story(t: Table) -> None:
        people = [t.alice, t.bob, t.carl][:seats]
        people[0].locale = "fr"
        await t.sit_down(game, people)
        chance = Random(11)
        while not t.over:
            await play_on(t, people, chance)
        assert t.board.text.startswith("🏆"), t.board.text
        assert [picture.filename for picture in t.board.attachments] == ["board.png", "score.png"]
        check_letters(game, people)
        exported = await people[0].slash("game export", t.channel)
        assert exported.message is not None
        path = tmp_path / exported.message.attachments[0].filename
        path.write_bytes(exported.message.attachments[0].data)

    hall.live(story)
    (path,) = tmp_path.iterdir()
    done = subprocess.run([sys.executable, str(BOT), "verify", str(path)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def test_raises_at_the_same_moment_both_count(hall: Hall) -> None:
    """Lutèce's bribes: two players raise at once, a third person may not; the message is edited in its place."""

    async def story(t: Table) -> None:
        await t.sit_down("lutece", [t.alice, t.bob])
        for person in (t.alice, t.bob):
            await t.move(person, "Choose/revenues", "Choose/revenues/revenues")  # nothing to pay: no raise is one too many
        await t.boarded(lambda board: bool(live_buttons(board)))
        await t.delivered()
        board, buttons = t.board, live_buttons(t.board)
        raised = next(custom_id for words, custom_id in buttons.items() if words.startswith("Raise") and words.endswith("/1"))
        before = len(t.answers)
        acts = [person.click(board, raised) for person in (t.alice, t.bob, t.carl)]
        await asyncio.gather(*(act.outcome() for act in acts))
        await t.delivered()
        assert len(t.answers) == before + 2
        assert t.board.id == board.id and board.text.count(" 1,") >= 2, board.text
        assert not shown(acts[2]).buttons
        refused = shown(await t.alice.forge_press(board, f"{raised.rpartition(':')[0]}:Withdraw"))  # nobody has been ready: not offered
        only_the_rule = all(part["label"].startswith("Rules") for part in refused.buttons)
        assert refused.text.startswith("✋") and only_the_rule, "the sentence alone: what may be pressed stands under the board"
        await asyncio.sleep(HASTE + 0.1)
        twice = [t.alice.click(board, raised), t.alice.click(board, raised)]
        await asyncio.gather(*(act.outcome() for act in twice))
        assert len(t.answers) == before + 3, "one person pressing twice in a moment means it once"

    hall.live(story)


def test_a_person_and_computer_players(hall: Hall) -> None:
    """A newcomer starts at once; the computers' moves come in one message with what they lead to."""

    async def story(t: Table) -> None:
        await t.sit_down("cesar", [t.alice], "easy")
        chance = Random(5)
        for _ in range(6):
            await t.boarded(lambda board: t.over or t.alice in t.awaited)
            await play_on(t, [t.alice], chance)
        await t.boarded(lambda board: t.alice in t.awaited and any(is_verb(part, "why") for part in board.buttons))
        assert all(len({user["id"] for user in board.versions[0]["mentions"]} - {t.alice.id}) == 0 for board in t.boards)

    hall.live(story)


@pytest.mark.parametrize(
    ("game", "command", "field"), [("lutece", "display", "player"), ("fortuna", "province", "player"), ("triumvirat", "region", "region")]
)
def test_a_part_of_the_board_large(hall: Hall, game: str, command: str, field: str) -> None:
    async def story(t: Table) -> None:
        await t.sit_down(game, [t.alice, t.bob])
        offers = suggested(await t.carl.autocomplete(f"{game} {command}", t.channel, field))
        assert len(offers) >= 2
        large = await t.carl.slash(f"{game} {command}", t.channel, **{field: offers[0]["value"]})
        assert large.message is not None and large.message.ephemeral and large.message.attachments[0].alt
        refused = await t.carl.slash(f"{game} {command}", t.channel, **{field: "Atlantis"})
        assert "Atlantis" in refused.text

    hall.live(story)
