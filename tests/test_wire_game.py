"""Whole games over the wire: by buttons and menus alone, by slash commands alone, with every option; and the file they leave."""

from __future__ import annotations

import asyncio
import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from wire import (
    BOT,
    PATIENCE,
    SAY,
    Hall,
    Table,
    Taste,
    at_random,
    at_table,
    idle,
    offered,
    opened_hall,
    pick,
    press,
    public,
    shown,
    suggested,
)

import games
import lang
from games import GAMES
from host.telling import chronicle
from rules.cesar.components import Group, Influence
from rules.cesar.events import Dealt, PileOrdered, TurnBegan
from rules.cesar.moves import LayDown
from rules.cesar.questions import Ask, Task
from sandbox import Message, Person

hall = opened_hall(script=BOT)  # its shuffle is verified
SAY_FR = lang.interface("fr")


LONG = 24  # boards: from then on everybody stays passive, and the game ends


async def play_out(t: Table, taste: Taste) -> None:
    """Whoever the board names plays, until it names nobody; at each press the channel has heard of the one before."""
    while not t.over:
        for person in t.awaited:
            screen = await t.menu(person)
            while offers := offered(screen):
                screen = await pick(person, screen, (taste if len(t.boards) < LONG else idle)(list(offers)))
                await t.delivered()


# ---------------------------------------------------------------- buttons


def test_a_game_by_buttons_in_two_languages(hall: Hall, tmp_path: Path) -> None:
    async def story(t: Table) -> None:
        t.alice.locale = "fr"
        lobby = await t.open()
        sealed = (await t.carl.slash("game proof", t.channel)).text  # the whole seal; the lobby shows how it begins
        assert "Caesar" not in lobby.text and lang.interface("fr").BUTTONS["join"] in lobby.labels
        await press(t.bob, lobby, "join")
        await t.start(t.alice, lobby)
        await t.boarded(lambda board: True)
        assert not lobby.buttons and "Bob" in lobby.text  # it stays as the record of the seal and the joins
        for person, language in ((t.alice, "fr"), (t.bob, "en")):
            menu = await t.menu(person)
            assert games.text(language, "cesar").ask(Task(Ask.PLACE, 0)) in menu.text
            assert menu.v2 and menu.attachments[0].alt, "with the hand before one's eyes"
            await t.answer(person, at_random(7))
        await t.delivered()
        await play_out(t, at_random(8))
        await t.world.until(lambda: not t.boards[-2].buttons, PATIENCE)
        check_boards(t)
        secret = check_end(t.board, lobby.text, sealed)
        await check_file(t, secret, tmp_path)
        await check_log(t, t.carl)

    hall.live(story)


def check_boards(t: Table) -> None:
    """A new board calls exactly the one whose turn begins; the turns of both alternate; every picture is told in words.
    Who decides in between is called by a short message, which goes when it is answered."""
    *boards, last = t.boards
    assert len(boards) > 10
    called = [{user["id"] for user in board.versions[0]["mentions"]} for board in boards]
    calls = [board.versions[0]["content"].rpartition("\n")[2] for board in boards]
    assert called[0] == {t.alice.id, t.bob.id} and all(len(some) == 1 for some in called[1:])
    assert all(before != after for before, after in pairwise(called))
    for board, call, some in zip(boards, calls, called, strict=True):
        assert all(f"<@{one}>" in call for one in some) and call.count("<@") == len(some)
        assert "<@" not in board.content and board.content.endswith(SAY_FR.earlier_board()), "an old board calls nobody"
        assert [picture.filename for picture in board.attachments] == ["board.png"] and board.attachments[0].alt
        assert not board.buttons, "the buttons of an old board are gone"
    pings = [one.payload["id"] for person in (t.alice, t.bob) for one in person.pings]
    asides = [one for one in pings if one not in {board.id for board in t.boards}]
    assert sorted(set(pings) - set(asides)) == sorted(board.id for board in t.boards) and len(asides) == len(set(asides))
    assert not [one for one in asides if one in t.channel.messages and not t.channel.messages[one].deleted]
    assert {user["id"] for user in last.versions[0]["mentions"]} == {t.alice.id, t.bob.id}, "the end is told to all who played"
    assert [picture.filename for picture in last.attachments] == ["board.png", "score.png"] and all(p.alt for p in last.attachments)


def check_end(board: Message, lobby: str, proof: str) -> str:
    """The last message: who won, the score, and the secret whose seal was shown before the start."""
    assert board.text.startswith("🏆") and "\n- " in board.text
    found = [word.strip("`.") for word in board.text.split() if len(word.strip("`.")) == 64]
    secret = next(word for word in found if set(word) <= set("0123456789abcdef"))
    seal = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    assert seal in proof and f"{seal[:32]}…" in lobby and seal not in lobby
    return secret


