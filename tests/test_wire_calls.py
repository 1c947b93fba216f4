"""Calls over the wire: one board and one mention a turn, a short message for who decides in between, boards that stay true."""

from __future__ import annotations

from collections.abc import Sequence

from test_wire_computers import caught_thinking
from test_wire_table import lay_up
from wire import PATIENCE, SAY, Hall, Table, at_table, first, idle, offered, opened_hall, pick, press, shown

from host.telling.calls import OLD
from sandbox import Message, Person
from sandbox.model import READ_HISTORY

hall = opened_hall()
TRICKS = ("Spy", "Courtesan", "Wrath", "Castle", "Assassinate")


def tricky(offers: Sequence[str]) -> str:
    """A Manipulation where there is one, to play or to draw, else the first choice."""
    return next((offer for word in (*TRICKS, "Draw/manipulation") for offer in offers if offer.startswith(word)), offers[0])


def asides(t: Table) -> list[Message]:
    """The short messages of the bot that call somebody now."""
    plain = (one for one in t.channel.messages.values() if not one.attachments and not one.ephemeral and not one.deleted)
    return [one for one in plain if one.content.startswith("<@") and not one.buttons]


async def up_to_a_veto(t: Table) -> tuple[Person, Person]:
    """Both play until one announces a Manipulation that the other may veto: who announced it, and the other."""
    await t.turns()
    await t.delivered()
    for _ in range(30):
        (person,) = t.awaited
        before = t.board
        screen = await t.menu(person)
        while offers := offered(screen):
            screen = await pick(person, screen, tricky(list(offers)))
        await t.delivered()
        (other,) = t.awaited
        if t.board is before and other is not person:
            return person, other
    raise AssertionError("nobody announced anything")


# ---------------------------------------------------------------- in between


@at_table
async def test_who_decides_in_between_is_called_by_a_reply_that_goes(t: Table) -> None:
    """The turn keeps its board, which nobody is called by twice; the reply is gone when it is answered."""
    player, other = await up_to_a_veto(t)
    board, boards, pings = t.board, len(t.boards), len(player.pings)
    (aside,) = await t.world.until(lambda: asides(t), PATIENCE)
    assert aside.reply_to == board.id and {user["id"] for user in aside.versions[0]["mentions"]} == {other.id}
    assert aside.id in {one.payload["id"] for one in other.pings} and t.awaited == [other]
    await t.answer(other, lambda offers: next((offer for offer in offers if offer == "LetPass"), offers[0]))
    await t.world.until(lambda: aside.deleted and t.awaited == [player], PATIENCE)
    assert t.board is board and len(t.boards) == boards and len(player.pings) == pings and not asides(t)


@at_table
async def test_without_the_history_the_call_in_between_is_no_reply(t: Table) -> None:
    """Where the bot may not read what stands in the channel it may not reply: it calls all the same."""
    t.channel.overwrite = t.channel.bot_permissions & ~READ_HISTORY
    _, other = await up_to_a_veto(t)
    (aside,) = await t.world.until(lambda: asides(t), PATIENCE)
    assert aside.reply_to is None and aside.id in {one.payload["id"] for one in other.pings}


@at_table
async def test_a_kill_while_somebody_is_called_in_between(t: Table) -> None:
    """After the restart the call stands once, and goes when it is answered."""
    player, other = await up_to_a_veto(t)
    (aside,) = await t.world.until(lambda: asides(t), PATIENCE)
    await t.bot.kill()
    await t.bot.start()
    await t.delivered()
    boards = len(t.boards)
    assert asides(t) == [aside]
    await t.answer(other, lambda offers: next((offer for offer in offers if offer == "LetPass"), offers[0]))
    await t.world.until(lambda: aside.deleted and t.awaited == [player], PATIENCE)
    assert len(t.boards) == boards


# ---------------------------------------------------------------- one board a turn


