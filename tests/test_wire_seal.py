"""Under seal: who changes an answer or withdraws it leaves no trace that anybody else could see."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

from wire import PATIENCE, SAY, Table, at_table, offered, opened_hall, pick, press

from sandbox import Delivery, Message, Person

hall = opened_hall()
T = TypeVar("T")
LONG = 2 * 3600  # seconds: Discord takes edits of older messages only sparingly, so the bot posts anew


class Seen:
    """Everything that reaches the others of a table from now on, channel and DM, with ids and times by the order in which they appear."""

    def __init__(self, t: Table) -> None:
        self._people, self._game, self._channel = (t.bob, t.carl, t.people[-1]), t.game, t.channel.id
        self._from = [len(person.received) for person in self._people]

    def all(self) -> list[list[tuple[str, str, tuple[bytes, ...]]]]:
        """A list for each of them and each place: whether a letter or the board comes first is chance."""
        found = []
        for person, at in zip(self._people, self._from, strict=True):
            for place in (self._channel, person.dm.id):
                plain = self._plain()
                here = [one for one in list(person.received)[at:] if one.payload.get("channel_id") == place]
                found.append([(one.kind, plain(one.text), tuple(file.data for file in one.files)) for one in here])
        return found

    def _plain(self) -> Callable[[str], str]:
        """Takes from a text what tells one table from another: times, ids, the game's number, the digests that tell letters apart."""
        known: dict[str, str] = {}
        numbers = count(1)

        def plain(text: str) -> str:
            text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.+]+", "TIME", text)
            text = re.sub(rf"(a:[a-z]+:|\"nonce\": \"){self._game}\b", r"\1GAME", text)
            text = re.sub(r"(\"nonce\": \")[0-9a-f]{25}\"", r'\1LETTER"', text)
            return re.sub(r"\d{10,}", lambda found: known.setdefault(found[0], f"<{next(numbers)}>"), text)

        return plain


async def table_of_lutece(t: Table) -> None:
    """Alice, Bob and Carl sit down; Dora looks on."""
    t.person("Dora")
    await t.sit_down("lutece", [t.alice, t.bob, t.carl])
    await t.delivered()


async def chosen(t: Table, person: Person, which: int, screen: Message | None = None) -> Message:
    """Chooses two tiles, the first of what is offered or the last."""
    screen = screen or await t.menu(person)
    while offers := [offer for offer in offered(screen) if offer.startswith("Choose")]:
        screen = await pick(person, screen, offers[which])
    return screen


async def in_hand(t: Table, person: Person, act: Awaitable[T]) -> T:
    """Does something and waits until the hand that was sent shows it."""
    before = len(letters(person))
    done = await act
    await t.world.until(lambda: len(letters(person)) > before, PATIENCE)
    return done


def letters(person: Person) -> list[Delivery]:
    return [one for one in person.received if one.payload.get("channel_id") == person.dm.id]


async def asked_around(t: Table) -> None:
    """Bob and Dora ask for all that might count something."""
    for person, commands in ((t.bob, ("list", "log", "play", "undo")), (t.people[-1], ("log", "play"))):
        for command in commands:
            await t.done(person.slash(f"game {command}", t.channel))


async def choices(t: Table, *, waver: bool) -> Seen:
    """All three choose; Alice, who has chosen, may waver: she changes her choice, withdraws it, and makes it again."""
    seen = Seen(t)
    if waver:
        screen = await in_hand(t, t.alice, chosen(t, t.alice, -1))
        await in_hand(t, t.alice, press(t.alice, screen, "undo"))
        assert screen.text.startswith(SAY.withdrawn())
    await asked_around(t)
    if waver:
        await in_hand(t, t.alice, chosen(t, t.alice, 0, screen))
    panel = await in_hand(t, t.bob, chosen(t, t.bob, 0))
    await t.world.until(lambda: "Alice and Bob have chosen" in t.board.text, PATIENCE)  # news of its own at either table
    before = len(letters(t.carl))
    await in_hand(t, t.bob, chosen(t, t.carl, 0))
    await t.world.until(lambda: len(letters(t.carl)) > before and offered(panel), PATIENCE)  # it goes on by itself
    return seen


@at_table
async def test_a_choice_that_is_changed_under_seal_shows_nowhere(t: Table) -> None:
    """Two tables with the same deal, at one of which Alice wavers: the others receive the same, byte for byte, on an old board too."""
    other = Table(t.hall)
    for table in (t, other):
        await table_of_lutece(table)
    await t.bot.stop(within=PATIENCE)
    t.hall.book("UPDATE games SET (secret, seed) = (SELECT secret, seed FROM games WHERE id = ?) WHERE id = ?", t.game, other.game)
    await t.bot.start(within=PATIENCE)
    for table in (t, other):
        await chosen(table, table.alice, 0)
        await table.delivered()
    await t.bot.stop(within=PATIENCE)
    t.hall.book("UPDATE games SET board_at = board_at - ? WHERE id IN (?, ?)", LONG, t.game, other.game)
    await t.bot.start(within=PATIENCE)
    steady, wavering = await choices(t, waver=False), await choices(other, waver=True)
    assert t.answers == other.answers and t.rows < other.rows
    assert sum(len(place) for place in steady.all()) > 20
    assert steady.all() == wavering.all()
