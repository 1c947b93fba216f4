"""Secrecy at the wire: no byte of a hidden card reaches anybody else, in pictures, texts, buttons, suggestions or names of files."""

from __future__ import annotations

import json
from collections.abc import Iterator

from wire import Table, at_random, at_table, opened_hall, press, shown

import games
from rules.cesar.events import PileOrdered
from rules.cesar.questions import Ask, Task
from sandbox import Delivery, Person
from sandbox.component_kinds import TEXT, walk

hall = opened_hall()
MOVES = frozenset({"m", "go", "all"})
WORDS = games.text("en", "cesar")


def private(t: Table, person: Person) -> Iterator[Delivery]:
    """What this person alone received: ephemeral answers and direct messages."""
    shared = {message.id for message in t.channel.messages.values() if message.only_for is None}
    for one in person.received:
        if one.kind in ("message", "edit") and one.payload["id"] not in shared:
            yield one


def secrets(t: Table, person: Person) -> tuple[set[bytes], set[str], set[str]]:
    """Their pictures, the lines that tell their cards, and the presses of their menus."""
    pictures, lines, presses = set(), set(), set()
    for one in private(t, person):
        pictures |= {file.data for file in one.files if file.filename != "part.png"}  # that part lies open on the board
        told = [file.alt for file in one.files if file.filename != "part.png"]
        lines |= {alt for alt in told if alt and "\n" in alt}  # a card's name alone is no secret
        parts = [part for _, part in walk(one.payload["components"])]
        said = [one.payload["content"], *(part["content"] for part in parts if part["type"] == TEXT)]
        lines |= {line for text in said for line in text.splitlines() if line.startswith(("**Your ", "You ", "✅"))}
        presses |= {part["custom_id"] for part in parts if part.get("custom_id", ":").split(":")[1] in MOVES}
    return pictures, lines, presses


def check(t: Table) -> None:
    """Nobody ever received what was for another alone."""
    for owner in (t.alice, t.bob):
        pictures, lines, presses = secrets(t, owner)
        assert pictures and lines
        for other in t.people:
            if other is not owner:
                _, own_lines, own_presses = secrets(t, other)
                received = other.everything()
                assert not [picture for picture in pictures if picture in received]
                alien = [line for line in lines if not any(line in own for own in own_lines)]  # a short pile may be as a longer one begins
                assert not [line for line in alien if _told(line) in received], owner.name
                assert not [one for one in presses - own_presses if _told(one) in received], owner.name


def _told(text: str) -> bytes:
    return json.dumps(text, ensure_ascii=False)[1:-1].encode()


@at_table
async def test_no_hidden_card_reaches_anybody_else(t: Table) -> None:
    """Half a game at random, with hands looked at and suggestions asked for at every turn; Carl looks on and asks for all he can."""
    taste = at_random(21)
    await t.begin()
    for person in (t.alice, t.bob):
        await t.answer(person, taste)
    while len(t.boards) < 14 and not t.over:
        for person in t.awaited:
            await press(person, t.board, "hand")
            await person.autocomplete("cesar face-down", t.channel, "card")
            await t.carl.autocomplete("cesar face-down", t.channel, "card")
            await t.answer(person, taste)
            await t.played(person)
    for command in ("log", "list", "proof", "hand", "play", "undo"):
        await t.carl.slash(f"game {command}", t.channel)
    await t.carl.slash("game board", t.channel, text=True)
    check(t)
    public = [
        part["custom_id"] for board in t.boards for version in board.versions for row in version["components"] for part in row["components"]
    ]
    assert {one.split(":")[1] for one in public} <= {"play", "hand", "rules", "log", "why", "rematch", "look"}
    assert all(one.count(":") == 2 for one in public)


async def stack(t: Table, person: Person, count: int) -> None:
    """Puts so many cards on their pile, each time another of those suggested."""
    for n in range(count):
        choices = (await person.autocomplete("cesar stack", t.channel, "card")).choices
        assert choices
        answer = await person.slash("cesar stack", t.channel, card=choices[n % len(choices)]["value"])
        assert not answer.text.startswith("✋")


@at_table
async def test_the_order_of_a_pile_is_private(t: Table) -> None:
    """Each card put on the pile is seen by its owner alone; the channel hears when a pile is complete, and calls nobody anew."""
    await t.begin(options=["ordered"])
    await stack(t, t.alice, 5)
    await t.delivered()
    assert t.awaited == [t.alice, t.bob] and len(t.boards) == 1
    pile = next(line for line in shown(await press(t.alice, t.board, "hand")).text.splitlines() if "pile" in line)
    await stack(t, t.alice, 7)  # the last one lies by itself
    await t.boarded(lambda board: WORDS.event(PileOrdered(0), ("Alice", "Bob")) in board.text)
    assert t.awaited == [t.bob] and len(t.boards) == len(t.bob.pings) == 1
    await stack(t, t.bob, 12)
    await t.boarded(lambda board: WORDS.asked(Task(Ask.PLACE, 0), "").strip() in board.text)
    for other in (t.bob, t.carl):
        assert _told(pile) not in other.everything() and _told(pile) in t.alice.everything()
    check(t)
    assert b"assassination" not in t.carl.everything().lower()