def plodding(offers: Sequence[str]) -> str:
    """The Triumvirate: end whatever can be ended."""
    return next((offer for offer in offers if offer.startswith(("EndMovement", "EndTurn"))), offers[0])


@at_table
async def test_who_takes_back_the_end_of_a_turn_is_not_called_for_it(t: Table) -> None:
    """They know whose turn it is again; the board says so to everybody."""
    await t.sit_down("triumvirat", [t.alice, t.bob])
    await t.answer(t.alice, plodding)
    await t.awaits(t.bob)
    await t.delivered()
    board, boards, pings = t.board, len(t.boards), len(t.alice.pings)
    assert (await t.alice.slash("game undo", t.channel)).message
    await t.awaits(t.alice)
    await t.delivered()
    assert t.board is board and len(t.boards) == boards and len(t.alice.pings) == pings


@at_table
async def test_an_old_board_is_posted_anew_within_a_turn(t: Table) -> None:
    """After an hour Discord is sparing with edits; who is at it needs no call."""
    await t.turns()
    await t.awaits(t.bob)
    await t.delivered()
    await t.bot.stop(within=PATIENCE)
    t.hall.book("UPDATE games SET board_at = board_at - ? WHERE id = ?", OLD + 60, t.game)
    await t.bot.start(within=PATIENCE)
    old, pings = t.board, len(t.bob.pings)
    await lay_up(t, t.bob)
    await t.boarded(lambda board: board is not old)
    await t.world.until(lambda: "<@" not in old.content and not old.buttons, PATIENCE)
    assert t.awaited == [t.bob] and len(t.bob.pings) == pings


# ---------------------------------------------------------------- earlier boards


def test_a_kill_before_the_earlier_board_is_tidied(hall: Hall) -> None:
    """The new board is sent, the old one still calls: after the restart it does not any more."""

    async def story(t: Table) -> None:
        await t.turns()
        await t.delivered()
        old = t.board
        t.world.faults.slow(f"/channels/{t.channel.id}/messages/{old.id}$", 30, method="PATCH")
        await t.answer(t.bob, idle)
        await t.boarded(lambda board: board is not old)
        await t.world.until(lambda: t.hall.book("SELECT past FROM games WHERE id = ?", t.game) == [(int(old.id),)], PATIENCE)
        assert t.bob.mention in old.content
        await t.bot.kill()
        t.world.faults.queue.clear()
        await t.bot.start()
        await t.world.until(lambda: "<@" not in old.content and not old.buttons, PATIENCE)
        assert old.content.endswith(SAY.earlier_board()) and t.awaited == [t.alice]

    hall.live(story)


# ---------------------------------------------------------------- computers and secrets


@at_table
async def test_while_a_computer_thinks_the_board_says_so_and_is_true(t: Table) -> None:
    """The same board, with what its player has just done; nobody is called."""
    process = await caught_thinking(t)
    board, pings = t.board, len(t.alice.pings)
    try:
        await t.world.until(lambda: SAY.thinking(["Ennius"]) in board.content, PATIENCE)
        assert t.board is board and len(t.alice.pings) == pings and SAY.have_chosen(["Alice"]) not in board.content
    finally:
        process.resume()
    await t.awaits(t.alice)


@at_table
async def test_who_has_chosen_in_secret_is_said(t: Table) -> None:
    """That they have, and not what; nobody is called again."""
    await t.begin()
    pings = [len(person.pings) for person in t.people]
    assert t.awaited == [t.alice, t.bob] and "✓" not in t.board.content
    await t.lay(t.alice)
    await t.awaits(t.bob)
    assert SAY.have_chosen(["Alice"]) in t.board.content and [len(person.pings) for person in t.people] == pings


@at_table
async def test_the_log_hangs_on_the_board(t: Table) -> None:
    await t.turns()
    await t.delivered()
    assert "Bob" in shown(await press(t.carl, t.board, "log")).content
    await t.answer(t.bob, first)