async def check_log(t: Table, reader: Person) -> None:
    """The log by pages, from the end to the beginning: every turn under its heading, and each page stands in the whole file."""
    page, pages = shown(await reader.slash("game log", t.channel)), []
    while True:
        assert len(page.text) <= 2000 and page.ephemeral
        pages.append(page.text.rpartition("\n-# ")[0])
        whole = page.attachments[0].data.decode()
        if next(part for part in page.buttons if part["label"] == SAY.BUTTONS["previous"]).get("disabled"):
            break
        await reader.click(page, SAY.BUTTONS["previous"]).edited()
    told = [turn for text in pages for turn in text.split("\n\n") if " …\n" not in turn]
    assert len(pages) > 2 and all(chronicle.written([chronicle.Turn("", [turn])]).strip() in whole for turn in told)
    turns = re.findall(r"^\*\*__(Turn .*)__\*\*$", "\n".join(reversed(pages)), re.MULTILINE)
    assert len(turns) > 10
    assert turns == [games.text("en", "cesar").heading(TurnBegan(1 - n % 2, n + 1), ("Alice", "Bob")) for n in range(len(turns))]


async def check_file(t: Table, secret: str, folder: Path) -> None:
    """The exported game is sound, and one changed in a single answer is not; the proof shows the secret."""
    exported = await t.bob.slash("game export", t.channel)
    assert exported.message and exported.message.ephemeral
    (file,) = exported.message.attachments
    path = folder / file.filename
    path.write_bytes(file.data)
    assert ": valid" in verify(path, 0)
    path.write_bytes(file.data.replace(secret.encode(), secret[::-1].encode()))
    assert "NOT VALID" in verify(path, 1)
    proof = (await t.carl.slash("game proof", t.channel)).text
    assert secret in proof and hashlib.sha256(bytes.fromhex(secret)).hexdigest() in proof


def verify(path: Path, code: int) -> str:
    done = subprocess.run([sys.executable, str(BOT), "verify", str(path)], capture_output=True, text=True, cwd=path.parent, timeout=60)
    assert done.returncode == code, done.stderr
    return done.stdout


# ---------------------------------------------------------------- options


@at_table
async def test_a_game_by_all_options(t: Table) -> None:
    """Each turns the options in the lobby; the piles are ordered in private, at the same time, card by card."""
    await t.begin(options=["ordered", "fewer_orgies", "orgy_leaves"])
    words, names = games.text("en", "cesar"), ("Alice", "Bob")
    assert t.awaited == [t.alice, t.bob]
    await asyncio.gather(order_pile(t, t.alice), order_pile(t, t.bob))
    await t.boarded(lambda board: board.content.endswith(words.asked(Task(Ask.PLACE, 0), SAY.names([t.alice.mention, t.bob.mention]))))
    log = (await t.carl.slash("game log", t.channel)).content
    assert words.event(Dealt(7), names) in log and words.event(PileOrdered(1), names) in log
    await play_out(t, idle)
    assert t.board.text.startswith("🏆")


async def order_pile(t: Table, person: Person) -> None:
    """By the menu, the kinds of cards in turn; the last card lies by itself."""
    screen, n = await t.menu(person), 0
    while stacks := [offer for offer in offered(screen) if offer.startswith("Stack")]:
        screen, n = await pick(person, screen, stacks[n % len(stacks)]), n + 1
        await asyncio.sleep(0.05)  # the same choice again at once is a double click, and not counted


# ---------------------------------------------------------------- slash commands


class Typist:
    """Plays by commands alone: arguments come from the suggestions, one option after the other."""

    def __init__(self, t: Table, seed: int) -> None:
        self.t, self.rng = t, Random(seed)
        self.commands = {one["name"]: one.get("options") or [] for one in t.world.find_command("cesar", None)["options"]}
        self.used: set[str] = set()

    async def turn(self, person: Person, names: Callable[[], list[str]]) -> None:
        """Commands until nothing more is asked of them."""
        while offered(await self.move(person, names())):
            pass

    async def move(self, person: Person, names: list[str]) -> Message:
        """The first of these commands that is legal now; the answer shows what is asked next, if anything."""
        for name in names:
            given: dict[str, str] = {}
            for option in self.commands[name]:
                asked = await person.autocomplete(f"cesar {name}", self.t.channel, option["name"], **given)
                if not asked.choices:
                    break
                given[option["name"]] = self.rng.choice(asked.choices)["value"]
            else:
                done = await person.slash(f"cesar {name}", self.t.channel, **given)
                assert done.message and done.message.ephemeral
                if not done.text.startswith("✋"):
                    self.used.add(name)
                    return done.message
                assert not self.commands[name], (name, given, done.text)  # what was suggested is legal
        raise AssertionError(f"{person.name} found nothing to do")

    def shuffled(self) -> list[str]:
        return self.rng.sample(sorted(self.commands), len(self.commands))

    def idle(self) -> list[str]:
        return ["finish", "let-pass", "passive", *self.shuffled()]


@at_table
async def test_a_game_by_commands(t: Table) -> None:
    """Every suggestion is legal; what is suggested fits what has been typed already."""
    t.bob.locale = "fr"
    await t.alice.slash("game new", t.channel, game="cesar")
    await t.bob.slash("game join", t.channel)
    await t.alice.slash("game start", t.channel)
    await t.boarded(lambda board: True)
    typist = Typist(t, 5)
    for person in (t.alice, t.bob):
        await typist.move(person, ["place"])
    await t.delivered()
    await check_suggestions(t)
    taste = typist.shuffled
    while not t.over:
        (person,) = t.awaited
        await typist.turn(person, taste)
        await t.played(person)
        taste = typist.shuffled if len(t.boards) < 11 else typist.idle
    assert t.board.text.startswith("🏆")
    assert {"place", "draw", "passive"} < typist.used and typist.used & {"face-down", "face-up"}


async def check_suggestions(t: Table) -> None:
    assert t.awaited == [t.bob]
    asked = await t.bob.autocomplete("cesar face-down", t.channel, "group")
    labels = [choice["name"] for choice in suggested(asked)]
    assert labels == ["Sénateurs", "Préteurs", "Questeurs", "Édiles", "Censeurs"]
    for typed in ("éd", "ED", "edi"):  # without accents and case
        assert [one["name"] for one in suggested(await t.bob.autocomplete("cesar face-down", t.channel, "group", typed))] == ["Édiles"]
    cards = suggested(await t.bob.autocomplete("cesar face-down", t.channel, "card", group="aediles"))
    assert [one["name"][0] for one in cards] and all(re.search(r"\([0-5]\)$", one["name"]) for one in cards)
    assert not (await t.bob.autocomplete("cesar face-down", t.channel, "card", group="nonsense")).choices
    for stranger in (t.alice, t.carl):
        assert not (await stranger.autocomplete("cesar face-down", t.channel, "card")).choices
    laid = await t.bob.slash("cesar face-down", t.channel, card=cards[0]["name"], group="ÉDILES")  # words instead of a suggestion
    assert games.text("fr", "cesar").did(LayDown(Influence(int(cards[0]["value"])), Group.AEDILES), 1) in laid.text
    undone = await t.bob.slash("game undo", t.channel)
    assert undone.text.startswith("↩ Annulé : Poser ")
    await t.delivered()


@at_table
async def test_commands_are_named_in_french(t: Table) -> None:
    def check(command: dict[str, Any]) -> None:
        assert set(command["description_localizations"]) == {"fr"}, command["name"]
        if command["name"] not in GAMES:
            assert set(command["name_localizations"]) == {"fr"}, command["name"]
        for option in command.get("options") or []:
            check(option)

    commands = {command["name"]: command for command in t.world.commands[None]}
    for command in commands.values():
        check(command)
    assert commands["game"]["name_localizations"]["fr"] == "partie"
    (titles,) = (option["choices"] for option in commands["rules"]["options"] if option["name"] == "game")
    assert all(choice["name_localizations"]["fr"] for choice in titles)


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_the_rules_without_a_game(hall: Hall, language: str) -> None:
    """`/rules` and `/help` answer anywhere, in direct messages too."""

    async def story(t: Table) -> None:
        t.carl.locale = language
        for where in (t.channel, t.carl.dm):
            assert "César" in (await t.carl.slash("help", where)).text or language == "en"
            chapters = await t.carl.slash("rules", where, game="cesar")
            found = suggested(await t.carl.autocomplete("rules", where, "find", "C2.3", game="cesar"))
            assert "C2.3" in (await t.carl.slash("rules", where, game="cesar", find=found[0]["value"])).text
            form = await press(t.carl, chapters.message, "search")
            answer = await t.carl.submit(form, {"words": "veto"})
            assert "C4.7" in answer.text and answer.message and answer.message.ephemeral
            await leaf_through(t.carl, answer.message)

        which = shown(await t.carl.slash("rules", t.channel))
        say, titles = lang.interface(language), [games.text(language, game).TITLE for game in GAMES]
        assert which.text == say.rules_which() and which.labels == titles
        t.alice.locale = "fr" if language == "en" else "en-US"
        lobby = public(await t.alice.slash("game new", t.channel, game="lutece"))
        assert (await t.carl.slash("rules", t.channel)).text == (await t.carl.slash("rules", t.channel, game="lutece")).text
        helped = (await t.carl.slash("help", t.channel)).text
        assert all(f"**{label}**" in helped for label in lobby.labels if label in (lobby.labels[0], "Start", "Commencer"))

    async def leaf_through(reader: Person, book: Message) -> None:
        """From what was found to a chapter, and on by the buttons, all in one message."""
        (chapters,) = book.selects
        second, third = chapters["options"][1:3]
        assert not any(option.get("default") for option in chapters["options"])
        await reader.select(book, [third["value"]], chapters["custom_id"])
        assert book.text.startswith(f"## {third['label']}") and f"**{third['label'].split()[0]}.1 · " in book.text
        words = lang.interface(language).BUTTONS
        await reader.click(book, words["previous"])
        assert book.text.startswith(f"## {second['label']}")
        await reader.click(book, words["next"])
        assert book.text.startswith(f"## {third['label']}") and book.selects[0]["options"][2]["default"]

    hall.live(story)
